"""What comparing with peers takes: an environment for each peer, and measurements that take turns.

Peers and games are measured in turns for several rounds, so that whatever else the machine does hits all of
them; each keeps its best round. Rates are per second of processor time.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

ROOT = Path(__file__).parents[1]
ENVIRONMENTS = [ROOT / ".venv", ROOT / ".venv-dev"]
COMPILED = "import bunkhouse, json; print(json.dumps({'compiled': bunkhouse.compiled()}))"
Rates = dict[str, float]


def run(python: Path, *arguments: str) -> Rates:
    """A measurement by another Python, which prints one JSON document."""
    done = subprocess.run([python, *arguments], check=True, capture_output=True, text=True, cwd="/")
    rates: Rates = json.loads(done.stdout)
    return rates


def environment(name: str, requirement: str, console: Console) -> Path:
    """The Python of a virtual environment with one requirement in it, made on the first run."""
    folder = ROOT / name
    python, ready = folder / "bin" / "python", folder / "ready"
    if not ready.exists():
        console.print(f"Installing {requirement} into {name}")
        subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", requirement], check=True)
        ready.touch()
    return python


def builds() -> dict[str, Path]:
    """The Pythons of the builds there are, by what they are."""
    found: dict[str, Path] = {}
    for folder in ENVIRONMENTS:
        if (folder / "bin" / "bunkhouse").exists():
            python = folder / "bin" / "python"
            found.setdefault("compiled" if run(python, "-c", COMPILED)["compiled"] else "interpreted", python)
    return found


def in_turns(tasks: dict[str, Callable[[], Rates]], rounds: int, console: Console) -> dict[str, Rates]:
    """The best rates of every task, by its name."""
    found: dict[str, list[Rates]] = {name: [] for name in tasks}
    with Progress(console=console) as progress:
        bar = progress.add_task("measuring", total=rounds * len(tasks))
        for _ in range(rounds):
            for name, task in tasks.items():
                found[name].append(task())
                progress.advance(bar)
    return {name: _best(measured) for name, measured in found.items()}


def _best(measured: list[Rates]) -> Rates:
    return {what: max(rates[what] for rates in measured) for what in measured[0]}
