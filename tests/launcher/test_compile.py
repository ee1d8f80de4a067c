"""The build hook: which modules are compiled, in which pieces, and when nothing has to be."""

import runpy
import shutil
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from .conftest import ROOT

INTERFACE = "hatchling.builders.hooks.plugin.interface"


class Hook:
    """Stands in for what hatchling gives to a hook."""

    target_name = "wheel"
    root = ""

    def __init__(self) -> None:
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
        self.config = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the script defines; hatchling is only there while the package is built."""
    interface = ModuleType(INTERFACE)
    vars(interface)["BuildHookInterface"] = Hook
    monkeypatch.setitem(sys.modules, INTERFACE, interface)
    return runpy.run_path(str(ROOT / "scripts" / "compile.py"), run_name="compile")


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of what decides what is compiled, and of the site's pages, which do not."""
    root = tmp_path / "sources"
    package = ROOT / "src" / "bunkhouse"
    for room in ("engine", "judging", "families", "games", "bots", "web"):
        shutil.copytree(package / room, root / "src" / "bunkhouse" / room, ignore=_all_but_python)
    shutil.copyfile(ROOT / "pyproject.toml", root / "pyproject.toml")
    return root


def _all_but_python(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if not name.endswith(".py") and not Path(folder, name).is_dir()]


class Builder:
    """Builds with the hook, and counts how often something had to be compiled."""

    def __init__(self, script: dict[str, Any], root: Path) -> None:
        self.script, self.root, self.compiled = script, root, 0

    def compile(self, _: Path, found: list[str], target: Path) -> None:
        self.compiled += 1
        for name in found:
            made = (target / name).with_suffix(".so")
            made.parent.mkdir(parents=True, exist_ok=True)
            made.touch()

    def build(self, version: str = "standard") -> dict[str, Any]:
        hook = self.script["CompileHook"]()
        hook.root = str(self.root)
        hook.initialize.__globals__["compile_apart"] = self.compile
        data: dict[str, Any] = {"force_include": {}}
        hook.initialize(version, data)
        hook.finalize(version, data, "")
        return data


@pytest.fixture
def builder(
    script: dict[str, Any], sources: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Builder:
    monkeypatch.setenv("BUNKHOUSE_COMPILED", str(tmp_path / "kept"))
    return Builder(script, sources)


def test_the_compiled_modules_go_into_the_wheel_and_leave_nothing_in_the_sources(builder: Builder) -> None:
    data = builder.build()
    placed = set(data["force_include"].values())
    assert {
        "bunkhouse/engine/state.so",
        "bunkhouse/games/montana/game.so",
        "bunkhouse/bots/tree_search.so",
    } <= placed
    assert not any(name.endswith(("__init__.so", "/terminal.so", "/look.so")) for name in placed)
    assert data["pure_python"] is False
    assert not list(builder.root.rglob("*.so"))


def test_what_was_compiled_is_taken_again_until_something_in_it_changes(builder: Builder) -> None:
    package = builder.root / "src" / "bunkhouse"
    builder.build()
    (package / "web" / "pages.py").write_text("changed = True\n")
    builder.build()
    assert builder.compiled == 1
    (package / "engine" / "look.py").write_text(
        "changed = True\n"
    )  # not compiled itself, but known to what is
    builder.build()
    assert builder.compiled == 2
    project = builder.root / "pyproject.toml"
    project.write_text(project.read_text().replace("mypy==", "mypy>="))
    builder.build()
    assert builder.compiled == 3


def test_another_compiler_compiles_anew(builder: Builder, monkeypatch: pytest.MonkeyPatch) -> None:
    builder.build()
    monkeypatch.setenv("CFLAGS", "-march=native")
    builder.build()
    assert builder.compiled == 2


def test_not_everything_is_kept_for_ever(builder: Builder, tmp_path: Path) -> None:
    module = builder.root / "src" / "bunkhouse" / "engine" / "rng.py"
    for number in range(6):
        module.write_text(f"NUMBER = {number}\n")
        builder.build()
    assert len(list((tmp_path / "kept").iterdir())) == 3


def test_an_editable_build_is_not_compiled(builder: Builder) -> None:
    assert builder.build("editable") == {"force_include": {}}
    assert builder.compiled == 0


def test_the_modules_of_a_room_are_compiled_in_one_piece(script: dict[str, Any], tmp_path: Path) -> None:
    names = [
        "__native_bunkhouse.c",
        "init.c",
        "__native_bunkhouse___engine___state.c",
        "__native_bunkhouse___engine___rng.c",
        "__native_bunkhouse___games___montana___game.c",
        "__native_bunkhouse___games___montana___rules___wheel.c",
        "__native_bunkhouse___games___el_gaucho___table___pampa.c",
    ]
    for name in names:
        (tmp_path / name).write_text("long" if "montana" in name else "")
    pieces = [Path(each) for each in script["in_rooms"]([str(tmp_path / name) for name in names], tmp_path)]
    assert sorted(piece.name for piece in pieces) == [
        "__native_bunkhouse.c",
        "init.c",
        "room_00_games_montana.c",  # the biggest first, so that nobody waits for it at the end
        "room_01_engine.c",
        "room_02_games_el_gaucho_table.c",
    ]
    assert (tmp_path / "room_00_games_montana.c").read_text().count("#include") == 2


class Compiler:
    """Stands in for a C compiler that refuses one flag, when it compiles or when it links."""

    def __init__(self, refused: str, linking: bool) -> None:
        refuses = f"import sys; sys.exit({refused!r} in sys.argv)"
        self.compiler_so = [sys.executable, "-c", "" if linking else refuses]
        self.linker_so = [sys.executable, "-c", refuses if linking else ""]


@pytest.mark.parametrize("linking", [False, True])
def test_what_the_compiler_cannot_do_while_linking_is_found_out(
    script: dict[str, Any], tmp_path: Path, linking: bool
) -> None:
    compiler = Compiler("-flto=auto", linking)
    possible = [flag for flag in script["WHILE_LINKING"] if script["can_link"](compiler, flag, tmp_path)]
    assert possible == ["-flto=thin"]
    assert list(tmp_path.iterdir()) == []
