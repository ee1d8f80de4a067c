"""The bots that people choose from, by strength."""

from typing import Final

import bunkhouse

STRENGTHS: Final = ("easy", "medium", "hard")
"""Names of bots in the registry; the others there are for measuring and for standing in."""

USUAL: Final = "medium" if bunkhouse.compiled() else "easy"
"""Who sits down when nobody chose: without compiled rules, searching takes too long for company."""


def strength(name: str) -> str:
    """The bot that a form asks for."""
    return name if name in STRENGTHS else USUAL
