"""The rollout policy: it plays whole games by itself, and sees what matters."""

import pytest

from bunkhouse.bots.judgements import judgement_of
from bunkhouse.engine.bits import has_bit
from bunkhouse.engine.state import State
from bunkhouse.games.old_west import GAME
from bunkhouse.games.old_west.bot.route_planning import RoutePlanner
from bunkhouse.games.old_west.bot.weights import Weights
from bunkhouse.games.old_west.components import TICKET_NAMES, TRACK_NAMES
from bunkhouse.games.old_west.state import Table

from ..playing import do
from .table import table

JUDGEMENT = judgement_of(GAME)

PATH = {0: "green-river-salt-lake-city-1"}


def chosen(state: State) -> str:
    return GAME.notation(JUDGEMENT.rollout_policy(state))


@pytest.mark.parametrize("players", [2, 6])
def test_it_plays_a_legal_game_to_the_end(players: int) -> None:
    state = GAME.new(players, 3, alvin="on")
    while state.actor is not None:
        state.apply(JUDGEMENT.rollout_policy(state))
    assert max(state.scores()) > 40


def test_what_it_chooses_is_what_it_values_most() -> None:
    state = GAME.new(4, 5)
    for _ in range(120):
        considered = JUDGEMENT.rollout_candidates(state)
        assert {code for _, code in considered} <= set(state.legal())
        most = max(worth for worth, _ in considered)
        code = JUDGEMENT.rollout_policy(state)
        assert (most, code) in considered
        state.apply(code)


def test_it_knows_no_secrets() -> None:
    """OW-97: another hand, another deck, the same choice."""
    state = GAME.new(4, 8)
    for number in range(25):
        assert state.actor is not None
        other = state.determinize(state.actor, number)
        assert JUDGEMENT.rollout_policy(state.copy()) == JUDGEMENT.rollout_policy(other)
        state.apply(JUDGEMENT.rollout_policy(state))


def test_it_completes_a_ticket_with_its_last_turn() -> None:
    """OW-77, OW-81: T19 is Cheyenne - Salt Lake City."""
    state = table(
        tracks=PATH, tickets={0: "T19 T45 T40"}, hands={0: "red*4 blue*4"}, turns_left=3, trains={1: 2}
    )
    assert chosen(state).startswith("claim cheyenne-green-river")


def test_it_keeps_a_ticket_that_is_already_completed() -> None:
    """OW-70, OW-75: T19 is done, T50 leads from Roswell to Seattle."""
    tracks = {0: "green-river-salt-lake-city-1 cheyenne-green-river-1"}
    state = table(
        step="keep-tickets",
        detail={"kept": 0},
        tracks=tracks,
        tickets={0: "T45 T40 T20"},
        drawn={0: "T50 T19"},
        turns_left=3,
        trains={1: 2},
    )
    assert chosen(state) == "keep T19"
    do(state, "keep T19")
    assert chosen(state) == "done"


def test_it_takes_the_card_that_its_tickets_need() -> None:
    state = table(
        tracks=PATH, tickets={0: "T19 T30 T12"}, hands={0: "red*3"}, display="red blue white green black"
    )
    assert chosen(state) == "take red"


def planned(state: State) -> set[str]:
    routes = RoutePlanner(Weights())
    assert isinstance(state, Table)
    routes.follow(state, 0, True)
    return {TRACK_NAMES[routes.tracks[at]] for at in range(routes.count)}


def test_tracks_that_others_take_change_its_course() -> None:
    tickets = {0: "T19 T30 T12"}
    free = table(players=4, tracks=PATH, tickets=tickets, hands={0: "red*4"})
    assert "cheyenne-green-river-1" in planned(free)
    walls = {1: "cheyenne-green-river-1", 2: "cheyenne-green-river-2"}
    starts = {1: "green-river", 2: "cheyenne"}
    walled = table(players=4, starts=starts, tracks={**PATH, **walls}, tickets=tickets, hands={0: "red*4"})
    assert not {name for name in planned(walled) if name.startswith("cheyenne-green-river")}


def test_a_ticket_beyond_its_trains_is_given_up() -> None:
    """OW-38: with five trains nobody gets from Salt Lake City to Seattle."""
    state = table(trains={0: 5}, tickets={0: "T50 T19 T40"})
    routes = RoutePlanner(Weights())
    assert isinstance(state, Table)
    routes.follow(state, 0, True)
    assert has_bit(routes.hopeless, TICKET_NAMES.index("T50"))
    assert routes.length <= 5
