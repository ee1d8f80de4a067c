"""The fonts and scripts that the site takes from npm."""

from pathlib import Path

from launching.sources import ASSET_SOURCES, ASSETS, fingerprint
from launching.tools import Tools


class Assets:
    """The fonts and scripts, copied into the package.

    A stamp among them says which package.json they were fetched for.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        self.stamp = root / ASSETS / ".stamp"
        self.sources = [file for file in ASSET_SOURCES if (root / file).is_file()]

    def wanted(self, tests: bool) -> str:
        """Return what the stamp has to begin with."""
        return fingerprint(self.root, self.sources) + (" tests" if tests else "")

    def are_current(self, tests: bool) -> bool:
        """Say whether nothing has to be fetched."""
        try:
            return not self.sources or self.stamp.read_text("utf-8").startswith(self.wanted(tests))
        except OSError:
            return False

    def fetch(self, tools: Tools, tests: bool) -> None:
        """Let npm fetch them, unless another launcher has done so meanwhile."""
        with tools.locked():
            if self.are_current(tests):
                return
            script = str(self.root / "scripts" / "vendor.py")
            tools.run(tools.tool("python"), script, *(["--dev"] if tests else []))
            self.stamp.parent.mkdir(parents=True, exist_ok=True)
            self.stamp.write_text(self.wanted(tests), "utf-8")
