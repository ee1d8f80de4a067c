"""The contract of a bot."""

from mypy_extensions import mypyc_attr

from bunkhouse.bots.perspective import Perspective
from bunkhouse.engine.errors import BunkhouseError
from bunkhouse.engine.rng import Rng


class BotFailure(BunkhouseError):
    """A bot that does not answer with a legal action: it has crashed, is too slow, or breaks the rules."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the legal actions. All its luck comes from the generator it is handed."""

    def choose(self, view: Perspective, rng: Rng) -> int:
        """A legal action; a ``BotFailure`` loses it the game."""
        raise NotImplementedError

    def close(self) -> None:
        """The game is over for this bot: let go of whatever it holds."""
