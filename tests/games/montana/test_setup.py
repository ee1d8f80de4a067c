"""Components and set-up (MT-1 to MT-21)."""

import pytest

from bunkhouse.engine.errors import OptionError
from bunkhouse.engine.state import Document, State
from bunkhouse.games.montana import GAME

from ..playing import cannot, decision, do, kinds, legal
from .table import DATA, GOODS, GOODS_IN_PLAY, HEXES, NAMES, SETTLEMENTS, SIX, WORKERS, Land, document, table
from .verbs import workers

COUNTS = [2, 3, 4]
SEEDS = range(40)


def begun(players: int, seed: int = 1, start_tile: str = "random") -> State:
    """A new game with all starting workers hired."""
    state = GAME.new(players=players, seed=seed, start_tile=start_tile)
    while state.dump()["turn"] is None:
        state.apply(state.legal()[0])
    return state


def land_of(position: Document) -> Land:
    tiles = [(int(each["tile"][1:]) - 1, each["turned"]) for each in position["tiles"]]
    return Land(position["players"], tiles)


def test_two_to_four_play_in_four_colours() -> None:
    """MT-1"""
    for players in COUNTS:
        assert GAME.new(players=players, seed=1).players == players
    for players in (0, 1, 5):
        with pytest.raises(OptionError):
            GAME.new(players=players, seed=1)
    assert [name for name in GAME.new(4).census() if name in ("blue", "yellow", "green", "red")] == [
        "blue",
        "yellow",
        "green",
        "red",
    ]


@pytest.mark.parametrize("players", COUNTS)
def test_workers_belong_to_goods(players: int) -> None:
    """MT-2, MT-15: 18 for each of the four goods, whoever holds them."""
    counted = GAME.new(players, 1).census()
    assert [counted[f"{worker}-worker"] for worker in WORKERS] == [18] * 4
    position = begun(players).dump()
    for worker in WORKERS:
        held = sum(board["workers"].get(worker, 0) for board in position["seats"])
        assert position["supply"]["workers"][worker] == 18 - held


def test_worker_colours() -> None:
    """MT-3"""
    assert DATA["workers"]["colour"] == {
        "grain": "beige",
        "pumpkin": "orange",
        "copper": "brown",
        "stone": "graphite",
    }


def test_goods_of_the_box() -> None:
    """MT-4: with four players all 120 goods are in the game."""
    counted = GAME.new(4, 1).census()
    assert [counted[good] for good in GOODS] == [24, 24, 24, 12, 24, 12]
    assert sum(counted[good] for good in GOODS) == 120


def test_sizes_never_stand_in_for_each_other() -> None:
    """MT-5: neither when building nor in any exchange outside the city."""
    land = Land(4)
    small, large = land.at(5, 1), land.at(6, 3)
    assert land.shown[small]["cost"] == {"copper_small": 1, "stone_small": 1}
    assert land.shown[large]["cost"] == {"pumpkin": 1, "stone_large": 1}
    near = {land.at(5, 0): "0", land.at(5, 1): "0"}
    state = table(settlements=near, goods={0: "pumpkin stone_small*9 copper_small*9 copper_large"})
    cannot(state, f"build {large}", "MT-69", "goods-missing")
    state = table(goods={0: "copper_large*5 stone_large*5"}, cattle={0: 1})
    cannot(state, f"build {small}", "MT-69", "goods-missing")
    assert not any("large" in text for text in legal(state, "trade"))


def test_coins_never_run_out() -> None:
    """MT-6: far more than the 49 tokens, which are worth 89, can be held and paid out."""
    state = table(coins={0: 5000, 1: 5000}, workers={0: "stone*3"})
    do(state, "work bank-3", "staff stone+stone+stone")
    assert state.dump()["seats"][0]["coins"] == 5012
    assert "coins" not in state.census()
    assert (DATA["coins"]["gold_value"], DATA["components"]["coins_gold"]) == (5, 10)
    assert (DATA["coins"]["silver_value"], DATA["components"]["coins_silver"]) == (1, 39)


def test_other_components() -> None:
    """MT-7"""
    box = DATA["components"]
    assert (box["settlements_total"], box["settlements_per_colour"], box["cattle"]) == (48, 12, 24)
    assert (box["canteens"], box["terrain_tiles"], box["start_tiles"]) == (6, 12, 1)
    assert len(DATA["terrain_tile"]) == 12
    assert sum(f["kind"] == "lake" for tile in DATA["terrain_tile"] for f in tile["fields"]) == 6
    assert GAME.new(4, 1).census()["cattle"] == 24


def test_a_player_board_holds_eight_workers() -> None:
    """MT-8: and any amount of everything else."""
    full = "copper*2 stone*2 grain*2 pumpkin*2"
    lots = {0: "grain*24 pumpkin*24 copper_small*24"}
    state = table(workers={0: full}, goods=lots, coins={0: 999}, cattle={0: 10})
    assert sum(workers(state, 0).values()) == 8
    do(state, "trade copper_worker")
    assert decision(state) == ("surplus", 0)
    assert kinds(state) == {"return"}


def test_a_tile_is_a_flower_of_seven_hexes() -> None:
    """MT-9: the fields of a landscape are the tiles' hexes, each with its six neighbours around it."""
    for players, tiles in ((2, 7), (3, 9), (4, 10)):
        state = GAME.new(players, 3)
        fields = state.observe(None)["fields"]
        assert len(fields) == 7 * tiles
        for q, r in DATA["layouts"][f"p{players}"]["centres"]:
            for dq, dr in [(0, 0), *SIX]:
                assert fields[NAMES[(q + dq, r + dr)]]["at"] == [q + dq, r + dr]


def test_the_action_board() -> None:
    """MT-10: the bank, the city and four areas, each for its own worker and good."""
    state = table(workers={0: "copper stone grain pumpkin"}, coins={0: 99})
    assert {text.split("-")[0] for text in legal(state, "work")} == {
        "work bank",
        "work mine",
        "work quarry",
        "work fields",
        "work farm",
    }
    assert "city" in kinds(state)
    areas = {"mine": "copper_small", "quarry": "stone_small", "fields": "grain", "farm": "pumpkin"}
    for (area, good), worker in zip(areas.items(), WORKERS, strict=True):
        gained = do(state.copy(), f"work {area}-1", f"staff {worker}").dump()["seats"][0]["goods"]
        assert set(gained) == {good}


@pytest.mark.parametrize(("players", "tiles"), [(2, 7), (3, 9), (4, 10)])
def test_the_land_is_drawn_at_random(players: int, tiles: int) -> None:
    """MT-11, MT-R1: different tiles in all rotations, the others stay out of the game."""
    drawn = [GAME.new(players, seed).dump()["tiles"] for seed in SEEDS]
    for land in drawn:
        assert len(land) == tiles
        assert len({each["tile"] for each in land}) == tiles
    assert {each["tile"] for land in drawn for each in land} == {f"T{n:02}" for n in range(1, 13)}
    assert {each["turned"] for land in drawn for each in land} == set(range(6))
    assert len({str(land) for land in drawn}) == len(drawn)


def test_a_rotated_tile_turns_around_its_centre() -> None:
    """MT-R1: by sixths; what was in the east comes to lie in the north-east."""
    plain = table().observe(None)["fields"]
    turned = table(tiles=[(n, 1 if n == 4 else 0) for n in range(10)], start=Land(4).at(6, 0))
    q, r = HEXES[Land(4).at(5, 0)]
    for side in range(6):
        old = NAMES[(q + SIX[side][0], r + SIX[side][1])]
        new = NAMES[(q + SIX[(side + 1) % 6][0], r + SIX[(side + 1) % 6][1])]
        fields = turned.observe(None)["fields"]
        assert fields[new]["kind"] == plain[old]["kind"]
        assert fields[new].get("cost") == plain[old].get("cost")


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("players", COUNTS)
def test_all_land_hangs_together(players: int, seed: int) -> None:
    """MT-11, MT-67: with one lake or mountain on each tile no land is ever cut off, however tiles lie."""
    land = land_of(GAME.new(players, seed).dump())
    reached, waiting = set(land.all("land")[:1]), land.all("land")[:1]
    while waiting:
        more = {n for n in land.beside(waiting.pop()) if land.kind(n) == "land"} - reached
        reached |= more
        waiting += more
    assert reached == set(land.all("land"))


def test_the_starting_player_chooses_the_start_field() -> None:
    """MT-12, MT-R2: any field but a lake, with land beside it."""
    state = GAME.new(4, 5, start_tile="chosen")
    position = state.dump()
    assert decision(state) == ("start-tile", position["starter"])
    assert position["start"] is None
    land = land_of(position)
    allowed = {name for name in land.shown if land.kind(name) != "lake"}
    assert legal(state) == {f"start {name}" for name in allowed}
    assert any(land.kind(name) == "mountain" for name in allowed)
    cannot(state, f"start {land.all('lake')[0]}", "MT-12", "no-start-field")
    chosen = sorted(allowed)[7]
    assert do(state, f"start {chosen}").dump()["start"] == chosen


def test_the_start_field_is_drawn_unless_chosen() -> None:
    """MT-12, MT-R2: at random by default, on every kind of field but lakes."""
    kinds_met = set()
    for seed in SEEDS:
        position = GAME.new(3, seed).dump()
        kinds_met.add(land_of(position).kind(position["start"]))
    assert kinds_met == {"land", "mountain"}


@pytest.mark.parametrize("players", COUNTS)
def test_a_canteen_on_every_lake(players: int) -> None:
    """MT-13"""
    state = begun(players, 2)
    fields = state.observe(None)["fields"]
    lakes = land_of(state.dump()).all("lake")
    assert {name for name in fields if fields[name].get("canteen")} == set(lakes)
    assert state.census()["canteens"] == len(lakes)


@pytest.mark.parametrize("seed", range(20))
def test_cattle_on_its_fields_the_rest_in_the_supply(seed: int) -> None:
    """MT-14, MT-R2: a field under the start tile receives none."""
    position = begun(4, seed).dump()
    land = land_of(position)
    fields = GAME.load(position).observe(None)["fields"]
    marked = {name for name, field in land.shown.items() if field.get("cattle")}
    grazing = {name for name in fields if fields[name].get("cattle")}
    assert grazing == marked - {position["start"]}
    assert position["supply"]["cattle"] == 24 - len(grazing) - 4


@pytest.mark.parametrize(
    ("players", "numbers"),
    [(2, (10, 10, 10, 6, 10, 6)), (3, (15, 15, 15, 9, 15, 9)), (4, (20, 20, 20, 12, 20, 12))],
)
def test_goods_in_the_supply(players: int, numbers: tuple[int, ...]) -> None:
    """MT-16"""
    assert GAME.new(players, 1).dump()["supply"]["goods"] == dict(zip(GOODS, numbers, strict=True))


@pytest.mark.parametrize(("players", "settlements"), [(2, 12), (3, 10), (4, 8)])
def test_settlements_and_pawn(players: int, settlements: int) -> None:
    """MT-17: the pawn waits at the shop."""
    for seat in GAME.new(players, 1).dump()["seats"]:
        assert (seat["left"], seat["pawn"]) == (settlements, None)


@pytest.mark.parametrize("players", COUNTS)
def test_start_cattle_and_goods(players: int) -> None:
    """MT-18, MT-19: one cattle from the supply; four goods from the box, on top of the supply."""
    state = GAME.new(players, 1)
    position = state.dump()
    for seat in position["seats"]:
        assert seat["cattle"] == 1
        assert seat["goods"] == {"grain": 1, "pumpkin": 1, "copper_small": 1, "stone_small": 1}
    assert {good: state.census()[good] for good in GOODS} == GOODS_IN_PLAY[players]


@pytest.mark.parametrize("players", COUNTS)
def test_four_starting_workers_from_two_spins(players: int) -> None:
    """MT-20: always from the supply; white fields let the player choose, also twice the same colour."""
    asked = 0
    for seed in SEEDS:
        state = GAME.new(players, seed)
        while state.dump()["turn"] is None:
            asked += 1
            step, seat = decision(state) or ("", -1)
            assert step == "hire"
            assert state.dump()["wheel"] in (0, 4)
            assert len(legal(state)) == 10
            before = workers(state, seat).get("grain", 0)
            do(state, "hire grain+grain")
            assert workers(state, seat)["grain"] >= before + 2
        assert [sum(seat["workers"].values()) for seat in state.dump()["seats"]] == [4] * players
    spins = len(SEEDS) * players * 2
    assert spins / 8 < asked < spins / 2


def test_starting_players_and_coins() -> None:
    """MT-21, MT-R19: 3 coins for the starting player, one more for each one after."""
    starters = set()
    for seed in SEEDS:
        position = begun(4, seed).dump()
        first = position["starter"]
        starters.add(first)
        assert [position["seats"][(first + k) % 4]["coins"] for k in range(4)] == [3, 4, 5, 6]
        assert position["turn"] == first
    assert starters == {0, 1, 2, 3}


def test_the_start_token_stays() -> None:
    """MT-21: nothing passes it on during the game."""
    state = begun(3, 4)
    first = state.dump()["starter"]
    for _ in range(150):
        if state.actor is not None:
            state.apply(state.legal()[-1] if len(state.legal()) % 2 else state.legal()[0])
            assert state.dump()["starter"] == first


def test_every_layout_has_room_for_the_settlements() -> None:
    """MT-11, MT-17"""
    for players in COUNTS:
        land = Land(players)
        assert len(land.all("land")) > players * SETTLEMENTS[players]
    assert document()["players"] == 4
