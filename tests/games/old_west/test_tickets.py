"""Drawing tickets during the game, and completing them."""

import pytest

from ..playing import after, cannot, decision, do, legal, told
from .table import table
from .verbs import held, ticket_deck

TOP = "T01 T02 T03 T04"


def test_the_top_four_of_which_at_least_one_is_kept() -> None:
    """OW-70"""
    state = do(table(ticket_deck=TOP, tickets={0: "T20 T21 T22"}), "tickets")
    assert legal(state) == {f"keep {ticket}" for ticket in TOP.split()}
    cannot(state, "done", "OW-70", "keep-more")
    cannot(state, "keep T05", "OW-73", "ticket-not-drawn")
    kept = []
    for ticket in TOP.split():
        do(state, f"keep {ticket}")
        kept.append(ticket)
        assert held(state, 0) == [*kept, "T20", "T21", "T22"]
        if len(kept) < 4:
            assert decision(after(state, "done")) == ("turn", 1)
    assert decision(state) == ("turn", 1), "nothing is left to choose"


@pytest.mark.parametrize("kept", [["T01"], ["T03"], ["T04", "T02"], ["T02", "T03", "T04"]])
def test_the_rest_goes_under_the_deck_as_drawn(kept: list[str]) -> None:
    """OW-71, R-14: the last drawn lowest, without shuffling."""
    state = do(table(ticket_deck=TOP), "tickets")
    below = ticket_deck(state)
    counter = state.dump()["generator"]
    do(state, *(f"keep {ticket}" for ticket in kept), "done")
    assert ticket_deck(state) == [*below, *(ticket for ticket in TOP.split() if ticket not in kept)]
    assert state.dump()["generator"] == counter


@pytest.mark.parametrize("left", [2, 3])
def test_fewer_than_four_tickets(left: int) -> None:
    """OW-72: all of them are drawn."""
    deck = TOP.split()[:left]
    state = do(table(ticket_deck=" ".join(deck), spare_tickets=1), "tickets")
    assert legal(state) == {f"keep {ticket}" for ticket in deck}
    assert ticket_deck(state) == []


def test_a_single_ticket_must_be_kept() -> None:
    """OW-72"""
    state = do(table(ticket_deck="T01", spare_tickets=1), "tickets")
    assert "T01" in held(state, 0)
    assert decision(state) == ("turn", 1)


def test_no_tickets_left() -> None:
    """OW-72"""
    cannot(table(spare_tickets=1), "tickets", "OW-72", "no-tickets-left")


def test_a_kept_ticket_stays_and_there_is_no_limit() -> None:
    """OW-73: no action gives one back."""
    state = table(tickets={0: " ".join(f"T{n:02}" for n in range(1, 31))})
    kept = held(state, 0)
    do(state, "tickets")
    first = sorted(legal(state))[0]
    do(state, first, "done")
    assert set(kept) < set(held(state, 0))
    assert len(held(state, 0)) == 31
    cannot(state, "keep T01", "OW-73")


def test_tickets_stay_secret_until_the_end() -> None:
    """OW-74"""
    state = table(tickets={0: "T20 T21 T22"})
    for seat in (None, 1, 2):
        assert state.observe(seat)["seats"][0]["tickets"] is None
        assert state.observe(seat)["seats"][0]["ticket_count"] == 3
    assert state.observe(0)["seats"][0]["tickets"] == ["T20", "T21", "T22"]
    over = table(step=None, turns_left=0, trains={1: 0}, tickets={0: "T20 T21 T22"})
    assert over.observe(None)["seats"][0]["tickets"] == ["T20", "T21", "T22"]
    events = told(table(ticket_deck=TOP), "tickets", "keep T01", "done")
    assert all(
        "T0" not in str(event.params) and event.only is None for event in events if event.id != "keeps"
    )
    assert [event.only for event in events if event.id == "keeps"] == [0]


def test_a_ticket_needs_a_path_of_own_tracks() -> None:
    """OW-75: T19 is Cheyenne - Salt Lake City."""
    path = {0: "green-river-salt-lake-city-1 cheyenne-green-river-1"}
    tickets = {0: "T01 T02 T19"}
    done = table(tracks=path, tickets=tickets)
    assert done.observe(0)["seats"][0]["completed"] == ["T19"]
    half = table(tracks={0: "green-river-salt-lake-city-1"}, tickets=tickets)
    assert half.observe(0)["seats"][0]["completed"] == []
    helped = table(
        tracks={0: "green-river-salt-lake-city-1", 1: "cheyenne-green-river-1"},
        starts={1: "cheyenne"},
        tickets=tickets,
    )
    assert helped.observe(0)["seats"][0]["completed"] == [], "another's track does not count"


def test_a_ticket_is_completed_by_the_last_track() -> None:
    """OW-75: also when neither of its cities is the start city (T27, Flagstaff - San Diego)."""
    state = table(
        starts={0: "phoenix", 2: "eugene"},
        tracks={0: "flagstaff-phoenix-1"},
        tickets={0: "T01 T02 T27"},
        hands={0: "orange*5"},
    )
    assert state.observe(0)["seats"][0]["completed"] == []
    do(state, "claim phoenix-san-diego-2")
    assert state.observe(0)["seats"][0]["completed"] == ["T27"]
