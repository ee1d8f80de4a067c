"""What drawing with less ado brings: `./.venv/bin/python benchmarks/templates.py [GAME ...]`.

The same updates (see rendering.py) are drawn as the site draws them, and with templates that Jinja compiles.
Each way has a process of its own, which remembers only what it has drawn itself; they take turns after every
few updates, so that whatever else the machine does hits both. Figures are milliseconds of processor time for
one update; the ratio says how many times as long it takes with plain Jinja.
"""

from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection

from rendering import evening
from report import figures, parser, report, stay_on_one_core
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import bunkhouse
from bunkhouse.cli.serve import settle_garbage
from bunkhouse.web import fast_jinja

WAYS = {"fast": True, "plain Jinja": False}
"""Whether web/fast_jinja.py does its work."""
SEED = 1
BOT = "greedy"
AT_ONCE = 50
"""So many updates are drawn in one turn."""


def draw(slug: str, way: str, line: Connection) -> None:
    """Draw some updates whenever asked, and tell how long each took; none once the game is over."""
    fast_jinja.ENABLED = WAYS[way]
    game = bunkhouse.game(slug)
    settle_garbage()
    for _ in evening(game, SEED, BOT):  # fills what a server that has been up for a while remembers
        pass
    updates = evening(game, SEED + 1, BOT)
    spent = [0.0]
    while spent:
        line.recv()
        spent = [milliseconds for milliseconds, _ in islice(updates, AT_ONCE)]
        line.send(spent)


def measure(slug: str) -> dict[str, float]:
    """The mean milliseconds of an update in each way."""
    fresh = get_context("spawn")
    lines: dict[str, Connection] = {}
    for way in WAYS:
        lines[way], theirs = fresh.Pipe()
        fresh.Process(target=draw, args=(slug, way, theirs), daemon=True).start()
    spent: dict[str, list[float]] = {way: [] for way in WAYS}
    going_on = True
    while going_on:
        for way, line in lines.items():
            line.send(True)
            drawn = line.recv()
            spent[way] += drawn
            going_on = bool(drawn)
    return {way: sum(each) / len(each) for way, each in spent.items()}


def table_of(results: dict[str, dict[str, float]]) -> Table:
    table = figures(*WAYS, "ratio")
    for slug, found in results.items():
        cells = [f"{found[way]:.2f}" for way in WAYS]
        table.add_row(slug, *cells, f"{found['plain Jinja'] / found['fast']:.2f} x")
    return table


def main() -> None:
    chosen = parser("What drawing with less ado brings.").parse_args()
    stay_on_one_core()
    results: dict[str, dict[str, float]] = {}
    with Progress(console=Console(stderr=True)) as progress:
        for slug in progress.track(chosen.games, description="drawing"):
            results[slug] = measure(slug)
    report(results, table_of(results), chosen.json)


if __name__ == "__main__":
    main()
