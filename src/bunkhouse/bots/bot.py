"""The contract of a bot."""

from mypy_extensions import mypyc_attr

from bunkhouse.engine.perspective import Perspective
from bunkhouse.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the legal actions. All its luck comes from the generator it is handed."""

    def choose(self, view: Perspective, rng: Rng) -> int:
        raise NotImplementedError
