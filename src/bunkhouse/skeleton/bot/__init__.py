"""What a bot knows about Gold Creek."""

from bunkhouse.skeleton.bot.judgement import JUDGEMENT

__all__ = ["JUDGEMENT"]
