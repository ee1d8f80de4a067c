"""Everything that pages say in one language: the site's words, and a game's with its players' names."""

from collections.abc import Sequence
from functools import lru_cache

from bunkhouse.engine.errors import Param
from bunkhouse.engine.game import Game
from bunkhouse.engine.registry import game
from bunkhouse.web.table_packages import TABLE_FOLDER, drawn_table
from bunkhouse.words import Words
from bunkhouse.words.words import SEAT_PARAMS


@lru_cache(maxsize=64)
def site_words(language: str) -> Words:
    """The words of pages that belong to no game."""
    return Words(language)


@lru_cache(maxsize=512)
def table_words(language: str, slug: str, names: tuple[str, ...]) -> "Phrases":
    """The words of a game for people with these names; kept, because a table repeats itself."""
    return Phrases(language, game(slug), names)


def nameless_texts(words: "Phrases") -> "NamelessTexts":
    """The texts of the same game and language that know no player: one object for all tables."""
    return _nameless(words.language, "" if words.game is None else words.game.slug)


@lru_cache(maxsize=64)
def _nameless(language: str, slug: str) -> "NamelessTexts":
    return NamelessTexts(table_words(language, slug, ()))


class NamelessTexts:
    """The texts of a game for what is shared by all tables: nobody's name can get into it unseen."""

    def __init__(self, words: "Phrases") -> None:
        self._words = words
        self.language = words.language

    def say(self, id: str, /, **params: Param) -> str:
        """A text of the game; ``ValueError`` when it is to name a player by the number of a seat."""
        for name in SEAT_PARAMS:
            if isinstance(params.get(name), int):
                raise ValueError(f"{id} is given the number of a {name}; give it the player's name")
        return self._words.say(id, **params)


class Phrases(Words):
    """Words that remember what they have said: a catalogue takes its time over every sentence."""

    def __init__(self, language: str, game: Game | None = None, names: Sequence[str] = ()) -> None:
        self._table = None if game is None else drawn_table(game)
        super().__init__(language, game, names, room="" if self._table is None else TABLE_FOLDER)
        self._remembered: dict[tuple[object, ...], str | None] = {}

    def say(self, id: str, /, **params: Param) -> str:
        """The same, without a detour for what was said before."""
        return self._remembered.get((id, "", *params.items())) or super().say(id, **params)

    def find(self, id: str, attribute: str, params: dict[str, Param]) -> str | None:
        """A text that may or may not be there; None when it is not."""
        return self._found(id, params, attribute)

    def _found(self, id: str, params: "dict[str, Param] | object", attribute: str = "") -> str | None:
        assert isinstance(params, dict)
        key = (id, attribute, *params.items())
        if key not in self._remembered:
            if len(self._remembered) > _MOST:
                self._remembered.clear()
            spelled = {} if self._table is None else self._table.spelled(params)
            self._remembered[key] = super()._found(id, {**params, **spelled}, attribute)
        return self._remembered[key]


_MOST = 4000
"""How many sentences are kept for one table."""
