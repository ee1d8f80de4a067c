"""Names of the elements on the table: a piece keeps its name wherever it goes, so it is seen to move."""

from typing import Final

EXCHANGE: Final = "m-exchange"
DRAW_PILE: Final = "m-draw"
SIMMENTALS: Final = "m-simmentals"
IN_WORDS: Final = "choices"
"""The list of moves in words: what begins there is offered nowhere else."""


def stop_id(space: str) -> str:
    """A space of the trail, or El Paso."""
    return f"s-{space}"


def building_id(space: str, name: str) -> str:
    """The tile on a space."""
    return f"t-{space}-{name}"


def row_id(number: int) -> str:
    """An action printed on the stop, train card or post that is being used."""
    return f"r-{number}"


def chip_id(number: int) -> str:
    """The same action beside the prompt."""
    return f"a-{number}"


def rancher_id(seat: int) -> str:
    return f"m-rancher-{seat}"


def card_id(cow: str, copy: int) -> str:
    """A card in hand: the first, second, ... of its kind."""
    return f"c-{cow}-{copy}"


def crew_id(worker: str) -> str:
    """The workers of a kind in the own worker area."""
    return f"c-{worker}"


def market_id(name: str) -> str:
    """The stack of a kind of cow or worker in the market."""
    return f"m-{name}"


def type_id(kind: str) -> str:
    """The stack of a type of building."""
    return f"m-type-{kind}"


def car_id(card: str) -> str:
    """A train card."""
    return f"m-train-{card}"


def token_id(token: str) -> str:
    return f"t-{token}"


def stack_id(kind: str) -> str:
    """A face-down stack of tokens: ``objective`` or ``bonus``."""
    return f"m-stack-{kind}"


def post_id(post: str) -> str:
    return f"q-{post}"


def post_disc_id(seat: int, post: str, copy: int) -> str:
    return f"d-{seat}-{post}-{copy}"


def disc_id(disc: str) -> str:
    """A disc on the own player board."""
    return f"d-{disc}"


def discs_id(seat: int) -> str:
    """Where the discs of a seat come from, when it is not seen which one is taken."""
    return f"m-discs-{seat}"


def aux_id(number: str) -> str:
    return f"x-{number}"


def field_id(value: int) -> str:
    """A field of the own certificate track."""
    return f"k-{value}"
