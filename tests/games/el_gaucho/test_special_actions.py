"""Special actions of the own turn; Rodeo and Merchant."""

from ..playing import after, can, cannot, decision, do, kinds, legal
from .table import table
from .verbs import dice, herds, places, skip, supply


def test_any_number_of_gauchos_in_any_order() -> None:
    """EG-40: at any moment of the turn; each gaucho returns to the supply."""
    pampa = {"P1-1": "black-09 0 lying", "P1-2": "brown-05"}
    state = table(
        pampa=pampa,
        rodeo=[5, 5],
        places={0: "merchant thief foreman rodeo"},
        herds={0: {"black": [2, 3]}, 1: {"white": [7]}},
    )
    assert supply(state, 0) == 2
    do(state, "steal white-07", "take 5+5", "rouse P1-1", "stand P1-2 with 5", "sell black", "rodeo 2", "end")
    assert places(state, 0) == {}
    assert supply(state, 0) == 5


def test_special_actions_before_taking_dice() -> None:
    """EG-R11: the turn begins when the previous player has finished."""
    state = table(places={0: "merchant rodeo"}, herds={0: {"black": [2, 3]}})
    do(state, "sell black", "rodeo 4")
    assert dice(state) == [4]
    cannot(state, "end", "EG-22")
    can(state, "take 1+1")


def test_a_returned_gaucho_can_be_used_at_once() -> None:
    """EG-40"""
    out = {f"P4-{n}": f"white-{n:02} 0 standing" for n in range(1, 7)}
    state = table(
        pampa={**out, "P1-1": "brown-05"}, dice=[5], places={0: "merchant"}, herds={0: {"black": [2, 3]}}
    )
    assert supply(state, 0) == 0
    cannot(state, "stand P1-1 with 5", "EG-29", "no-gaucho-in-supply")
    do(state, "sell black", "stand P1-1 with 5")


def test_only_own_gauchos_act() -> None:
    """EG-40: and only in the own turn."""
    rows = {0: {"black": [2, 3]}, 1: {"white": [2, 3]}}
    state = table(dice=[1, 1], places={0: "steppe", 1: "merchant rodeo"}, herds=rows)
    cannot(state, "sell black", "EG-40", "no-gaucho-there")
    cannot(state, "rodeo 3", "EG-40", "no-gaucho-there")
    cannot(state, "sell white", "EG-40")


def test_rodeo_gives_a_die_of_any_value() -> None:
    """EG-43"""
    state = table(dice=[], places={0: "rodeo"})
    assert legal(state, "rodeo") == {f"rodeo {value}" for value in range(1, 7)}
    for value in range(1, 7):
        assert dice(after(state, f"rodeo {value}")) == [value]
    do(state, "rodeo 6")
    assert (places(state, 0), supply(state, 0)) == ({}, 7)
    cannot(state, "rodeo 6", "EG-40")


def test_the_virtual_die_alone_or_with_real_ones() -> None:
    """EG-44: up to three dice in one action."""
    pampa = {"P1-1": "black-02", "P1-2": "brown-05", "P1-3": "white-06", "P1-4": "yellow-09"}
    state = table(pampa=pampa, dice=[3, 4], places={0: "rodeo"})
    assert legal(state, "stand") == set()
    do(state, "rodeo 2")
    assert legal(state, "stand") == {
        "stand P1-1 with 2",
        "stand P1-2 with 2+3",
        "stand P1-3 with 2+4",
        "stand P1-4 with 2+3+4",
    }


def test_the_virtual_die_follows_the_rules_of_dice() -> None:
    """EG-44: it enters places, lays and raises gauchos, and is spent only once."""
    state = table(pampa={"P1-1": "black-08", "P1-2": "brown-04"}, dice=[], places={0: "rodeo"})
    do(state, "rodeo 4")
    can(state, "enter thief with 4", "lie P1-1 with 4", "stand P1-2 with 4")
    do(state, "lie P1-1 with 4")
    assert legal(state) == {"end"}
    state = table(pampa={"P1-1": "black-08 0 lying"}, dice=[], places={0: "rodeo"})
    do(state, "rodeo 4", "raise P1-1 with 4")


def test_an_unused_virtual_die_is_lost() -> None:
    """EG-44"""
    state = table(players=2, dice=[], places={0: "rodeo"}, pampa={"P1-1": "black-06"})
    do(state, "rodeo 6", "end")
    assert dice(state) == []
    skip(state, 2)
    assert (decision(state), dice(state)) == (("turn", 0), [])
    assert kinds(state) == {"take"}


def test_merchant_pays_five_pesos_more() -> None:
    """EG-45: immediately; the herd and the gaucho are gone."""
    state = table(dice=[], places={0: "merchant"}, herds={0: {"black": [9, 5, 2], "white": [7, 8]}})
    assert legal(state, "sell") == {"sell black", "sell white"}
    do(state, "sell black")
    assert state.scores() == [3 * 9 + 5, 0, 0, 0]
    assert herds(state, 0) == {"white": [7, 8]}
    assert {"black-02", "black-05", "black-09"} <= set(state.dump()["box"])
    assert (places(state, 0), supply(state, 0)) == ({}, 7)
    cannot(state, "sell white", "EG-40")


def test_merchant_wants_two_tiles() -> None:
    """EG-45, EG-R17"""
    state = table(
        dice=[], places={0: "merchant"}, herds={0: {"black": [12], "white": [1, 2]}, 1: {"brown": [3, 4]}}
    )
    assert legal(state, "sell") == {"sell white"}
    cannot(state, "sell black", "EG-45", "herd-too-small")
    cannot(state, "sell brown", "EG-45")
