"""Old West: grow one railway network from a home town and control the cities along it."""

from bunkhouse.games.old_west.game import GAME

__all__ = ["GAME"]
