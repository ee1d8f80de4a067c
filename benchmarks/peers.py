"""Our games beside catanatron, in one run on one core: `./.venv/bin/python benchmarks/peers.py [GAME ...]`.

All play with random players, four of them for the peer and as many as a game takes for ours. The peer lives
in a virtual environment of its own, .venv-peers, made on the first run. The interpreted figures come from
.venv-dev when `./bunkhouse test` has made it.
"""

from collections.abc import Callable
from functools import partial

from report import figures, report, rounds_parser, stay_on_one_core
from rich.console import Console
from rich.table import Table
from turns import ROOT, Rates, builds, environment, in_turns, run

PEER = "catanatron==3.2.1"
MEASURE = """
import sys, json, bunkhouse
from bunkhouse.cli.measure import measure
result = measure(bunkhouse.game(sys.argv[1]), float(sys.argv[2]))
print(json.dumps({"decisions": result.decisions, "games": result.games, "copies": result.copies}))
"""


def measure_all(slugs: list[str], rounds: int, seconds: float, console: Console) -> dict[str, Rates]:
    """The best rates of the peer and of each game and build, by name."""
    peer, script = environment(".venv-peers", PEER, console), str(ROOT / "benchmarks" / "catanatron_peer.py")
    tasks: dict[str, Callable[[], Rates]] = {"catanatron": partial(run, peer, script, str(seconds))}
    for slug in slugs:
        for build, python in builds().items():
            tasks[f"{slug}, {build}"] = partial(run, python, "-c", MEASURE, slug, str(seconds))
    return in_turns(tasks, rounds, console)


def table_of(results: dict[str, Rates]) -> Table:
    peer = results["catanatron"]
    table = figures("decisions/s", "ratio", "copies/s", "ratio", "games/s", "ratio")
    for name, rates in results.items():
        cells = [name]
        for what in ("decisions", "copies", "games"):
            cells += [f"{rates[what]:,.0f}", f"{rates[what] / peer[what]:.1f} x"]
        table.add_row(*cells)
    return table


def main() -> None:
    chosen = rounds_parser("Our games beside catanatron, on one core.").parse_args()
    stay_on_one_core()
    results = measure_all(chosen.games, chosen.rounds, chosen.seconds, Console(stderr=True))
    report(results, table_of(results), chosen.json)


if __name__ == "__main__":
    main()
