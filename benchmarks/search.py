"""Our tree search beside OpenSpiel's, on one core: `./.venv/bin/python benchmarks/search.py [GAME ...]`.

Both are information-set tree searches from the opening of a game, and every iteration guesses what is hidden
and plays one random game to the end: OpenSpiel's in C++ on gin rummy with two players, ours on each game with
as many as it takes. The peer lives in a virtual environment of its own, .venv-open-spiel, made on the first
run. How long a random game is differs from game to game: the ratios tell how much search a second buys.
"""

from collections.abc import Callable
from functools import partial

from report import figures, report, rounds_parser, stay_on_one_core
from rich.console import Console
from rich.table import Table
from turns import ROOT, Rates, builds, environment, in_turns, run

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


def table_of(results: dict[str, Rates]) -> Table:
    table = figures("iterations/s", "ratio")
    for name, rates in results.items():
        ratio = rates["iterations"] / results[PEER_NAME]["iterations"]
        table.add_row(name, f"{rates['iterations']:,.0f}", f"{ratio:.2f} x")
    return table


def main() -> None:
    chosen = rounds_parser("Our tree search beside OpenSpiel's, on one core.").parse_args()
    stay_on_one_core()
    results = measure_all(chosen.games, chosen.rounds, chosen.seconds, Console(stderr=True))
    report(results, table_of(results), chosen.json)


if __name__ == "__main__":
    main()
