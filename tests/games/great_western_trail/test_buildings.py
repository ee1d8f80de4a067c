"""The actions of all buildings (GWT-145 to GWT-173)."""

from typing import Any

import pytest

from bunkhouse.engine.state import State
from bunkhouse.games.great_western_trail import GAME

from ..playing import can, cannot, do, legal
from .table import moving, on
from .verbs import money, named, points, seat, step

RICH: dict[str, Any] = {
    "money": 50,
    "hand": "jersey jersey dutch_belt black_angus guernsey holstein draw_b_b_h",
    "jobs": {1: "cowboy engineer"},
    "market": "ayrshire",
    "engine": "9",
}
AREAS = {"flood1": "flood-green-2", "teepee_p1": "teepee-blue"}
ECHO = "aaaaaaabaa"
"""Only building 8 shows its b-side."""


def uses(node: str, **given: Any) -> set[str]:
    """The local actions offered to a player who has everything."""
    trail = {**AREAS, **given.pop("trail", {})}
    return named(on(node, **{**RICH, "trail": trail, **given}), "use")


def own(face: str, node: str = "ab1", **given: Any) -> State:
    """The seat stands on its own building."""
    trail = {**AREAS, node: f"{face} 0", **given.pop("trail", {})}
    return on(node, **{**RICH, "faces": face[-1], "trail": trail, **given})


@pytest.mark.parametrize(
    ("letter", "actions"),
    [
        ("A", "discard-guernsey-for-dollars-2 hire hire-plus-2"),
        ("B", "discard-dutch-belt-for-dollars-2 build-2"),
        ("C", "certificates-1 objective engine-1-per-engineer"),
        ("D", "trade pay-2-for-engine-2 aux"),
        ("E", "discard-black-angus-for-dollars-2 buy-cattle"),
        ("F", "discard-pair-same-type-for-dollars-4 remove-hazard-7"),
        ("G", "engine-1-per-engineer aux"),
    ],
)
def test_neutral_buildings(letter: str, actions: str) -> None:
    """GWT-145, GWT-146, GWT-147, GWT-148, GWT-149, GWT-150, GWT-151"""
    assert uses(letter) == set(actions.split())


def test_neutral_buildings_act_wherever_they_stand() -> None:
    """GWT-2: the building counts, not the letter of the node."""
    document = on("A", **RICH).dump()
    document["trail"]["A"], document["trail"]["F"] = "F", "A"
    document["options"]["neutral_buildings"] = "shuffled"
    assert "discard-pair-same-type-for-dollars-4" in named(GAME.load(document), "use")


def test_alternatives_of_d() -> None:
    """GWT-51, GWT-148: trade or pay $2 for the engine."""
    state = do(on("D", money=9, trail=AREAS), "use pay-2-for-engine-2")
    assert (money(state), named(state, "engine")) == (7, {"1", "2"})
    do(state, "engine 2")
    cannot(state, "use trade", "GWT-50", "already-used")
    can(state, "use aux")


FACES = {
    "1a": (1, 1, "green"), "2a": (1, 1, "none"), "3a": (1, 1, "none"), "4a": (2, 3, "black"),
    "5a": (3, 4, "none"), "6a": (4, 5, "none"), "7a": (5, 6, "both"), "8a": (5, 6, "green"),
    "9a": (7, 9, "none"), "10a": (9, 13, "black"),
    "1b": (1, 1, "green"), "2b": (1, 1, "none"), "3b": (2, 3, "none"), "4b": (2, 3, "black"),
    "5b": (3, 4, "none"), "6b": (4, 5, "none"), "7b": (5, 6, "both"), "8b": (6, 8, "none"),
    "9b": (6, 8, "none"), "10b": (8, 11, "black"),
}  # fmt: skip


@pytest.mark.parametrize("face", FACES)
def test_craftsmen_points_and_hands(face: str) -> None:
    """GWT-153, GWT-154, GWT-155, GWT-156, GWT-157, GWT-158, GWT-159, GWT-160, GWT-161, GWT-162, GWT-163,
    GWT-164, GWT-165, GWT-166, GWT-167, GWT-168, GWT-169, GWT-170, GWT-171, GWT-172
    """
    craftsmen, worth, hand = FACES[face]
    number, side = face[:-1], face[-1]
    assert points(own(face))["buildings"] == worth
    if craftsmen <= 6:
        enough = on("B", faces=side, money=2 * craftsmen, workers={"craftsman": craftsmen})
        can(do(enough, "use build-2"), f"build {number} on ab1")
        if craftsmen > 1:
            short = on("B", faces=side, money=40, workers={"craftsman": craftsmen - 1})
            cannot(do(short, "use build-2"), f"build {number} on ab1", "GWT-94", "too-few-craftsmen")
    else:
        base = craftsmen - 6
        old = next(name for name, facts in FACES.items() if name[-1] == side and facts[0] >= base)
        difference = craftsmen - FACES[old][0]
        state = on("B", faces=side, money=40, workers={"craftsman": difference}, trail={"ab1": f"{old} 0"})
        do(state, "use build-2", f"build {number} on ab1")
        assert money(state) == 40 - 2 * difference
    fees = {"none": 0, "green": 1, "black": 2, "both": 3}
    visitor = do(moving("A", seat=1, faces=side, money=9, trail={"ab1": f"{face} 0"}), "move ab1")
    assert money(visitor, 1) == 9 - fees[hand]


@pytest.mark.parametrize(
    ("face", "actions"),
    [
        ("2a", "discard-guernsey-for-dollars-4 buy-cattle"),
        ("3a", "discard-pair-same-type-for-dollars-3 rancher-forward-1"),
        ("4a", "remove-hazard-5 rancher-forward-2"),
        ("5a", "hire-minus-1 engine-1-per-engineer"),
        ("6a", "discard-holstein-for-dollars-10 aux"),
        ("7a", "dollars-2-certificates-2-per-teepee-pair"),
        ("8a", "trade aux engine-2"),
        ("9a", "engine-3 extraordinary-delivery"),
        ("10a", "all-certificates rancher-forward-5"),
        ("1b", "discard-objective-for-certificates-2 back-1-for-dollars-3"),
        ("2b", "discard-jersey-for-engine-1 discard-dutch-belt-for-dollars-3"),
        ("3b", "aux rancher-forward-1"),
        ("4b", "draw-1-per-cowboy rancher-forward-3"),
        ("5b", "discard-black-angus-for-certificates-2 dollars-1-per-engineer"),
        ("6b", "discard-any-cattle-for-dollars-3-objective-to-hand"),
        ("8b", "copy-adjacent"),
        ("9b", "upgrade-station-behind"),
        ("10b", "dollars-4 engine-4 rancher-forward-4"),
    ],
)
def test_private_buildings(face: str, actions: str) -> None:
    """GWT-154 to GWT-158, GWT-159 to GWT-162, GWT-163 to GWT-167, GWT-168, GWT-170 to GWT-172"""
    assert named(own(face), "use") == set(actions.split())


def test_woods_pay_for_1a() -> None:
    """GWT-153: itself included if it stands there."""
    state = do(
        own("1a", "bc1", trail={"ce1": "2a 0", "ab1": "3a 0", "ce2": "2a 1"}),
        "use dollars-2-per-own-building-in-woods",
    )
    assert money(state) == 54


def test_woods_move_the_engine_by_7b() -> None:
    """GWT-169: up to the number of own buildings in the woods; none, no action."""
    state = do(own("7b", "bc1", engine="0", trail={"ce1": "2b 0"}), "use engine-1-per-own-building-in-woods")
    assert named(state, "engine") == {"1", "2"}
    assert named(own("7b", "ab1"), "use") == set()


def test_simple_rewards() -> None:
    """GWT-154, GWT-155, GWT-158, GWT-164, GWT-167, GWT-172"""
    assert money(do(own("2a"), "use discard-guernsey-for-dollars-4")) == 54
    pair = do(own("3a"), "use discard-pair-same-type-for-dollars-3", "discard jersey", "discard jersey")
    assert money(pair) == 53
    assert money(do(own("6a"), "use discard-holstein-for-dollars-10")) == 60
    assert money(do(own("2b"), "use discard-dutch-belt-for-dollars-3")) == 53
    assert money(do(own("5b", workers={"engineer": 4}), "use dollars-1-per-engineer")) == 54
    assert money(do(own("10b"), "use dollars-4")) == 54


def test_engine_buildings() -> None:
    """GWT-160, GWT-161, GWT-164, GWT-172: up to 2, 3, 1 and 4."""
    for face, effect, furthest in (("8a", "engine-2", 2), ("9a", "engine-3", 3), ("10b", "engine-4", 4)):
        state = do(own(face, engine="22"), f"use {effect}")
        expected = {str(22 + space) for space in range(1, furthest + 1)}
        assert named(state, "engine") == (expected | {"t25"} if furthest == 4 else expected)
    assert named(do(own("2b", engine="0"), "use discard-jersey-for-engine-1"), "engine") == {"1"}


def test_teepee_pairs() -> None:
    """GWT-159, AR-1: $2 once, also without a pair, and up to 2 certificates per pair; teepees are kept."""
    none = do(own("7a"), "use dollars-2-certificates-2-per-teepee-pair")
    assert (money(none), step(none)) == (52, "phase-b")
    tiles = {"teepee-blue": 2, "teepee-green": 1}
    one = do(own("7a", tiles=tiles), "use dollars-2-certificates-2-per-teepee-pair")
    assert (money(one), named(one, "certificates")) == (52, {"0", "1", "2"})
    do(one, "certificates 2")
    assert seat(one)["tiles"] == tiles
    two = do(
        own("7a", tiles={"teepee-blue": 2, "teepee-green": 2}), "use dollars-2-certificates-2-per-teepee-pair"
    )
    assert (money(two), named(two, "certificates")) == (52, {"0", "1", "2", "3"})


def test_certificates_to_the_limit() -> None:
    """GWT-162"""
    assert seat(do(own("10a"), "use all-certificates"))["certificates"] == 3
    both = do(own("10a", cleared=["certificate_4", "certificate_6"]), "use all-certificates")
    assert seat(both)["certificates"] == 6


def test_engine_back_for_money() -> None:
    """GWT-163: exactly 1 back for $3; an objective card for up to 2 certificates."""
    state = do(own("1b", engine="9"), "use back-1-for-dollars-3")
    assert named(state, "engine") == {"8"}
    assert money(do(state, "engine 8")) == 53
    cannot(own("1b", engine="0"), "use back-1-for-dollars-3", "GWT-25")
    card = do(own("1b"), "use discard-objective-for-certificates-2", "discard draw_b_b_h", "certificates 2")
    assert (seat(card)["certificates"], seat(card)["discard"]) == (2, {"draw_b_b_h": 1})


def test_drawing_with_cowboys() -> None:
    """GWT-166, AR-14: up to the number of cowboys, then discard as many as were really drawn."""
    state = do(own("4b", hand="jersey", workers={"cowboy": 3}), "use draw-1-per-cowboy")
    assert named(state, "draw") == {"1", "2", "3"}
    do(state, "draw 3")
    assert sum(seat(state)["hand"].values()) == 4
    for _ in range(3):
        do(state, next(iter(legal(state, "discard"))))
    assert (sum(seat(state)["hand"].values()), step(state)) == (1, "phase-b")
    short = do(
        own("4b", hand="jersey", draw="guernsey guernsey", workers={"cowboy": 3}), "use draw-1-per-cowboy"
    )
    assert named(short, "draw") == {"1", "2"}
    empty = own("4b", hand="jersey", draw="", workers={"cowboy": 3})
    cannot(empty, "use draw-1-per-cowboy", "GWT-25", "requirement")


def test_objective_card_into_the_hand() -> None:
    """GWT-168, AR-9: $3 and a card of pool or stack, straight into the hand; it may be declined."""
    state = on("ab1", faces="b", hand="jersey", trail={"ab1": "6b 0"})
    do(state, "use discard-any-cattle-for-dollars-3-objective-to-hand", "discard jersey")
    assert money(state) == 3
    can(state, "take stack", "done")
    do(state, "take draw_b_b_h")
    assert (seat(state)["hand"], seat(state)["discard"]) == ({"draw_b_b_h": 1}, {"jersey": 1})
    can(state, "play draw_b_b_h")


def test_without_objective_cards_6b_still_pays() -> None:
    """GWT-168, AR-10"""
    state = on("ab1", faces="b", hand="jersey", pool="", stacks=False, trail={"ab1": "6b 0"})
    do(state, "use discard-any-cattle-for-dollars-3-objective-to-hand", "discard jersey")
    assert (money(state), step(state)) == (3, "phase-b")


@pytest.mark.parametrize(
    ("face", "steps"), [("3a", 1), ("4a", 2), ("10a", 5), ("3b", 1), ("4b", 3), ("10b", 4)]
)
def test_rancher_movement_by_buildings(face: str, steps: int) -> None:
    """GWT-152, GWT-155, GWT-156, GWT-162, GWT-165, GWT-166: 1 to so many steps, whatever the step limit."""
    state = do(own(face, players=2), f"use rancher-forward-{steps}")
    within = {1: "B", 2: "B C", 3: "B C D E teepee_p1", 4: "B C D E teepee_p1 F", 5: "B C D E teepee_p1 F G"}
    assert named(state, "move") == set(within[steps].split())


def test_a_new_phase_b_follows_the_movement() -> None:
    """GWT-152, AR-6: complete, with the auxiliary alternative; the old building is left behind."""
    state = own("4a", hand="dutch_belt guernsey")
    do(state, "use rancher-forward-2", "move B")
    assert (seat(state)["rancher"], step(state)) == ("B", "phase-b")
    assert sum(seat(state)["hand"].values()) == 2
    can(state, "use build-2", "use discard-dutch-belt-for-dollars-2", "aux dollar")
    assert "use remove-hazard-5" not in legal(state)


def test_chains_of_movement() -> None:
    """GWT-152, AR-6: over several own buildings, even into Kansas City."""
    state = on("fg1", players=2, trail={"fg1": "3a 0", "gk1": "4a 0"})
    do(state, "use rancher-forward-1", "move G", "end")
    assert state.actor == 1
    chain = on("gk1", trail={"gk1": "4a 0"}, foresight=((None, None),) * 3)
    do(chain, "use rancher-forward-2", "move kansas_city")
    assert step(chain) == "delivery"


def test_station_behind_the_engine() -> None:
    """GWT-171, AR-20: any one station strictly behind it, by the normal rules; the engine stays."""
    state = own("9b", engine="8", money=50, workers={"cowboy": 2})
    do(state, "use upgrade-station-behind")
    assert legal(state) == {"upgrade 1", "upgrade 2"}
    do(state, "upgrade 2", "disc aux_dollar_2")
    assert (seat(state)["engine"], seat(state)["stations"], money(state)) == ("8", ["2"], 48)
    can(state, "give cowboy")
    assert legal(do(own("9b", engine="t7"), "use upgrade-station-behind")) == {"upgrade 1"}
    cannot(own("9b", engine="4"), "use upgrade-station-behind", "GWT-25")
    cannot(own("9b", engine="7", stations=["1"]), "use upgrade-station-behind", "GWT-25")


def echo(trail: dict[str, str], node: str = "ab2", faces: str = ECHO, **given: Any) -> State:
    """The seat stands on its own 8b."""
    return on(node, **{**RICH, "faces": faces, "trail": {node: "8b 0", **trail}, **given})


def test_copying_a_neighbour() -> None:
    """GWT-170, AR-8: neutral, own or another player's building, all its local actions, without a fee."""
    state = do(echo({"ab1": "2a 1", "ab3": "4a 2"}), "use copy-adjacent")
    assert named(state, "copy") == {"ab1", "ab3"}
    do(state, "copy ab1")
    assert named(state, "use") == {"discard-guernsey-for-dollars-4", "buy-cattle"}
    do(state, "use discard-guernsey-for-dollars-4")
    assert (money(state), money(state, 1)) == (54, 0)
    can(state, "use buy-cattle")
    cannot(state, "use discard-guernsey-for-dollars-4", "GWT-50")
    neutral = do(echo({}, "ab3"), "use copy-adjacent")
    assert named(neutral, "copy") == {"B"}
    do(neutral, "copy B", "use build-2")


def test_only_direct_neighbours_can_be_copied() -> None:
    """GWT-173: an empty node, a hazard or a teepee in between breaks adjacency."""
    cannot(echo({}, "ab2"), "use copy-adjacent", "GWT-25", "requirement")
    cannot(echo({"flood4": "flood-green-2"}, "flood_r1"), "use copy-adjacent", "GWT-25", "requirement")
    state = do(echo({"ab1": "2a 1"}), "use copy-adjacent")
    cannot(state, "copy ab3", "GWT-173", "not-adjacent")
    for far in ("B", "flood_r1", "bc1"):
        cannot(
            do(echo({"ab1": "2a 1", "bc1": "2a 0"}), "use copy-adjacent"),
            f"copy {far}",
            "GWT-173",
            "not-adjacent",
        )
    at_fork = do(echo({}, "cd1"), "use copy-adjacent")
    assert named(at_fork, "copy") == {"C", "D"}


def test_risk_actions_and_copies() -> None:
    """GWT-52, AR-8: the risk action of the copied building, even another player's, and the own one."""
    state = echo({"flood_r1": "2a 1"}, "flood_r2", hand="jersey jersey")
    risk = "use discard-jersey-for-dollars-2-certificates-1"
    can(state, risk)
    do(state, "use copy-adjacent", "copy flood_r1", risk, "certificates 1")
    do(state, risk, "certificates 1")
    assert (money(state), seat(state)["certificates"]) == (54, 2)
    cannot(state, risk, "GWT-50")


def test_a_copied_movement_starts_at_the_8b() -> None:
    """AR-8: and ends this phase B, copies included."""
    state = do(echo({"ab1": "4a 1"}), "use copy-adjacent", "copy ab1", "use rancher-forward-2", "move B")
    assert (seat(state)["rancher"], step(state)) == ("B", "phase-b")
    assert "use copy-adjacent" not in legal(state)
    can(state, "aux dollar")


def test_copying_another_8b() -> None:
    """AR-8: allowed, but none that was copied or visited already this turn."""
    trail = {"ab1": "2a 1", "ab2": "8b 0", "ab3": "8b 1"}
    state = do(on("ab2", **{**RICH, "faces": ECHO, "trail": trail, "copied": [0]}), "use copy-adjacent")
    assert named(state, "copy") == {"ab1", "ab3"}
    do(state, "copy ab3", "use copy-adjacent")
    assert named(state, "copy") == {"B"}
    cannot(state, "copy ab2", "GWT-173", "copied-already")
    do(state, "copy B", "use build-2")


def test_visiting_an_8b_is_remembered() -> None:
    """AR-8"""
    trail = {"ab1": "8b 1", "ab2": "8b 0"}
    state = do(moving("A", faces=ECHO, trail=trail), "move ab2", "use copy-adjacent", "copy ab1")
    assert state.dump()["decision"]["copied"] == [0, 1]
    assert do(state, "end").dump()["decision"]["copied"] == []


def test_a_building_used_earlier_may_be_copied() -> None:
    """AR-8: the copy is an action of 8b."""
    trail = {"ab1": "3a 0", "ab2": "8b 0"}
    state = on("ab1", faces=ECHO, hand="jersey jersey guernsey guernsey", trail=trail)
    do(state, "use discard-pair-same-type-for-dollars-3", "discard jersey", "discard jersey")
    do(state, "use rancher-forward-1", "move ab2", "use copy-adjacent", "copy ab1")
    do(state, "use discard-pair-same-type-for-dollars-3", "discard guernsey", "discard guernsey")
    assert money(state) == 6


def test_copied_and_own_actions_can_be_mixed() -> None:
    """GWT-50, AR-8: the 8b's own risk action between two copied actions."""
    state = echo({"flood_r1": "2a 1"}, "flood_r2", hand="jersey guernsey")
    do(state, "use copy-adjacent", "copy flood_r1", "use discard-guernsey-for-dollars-4")
    do(state, "use discard-jersey-for-dollars-2-certificates-1", "certificates 0")
    can(state, "use buy-cattle")


def test_a_replaced_8b_loses_its_copy() -> None:
    """GWT-98, AR-36: what it was copying goes with it."""
    faces = "aaaaaaabab"
    state = echo({}, "ab3", faces=faces, workers={"craftsman": 2}, hand="dutch_belt")
    do(state, "use copy-adjacent", "copy B", "use build-2", "build 10 on ab3")
    assert legal(state) == {"end"}


def test_a_replaced_neighbour_offers_nothing_more() -> None:
    """GWT-98: the copied building itself can be replaced by its own action."""
    state = echo({"ab1": "5a 0"}, workers={"craftsman": 3}, jobs={1: "craftsman"})
    do(state, "use copy-adjacent", "copy ab1", "use hire-minus-1", "hire craftsman from 1", "use build-1")
    do(state, "build 6 on ab1")
    assert legal(state) == {"end", "play draw_b_b_h"}
