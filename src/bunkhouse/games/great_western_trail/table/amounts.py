"""Numbers as they are printed: with a real minus sign, prices with what comes in or goes out."""

from typing import Final

MINUS: Final = "\N{MINUS SIGN}"
TIMES: Final = "\N{MULTIPLICATION SIGN}"
_TO: Final = "\N{EN DASH}"


def number(value: int) -> str:
    return str(value).replace("-", MINUS)


def change(value: int) -> str:
    """A number that is added or taken away."""
    return f"{value:+}".replace("-", MINUS)


def sign(amount: int) -> str:
    return "+" if amount > 0 else MINUS


def dollars(amount: int) -> str:
    """Money that comes in or goes out."""
    return f"{sign(amount)}${abs(amount)}"


def fees(least: int, most: int) -> str:
    """What a way costs, beside its steps: without a sign, which would look like a dash there."""
    return f"${most}" if least == most else f"${least}{_TO}{most}"


def price(least: int, most: int) -> str:
    """What is paid, from the least to the most."""
    return dollars(-most) if least == most else f"{MINUS}${least}{_TO}{most}"
