"""Montana: hire workers, gather goods and build settlements across the land."""

from bunkhouse.games.montana.game import GAME

__all__ = ["GAME"]
