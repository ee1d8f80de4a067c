"""Sue, the opponent in solo games (EP-112 to EP-135)."""

from collections import Counter
from typing import Any

import pytest

from bunkhouse.engine.messages import Event
from bunkhouse.engine.rng import seeded
from bunkhouse.engine.state import State
from bunkhouse.games.el_paso import GAME

from ..playing import cannot, do, legal, told
from .table import act, sue_with, table
from .verbs import points, seat, sue

MANY = "cowboy cowboy cowboy cowboy builder builder builder builder engineer engineer engineer engineer"


def played(card: str, **given: Any) -> State:
    """After Sue's turn with this card."""
    return do(sue_with(card, **given), "end")


def her_events(card: str, **given: Any) -> list[Event]:
    return [event for event in told(sue_with(card, **given), "end") if event.params.get("seat") == 1]


def new(seed: int = 1, **options: str) -> State:
    return GAME.new(1, seed, **options)


# Setting up.


def test_sue_sits_behind_the_only_player() -> None:
    """EP-112: as for two players; she is a seat that decides by itself."""
    state = new()
    assert (state.players, state.seats, GAME.automata(state.setting)) == (1, 2, ["sue"])
    assert GAME.automata(GAME.new(2).setting) == []
    assert state.dump()["stock"]["simmental"] == 9
    assert len(state.scores()) == len(state.ranking()) == 2
    assert GAME.new(2).dump()["sue"] is None


def test_her_pieces() -> None:
    """EP-113, R-24: seven discs and a rancher; her buildings are simply hers."""
    assert new().census()["discs 1"] == 7
    assert new().observe(0)["automaton"]["discs_left"] == 6
    built = played("A3", workers="cowboy engineer builder")
    assert list(built.dump()["trail"].values()).count({"building": "1a", "seat": 1}) == 1


def test_resource_deck() -> None:
    """EP-114: three of each worker, three Black Angus, three Corriente, from the supply; no starting cows."""
    state = new().dump()
    workers = {"cowboy": 3, "builder": 3, "engineer": 3, "versatile": 3}
    assert state["sue"]["resources"] == {"black_angus": 3, "corriente": 3, **workers}
    assert state["sue"]["cows"] == {}
    stock = state["stock"]
    assert (stock["black_angus"], stock["corriente"], stock["shorthorn"]) == (5, 7, 8)
    assert (stock["cowboy"], stock["versatile"]) == (12 - 3 - 1 - 1, 12 - 3 - 1)


@pytest.mark.parametrize("difficulty", ["0", "1", "2", "3"])
def test_bot_deck(difficulty: str) -> None:
    """EP-115, R-25: all A cards and so many B cards at random."""
    seen = set()
    for seed in range(8):
        deck = new(seed, difficulty=difficulty).dump()["sue"]["bot_deck"]
        assert [card for card in deck if card[0] == "A"] == [f"A{number}" for number in range(1, 9)]
        extra = tuple(card for card in deck if card[0] == "B")
        assert len(extra) == int(difficulty)
        seen.add(extra)
    assert len(seen) == (1 if difficulty in "03" else 3)


def test_first_workers_in_a_random_row() -> None:
    """EP-116"""
    rows = {tuple(new(seed).dump()["sue"]["row"]) for seed in range(30)}
    assert len(rows) == 6
    assert new().dump()["sue"]["workers"] == {"cowboy": 1, "builder": 1, "engineer": 1}


def test_first_disc_and_rancher() -> None:
    """EP-117, R-32: on post 5 without a reward, in El Paso, and no objective."""
    her = new().dump()["sue"]
    assert (her["posts"], her["rancher"], her["objectives"]) == ({"5": 1}, "el_paso", [])


def test_the_human_starts() -> None:
    """EP-118: with $4, an exchange token and four cards; Sue never has money or exchange tokens."""
    state = new()
    board = seat(state)
    assert (board["money"], board["exchange_tokens"], sum(board["hand"].values())) == (4, 1, 4)
    do(state, "objective 1", "place nB")
    assert state.actor == 0
    assert {line.id: line.points for line in state.breakdown()}["money"][1] == 0


# Her turn.


def test_turns_alternate_and_a_card_is_drawn() -> None:
    """EP-119: the card is discarded at the end; an empty deck is shuffled anew."""
    state = sue_with("A2", bot_deck="A2 A3")
    do(state, "end")
    assert state.actor == 0
    deck, discards = sue(state)["bot_deck"], sue(state)["bot_discard"]
    assert len(deck) == 1
    assert len(discards) == 7
    do(state, "move nD", "end")
    assert sue(state)["bot_deck"] == []
    events = told(do(state, "move nE"), "end")
    assert "sue-shuffles" in [event.id for event in events]
    assert (len(sue(state)["bot_deck"]), len(sue(state)["bot_discard"])) == (7, 1)


def test_she_takes_the_shortest_way_else_the_inner_one() -> None:
    """EP-120, R-26: fewer stops up to where the ways join."""
    assert sue(played("A2", rancher="nB"))["rancher"] == "nF"
    short = played("A2", rancher="nB", trail={"c4": "1a 0"})
    assert sue(short)["rancher"] == "nD"
    tie = played("A1", rancher="nB", trail={"c4": "1a 0"})
    assert sue(tie)["rancher"] == "c4"
    outer = played("A1", rancher="c5", trail={"c5": "1a 0", "c7": "2a 0"})
    assert sue(outer)["rancher"] == "c7"
    assert sue(played("A1", rancher="c5", trail={"c5": "1a 0"}))["rancher"] == "nF"


@pytest.mark.parametrize(
    ("card", "worker", "space"), [("A5", "cowboy", "nF"), ("A6", "builder", "nF"), ("A7", "engineer", "nF")]
)
def test_steps_by_a_specialisation(card: str, worker: str, space: str) -> None:
    """EP-121, R-27: one for every worker of it, versatile ones that joined it included."""
    basic = "cowboy builder engineer"
    assert sue(played(card, resources="black_angus"))["rancher"] == "nD"
    assert sue(played(card, workers=f"{basic} {worker}", resources="black_angus"))["rancher"] == space
    joined = played(card, workers=f"{basic} versatile", assigned={worker: 1}, resources="black_angus")
    assert sue(joined)["rancher"] == space


def test_she_must_stop_in_el_paso() -> None:
    """EP-122"""
    state = played("A8", rancher="nG")
    assert sue(state)["rancher"] == "el_paso"
    assert sue(played("A1", rancher="el_paso"))["rancher"] == "nB"


def test_the_stop_does_not_matter() -> None:
    """EP-123: buildings give her nothing."""
    state = played("A2", rancher="nF")
    assert sue(state)["rancher"] == "el_paso"
    there = played("A1", rancher="el_paso", resources="black_angus corriente")
    assert sue(there)["rancher"] == "nB"
    assert sue(there)["workers"] == {"cowboy": 1, "builder": 1, "engineer": 1}


def test_her_cows_lie_on_her_pile() -> None:
    """EP-124: from every source; they only score."""
    state = played("A1", resources="black_angus corriente")
    assert sue(state)["cows"] == {"black_angus": 1, "corriente": 1}
    assert points(state, 1)["cows"] == 5


@pytest.mark.parametrize(
    ("cowboys", "cow"),
    [(1, "black_angus"), (2, "corriente"), (3, "shorthorn"), (4, "hereford"), (5, "hereford")],
)
def test_cattle_market(cowboys: int, cow: str) -> None:
    """EP-125, R-27: by her number of cowboys; nothing is paid or discarded."""
    workers = " ".join(["cowboy"] * cowboys) + " builder engineer"
    state = played("A2", workers=workers)
    assert sue(state)["cows"] == {cow: 1}
    assert state.dump()["stock"][cow] == sue_with("A2", workers=workers).dump()["stock"][cow] - 1
    assert Counter(workers.split()) == Counter(sue(state)["workers"])


def test_empty_supply() -> None:
    """R-28, EP-96: nothing instead."""
    state = played("A2", stock={"black_angus": 0})
    assert sue(state)["cows"] == {}
    assert "sue-gets-nothing" in [event.id for event in her_events("A2", stock={"black_angus": 0})]


def test_drawing_resources() -> None:
    """EP-126: one or two cards; a cow to her pile, a worker to its specialisation."""
    two = played("A1", resources="cowboy builder corriente corriente")
    assert sum(sue(two)["resources"].values()) == 2
    one = played("A5", resources="engineer engineer")
    assert sue(one)["workers"]["engineer"] == 2
    assert one.observe(0)["automaton"]["specialists"] == {"cowboy": 1, "builder": 1, "engineer": 2}


@pytest.mark.parametrize(
    ("workers", "joins"),
    [
        ("cowboy builder engineer", "builder"),
        ("cowboy builder engineer engineer", "engineer"),
        ("cowboy cowboy cowboy cowboy builder engineer", "builder"),
        ("cowboy cowboy cowboy cowboy builder engineer engineer", "engineer"),
    ],
)
def test_versatile_workers_join_the_largest_open_specialisation(workers: str, joins: str) -> None:
    """EP-126: ignoring those with four or more, the leftmost of equals."""
    state = played("A5", row="builder engineer cowboy", workers=workers, resources="versatile")
    assert sue(state)["assigned"][joins] == 1
    assert sum(sue(state)["assigned"].values()) == 1


def test_all_specialisations_full() -> None:
    """R-29: the versatile worker is kept aside and only scores."""
    state = played("A5", workers=MANY, resources="versatile")
    assert sum(sue(state)["assigned"].values()) == 0
    assert points(state, 1)["workers"] == 2 * 13


def test_the_resource_deck_is_finite() -> None:
    """EP-127"""
    state = played("A1", resources="cowboy")
    assert sue(state)["resources"] == {}
    again = do(state, "move nD", "end")
    assert sue(again)["resources"] == {}


def test_train_by_engineers() -> None:
    """EP-128, R-30: tokens without a price, Corriente, a resource card for a hire; nothing else."""
    one = played("A4", bonus_row="T15 T01 T09")
    assert sue(one)["bonuses"] == ["T15"]
    two = played("A4", workers="cowboy builder engineer engineer")
    assert len(sue(two)["objectives"]) == 1
    three = played("A4", workers="cowboy builder engineer engineer engineer")
    assert (sue(three)["cows"], len(sue(three)["bonuses"])) == ({"corriente": 1}, 1)
    star = played("A4", options={"train_1": "star"}, resources="cowboy")
    assert sue(star)["workers"]["cowboy"] == 2
    five = "cowboy builder engineer engineer engineer engineer engineer"
    four = played("A4", workers=five, rancher="nB")
    assert len(sue(four)["objectives"]) + len(sue(four)["bonuses"]) == 1
    assert sue(four)["rancher"] == "nF"


@pytest.mark.parametrize(
    ("engineers", "objectives", "bonuses", "corriente", "drawn"),
    [(1, [], [], 0, 1), (2, ["O13"], ["T15"], 0, 0), (3, ["O13"], [], 0, 1), (4, ["O13"], ["T15"], 1, 0)],
)
def test_train_cards_with_the_star(
    engineers: int, objectives: list[str], bonuses: list[str], corriente: int, drawn: int
) -> None:
    """EP-10, EP-128: the side that lies up; prices, moves and certificates are nothing to her."""
    state = played(
        "A4",
        options={f"train_{number}": "star" for number in range(1, 5)},
        workers="cowboy builder" + " engineer" * engineers,
        resources="black_angus",
        objective_row="O13 O01 O02",
        bonus_row="T15 T01 T02",
    )
    assert (sue(state)["objectives"], sue(state)["bonuses"]) == (objectives, bonuses)
    gained = {"corriente": corriente, "black_angus": drawn}
    assert sue(state)["cows"] == {cow: count for cow, count in gained.items() if count}
    assert sue(state)["rancher"] == "nF"


def test_the_best_token() -> None:
    """EP-129, R-30: most points, leftmost of equals; objectives are further left than bonus tokens."""
    engineers = "cowboy builder engineer engineer engineer engineer"
    tie = played("A4", workers=engineers, objective_row="O13 O19 O20", bonus_row="T18 T19 T20")
    assert (sue(tie)["objectives"], sue(tie)["bonuses"]) == (["O13"], [])
    bonus = played("A4", workers=engineers, objective_row="O01 O03 O05", bonus_row="T15 T18 T19")
    assert (sue(bonus)["objectives"], sue(bonus)["bonuses"]) == ([], ["T18"])
    assert bonus.dump()["bonuses"][1] not in (None, "T18")
    two = played(
        "A4",
        workers="cowboy builder engineer engineer",
        objective_row="O01 O03 O05",
        bonus_row="T18 T19 T20",
    )
    assert (sue(two)["objectives"], sue(two)["bonuses"]) == (["O03"], [])
    human = {"rancher": "nC", "objectives": "O05"}
    none = sue_with(
        "A4", workers="cowboy builder engineer engineer", objective_row="- - -", stacks=False, human=human
    )
    assert sue(do(none, "end"))["objectives"] == []
    for row, taken in (("- T01 -", ["T01"]), ("- - -", [])):
        assert sue(played("A4", bonus_row=row, stacks=False))["bonuses"] == taken


def test_she_builds_as_big_as_possible() -> None:
    """EP-130 (a), R-31: on the dearest empty space; her builders are only counted."""
    state = played("A3", workers="cowboy builder builder builder engineer")
    assert state.dump()["trail"]["c9"] == {"building": "3a", "seat": 1}
    assert sue(state)["workers"]["builder"] == 3
    missing = {"c1": "2a 0", "c2": "2a 0"}
    smaller = played("A3", workers="cowboy builder builder engineer", trail=missing)
    assert smaller.dump()["trail"]["c9"] == {"building": "1a", "seat": 1}
    second = played("A3", trail={"c9": "1a 1"})
    assert second.dump()["trail"]["c7"]["seat"] == 1


@pytest.mark.parametrize(
    ("rancher", "there", "space"), [("nB", "nD", "c5"), ("c4", "c7", "c6"), ("nD", "nF", "c3")]
)
def test_nearest_space_among_equally_dear_ones(rancher: str, there: str, space: str) -> None:
    """EP-130 (a), R-31: three spaces cost $1; the next one clockwise ahead of her rancher, after her move."""
    trail = {"c9": "2a 1", "c7": "3a 0", "c4": "4a 0"}
    state = played("A3", rancher=rancher, trail=trail)
    assert sue(state)["rancher"] == there
    assert state.dump()["trail"][space] == {"building": "1a", "seat": 1}


def test_no_tile_that_is_small_enough() -> None:
    """EP-130 (a), R-31: then nothing happens."""
    trail = {"c1": "1a 0", "c2": "1a 0"}
    state = played("A3", trail=trail)
    assert sorted(state.dump()["trail"]) == ["c1", "c2", "nB", "nC", "nD", "nE", "nF", "nG"]
    assert sue(state)["cows"] == {}


def test_she_upgrades_by_the_largest_difference() -> None:
    """EP-130 (b), R-31: the nearest building of equals; the old tile returns."""
    workers = "cowboy builder builder builder engineer"
    trail = {"c9": "1a 1", "c1": "5a 1"}
    state = played("A3", workers=workers, trail=trail, rancher="el_paso")
    assert state.dump()["trail"]["c9"] == {"building": "4a", "seat": 1}
    assert state.dump()["trail"]["c1"] == {"building": "5a", "seat": 1}
    assert (state.dump()["tiles"]["1"], state.dump()["tiles"]["4"]) == (2, 1)
    assert sue(state)["workers"]["builder"] == 3


@pytest.mark.parametrize(
    ("rancher", "other", "upgraded"),
    [("el_paso", "c2", "c5"), ("nF", "c2", "c2"), ("nB", "c2", "c2"), ("nF", "c8", "c5")],
)
def test_nearest_building_among_equal_upgrades(rancher: str, other: str, upgraded: str) -> None:
    """EP-130 (b), R-31: she moves two steps first; the building she then stands on is a whole lap away."""
    state = played("A3", rancher=rancher, trail={"c5": "2a 1", other: "2a 1"})
    built = {
        space: field["building"] for space, field in state.dump()["trail"].items() if isinstance(field, dict)
    }
    assert built[upgraded] == "3a"
    assert sorted(built.values()) == ["2a", "3a"]


def test_inner_buildings_come_first() -> None:
    """EP-130 (b), R-31: of two that lie side by side."""
    state = played("A3", rancher="nF", trail={"c2": "2a 1", "c4": "2a 1"})
    assert state.dump()["trail"]["c4"]["building"] == "3a"
    assert state.dump()["trail"]["c2"]["building"] == "2a"


def test_fully_upgraded() -> None:
    """EP-130 (c), R-31: a Hereford when no bigger tile is left; nothing when one is but cannot be reached."""
    full = played("A3", trail={"c9": "6a 1", "c7": "6a 1"})
    assert sue(full)["cows"] == {"hereford": 1}
    out_of_reach = played("A3", trail={"c9": "1a 1", "c7": "1a 1", "c1": "2a 0", "c2": "2a 0"})
    assert (sue(out_of_reach)["cows"], out_of_reach.dump()["trail"]["c9"]["building"]) == ({}, "1a")


@pytest.mark.parametrize(
    ("row", "workers", "action"),
    [
        ("cowboy builder engineer", "cowboy builder engineer", "cattle_market"),
        ("engineer builder cowboy", "cowboy builder engineer", "train"),
        ("cowboy builder engineer", "cowboy builder builder engineer", "build_or_upgrade"),
        ("builder engineer cowboy", "cowboy cowboy builder engineer engineer", "train"),
    ],
)
def test_strongest_of_three(row: str, workers: str, action: str) -> None:
    """EP-131: the action with most workers, the leftmost specialisation of equals."""
    events = her_events("A8", row=row, workers=workers)
    assert [event.params["action"] for event in events if event.id == "sue-chooses"] == [action]


def test_el_paso_comes_after_the_action() -> None:
    """EP-132: the card's action, then a Simmental, then a delivery to 7, 9 and so on."""
    events = [event.id for event in her_events("A2", rancher="nG")]
    assert events.index("sue-gains-cow") < events.index("takes-simmental") < events.index("sue-delivers")
    state = played("A2", rancher="nG")
    assert sue(state)["cows"] == {"black_angus": 1, "simmental": 1}
    assert sue(state)["posts"] == {"5": 1, "7": 1}


@pytest.mark.parametrize(
    ("before", "post"),
    [
        (["5"], "7"),
        (["5", "7"], "9"),
        (["5", "7", "9"], "10"),
        (["5", "7", "9", "10"], "12"),
        (["5", "7", "9", "10", "12"], "14"),
        (["5", "7", "9", "10", "12", "14"], "16"),
    ],
)
def test_order_of_her_posts(before: list[str], post: str) -> None:
    """EP-132, R-32"""
    state = played("A2", rancher="nG", posts=dict.fromkeys(before, 1))
    assert sue(state)["posts"] == {**dict.fromkeys(before, 1), post: 1}


def test_no_disc_no_delivery() -> None:
    """R-32, EP-91"""
    posts = dict.fromkeys(["5", "7", "9", "10", "12", "14", "16"], 1)
    state = played("A2", rancher="nG", posts=posts)
    assert sue(state)["posts"] == posts


def test_delivery_rewards() -> None:
    """EP-133, R-32: the best objective, a resource card for a worker, nothing else."""
    seven = played("A2", rancher="nG", objective_row="O01 O03 O05", bonus_row="T18 T19 T20")
    assert (sue(seven)["objectives"], sue(seven)["bonuses"]) == (["O03"], [])
    nine = played("A2", rancher="nG", posts={"5": 1, "7": 1}, resources="engineer")
    assert sue(nine)["workers"]["engineer"] == 2
    ten = played("A2", rancher="nG", posts={"5": 1, "7": 1, "9": 1}, resources="engineer")
    assert (sue(ten)["workers"]["engineer"], points(ten, 1)["money"]) == (1, 0)


def test_her_buildings_are_those_of_another_player() -> None:
    """EP-134"""
    state = table([act("c1")], players=1, trail={"c1": "1a 1"}, seats={0: {"rancher": "c1"}})
    assert legal(state) == {"aux 1", "aux 3", "end"}
    cannot(state, "money", "EP-38", "not-your-building")


def test_her_score() -> None:
    """EP-135: by the normal rules, nothing for money, and every objective counts."""
    state = sue_with(
        "A1",
        objectives="O13 O20 O02",
        bonuses="T18",
        cows="hereford simmental",
        posts={"5": 1, "10": 1, "16": 1},
        trail={"c9": "6a 1"},
        workers="cowboy builder engineer versatile",
    )
    assert points(state, 1) == {
        "money": 0,
        "buildings": 12,
        "posts": 11,
        "workers": 8,
        "cows": 10,
        "bonuses": 5,
        "objectives": 13,
    }


def test_the_stops_she_passes_are_told() -> None:
    """EP-120, EP-122: in the order of her way, without the one where she stops."""

    def way(card: str, rancher: str, trail: dict[str, str] | None = None) -> tuple[Any, ...]:
        event = next(
            event for event in her_events(card, rancher=rancher, trail=trail or {}) if event.id == "sue-moves"
        )
        return tuple(event.params[name] for name in ("steps", "past", "field"))

    assert way("A1", "nB") == (1, "", "D")
    assert way("A2", "nB") == (2, "D", "F")
    assert way("A8", "nB", {"c4": "1a 0"}) == (3, "1a, D", "F")
    assert way("A8", "nG") == (1, "", "el_paso")


def test_her_whole_turn_is_told() -> None:
    """EP-119 to EP-133: whatever she does stands in the log."""
    ids = set()
    for number in range(12):
        state, rng = new(number, difficulty=str(number % 4)), seeded(number)
        state.journal = []
        while state.actor is not None:
            choices = state.legal()
            state.apply(choices[rng.below(len(choices))])
        ids |= {event.id for event in state.journal if event.params.get("seat", 1) == 1}
    assert ids >= {
        "sue-draws",
        "sue-moves",
        "sue-chooses",
        "sue-gains-cow",
        "sue-gains-worker",
        "sue-uses-train",
        "sue-delivers",
        "sue-shuffles",
        "builds",
        "upgrades",
        "takes-objective",
        "takes-bonus",
        "takes-simmental",
    }
