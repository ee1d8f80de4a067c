"""What a page says is said in words: the codes that a terminal wants typed are not among them."""

import random
import re
from collections.abc import Iterator

import pytest

import bunkhouse
from bunkhouse.engine.game import Game
from bunkhouse.engine.history import new_history
from bunkhouse.engine.record import SeatNote
from bunkhouse.web.phrases import table_words
from bunkhouse.words import LANGUAGES

SLUGS = [game.slug for game in bunkhouse.games()]
NAMES = ("Marysia", "Maciek", "Gosia", "Rdza", "Kasia", "Tosia")
_GAMES = 3
_ATTEMPTS = 60

_CODE = re.compile(r"[A-Za-z]+\d+(-\d+)?|\d+[a-z]+|\w+_\w+|[a-z]+-\d+|[a-z]+-[a-z]+-?\d*")
"""What a code looks like: letters and digits in one word, or words tied together."""
PRINTED = {
    "great-western-trail": re.compile(r"\d+[ab]"),
    "el-paso": re.compile(r"\d+[ab]|[a-z]\d+"),
}
"""What looks like a code and is printed on the pieces and on the board, where everybody can read it."""


def codes(game: Game) -> frozenset[str]:
    """The code-like words of a game's notation."""
    words = {value for kind in game.actions.kinds for axis in kind.axes for value in axis.values}
    printed = PRINTED.get(game.slug)
    return frozenset(
        word for word in words if _CODE.fullmatch(word) and not (printed and printed.fullmatch(word))
    )


def said(game: Game, players: int, seed: int, language: str) -> Iterator[str]:
    """Everything that the log, the prompts and the explanations say in a game of random moves."""
    chance = random.Random(seed)
    history = new_history(game, players, seed, {}, [SeatNote(name) for name in NAMES[:players]])
    words = table_words(language, game.slug, NAMES)
    while history.state.actor is not None:
        state = history.state
        yield words.prompt(state.prompt())
        yield words.hint(state.prompt())
        legal = state.legal()
        for code in chance.sample(range(game.actions.size), min(_ATTEMPTS, game.actions.size)):
            if code not in legal:
                yield words.reason(state.why_not(code))
        for event in history.apply(chance.choice(legal)):
            yield words.event(event)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_no_codes_in_what_is_said(slug: str, language: str) -> None:
    game = bunkhouse.game(slug)
    unwanted = codes(game)
    found: dict[str, str] = {}
    for seed in range(_GAMES):
        players = game.min_players + seed % (game.max_players - game.min_players + 1)
        for sentence in said(game, max(players, 2), seed, language):
            for word in re.findall(r"[\w-]+", sentence):
                if word in unwanted:
                    found.setdefault(sentence, word)
    assert list(found.items())[:8] == []
