"""Action C: Build (MT-66 to MT-78, MT-91)."""

import pytest

from bunkhouse.games.montana import GAME

from ..playing import can, cannot, decision, do, kinds, legal, told
from .table import HEXES, LAND, LINE, NAMES, START, Land, table
from .verbs import board, cattle, coins, goods, settled, supply

PLENTY = "grain*9 pumpkin*9 copper_small*9 copper_large*6 stone_small*9 stone_large*6"
WEST, DOUBLE, CENTRE, EAST, SIXTH, SECOND_DOUBLE = (LINE[at] for at in (0, 2, 3, 4, 5, 6))


def around(*names: str) -> set[str]:
    """The land beside these fields."""
    return {other for name in names for other in LAND.beside(name) if LAND.kind(other) == "land"}


def test_one_to_three_settlements_one_after_the_other() -> None:
    """MT-66: at least one, at most three."""
    state = table(goods={0: PLENTY})
    do(state, f"build {EAST}")
    assert decision(state) == ("build", 0)
    can(state, "done")
    do(state, f"build {SIXTH}")
    assert decision(state) == ("build", 0)
    do(state, f"build {SECOND_DOUBLE}")
    assert decision(state) != ("build", 0)
    assert settled(state) == {EAST: "0", SIXTH: "0", SECOND_DOUBLE: "0*2"}


def test_building_needs_a_first_settlement() -> None:
    """MT-66: without goods for any field the action cannot be chosen."""
    assert "build" not in kinds(table(goods={0: "grain"}))


def test_fields_must_border_the_start_tile_or_a_settlement() -> None:
    """MT-67: of any player, also one built a moment ago."""
    state = table(goods={0: PLENTY})
    assert legal(state, "build") == {f"build {name}" for name in around(START)}
    cannot(state, f"build {SIXTH}", "MT-67", "no-neighbour")
    foreign = table(goods={0: PLENTY}, settlements={EAST: "2"})
    assert legal(foreign, "build") == {f"build {n}" for n in (around(START, EAST) - {EAST, START})}
    can(foreign, f"build {SIXTH}")
    do(state, f"build {EAST}")
    can(state, f"build {SIXTH}")


def test_lakes_mountains_and_taken_fields_are_never_built_on() -> None:
    """MT-68"""
    lake = next(name for name in LAND.beside(START) if LAND.kind(name) == "lake")
    state = table(goods={0: PLENTY}, settlements={EAST: "0", CENTRE: "1"})
    cannot(state, f"build {lake}", "MT-68", "no-land-there")
    cannot(state, f"build {START}", "MT-68", "field-taken")
    cannot(state, f"build {EAST}", "MT-68", "field-taken")
    cannot(state, f"build {CENTRE}", "MT-68", "field-taken")
    mountain = LAND.all("mountain")[0]
    around_it = table(
        goods={0: PLENTY}, start=next(n for n in LAND.beside(mountain) if LAND.kind(n) == "land")
    )
    cannot(around_it, f"build {mountain}", "MT-68", "no-land-there")


def test_the_field_under_the_start_tile_stays_closed() -> None:
    """MT-68: also when settlements stand around it."""
    chain = dict.fromkeys(around(START), "1")
    state = table(goods={0: PLENTY}, settlements=chain)
    cannot(state, f"build {START}", "MT-68", "field-taken")


@pytest.mark.parametrize("name", sorted(around(START)))
def test_the_printed_goods_are_returned(name: str) -> None:
    """MT-69: exactly those, to the supply, for one own settlement."""
    state = table(goods={0: LAND.cost(name) + " grain"})
    before = state.dump()["supply"]["goods"]
    do(state, f"build {name}")
    assert goods(state, 0) == {"grain": 1}
    for good, count in LAND.shown[name]["cost"].items():
        assert supply(state, good) == before.get(good, 0) + count
    assert settled(state)[name].startswith("0")
    assert board(state, 0)["left"] == 8 - (2 if LAND.shown[name]["double"] else 1)


def test_one_missing_good_forbids_it() -> None:
    """MT-69, MT-5: a large piece for a small one does not help."""
    assert LAND.shown[EAST]["cost"] == {"copper_small": 1, "stone_small": 1}
    for held in ("copper_small", "stone_small*5", "copper_small stone_large", "copper_large stone_small"):
        cannot(table(goods={0: held}), f"build {EAST}", "MT-69", "goods-missing")


@pytest.mark.parametrize(("built", "paid"), [(1, 2), (2, 1), (3, 0)])
def test_coins_for_settlements_not_built(built: int, paid: int) -> None:
    """MT-70"""
    state = table(goods={0: PLENTY})
    for name in (EAST, SIXTH, SECOND_DOUBLE)[:built]:
        do(state, f"build {name}")
    if built < 3:
        assert coins(state, 0) == 0
        do(state, "done")
    assert coins(state, 0) == paid


def test_who_cannot_build_on_gets_the_coins_without_being_asked() -> None:
    """MT-70"""
    state = table(goods={0: LAND.cost(EAST)})
    events = told(state, f"build {EAST}")
    assert ("gains-coins-unbuilt", {"seat": 0, "count": 2}) in [(event.id, event.params) for event in events]
    assert coins(state, 0) == 2
    assert decision(state) == ("turn", 1)


def test_a_double_field_takes_two_settlements() -> None:
    """MT-71: for the single printed cost."""
    assert LAND.shown[DOUBLE]["double"]
    state = table(goods={0: LAND.cost(DOUBLE)}, settlements={CENTRE: "1"})
    do(state, f"build {DOUBLE}")
    assert settled(state)[DOUBLE] == "0*2"
    assert goods(state, 0) == {}
    assert board(state, 0)["left"] == 6


def test_four_in_a_line_bring_one_more() -> None:
    """MT-72: at once, on the field just built, wherever it is in the line."""
    for at in range(4):
        line = LINE[3:7]
        built = line[at]
        state = table(goods={0: LAND.cost(built)}, settlements=_linked(line, built))
        do(state, f"build {built}")
        extra = 2 if LAND.shown[built]["double"] else 1
        assert settled(state)[built] == f"0*{extra + 1}"


def _linked(line: list[str], built: str) -> dict[str, str]:
    """Own settlements on a line but for one field; another player's below it join them to the start tile."""
    own = [name for name in line if name != built]
    below = [NAMES.get((q, r + 1), "") for q, r in (HEXES[name] for name in LINE)]
    spare = [name for name in below if name in LAND.shown and LAND.kind(name) == "land"]
    count = next(n for n in range(len(spare) + 1) if set(own) <= LAND.joined(START, [*own, *spare[:n]]))
    reached = LAND.joined(START, [*own, *spare[:count]])
    others = [name for name in spare[:count] if name in reached]
    return dict.fromkeys(own, "0") | dict.fromkeys(others, "1")


@pytest.mark.parametrize("axis", range(3))
def test_lines_run_in_all_three_directions(axis: int) -> None:
    """MT-72"""
    step = [(1, 0), (1, -1), (0, -1)][axis]
    for start in LAND.shown:
        q, r = next(place for place, name in NAMES.items() if name == start)
        line = [NAMES.get((q + step[0] * k, r + step[1] * k), "") for k in range(1, 5)]
        plain = all(n in LAND.shown and LAND.kind(n) == "land" for n in line) and LAND.kind(start) == "land"
        if plain and not LAND.shown[line[3]]["double"]:
            state = table(
                start=start, settlements=dict.fromkeys(line[:3], "0"), goods={0: LAND.cost(line[3])}
            )
            do(state, f"build {line[3]}")
            assert settled(state)[line[3]] == "0*2"
            return
    raise AssertionError("no such line")


def test_no_bonus_for_a_line_of_three() -> None:
    """MT-72: nor for four that are not in one line."""
    state = table(goods={0: LAND.cost(SIXTH)}, settlements={CENTRE: "0", EAST: "0"})
    assert settled(do(state, f"build {SIXTH}"))[SIXTH] == "0"


def test_no_bonus_when_a_line_grows_to_five() -> None:
    """MT-73"""
    line = LINE[3:8]
    state = table(goods={0: LAND.cost(line[4])}, settlements=dict.fromkeys(line[:4], "0"))
    assert settled(do(state, f"build {line[4]}"))[line[4]] == "0"


def test_no_bonus_when_a_line_of_five_is_joined() -> None:
    """MT-73, MT-R13: two, the new one and two make five."""
    line = LINE[3:8]
    built = line[2]
    state = table(goods={0: LAND.cost(built)}, settlements=_linked(line, built))
    assert settled(do(state, f"build {built}"))[built] == "0"


def test_a_line_counts_fields_not_tokens() -> None:
    """MT-74: two stacked settlements are one field."""
    state = table(goods={0: LAND.cost(SIXTH)}, settlements={CENTRE: "0*2", EAST: "0"})
    assert settled(do(state, f"build {SIXTH}"))[SIXTH] == "0"


def test_others_interrupt_a_line() -> None:
    """MT-74: three own fields, one of another player, the start tile: never a line of four."""
    line = LINE[3:8]
    state = table(
        goods={0: LAND.cost(line[4])},
        settlements={line[0]: "0", line[1]: "0", line[2]: "1", line[3]: "0"},
    )
    assert settled(do(state, f"build {line[4]}"))[line[4]] == "0"
    foreign = table(goods={0: LAND.cost(SECOND_DOUBLE)}, settlements={CENTRE: "0", EAST: "0", SIXTH: "1"})
    assert settled(do(foreign, f"build {SECOND_DOUBLE}"))[SECOND_DOUBLE] == "0*2"
    own = {LINE[2]: "0", LINE[4]: "0", LINE[5]: "0"}
    through_start = table(start=LINE[3], goods={0: LAND.cost(LINE[1])}, settlements=own)
    assert settled(do(through_start, f"build {LINE[1]}"))[LINE[1]] == "0"


def test_extra_settlements_count_for_nothing_else() -> None:
    """MT-75: neither for the limit of three nor for the coins; both extras can come together."""
    line = LINE[3:7]
    state = table(goods={0: LAND.cost(line[3])}, settlements=dict.fromkeys(line[:3], "0"))
    assert line[3] == SECOND_DOUBLE
    do(state, f"build {SECOND_DOUBLE}")
    assert settled(state)[SECOND_DOUBLE] == "0*3"
    assert coins(state, 0) == 2
    assert board(state, 0)["left"] == 8 - 3 - 3


def test_cattle_on_the_field_comes_along() -> None:
    """MT-76"""
    assert LAND.shown[SIXTH]["cattle"]
    state = table(goods={0: LAND.cost(SIXTH)}, settlements={EAST: "1"})
    assert state.observe(None)["fields"][SIXTH]["cattle"]
    before = state.dump()["supply"]["cattle"]
    do(state, f"build {SIXTH}")
    assert cattle(state, 0) == 1
    assert not state.observe(None)["fields"][SIXTH]["cattle"]
    assert state.dump()["supply"]["cattle"] == before


def test_a_canteen_from_the_lake_beside() -> None:
    """MT-77, MT-82: the first settlement beside a lake takes it, the second gets nothing."""
    lake = LAND.at(5, 3)
    assert lake in LAND.beside(CENTRE)
    state = do(table(goods={0: LAND.cost(CENTRE)}), f"build {CENTRE}")
    assert board(state, 0)["canteens"] == 1
    assert not state.observe(None)["fields"][lake]["canteen"]
    second, taken = LAND.at(1, 6), [CENTRE, LAND.at(2, 4), LAND.at(1, 1)]
    lakes = {n for name in taken for n in LAND.beside(name) if LAND.kind(n) == "lake"}
    assert {n for n in LAND.beside(second) if LAND.kind(n) == "lake"} <= lakes
    state = table(seat=1, goods={1: LAND.cost(second)}, settlements=dict.fromkeys(taken, "0"))
    do(state, f"build {second}")
    assert board(state, 1)["canteens"] == 0
    assert coins(state, 1) == 2


def test_no_canteen_away_from_lakes() -> None:
    """MT-77"""
    assert not any(LAND.kind(name) == "lake" for name in LAND.beside(EAST))
    state = do(table(goods={0: LAND.cost(EAST)}), f"build {EAST}")
    assert board(state, 0)["canteens"] == 0


def test_the_last_settlements_are_placed_as_far_as_they_last() -> None:
    """MT-78, MT-R7: one is left for a double field, and the game is closing."""
    state = table(goods={0: LAND.cost(DOUBLE)}, settlements={CENTRE: "1"}, left={0: 1})
    do(state, f"build {DOUBLE}")
    assert settled(state)[DOUBLE] == "0"
    assert board(state, 0)["left"] == 0
    assert state.dump()["closing"]


def test_after_the_last_settlement_the_action_is_over() -> None:
    """MT-70, MT-78: with coins for what was not built."""
    state = table(goods={0: PLENTY}, left={0: 1})
    do(state, f"build {EAST}")
    assert coins(state, 0) == 2
    assert decision(state) == ("turn", 1)


def test_without_settlements_nobody_builds() -> None:
    """MT-91: possible in a canteen turn after the last one was placed."""
    state = table(goods={0: PLENTY}, left={0: 0})
    assert "build" not in kinds(state)
    cannot(state, f"build {EAST}", "MT-91", "no-settlements")


def test_building_is_told() -> None:
    """MT-69, MT-72"""
    line = LINE[3:7]
    state = table(goods={0: LAND.cost(line[3])}, settlements=dict.fromkeys(line[:3], "0"))
    events = {event.id: event.params for event in told(state, f"build {line[3]}")}
    paid = [good for good, count in LAND.shown[line[3]]["cost"].items() for _ in range(count)]
    goods = dict(zip(["one", "two", "three", "four"], [*paid, "", "", ""], strict=False))
    assert events["builds"] == {"seat": 0, "field": line[3], "count": 3, **goods}
    assert events["completes-line"] == {"seat": 0, "count": 1}


def test_a_settlement_beside_two_lakes_takes_both_canteens() -> None:
    """MT-R12"""
    for turned in range(6):
        tiles = [(n, turned if n == 3 else 0) for n in range(10)]
        land = Land(4, tiles)
        for name in land.all("land"):
            lakes = [other for other in land.beside(name) if land.kind(other) == "lake"]
            solid = [n for n in land.beside(name) if land.kind(n) != "lake"]
            if len(lakes) == 2 and solid:
                state = table(tiles=tiles, start=solid[0], goods={0: land.cost(name)})
                do(state, f"build {name}")
                assert board(state, 0)["canteens"] == 2
                return
    raise AssertionError("no such field")


def test_two_lines_at_once() -> None:
    """MT-R13: two extra settlements; joining pieces counts."""
    land = Land(2)
    centre = next(name for name in land.shown if _arms(land, name))
    own = dict.fromkeys(_arms(land, centre), "0")
    start = next(n for n in land.beside(centre) if n not in own and land.kind(n) != "lake")
    linked = dict.fromkeys(_links(land, start, centre, list(own)), "1")
    state = table(players=2, start=start, settlements={**linked, **own}, goods={0: land.cost(centre)})
    do(state, f"build {centre}")
    printed = 2 if land.shown[centre]["double"] else 1
    assert settled(state)[centre] == f"0*{printed + 2}"


def _arms(land: Land, centre: str) -> list[str]:
    """Three fields west of it, one north-west and two south-east of it; none when not all of it is land."""
    q, r = HEXES[centre]
    places = [(q - 1, r), (q - 2, r), (q - 3, r), (q, r - 1), (q, r + 1), (q, r + 2)]
    fields = [NAMES.get(place, "") for place in places]
    plain = all(name in land.shown and land.kind(name) == "land" for name in [centre, *fields])
    return fields if plain else []


def _links(land: Land, start: str, centre: str, own: list[str]) -> list[str]:
    """Fields for somebody else that join all of one's own to the start tile."""
    spare = [name for name in land.all("land") if name not in (*own, centre, start)]
    spare.sort(key=lambda name: sum(other in own for other in land.beside(name)), reverse=True)
    for count in range(len(spare)):
        if set(own) <= land.joined(start, [*own, *spare[:count]]):
            return [name for name in spare[:count] if name in land.joined(start, [*own, *spare[:count]])]
    raise AssertionError("they cannot be joined")


def test_notation_names_fields() -> None:
    """MT-67: fields are called by row and number."""
    assert GAME.notation(GAME.parse(f"build {EAST}")) == f"build {EAST}"
    assert WEST[0] == EAST[0]
