"""Counts the clicks of a turn: whole games, every choice as the page would have it made, with and without
the decisions that the table makes by itself.

    python scripts/count_clicks.py great-western-trail --games 4
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, fields

from bunkhouse.bots.perspective import Perspective
from bunkhouse.bots.registry import make_bot
from bunkhouse.engine.registry import game
from bunkhouse.engine.rng import seeded
from bunkhouse.web.scene import Choice, Scene, Sitter, scene

_NAMES = ["Ann", "Bob", "Cid", "Dot"]
_COLOURS = ["red", "blue", "yellow", "green"]


@dataclass
class Count:
    """What the turns of a game took."""

    turns: int = 0
    decisions: int = 0
    clicks: int = 0
    automatic: int = 0
    """Decisions that the table makes by itself."""
    spared: int = 0
    """Clicks that they would have taken."""


def clicks(seen: Scene, choice: Choice) -> int:
    """How often somebody touches something to make a choice: the shortest way, a menu, a question."""
    ways = [way.split() for way in " ".join(choice.targets).split("|")]
    asked = int(choice.reveals) + int(bool(choice.gives_up))
    if not choice.targets:
        return (1 if choice in seen.plain[:4] else 2) + asked
    return min(len(way) + _menu(seen, choice, way) for way in ways) + asked


def _menu(seen: Scene, choice: Choice, way: list[str]) -> bool:
    """Whether a menu opens at the end of a way: other choices end there too, or the piece names its move."""
    others = [other for other in seen.choices if other is not choice and _goes(other, way)]
    return bool(others) or choice.asks


def _goes(choice: Choice, way: list[str]) -> bool:
    return any(each.split()[: len(way)] == way for each in " ".join(choice.targets).split("|"))


def choices(slug: str, players: int, seed: int, bot: str) -> Iterator[tuple[Scene, Choice, bool]]:
    """Every decision of a game as the page shows it, what a bot chooses, and whether another seat is next."""
    table, luck = game(slug), seeded(seed)
    sitters = [Sitter(_NAMES[seat], _COLOURS[seat]) for seat in range(players)]
    state, chooser = table.open(players, seed, {}), make_bot(bot, table)
    while state.actor is not None:
        seat = state.actor
        seen = scene(table, state, seat, sitters, [], "en")
        code = chooser.choose(Perspective(state, seat), luck)
        state.apply(code)
        yield seen, next(each for each in seen.choices if each.code == code), state.actor != seat


def count(slug: str, players: int, seed: int, bot: str) -> Count:
    """One game."""
    found = Count()
    for seen, choice, passes in choices(slug, players, seed, bot):
        needed = clicks(seen, choice)
        by_itself = seen.automatic is not None and seen.automatic.choice is choice
        found.turns += passes
        found.decisions += 1
        found.clicks += needed
        found.automatic += by_itself
        found.spared += needed if by_itself else 0
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="greedy")
    given = parser.parse_args()
    counts = [count(given.game, given.players, seed, given.bot) for seed in range(given.games)]
    whole = {each.name: sum(getattr(found, each.name) for found in counts) for each in fields(Count)}
    before, after = whole["clicks"], whole["clicks"] - whole["spared"]
    print(", ".join(f"{name} {number}" for name, number in whole.items()))
    print(
        f"clicks a turn: {before / whole['turns']:.2f}, with automatic decisions {after / whole['turns']:.2f}"
    )


if __name__ == "__main__":
    main()
