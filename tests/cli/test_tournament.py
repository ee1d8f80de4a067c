"""``tournament`` from the command line: figures, files, bad input, Ctrl-C."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from .conftest import Run
from .test_endings import hear_interrupts

TOURNAMENT = ("tournament", "el-gaucho", "--bots", "greedy,random", "--games", "3", "--workers", "2")
PROGRAM = "import sys; from bunkhouse.cli import main; sys.exit(main(sys.argv[1:]))"


def test_a_tournament_and_its_continuation(run: Run) -> None:
    ended = run(*TOURNAMENT, "--seed", "4", "--out", "out")
    assert ended.code == 0
    assert "Tournament: El Gaucho" in ended.out
    assert "3 games with 2 players, seed 4" in ended.out
    assert str(Path("out/report.html")) in ended.out
    rows = [line.split()[0] for line in ended.out.splitlines() if "±" in line]
    assert rows == ["greedy", "random"]
    sheet = Path("out/games.csv").read_bytes()
    again = run(*TOURNAMENT, "--seed", "4", "--out", "out", "--json")
    assert "3 games have been played before" in again.err
    assert Path("out/games.csv").read_bytes() == sheet
    document = again.json
    assert document["ranking"][0]["bot"] == "greedy"
    assert document["ranking"][0].keys() >= {"rating", "uncertainty", "win_rate_95", "score", "failures"}
    assert (document["games"], document["players"], document["interrupted"]) == (3, 2, False)


def test_without_a_folder_the_results_go_to_the_data_folder(run: Run, tmp_path: Path) -> None:
    ended = run("tournament", "el-gaucho", "--bots", "random", "--games", "1", "--workers", "1", "--json")
    assert ended.code == 0
    assert Path(ended.json["report"]).is_relative_to(tmp_path / "data" / "bunkhouse" / "tournaments")


def test_programs_play_in_tournaments_and_simulations(run: Run, mybot: str) -> None:
    bots = f"random,{mybot}"
    for command in ("tournament", "simulate"):
        ended = run(command, "el-gaucho", "--players", "2", "--bots", bots, "--games", "2", "--json")
        found = ended.json["ranking" if command == "tournament" else "bots"]
        assert {bot["bot"]: bot["failures"] for bot in found} == {"random": 0, mybot: 0}


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("tournament", "el-gaucho"), "--bots is missing."),
        (("tournament",), "GAME is missing."),
        ((*TOURNAMENT, "--workers", "0"), "--workers takes a whole number from 1 to 1024"),
        ((*TOURNAMENT[:2], "--bots", "gredy"), "Did you mean “greedy”?"),
        ((*TOURNAMENT[:2], "--bots", "random,cmd:./nowhere"), "There is no program “./nowhere”"),
        ((*TOURNAMENT[:2], "--bots", "random,cmd:"), "There is no program"),
        ((*TOURNAMENT, "--out", "/dev/null/here"), "The folder “/dev/null/here” cannot be written to"),
    ],
)
def test_bad_input(run: Run, arguments: tuple[str, ...], line: str) -> None:
    ended = run(*arguments)
    assert ended.code == 2
    assert ended.out == ""
    assert line in ended.err
    assert len(ended.err.splitlines()) == 1


def test_an_interruption_can_be_carried_on(tmp_path: Path) -> None:
    """Ctrl-C reaches everybody in the terminal; what has ended is kept, nobody stays behind."""
    arguments = ["tournament", "el-gaucho", "--bots", "random", "--workers", "2", "--out", "out"]
    command = [sys.executable, "-c", PROGRAM, *arguments]
    environment = {**os.environ, "LANG": "C.UTF-8"}
    going = subprocess.Popen(
        [*command, "--games", "900000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_interrupts,  # noqa: PLW1509 - no thread runs here
        env=environment,
    )
    ledger = Path("out/games.jsonl")
    for _ in range(6_000):
        if ledger.exists() and len(ledger.read_bytes().splitlines()) > 2:
            break
        time.sleep(0.1)
    os.killpg(going.pid, signal.SIGINT)
    out, err = going.communicate(timeout=300)
    assert going.returncode == 130
    assert "Traceback" not in err
    assert "--out out goes on from here" in out
    played = len(ledger.read_text().splitlines()) - 1
    assert played >= 2
    assert f"Interrupted after {played} of 900000 games" in out
    again = subprocess.run(
        [*command, "--games", str(played + 1), "--json"],
        capture_output=True,
        text=True,
        env=environment,
        check=True,
        timeout=600,
    )
    assert json.loads(again.stdout)["games"] == played + 1
