"""Names for those who bring none: guests on their first visit, and bots."""

import random
from collections.abc import Iterable

from bunkhouse.server.tables.bot_names import nicknames
from bunkhouse.web.phrases import site_words

LONGEST_NAME = 24


def tidy(name: str) -> str:
    """A name without what would not be seen; empty when nothing is left."""
    return " ".join("".join(each for each in name if each.isprintable()).split())[:LONGEST_NAME].strip()


def proposed_name(language: str) -> str:
    """A name for somebody who has not given one yet."""
    return random.choice(site_words(language).say("lobby-guest-names").split(", "))


def bot_name(language: str, taken: Iterable[str]) -> str:
    """A name for a bot that nobody else at the table has."""
    names, others = nicknames(language), set(taken)
    return next((name for name in names if name not in others), names[0])
