"""Our tree search beside OpenSpiel's, on one core: `./.venv/bin/python benchmarks/search.py [GAME ...]`.

Both are information-set tree searches from the opening of a game, and every iteration guesses what is hidden
and plays one random game to the end: OpenSpiel's in C++ on gin rummy with two players, ours on each game with
as many as it takes. The peer lives in a virtual environment of its own, .venv-open-spiel, made on the first
run. How long a random game is differs from game to game: the ratios tell how much search a second buys.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable
from functools import partial

from rich.console import Console
from rich.table import Table
from turns import ROOT, Rates, builds, environment, in_turns, run

import bunkhouse

PEER = "open_spiel==2.0.2"
PEER_NAME = "OpenSpiel, gin rummy"
MEASURE = """
import sys, json, bunkhouse
from bunkhouse.cli.measure import searches
print(json.dumps({"iterations": searches(bunkhouse.game(sys.argv[1]), float(sys.argv[2]) / 5)}))
"""


def measure_all(slugs: list[str], rounds: int, seconds: float, console: Console) -> dict[str, Rates]:
    """The best rates of the peer and of each game, by name."""
    peer, script = environment(".venv-open-spiel", PEER, console), ROOT / "benchmarks" / "open_spiel_peer.py"
    tasks: dict[str, Callable[[], Rates]] = {PEER_NAME: partial(run, peer, str(script), str(seconds))}
    for slug in slugs:
        for build, python in builds().items():
            tasks[f"{slug}, {build}"] = partial(run, python, "-c", MEASURE, slug, str(seconds))
    return in_turns(tasks, rounds, console)


def show(results: dict[str, Rates], console: Console) -> None:
    table = Table("", "iterations/s", "ratio")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, rates in results.items():
        ratio = rates["iterations"] / results[PEER_NAME]["iterations"]
        table.add_row(name, f"{rates['iterations']:,.0f}", f"{ratio:.2f} x")
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description="Our tree search beside OpenSpiel's, on one core.")
    parser.add_argument("games", nargs="*", default=[game.slug for game in bunkhouse.games()])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=4.0, help="CPU seconds per measurement")
    parser.add_argument("--json", action="store_true", help="print one JSON document instead of a table")
    chosen = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    results = measure_all(chosen.games, chosen.rounds, chosen.seconds, Console(stderr=True))
    if chosen.json:
        print(json.dumps(results, indent=1))
    else:
        show(results, Console(width=None if sys.stdout.isatty() else 110))


if __name__ == "__main__":
    main()
