"""Where output goes: words and tables to the standard output, progress and complaints to the other one."""

import contextlib
import io
import json
import sys
from typing import Any

from rich.console import Console


class Output(Console):
    """A console that leaves it to the program's entrance what to do when nobody reads any more."""

    def __init__(self, stderr: bool = False) -> None:
        """Texts of players and files are never read as markup."""
        super().__init__(stderr=stderr, markup=False, highlight=False, emoji=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def standard() -> Console:
    """The console for results."""
    return Output()


def errors() -> Console:
    """The console for progress."""
    return Output(stderr=True)


def complain(line: str) -> None:
    """One line on the standard error output, however wide the terminal is."""
    print(line, file=sys.stderr)


def print_json(document: dict[str, Any]) -> None:
    """The only thing a command with ``--json`` writes to the standard output."""
    print(json.dumps(document, indent=2, ensure_ascii=False))


def make_forgiving() -> None:
    """Let no terminal's alphabet stop the program: what it cannot show becomes a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            with contextlib.suppress(ValueError):
                stream.reconfigure(errors="replace")
