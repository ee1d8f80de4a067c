"""The Alvin variant."""

from typing import Any

import pytest

from bunkhouse.engine.state import State
from bunkhouse.games.old_west import GAME

from ..playing import after, can, cannot, decision, do, legal
from .table import CITIES, table
from .verbs import captures, cities, points

TO_ROSWELL = "claim roswell-santa-fe-1"


def santa_fe(**given: Any) -> State:
    """Seat 0 starts in Santa Fe and can claim the yellow track to Roswell."""
    return table(
        **{"alvin": "roswell", "starts": {0: "santa-fe", 1: "pueblo"}, "hands": {0: "yellow*3"}, **given}
    )


def where(state: State) -> str | None:
    found: str | None = state.dump()["alvin"]
    return found


def test_alvin_starts_in_roswell() -> None:
    """OW-86: and belongs to nobody; without the variant he is not there."""
    assert where(GAME.new(players=3, seed=1, alvin="on")) == "roswell"
    assert where(GAME.new(players=3, seed=1)) is None
    assert captures(GAME.new(players=3, seed=1, alvin="on")) == [0, 0, 0]


def test_no_start_in_roswell() -> None:
    """OW-87"""
    state = table(step="choose-start", seat=2, alvin="roswell")
    assert legal(state) == {f"start {city}" for city in CITIES if city != "roswell"}
    cannot(state, "start roswell", "OW-87", "city-closed")


@pytest.mark.parametrize("alvin", ["roswell", "pueblo"])
def test_no_piece_in_roswell(alvin: str) -> None:
    """OW-87: not even after Alvin has left."""
    state = do(santa_fe(alvin=alvin, hands={0: "yellow*3 red*2"}), TO_ROSWELL)
    assert decision(state) == ("turn", 1), "Santa Fe has a piece, and Roswell takes none"
    wide = table(
        alvin="pueblo",
        starts={0: "santa-fe", 1: "pueblo"},
        tracks={0: "albuquerque-santa-fe-1"},
        hands={0: "red*4"},
    )
    do(wide, "claim albuquerque-roswell-1")
    assert legal(wide, "place") == {"place albuquerque"}
    cannot(wide, "place roswell", "OW-87", "city-closed")


def test_roswell_is_an_ordinary_city_without_the_variant() -> None:
    """OW-87, R-21"""
    state = do(santa_fe(alvin=None, hands={0: "yellow*3 red*2"}), TO_ROSWELL)
    assert legal(state, "place") == {"place roswell"}
    assert captures(do(state, "place roswell")) == [0, 0, 0]


def test_the_first_capture() -> None:
    """OW-88, R-19: ten points at once for the first track to Roswell."""
    state = do(santa_fe(), TO_ROSWELL)
    assert captures(state) == [10, 0, 0]
    assert state.scores() == [14, 0, 0]


def test_alvin_moves_to_a_controlled_city_of_choice() -> None:
    """OW-89: the start city included; a single one is taken without asking."""
    assert where(do(santa_fe(), TO_ROSWELL)) == "santa-fe"
    choice = santa_fe(tracks={0: "albuquerque-santa-fe-1"}, pieces={0: "albuquerque"})
    do(choice, TO_ROSWELL)
    assert decision(choice) == ("move-alvin", 0)
    assert legal(choice) == {"alvin santa-fe", "alvin albuquerque"}
    cannot(choice, "alvin roswell", "OW-89", "city-not-controlled")
    cannot(choice, "alvin pueblo", "OW-89", "city-not-controlled")
    assert where(after(choice, "alvin albuquerque")) == "albuquerque"
    assert where(after(choice, "alvin santa-fe")) == "santa-fe"


def test_another_player_captures_him() -> None:
    """OW-90, R-19: by any track with an end in his city, even from there."""
    state = table(
        alvin="santa-fe", seat=1, starts={0: "santa-fe", 1: "pueblo"}, hands={1: "black*3"}, captures={0: 10}
    )
    do(state, "claim pueblo-santa-fe-1")
    assert captures(state) == [10, 10, 0]
    assert where(state) == "pueblo"
    out = table(
        alvin="santa-fe",
        seat=1,
        starts={0: "santa-fe", 1: "pueblo"},
        tracks={1: "pueblo-santa-fe-1"},
        hands={1: "green"},
    )
    assert captures(do(out, "claim albuquerque-santa-fe-1")) == [0, 10, 0]
    assert where(out) == "pueblo"


def test_his_owner_captures_nothing() -> None:
    """OW-91"""
    state = santa_fe(alvin="santa-fe", tracks={0: "albuquerque-santa-fe-1"}, pieces={0: "albuquerque"})
    do(state, TO_ROSWELL)
    assert captures(state) == [0, 0, 0]
    assert where(state) == "santa-fe"
    assert decision(state) == ("turn", 1)


def test_capture_and_track_are_scored_apart() -> None:
    """OW-92, R-17: the ten points go to the captor, the track to the controllers."""
    state = table(
        alvin="santa-fe",
        seat=2,
        starts={0: "santa-fe", 1: "pueblo", 2: "denver"},
        tracks={2: "denver-pueblo-1"},
        hands={2: "black*3"},
    )
    do(state, "claim pueblo-santa-fe-1")
    assert points(state) == [4, 4, 0]
    assert captures(state) == [0, 0, 10]
    assert where(state) == "denver"


def test_alvin_moves_before_a_piece_is_placed() -> None:
    """OW-93, R-18: the city of this turn is no choice for him."""
    state = table(
        alvin="pueblo",
        starts={0: "santa-fe", 1: "pueblo"},
        tracks={0: "durango-pueblo-1 albuquerque-durango-1 albuquerque-santa-fe-1"},
        pieces={0: "durango"},
        hands={0: "purple*5"},
    )
    do(state, "claim grand-junction-pueblo-1")
    assert decision(state) == ("move-alvin", 0)
    assert legal(state) == {"alvin santa-fe", "alvin durango"}
    do(state, "alvin durango")
    assert decision(state) == ("place-city", 0)
    assert legal(state) == {"place grand-junction", "done"}
    do(state, "place grand-junction")
    assert where(state) == "durango"
    assert cities(state, 0) == {"santa-fe", "durango", "grand-junction"}


def test_alvin_at_the_end() -> None:
    """OW-94: ten points for the controller of his city; none if he never left Roswell."""
    for alvin, expected in (("salt-lake-city", [10, 0, 0]), ("roswell", [0, 0, 0])):
        state = table(alvin=alvin, step=None, turns_left=0, trains={1: 2}, starts={1: "eugene"})
        assert {line.id: line.points for line in state.breakdown()}["alvin"] == expected


def test_alvin_blocks_nothing() -> None:
    """OW-95, R-25: tracks to his city are claimed and scored as usual."""
    hands = {0: "red*4"}
    here = table(alvin="wolf-point", hands=hands)
    with_alvin = table(alvin="salt-lake-city", hands=hands)
    assert legal(here) == legal(with_alvin)
    assert points(do(with_alvin, "claim salt-lake-city-st-george-1")) == [7, 0, 0]


def test_only_claiming_captures() -> None:
    """OW-98, R-26: moving him does not, even to the other end of the track just claimed."""
    state = table(alvin="pueblo", starts={0: "santa-fe", 1: "pueblo"}, hands={0: "black*3"})
    do(state, "claim pueblo-santa-fe-1")
    assert where(state) == "santa-fe", "an end of the track just claimed"
    assert captures(state) == [10, 0, 0]
    cannot(state, "alvin santa-fe", "OW-98")


def test_moving_him_where_others_have_tracks() -> None:
    """OW-98: they capture nothing by that."""
    state = santa_fe(
        players=4, starts={0: "santa-fe", 1: "pueblo"}, tracks={1: "pueblo-santa-fe-1"}, hands={0: "yellow*3"}
    )
    do(state, TO_ROSWELL)
    assert captures(state) == [10, 0, 0, 0]
    assert where(state) == "santa-fe"


def test_alvin_never_returns_to_roswell() -> None:
    """OW-99: later tracks to Roswell bring no Alvin points."""
    state = table(
        alvin="santa-fe",
        seat=1,
        starts={0: "santa-fe", 1: "albuquerque"},
        tracks={0: "roswell-santa-fe-1"},
        hands={1: "red*2"},
    )
    can(state, "claim albuquerque-roswell-1")
    do(state, "claim albuquerque-roswell-1")
    assert captures(state) == [0, 0, 0]
    assert where(state) == "santa-fe"
