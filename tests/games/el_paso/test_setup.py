"""Setting up (EP-1 to EP-24)."""

from typing import Any

import pytest

from bunkhouse.engine.state import State
from bunkhouse.games.el_paso import GAME
from bunkhouse.games.el_paso.components import DATA

from ..playing import cannot, do, legal, told
from .table import moving
from .verbs import named, seat, step


def new(players: int = 4, seed: int = 1, **options: str) -> State:
    return GAME.new(players, seed, **options)


def opened(players: int = 4, seed: int = 1) -> State:
    """After everybody has taken an objective."""
    return do(new(players, seed), *["objective 1"] * players)


def started(players: int = 4, seed: int = 1) -> State:
    return do(opened(players, seed), *["place nC"] * players)


def test_one_to_four_players_and_the_highest_total_wins() -> None:
    """EP-1"""
    assert (GAME.min_players, GAME.max_players) == (1, 4)
    last = moving("nG", seat=1, players=2, finisher=0, seats={0: {"money": 50}}, money=20)
    do(last, "move el_paso")
    do(last, "deliver 0 with aux1_upgrade", "end")
    assert last.actor is None
    assert last.scores()[0] > last.scores()[1]
    assert last.ranking() == [1, 2]


def test_shared_pieces() -> None:
    """EP-2: tiles, train cards and tokens as the component list says."""
    counts = DATA["component_counts"]
    census = new().census()
    assert census["objectives"] == counts["objective_tokens"] == 20
    assert census["bonuses"] == counts["bonus_tokens"] == 20
    assert sum(census[f"tile {name}"] for name in "123456") == counts["common_building_tiles"] == 12
    assert (len(DATA["train_cards"]), len(DATA["bot_cards"])) == (4, 11)
    assert [card["part"] for card in DATA["train_cards"]] == ["locomotive", "wagon", "wagon", "wagon"]
    trail = new().dump()["trail"]
    assert sorted(name for name in trail.values() if isinstance(name, str)) == list("BCDEFG")


def test_six_types_of_common_buildings_two_of_each() -> None:
    """EP-3: one type for every number of builders."""
    assert new().dump()["tiles"] == {str(number): 2 for number in range(1, 7)}
    assert [building["builders"] for building in DATA["common_buildings"]] == [1, 2, 3, 4, 5, 6]


def test_cow_cards() -> None:
    """EP-4: ninety-one in all; the players' starting decks, the market, and Simmental."""
    counts = {cow["id"]: cow["count"] for cow in DATA["cow_types"]}
    assert sum(counts.values()) == 91
    assert {name: counts[name] for name in ("black_angus", "corriente", "shorthorn", "hereford")} == {
        "black_angus": 8,
        "corriente": 10,
        "shorthorn": 8,
        "hereford": 6,
    }
    census = new(4).census()
    assert [census[name] for name in ("criollo", "pineywoods", "galloway", "santa_gertrudis")] == [
        16,
        8,
        8,
        8,
    ]
    assert census["simmental"] == counts["simmental"] == 19


@pytest.mark.parametrize("worker", ["cowboy", "builder", "engineer", "versatile"])
def test_worker_cards(worker: str) -> None:
    """EP-5: twelve of each kind."""
    assert new().census()[worker] == 12


def test_pieces_of_a_player() -> None:
    """EP-6: seven discs, two markers and one rancher each."""
    state = new(3)
    assert len(state.dump()["seats"]) == 3
    assert [state.census()[f"discs {number}"] for number in range(3)] == [7, 7, 7]
    assert DATA["constants"]["max_buildings_per_player"] == 2


def test_values_of_cows() -> None:
    """EP-7: kind, colour, breeding value; the starting kinds bring no points."""
    cows = {cow["id"]: cow for cow in DATA["cow_types"]}
    assert [cows[name]["breeding"] for name in ("santa_gertrudis", "corriente", "black_angus")] == [2, 3, 3]
    assert all(cow["vp"] == 0 for cow in cows.values() if cow["role"] == "starting")
    assert len({cow["colour"] for cow in cows.values()}) == 9
    state = started(2)
    assert {line.id: line.points for line in state.breakdown()}["cows"] == [0, 0]


def test_a_worker_card_is_worth_two_points() -> None:
    """EP-8"""
    lines = {line.id: line.points for line in new(2).breakdown()}
    assert lines["workers"] == [8, 8]


def test_neutral_buildings_by_letter_or_shuffled() -> None:
    """EP-9, R-1"""
    spaces = [f"n{letter}" for letter in "BCDEFG"]
    trail = new().dump()["trail"]
    assert [trail[space] for space in spaces] == list("BCDEFG")
    seen = set()
    for seed in range(6):
        trail = new(seed=seed, neutral_buildings="shuffled").dump()["trail"]
        assert {trail[space] for space in spaces} == set("BCDEFG")
        seen.add("".join(trail[space] for space in spaces))
    assert len(seen) > 3


def test_train_cards_in_ascending_order_plain_or_star() -> None:
    """EP-10, R-1: every card by itself."""
    assert new().observe(0)["train"] == ["plain"] * 4
    assert new(train_3="star").observe(0)["train"] == ["plain", "plain", "star", "plain"]
    assert [card["engineers"] for card in DATA["train_cards"]] == [1, 2, 3, 4]


def test_train_supply() -> None:
    """EP-11: three tokens of each kind lie face up, the rest in two random stacks."""
    rows = set()
    for seed in range(8):
        document = new(seed=seed).dump()
        for row, stack in (("objectives", "objective_stack"), ("bonuses", "bonus_stack")):
            assert len(set(document[row])) == 3
            assert None not in document[row]
            assert len(document[stack]) == 17
            assert not set(document[row]) & set(document[stack])
        rows.add(tuple(document["objectives"]))
    assert len(rows) > 5


def test_the_bank_gives_without_limit() -> None:
    """EP-12, EP-95: coins and exchange tokens never run out."""
    counts = DATA["component_counts"]
    rich = moving("nG", players=2, money=500, exchange_tokens=40)
    assert seat(rich)["money"] > counts["coins_1"] + 5 * counts["coins_5"]
    assert seat(rich)["exchange_tokens"] > counts["exchange_tokens"]
    assert seat(do(rich, "move el_paso"))["money"] == 505


def test_cattle_market() -> None:
    """EP-13"""
    stock = new().dump()["stock"]
    market = {name: stock[name] for name in ("black_angus", "corriente", "shorthorn", "hereford")}
    assert market == {"black_angus": 8, "corriente": 10, "shorthorn": 8, "hereford": 6}


def test_building_market_sides() -> None:
    """EP-14, R-1, R-35: side a, or any whole stacks on side b; both sides need the same builders."""
    assert new().observe(0)["faces"] == ["1a", "2a", "3a", "4a", "5a", "6a"]
    turned = new(building_2="b", building_6="b")
    assert turned.observe(0)["faces"] == ["1a", "2b", "3a", "4a", "5a", "6b"]
    assert turned.dump()["tiles"] == {str(number): 2 for number in range(1, 7)}


@pytest.mark.parametrize(("players", "left"), [(2, 10), (3, 9), (4, 8)])
def test_worker_market(players: int, left: int) -> None:
    """EP-15, EP-18: four stacks, less one of each kind for every player."""
    document = new(players).dump()
    assert [document["stock"][name] for name in ("cowboy", "builder", "engineer", "versatile")] == [left] * 4
    own = {"cowboy": 1, "builder": 1, "engineer": 1, "versatile": 1}
    assert [board["workers"] for board in document["seats"]] == [own] * players


@pytest.mark.parametrize(("players", "cards"), [(1, 9), (2, 9), (3, 14), (4, 19)])
def test_simmental_stack(players: int, cards: int) -> None:
    """EP-16, EP-112: by the number of players; a solo game is set up as for two."""
    assert new(players).dump()["stock"]["simmental"] == cards
    assert new(players).census()["simmental"] == cards


def test_the_trail() -> None:
    """EP-17: fifteen building spaces, six of them neutral; two forks; a circle through El Paso."""
    spaces = DATA["trail"]["spaces"]
    kinds = [space["type"] for space in spaces]
    assert (kinds.count("neutral"), kinds.count("common"), kinds.count("el_paso")) == (6, 9, 1)
    assert [space["id"] for space in spaces if len(space["next"]) == 2] == ["nB", "c5"]
    assert named(moving("nB", players=2), "move") == {"nC", "nD", "nE", "nF", "nG"}
    assert "trail.spaces[c1]" in reconstructed()


def test_discs_cover_seven_fields() -> None:
    """EP-19, EP-72: only the first and the third auxiliary action are open."""
    for board in new().observe(0)["seats"]:
        assert (board["cleared"], board["posts"], board["discs_left"]) == ([], {}, 7)
        assert board["auxiliary"] == {"1": 1, "2": 0, "3": 1, "4": 0}


def test_markers_and_rancher_beside_the_board() -> None:
    """EP-20"""
    for board in new().dump()["seats"]:
        assert (board["certificates"], board["rancher"]) == (0, None)
    assert not any(isinstance(field, dict) for field in new().dump()["trail"].values())


def test_starting_deck_and_hand() -> None:
    """EP-21: ten cows, four of them in hand."""
    hands = set()
    for seed in range(6):
        for board in new(2, seed).dump()["seats"]:
            deck = {name: board["hand"].get(name, 0) + board["draw"].get(name, 0) for name in board["draw"]}
            deck |= {name: count for name, count in board["hand"].items() if name not in deck}
            assert deck == {"criollo": 4, "pineywoods": 2, "galloway": 2, "santa_gertrudis": 2}
            assert sum(board["hand"].values()) == 4
            hands.add(tuple(sorted(board["hand"].items())))
    assert len(hands) > 3


def test_starting_objectives_in_seat_order() -> None:
    """EP-22: a face-up one; the gap is refilled before the next player chooses."""
    state = new(3)
    for number in range(3):
        assert (state.actor, step(state)) == (number, "opening")
        assert legal(state) == {"objective 1", "objective 2", "objective 3"}
        shown = state.dump()["objectives"]
        cannot(state, "objective stack", "EP-22", "face-up-only")
        do(state, "objective 2")
        after = state.dump()
        assert after["seats"][number]["objectives"] == [shown[1]]
        assert (after["objectives"][0], after["objectives"][2]) == (shown[0], shown[2])
        assert after["objectives"][1] not in (None, shown[1])
    assert step(state) == "place"


def test_ranchers_start_on_neutral_buildings() -> None:
    """EP-23, R-2: after all objectives, in seat order; shared stops are fine, El Paso is not."""
    state = opened(3)
    assert legal(state) == {f"place n{letter}" for letter in "BCDEFG"}
    cannot(state, "move el_paso", "EP-25")
    do(state, "place nD", "place nD")
    assert [board["rancher"] for board in state.dump()["seats"]] == ["nD", "nD", None]
    do(state, "place nG")
    assert (state.actor, step(state)) == (0, "move")


def test_the_first_turn_begins_with_a_move() -> None:
    """R-3, EP-25: the building of the start is not used."""
    state = started(2)
    assert step(state) == "move"
    assert "move nD" in legal(state)
    assert not legal(state, "certificates")


def test_starting_capital() -> None:
    """EP-24"""
    boards = new(4).dump()["seats"]
    assert [(board["money"], board["exchange_tokens"]) for board in boards] == [
        (4, 1),
        (5, 1),
        (4, 2),
        (5, 2),
    ]


def test_set_up_is_told() -> None:
    """EP-22, EP-23: who takes which objective, who starts where."""
    events = told(new(2), "objective 1", "objective 1", "place nB", "place nC")
    assert [event.id for event in events] == [
        "takes-objective",
        "takes-objective",
        "places",
        "places",
        "turn-begins",
    ]


def reconstructed(value: Any = DATA, path: str = "") -> list[str]:
    """The tables that hold figures of our own reconstruction, by path; the rules pages mark them."""
    found: list[str] = []
    if isinstance(value, dict):
        if value.get("provenance") in ("derived", "mixed"):
            found.append(path)
        for name, item in value.items():
            found += reconstructed(item, f"{path}.{name}" if path else name)
    elif isinstance(value, list):
        for number, item in enumerate(value):
            name = number
            if isinstance(item, dict):
                name = next((item[key] for key in ("id", "value", "type") if key in item), number)
            found += reconstructed(item, f"{path}[{name}]")
    return found


def test_reconstructed_figures_are_marked() -> None:
    """Every table of the data says where its figures come from."""
    marked = reconstructed()
    assert "objective_tokens[O01]" in marked
    assert "trading_posts[14]" in marked
    assert not any(path.startswith("setup") for path in marked)
