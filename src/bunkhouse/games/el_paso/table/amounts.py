"""Amounts with their signs."""

from bunkhouse.drawing.parts import Texts


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", "\N{MINUS SIGN}")


def money(texts: Texts, amount: str) -> str:
    """A signed amount as one writes money."""
    return texts.say("board-dollars", sign=amount[:1], amount=amount[1:])
