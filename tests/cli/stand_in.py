"""A stand-in for the person at the keyboard: plays a game beforehand and notes which numbers to type.

It works out for itself what the bots will do, so a game in the terminal must be the very same game.
"""

from dataclasses import dataclass

import bunkhouse
from bunkhouse.bots.perspective import Perspective
from bunkhouse.bots.registry import make_bot
from bunkhouse.engine.history import GameHistory, new_history
from bunkhouse.engine.record import SeatNote
from bunkhouse.engine.rng import seeded


@dataclass(frozen=True)
class Plan:
    history: GameHistory
    lines: list[str]
    """What the people type, one decision a line."""
    seats: list[int]
    """Who types each of these lines."""
    moves: list[int]
    """The number of the action that each line is."""

    @property
    def typed(self) -> str:
        return "".join(f"{line}\n" for line in self.lines)

    def actions(self) -> list[str]:
        return [played.notation for played in self.history.played]


def plan(
    players: int, bots: list[str], seed: int, decisions: int | None = None, person: str = "greedy"
) -> Plan:
    """A game with people at the first seats and bots at the others, up to a number of typed lines."""
    game = bunkhouse.game("el-gaucho")
    people = players - len(bots)
    minds = [make_bot(name, game) for name in [person] * people + bots]
    options = game.setting(players, {}).options
    history = new_history(game, players, seed, options, [SeatNote("") for _ in range(players)])
    found = Plan(history, [], [], [])
    while (seat := history.state.actor) is not None:
        if seat < people and len(found.lines) == decisions:
            break
        code = minds[seat].choose(Perspective(history.state, seat), seeded(seed, history.step + 1))
        if seat < people:
            found.lines.append(str(sorted(history.state.legal()).index(code) + 1))
            found.seats.append(seat)
            found.moves.append(history.step + 1)
        history.apply(code)
    return found
