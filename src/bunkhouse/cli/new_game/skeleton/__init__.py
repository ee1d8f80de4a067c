"""Gold Creek: a small complete game, to be changed into another one."""

from bunkhouse.cli.new_game.skeleton.game import GAME

__all__ = ["GAME"]
