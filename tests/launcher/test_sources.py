"""When an installed environment is current, and what it is built from."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

MakeVenv = Callable[..., Any]


@pytest.fixture
def installed(commands: list[str], make_venv: MakeVenv) -> None:
    """Install both environments, compiled and editable."""
    make_venv().update()
    make_venv(".venv-dev", editable=True).update(tests=True)
    commands.clear()


def current(venv: Any) -> bool:
    return bool(venv.is_current(tests=False, must_compile=False))


@pytest.mark.usefixtures("installed")
def test_nothing_is_done_when_nothing_changed(commands: list[str], make_venv: MakeVenv) -> None:
    make_venv().update()
    assert current(make_venv())
    assert commands == []


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    "name", ["pyproject.toml", "src/bunkhouse/engine.py", "src/bunkhouse/games/words.ftl"]
)
def test_a_changed_file_makes_the_environment_stale(clone: Path, make_venv: MakeVenv, name: str) -> None:
    (clone / name).write_text((clone / name).read_text() + "\n")
    assert not current(make_venv())


@pytest.mark.usefixtures("installed")
def test_a_new_a_renamed_and_a_deleted_file_count(clone: Path, make_venv: MakeVenv) -> None:
    package = clone / "src" / "bunkhouse"
    (package / "new.py").touch()
    assert not current(make_venv())
    (package / "new.py").unlink()
    assert current(make_venv())
    (package / "engine.py").rename(package / "motor.py")
    assert not current(make_venv())
    (package / "motor.py").unlink()
    assert not current(make_venv())


@pytest.mark.usefixtures("installed")
def test_files_that_are_no_part_of_the_package_do_not_count(clone: Path, make_venv: MakeVenv) -> None:
    package = clone / "src" / "bunkhouse"
    (package / "__pycache__").mkdir()
    for name in ("engine.cpython-311.so", "__pycache__/engine", "engine.pyc", ".engine.py.swp"):
        (package / name).touch()
    (clone / "notes.txt").touch()
    assert current(make_venv())


@pytest.mark.usefixtures("installed")
def test_an_editable_environment_follows_the_sources_by_itself(clone: Path, make_venv: MakeVenv) -> None:
    (clone / "src" / "bunkhouse" / "engine.py").write_text("SPEED = 2\n")
    assert current(make_venv(".venv-dev", editable=True))
    (clone / "pyproject.toml").write_text((clone / "pyproject.toml").read_text() + "\n")
    assert not current(make_venv(".venv-dev", editable=True))


@pytest.mark.usefixtures("installed")
def test_another_python_needs_another_environment(
    make_venv: MakeVenv, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "version", "4.0.0")
    assert not current(make_venv())


@pytest.mark.usefixtures("installed")
def test_a_moved_clone_needs_another_environment(launcher: ModuleType, clone: Path) -> None:
    moved = clone.rename(clone.with_name("moved"))
    assert not current(launcher.Venv(moved, ".venv"))


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("name", ["bin/python", "bin/bunkhouse", "bunkhouse-stamp.json"])
def test_a_damaged_environment_is_stale(clone: Path, make_venv: MakeVenv, name: str) -> None:
    (clone / ".venv" / name).unlink()
    assert not current(make_venv())


def test_a_compiler_that_came_later_is_used(
    launcher: ModuleType, commands: list[str], make_venv: MakeVenv, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(launcher, "compiler", list)
    monkeypatch.setattr(launcher, "compiler_works", lambda: False)
    make_venv().update()
    assert current(make_venv())
    monkeypatch.setattr(launcher, "compiler", lambda: ["cc"])
    assert not current(make_venv())
    assert any("HATCH_BUILD_NO_HOOKS=true" in command for command in commands)


def test_the_copy_for_the_build_has_no_compiled_leftovers(
    launcher: ModuleType, clone: Path, tmp_path: Path
) -> None:
    (clone / "src" / "bunkhouse__mypyc.so").touch()
    (clone / "src" / "bunkhouse" / "engine.so").touch()
    launcher.copy_sources(clone, tmp_path / "copy")
    copied = {path.relative_to(tmp_path / "copy").as_posix() for path in (tmp_path / "copy").rglob("*.*")}
    assert copied == {"pyproject.toml", "src/bunkhouse/engine.py", "src/bunkhouse/games/words.ftl"}


def test_compiled_leftovers_are_taken_out_of_the_sources(launcher: ModuleType, clone: Path) -> None:
    leftover = clone / "src" / "bunkhouse" / "engine.so"
    leftover.touch()
    launcher.remove_leftovers(clone)
    assert not leftover.exists()
    assert (clone / "src" / "bunkhouse" / "engine.py").exists()
