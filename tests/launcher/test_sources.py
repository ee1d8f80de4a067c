"""When an installed environment is current, and what it is built from."""

import sys
from pathlib import Path

import pytest

from launching.sources import copy_sources, remove_leftovers
from launching.venv import Venv

from .conftest import MakeVenv


@pytest.fixture
def installed(commands: list[str], make_venv: MakeVenv) -> None:
    """Install both environments, compiled and editable."""
    make_venv().update()
    make_venv("editable").update(tests=True)
    commands.clear()


@pytest.mark.usefixtures("installed")
def test_nothing_is_done_when_nothing_changed(commands: list[str], make_venv: MakeVenv) -> None:
    make_venv().update()
    assert make_venv().is_current()
    assert commands == []


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    "name", ["pyproject.toml", "src/bunkhouse/engine.py", "src/bunkhouse/games/words.ftl"]
)
def test_a_changed_file_makes_the_environment_stale(clone: Path, make_venv: MakeVenv, name: str) -> None:
    (clone / name).write_text((clone / name).read_text() + "\n")
    assert not make_venv().is_current()


@pytest.mark.usefixtures("installed")
def test_a_new_a_renamed_and_a_deleted_file_count(clone: Path, make_venv: MakeVenv) -> None:
    package = clone / "src" / "bunkhouse"
    (package / "new.py").touch()
    assert not make_venv().is_current()
    (package / "new.py").unlink()
    assert make_venv().is_current()
    (package / "engine.py").rename(package / "motor.py")
    assert not make_venv().is_current()
    (package / "motor.py").unlink()
    assert not make_venv().is_current()


@pytest.mark.usefixtures("installed")
def test_files_that_are_no_part_of_the_package_do_not_count(clone: Path, make_venv: MakeVenv) -> None:
    package = clone / "src" / "bunkhouse"
    (package / "__pycache__").mkdir()
    for name in ("engine.cpython-311.so", "__pycache__/engine", "engine.pyc", ".engine.py.swp"):
        (package / name).touch()
    (clone / "notes.txt").touch()
    assert make_venv().is_current()


@pytest.mark.usefixtures("installed")
def test_an_editable_environment_follows_the_sources_by_itself(clone: Path, make_venv: MakeVenv) -> None:
    (clone / "src" / "bunkhouse" / "engine.py").write_text("SPEED = 2\n")
    assert make_venv("editable").is_current()
    (clone / "pyproject.toml").write_text((clone / "pyproject.toml").read_text() + "\n")
    assert not make_venv("editable").is_current()


@pytest.mark.usefixtures("installed")
def test_another_python_needs_another_environment(
    make_venv: MakeVenv, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "version", "4.0.0")
    assert not make_venv().is_current()


@pytest.mark.usefixtures("installed")
def test_a_moved_clone_needs_another_environment(clone: Path) -> None:
    moved = clone.rename(clone.with_name("moved"))
    assert not Venv(moved, "compiled").is_current()


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("name", ["bin/python", "bin/bunkhouse", "bunkhouse-stamp.json"])
def test_a_damaged_environment_is_stale(clone: Path, make_venv: MakeVenv, name: str) -> None:
    (clone / ".venv" / name).unlink()
    assert not make_venv().is_current()


def test_the_copy_for_the_build_has_no_compiled_leftovers(clone: Path, tmp_path: Path) -> None:
    (clone / "src" / "bunkhouse__mypyc.so").touch()
    (clone / "src" / "bunkhouse" / "engine.so").touch()
    copy_sources(clone, tmp_path / "copy")
    copied = {path.relative_to(tmp_path / "copy").as_posix() for path in (tmp_path / "copy").rglob("*.*")}
    assert copied == {"pyproject.toml", "src/bunkhouse/engine.py", "src/bunkhouse/games/words.ftl"}


def test_compiled_leftovers_are_taken_out_of_the_sources(clone: Path) -> None:
    leftover = clone / "src" / "bunkhouse" / "engine.so"
    leftover.touch()
    remove_leftovers(clone)
    assert not leftover.exists()
    assert (clone / "src" / "bunkhouse" / "engine.py").exists()
