"""Bunkhouse installed: compiled, plain (interpreted) or editable, each in an environment of its own."""

import functools
import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, Literal

from launching.assets import Assets
from launching.compiler import compiler
from launching.environments import Environment
from launching.messages import BuildFailure, progress
from launching.sources import copy_sources, fingerprint, project, source_files
from launching.tools import Tools

Kind = Literal["compiled", "plain", "editable"]
NAMES: dict[Kind, str] = {"compiled": ".venv", "plain": ".venv-now", "editable": ".venv-dev"}
LABELS: dict[Kind, str] = {
    "compiled": "Compiling the engine (a few minutes)",
    "plain": "Installing Bunkhouse",
    "editable": "Installing Bunkhouse, editable",
}
SPARE = 9
"""More environments of one kind than this are never in use at once."""
Step = tuple[str, Callable[[], None]]


class Venv(Environment):
    """An environment with Bunkhouse and all it needs in it."""

    programs: ClassVar[tuple[str, ...]] = ("python", "bunkhouse")

    def __init__(self, root: Path, kind: Kind, number: int = 1) -> None:
        super().__init__(root, NAMES[kind] if number == 1 else f"{NAMES[kind]}-{number}")
        self.kind, self.number = kind, number
        self.tools = Tools(root)
        self.assets = Assets(root)
        self.failure = self.folder.with_name(f"{self.folder.name}.failed.json")

    @functools.cached_property
    def sources(self) -> str:
        """A hash of what the environment has to be made from; an editable one follows the package itself."""
        files = source_files(self.root)
        kept = [file for file in files if self.kind != "editable" or file.parts[0] != "src"]
        return fingerprint(self.root, kept)

    # What is there.

    def has_package(self, stamp: dict[str, Any]) -> bool:
        """Say whether Bunkhouse is in it, made from the sources of now."""
        return stamp.get("sources") == self.sources

    def is_current(self, tests: bool = False) -> bool:
        """Say whether nothing has to be installed."""
        stamp = self.read_stamp()
        whole = self.has_package(stamp) and bool(stamp["tests"] or not tests)
        return whole and (self.assets.are_current(tests) or self.kind != "editable")

    def has_failed(self) -> bool:
        """Say whether these sources could not be built with the compiler of now: once is enough."""
        try:
            return bool(json.loads(self.failure.read_text("utf-8")) == self._attempt())
        except (OSError, ValueError):
            return False

    def _attempt(self) -> list[object]:
        return [self.sources, compiler()]

    # Installing.

    def update(self, tests: bool = False) -> None:
        """Install what is missing or out of date, with the test tools if asked for."""
        if not self.is_current(tests):
            with self.locked():
                self.install(tests)

    def install(self, tests: bool) -> None:
        """Carry out the steps that are due: perhaps none, if another launcher was quicker."""
        stamp = self.read_stamp()
        tests = tests or stamp.get("tests", False)
        requirements = self.requirements(tests)
        steps = self.steps(stamp, requirements, tests)
        if stamp:
            self.log.write_text("")
        for number, (label, step) in enumerate(steps, 1):
            with progress(f"[{number}/{len(steps)}] {label}"):
                step()
        self.write_stamp(requirements=requirements, tests=tests, sources=self.sources)

    def steps(self, stamp: dict[str, Any], requirements: list[str], tests: bool) -> list[Step]:
        """List what is to be done, with a name for each."""
        steps: list[Step] = []
        if not self.tools.are_ready():
            steps.append(("Fetching the tools of the installation", self.tools.prepare))
        if not stamp:
            steps.append((f"Creating the virtual environment {self.folder.name}", self.create))
        if stamp.get("requirements") != requirements:
            steps.append(("Installing dependencies", lambda: self.add(*requirements)))
        if not self.assets.are_current(tests):
            label = "Fetching the fonts and scripts of the site"
            steps.append((label, lambda: self.assets.fetch(self.tools, tests)))
        if not self.has_package(stamp):
            steps.append((LABELS[self.kind], self.add_package))
        return steps

    def requirements(self, tests: bool) -> list[str]:
        """Read what has to be installed beside the package itself."""
        told = project(self.root)["project"]
        return [*told["dependencies"], *(told["optional-dependencies"]["test"] if tests else [])]

    def add(self, *what: str, **changes: str) -> None:
        """Install something; until all is done the environment is not whole."""
        self.stamp.unlink(missing_ok=True)
        self.tools.install(self, *what, **changes)

    def add_package(self) -> None:
        """Install Bunkhouse itself."""
        if self.kind == "editable":
            self.add("--no-deps", "--editable", str(self.root), HATCH_BUILD_NO_HOOKS="true")
            return
        with tempfile.TemporaryDirectory(prefix="bunkhouse-build-") as folder:
            copy_sources(self.root, Path(folder, "source"))
            try:
                self.build_wheel(Path(folder))
            except BuildFailure:
                self.failure.write_text(json.dumps(self._attempt()), "utf-8")
                raise
            self.add("--no-deps", "--force-reinstall", *map(str, Path(folder).glob("*.whl")))
        self.failure.unlink(missing_ok=True)

    def build_wheel(self, folder: Path) -> None:
        """Build the package from a copy of the sources; what was compiled before is taken from the cache."""
        changes = {"BUNKHOUSE_COMPILED": str(self.tools.folder / "compiled")}
        if self.kind == "plain":
            changes["HATCH_BUILD_NO_HOOKS"] = "true"
        hatch = [self.tools.tool("python"), "-m", "hatchling", "build"]
        self.run(
            *hatch, "--target", "wheel", "--directory", str(folder), cwd=folder / "source", changes=changes
        )


def current_venv(root: Path, kind: Kind) -> "Venv | None":
    """Return an environment of this kind that is up to date, if there is one."""
    venvs = (Venv(root, kind, number) for number in range(1, SPARE + 1))
    return next((venv for venv in venvs if venv.folder.exists() and venv.is_current()), None)


def free_venv(root: Path, kind: Kind) -> Venv:
    """Return the first environment of this kind that may be changed because nobody runs from it."""
    venvs = (Venv(root, kind, number) for number in range(1, SPARE + 1))
    return next((venv for venv in venvs if not venv.in_use()), Venv(root, kind))
