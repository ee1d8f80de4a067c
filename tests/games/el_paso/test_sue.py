"""Sue, the opponent in solo games: her set-up, her way, her deliveries, her score (EP-112 to EP-135)."""

from typing import Any

import pytest

from bunkhouse.engine.rng import seeded
from bunkhouse.games.el_paso import GAME

from ..playing import cannot, do, legal, told
from .solo import her_events, new, played
from .table import act, sue_with, table
from .verbs import points, seat, sue

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
