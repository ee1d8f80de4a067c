"""Store how every game behaves: `python scripts/record_behaviour.py [GAME ...]`.

Writes tests/laws/behaviour.json: for each game, player count and option a digest over random games of
everything that people and programs can tell a game by. A change that is not meant to change behaviour
leaves it alone.
"""

import json
import sys
from pathlib import Path

import bunkhouse
from bunkhouse.engine.behaviour import digest
from bunkhouse.engine.conformance import cases

STORED = Path(__file__).parents[1] / "tests" / "laws" / "behaviour.json"
SEEDS = 4


def main(slugs: list[str]) -> None:
    stored: dict[str, list[str]] = json.loads(STORED.read_text("utf-8")) if STORED.exists() else {}
    for game in bunkhouse.games():
        if slugs and game.slug not in slugs:
            continue
        stored = {name: digests for name, digests in stored.items() if not name.startswith(f"{game.slug}-")}
        for case in cases(game):
            stored[repr(case)] = [digest(case, seed) for seed in range(SEEDS)]
            print(repr(case), file=sys.stderr)
    STORED.write_text(json.dumps(stored, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
