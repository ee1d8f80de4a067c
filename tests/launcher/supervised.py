"""The site under the launcher, with stand-ins for environments and build: supervised.py FOLDER HOW ...

Both environments start the package that is being tested. HOW says what becomes of the "compiled" one:
``good``; ``broken``, which ends at once; ``late``, which gets ready and then ends when it should open its
house. The build ends when a number is written to the pipe FOLDER/build, with that number as its exit code.
"""

import sys
from pathlib import Path
from subprocess import PIPE, Popen
from unittest.mock import patch

from launching.supervising import supervise
from launching.venv import NAMES, Kind, Venv

GOOD = """
import sys
from bunkhouse.cli import main
if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
"""
BROKEN = "raise SystemExit(3)"
LATE = """
import asyncio
from bunkhouse.cli.supervisor import keeper
found = keeper()
found.report("ready")
asyncio.run(found.wait_for("go"))
raise SystemExit(3)
"""
SCRIPTS = {"good": GOOD, "broken": BROKEN, "late": LATE}
WAIT = "import sys; sys.exit(int(open(sys.argv[1]).readline()))"


def make(root: Path, kind: Kind, script: str) -> Venv:
    """An environment that has nothing but the command."""
    program = root / NAMES[kind] / "bin" / "bunkhouse"
    program.parent.mkdir(parents=True)
    program.write_text(f"#!{sys.executable}\n{script}")
    program.chmod(0o755)
    return Venv(root, kind)


def main(root: Path, how: str, arguments: list[str]) -> int:
    build = [sys.executable, "-c", WAIT, str(root / "build")]
    with patch("launching.supervising.start_build", lambda *_: Popen(build, stdin=PIPE)):
        plain, compiled = make(root, "plain", GOOD), make(root, "compiled", SCRIPTS[how])
        return supervise(plain, compiled, ["serve", *arguments])


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2], sys.argv[3:]))
