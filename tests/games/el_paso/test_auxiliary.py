"""Auxiliary actions (EP-72 to EP-76)."""

from typing import Any

from ..playing import cannot, do, legal
from .table import on
from .verbs import money, named, seat, step

OTHERS = {"c1": "1a 1"}


def test_available_auxiliary_actions() -> None:
    """EP-72: the first and the third from the start, the others without their discs."""
    state = on("c1", trail=OTHERS, money=5, hand="criollo")
    assert named(state, "aux") == {"1", "3"}
    cannot(state, "aux 2", "EP-72", "locked")
    more = on("c1", trail=OTHERS, money=5, hand="criollo", cleared=["aux2_unlock", "aux4_unlock"])
    assert named(more, "aux") == {"1", "2", "3", "4"}
    assert legal(do(more, "aux 1")) == {"end"}


def test_first_auxiliary_action() -> None:
    """EP-73: $1, or $3 without its disc."""
    assert money(do(on("c1", trail=OTHERS), "aux 1")) == 1
    assert money(do(on("c1", trail=OTHERS, cleared=["aux1_upgrade"]), "aux 1")) == 3


def test_third_auxiliary_action() -> None:
    """EP-74: an exchange, or two one after the other, of which the second may be left out."""
    state = do(on("c1", trail=OTHERS, hand="criollo"), "aux 3")
    assert step(state) == "give-back"
    assert legal(do(state, "discard criollo")) == {"end"}
    strong = do(on("c1", trail=OTHERS, hand="criollo", cleared=["aux3_upgrade"]), "aux 3", "discard criollo")
    assert legal(strong) == {"again", "end"}
    assert legal(do(strong.copy(), "end")) == {"end"}
    do(strong, "again")
    assert (step(strong), sum(seat(strong)["hand"].values())) == ("give-back", 2)
    do(strong, sorted(legal(strong))[0])
    assert legal(strong) == {"end"}


def test_second_and_fourth_auxiliary_action() -> None:
    """EP-75: $1 for a certificate; a gray cow out of the game."""
    given: dict[str, Any] = {"trail": OTHERS, "cleared": ["aux2_unlock", "aux4_unlock"]}
    paid = do(on("c1", money=2, **given), "aux 2")
    assert (money(paid), seat(paid)["certificates"]) == (1, 1)
    cannot(on("c1", money=0, **given), "aux 2", "EP-75", "no-effect")
    cannot(on("c1", money=5, certificates=4, **given), "aux 2", "EP-75", "no-effect")
    removed = do(on("c1", hand="criollo galloway", **given), "aux 4")
    assert removed.dump()["box"] == {"criollo": 1}
    cannot(on("c1", hand="galloway", **given), "aux 4", "EP-75", "no-effect")


def test_two_different_auxiliary_actions() -> None:
    """EP-76, R-14: or just one; the other symbols of the tile stay available."""
    state = do(on("nG", hand="criollo"), "aux 1")
    assert legal(state) == {"aux 3", "end"}
    cannot(state, "aux 1", "EP-76", "already-used")
    do(state, "aux 3", "discard criollo")
    assert step(state) == "act"
    assert named(state, "discard")
    one = do(on("nG", hand="criollo"), "aux 1", "end")
    assert legal(one) == {"discard criollo", "end"}
    again = do(on("nG", hand="criollo"), "discard criollo", "aux 1")
    assert money(again) == 3
