"""Deck, hand and money (GWT-19 to GWT-27, GWT-81)."""

from ..playing import can, cannot, do, legal
from .table import in_city, on
from .verbs import money, named, seat, step


def total(counts: dict[str, int]) -> int:
    return sum(counts.values())


def test_gained_cards_go_to_the_discard_pile() -> None:
    """GWT-19, GWT-142"""
    state = do(on("E", money=6, market="holstein"), "use buy-cattle", "buy holstein with 1")
    assert seat(state)["discard"] == {"holstein": 1}


def test_the_discard_pile_is_shuffled_only_when_a_card_is_missing() -> None:
    """GWT-20"""
    exact = on(
        "A", hand="jersey", draw="guernsey guernsey guernsey", discard="dutch_belt dutch_belt", players=2
    )
    do(exact, "end")
    assert (seat(exact)["draw"], seat(exact)["discard"]) == ({}, {"dutch_belt": 2})
    short = on("A", hand="jersey", draw="guernsey guernsey", discard="dutch_belt dutch_belt", players=2)
    do(short, "end")
    assert seat(short)["hand"] == {"jersey": 1, "guernsey": 2, "dutch_belt": 1}
    assert (seat(short)["draw"], seat(short)["discard"]) == ({"dutch_belt": 1}, {})


def test_with_both_piles_empty_there_are_fewer_cards() -> None:
    """GWT-21"""
    state = do(on("A", hand="jersey", draw="guernsey"), "end")
    assert seat(state)["hand"] == {"jersey": 1, "guernsey": 1}


def test_removing_cards_has_no_lower_limit() -> None:
    """GWT-21, GWT-64: the very last card can go."""
    state = on("G", hand="jersey", draw="", engine="5", cleared=["aux_remove_1"])
    do(state, "use aux", "aux remove_card", "engine 4", "remove jersey", "end")
    assert (seat(state)["hand"], seat(state)["draw"], seat(state)["discard"]) == ({}, {}, {})


def test_discarding_and_bank_money() -> None:
    """GWT-22, GWT-145: from the hand to the own discard pile; the bank pays."""
    state = do(on("A", hand="guernsey jersey", money=3), "use discard-guernsey-for-dollars-2")
    assert (seat(state)["hand"], seat(state)["discard"]) == ({"jersey": 1}, {"guernsey": 1})
    assert [money(state, number) for number in range(4)] == [5, 0, 0, 0]


def test_the_own_discard_pile_can_be_looked_at_the_draw_pile_not() -> None:
    """GWT-23: the view has the discard pile, but not which cards of the deck are in hand of others."""
    state = on("A", hand="guernsey", discard="dutch_belt", seats={1: {"hand": "jersey jersey"}})
    view = state.observe(0)["seats"]
    assert view[0]["discard"] == {"dutch_belt": 1}
    assert view[0]["hand"] == {"guernsey": 1}
    assert "draw" not in view[0]
    assert (view[1]["hand"], view[1]["hand_size"]) == (None, 2)


def test_money_is_unlimited() -> None:
    """GWT-24: also beyond anything the box holds."""
    state = do(on("A", hand="guernsey", money=900_000), "use discard-guernsey-for-dollars-2")
    assert money(state) == 900_002


def test_costs_must_be_met_in_full() -> None:
    """GWT-25"""
    state = on("F", money=6, hand="jersey guernsey", trail={"flood1": "flood-black-2"})
    cannot(state, "use remove-hazard-7", "GWT-25", "requirement")
    cannot(state, "use discard-pair-same-type-for-dollars-4", "GWT-25", "requirement")
    can(on("F", money=7, trail={"flood1": "flood-black-2"}), "use remove-hazard-7")


def test_rewards_may_be_taken_in_part_but_dollars_come_in_full() -> None:
    """GWT-26, AR-13: certificates, engine and cards are optional after a requirement, the dollars are not."""
    risky = {"flood_r1": "3a 0"}
    state = on("flood_r1", hand="jersey", trail=risky)
    do(state, "use discard-jersey-for-dollars-2-certificates-1")
    assert money(state) == 2
    assert named(state, "certificates") == {"0", "1"}
    do(state, "certificates 0")
    assert seat(state)["certificates"] == 0
    engine = on("ab1", faces="b", hand="jersey", trail={"ab1": "2b 0"})
    do(engine, "use discard-jersey-for-engine-1")
    assert legal(engine) == {"engine 1", "done"}


def test_a_requirement_may_be_met_for_a_useless_reward() -> None:
    """GWT-26, AR-13: at the limit the card can still be discarded."""
    state = on("drought_r1", hand="jersey", certificates=3, trail={"drought_r1": "3a 0"})
    do(state, "use discard-any-cattle-for-certificates-1", "discard jersey")
    assert seat(state)["certificates"] == 3


def test_an_icon_works_once_per_turn() -> None:
    """GWT-27: however many cards would do."""
    state = do(on("A", hand="guernsey guernsey"), "use discard-guernsey-for-dollars-2")
    cannot(state, "use discard-guernsey-for-dollars-2", "GWT-50", "already-used")


def test_hand_limit_and_larger_hands() -> None:
    """GWT-81, AR-29: 4, one more for each cleared hand space; a larger hand is kept."""
    for cleared, size in (([], 4), (["hand_1"], 5), (["hand_2"], 5), (["hand_1", "hand_2"], 6)):
        assert total(seat(do(on("A", cleared=cleared), "end"))["hand"]) == size
    large = do(on("A", hand="jersey jersey jersey jersey jersey"), "end")
    assert seat(large)["hand"] == {"jersey": 5}


def test_the_hand_is_refilled_after_kansas_city_too() -> None:
    """GWT-81: stage 4 discards the hand, phase C draws a new one."""
    state = in_city({"step": "delivery", "value": 0, "extraordinary": 0}, discard="jersey")
    do(state, "deliver kansas_city", "disc aux_dollar_2")
    assert (state.actor, total(seat(state)["hand"])) == (1, 4)
    assert step(state) == "phase-a"
