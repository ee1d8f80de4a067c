"""The worked examples of the rulebook, one by one."""

from ..playing import after, can, decision, do, legal
from .table import UNUSED, last_turn, preparation, table, without_dice
from .verbs import dice, gaucho, herds, pasture, places, skip, steppe, supply, tile

RED, BLUE, GREEN = 0, 1, 2


def test_filling_a_full_pasture() -> None:
    """EG-E1, EG-9: no tile fits in although the sum is below 20; filling goes on one pasture higher."""
    full = {f"P1-{n}": f"white-{n:02} 2 lying" for n in (1, 2, 3, 4)}
    pampa = {**full, "P2-1": "black-12 1 standing"}
    state = do(last_turn(pampa=pampa, stack="brown-11 brown-10 brown-01"), "end")
    assert pasture(state, 1) == [f"white-{n:02}" for n in (1, 2, 3, 4)]
    assert pasture(state, 2) == ["brown-11", "brown-10"]


def test_filling_up_to_the_sum() -> None:
    """EG-E2, EG-9: 18 and a 5 make 23; no further tile is added."""
    pampa = {"P1-1": "black-12 1 standing", "P2-1": "white-08", "P2-2": "white-10"}
    state = do(
        last_turn(pampa=pampa, stack="brown-12 brown-11 spotted-05 spotted-01 yellow-12 yellow-11"), "end"
    )
    assert pasture(state, 2) == ["white-08", "white-10", "spotted-05"]
    assert pasture(state, 3)[0] == "spotted-01"


def test_three_start_tiles() -> None:
    """EG-E3, EG-15: 2, 4 and 4 may be kept."""
    state = preparation(4, {0: "black-02 brown-04 white-04"})
    do(state, "keep black-02", "keep brown-04", "keep white-04")
    assert herds(state, 0) == {"black": [2], "brown": [4], "white": [4]}


def test_standing_with_two_dice() -> None:
    """EG-E4, EG-23, EG-29: 5 and 6 for an 11."""
    state = do(table(pampa={"P2-3": "white-11"}, rodeo=[5, 6]), "take 5+6", "stand P2-3 with 5+6")
    assert gaucho(state, "P2-3") == "0 standing"
    assert dice(state) == []


def test_lying_then_standing() -> None:
    """EG-E5, EG-30, EG-31, EG-32: two 5s for an 11."""
    state = do(table(pampa={"P2-3": "white-11"}, rodeo=[5, 5]), "take 5+5", "lie P2-3 with 5")
    assert gaucho(state, "P2-3") == "0 lying"
    do(state, "raise P2-3 with 5")
    assert gaucho(state, "P2-3") == "0 standing"
    assert dice(state) == []


def test_collecting() -> None:
    """EG-E6, EG-54, EG-55, EG-56, EG-57"""
    pampa = {
        "P1-1": "black-05 0 standing",
        "P1-2": "black-06",
        "P2-1": "brown-12 0 standing",
        "P2-2": "brown-06 1 lying",
        "P2-3": "brown-07 2 standing",
        "P3-1": "white-11 1 lying",
        "P3-2": "white-09 2 lying",
    }
    state = do(last_turn(pampa=pampa), "end")
    assert (tile(state, "P1-1"), gaucho(state, "P1-1")) == ("black-05", "0 standing")
    assert [herds(state, seat) for seat in range(3)] == [{"brown": [12]}, {}, {"brown": [7]}]
    assert gaucho(state, "P2-2") == "1 lying"
    assert (gaucho(state, "P3-1"), gaucho(state, "P3-2")) == ("1 lying", "2 lying")


def test_adding_new_cattle() -> None:
    """EG-E7, EG-58: over several rounds, each tile at the right end of the row of its breed."""
    pampa = {
        "P1-1": "black-05 0 standing",
        "P1-2": "white-03 0 standing",
        "P2-1": "black-08 0 standing",
        "P2-2": "brown-01",
        "P2-3": "white-12 1 lying",
    }
    state = table(
        players=2, pampa=pampa, dice=[], herds={0: {"black": [2], "white": [9, 6]}}, places={1: "rodeo"}
    )
    do(state, "end")
    skip(state)
    assert herds(state, 0) == {"black": [2, 5], "white": [9, 6, 3]}
    do(state, "rodeo 1", "stand P2-2 with 1")
    skip(state, 2)
    assert herds(state, 0) == {"black": [2, 5, 8], "white": [9, 6, 3]}
    assert herds(state, 1) == {"brown": [1]}


def test_herd_shapes() -> None:
    """EG-E8, EG-59: 12, 8, 7 falls and 2, 5, 6, 10 rises; each grows by one tile in its direction."""
    state = table(herds={0: {"black": [12, 8, 7]}, 1: {"brown": [2, 5, 6, 10]}})
    assert herds(state, 0) == {"black": [12, 8, 7]}
    assert herds(state, 1) == {"brown": [2, 5, 6, 10]}
    pampa = {"P1-1": "black-06 0 standing", "P1-2": "brown-11 1 standing"}
    state = last_turn(pampa=pampa, herds={0: {"black": [12, 8, 7]}, 1: {"brown": [2, 5, 6, 10]}})
    do(state, "end")
    assert herds(state, 0) == {"black": [12, 8, 7, 6]}
    assert herds(state, 1) == {"brown": [2, 5, 6, 10, 11]}


def test_misfit() -> None:
    """EG-E9, EG-60, EG-61: an 11 for 12, 8, 7; the black herd and the full brown one are unaffected."""
    rows = {"white": [12, 8, 7], "black": [3, 5], "brown": [9, 10, 12]}
    state = do(last_turn(pampa={"P1-1": "white-11 0 standing"}, herds={0: rows}), "end")
    assert herds(state, 0) == {"black": [3, 5], "brown": [9, 10, 12], "white": [11]}
    assert state.scores()[0] == 36


def test_sale_a_and_b() -> None:
    """EG-E10, EG-E11, EG-62: 4 x 9 = 36 and 5 x 11 = 55."""
    pampa = {"P1-1": "black-01 0 standing", "P1-2": "white-12 1 standing"}
    rows = {0: {"black": [2, 4, 8, 9]}, 1: {"white": [11, 10, 7, 6, 3]}}
    state = do(last_turn(pampa=pampa, herds=rows), "end")
    assert state.scores()[:2] == [36, 55]


def test_sorting() -> None:
    """EG-E12, EG-41: the 6 goes between 5 and 9."""
    state = last_turn(
        pampa={"P1-1": "black-06 0 standing"}, herds={0: {"black": [2, 5, 9]}}, places={0: "sorting"}
    )
    do(state, "end", "sort black-06")
    assert herds(state, 0) == {"black": [2, 5, 6, 9]}
    assert state.scores()[0] == 0


def test_rodeo_alone() -> None:
    """EG-E13, EG-43, EG-44, EG-33: a virtual 6 for the Steppe; both real dice are left."""
    state = do(table(dice=[2, 3], places={0: "rodeo"}), "rodeo 6", "enter steppe with 6")
    assert "steppe" in places(state, 0)
    assert dice(state) == [2, 3]


def test_rodeo_combined() -> None:
    """EG-E14, EG-44: 4 + 4 and a virtual 4 for a 12."""
    state = table(pampa={"P1-1": "black-12"}, dice=[4, 4], places={0: "rodeo"})
    do(state, "rodeo 4", "stand P1-1 with 4+4+4")
    assert gaucho(state, "P1-1") == "0 standing"
    assert dice(state) == []


def test_thief_and_merchant() -> None:
    """EG-E15, EG-45, EG-46, EG-47: 4 x 10 + 5 = 45."""
    state = table(dice=[], places={0: "thief merchant"}, herds={0: {"black": [4, 6, 9]}, 1: {"black": [10]}})
    do(state, "steal black-10")
    assert herds(state, 0) == {"black": [4, 6, 9, 10]}
    assert state.scores() == [0, 10, 0, 0]
    do(state, "sell black")
    assert state.scores() == [45, 10, 0, 0]
    assert (places(state, 0), supply(state, 0)) == ({}, 7)


def test_foreman_raising() -> None:
    """EG-E16, EG-48: gauchos on a 9 and a 10."""
    pampa = {"P1-1": "black-09 0 lying", "P2-1": "brown-10 0 lying"}
    state = do(table(pampa=pampa, dice=[], places={0: "foreman"}), "rouse P1-1", "rouse P2-1")
    assert (gaucho(state, "P1-1"), gaucho(state, "P2-1")) == ("0 standing", "0 standing")
    assert supply(state, 0) == 5


def test_foreman_replacing() -> None:
    """EG-E17, EG-49: 11 pesos for the gaucho on an 11."""
    state = table(pampa={"P1-1": "black-11 1 lying"}, dice=[], places={0: "foreman"})
    do(state, "replace P1-1")
    assert gaucho(state, "P1-1") == "0 standing"
    assert (state.scores()[1], supply(state, 1)) == (11, 7)


def test_steppe() -> None:
    """EG-E18, EG-50: a 2 and a 4; with 2 or 3 players covered spaces are not available."""
    for players in (2, 3, 4):
        state = table(
            players=players, dice=[], places={0: "steppe"}, steppe="black-02 brown-04 white-09 white-10"
        )
        do(state, "look", "fetch black-02")
        assert not {f"settle {space}" for space in UNUSED[players]} & legal(state)
        do(state, "settle P1-1", "fetch brown-04", "settle P4-1")
        assert (tile(state, "P1-1"), gaucho(state, "P1-1")) == ("black-02", "0 standing")
        assert (tile(state, "P4-1"), gaucho(state, "P4-1")) == ("brown-04", "0 standing")
        assert len(steppe(state)) == 4


def test_end_of_a_three_player_game() -> None:
    """EG-E19, EG-68, EG-70, EG-72"""
    pampa = {"P1-1": "black-10 2 lying", "P1-2": "brown-09 2 lying", "P1-3": "white-06", "P2-2": "yellow-12"}
    state = table(
        players=3,
        seat=BLUE,
        starter=RED,
        pampa=pampa,
        dice=[],
        places={RED: "thief merchant", BLUE: "rodeo steppe", GREEN: "foreman"},
        herds={RED: {"white": [2, 3]}, GREEN: {"white": [5]}},
        steppe="yellow-07 yellow-08 yellow-09 yellow-10",
        stack="spotted-12",
    )
    do(state, "look", "fetch yellow-07", "settle P2-1", "end")
    assert (state.dump()["stack"], decision(state)) == ([], ("turn", GREEN))
    skip(state)
    assert (decision(state), len(state.dump()["rodeo"])) == (("turn", BLUE), 7)
    skip(state, 3)
    assert (decision(state), state.observe(None)["without_dice"]) == (("turn", GREEN), True)
    do(state, "rouse P1-1", "rouse P1-2", "end")
    do(state, "steal white-05", "sell white", "end")
    do(state, "rodeo 6", "stand P1-3 with 6")
    can(state, "end")
    do(state, "end")
    assert state.actor is None
    assert state.scores() == [3 * 5 + 5, 6 + 7, 5 + 10 + 9]
    assert state.ranking() == [2, 3, 1]


def test_single_tile() -> None:
    """EG-E20, EG-73: a single 9 is worth 9."""
    state = without_dice(starter=1, herds={0: {"black": [9]}})
    assert after(state, "end").scores() == [9, 0, 0, 0]
