"""Sentences that are put together here are what Fluent would say, for every text of every catalogue."""

from itertools import product
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime import resolver as fluent

import bunkhouse
from bunkhouse.words import LANGUAGES
from bunkhouse.words.catalogue import Catalogue, catalogue
from bunkhouse.words.sentences import Sentences, Unusual

FOLDERS = [None, *[game.folder for game in bunkhouse.games()]]
NUMBERS = [0, 1, 2, 5, 12, 22, 1000, -1, -3]
MOST = 60
"""So many ways to fill in a sentence are tried."""


def patterns(spoken: Catalogue) -> list[fluent.Pattern]:
    bundle = spoken._bundle
    entries = [*bundle._messages.values(), *bundle._terms.values()]
    compiled = [bundle._lookup(entry.id.name, term="Term" in type(entry).__name__) for entry in entries]
    return [pattern for entry in compiled for pattern in (entry.value, *entry.attributes.values()) if pattern]


def wanted(spoken: Catalogue, node: Any, found: dict[str, set[str | int]], seen: set[int]) -> None:
    """The values that a sentence asks for, each with everything it may be selected by."""
    if id(node) in seen:
        return
    seen.add(id(node))
    if isinstance(node, fluent.SelectExpression) and isinstance(node.selector, fluent.VariableReference):
        keys = [getattr(variant.key, "name", None) for variant in node.variants]
        found.setdefault(node.selector.id.name, set()).update(key for key in keys if key)
    if isinstance(node, fluent.VariableReference):
        found.setdefault(node.id.name, set())
    if isinstance(node, fluent.MessageReference):
        entry = spoken._bundle._lookup(node.id.name)
        wanted(spoken, entry.attributes[node.attribute.name] if node.attribute else entry.value, found, seen)
    for each in vars(node).values() if hasattr(node, "__dict__") else ():
        for inner in each if isinstance(each, list) else [each]:
            if isinstance(inner, fluent.BaseResolver):
                wanted(spoken, inner, found, seen)


def fillings(found: dict[str, set[str | int]]) -> list[dict[str, Any]]:
    """Every value of every kind at least once, and as many of their combinations as there is time for."""
    choices = {name: [*sorted(map(str, keys)), "", "Zoë", *NUMBERS] for name, keys in found.items()}
    rows = max((len(each) for each in choices.values()), default=1)
    turned = [
        {name: each[(row + at) % len(each)] for at, (name, each) in enumerate(choices.items())}
        for row in range(rows)
    ]
    mixed = [
        dict(zip(choices, each, strict=True))
        for each, _ in zip(product(*choices.values()), range(MOST), strict=False)
    ]
    return turned + mixed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name if folder else "shared")
def test_every_sentence_is_said_as_fluent_says_it(folder: Any, language: str) -> None:
    spoken = catalogue(language, folder)
    quick = 0
    for pattern in patterns(spoken):
        found: dict[str, set[str | int]] = {}
        wanted(spoken, pattern, found, set())
        for values in fillings(found):
            told, troubles = spoken._formatted(pattern, tuple(values.items()))
            try:
                said = spoken._sentences.say(pattern, values)
            except Unusual:
                continue
            assert (said, []) == (told, troubles), values
            quick += 1
    assert quick > 1000


ODD = """
plain = Nothing to it
cyclic = { other }
other = { cyclic }
missing = { $name } and { no-such-message }
called = { NUMBER($count) }
late = { $count ->
    [one] one
    [1] never
   *[other] many
}
"""


@pytest.mark.parametrize("id", ["cyclic", "missing", "called", "late"])
def test_what_is_out_of_the_ordinary_is_left_to_fluent(id: str) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(ODD))
    sentences = Sentences(bundle)
    plain, odd = bundle.get_message("plain").value, bundle.get_message(id).value
    assert plain is not None
    assert odd is not None
    assert sentences.say(plain, {}) == "Nothing to it"
    tried: list[dict[str, Any]] = [{}, {"name": "Ann", "count": 1}, {"name": "x" * 2000, "count": 1}]
    for values in tried:
        with pytest.raises(Unusual):
            sentences.say(odd, values)
