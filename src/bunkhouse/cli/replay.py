"""``bunkhouse replay``: look at a recorded game, or check it."""

from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

import bunkhouse
from bunkhouse.cli.arguments import whole
from bunkhouse.cli.complaint import Complaint
from bunkhouse.cli.drawing import drawn, seat_styles
from bunkhouse.cli.files import load_record, seat_names
from bunkhouse.cli.result import show_result
from bunkhouse.engine.history import HistoryEntry, replayed
from bunkhouse.engine.record import Record, verify
from bunkhouse.words import Words


def verify_record(path: Path, to: str | None, words: Words) -> None:
    """Play the whole record again; one line says that all of it is as recorded."""
    if to is not None:
        raise Complaint("cli-not-together", one="--verify", other="--to")
    record = load_record(path)
    state = verify(bunkhouse.game(record.game), record)
    count = len(record.actions)
    if state.actor is None:
        scores = ", ".join(str(score) for score in state.scores())
        print(words.say("cli-verified", game=record.game, count=count, scores=scores))
    else:
        print(words.say("cli-verified-unfinished", game=record.game, count=count))
    if record.seed_commitment is not None:
        print(words.say("cli-verified-promise", commitment=record.seed_commitment.commitment))


def show_record(path: Path, to: str | None, words: Words, console: Console) -> None:
    """The log, the table as a spectator sees it, and the result of a finished game."""
    record = load_record(path)
    game = bunkhouse.game(record.game)
    count = len(record.actions)
    stop = count if to is None else whole("--to", to, 0, count)
    history = replayed(game, record, stop)
    speaking = Words(words.language, game, seat_names(record.seats))
    speaking.names += speaking.automata(history.state.setting)
    console.print(_heading(speaking, record, stop), style="bold")
    show_log(speaking, history.entries(), console)
    console.print(drawn(game, history.state.observe(None), speaking))
    if history.state.actor is None:
        show_result(history.state, speaking, seat_styles(game), console)
    else:
        console.print(speaking.say("cli-to-decide", name=speaking.name(history.state.actor)))


def _heading(words: Words, record: Record, stop: int) -> str:
    return words.say(
        "cli-replay-title",
        title=words.title(),
        players=record.players,
        seed=str(record.seed),
        done=stop,
        total=len(record.actions),
    )


def show_log(words: Words, entries: list[HistoryEntry], console: Console) -> None:
    """Every action with its number, as ``--to`` counts them."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", style="dim")
    for entry in entries:
        lines = [words.event(event) for event in entry.events if event.visible_to(None)]
        for at, line in enumerate(lines):
            table.add_row(str(entry.number) if at == 0 else "", Text(line))
    console.print(table)
