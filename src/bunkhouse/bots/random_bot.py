"""A bot that plays anything."""

from typing import final

from bunkhouse.bots.bot import Bot
from bunkhouse.bots.perspective import Perspective
from bunkhouse.engine.rng import Rng


@final
class RandomBot(Bot):
    """Every legal action with the same chance."""

    def choose(self, view: Perspective, rng: Rng) -> int:
        legal = view.legal()
        return legal[rng.below(len(legal))]
