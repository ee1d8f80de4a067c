"""What a bot knows about Montana."""

from bunkhouse.games.montana.bot.judgement import JUDGEMENT

__all__ = ["JUDGEMENT"]
