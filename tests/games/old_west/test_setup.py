"""From the box to the first turn."""

from collections import Counter

import pytest

from bunkhouse.engine.state import State
from bunkhouse.games.old_west import GAME

from ..playing import can, cannot, decision, do, legal, told
from .table import CITIES, table
from .verbs import cities, hand, held, points, ticket_deck, trains

COUNTS = range(2, 7)


def keep(state: State, count: int) -> State:
    """The acting seat keeps the first of its tickets."""
    seat = state.actor
    assert seat is not None
    for ticket in state.dump()["seats"][seat]["drawn"][:count]:
        do(state, f"keep {ticket}")
    return do(state, "done") if count < 5 else state


def to_start_cities(players: int, seed: int = 1, **options: str) -> State:
    state = GAME.new(players=players, seed=seed, **options)
    for _ in range(players):
        keep(state, 3)
    return state


@pytest.mark.parametrize("players", COUNTS)
def test_trains_pieces_and_points(players: int) -> None:
    """OW-10"""
    state = GAME.new(players=players, seed=1)
    assert [trains(state, seat) for seat in range(players)] == [40] * players
    assert [seat["pieces"] for seat in state.observe(None)["seats"]] == [3] * players
    assert points(state) == state.scores() == [0] * players


@pytest.mark.parametrize("players", COUNTS)
def test_four_train_cards_each(players: int) -> None:
    """OW-11: from a shuffled deck."""
    state = GAME.new(players=players, seed=1)
    assert [sum(hand(state, seat).values()) for seat in range(players)] == [4] * players
    assert len({tuple(GAME.new(players=players, seed=seed).dump()["deck"]) for seed in range(20)}) == 20


@pytest.mark.parametrize("players", COUNTS)
def test_five_cards_face_up(players: int) -> None:
    """OW-12: the rest is the deck."""
    position = GAME.new(players=players, seed=2).dump()
    assert all(position["display"])
    assert len(position["display"]) == 5
    assert len(position["deck"]) + sum(position["discards"].values()) == 110 - 5 - 4 * players


def test_no_three_locomotives_at_the_start() -> None:
    """OW-12, OW-34: they are replaced at once, the replaced cards are discarded."""
    replaced = 0
    for seed in range(300):
        position = GAME.new(players=2, seed=seed).dump()
        assert position["display"].count("locomotive") < 3
        if position["discards"]:
            replaced += 1
            assert sum(position["discards"].values()) % 5 == 0
            assert position["discards"]["locomotive"] >= 3
    assert replaced


@pytest.mark.parametrize("players", COUNTS)
def test_five_tickets_of_which_three_to_five_are_kept(players: int) -> None:
    """OW-13"""
    state = GAME.new(players=players, seed=1)
    assert [len(seat["drawn"]) for seat in state.dump()["seats"]] == [5] * players
    seat = state.actor
    assert seat is not None
    drawn = state.dump()["seats"][seat]["drawn"]
    for number, ticket in enumerate(drawn):
        if number < 3:
            cannot(state, "done", "OW-13", "keep-more")
        else:
            can(state, "done")
        assert legal(state, "keep") == {f"keep {left}" for left in drawn[number:]}
        do(state, f"keep {ticket}")
    assert held(state, seat) == sorted(drawn)
    assert state.actor != seat


def test_tickets_are_chosen_in_secret() -> None:
    """OW-13: nobody else sees which, nor how many so far."""
    state = GAME.new(players=3, seed=1)
    seat = state.actor
    assert seat is not None
    others = [other for other in (None, 0, 1, 2) if other != seat]
    before = [state.observe(other) for other in others]
    events = told(state, f"keep {state.dump()['seats'][seat]['drawn'][0]}")
    assert [state.observe(other) for other in others] == before
    assert [event.only for event in events] == [seat]


def test_rejected_tickets_go_under_the_deck() -> None:
    """OW-14: shuffled together."""
    bottoms = set()
    for luck in range(20):
        state = table(step="choose-tickets", luck=luck)
        deck = ticket_deck(state)
        rejected = [ticket for seat in state.dump()["seats"] for ticket in seat["drawn"][3:]]
        for _ in range(3):
            assert ticket_deck(state) == deck
            keep(state, 3)
        assert ticket_deck(state)[:-6] == deck
        assert sorted(ticket_deck(state)[-6:]) == sorted(rejected)
        assert not any(seat["drawn"] for seat in state.dump()["seats"])
        bottoms.add(tuple(ticket_deck(state)[-6:]))
    assert len(bottoms) > 10


@pytest.mark.parametrize("players", COUNTS)
def test_the_first_player_is_drawn_by_lot(players: int) -> None:
    """OW-15, R-1: anybody may be first; then it goes clockwise."""
    assert {GAME.new(players=players, seed=seed).dump()["starter"] for seed in range(60)} == set(
        range(players)
    )
    state = table(players=players, starter=1)
    order = []
    for _ in range(players):
        order.append(state.actor)
        do(state, "draw", "draw")
    assert order == [seat % players for seat in range(players)]


@pytest.mark.parametrize("players", COUNTS)
def test_start_cities_are_chosen_in_reverse_order(players: int) -> None:
    """OW-16, OW-19: the last player first, the first player last, who then has the first turn."""
    state = to_start_cities(players, seed=3)
    starter = state.dump()["starter"]
    for number in reversed(range(players)):
        assert decision(state) == ("choose-start", (starter + number) % players)
        do(state, sorted(legal(state))[0])
    assert decision(state) == ("turn", starter)


def test_any_city_without_a_piece() -> None:
    """OW-17, R-2, R-21: it costs nothing, and without the variant Roswell is a city like any other."""
    state = to_start_cities(2)
    seat = state.actor
    assert seat is not None
    assert legal(state) == {f"start {city}" for city in CITIES}
    before = hand(state, seat)
    do(state, "start roswell")
    assert hand(state, seat) == before
    cannot(state, "start roswell", "OW-17", "city-occupied")
    assert legal(state) == {f"start {city}" for city in CITIES if city != "roswell"}


def test_the_start_city_is_controlled() -> None:
    """OW-18, R-3: its piece is one of the three, and it earns points from others."""
    state = to_start_cities(2)
    seat = state.actor
    assert seat is not None
    do(state, "start denver")
    assert cities(state, seat) == {"denver"}
    assert state.observe(None)["seats"][seat]["pieces"] == 2
    other = table(starts={0: "denver", 1: "pueblo"}, seat=1, hands={1: "orange"})
    assert points(do(other, "claim denver-pueblo-1")) == [1, 1, 0]


def test_the_first_player_takes_the_first_turn() -> None:
    """OW-19"""
    state = to_start_cities(4, seed=8)
    while decision(state) != ("turn", state.dump()["starter"]):
        do(state, sorted(legal(state))[0])
    assert Counter(text.split()[0] for text in legal(state))["draw"] == 1
