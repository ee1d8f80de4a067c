"""Help and version, in every language."""

import pytest

import bunkhouse
from bunkhouse.cli.app import app
from bunkhouse.words import LANGUAGES

from .conftest import Run

COMMANDS = ["games", "simulate", "tournament", "bench", "play", "serve", "replay", "new-game"]


def test_the_commands_are_those_promised() -> None:
    assert [command.name for command in app.registered_commands] == COMMANDS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_complete_and_speaks_the_language(run: Run, command: str, language: str) -> None:
    ended = run(*([command] if command else []), "--help", "--lang", language)
    assert ended.code == 0
    assert ended.err == ""
    assert {"en": "Usage: bunkhouse", "pl": "Użycie: bunkhouse"}[language] in ended.out
    assert {"en": "Options", "pl": "Opcje"}[language] in ended.out
    assert "cli-" not in ended.out


def test_without_a_command_the_help_appears(run: Run) -> None:
    assert run() == run("--help")
    assert all(command in run().out for command in COMMANDS)


def test_help_follows_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Polecenia" in run("--help").out
    assert "Commands" in run("--help", "--lang=en").out


def test_help_names_every_option_of_the_contract(run: Run) -> None:
    wanted = {
        "simulate": ["GAME", "--players", "--games", "--seed", "--bots", "--option", "--json"],
        "tournament": [
            "GAME",
            "--bots",
            "--games",
            "--seed",
            "--workers",
            "--ray",
            "--out",
            "--players",
            "--option",
        ],
        "bench": ["[GAME]...", "--json", "--seconds"],
        "play": ["--players", "--bots", "--seed", "--option", "--lang", "--name", "--save", "--resume"],
        "replay": ["RECORD", "--to", "--verify", "--lang"],
        "games": ["--json"],
    }
    for command, names in wanted.items():
        page = run(command, "--help").out
        assert [name for name in names if name not in page] == [], command


def test_version(run: Run) -> None:
    ended = run("--version")
    assert ended.code == 0
    assert ended.out.split()[0] == "Bunkhouse"
    assert ended.out.split()[1][0].isdigit()


@pytest.mark.parametrize("width", ["40", "80", "120"])
def test_help_keeps_within_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch, width: str) -> None:
    monkeypatch.setenv("COLUMNS", width)
    assert max(len(line) for line in run("play", "--help").out.splitlines()) <= int(width)


def test_games_for_people(run: Run) -> None:
    out = run("games").out
    assert "el-gaucho" in out
    assert "2 to 4 players" in out
    assert "removed_breed=random|black" in out
    assert "gracze: 2 do 4" in run("games", "--lang", "pl").out


def test_games_as_json(run: Run) -> None:
    listed = {game["slug"]: game for game in run("games", "--json").json["games"]}
    assert listed.keys() == {game.slug for game in bunkhouse.games()}
    assert listed["el-gaucho"] == {
        "slug": "el-gaucho",
        "title": "El Gaucho",
        "players": {"min": 2, "max": 4},
        "options": [
            {
                "name": "removed_breed",
                "values": ["random", "black", "brown", "white", "yellow", "spotted"],
                "default": "random",
            }
        ],
        "rules": bunkhouse.game("el-gaucho").rules,
        "compiled": bunkhouse.compiled(),
    }
