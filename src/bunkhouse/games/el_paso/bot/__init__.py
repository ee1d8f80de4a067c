"""What a bot knows about El Paso."""

from bunkhouse.games.el_paso.bot.judgement import JUDGEMENT

__all__ = ["JUDGEMENT"]
