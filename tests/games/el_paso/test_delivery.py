"""El Paso and the delivery (EP-81 to EP-93)."""

from typing import Any

import pytest

from bunkhouse.engine.state import State

from ..playing import cannot, do, legal, told
from .table import before_el_paso, delivering, rewarded, spending
from .verbs import money, named, seat, step


def posts(state: State, disc: str) -> set[str]:
    """Where a disc may go."""
    return {words.split()[0] for words in named(state, "deliver") if words.endswith(f" {disc}")}


def value(hand: str, **given: Any) -> int:
    """The total value of a hand, as the next decision tells it."""
    state = do(spending(hand=hand, certificates=1, **given), "spend 0")
    return int(state.dump()["decision"]["owed"][-1]["value"])


def test_three_steps_in_order() -> None:
    """EP-81: $5, a Simmental onto the discard pile, a delivery."""
    state = before_el_paso(hand="criollo galloway")
    events = told(state, "move el_paso")
    assert [event.id for event in events] == ["moves", "arrives", "takes-simmental", "shows"]
    assert (money(state), seat(state)["discard"], state.dump()["stock"]["simmental"]) == (
        5,
        {"simmental": 1},
        13,
    )
    assert step(state) == "deliver"
    empty = do(before_el_paso(seat=1, finisher=0, hand="criollo"), "move el_paso")
    assert (money(empty, 1), seat(empty, 1)["discard"]) == (5, {})


def test_each_kind_counts_once() -> None:
    """EP-82: and the hand is shown to everybody."""
    assert value("criollo criollo criollo criollo") == 1
    assert value("criollo pineywoods galloway santa_gertrudis") == 7
    state = before_el_paso(hand="criollo hereford")
    assert state.observe(1)["seats"][0]["hand"] is None
    do(state, "move el_paso")
    assert state.observe(1)["seats"][0]["hand"] == {"criollo": 1, "hereford": 1}
    assert state.determinize(1, 3).dump()["seats"][0]["hand"] == {"criollo": 1, "hereford": 1}


def test_duplicate_tokens() -> None:
    """EP-83, R-16: each adds one more card, the best one, and every card counts at most once."""
    assert value("hereford hereford criollo criollo", bonuses="T09") == 5 + 1 + 5
    assert value("hereford hereford criollo criollo", bonuses="T09 T10") == 5 + 1 + 5 + 1
    assert value("hereford hereford criollo", bonuses="T09 T10 T11") == 5 + 1 + 5
    assert value("corriente corriente corriente", bonuses="T09 T10") == 9


def test_permanent_certificates() -> None:
    """EP-84: on bonus tokens and on the player board."""
    assert value("criollo", bonuses="T01 T08") == 3
    assert value("criollo", cleared=["permanent_certificate"]) == 2


def test_spending_certificates() -> None:
    """EP-85: any number, each adds one; the rest stays."""
    state = spending(hand="hereford", certificates=3)
    assert legal(state) == {"spend 0", "spend 1", "spend 2", "spend 3"}
    cannot(state, "spend 4", "EP-85", "too-few-certificates")
    do(state, "spend 2")
    assert seat(state)["certificates"] == 1
    assert state.dump()["decision"]["owed"][-1]["value"] == 7


def test_the_posts_that_a_value_reaches() -> None:
    """EP-86: one disc goes to a post whose minimum is at most the total."""
    state = delivering(9, hand="criollo")
    assert posts(state, "aux1_upgrade") == {"0", "5", "7", "9"}
    cannot(state, "deliver 10 with aux1_upgrade", "EP-86", "value-too-low")
    do(state, "deliver 0 with aux1_upgrade")
    assert (seat(state)["posts"], seat(state)["cleared"]) == ({"0": 1}, ["aux1_upgrade"])


@pytest.mark.parametrize("post", ["0", "5", "7", "9", "10", "12", "14", "16"])
def test_posts_with_own_and_other_discs(post: str) -> None:
    """EP-87, R-36: an own disc closes a post, except 0, 12 and 16; those of others never do."""
    open_again = post in ("0", "12", "16")
    own = delivering(16, hand="criollo", posts={post: 1})
    assert (f"deliver {post} with aux1_upgrade" in legal(own)) == open_again
    if not open_again:
        cannot(own, f"deliver {post} with aux1_upgrade", "EP-87", "disc-already-there")
    others = delivering(16, hand="criollo", seats={1: {"posts": {post: 1}}, 2: {"posts": {post: 1}}})
    assert f"deliver {post} with aux1_upgrade" in legal(others)


@pytest.mark.parametrize("disc", ["aux4_unlock", "hand_limit", "step_limit"])
def test_dark_corners(disc: str) -> None:
    """EP-88, R-17: from a dark field only to a dark post; a light disc may go anywhere."""
    state = delivering(16, hand="criollo", money=9)
    assert posts(state, disc) == {"10", "12", "14", "16"}
    cannot(state, f"deliver 9 with {disc}", "EP-88", "dark-corners")
    for light in ("aux1_upgrade", "aux2_unlock", "aux3_upgrade", "permanent_certificate"):
        assert posts(state, light) == {"0", "5", "7", "9", "10", "12", "14", "16"}


def test_coins_beside_the_discs() -> None:
    """EP-89, R-18: taken or paid at once, before the reward; who cannot pay chooses another disc."""
    rich = do(delivering(16, hand="criollo", money=4), "deliver 10 with hand_limit")
    assert (money(rich), step(rich)) == (0, "reward")
    poor = delivering(16, hand="criollo", money=3)
    assert posts(poor, "hand_limit") == set()
    cannot(poor, "deliver 10 with hand_limit", "EP-89", "too-expensive")
    helped = do(delivering(16, hand="criollo", money=3, workers="engineer"), "dismiss engineer")
    assert "deliver 10 with hand_limit" in legal(helped)
    assert money(do(delivering(16, hand="criollo"), "deliver 12 with permanent_certificate")) == 1
    assert money(do(delivering(16, hand="criollo"), "deliver 12 with step_limit")) == 2


def test_what_the_fields_unlock() -> None:
    """EP-90: certificate, hand limit, step limit, auxiliary actions, for good."""
    given: dict[str, Any] = {"hand": "criollo", "money": 9}
    board = {}
    for disc in (
        "permanent_certificate",
        "hand_limit",
        "step_limit",
        "aux1_upgrade",
        "aux2_unlock",
        "aux4_unlock",
    ):
        state = do(delivering(16, **given), f"deliver 12 with {disc}", "end")
        board[disc] = state.observe(0)["seats"][0]
    assert board["permanent_certificate"]["permanent_certificates"] == 1
    assert (board["hand_limit"]["hand_limit"], sum(board["hand_limit"]["hand"].values())) == (5, 5)
    assert board["step_limit"]["step_limit"] == 4
    assert board["aux1_upgrade"]["auxiliary"]["1"] == 2
    assert board["aux2_unlock"]["auxiliary"]["2"] == 1
    assert board["aux4_unlock"]["auxiliary"]["4"] == 1
    gone = delivering(16, cleared=["aux1_upgrade"], **given)
    cannot(gone, "deliver 12 with aux1_upgrade", "EP-90", "field-cleared")


def test_no_disc_left() -> None:
    """EP-91, R-19: none is placed, no reward is taken, and the turn goes on."""
    every = ["aux1_upgrade", "aux2_unlock", "aux3_upgrade", "aux4_unlock", "permanent_certificate"]
    every += ["hand_limit", "step_limit"]
    state = before_el_paso(hand="criollo", cleared=every)
    events = told(state, "move el_paso")
    assert "places-none" in [event.id for event in events]
    assert legal(state) == {"end"}
    assert do(state, "end").actor == 1


def test_no_fitting_pair() -> None:
    """R-19: only dark discs and a low value; or only one that cannot be paid for."""
    light = ["aux1_upgrade", "aux2_unlock", "aux3_upgrade", "permanent_certificate"]
    state = do(before_el_paso(hand="criollo", cleared=light), "move el_paso")
    assert step(state) == "leave"
    dear = [*light, "aux4_unlock", "step_limit"]
    broke = delivering(16, hand="criollo", money=3, workers="engineer", cleared=dear)
    assert legal(broke) == {"end", "dismiss engineer"}
    assert step(do(broke.copy(), "end")) == "leave"
    do(broke, "dismiss engineer")
    assert posts(broke, "hand_limit") == {"10", "12", "14", "16"}
    cannot(broke, "end", "EP-86", "must-choose")


def test_rewards_of_posts() -> None:
    """EP-92, R-38: taken at once or skipped; no reward on 0, 12 and 16."""
    assert legal(rewarded("5")) == {"money", "end"}
    assert named(rewarded("7"), "objective") == {"1", "2", "3", "stack"}
    assert "hire cowboy" in legal(rewarded("9"))
    assert legal(rewarded("10")) == {"money", "end"}
    assert named(rewarded("14"), "objective") == {"1", "2", "3", "stack"}
    for post in ("0", "12", "16"):
        assert step(do(delivering(16, hand="criollo"), f"deliver {post} with aux1_upgrade")) == "leave"
    assert step(do(rewarded("7"), "end")) == "leave"


def test_the_hand_is_discarded_and_refilled() -> None:
    """EP-93"""
    state = do(delivering(0, hand="hereford hereford criollo"), "deliver 0 with aux1_upgrade")
    assert seat(state)["hand"] == {"hereford": 2, "criollo": 1}
    do(state, "end")
    assert seat(state)["discard"] == {"hereford": 2, "criollo": 1}
    assert sum(seat(state)["hand"].values()) == 4
    assert "hereford" not in seat(state)["hand"]
    assert state.actor == 1
