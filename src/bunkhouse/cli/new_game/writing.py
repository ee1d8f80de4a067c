"""Copying the skeleton under another name: into the clone that the command runs in, or as a project."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bunkhouse.cli.complaint import Complaint

_SKELETON = Path(__file__).parents[2] / "skeleton"
_PACKAGE = "bunkhouse.skeleton"
_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LONGEST = 30
_ENTRY_POINTS = '[project.entry-points."bunkhouse.games"]\n'


@dataclass(frozen=True)
class NewGame:
    """What a new game is called in the places where it has a name."""

    slug: str

    @property
    def folder(self) -> str:
        """The name of its package."""
        return self.slug.replace("-", "_")

    @property
    def title(self) -> str:
        return " ".join(word.capitalize() for word in self.slug.split("-"))

    @property
    def classes(self) -> str:
        """What the names of its classes begin with."""
        return self.title.replace(" ", "")

    @property
    def rule(self) -> str:
        """What the ids of its rules begin with."""
        words = self.slug.split("-")
        return "".join(word[0] for word in words).upper() if len(words) > 1 else self.slug[:2].upper()

    def renamed(self, text: str, package: str) -> str:
        """A text of the skeleton as it is in a package of the new game."""
        for old, new in (
            (_PACKAGE, package),
            ("gold-creek", self.slug),
            ("Gold Creek", self.title),
            ("Złoty Potok", self.title),
            ("GoldCreek", self.classes),
            ("GC-", f"{self.rule}-"),
        ):
            text = text.replace(old, new)
        return text


def named_game(name: str) -> NewGame:
    """``Complaint`` for a name that cannot be one."""
    if not _NAME.fullmatch(name) or len(name) > _LONGEST:
        raise Complaint("cli-bad-game-name", given=name, most=_LONGEST)
    return NewGame(name)


def write_into_clone(game: NewGame, root: Path) -> list[Path]:
    """Write the game beside those of a clone, with a test of its laws, and register it; what is new."""
    folder, tests = root / "src/bunkhouse/games" / game.folder, root / "tests/games" / game.folder
    project = root / "pyproject.toml"
    text = project.read_text(encoding="utf-8")
    _must_be_new(folder, tests)
    package = f"bunkhouse.games.{game.folder}"
    written = [*_copied(game, folder, package), _law_test(tests / "test_laws.py", package)]
    line = f'{game.slug} = "{package}:GAME"\n'
    project.write_text(text.replace(_ENTRY_POINTS, _ENTRY_POINTS + line), encoding="utf-8")
    return [*written, project]


def write_project(game: NewGame, out: Path) -> list[Path]:
    """Write the game as a project of its own that can be installed; returns what is new."""
    root = out / game.slug
    _must_be_new(root)
    written = list(_copied(game, root / "src" / game.folder, game.folder))
    project = root / "pyproject.toml"
    project.write_text(
        f"""[build-system]
requires = ["hatchling>=1.33,<2"]
build-backend = "hatchling.build"

[project]
name = "{game.slug}"
version = "0.1.0"
requires-python = ">=3.11"
dependencies = ["bunkhouse"]

[project.entry-points."bunkhouse.games"]
{game.slug} = "{game.folder}:GAME"

[tool.hatch.build.targets.wheel]
packages = ["src/{game.folder}"]
""",
        encoding="utf-8",
    )
    return [*written, project, _law_test(root / "tests" / "test_laws.py", game.folder)]


def is_clone(folder: Path) -> bool:
    """Whether games of the package itself are written here."""
    project = folder / "pyproject.toml"
    return (folder / "src/bunkhouse/games").is_dir() and (
        project.is_file() and _ENTRY_POINTS in project.read_text(encoding="utf-8")
    )


def _must_be_new(*folders: Path) -> None:
    for folder in folders:
        if folder.exists():
            raise Complaint("cli-exists-already", path=str(folder))


def _copied(game: NewGame, folder: Path, package: str) -> Iterator[Path]:
    for source in sorted(_SKELETON.rglob("*")):
        if source.is_dir() or "__pycache__" in source.parts:
            continue
        target = folder / source.relative_to(_SKELETON)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = game.renamed(source.read_text(encoding="utf-8"), package)
        target.write_text(
            _sorted_imports(text, package) if target.suffix == ".py" else text, encoding="utf-8"
        )
        yield target


def _sorted_imports(text: str, package: str) -> str:
    """The imports from the engine and from the game itself in the order that ruff wants."""
    lines = text.splitlines(keepends=True)
    ours = ("from bunkhouse.", f"from {package}")
    places = [at for at, line in enumerate(lines) if line.startswith(ours)]
    if not places:
        return text
    found = sorted((lines[at] for at in places), key=lambda line: line.split()[1])
    own = [line for line in found if line.startswith(ours[1])]
    if not package.startswith("bunkhouse."):
        found = [line for line in found if line not in own]
        found += ["\n", *own] if found and own else own
    return "".join([*lines[: places[0]], *found, *lines[places[-1] + 1 :]])


def _law_test(path: Path, package: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(
        f'''"""The laws of the house, for every player count and option."""

import pytest

from bunkhouse.engine.conformance import LAWS, Case, Law, cases
from {package} import GAME


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("case", cases(GAME), ids=repr)
def test_laws(law: Law, case: Case) -> None:
    for seed in range(5):
        law(case, seed)
''',
        encoding="utf-8",
    )
    return path
