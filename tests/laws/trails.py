"""The trail of a recorded game: one hash over the positions after every decision."""

import hashlib
from pathlib import Path

from bunkhouse.engine.game import Game
from bunkhouse.engine.record import Record, opening, replay_action

RECORDS = Path(__file__).parents[1] / "games"
"""Each game keeps its recorded games in <game>/records."""


def trail(game: Game, record: Record) -> str:
    digest = hashlib.blake2b(digest_size=16)
    state = opening(game, record)
    digest.update(state.fingerprint().encode())
    for number, action in enumerate(record.actions, 1):
        replay_action(game, state, number, action)
        digest.update(state.fingerprint().encode())
    return digest.hexdigest()
