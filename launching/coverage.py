"""./bunkhouse test --coverage: which lines and branches the tests reach, room by room."""

import functools
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from launching.commands import check
from launching.messages import Problem
from launching.venv import Venv

ELSEWHERE = ("browser", "faults", "launcher")
"""Tests that watch other processes, of which nothing is measured."""
FOLDER = "htmlcov"
LEAST = {"engine": 95.0, "games": 95.0}
"""Of the branches of these rooms, so many per cent must be reached."""


def measured_tests(root: Path, dev: Venv, arguments: list[str]) -> None:
    """Run the tests on the interpreted build and note what they reach."""
    left_out = [f"--ignore=tests/{room}" for room in ELSEWHERE]
    check(root, dev.tool("pytest"), "--cov", "--cov-report=", *left_out, *arguments)


def report(root: Path, dev: Venv) -> None:
    """Show what was reached in every room, write a page for every file, and insist on the least."""
    coverage = functools.partial(check, root, dev.tool("coverage"))
    coverage("html", "--quiet", "--directory", FOLDER)
    coverage("json", "--quiet", "-o", f"{FOLDER}/coverage.json")
    rooms = by_room(json.loads((root / FOLDER / "coverage.json").read_text("utf-8"))["files"])
    print(f"{'room':<12}  {'lines':>7}  {'branches':>8}")
    for room, found in sorted(rooms.items()):
        print(f"{room:<12}  {found['lines']:6.1f}%  {found['branches']:7.1f}%")
    print(f"Line by line: {FOLDER}/index.html")
    low = [room for room, least in LEAST.items() if rooms.get(room, {"branches": 0.0})["branches"] < least]
    if low:
        raise Problem(f"Too few branches are tested in: {', '.join(low)} (at least {LEAST[low[0]]:g} %).")


def by_room(files: Mapping[str, Any]) -> dict[str, dict[str, float]]:
    """Per cent of lines and branches reached, by the folder below the package."""
    totals: dict[str, list[int]] = {}
    for name, found in files.items():
        parts = Path(name).parts
        below = parts[parts.index("bunkhouse") + 1 :] if "bunkhouse" in parts else parts
        summary = found["summary"]
        counts = totals.setdefault(below[0] if len(below) > 1 else "top", [0, 0, 0, 0])
        for at, figure in enumerate(("covered_lines", "num_statements", "covered_branches", "num_branches")):
            counts[at] += summary[figure]
    return {
        room: {"lines": 100 * lines / max(1, all_lines), "branches": 100 * branches / max(1, all_branches)}
        for room, (lines, all_lines, branches, all_branches) in totals.items()
    }
