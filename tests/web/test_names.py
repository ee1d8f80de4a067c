"""What is written on a button is part of its name: who speaks to a page says what stands there."""

import re
import unicodedata
from html.parser import HTMLParser

import pytest

import bunkhouse
from bunkhouse.engine.game import Game
from bunkhouse.words import LANGUAGES

from .drawn import page, positions, seen, update

_UNSEEN = {"vh", "lasso"}
"""Classes of texts that nobody sees."""
_ALONE = frozenset({"input", "img", "br", "use", "path", "meta", "link", "hr"})


class Buttons(HTMLParser):
    """Buttons and links that are given a name, and the texts that stand on them."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, str]] = []
        self._name = ""
        self._text: list[str] = []
        self._open: list[bool] = []
        """Whether the elements that are open within a button are seen."""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if self._open:
            if tag not in _ALONE:
                self._open.append(not _UNSEEN & set(given.get("class", "").split()))
        elif tag in ("button", "a") and given.get("aria-label"):
            self._name, self._text, self._open = given["aria-label"], [], [True]

    def handle_endtag(self, tag: str) -> None:
        if self._open and tag not in _ALONE:
            self._open.pop()
            if not self._open:
                self.found.append((self._name, "".join(self._text)))

    def handle_data(self, data: str) -> None:
        if self._open and all(self._open):
            self._text.append(data)


def _words(text: str) -> list[str]:
    """The words of a text as axe's ``label-content-name-mismatch`` compares them."""
    plain = unicodedata.normalize("NFKD", text.lower())
    return re.findall(r"[^\W_]+", re.sub(r"\([^()]*\)", "", plain))


def named_otherwise(html: str) -> list[tuple[str, str]]:
    """Buttons whose name leaves out what stands on them."""
    return [
        (name, text.strip())
        for name, text in Buttons(html).found
        if _words(text) and f" {' '.join(_words(text))} " not in f" {' '.join(_words(name))} "
    ]


@pytest.mark.parametrize("game", list(bunkhouse.games()), ids=lambda game: game.slug)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_on_a_button_is_in_its_name(game: Game, language: str) -> None:
    for players in (game.min_players, game.max_players):
        for number, state in enumerate(positions(game, players, seed=3, every=90)):
            for viewer in {state.actor, 0}:
                shown = seen(game, state, viewer, language)
                drawn = update(shown) if number else page(shown)
                assert named_otherwise(drawn) == [], (viewer, shown.prompt)


def test_a_name_that_says_something_else_is_found() -> None:
    signs = '<button aria-label="Wydaj 1 certyfikat: wartość 9"><svg></svg>-1<b>= 9</b></button>'
    words = '<a href="/" aria-label="The lobby, home"><b>Home</b> <span class="vh">unseen</span></a>'
    assert named_otherwise(signs + words) == [("Wydaj 1 certyfikat: wartość 9", "-1= 9")]
