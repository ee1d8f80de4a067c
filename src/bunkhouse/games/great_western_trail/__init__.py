"""Great Western Trail: drive cattle to Kansas City and deliver it along the railroad."""

from bunkhouse.games.great_western_trail.game import GAME

__all__ = ["GAME"]
