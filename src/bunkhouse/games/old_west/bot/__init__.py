"""What a bot knows about Old West."""

from bunkhouse.games.old_west.bot.judgement import JUDGEMENT

__all__ = ["JUDGEMENT"]
