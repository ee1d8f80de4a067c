"""The API plays whole games, refuses what it must, and lets no secret out before the end."""

import hashlib
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

import bunkhouse
from bunkhouse.engine.record import read_record, verify
from bunkhouse.server.app import create_app
from bunkhouse.server.config import Config

from .conftest import Player

MakePlayer = Callable[[str], Player]
HOTSEAT = [{"kind": "host"}, {"kind": "hotseat", "name": "Ola"}]


def open_table(player: Player, game: str = "el-gaucho", **more: object) -> str:
    plan = {"game": game, "seats": HOTSEAT, "start": True, **more}
    code: str = player("/tables", plan, 201)["code"]
    return code


def act(player: Player, code: str, state: Any, chance: random.Random | None = None, **more: object) -> Any:
    chosen = state["legal"][0] if chance is None else chance.choice(state["legal"])
    given = {"action": chosen["action"], "seq": state["seq"], "seat": state["seat"], **more}
    return player(f"/tables/{code}/act", given, None)


def play_out(player: Player, code: str) -> Any:
    """Play every decision of a hotseat table; returns everything that was seen on the way."""
    seen, chance = [player(f"/tables/{code}/observe")], random.Random(7)
    while seen[-1]["status"] == "running":
        answer = act(player, code, seen[-1], chance)
        assert answer.status_code == 200, answer.text
        seen.append(player(f"/tables/{code}/observe"))
    return seen


def test_games_are_listed_with_their_options(api: TestClient) -> None:
    listed = {game["slug"]: game for game in api.get("/games").json()}
    assert set(listed) == {game.slug for game in bunkhouse.games()}
    option = listed["el-gaucho"]["options"][0]
    assert option["values"][option["default"]]
    polish = api.get("/games/el-gaucho", headers={"Accept-Language": "pl"}).json()
    assert polish["options"][0]["title"] != option["title"]


@pytest.mark.parametrize("game", ["el-gaucho", "montana"])
def test_a_whole_game_and_its_record(player: MakePlayer, game: str) -> None:
    gosia = player("Gosia")
    code = open_table(gosia, game)
    info = gosia(f"/tables/{code}")
    assert info["seed"] is None
    assert info["salt"] is None
    seen = play_out(gosia, code)
    over = gosia(f"/tables/{code}")
    sealed = f"{over['seed']}:{over['salt']}"
    assert hashlib.sha256(sealed.encode()).hexdigest() == info["commitment"]
    assert str(over["seed"]) not in json.dumps(seen[:-1])
    record = gosia(f"/tables/{code}/record")
    assert record["seed"] == over["seed"]
    state = verify(bunkhouse.game(game), read_record(json.dumps(record)))
    assert state.scores() == seen[-1]["scores"] == over["ending"]["scores"]


def test_the_record_is_sealed_while_the_game_goes_on(player: MakePlayer) -> None:
    gosia = player("Gosia")
    code = open_table(gosia)
    refused = gosia(f"/tables/{code}/record", status=403)
    assert refused["error"]["reason"] == "record-sealed"
    assert "seed" not in refused


def test_a_table_of_two_people(player: MakePlayer) -> None:
    gosia, maciek = player("Gosia"), player("Maciek")
    plan = {"game": "el-gaucho", "seats": [{"kind": "host"}, {"kind": "open"}], "door": "open"}
    code = gosia("/tables", plan, 201)["code"]
    assert [table["code"] for table in maciek("/tables")] == [code]
    assert gosia(f"/tables/{code}/start", {}, 409)["error"]["reason"] == "seats-open"
    maciek(f"/tables/{code}/sit", {})
    gosia(f"/tables/{code}/start", {})
    assert [table["code"] for table in maciek("/my-tables")] == [code]
    views = [gosia(f"/tables/{code}/observe"), maciek(f"/tables/{code}/observe")]
    assert [view["seat"] for view in views] == [0, 1]
    actor = views[0]["actor"]
    waiting = views[1 - actor]
    assert waiting["legal"] == []
    assert waiting["prompt"] == ""
    assert views[actor]["legal"]
    other = (gosia, maciek)[1 - actor]
    refused = other(f"/tables/{code}/observe?seat={actor}", status=403)
    assert refused["error"]["reason"] == "not-your-seat"
    stolen = {"action": views[actor]["legal"][0]["action"], "seq": waiting["seq"], "seat": actor}
    assert other(f"/tables/{code}/act", stolen, 403)["error"]["reason"] == "not-your-seat"
    early = {**stolen, "seat": 1 - actor}
    assert other(f"/tables/{code}/act", early, None).status_code in (409, 422)


def test_a_stale_command_changes_nothing_and_brings_the_present(player: MakePlayer) -> None:
    gosia = player("Gosia")
    code = open_table(gosia)
    before = gosia(f"/tables/{code}/observe")
    assert act(gosia, code, before).status_code == 200
    late = act(gosia, code, before)
    assert late.status_code == 409
    assert late.json()["error"]["reason"] == "stale"
    now = gosia(f"/tables/{code}/observe?seat={before['seat']}")
    assert late.json()["state"] == now
    assert now["step"] == before["step"] + 1


def test_a_command_sent_again_has_one_effect(player: MakePlayer) -> None:
    gosia = player("Gosia")
    code = open_table(gosia)
    before = gosia(f"/tables/{code}/observe")
    answers = [act(gosia, code, before, command="once-1") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 409, 409, 409]
    assert {answer.json()["error"]["reason"] for answer in answers[1:]} == {"repeated"}
    assert answers[-1].json()["state"]["step"] == 1
    assert len(gosia(f"/tables/{code}/history")) == 1


def test_what_the_rules_forbid_is_explained_with_the_rule(player: MakePlayer) -> None:
    gosia = player("Gosia")
    code = open_table(gosia)
    state = gosia(f"/tables/{code}/observe")
    given = {"action": "end", "seq": state["seq"], "seat": state["seat"]}
    refused = gosia(f"/tables/{code}/act", given, 422)["error"]
    assert refused["rule"].startswith("EG-")
    assert refused["rule"] in refused["message"]
    polish = gosia(f"/tables/{code}/act", given, 422, **{"Accept-Language": "pl"})["error"]
    assert polish["reason"] == refused["reason"]
    assert polish["message"] != refused["message"]
    nonsense = gosia(f"/tables/{code}/act", {**given, "action": "fly to the moon"}, 422)["error"]
    assert nonsense["message"]
    assert gosia(f"/tables/{code}/observe")["step"] == 0


def test_undo_goes_back_to_the_wall_and_says_why_no_further(player: MakePlayer) -> None:
    gosia = player("Gosia")
    code = open_table(gosia)
    state = gosia(f"/tables/{code}/observe")
    while state["undo"]["steps"] == 0:
        state = act(gosia, code, state).json()["state"]
        if state["actor"] != state["seat"]:
            state = gosia(f"/tables/{code}/observe")
    given = {"seq": state["seq"], "seat": state["seat"], "steps": 1}
    undone = gosia(f"/tables/{code}/undo", given)
    assert undone["state"]["step"] == state["step"] - 1
    far = gosia(f"/tables/{code}/undo", {**given, "seq": undone["seq"], "steps": 900}, 409)
    assert far["error"]["reason"].startswith("undo-")


def test_spectators_see_what_everybody_may_know(player: MakePlayer, api: TestClient) -> None:
    gosia = player("Gosia")
    code = open_table(gosia)
    watch_code = gosia(f"/tables/{code}")["watch_code"]
    seen = api.get(f"/watch/{watch_code}").json()
    assert seen["seat"] is None
    assert seen["legal"] == []
    assert code not in json.dumps(seen)
    state = bunkhouse.game("el-gaucho").new(2, 0)
    assert set(seen["view"]) == set(state.observe(None))
    assert api.get(f"/watch/{code}").status_code == 404


def test_talk_reaches_the_table(player: MakePlayer) -> None:
    gosia = player("Gosia")
    code = open_table(gosia)
    said = gosia(f"/tables/{code}/say", {"text": "<b>Hej</b>"})
    assert said["text"] == "<b>Hej</b>"
    assert gosia(f"/tables/{code}/say", {"text": ""}, 422)["error"]["reason"] == "bad-document"


def test_history_keeps_others_choices_back(player: MakePlayer) -> None:
    gosia, maciek = player("Gosia"), player("Maciek")
    plan = {"game": "el-gaucho", "seats": [{"kind": "host"}, {"kind": "open"}]}
    code = gosia("/tables", plan, 201)["code"]
    maciek(f"/tables/{code}/sit", {})
    gosia(f"/tables/{code}/start", {})
    state = gosia(f"/tables/{code}/observe")
    people = [gosia, maciek]
    actor = people[state["actor"]]
    done = act(actor, code, actor(f"/tables/{code}/observe"))
    assert done.status_code == 200
    own, others = (person(f"/tables/{code}/history")[0] for person in (actor, people[1 - state["actor"]]))
    assert own["action"]
    assert others["action"] is None


@pytest.mark.parametrize(
    ("path", "given", "status"),
    [
        ("/guests", {}, 422),
        ("/guests", {"name": ""}, 422),
        ("/guests", {"name": "x" * 500}, 422),
        ("/guests", {"name": "a\u0000b"}, 422),
        ("/guests", {"name": "ok", "extra": 1}, 422),
        ("/tables", {"game": "chess", "seats": HOTSEAT}, 422),
        ("/tables", {"game": "el-gaucho", "seats": []}, 422),
        ("/tables", {"game": "el-gaucho", "seats": [{"kind": "host"}]}, 422),
        (
            "/tables",
            {"game": "el-gaucho", "seats": [{"kind": "host"}, {"kind": "bot", "bot": "deep blue"}]},
            422,
        ),
        ("/tables", {"game": "el-gaucho", "seats": HOTSEAT, "options": {"colour": "red"}}, 422),
        ("/tables/nosuch/sit", {}, 404),
        ("/tables/no%2Fsuch/sit", {}, 404),
        ("/records", {}, 422),
    ],
)
def test_what_cannot_be_is_refused_in_one_shape(
    player: MakePlayer, path: str, given: dict[str, Any], status: int
) -> None:
    refused = player("Gosia")(path, given, status)
    assert refused["error"]["status"] == status
    assert refused["error"]["message"]


def test_a_record_file_is_checked(player: MakePlayer, api: TestClient) -> None:
    gosia = player("Gosia")
    code = open_table(gosia)
    play_out(gosia, code)
    record = gosia(f"/tables/{code}/record")
    checked = api.post("/records", json=record).json()
    assert checked["finished"]
    assert checked["steps"] == len(record["actions"])
    record["result"]["scores"][0] += 1
    assert api.post("/records", json=record).json()["error"]["reason"] == "record-edited"


def test_games_and_tokens_survive_a_restart(config: Config, player: MakePlayer) -> None:
    gosia = player("Gosia")
    code = open_table(gosia)
    act(gosia, code, gosia(f"/tables/{code}/observe"))
    token = gosia("/me", None, None).request.headers["Authorization"]
    with TestClient(create_app(config), base_url="http://localhost/api") as again:
        seen = again.get(f"/tables/{code}/observe", headers={"Authorization": token}).json()
    assert seen["step"] == 1
