"""Programs as bots: they are told what their seat may know, and lose by anything but a legal answer."""

import json
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import bunkhouse
from bunkhouse.bots.bot import BotFailure
from bunkhouse.bots.external import ExternalBot
from bunkhouse.bots.perspective import Perspective
from bunkhouse.bots.random_bot import RandomBot
from bunkhouse.bots.registry import make_bot
from bunkhouse.bots.simulate import play_game
from bunkhouse.engine.rng import seeded

GAME = bunkhouse.game("el-gaucho")
Program = Callable[..., str]


def _view(seed: int = 1) -> Perspective:
    state = GAME.new(2, seed)
    assert state.actor is not None
    return Perspective(state, state.actor)


def test_a_whole_game(mybot: str) -> None:
    bot = make_bot(mybot, GAME)
    outcome = play_game(GAME, 2, 5, GAME.setting(2, {}).options, [bot, RandomBot()])
    bot.close()
    assert outcome.failures == {}
    assert sorted(outcome.ranking) == [1, 2]


def test_the_same_luck_gives_the_same_game(mybot: str) -> None:
    results = []
    for _ in range(2):
        bot = make_bot(mybot, GAME)
        results.append(play_game(GAME, 2, 5, GAME.setting(2, {}).options, [bot, RandomBot()]).scores)
        bot.close()
    assert results[0] == results[1]


def test_it_is_told_its_view_and_nothing_else(program: Program, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bot = ExternalBot(GAME, program("good", f"open({str(heard)!r}, 'a').write(line)"))
    view = _view()
    assert bot.choose(view, seeded(1)) == view.legal()[0]
    bot.close()
    question = json.loads(heard.read_text())
    luck = question.pop("luck")
    assert 0 <= luck < 2**32
    assert question == {
        "type": "choose",
        "view": json.loads(json.dumps(view.observe())),
        "legal": [GAME.notation(code) for code in view.legal()],
    }


def test_it_is_greeted_first(tmp_path: Path) -> None:
    """What the program does not answer is the greeting: here it writes it down."""
    heard = tmp_path / "heard"
    script = tmp_path / "greeted.py"
    script.write_text("import sys; open(sys.argv[1], 'w').write(sys.stdin.readline())\n")
    bot = ExternalBot(GAME, f"python3 {script} {heard}", seconds=7)
    with pytest.raises(BotFailure):
        bot.choose(_view(), seeded(1))
    assert json.loads(heard.read_text()) == {
        "type": "new",
        "protocol": 1,
        "game": "el-gaucho",
        "players": 2,
        "seat": _view().seat,
        "seconds": 7,
    }


@pytest.mark.parametrize(
    ("answer", "reason", "param"),
    [
        ("crashing", "bot-ended", "no more dice"),
        ("illegal", "bot-answered-something-else", '"steal everything"'),
        ("a number", "bot-answered-something-else", "0"),
        ("babbling", "bot-answered-no-json", "my move is"),
        ("a list", "bot-answered-no-json", '["action"'),
        ("endless", "bot-answered-no-json", "xxxx"),
    ],
)
def test_what_loses(program: Program, answer: str, reason: str, param: str) -> None:
    bot = ExternalBot(GAME, program(answer))
    with pytest.raises(BotFailure) as failed:
        bot.choose(_view(), seeded(1))
    assert failed.value.reason == reason
    assert any(str(value).startswith(param) for value in failed.value.params.values())


@pytest.mark.parametrize("command", ["/nowhere/at-all", "", "'unfinished"])
def test_a_program_that_is_not_there(command: str) -> None:
    with pytest.raises(BotFailure) as failed:
        ExternalBot(GAME, command).choose(_view(), seeded(1))
    assert failed.value.reason == "bot-not-started"


def test_a_program_that_takes_too_long_is_put_out(program: Program) -> None:
    bot = ExternalBot(GAME, program("sleeping"), 0.2, 0.2)
    begun = time.monotonic()
    with pytest.raises(BotFailure) as failed:
        bot.choose(_view(), seeded(1))
    assert failed.value.reason == "bot-silent"
    assert time.monotonic() - begun < 50, "the program would have slept for a minute"


def test_nothing_is_left_running(program: Program, tmp_path: Path) -> None:
    """Not even what the program has started itself, when it does not go by itself."""
    note = tmp_path / "pid"
    lines = [
        "import subprocess",
        "child = subprocess.Popen(['sleep', '60'])",
        f"open({str(note)!r}, 'w').write(str(child.pid))",
    ]
    bot = ExternalBot(GAME, program("good", *lines))
    bot.choose(_view(), seeded(1))
    bot.close()
    for _ in range(2_500):
        if not _alive(int(note.read_text())):
            return
        time.sleep(0.02)
    pytest.fail("still running")


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (ProcessLookupError, FileNotFoundError):
        return False


@pytest.mark.parametrize("failing", [0, 1])
def test_whoever_fails_is_last_and_the_others_play_on(program: Program, failing: int) -> None:
    bots = [RandomBot(), RandomBot(), RandomBot()]
    crashing = ExternalBot(GAME, program("crashing later"))
    line_up = [*bots[:failing], crashing, *bots[failing + 1 :]]
    outcome = play_game(GAME, 3, 1, GAME.setting(3, {}).options, line_up)
    crashing.close()
    assert outcome.failures.keys() == {failing}
    assert outcome.ranking[failing] == 3
    assert sorted(outcome.ranking) == [1, 2, 3]
    assert outcome.decisions > 50


def test_nobody_wins_when_everybody_fails(program: Program) -> None:
    bots = [ExternalBot(GAME, program("crashing")) for _ in range(2)]
    outcome = play_game(GAME, 2, 1, GAME.setting(2, {}).options, [*bots])
    assert outcome.ranking == [2, 2]
    assert outcome.failures.keys() == {0, 1}
