"""Packages are installed by uv, set as pip is set; where it is missing or fails, by pip."""

import subprocess
from pathlib import Path

import pytest

from launching import tools
from launching.messages import BuildFailure, Problem
from launching.tools import Tools, system_uv, uv_variables

from .conftest import MakeVenv
from .failing import fail_when


def installers(commands: list[str]) -> list[str]:
    """The first two words of every command that installs something into the environment itself."""
    return [command.split()[0] for command in commands if " --python " in command]


def test_uv_installs_everything(commands: list[str], make_venv: MakeVenv) -> None:
    make_venv().update()
    assert set(installers(commands)) == {"uv"}


def test_without_uv_pip_does(
    commands: list[str],
    make_venv: MakeVenv,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    fail_when(monkeypatch, tools.UV, BuildFailure("No matching distribution found for uv"))
    make_venv().update()
    assert set(installers(commands)) == {"python"}
    assert make_venv().is_current()
    told = [line for line in capsys.readouterr().err.splitlines() if "uv" in line]
    assert told == ["uv cannot be had here: installing with pip, which takes longer."]


def test_without_a_network_it_is_not_tried_twice(
    commands: list[str], make_venv: MakeVenv, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail_when(monkeypatch, tools.UV, Problem("The Python package index cannot be reached"))
    with pytest.raises(Problem, match="cannot be reached"):
        make_venv().update()
    assert installers(commands) == []


def test_where_uv_fails_pip_goes_on_and_it_is_said_once(
    commands: list[str],
    make_venv: MakeVenv,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    fail_when(monkeypatch, "uv", BuildFailure("invalid peer certificate"), times=9)
    make_venv().update()
    assert set(installers(commands)) == {"python"}
    assert make_venv().is_current()
    assert capsys.readouterr().err.count("going on with pip") == 1


def test_interrupting_uv_interrupts(
    commands: list[str], make_venv: MakeVenv, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail_when(monkeypatch, "uv", KeyboardInterrupt())
    with pytest.raises(KeyboardInterrupt):
        make_venv().update()
    assert installers(commands) == []


@pytest.mark.parametrize(
    ("told", "used"),
    [
        ("uv 0.5.0", True),
        ("uv 1.0.2 (abc 2027-01-01)", True),
        ("uv 0.4.30", False),
        ("something else", False),
    ],
)
def test_the_users_own_uv_is_used_when_it_is_new_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: str, used: bool
) -> None:
    uv = tmp_path / "uv"
    uv.write_text(f"#!/bin/sh\necho '{told}'\n")
    uv.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    assert system_uv() == (str(uv) if used else "")


def test_with_it_none_is_fetched(
    commands: list[str], make_venv: MakeVenv, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tools, "system_uv", lambda: "/opt/bin/uv")
    make_venv().update()
    assert not any(tools.UV in command for command in commands)
    assert set(installers(commands)) == {"uv"}


def test_what_pip_is_set_to_is_handed_over() -> None:
    listed = """
global.index-url='https://first.example/simple'
install.index-url='https://mirror.example/simple'
global.extra-index-url='file:///one/simple file:///two/simple'
:env:.find-links='/wheels'
global.find-links='/wheels'
global.trusted-host='mirror.example'
global.cert='/etc/certificates.pem'
global.proxy='http://proxy.example:3128'
global.default-timeout='180'
"""
    assert uv_variables(listed) == {
        "UV_DEFAULT_INDEX": "https://mirror.example/simple",
        "UV_INDEX": "file:///one/simple file:///two/simple",
        "UV_INDEX_STRATEGY": "unsafe-best-match",
        "UV_FIND_LINKS": "/wheels",
        "UV_INSECURE_HOST": "mirror.example",
        "SSL_CERT_FILE": "/etc/certificates.pem",
        "ALL_PROXY": "http://proxy.example:3128",
    }


@pytest.mark.parametrize(
    "listed", ["", "nonsense", "global.index-url", "global.index-url=[", "global.no-index='0'"]
)
def test_where_pip_is_set_to_nothing_uv_is_told_nothing(listed: str) -> None:
    assert uv_variables(listed) == {}


def test_pip_may_be_told_to_ask_nobody() -> None:
    assert uv_variables(":env:.no-index='1'") == {"UV_NO_INDEX": "1"}


def test_what_the_user_has_told_uv_stands(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = "global.index-url='https://pip.example/simple'\nglobal.find-links='/wheels'\n"
    answer = subprocess.CompletedProcess([], 0, stdout=told)
    monkeypatch.setattr("launching.tools.subprocess.run", lambda *_, **__: answer)
    monkeypatch.setenv("UV_DEFAULT_INDEX", "https://uv.example/simple")
    monkeypatch.delenv("UV_CACHE_DIR", raising=False)
    settings = Tools(clone).uv_settings()
    assert "UV_DEFAULT_INDEX" not in settings
    assert settings["UV_FIND_LINKS"] == "/wheels"
    assert settings["UV_CACHE_DIR"].startswith(str(clone))
