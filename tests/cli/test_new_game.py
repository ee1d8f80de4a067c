"""``bunkhouse new-game`` writes a game that obeys the laws, passes the linters and can be played at once."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bunkhouse
from bunkhouse.cli.new_game.writing import named_game, write_into_clone
from bunkhouse.engine.conformance import LAWS, Case, Law, cases
from bunkhouse.skeleton import GAME

from .conftest import Run

NAMES = ["lasso", "wagon-train", "a-name-as-long-as-it-may-be-30"]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("case", cases(GAME), ids=repr)
def test_the_skeleton_obeys_the_laws(law: Law, case: Case) -> None:
    law(case, 1)


def python(folder: Path, *arguments: str, typed: str = "") -> str:
    """What a Python that finds a package in a folder, without installing it, prints."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])}
    done = subprocess.run(
        [sys.executable, *arguments], input=typed, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def found_by_registry(project: Path, slug: str, package: str) -> Path:
    """The folder of the sources, with the note that installing would leave there."""
    sources = project / "src"
    note = sources / f"{package}-0.1.0.dist-info"
    note.mkdir()
    (note / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {slug}\nVersion: 0.1.0\n")
    (note / "entry_points.txt").write_text(f"[bunkhouse.games]\n{slug} = {package}:GAME\n")
    return sources


@pytest.mark.parametrize("name", NAMES)
def test_a_project_is_played_in_the_terminal(name: str, run: Run, tmp_path: Path) -> None:
    assert run("new-game", name).code == 0
    sources = found_by_registry(tmp_path / name, name, name.replace("-", "_"))
    simulated = python(
        sources, "-m", "bunkhouse", "simulate", name, "--games", "3", "--bots", "greedy,medium"
    )
    assert "medium" in simulated
    played = python(sources, "-m", "bunkhouse", "play", name, "--bots", "greedy", typed="leave\nquit\n")
    assert "In the creek" in played


def test_a_project_is_checked_by_its_own_tests(run: Run, tmp_path: Path) -> None:
    assert run("new-game", "lasso", "--out", "games").code == 0
    tests = tmp_path / "games/lasso/tests"
    pytest_alone = ["-m", "pytest", "-q", "-p", "no:cacheprovider", str(tests)]
    assert "passed" in python(tmp_path / "games/lasso/src", *pytest_alone)


@pytest.mark.parametrize("name", NAMES)
def test_the_game_of_a_clone_is_clean(name: str, tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    shutil.copy(root / "pyproject.toml", tmp_path / "pyproject.toml")
    sources = Path(bunkhouse.__file__).parent
    for room in ("engine", "judging"):
        shutil.copytree(sources / room, tmp_path / "src/bunkhouse" / room)
    (tmp_path / "src/bunkhouse/games").mkdir()
    written = write_into_clone(named_game(name), tmp_path)
    folder, ruff = name.replace("-", "_"), Path(sys.executable).with_name("ruff")
    where = [f"src/bunkhouse/games/{folder}", "tests"]
    for check in (["check"], ["format", "--check"]):
        done = subprocess.run(
            [ruff, *check, *where], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout
    assert f'{name} = "bunkhouse.games.{folder}:GAME"' in (tmp_path / "pyproject.toml").read_text(
        encoding="utf-8"
    )
    text = "".join(path.read_text(encoding="utf-8") for path in written[:-1])
    assert "skeleton" not in text
    assert "Gold" not in text.replace("Gold\n", "").replace("gold", "")


@pytest.mark.parametrize("name", ["", "Lasso", "9lives", "../up", "two words", "x" * 31, "lasso-", "żaba"])
def test_a_wrong_name_is_refused(name: str, run: Run, tmp_path: Path) -> None:
    done = run("new-game", name)
    assert done.code == 2
    assert len(done.err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(run: Run, tmp_path: Path) -> None:
    (tmp_path / "lasso").mkdir()
    done = run("new-game", "lasso")
    assert (done.code, "is there already" in done.err) == (2, True)
    assert run("new-game", "montana").code == 2
