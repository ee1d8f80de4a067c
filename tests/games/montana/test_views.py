"""What is asked and told."""

from bunkhouse.engine.state import State
from bunkhouse.engine.view_types import mismatch
from bunkhouse.games.montana import GAME
from bunkhouse.games.montana.view_types import View

from ..playing import do, told
from .table import LAND, LINE, STONE_PUMPKIN, WHITE, table


def decisions() -> dict[str, State]:
    """Every kind of decision, by its prompt."""
    city = table(goods=dict.fromkeys(range(4), "pumpkin*5 stone_small"), cattle={0: 1})
    return {
        "start": GAME.new(2, 1, start_tile="chosen"),
        "turn": table(),
        "hire": table(step="hire", wheel=WHITE, detail={"first": True}),
        "surplus": do(table(workers={0: "copper*8"}, cattle={0: 1}), "trade stone_worker"),
        "advance": table(step="advance", goods={0: "grain"}, wheel=STONE_PUMPKIN),
        "staff": do(table(workers={0: "copper*2"}, coins={0: 1}), "work mine-1"),
        "staff-right": do(table(workers={0: "copper*2"}, coins={0: 1}), "work mine-1", "staff copper"),
        "place": do(city.copy(), "city"),
        "join": do(city.copy(), "city", "place 1-1"),
        "move": do(city.copy(), "city", "place 1-1", "place 1-2"),
        "pause": do(city.copy(), "city", "place 1-1", "place 1-2", "pass", "pass", "pass"),
        "take": table(step="take", detail={"row": 2}, workers={0: "copper*8"}, cattle={0: 1}),
        "exchange": table(step="exchange", detail={"row": 3}, goods={0: "stone_small"}),
        "build": do(table(goods={0: "grain*9 stone_small*9 copper_small*9"}), f"build {LINE[4]}"),
        "last": table(step="last", cattle={0: 1}),
    }


def test_every_decision_has_its_own_prompt() -> None:
    for name, state in decisions().items():
        assert state.prompt().id == f"prompt-{name}"


def test_every_decision_is_described() -> None:
    returning = do(decisions()["take"], "trade copper_worker")
    for state in [*decisions().values(), returning]:
        assert mismatch(state.observe(0), View, "view") == ""


def test_what_a_choice_says() -> None:
    """MT-52, MT-55, MT-69, MT-71: prices, whoever is jumped over, goods and settlements."""
    state = table(goods={0: LAND.cost(LINE[2])}, settlements={LINE[3]: "1"})
    params = state.action_params(GAME.parse(f"build {LINE[2]}"))
    assert (params["field"], params["count"]) == (LINE[2], 2)
    assert {params["one"], params["two"], params["three"], params["four"]} == set(LAND.shown[LINE[2]]["cost"])
    city = do(table(goods={0: "pumpkin", 1: "pumpkin*5"}), "city", "place 2-1")
    jump = city.action_params(GAME.parse("place 2-3"))
    assert (jump["row"], jump["price"], jump["jumps"], jump["victim"]) == (2, 3, 1, 0)
    assert city.action_params(GAME.parse("place 1-3"))["jumps"] == 0


def test_the_view_shows_the_land() -> None:
    """MT-13, MT-14, MT-67"""
    view = table(settlements={LINE[4]: "2"}).observe(0)
    assert view["fields"][LINE[4]]["open"] is False
    assert view["fields"][LINE[5]]["open"] is True
    assert view["fields"][LINE[2]]["double"] is True
    assert view["fields"][LINE[5]]["cattle"] is True
    assert view["fields"][LAND.at(5, 3)] == {"at": [0, -1], "kind": "lake", "canteen": True}
    assert view["seats"][2]["settlements"] == 1


def test_the_log_of_a_turn() -> None:
    """MT-40, MT-41, MT-44, MT-46, MT-50"""
    state = table(workers={0: "copper*2"}, coins={0: 9}, crews={"mine-1": "copper", "mine-3": "copper"})
    events = told(state, "work mine-2", "staff copper", "staff copper")
    assert [event.id for event in events] == [
        "sends",
        "pays-coins",
        "receives",
        "sends-right",
        "receives",
        "clears",
        "turn-begins",
    ]
    assert events[-2].params == {"area": "mine"}
