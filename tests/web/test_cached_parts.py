"""Cached parts: the key is made of all that a part is drawn from, so it cannot lack anything."""

import pytest

import bunkhouse
from bunkhouse.drawing.parts import PartCache, Texts, cached_part, packed
from bunkhouse.web.phrases import nameless_texts, table_words

drawn: list[tuple[object, ...]] = []


@cached_part
def heap(texts: Texts, cards: list[str], lit: bool = False) -> dict[str, object]:
    drawn.append((texts.language, *cards, lit))
    return {"language": texts.language, "cards": cards, "lit": lit}


@pytest.fixture(autouse=True)
def nothing_drawn() -> None:
    drawn.clear()


def texts(language: str = "en", names: tuple[str, ...] = ()) -> Texts:
    return nameless_texts(table_words(language, "el-gaucho", names))


def test_a_part_is_drawn_once_for_the_same_arguments() -> None:
    assert heap(texts(), ["once"]) is heap(texts(), ["once"])
    assert len(drawn) == 1


def test_every_argument_and_the_language_make_another_part() -> None:
    parts = [
        heap(texts(), ["a"]),
        heap(texts(), ["b"]),
        heap(texts(), ["a"], True),
        heap(texts(), ["a"], lit=True),
        heap(texts("pl"), ["a"]),
    ]
    assert [part["cards"] for part in parts] == [["a"], ["b"], ["a"], ["a"], ["a"]]
    assert [part["lit"] for part in parts] == [False, False, True, True, False]
    assert parts[-1]["language"] == "pl"


def test_tables_with_other_players_share_their_parts() -> None:
    assert heap(texts(names=("Marysia",)), ["shared"]) is heap(texts(names=("Rdza",)), ["shared"])


def test_no_name_gets_into_a_part_unseen() -> None:
    with pytest.raises(ValueError, match="give it the player's name"):
        texts(names=("Marysia",)).say("event-sells", seat=0)


def test_a_part_cannot_see_more_than_its_arguments() -> None:
    secret = "seen"

    def inner(texts: Texts, number: int) -> dict[str, object]:
        return {"secret": secret}

    with pytest.raises(TypeError, match="inner must stand at the top"):
        cached_part(inner)


def test_a_part_is_no_argument() -> None:
    with pytest.raises(ValueError, match="unmarshallable"):
        packed(heap(texts(), ["x"]))


def test_what_was_not_wanted_for_longest_goes() -> None:
    cache = PartCache(2)
    for key in ("a", "b"):
        cache.keep((key,), key)
    cache.find(("a",))
    cache.keep(("c",), "c")
    assert [cache.find((key,)) for key in "abc"] == ["a", None, "c"]


def test_the_games_have_texts_of_their_own() -> None:
    slugs = [game.slug for game in bunkhouse.games()]
    assert len({nameless_texts(table_words("en", slug, ())) for slug in slugs}) == len(slugs)
