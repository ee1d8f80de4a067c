"""Action B in the city (MT-51 to MT-65)."""

import pytest

from ..playing import can, cannot, decision, do, kinds, legal, told
from .table import table
from .verbs import cattle, coins, goods, supply


def row(number: int, first: int = 1, last: int = 5) -> set[str]:
    return {f"place {number}-{column}" for column in range(first, last + 1)}


def test_the_player_on_turn_takes_a_pumpkin_and_must_place() -> None:
    """MT-51, MT-R15: only they do, no workers are needed, and all rows are free."""
    state = table(goods={1: "pumpkin"})
    do(state, "city")
    assert goods(state, 0) == {"pumpkin": 1}
    assert goods(state, 1) == {"pumpkin": 1}
    assert supply(state, "pumpkin") == 22
    assert legal(state) == {"place 1-1", "place 2-1", "place 3-1", "place 4-1"}
    cannot(state, "pass", "MT-51", "must-place")


def test_a_pawn_stands_only_where_its_owner_can_pay() -> None:
    """MT-52, MT-R17: prices 1 to 5; nothing is paid yet."""
    state = do(table(goods={0: "pumpkin*2", 1: "pumpkin"}), "city")
    assert legal(state) == row(1, 1, 3) | row(2, 1, 3) | row(3, 1, 3) | row(4, 1, 3)
    cannot(state, "place 1-4", "MT-52", "not-enough-pumpkins")
    do(state, "place 1-3")
    assert goods(state, 0)["pumpkin"] == 3
    assert len(legal(do(table(goods={0: "pumpkin*9"}), "city"))) == 20


def test_the_others_decide_clockwise_without_a_pumpkin() -> None:
    """MT-53: they place by the same rules or pass."""
    state = table(seat=2, goods=dict.fromkeys((0, 1, 3), "pumpkin"))
    do(state, "city", "place 1-1")
    assert decision(state) == ("place", 3)
    assert goods(state, 3) == {"pumpkin": 1}
    can(state, "pass", "place 2-1")
    cannot(state, "place 2-2", "MT-52", "not-enough-pumpkins")
    do(state, "pass")
    assert decision(state) == ("place", 0)
    do(state, "place 4-1")
    assert decision(state) == ("place", 1)
    assert goods(state, 1) == {"pumpkin": 1}


def test_only_the_right_of_a_pawn_is_open() -> None:
    """MT-54: in free rows any space, in others only spaces to the right of the pawn."""
    state = do(table(goods={0: "pumpkin*2", 1: "pumpkin*9"}), "city", "place 2-3")
    assert legal(state) == row(1) | row(2, 4) | row(3) | row(4) | {"pass"}
    cannot(state, "place 2-3", "MT-54", "not-right-of-the-pawn")
    cannot(state, "place 2-1", "MT-54", "not-right-of-the-pawn")


def test_who_is_jumped_over_moves_or_passes_at_once() -> None:
    """MT-55: before the next player decides; any row, also the same one further right."""
    state = table(goods={0: "pumpkin*4", 1: "pumpkin*9", 2: "pumpkin*9"})
    do(state, "city", "place 2-1", "place 2-3")
    assert decision(state) == ("move", 0)
    assert legal(state) == row(1) | row(2, 4) | row(3) | row(4) | {"pass"}
    do(state, "place 2-4")
    assert decision(state) == ("move", 1)
    do(state, "place 3-1")
    assert decision(state) == ("place", 2)
    position = state.dump()
    assert [board["pawn"] for board in position["seats"]] == ["2-4", "3-1", None, None]


def test_jumps_can_cascade() -> None:
    """MT-55, MT-R14: the whole cascade comes first, then the order goes on clockwise."""
    state = table(goods=dict.fromkeys(range(4), "pumpkin*5"))
    do(state, "city", "place 1-1", "place 2-1", "place 1-2")
    assert decision(state) == ("move", 0)
    do(state, "place 2-2")
    assert decision(state) == ("move", 1)
    do(state, "place 1-3")
    assert decision(state) == ("move", 2)
    do(state, "place 3-1")
    assert decision(state) == ("place", 3)


def test_who_passes_stays_out() -> None:
    """MT-56: the pawn is at the shop and is not asked again, whatever happens."""
    state = table(goods=dict.fromkeys(range(4), "pumpkin*5"))
    do(state, "city", "place 1-1", "place 1-2", "pass")
    assert decision(state) == ("place", 2)
    do(state, "place 1-3", "pass")
    assert decision(state) == ("place", 3)
    do(state, "pass")
    assert goods(state, 0)["pumpkin"] == 6
    assert goods(state, 1)["pumpkin"] == 5
    assert cattle(state, 2) == 1


def test_the_rightmost_space_is_certain() -> None:
    """MT-57: nobody can be placed in that row any more."""
    state = do(table(goods={0: "pumpkin*4", 1: "pumpkin*9"}), "city", "place 3-5")
    assert not any(text.startswith("place 3") for text in legal(state))
    cannot(state, "place 3-5", "MT-54", "not-right-of-the-pawn")


def test_who_can_afford_nothing_passes() -> None:
    """MT-58: without being asked, also when jumped over."""
    state = table(goods={1: "pumpkin*2"})
    do(state, "city", "place 4-1")
    assert decision(state) == ("place", 1)
    events = told(state, "pass")
    assert [event.params["seat"] for event in events if event.id == "passes"] == [1]
    assert [event.params["seat"] for event in events if event.id == "cannot-place"] == [2, 3]
    assert decision(state) == ("turn", 1)


def test_jumped_without_another_space_to_afford() -> None:
    """MT-58: the others stand in every row, so that one pumpkin is enough for none."""
    state = table(goods={1: "pumpkin", 2: "pumpkin", 3: "pumpkin*2"})
    do(state, "city", "place 1-1", "place 2-1", "place 3-1", "place 1-2")
    assert decision(state) == ("move", 0)
    assert legal(state) == {"place 4-1", "pass"}
    standing = {0: "4-1", 1: "2-1", 2: "3-1"}
    state = table(
        goods={0: "pumpkin", 1: "pumpkin", 2: "pumpkin", 3: "pumpkin*3"},
        step="place",
        by=3,
        pawns={**standing},
    )
    events = told(state, "place 4-2")
    assert decision(state) == ("move", 0)
    assert legal(state) == {"place 1-1", "pass"}
    state = table(players=2, goods={1: "pumpkin*5"}, step="place", by=1, pawns={0: "4-1"})
    events = told(state, "place 4-5")
    assert [event.params["seat"] for event in events if event.id == "cannot-place"] == [0]


def test_rewards_begin_with_the_player_on_turn() -> None:
    """MT-59: then clockwise; each pays, takes the reward and returns the pawn."""
    state = table(seat=2, goods={0: "pumpkin*3", 3: "pumpkin*5", 2: "stone_small"})
    events = told(state, "city", "place 4-1", "place 1-5", "place 2-3")
    paid = [(event.params["seat"], event.params["count"]) for event in events if event.id == "pays-pumpkins"]
    assert paid == [(2, 1)]
    assert decision(state) == ("exchange", 2)
    events = told(state, "done")
    paid = [(event.params["seat"], event.params["count"]) for event in events if event.id == "pays-pumpkins"]
    assert paid == [(3, 5), (0, 3)]
    assert decision(state) == ("take", 0)
    assert coins(state, 2) == 2
    assert cattle(state, 3) == 1
    assert supply(state, "pumpkin") == 24
    do(state, "take grain+grain+grain")
    assert all(board["pawn"] is None for board in state.dump()["seats"])
    assert decision(state) == ("turn", 3)


def test_the_player_on_turn_may_end_with_nothing() -> None:
    """MT-59, MT-R15: jumped over and passed; the pumpkin stays."""
    state = table(goods={1: "pumpkin*2"})
    do(state, "city", "place 1-1", "place 1-2", "pass")
    assert goods(state, 0) == {"pumpkin": 1}
    assert cattle(state, 0) == 0
    assert cattle(state, 1) == 1


def test_numbers_are_announced_before_the_shortage_rule() -> None:
    """MT-60: the whole bundle is named first; its kinds are then taken one after another."""
    held = {1: "grain*12 stone_small*12", 2: "grain*12 stone_small*11"}
    state = table(goods=held, step="take", detail={"row": 2})
    do(state, "take grain+stone_small+stone_small")
    assert goods(state, 0) == {"grain": 1, "stone_small": 2}
    assert goods(state, 1) == {"grain": 11, "stone_small": 11}
    assert goods(state, 2) == {"grain": 11, "stone_small": 10}


def test_row_one_gives_a_cattle_and_up_to_three_exchanges() -> None:
    """MT-61"""
    state = table(goods={0: "copper_small*2 stone_small*2"}, workers={0: "stone"})
    do(state, "city", "place 1-1")
    assert cattle(state, 0) == 1
    assert decision(state) == ("exchange", 0)
    assert legal(state, "exchange") == {
        "exchange copper_small",
        "exchange stone_small",
        "exchange copper_small+copper_small",
        "exchange copper_small+stone_small",
        "exchange stone_small+stone_small",
        "exchange copper_small+copper_small+stone_small",
        "exchange copper_small+stone_small+stone_small",
    }
    do(state, "exchange copper_small+copper_small+stone_small")
    assert goods(state, 0) == {"copper_large": 2, "stone_small": 1, "stone_large": 1}


@pytest.mark.parametrize("row_number", [1, 3, 4])
def test_exchanging_is_optional(row_number: int) -> None:
    """MT-61, MT-63, MT-64, MT-R16: none at all is fine too."""
    state = table(goods={0: "copper_small*3"}, step="exchange", detail={"row": row_number})
    do(state, "done")
    assert goods(state, 0) == {"copper_small": 3}


def test_row_two_gives_three_goods() -> None:
    """MT-62, MT-R16: any mix of small stone, small copper and grain, never fewer than three."""
    state = do(table(), "city", "place 2-1")
    assert decision(state) == ("take", 0)
    assert len(legal(state)) == 10
    assert all(text.count("+") == 2 for text in legal(state))
    assert not any("pumpkin" in text or "large" in text for text in legal(state))
    do(state, "take grain+copper_small+stone_small")
    assert goods(state, 0) == {"grain": 1, "copper_small": 1, "stone_small": 1}


def test_row_three_gives_up_to_two_exchanges() -> None:
    """MT-63"""
    state = do(table(goods={0: "stone_small*4"}), "city", "place 3-1")
    assert legal(state) == {"exchange stone_small", "exchange stone_small+stone_small", "done"}
    cannot(state, "exchange stone_small+stone_small+stone_small", "MT-63", "too-many-exchanges")
    do(state, "exchange stone_small+stone_small")
    assert goods(state, 0) == {"stone_small": 2, "stone_large": 2}
    assert (cattle(state, 0), coins(state, 0)) == (0, 0)


def test_row_four_gives_two_coins_and_one_exchange() -> None:
    """MT-64"""
    state = do(table(goods={0: "stone_small copper_small"}), "city", "place 4-1")
    assert coins(state, 0) == 2
    assert legal(state) == {"exchange copper_small", "exchange stone_small", "done"}
    cannot(state, "exchange copper_small+stone_small", "MT-64", "too-many-exchanges")
    do(state, "exchange copper_small")
    assert goods(state, 0) == {"stone_small": 1, "copper_large": 1}


def test_exchanged_pieces_go_to_and_come_from_the_supply() -> None:
    """MT-65: of the same material, only what the player has."""
    state = table(goods={0: "stone_small*2"}, step="exchange", detail={"row": 3})
    cannot(state, "exchange copper_small", "MT-65", "goods-not-yours")
    before = (supply(state, "stone_small"), supply(state, "stone_large"))
    do(state, "exchange stone_small+stone_small")
    assert (supply(state, "stone_small"), supply(state, "stone_large")) == (before[0] + 2, before[1] - 2)


def test_without_small_pieces_nobody_is_asked() -> None:
    """MT-61"""
    state = do(table(goods={0: "pumpkin"}), "city", "place 3-1")
    assert decision(state) == ("turn", 1)


def test_only_the_player_on_turn_trades_cattle_in_the_city() -> None:
    """MT-24, MT-R8: the others cannot, neither while placing nor at their reward."""
    state = table(goods={1: "pumpkin stone_small"}, cattle={0: 1, 1: 3})
    do(state, "city")
    can(state, "trade pumpkin")
    do(state, "place 1-1")
    assert "trade" not in kinds(state)
    cannot(state, "trade pumpkin", "MT-80", "own-turn-only")
    do(state, "place 3-1", "done")
    assert decision(state) == ("exchange", 1)
    cannot(state, "trade grain", "MT-80", "own-turn-only")


def test_trading_for_a_pumpkin_opens_a_dearer_column() -> None:
    """MT-24, MT-52"""
    state = do(table(cattle={0: 2}), "city")
    cannot(state, "place 1-3", "MT-52", "not-enough-pumpkins")
    do(state, "trade pumpkin", "trade pumpkin", "place 1-3")
    assert decision(state) is not None
    assert state.dump()["seats"][0]["goods"] == {}


def test_a_trade_that_costs_others_their_pumpkins() -> None:
    """MT-R21, MT-24: the shortage hits a pawn that stands already; its owner pays and gets nothing."""
    state = table(
        goods={0: "pumpkin*10", 1: "pumpkin", 2: "pumpkin*13"},
        cattle={0: 1},
        step="pause",
        detail={"next": 2},
        pawns={0: "1-1", 1: "2-1"},
    )
    assert legal(state, "trade")
    do(state, "trade pumpkin")
    assert goods(state, 1) == {}
    assert decision(state) == ("place", 2)
    events = told(state, "pass", "done")
    assert [event.params["seat"] for event in events if event.id == "cannot-pay"] == [1]
    assert goods(state, 1) == {}
    assert state.dump()["seats"][1]["pawn"] is None
    assert decision(state) == ("last", 0)


def test_no_pause_where_a_trade_cannot_hurt() -> None:
    """MT-24: with enough pumpkins in the supply the next player is asked at once."""
    state = table(goods={1: "pumpkin", 2: "pumpkin"}, cattle={0: 3})
    do(state, "city", "place 1-1", "place 2-1")
    assert decision(state) == ("place", 2)


def test_who_has_passed_may_trade_before_the_rewards() -> None:
    """MT-24: the player on turn is asked once more when everybody has decided."""
    state = table(goods={1: "pumpkin*3"}, cattle={0: 1})
    do(state, "city", "place 1-1", "place 1-2", "pass")
    assert decision(state) == ("pause", 0)
    can(state, "trade grain", "done")
    do(state, "done")
    assert cattle(state, 1) == 1


def test_no_pawn_is_moved_of_free_will() -> None:
    """MT-R14: whoever stands and is not jumped over is not asked again."""
    state = table(goods=dict.fromkeys(range(4), "pumpkin*5"))
    asked = []
    for text in ("city", "place 1-1", "place 2-1", "place 3-1", "place 4-1"):
        do(state, text)
        asked.append(decision(state))
    assert asked[:4] == [("place", seat) for seat in range(4)]
    assert asked[4] == ("exchange", 0)


def test_the_city_needs_no_workers_and_keeps_none() -> None:
    """MT-51"""
    state = table(workers={0: "copper"})
    do(state, "city", "place 4-1")
    assert state.dump()["seats"][0]["workers"] == {"copper": 1}
    assert state.dump()["crews"] == {}
