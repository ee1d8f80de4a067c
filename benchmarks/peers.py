"""Our games beside catanatron, in one run on one core: `./.venv/bin/python benchmarks/peers.py [GAME ...]`.

Peer and games take turns for several rounds, so that whatever else the machine does hits all of them; each
keeps its best round. Rates are per CPU second, with random players, four of them for the peer and as many as
a game takes for ours. The peer lives in a virtual environment of its own, .venv-peers, made on the first run.
The interpreted figures come from .venv-dev when `./bunkhouse test` has made it.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import bunkhouse

ROOT = Path(__file__).parents[1]
PEER = "catanatron==3.2.1"
PEERS = ROOT / ".venv-peers"
BUILDS = {"compiled": ROOT / ".venv", "interpreted": ROOT / ".venv-dev"}
MEASURE = """
import sys, json, bunkhouse
from bunkhouse.cli.measure import measure
result = measure(bunkhouse.game(sys.argv[1]), float(sys.argv[2]))
print(json.dumps({"decisions": result.decisions, "games": result.games, "copies": result.copies,
                  "compiled": result.compiled}))
"""
Rates = dict[str, float]


def run(python: Path, *arguments: str) -> Rates:
    """A measurement by another Python, which prints one JSON document."""
    done = subprocess.run([python, *arguments], check=True, capture_output=True, text=True, cwd="/")
    rates: Rates = json.loads(done.stdout)
    return rates


def prepare_peer(console: Console) -> Path:
    python = PEERS / "bin" / "python"
    ready = PEERS / "ready"
    if not ready.exists():
        console.print(f"Installing {PEER} into {PEERS.name}")
        subprocess.run([sys.executable, "-m", "venv", "--clear", PEERS], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", PEER], check=True)
        ready.touch()
    return python


def best(rounds: list[Rates]) -> Rates:
    return {name: max(rates[name] for rates in rounds) for name in rounds[0]}


def measure_all(slugs: list[str], rounds: int, seconds: float, console: Console) -> dict[str, Rates]:
    """The best rates of the peer and of each game and build, by name."""
    peer = prepare_peer(console)
    made = {name: venv / "bin" for name, venv in BUILDS.items() if (venv / "bin" / "bunkhouse").exists()}
    builds = {name: programs / "python" for name, programs in made.items()}
    found: dict[str, list[Rates]] = {}
    with Progress(console=console) as progress:
        task = progress.add_task("measuring", total=rounds * (1 + len(slugs) * len(builds)))
        for _ in range(rounds):
            found.setdefault("catanatron", []).append(
                run(peer, str(ROOT / "benchmarks" / "catanatron_peer.py"), str(seconds))
            )
            progress.advance(task)
            for slug in slugs:
                for build, python in builds.items():
                    rates = run(python, "-c", MEASURE, slug, str(seconds))
                    name = build if bool(rates.pop("compiled")) == (build == "compiled") else "interpreted"
                    found.setdefault(f"{slug}, {name}", []).append(rates)
                    progress.advance(task)
    return {name: best(measured) for name, measured in found.items()}


def show(results: dict[str, Rates], console: Console) -> None:
    peer = results["catanatron"]
    table = Table("", "decisions/s", "ratio", "copies/s", "ratio", "games/s", "ratio")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, rates in results.items():
        cells = [name]
        for what in ("decisions", "copies", "games"):
            cells += [f"{rates[what]:,.0f}", f"{rates[what] / peer[what]:.1f} x"]
        table.add_row(*cells)
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description="Our games beside catanatron, on one core.")
    parser.add_argument("games", nargs="*", default=[game.slug for game in bunkhouse.games()])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=4.0, help="CPU seconds per measurement")
    parser.add_argument("--json", action="store_true", help="print one JSON document instead of a table")
    chosen = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    console = Console(stderr=True)
    results = measure_all(chosen.games, chosen.rounds, chosen.seconds, console)
    if chosen.json:
        print(json.dumps(results, indent=1))
    else:
        show(results, Console(width=None if sys.stdout.isatty() else 110))


if __name__ == "__main__":
    main()
