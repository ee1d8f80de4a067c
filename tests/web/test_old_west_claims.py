"""Old West's menu says what a claim takes and what it brings, and nothing is paid that it did not say."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import cast

import pytest

import bunkhouse
from bunkhouse.engine.game import Game
from bunkhouse.engine.state import Document, State
from bunkhouse.games.old_west import actions as kinds
from bunkhouse.games.old_west.components import ROUTE_START, TICKETS, TRACK_A, TRACK_B
from bunkhouse.games.old_west.table.ticket_distances import Network, cheapest_way, left_with, network
from bunkhouse.games.old_west.view_types import View
from bunkhouse.web.pages import Place, table_page
from bunkhouse.web.scene import Choice
from bunkhouse.words import LANGUAGES

from .drawn import seen

GAME: Game = bunkhouse.game("old-west")
TABLES = [(2, "on"), (3, "off"), (4, "on"), (5, "off"), (6, "on")]


def turns(players: int, alvin: str, seed: int = 1) -> Iterator[State]:
    """Decisions about claims and pieces; now and then cards are drawn at length, so that hands are rich."""
    state, chance = GAME.new(players=players, seed=seed, alvin=alvin), random.Random(seed)
    draw = GAME.parse("draw")
    while state.actor is not None:
        legal = state.legal()
        if any(GAME.actions.kind(code) in (kinds.CLAIM, kinds.PLACE) for code in legal):
            yield state
        rich = draw in legal and chance.random() < 0.5
        state.apply(draw if rich else chance.choice(legal))


def hand(state: State, seat: int) -> Counter[str]:
    document: Document = state.dump()
    return Counter(document["seats"][seat]["hand"])


def shown_cards(choice: Choice) -> Counter[str]:
    """The cards that are drawn beside the words."""
    names = [symbol.removeprefix("g-") for symbol, _ in choice.tag]
    return Counter("locomotive" if name == "loco" else name for name in names)


@pytest.mark.parametrize(("players", "alvin"), TABLES)
def test_the_cards_of_the_menu_are_the_cards_that_go(players: int, alvin: str) -> None:
    """OW-37, OW-63: what is paid at once is drawn card by card, and asked before it is paid."""
    met = Counter[str]()
    for state in turns(players, alvin):
        seat = state.actor
        assert seat is not None
        for choice in seen(GAME, state, seat).choices:
            if choice.kind not in ("action-claim", "action-place"):
                assert not choice.asks
                continue
            after = state.copy()
            after.apply(choice.code)
            spent = hand(state, seat) - hand(after, seat)
            assert choice.asks == bool(spent), choice.notation
            if spent:
                assert shown_cards(choice) == spent, choice.notation
            else:
                assert choice.tag[0][0] == "cards"
            met[f"{choice.kind} {'at once' if spent else 'asked'}"] += 1
    assert met["action-claim at once"] > 10
    assert met["action-claim asked"] > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_moves_says_what_is_paid_and_what_it_brings(language: str) -> None:
    """Without scripts the list is all there is."""
    said = Counter[str]()
    for state in turns(3, "on", seed=2):
        scene = seen(GAME, state, state.actor, language)
        for choice in scene.choices:
            if choice.kind == "action-claim":
                paid = state.action_params(choice.code)
                word = {"en": "pay", "pl": "płacisz"}[language]
                assert (word + (" " if language == "en" else ":") in choice.text) == (paid["ways"] == 1)
                assert choice.note
                said[choice.note.split(" ", maxsplit=3)[2]] += 1
        assert scene.words.problems == []
    page = table_page(scene, Place(base="/t/somewhere"))
    assert page.count('class="note"') == sum(bool(choice.note) for choice in scene.choices)
    assert len(said) > 1


def test_a_claim_helps_a_ticket_as_much_as_it_says() -> None:
    """OW-75: what is left then is what would be left if the track lay already."""
    checked = helped = 0
    for state in turns(3, "off", seed=3):
        seat = state.actor
        assert seat is not None
        known = network(cast(View, state.observe(seat)), seat)
        claims = [code - int(kinds.CLAIM) for code in state.legal() if GAME.actions.kind(code) == kinds.CLAIM]
        for track in random.Random(checked).sample(claims, min(2, len(claims))):
            built = known.built | {int(ROUTE_START[track])}
            cities = {*known.cities, int(TRACK_A[track]), int(TRACK_B[track])}
            after = Network(built, known.closed, tuple(sorted(cities)))
            for ticket in range(0, int(TICKETS), 7):
                expected = cheapest_way(ticket, after).left
                assert left_with(track, ticket, known) == expected
                helped += expected != cheapest_way(ticket, known).left
                checked += 1
    assert checked > 100
    assert helped > 10
