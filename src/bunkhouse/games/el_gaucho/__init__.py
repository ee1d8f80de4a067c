"""El Gaucho: catch cattle on the Pampa and sell it in ordered herds."""

from bunkhouse.games.el_gaucho.game import GAME

__all__ = ["GAME"]
