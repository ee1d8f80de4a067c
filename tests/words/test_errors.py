"""Everything that can go wrong becomes one line, in every language, with a way out where there is one."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bunkhouse.engine.errors import BunkhouseError, RecordError, UnknownName
from bunkhouse.engine.history import new_history
from bunkhouse.engine.record import Record, Result, SeatNote, read_record, verify
from bunkhouse.engine.state import Document
from bunkhouse.games.el_gaucho import GAME
from bunkhouse.words import LANGUAGES, Words, language_of

BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def raised(attempt: Callable[[], object]) -> BunkhouseError:
    with pytest.raises(BunkhouseError) as caught:
        attempt()
    return caught.value


def recorded(actions: int = 12) -> Record:
    history = new_history(GAME, 3, 5, {}, [SeatNote(name) for name in "abc"])
    for _ in range(actions):
        history.apply(history.state.legal()[0])
    return history.record()


def record_with(**changes: Any) -> Record:
    record = recorded()
    for name, value in changes.items():
        setattr(record, name, value)
    return record


def tampered(**changes: Any) -> str:
    return json.dumps({**recorded().document(), **changes})


def undone_too_far() -> None:
    new_history(GAME, 3, 5, {}, [SeatNote("a")]).undo()


ATTEMPTS: list[Callable[[], object]] = [
    lambda: GAME.new(players=7),
    lambda: GAME.new(seed=-1),
    lambda: GAME.new(removed_bred="black"),
    lambda: GAME.new(removed_breed="purple"),
    lambda: GAME.parse(""),
    lambda: GAME.parse("stnad P1-1 with 5"),
    lambda: GAME.parse("stand P1-1"),
    lambda: GAME.parse("stand P1-9 with 5"),
    lambda: GAME.notation(10**9),
    lambda: GAME.new().apply(10**9),
    lambda: GAME.new().apply(GAME.parse("end")),
    lambda: language_of("de"),
    lambda: read_record(""),
    lambda: read_record('{"format": '),
    lambda: read_record('{"format" "x"}'),
    lambda: read_record("[]"),
    lambda: read_record("[" * 100_000),
    lambda: read_record(tampered(format="bunkhouse-record/9")),
    lambda: read_record(tampered(seed="x")),
    lambda: read_record(tampered(seed=6)),
    lambda: verify(GAME, record_with(game="chess")),
    lambda: verify(GAME, record_with(rules=99)),
    lambda: verify(GAME, record_with(actions=["end"])),
    lambda: verify(GAME, record_with(actions=["yodel loudly"])),
    lambda: verify(GAME, record_with(result=Result([1, 2, 3], [3, 2, 1]))),
    undone_too_far,
]


@BY_LANGUAGE
@pytest.mark.parametrize("attempt", ATTEMPTS)
def test_an_error_is_one_line(attempt: Callable[[], object], language: str) -> None:
    words = Words(language, GAME)
    error = raised(attempt)
    text = words.error(error)
    assert text[-1:] in (".", "?")
    assert "\n" not in text
    assert "???" not in text
    assert error.reason not in text.split()
    assert words.problems == []


@pytest.mark.parametrize(
    ("attempt", "english", "polish"),
    [
        (
            lambda: GAME.new(players=7),
            "This game is for 2 to 4 players, not for 7.",
            "Liczba graczy w tej grze to od 2 do 4, a podano: 7.",
        ),
        (
            lambda: GAME.new(removed_bred="black"),
            "This game has no option “removed_bred”. Did you mean “removed_breed”?",
            "Ta gra nie ma opcji „removed_bred”. Czy chodzi o „removed_breed”?",
        ),
        (
            lambda: language_of("klingon"),
            "There are no texts in the language “klingon”. There is: en, pl.",
            "Nie ma tekstów w języku „klingon”. Do wyboru: en, pl.",
        ),
        (
            lambda: GAME.new(3, 5).apply(GAME.parse("end")),
            "Not now: choose your start tiles first (EG-21).",
            "Teraz nie można: najpierw wybierz kafelki startowe (EG-21).",
        ),
        (
            lambda: verify(GAME, record_with(actions=["end"])),
            "Action 1 of the record, “end”, cannot be played: choose your start tiles first (EG-21).",
            "Nie można odtworzyć akcji 1 z zapisu partii, „end”: najpierw wybierz kafelki startowe (EG-21).",
        ),
        (
            lambda: verify(GAME, record_with(actions=["yodel"])),
            "Action 1 of the record, “yodel”, cannot be played: “yodel” is not an action.",
            "Nie można odtworzyć akcji 1 z zapisu partii, „yodel”: „yodel” nie jest akcją.",
        ),
        (
            lambda: GAME.load({**GAME.new(3, 5).dump(), "round": -1}),
            "Wrong at “round”. It should be a number from 0 to 100000, but it is \N{MINUS SIGN}1.",
            "Błąd w miejscu „round”. Powinna tu być liczba od 0 do 100000, a jest \N{MINUS SIGN}1.",
        ),
    ],
)
def test_errors_read_well(attempt: Callable[[], object], english: str, polish: str) -> None:
    error = raised(attempt)
    assert [Words(language, GAME).error(error) for language in LANGUAGES] == [english, polish]


def test_a_record_error_without_its_game_still_says_something() -> None:
    words = Words("pl")
    assert words.error(RecordError("record-edited")).startswith("Zapis partii")
    assert words.problems == []


def test_an_error_without_a_text_shows_its_technical_form() -> None:
    words = Words("pl", GAME)
    assert words.error(BunkhouseError("never-heard-of", {"given": 3})) == "never-heard-of (given=3)"
    assert words.problems == ["pl: error-never-heard-of: no such message"]


def test_nothing_is_offered_where_nothing_is_known() -> None:
    assert Words("en").error(UnknownName("unknown-game", "chess", [])) == "There is no game “chess”."


WRONG: list[object] = [..., None, -1, 3, True, "black-7", "covered", "turn", [], {"x": 1}]
"""What a field may be replaced by; the first one takes it away."""


def places(document: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value in a document."""
    if path:
        yield path
    items: list[tuple[Any, Any]] = []
    if isinstance(document, dict):
        items = list(document.items())
    elif isinstance(document, list):
        items = list(enumerate(document))
    for key, value in items:
        yield from places(value, (*path, key))


def broken(document: Document, path: tuple[Any, ...], value: object) -> Document:
    copy: Document = json.loads(json.dumps(document))
    inside: Any = copy
    for key in path[:-1]:
        inside = inside[key]
    if value is ...:
        del inside[path[-1]]
    else:
        inside[path[-1]] = value
    return copy


def refused(document: Document) -> BunkhouseError | None:
    try:
        GAME.load(document)
    except BunkhouseError as error:
        return error
    return None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_broken_position_is_explained(players: int) -> None:
    """Documents with one thing wrong, anywhere: whatever reason they are refused for has its words."""
    speakers = [Words(language, GAME) for language in LANGUAGES]
    state, chance = GAME.new(players, 11), random.Random(players)
    reasons: set[str] = set()
    while state.actor is not None:
        if chance.random() < 0.05:
            document = state.dump()
            for path in chance.sample(list(places(document)), 25):
                error = refused(broken(document, path, chance.choice(WRONG)))
                if error is not None:
                    reasons.add(error.reason)
                    assert all(str(error.params.get("path", "")) in words.error(error) for words in speakers)
        state.apply(chance.choice(state.legal()))
    assert [words.problems for words in speakers] == [[], []]
    assert len(reasons) > 5
