"""What a bot knows about El Gaucho."""

from bunkhouse.games.el_gaucho.bot.judgement import JUDGEMENT

__all__ = ["JUDGEMENT"]
