"""How a benchmark says what it found: a table for people, or one JSON document."""

import argparse
import json
import os
import sys
from collections.abc import Mapping

from rich.console import Console
from rich.table import Table

import bunkhouse

_SLUGS = [game.slug for game in bunkhouse.games()]


def slug(text: str) -> str:
    """An argument that names a game."""
    if text not in _SLUGS:
        raise argparse.ArgumentTypeError(f"there is no game {text!r}, only {', '.join(_SLUGS)}")
    return text


def positive(text: str) -> float:
    """An argument that is a number above nothing."""
    number = float(text)
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not above 0")
    return number


def whole(text: str) -> int:
    """An argument that counts something."""
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 on")
    return int(text)


def parser(description: str) -> argparse.ArgumentParser:
    """What every comparison of games can be asked for."""
    found = argparse.ArgumentParser(description=description)
    found.add_argument("games", nargs="*", type=slug, default=_SLUGS)
    found.add_argument("--json", action="store_true", help="print one JSON document instead of a table")
    return found


def rounds_parser(description: str) -> argparse.ArgumentParser:
    """The same for what is measured beside a peer, by turns."""
    found = parser(description)
    found.add_argument("--rounds", type=whole, default=3)
    found.add_argument("--seconds", type=positive, default=4.0, help="CPU seconds per measurement")
    return found


def stay_on_one_core() -> None:
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def figures(*headings: str) -> Table:
    """A table of names and numbers."""
    table = Table("", *headings)
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def report(results: Mapping[str, object], table: Table, as_json: bool) -> None:
    if as_json:
        print(json.dumps(results, indent=1))
    else:
        Console(width=None if sys.stdout.isatty() else 110).print(table)
