"""Several people at one screen: nobody sees what another is hiding."""

import contextlib
import io
from dataclasses import dataclass
from pathlib import Path

import pytest

import bunkhouse
from bunkhouse.cli import main
from bunkhouse.cli.play.keyboard import Keyboard
from bunkhouse.engine.record import read_record
from bunkhouse.games.el_gaucho.components import SMALL, TILE_NAMES
from bunkhouse.words import Words

from .conftest import Run
from .stand_in import Plan, plan

NAMES = ["Ala", "Ola"]
PLAY = ("play", "el-gaucho", "--players", "2", "--seed", "21", "--name", "Ala", "--name", "Ola")
COVER = "Pass to "
QUESTION = "> "
LIFTED = "\f"
"""What the typist leaves in the output where a cover was lifted."""


@dataclass
class Evening:
    """A planned game of two people: what was on the screen before each of their decisions."""

    planned: Plan
    screens: list[str]

    def first(self, kind: str) -> int:
        kinds = [self.planned.actions()[move - 1].partition(" ")[0] for move in self.planned.moves]
        return kinds.index(kind)

    def seen(self, at: int) -> str:
        """What the person saw who then decided: everything below the cover, if there was one."""
        return self.screens[at].rpartition(LIFTED)[2]


class Typist:
    """Types the next line when asked for one, and lifts covers; notes every question."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = iter(lines)
        self.asked: list[str] = []

    def ask(self, question: str) -> str:
        self.asked.append(question)
        if question != QUESTION:
            print(question + LIFTED)
            return ""
        print("\n" + QUESTION)
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None

    def sit_down(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Keyboard, "ask", self.ask)


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    planned, save = plan(2, [], 21, decisions=24), tmp_path_factory.mktemp("evening") / "game.json"
    out = io.StringIO()
    with pytest.MonkeyPatch.context() as monkeypatch, contextlib.redirect_stdout(out):
        monkeypatch.setenv("COLUMNS", "80")
        Typist(planned.lines).sit_down(monkeypatch)
        assert main((*PLAY, "--lang", "en", "--save", str(save))) == 0
    assert read_record(save.read_text()).actions == planned.actions()[: planned.moves[-1]]
    pages = out.getvalue().replace("\N{NO-BREAK SPACE}", " ").split(f"\n{QUESTION}\n")
    return Evening(planned, pages[: len(planned.lines)])


def _shows(screen: str, tile: str) -> bool:
    """Whether a tile is named anywhere but on the Pampa, whose cells have number and name on two lines."""
    breed, _, value = tile.partition("-")
    name = Words("en", bunkhouse.game("el-gaucho")).say("breed", breed=breed)
    marks = [f"{name} {int(value)} ", f" {int(value)}·{SMALL[TILE_NAMES.index(tile)]} {name} "]
    flat = " " + screen.replace("\n", " ") + " "
    return any(mark in flat for mark in marks)


def test_start_tiles_stay_secret(evening: Evening) -> None:
    start = evening.planned.history.game.new(2, 21)
    hands = [start.observe(seat)["seats"][seat]["hand"] for seat in range(2)]
    choosing = range(evening.first("post"))
    assert {evening.planned.seats[at] for at in choosing} == {0, 1}
    for at in choosing:
        seat = evening.planned.seats[at]
        assert any(_shows(evening.seen(at), tile) for tile in hands[seat])
        assert not any(_shows(evening.seen(at), tile) for tile in hands[1 - seat])


def test_rejected_tiles_stay_secret_for_ever(evening: Evening) -> None:
    state = evening.planned.history.state
    rejected = [state.observe(seat)["seats"][seat]["rejected"] for seat in range(2)]
    assert all(rejected)
    for at, seat in enumerate(evening.planned.seats):
        assert not any(_shows(evening.seen(at), tile) for tile in rejected[1 - seat])


def test_the_screen_is_covered_before_a_secret_is_shown(evening: Evening) -> None:
    seats = evening.planned.seats
    for at in (0, next(at for at, seat in enumerate(seats) if seat != seats[0])):
        assert f"{COVER}{NAMES[seats[at]]}" in evening.screens[at]
        assert f"I am {NAMES[seats[at]]}: press Enter." in evening.screens[at]
        below = evening.screens[at].partition(COVER)[0]
        assert "┌──" not in below


def test_no_cover_when_nothing_is_secret(evening: Evening) -> None:
    """Once the start tiles lie open, the screen goes from hand to hand without ado."""
    seats = evening.planned.seats
    later = range(evening.first("take") + 1, len(seats))
    assert any(seats[at] != seats[at - 1] for at in later)
    assert not any(COVER in evening.screens[at] for at in later)


def test_a_look_at_the_steppe_is_a_secret_again(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has seen Steppe tiles has them on the screen, so it is covered when the other comes to it."""
    planned = plan(2, [], 2, person="random")
    look = next(at for at, move in enumerate(planned.moves) if planned.actions()[move - 1] == "look")
    after = next(at for at, seat in enumerate(planned.seats) if at > look and seat != planned.seats[look])
    record = planned.history.record()
    record.actions, record.result = record.actions[: planned.moves[look] - 1], None
    Path("game.json").write_text(record.text())
    typist = Typist(planned.lines[look:after])
    typist.sit_down(monkeypatch)
    out = run("play", "--resume", "game.json").out
    questions = [at for at, question in enumerate(typist.asked) if question == QUESTION]
    assert len(questions) == after - look + 1
    assert typist.asked[questions[-1] - 1].startswith(f"I am Player {planned.seats[after] + 1}")
    assert " sees " in out.partition(LIFTED)[0]
    assert " sees " not in out.rpartition(LIFTED)[2]


def test_a_single_person_is_never_interrupted(run: Run) -> None:
    planned = plan(2, ["random"], 3, decisions=8)
    arguments = ("--players", "2", "--bots", "random", "--seed", "3", "--save", "game.json")
    assert COVER not in run("play", "el-gaucho", *arguments, typed=planned.typed).out


def test_nobody_takes_back_what_another_did(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    planned = plan(2, [], 21, decisions=24)
    change = next(at for at in range(12, 24) if planned.seats[at] != planned.seats[at - 1])
    Typist([*planned.lines[:change], "u"]).sit_down(monkeypatch)
    out = run(*PLAY, "--save", "game.json").out
    assert "No undo beyond this point" in out
    assert len(read_record(Path("game.json").read_text()).actions) == planned.moves[change - 1]
