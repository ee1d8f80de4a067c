"""Great Western Trail: El Paso: drive cattle round the trail and deliver it in El Paso."""

from bunkhouse.games.el_paso.game import GAME

__all__ = ["GAME"]
