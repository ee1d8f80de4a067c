"""What a bot knows about Great Western Trail."""

from bunkhouse.games.great_western_trail.bot.judgement import JUDGEMENT

__all__ = ["JUDGEMENT"]
