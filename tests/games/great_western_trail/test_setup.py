"""Setting up (GWT-1 to GWT-18)."""

from typing import Any

import pytest

from bunkhouse.engine.state import State
from bunkhouse.games.great_western_trail import GAME

HAZARDS = {"flood": "flood", "drought": "drought", "rock": "rockfall"}
TRADE_ORDER = ["m3", "m2", "m1", "p1", "p2", "p4", "p6", "p8", "p10"]


def new(players: int = 4, seed: int = 1, **options: str) -> State:
    return GAME.new(players, seed, **options)


def total(counts: dict[str, int]) -> int:
    return sum(counts.values())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_a_full_set(players: int) -> None:
    """GWT-1, GWT-14, GWT-15, GWT-86: all discs in place, engine in the start building, no rancher yet."""
    state = new(players)
    assert len(state.dump()["seats"]) == players
    for number, board in enumerate(state.dump()["seats"]):
        assert state.census()[f"discs {number}"] == 14
        assert (board["cleared"], board["engine"], board["certificates"]) == ([], "0", 0)
        assert board["rancher"] is None
        assert board["workers"] == {"cowboy": 1, "craftsman": 1, "engineer": 1}
        assert board["replaced"] == []
    assert not any(isinstance(field, dict) for field in state.dump()["trail"].values())


def test_only_two_to_four_can_play() -> None:
    """GWT-1"""
    assert (GAME.min_players, GAME.max_players) == (2, 4)


def test_neutral_buildings_by_letter_or_shuffled() -> None:
    """GWT-2"""
    letters = {letter: letter for letter in "ABCDEFG"}
    trail = new(neutral_buildings="letters").dump()["trail"]
    assert {node: trail[node] for node in "ABCDEFG"} == letters
    seen = set()
    for seed in range(6):
        trail = new(seed=seed, neutral_buildings="shuffled").dump()["trail"]
        assert {trail[node] for node in "ABCDEFG"} == set("ABCDEFG")
        seen.add("".join(trail[node] for node in "ABCDEFG"))
    assert len(seen) > 3


def test_station_masters_lie_at_the_first_five_stations() -> None:
    """GWT-3: all five, in random order."""
    orders = {tuple(m["tile"] for m in new(seed=seed).dump()["station_masters"]) for seed in range(6)}
    assert all(len(set(order)) == 5 and None not in order for order in orders)
    assert len(orders) > 3


@pytest.mark.parametrize(("players", "workers"), [(2, 3), (3, 5), (4, 7)])
def test_job_market(players: int, workers: int) -> None:
    """GWT-4, GWT-8: from the column of the player count to the right, row 2 up to the left of the token."""
    document = new(players).dump()
    first = 4 - players
    rows = document["job_market"]
    assert document["token"] == 2
    assert [worker is not None for worker in rows[0]] == [column >= first for column in range(4)]
    assert [worker is not None for worker in rows[1]] == [first <= column < 3 for column in range(4)]
    assert sum(worker is not None for row in rows for worker in row) == workers


def test_supply_is_split_by_the_backs() -> None:
    """GWT-5: 35, 33 and 26 tiles, of which the set-up has taken its share."""
    document = new(4).dump()
    assert [total(stack) for stack in document["supply"]] == [35 - 7 - 2, 33 - 7 - 2, 26 - 2]
    assert set(document["supply"][1]) == {"cowboy", "craftsman", "engineer"}
    census = new(4).census()
    assert census["cowboy"] == census["craftsman"] == census["engineer"] == 18
    assert (census["teepee-green"], census["teepee-blue"]) == (11, 11)
    hazards = [count for name, count in census.items() if name.startswith(tuple(HAZARDS.values()))]
    assert sum(hazards) == 18


def areas(trail: dict[str, Any]) -> list[str]:
    return [node for node in trail if node.startswith(("flood", "drought", "rock", "teepee"))]


@pytest.mark.parametrize("seed", range(12))
def test_seven_tiles_lie_on_the_lowest_spaces(seed: int) -> None:
    """GWT-6, GWT-7: seven teepees and hazards of back 1, each on the lowest free space of its area."""
    trail = new(seed=seed).dump()["trail"]
    assert len(areas(trail)) == 7
    teepees = sum(1 for node in trail if node.startswith("teepee"))
    assert all(f"teepee_{name}" in trail for name in TRADE_ORDER[:teepees])
    for area, kind in HAZARDS.items():
        tiles = [trail[node] for node in areas(trail) if node.startswith(area)]
        assert all(tile.startswith(kind) for tile in tiles)
        assert all(f"{area}{number}" in trail for number in range(1, len(tiles) + 1))


@pytest.mark.parametrize("seed", [257, 620, 1211])
def test_a_hazard_without_room_goes_back(seed: int) -> None:
    """GWT-7, AR-11: in these games a fifth hazard of one kind comes up; nothing is lost."""
    document = new(2, seed).dump()
    assert any(f"{area}4" in document["trail"] for area in HAZARDS)
    assert len(areas(document["trail"])) == 7
    assert document["removed"] == {}
    assert total(document["supply"][0]) == 35 - 7 - 2


def test_foresight_spaces_are_filled_from_the_stack_of_their_number() -> None:
    """GWT-9"""
    for seed in range(5):
        one, two, three = new(seed=seed).dump()["foresight"]
        assert None not in one + two + three
        assert not set(one) & {"cowboy", "craftsman", "engineer"}
        assert set(two) <= {"cowboy", "craftsman", "engineer"}
        assert not any(tile.startswith(tuple(HAZARDS.values())) for tile in three)


@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 10), (4, 13)])
def test_cattle_market(players: int, size: int) -> None:
    """GWT-10: so many of the 36 market cards are revealed."""
    document = new(players).dump()
    assert total(document["market"]) == size
    assert total(document["cattle_stack"]) == 36 - size
    order = ["holstein", "brown_swiss", "ayrshire", "west_highland", "texas_longhorn"]
    places = [order.index(card.rstrip("_34567")) for card in document["market"]]
    assert places == sorted(places)


def test_objective_pool() -> None:
    """GWT-11: four of the 24 cards."""
    document = new().dump()
    assert total(document["pool"]) == 4
    assert total(document["objective_stack"]) == 20


@pytest.mark.parametrize(("players", "limit"), [(2, 3), (3, 3), (4, 4)])
def test_the_player_count_tile_sets_steps_and_fees(players: int, limit: int) -> None:
    """GWT-12, GWT-33: the view tells the step limit of the player count."""
    state = new(players)
    assert {board["step_limit"] for board in state.observe(0)["seats"]} == {limit}


def test_everybody_uses_the_same_sides() -> None:
    """GWT-13: all a, all b, or one random side per number."""
    assert new(private_buildings="a").dump()["faces"] == [f"{n}a" for n in range(1, 11)]
    assert new(private_buildings="b").dump()["faces"] == [f"{n}b" for n in range(1, 11)]
    mixed = {tuple(new(seed=seed, private_buildings="random").dump()["faces"]) for seed in range(6)}
    assert len(mixed) > 4


def test_starting_decks() -> None:
    """GWT-16: 5 Jersey and 3 each of the other three, four of them in hand."""
    for board in new().dump()["seats"]:
        deck = {card: board["hand"].get(card, 0) + board["draw"].get(card, 0) for card in board["draw"]}
        assert deck == {"jersey": 5, "dutch_belt": 3, "black_angus": 3, "guernsey": 3}
        assert total(board["hand"]) == 4
        assert board["discard"] == {}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_objectives(players: int) -> None:
    """GWT-17: one each in the area, the others leave the game."""
    document = new(players).dump()
    dealt = [card for board in document["seats"] for card in board["area"]]
    assert len(set(dealt)) == players
    assert all(card.startswith("start_") for card in dealt)
    assert total(document["box"]) == 4 - players


@pytest.mark.parametrize("starter", ["1", "2", "3", "4"])
def test_starting_player_and_money(starter: str) -> None:
    """GWT-18: $6, $7, $8, $9 in turn order from the starting player, who begins."""
    state = new(4, starting_player=starter)
    first = int(starter) - 1
    assert state.actor == first == state.dump()["starter"]
    assert [state.dump()["seats"][(first + order) % 4]["money"] for order in range(4)] == [6, 7, 8, 9]


def test_the_starting_player_can_be_drawn_by_lot() -> None:
    """GWT-18"""
    assert {new(4, seed, starting_player="random").actor for seed in range(20)} == {0, 1, 2, 3}


def test_a_chosen_seat_is_counted_round_a_smaller_table() -> None:
    """GWT-18"""
    assert new(2, starting_player="3").actor == 0
