"""Everything a person can type at the table besides a number."""

from pathlib import Path

import pytest

from bunkhouse.engine.record import read_record, replay
from bunkhouse.engine.state import State

from .conftest import Run
from .stand_in import Plan, plan

SEED = "3"
PLAY = ("play", "el-gaucho", "--players", "2", "--bots", "random", "--seed", SEED, "--save", "game.json")


def _replies(out: str) -> list[str]:
    """What follows each line that was typed, one reply to a line of any length."""
    pages = out.split("\n> ")[1:-1]
    return [page.partition("\n")[2] for page in pages]


def _flat(text: str) -> str:
    return " ".join(text.split())


def _recorded() -> list[str]:
    return read_record(Path("game.json").read_text()).actions


@pytest.mark.parametrize(("word", "line"), [("?", "take back your last action"), ("help", "this list")])
def test_help(run: Run, word: str, line: str) -> None:
    reply = _replies(run(*PLAY, typed=f"{word}\n").out)[0]
    assert line in reply
    assert "q, quit" in reply


def test_polish_words(run: Run) -> None:
    typed = "pomoc\ncofnij\nstol\nstół\ndziennik\nzasady EG-38\ndlaczego end\nkoniec\nt\n"
    ended = run(*PLAY, "--lang", "pl", typed=typed)
    replies = _replies(ended.out)
    assert "cofnij swoją ostatnią akcję" in replies[0]
    assert "nie można cofnąć" in replies[1]
    assert "Runda przygotowawcza" in replies[2]
    assert "Runda przygotowawcza" in replies[3]
    assert "EG-38" in replies[5]
    assert "(EG-21)" in replies[6]
    assert "Partia jest zapisana. Wróć do niej" in ended.out
    assert ended.code == 0


def test_nothing_happens_by_commands(run: Run) -> None:
    run(*PLAY, typed="?\nl\nt\nw end\nr EG-1\nu\nxyzzy\n99\n\n")
    assert _recorded() == []


def test_undo(run: Run) -> None:
    planned = plan(2, ["random"], int(SEED), decisions=2)
    ended = run(*PLAY, typed="1\nu\n2\nundo\n" + planned.typed)
    replies = _replies(ended.out)
    assert " keeps Angus 1\n" in replies[0]
    assert " keeps " not in replies[1]
    assert "The last action has been taken back." in replies[1]
    assert _recorded()[:2] == planned.actions()[:2]


def test_undo_stops_at_the_wall(run: Run) -> None:
    assert "the game begins here" in _replies(run(*PLAY, typed="u\n").out)[0]
    Path("game.json").unlink()
    planned = plan(2, ["random"], int(SEED), decisions=8)
    replies = _replies(run(*PLAY, typed=planned.typed + "u\nu\nu\nu\nu\n").out)
    assert "No undo beyond this point" in replies[-1]
    assert len(_recorded()) > 3
    assert _recorded() == planned.actions()[: len(_recorded())]


def test_rules(run: Run) -> None:
    replies = _replies(run(*PLAY, typed="r\nr EG-38\nrules eg-29\nr counter-clockwise\nr EG-999\n").out)
    assert "Preparatory round" in replies[0]
    assert "EG-74" in replies[0]
    assert "EG-38" in replies[1]
    assert "EG-39 " not in replies[1]
    assert _flat(replies[2]).startswith("• EG-29")
    assert "EG-19" in replies[3]
    assert "There is no rule “EG-999”. Did you mean “EG-" in replies[4]


def test_rules_in_polish(run: Run) -> None:
    reply = _replies(run(*PLAY, "--lang", "pl", typed="r EG-1\n").out)[0]
    assert "Wygrywa ten, kto na koniec ma najwięcej peso." in _flat(reply)


def test_why_not(run: Run) -> None:
    typed = "w end\nwhy stand P1-1 with 5\nw keep\nw\nw dance\n"
    replies = _replies(run(*PLAY, typed=typed).out)
    assert replies[0].startswith("Not now: choose your start tiles first (EG-21)")
    assert "(EG-24)" in replies[1]
    assert "does not have the form “keep {tile}”" in replies[2]
    assert "There is no action in an empty line." in replies[3]
    assert "“dance” is not an action." in replies[4]


def test_why_not_something_allowed(run: Run) -> None:
    planned = plan(2, ["random"], int(SEED), decisions=1)
    reply = _replies(run(*PLAY, typed=f"w {planned.actions()[planned.moves[0] - 1]}\n").out)[0]
    assert reply.startswith("That is allowed now.")


def test_an_illegal_action_is_refused_with_the_rule(run: Run) -> None:
    replies = _replies(run(*PLAY, typed="end\nstand P1-1 with 5\n").out)
    assert replies[0].startswith("Not now: choose your start tiles first (EG-21).")
    assert "(EG-24)" in replies[1]
    assert _recorded() == []


def test_numbers_that_are_not_on_the_list(run: Run) -> None:
    replies = _replies(run(*PLAY, typed="0\n77\n99999999999999999999\n").out)
    assert all("There is no choice" in reply for reply in replies[:3])


def test_filtering(run: Run) -> None:
    """On a turn with dice in hand there are choices of several kinds."""
    planned = plan(2, ["random"], int(SEED))
    typed = _until(planned, "take") + planned.lines[_place(planned, "take")] + "\n"
    out = run(*PLAY, typed=typed + "gaucho\nGAUCHO  on\n\n").out
    page, *replies = out.split("\n> ")[-5:-1]
    total = len(_numbered(page))
    for reply, part in zip(replies, ("gaucho", "gaucho on"), strict=False):
        shown = _numbered(reply)
        assert 0 < len(shown) < total
        assert all(part in line for line in shown)
        assert f"{len(shown)} of {total} choices; Enter shows all of them." in reply
    assert len(_numbered(replies[2])) == total


def _numbered(page: str) -> list[str]:
    """The lines of the list of choices, which is at the end of a page."""
    lines = ("\n" + page)[("\n" + page).rindex("\n\n") :].splitlines()
    return [line for line in lines if line[:1] == " " and line.split()[0].isdigit()]


def test_a_filter_that_finds_nothing(run: Run) -> None:
    reply = _replies(run(*PLAY, typed="buffalo\n").out)[0]
    assert "No choice contains “buffalo”" in reply


def test_filtering_without_accents(run: Run) -> None:
    planned = plan(2, ["random"], int(SEED))
    reply = _replies(run(*PLAY, "--lang", "pl", typed=_until(planned, "post") + "zlodziej\n").out)[-1]
    assert "Złodzieja" in reply
    assert len(_numbered(reply)) == 1


def _place(planned: Plan, kind: str) -> int:
    """Which of the planned lines is the first action of a kind."""
    kinds = [planned.actions()[move - 1].partition(" ")[0] for move in planned.moves]
    return kinds.index(kind)


def _until(planned: Plan, kind: str) -> str:
    return "".join(f"{line}\n" for line in planned.lines[: _place(planned, kind)])


def test_enter_takes_an_only_choice(run: Run) -> None:
    planned = plan(2, ["random"], int(SEED), person="random")
    at = next(at for at, move in enumerate(planned.moves) if len(_position(planned, move).legal()) == 1)
    lines = [*planned.lines[:at], "", planned.lines[at + 1]]
    run(*PLAY, typed="".join(f"{line}\n" for line in lines))
    reached = planned.moves[at + 1]
    assert _recorded()[:reached] == planned.actions()[:reached]


def _position(planned: Plan, move: int) -> State:
    """Where a planned action is chosen."""
    return replay(planned.history.game, planned.history.record(), move - 1)


def test_the_whole_log(run: Run) -> None:
    planned = plan(2, ["random"], int(SEED), decisions=12)
    reply = _replies(run(*PLAY, "--name", "Gosia", typed=planned.typed + "l\n").out)[-1]
    assert "Gosia keeps" in reply
    assert "Round 1," in reply
    assert reply.count("\n· ") > 12


def test_saving_a_copy(run: Run) -> None:
    planned = plan(2, ["random"], int(SEED), decisions=3)
    ended = run(*PLAY, typed=planned.typed + "s copy.json\ns copy.json\ns .\ns\n")
    replies = _replies(ended.out)[-4:]
    assert "Saved in copy.json" in replies[0]
    assert "exists already" in replies[1]
    assert "exists already" in replies[2]
    assert "Saved in game.json" in replies[3]
    assert Path("copy.json").read_text() == Path("game.json").read_text()


def test_leaving_asks_first(run: Run) -> None:
    ended = run(*PLAY, typed="q\nn\n1\nq\ny\n9\n")
    assert ended.code == 0
    assert "bunkhouse play --resume game.json" in ended.out
    assert len(_recorded()) == 1


def test_a_hint_names_choices_with_chances(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bunkhouse.cli.play.hints._SECONDS", 0.2)
    reply = _replies(run(*PLAY, typed="hint\n").out)[0]
    lines = [line for line in reply.splitlines() if "chance to win about" in line]
    assert 1 <= len(lines) <= 3
    assert all(line.partition(":")[0].isdigit() and line.endswith(" %)") for line in lines)
    assert _recorded() == []
