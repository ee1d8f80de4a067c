"""Gold Creek: a small complete game, to be changed into another one."""

from bunkhouse.skeleton.game import GAME

__all__ = ["GAME"]
