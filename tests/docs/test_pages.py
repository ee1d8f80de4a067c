"""The documents name what there is: the files of a game, the words of the house, the reference."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import bunkhouse
from bunkhouse.engine.game import Game
from bunkhouse.skeleton import GAME as SKELETON

ROOT = Path(__file__).parents[2]
GAMES = [*bunkhouse.games(), SKELETON]
ADDING = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")


def listed_files() -> dict[str, bool]:
    """The files and folders that the page lists for a game, and whether every game has them."""
    chapter = ADDING.split("## 1.")[1].split("## 2.")[0]
    found = {}
    for row in re.findall(r"^\| (`[^|]+) \| ([^|]+) \|$", chapter, re.MULTILINE):
        for name in re.findall(r"`([^`]+)`", row[0]):
            found[name.rstrip("/")] = "optional" not in row[1]
    return found


def files_of(game: Game) -> set[str]:
    """What lies in a game's folder, one level deep, and its catalogues by their paths."""
    names = {path.name for path in game.folder.iterdir() if path.name != "__pycache__"}
    if "text" in names:
        names.remove("text")
        names |= {f"text/{path.name}" for path in (game.folder / "text").iterdir()}
    return {name for name in names if not name.endswith((".so", ".pyc"))}


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_game_has_the_files_that_all_have(game: Game) -> None:
    needed = {name for name, needed in listed_files().items() if needed}
    assert needed - files_of(game) == set()


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_file_that_several_games_have_is_listed(game: Game) -> None:
    shared = {name for name in files_of(game) if sum(name in files_of(other) for other in GAMES) > 1}
    assert shared - set(listed_files()) == set()


def test_nothing_is_listed_that_no_game_has() -> None:
    assert set(listed_files()) - set().union(*(files_of(game) for game in GAMES)) == set()


def test_the_reference_is_up_to_date() -> None:
    command = [sys.executable, str(ROOT / "scripts/write_reference.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_change_log_knows_the_version() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    version = re.search(r'^version = "(.+)"$', project, re.MULTILINE)
    assert version is not None
    assert f"## {version[1]}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
