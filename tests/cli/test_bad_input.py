"""Bad input: one clear line on the standard error output, exit code 2, never a traceback."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from bunkhouse.engine.record import read_record

from .conftest import Run
from .stand_in import plan

TOO_BIG = str(2**53)

CASES = {
    "unknown command": (["simulat"], "There is no command “simulat”. Did you mean “simulate”?"),
    "nothing like a command": (["xyzzy"], "There is: games, simulate"),
    "unknown option": (["games", "--jsn"], "There is no option “--jsn”. Did you mean “--json”?"),
    "unknown short option": (["games", "-x"], "There is no option “-x”."),
    "unknown global option": (["--vers"], "Did you mean “--version”?"),
    "option without value": (["simulate", "el-gaucho", "--seed"], "The option “--seed” needs a value."),
    "value for a switch": (["games", "--json=1"], "The option “--json” takes no value."),
    "missing game": (["simulate"], "GAME is missing."),
    "missing game in play": (["play"], "GAME is missing."),
    "missing record": (["replay"], "RECORD is missing."),
    "one argument too many": (["simulate", "el-gaucho", "more"], "“more” is too much"),
    "unknown game": (["simulate", "el-gacho"], "There is no game “el-gacho”. Did you mean “el-gaucho”?"),
    "nothing like a game": (["play", "chess"], "There is no game “chess”. There is: el-gaucho"),
    "unknown game in bench": (["bench", "el-gauco"], "Did you mean “el-gaucho”?"),
    "too many players": (["simulate", "el-gaucho", "--players", "5"], "for 2 to 4 players, not for 5."),
    "too few players": (["play", "el-gaucho", "--players", "1"], "for 2 to 4 players, not for 1."),
    "players in letters": (["play", "el-gaucho", "--players", "two"], "not for two."),
    "no games": (["simulate", "el-gaucho", "--games", "0"], "--games takes a whole number from 1 to"),
    "games in letters": (["simulate", "el-gaucho", "--games", "ten"], "not “ten”."),
    "negative seed": (["simulate", "el-gaucho", "--seed", "-1"], "not “-1”."),
    "seed too big": (["simulate", "el-gaucho", "--seed", TOO_BIG], f"not “{TOO_BIG}”."),
    "endless seed": (["play", "el-gaucho", "--seed", "9" * 5000], "A seed is a whole number from 0 to"),
    "seed in letters": (["play", "el-gaucho", "--seed", "seven"], "not “seven”."),
    "unknown bot": (
        ["simulate", "el-gaucho", "--bots", "gredy"],
        "There is no bot “gredy”. Did you mean “greedy”?",
    ),
    "empty bot": (["simulate", "el-gaucho", "--bots", "greedy,"], "There is no bot “”"),
    "option of a game": (
        ["simulate", "el-gaucho", "--option", "removed_bred=white"],
        "Did you mean “removed_breed”?",
    ),
    "option that is a keyword": (
        ["simulate", "el-gaucho", "--option", "players=3"],
        "has no option “players”.",
    ),
    "option value": (["simulate", "el-gaucho", "--option", "removed_breed=pink"], "has no value “pink”."),
    "option form": (["simulate", "el-gaucho", "--option", "white"], "write it as NAME=VALUE."),
    "no seconds": (["bench", "--seconds", "0"], "a number of seconds above 0"),
    "seconds in letters": (["bench", "--seconds", "soon"], "not “soon”."),
    "endless seconds": (["bench", "--seconds", "inf"], "not “inf”."),
    "no number": (["bench", "--seconds", "nan"], "not “nan”."),
    "unknown language": (["games", "--lang", "de"], "There are no texts in the language “de”."),
    "only bots": (["play", "el-gaucho", "--players", "2", "--bots", "greedy,greedy"], "2 bots leave no seat"),
    "a table of bots": (
        ["play", "el-gaucho", "--bots", "greedy,greedy,random,random"],
        "4 bots leave no seat",
    ),
    "too many names": (["play", "el-gaucho", "--name", "Ala", "--name", "Ola"], "only 1 person plays."),
    "empty name": (["play", "el-gaucho", "--name", " "], "A name cannot be empty."),
    "long name": (["play", "el-gaucho", "--name", "x" * 21], "at most 20 printable characters"),
    "name of a terminal": (["play", "el-gaucho", "--name", "a\x1b[31m"], "cannot be a name"),
    "the same name": (["play", "el-gaucho", "--players", "2", "--name", "Ala", "--name", "Ala"], "“Ala”."),
    "control characters": (["play", "a\x1b[31m\nb"], "There is no game “a [31m b”."),
    "nothing saved": (["play", "--resume", "last"], "There is no saved game in"),
    "resume and seed": (
        ["play", "--resume", "x", "--seed", "1"],
        "--resume and --seed cannot be used together.",
    ),
    "no such save": (["play", "--resume", "nowhere.json"], "There is no file “nowhere.json”."),
    "no such record": (["replay", "nowhere.json"], "There is no file “nowhere.json”."),
    "record is a folder": (["replay", "."], "The file “.” cannot be read."),
    "impossible path": (["replay", "a\0b"], "cannot be read."),
    "save is a folder": (["play", "el-gaucho", "--save", "."], "The file “.” exists already"),
}


@pytest.mark.parametrize("case", CASES)
def test_bad_input_is_one_line(run: Run, case: str) -> None:
    arguments, line = CASES[case]
    ended = run(*arguments)
    assert (ended.code, ended.out) == (2, "")
    assert line in ended.err
    assert ended.err.count("\n") == 1
    assert "Traceback" not in ended.err


def test_complaints_speak_the_chosen_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Nie ma gry „el-gacho”" in run("play", "el-gacho", "--lang", "pl").err
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Nie ma polecenia „symuluj”" in run("symuluj").err
    assert "Nie ma opcji „--jsn”" in run("games", "--jsn").err
    assert "There is no command" in run("--lang", "en", "symuluj").err


def test_a_save_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ended = run("play", "el-gaucho", "--save", "file/save.json")
    assert (ended.code, ended.out) == (2, "")
    assert "cannot be written" in ended.err


# Records.


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(plan(2, ["random"], 4, decisions=20, person="random").history.record().text())
    return path


def _forged(path: Path, **changes: object) -> None:
    """Change a record so that its digest is right again."""
    record = read_record(path.read_text())
    for name, value in changes.items():
        setattr(record, name, value)
    path.write_text(record.text())


def _edited(path: Path) -> None:
    path.write_text(path.read_text().replace('"seed": 4', '"seed": 5'))


def _of_another_format(path: Path) -> None:
    document = json.loads(path.read_text())
    path.write_text(json.dumps({**document, "format": "bunkhouse-record/9"}))


DAMAGES: dict[str, tuple[Callable[[Path], object], str]] = {
    "cut off": (lambda path: path.write_text(path.read_text()[:300]), "is cut off"),
    "empty": (lambda path: path.write_text(""), "is cut off"),
    "not JSON": (lambda path: path.write_text("{not json}"), "not valid JSON"),
    "another document": (lambda path: path.write_text("[1, 2]"), "not the record of a game"),
    "not text": (lambda path: path.write_bytes(b"\xff\xfe\x00"), "cannot be read"),
    "edited": (_edited, "digest does not match"),
    "unknown format": (_of_another_format, "only “bunkhouse-record/1” can be read"),
    "unknown rules": (lambda path: _forged(path, rules=99), "version 99 of the rules"),
    "unknown game": (lambda path: _forged(path, game="el-gacho"), "Did you mean “el-gaucho”?"),
    "wrong players": (lambda path: _forged(path, players=7), "for 2 to 4 players, not for 7."),
    "illegal action": (
        lambda path: _forged(path, actions=["end"]),
        "Action 1 of the record, “end”, cannot be",
    ),
    "no action": (
        lambda path: _forged(path, actions=["dance"]),
        "Action 1 of the record, “dance”, cannot be",
    ),
    "unknown option": (lambda path: _forged(path, options={"weather": "rain"}), "no option “weather”"),
}


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize(
    "command", [["replay"], ["replay", "--verify"], ["play", "--resume"]], ids=["show", "verify", "resume"]
)
def test_damaged_records(run: Run, record: Path, command: list[str], damage: str) -> None:
    spoil, line = DAMAGES[damage]
    spoil(record)
    before = record.read_bytes()
    ended = run(*command, str(record))
    assert (ended.code, ended.out) == (2, "")
    assert line in ended.err
    assert ended.err.count("\n") == 1
    assert record.read_bytes() == before


def test_a_save_with_bots_that_do_not_exist(run: Run, record: Path) -> None:
    seats = read_record(record.read_text()).seats
    seats[1].bot = "gredy"
    _forged(record, seats=seats)
    assert "Did you mean “greedy”?" in run("play", "--resume", str(record)).err
    _forged(record, seats=seats[:1])
    assert "the field “seats”" in run("play", "--resume", str(record)).err


def test_a_save_of_another_game(run: Run, record: Path) -> None:
    _forged(record, game="old-west")
    assert (
        "of the game “old-west”, not of “el-gaucho”" in run("play", "el-gaucho", "--resume", str(record)).err
    )


@pytest.mark.parametrize("to", ["-1", "9999", "last"])
def test_a_place_outside_the_record(run: Run, record: Path, to: str) -> None:
    ended = run("replay", str(record), "--to", to)
    assert ended.code == 2
    assert f"not “{to}”" in ended.err
    assert ended.out == ""


def test_verify_is_about_everything(run: Run, record: Path) -> None:
    assert (
        "--verify and --to cannot be used together" in run("replay", str(record), "--verify", "--to", "3").err
    )
