"""One action a turn, clockwise."""

from ..playing import after, can, cannot, decision, do, kinds, legal, told
from .table import table


def test_exactly_one_action() -> None:
    """OW-20: draw train cards, claim a track or draw tickets."""
    state = table(hands={0: "red*4"})
    assert kinds(state) == {"take", "draw", "tickets", "claim"}
    assert decision(after(state, "draw", "draw")) == ("turn", 1)
    assert decision(after(state, "claim salt-lake-city-st-george-1")) == ("turn", 1)
    drawn = do(state, "tickets")
    cannot(drawn, "draw", "OW-20")
    cannot(drawn, "take red", "OW-20")
    cannot(drawn, "tickets", "OW-20")


def test_drawing_cards_excludes_the_rest() -> None:
    """OW-20"""
    state = do(table(hands={0: "red*4"}), "draw")
    cannot(state, "tickets", "OW-20")
    cannot(state, "claim salt-lake-city-st-george-1", "OW-36")


def test_the_turn_passes_clockwise_after_action_and_city() -> None:
    """OW-21"""
    state = table(seat=2, hands={2: "yellow*3"}, starts={2: "san-diego"})
    do(state, "claim los-angeles-san-diego-1")
    assert decision(state) == ("place-city", 2)
    assert decision(after(state, "done")) == ("turn", 0)
    assert decision(after(state, "place los-angeles")) == ("turn", 0)


def test_no_passing_while_something_is_legal() -> None:
    """OW-22"""
    state = table()
    assert "done" not in kinds(state)
    cannot(state, "done", "OW-22")
    assert all(text in legal(state) for text in ("draw", "tickets"))


def test_a_seat_that_can_do_nothing_passes() -> None:
    """OW-22, R-4: the next seat that can act is asked."""
    stuck = {"display": "- - - - -", "rest": 2, "spare_tickets": 2, "players": 3}
    state = table(seat=2, hands={1: "red", 2: "purple*2"}, starts={2: "eugene"}, **stuck)
    events = told(state, "claim bend-eugene-1", "pay purple", "done")
    assert "passes" not in [event.id for event in events]
    assert decision(state) == ("turn", 0), "the paid card can be drawn"


def test_passing_is_told() -> None:
    """OW-22: with no card and no ticket to draw, and no track within reach, seats 0 and 1 pass."""
    state = table(
        players=3,
        seat=2,
        display="red - - - -",
        rest=2,
        spare_tickets=2,
        hands={2: "locomotive"},
        starts={2: "eugene"},
    )
    events = told(state, "take red")
    assert [event.params["seat"] for event in events if event.id == "passes"] == [0, 1]
    assert decision(state) == ("turn", 2)
    can(state, "claim bend-eugene-1")


def test_a_walled_in_player_gets_no_relief() -> None:
    """OW-44, R-4: all tracks from the start city are taken; only drawing is left."""
    others = {1: "albuquerque-roswell-1 las-cruces-roswell-1 roswell-santa-fe-1"}
    state = table(starts={0: "roswell", 1: "santa-fe"}, tracks=others, hands={0: "locomotive*7"})
    assert kinds(state) == {"take", "draw", "tickets"}
