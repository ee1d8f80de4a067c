"""What the documents show is what happens."""

import doctest
import re
from pathlib import Path

import pytest

import bunkhouse
from bunkhouse.engine.game import Game

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_readme_is_true() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.failed == 0
    assert results.attempted > 8


def test_the_package_is_true() -> None:
    results = doctest.testmod(bunkhouse)
    assert results.failed == 0
    assert results.attempted == 3


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("game", list(bunkhouse.games()), ids=repr)
def test_every_game_is_named(game: Game) -> None:
    assert f"`{game.slug}`" in (ROOT / "README.md").read_text(encoding="utf-8")
