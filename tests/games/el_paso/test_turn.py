"""The turn, what may be done at any time, and the draw phase (EP-25 to EP-28, EP-42 to EP-44)."""

from ..playing import can, cannot, do, legal, told
from .table import act, before_el_paso, moving, on, on_train, rewarded, spending, table
from .verbs import free, interjected, money, seat, step


def test_turns_go_clockwise_with_three_phases() -> None:
    """EP-25: movement, action and draw phase of one seat, then the next."""
    state = moving("nB", hand="criollo", players=3, seats={2: {"rancher": "nG"}})
    assert (state.actor, step(state)) == (0, "move")
    do(state, "move nC")
    assert step(state) == "act"
    do(state, "end")
    assert sum(seat(state)["hand"].values()) == 4
    assert (state.actor, step(state)) == (1, "move")
    do(state, "move nC", "end")
    assert state.actor == 2
    do(state, "move el_paso", "deliver 0 with aux1_upgrade", "end")
    assert state.actor == 0


def test_worker_bonuses_at_any_time() -> None:
    """EP-26, R-4: at every own decision, and while others decide."""
    state = moving("nB", workers="engineer versatile", seats={1: {"workers": "engineer builder", "money": 2}})
    assert {"dismiss engineer", "dismiss versatile"} <= legal(state)
    assert free(state, 1) == {"dismiss engineer", "dismiss builder"}
    interjected(state, 1, "dismiss engineer")
    assert (state.actor, money(state, 1), step(state)) == (0, 3, "move")
    do(state, "dismiss engineer", "move nC", "dismiss versatile")
    assert (money(state), step(state)) == (3, "act")


def test_exchange_tokens_at_any_time() -> None:
    """EP-27, R-4: also in another player's turn; the discard comes first, then the turn goes on."""
    state = moving("nB", players=2, seats={1: {"exchange_tokens": 2, "hand": "galloway", "draw": "criollo"}})
    assert free(state, 1) == {"exchange"}
    interjected(state, 1, "exchange")
    assert (state.actor, step(state)) == (1, "give-back")
    assert legal(state) == {"discard galloway", "discard criollo"}
    assert free(state, 0) == set()
    do(state, "discard criollo")
    assert (state.actor, step(state)) == (0, "move")
    assert (seat(state, 1)["exchange_tokens"], seat(state, 1)["discard"]) == (1, {"criollo": 1})


def test_no_free_actions_inside_a_step() -> None:
    """R-4: not between the draw and the discard of an exchange, inside a payment, or during the set-up."""
    state = moving("nB", workers="engineer", exchange_tokens=2, hand="criollo")
    do(state, "exchange")
    cannot(state, "dismiss engineer", "EP-26", "not-now")
    cannot(state, "exchange", "EP-27", "not-now")
    paying = do(on("nD", money=9, workers="cowboy versatile"), "buy black_angus")
    assert (step(paying), legal(paying)) == ("pay", {"pay 0", "pay 1"})
    building = do(on("nE", money=9, workers="builder engineer"), "build 1")
    assert step(building) == "site"
    cannot(building, "dismiss engineer", "EP-26", "not-now")


def test_discards_go_face_up_on_the_own_pile() -> None:
    """EP-28: cows from hand and workers from the area."""
    state = on("nB", hand="galloway criollo", workers="engineer", money=0)
    do(state, "discard galloway", "dismiss engineer")
    assert seat(state)["discard"] == {"galloway": 1, "engineer": 1}
    assert state.observe(1)["seats"][0]["discard"] == {"galloway": 1, "engineer": 1}
    assert seat(state)["workers"] == {}


def test_the_hand_is_refilled_to_the_limit() -> None:
    """EP-42, R-6: the difference is drawn; a larger hand is kept."""
    for hand, expected in (("criollo", 4), ("criollo criollo criollo criollo", 4)):
        state = do(on("nC", hand=hand), "end")
        assert sum(seat(state)["hand"].values()) == expected
    five = do(on("nC", hand="criollo", cleared=["hand_limit"]), "end")
    assert sum(seat(five)["hand"].values()) == 5
    many = "criollo criollo pineywoods galloway galloway"
    assert sum(seat(do(on("nC", hand=many), "end"))["hand"].values()) == 5


def test_shuffling_only_when_a_card_is_missing() -> None:
    """EP-43: not when the pile merely runs out."""
    exact = do(on("nC", hand="criollo criollo", draw="galloway galloway", discard="pineywoods"), "end")
    assert (seat(exact)["draw"], seat(exact)["discard"]) == ({}, {"pineywoods": 1})
    short = on("nC", hand="criollo criollo", draw="galloway", discard="pineywoods pineywoods santa_gertrudis")
    events = told(short, "end")
    assert "shuffles" in [event.id for event in events]
    assert (sum(seat(short)["draw"].values()), seat(short)["discard"]) == (2, {})
    assert sum(seat(short)["hand"].values()) == 4


def test_both_piles_empty() -> None:
    """R-7: the hand stays short, and no exchange is possible."""
    state = do(on("nC", hand="criollo", draw="galloway", discard=""), "end")
    assert seat(state)["hand"] == {"criollo": 1, "galloway": 1}
    empty = moving("nB", hand="criollo", draw="", exchange_tokens=1)
    cannot(empty, "exchange", "EP-43", "no-cards")


def test_workers_drawn_go_to_the_area() -> None:
    """EP-44: they are never in hand and do not count."""
    state = on("nC", hand="criollo", draw="cowboy cowboy builder galloway galloway pineywoods")
    do(state, "end")
    assert seat(state)["hand"] == {"criollo": 1, "galloway": 2, "pineywoods": 1}
    total = seat(state)["workers"] | seat(state)["draw"]
    assert set(total) <= {"cowboy", "builder"}
    only = on("nC", hand="criollo criollo criollo", draw="cowboy engineer builder builder galloway")
    for seed in range(8):
        luck = do(only.determinize(0, seed), "end")
        assert seat(luck)["hand"] == {"criollo": 3, "galloway": 1}
        assert "galloway" not in seat(luck)["workers"]


def test_the_own_discard_pile_may_be_looked_through() -> None:
    """EP-97: the draw pile may not; not even its owner knows its order."""
    state = on("nC", hand="criollo", discard="hereford galloway")
    view = state.observe(0)["seats"][0]
    assert view["discard"] == {"hereford": 1, "galloway": 1}
    assert "draw" not in view
    drawn = set()
    for seed in range(20):
        guess = state.determinize(0, seed)
        do(guess, "end")
        drawn.add(tuple(sorted(seat(guess)["hand"].items())))
    assert len(drawn) > 2


def test_supplies_may_be_counted() -> None:
    """EP-98: Simmental cards, workers and building tiles, by everybody."""
    for viewer in (None, 0, 1):
        view = on("nC", trail={"c1": "2a 0"}).observe(viewer)
        assert view["stock"]["simmental"] == 14
        assert view["stock"]["cowboy"] == 12
        assert view["tiles"]["2"] == 1


def test_whoever_uses_a_stop_says_when_it_is_enough() -> None:
    """EP-25, EP-40: nothing is drawn before the end, so that the last action can still be taken back."""
    state = do(on("nB", used=["discard_cow"], hired="cowboy", money=8), "hire builder")
    assert legal(state) == {"end"}
    assert state.undo_limit().steps == 1
    free_left = do(on("nB", used=["discard_cow"], hired="cowboy", money=8), "hire engineer")
    assert legal(free_left) == {"end", "dismiss engineer"}
    assert do(state, "end").actor == 1


def test_used_up_train_cards_and_rewards_end_by_themselves() -> None:
    """R-38: what is below them is next."""
    assert step(do(on_train("2", ["gain_objective"]), "money")) == "act"
    assert step(do(rewarded("5"), "money")) == "leave"


def test_the_finisher_has_no_more_free_actions() -> None:
    """R-20: not after the El Paso actions; the others may still use theirs."""
    state = moving(
        "nB",
        seat=1,
        players=2,
        finisher=0,
        workers="engineer",
        seats={0: {"workers": "engineer", "exchange_tokens": 1}},
    )
    assert free(state, 0) == set()
    can(state, "dismiss engineer")
    running = before_el_paso(players=2, workers="engineer builder", stock={"simmental": 0})
    do(running, "move el_paso")
    assert running.dump()["finisher"] == 0
    can(running, "dismiss engineer")


def test_exchange_before_the_hand_is_shown() -> None:
    """R-4: in El Paso a token may be used before the hand is shown, not afterwards."""
    state = spending(exchange_tokens=2, hand="criollo", workers="engineer")
    do(state, "exchange")
    do(state, sorted(legal(state))[0])
    do(state, "spend 0")
    cannot(state, "exchange", "EP-82", "hand-is-shown")
    can(state, "dismiss engineer")
    other = table(
        [{"step": "leave", "shown": True}, {"step": "deliver", "value": 3}],
        seats={0: {"rancher": "el_paso", "hand": "criollo"}, 1: {"exchange_tokens": 1}},
    )
    assert free(other, 1) == {"exchange"}


def test_left_over_frames() -> None:
    """R-15: what is left of an earlier stop comes back after the new one."""
    state = table(
        [act("c1", ["move_rancher"]), act("nC")], trail={"c1": "3a 0"}, seats={0: {"rancher": "nC"}}
    )
    do(state, "end")
    assert state.dump()["decision"]["owed"][-1]["space"] == "c1"
    assert legal(state) == {"certificates 1", "certificates 2", "end"}
