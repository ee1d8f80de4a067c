"""How a benchmark says what it found: a table for people, or one JSON document."""

import argparse
import json
import os
import sys
from collections.abc import Mapping

from rich.console import Console
from rich.table import Table

import bunkhouse


def parser(description: str) -> argparse.ArgumentParser:
    """What every comparison of games can be asked for."""
    found = argparse.ArgumentParser(description=description)
    found.add_argument("games", nargs="*", default=[game.slug for game in bunkhouse.games()])
    found.add_argument("--json", action="store_true", help="print one JSON document instead of a table")
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
