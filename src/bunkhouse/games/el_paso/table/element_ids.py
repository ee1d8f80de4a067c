"""Names of the elements on the table: a piece keeps its name wherever it goes, so it is seen to move."""

from typing import Final

from bunkhouse.drawing.element_ids import named, numbered

EXCHANGE: Final = "m-exchange"
DRAW_PILE: Final = "m-draw"
SIMMENTALS: Final = "m-simmentals"
IN_WORDS: Final = "choices"
"""The list of moves in words: what begins there is offered nowhere else."""

stop_id: Final = named("s-")
"""A space of the trail, or El Paso."""
row_id: Final = numbered("r-")
"""An action printed on the stop, train card or post that is being used."""
chip_id: Final = numbered("a-")
"""The same action beside the prompt."""
rancher_id: Final = numbered("m-rancher-")
crew_id: Final = named("c-")
"""The workers of a kind in the own worker area."""
market_id: Final = named("m-")
"""The stack of a kind of cow or worker in the market."""
type_id: Final = named("m-type-")
"""The stack of a type of building."""
car_id: Final = named("m-train-")
"""A train card."""
token_id: Final = named("t-")
stack_id: Final = named("m-stack-")
"""A face-down stack of tokens: ``objective`` or ``bonus``."""
post_id: Final = named("q-")
disc_id: Final = named("d-")
"""A disc on the own player board."""
discs_id: Final = numbered("m-discs-")
"""Where the discs of a seat come from, when it is not seen which one is taken."""
aux_id: Final = named("x-")
field_id: Final = numbered("k-")
"""A field of the own certificate track."""


def building_id(space: str, name: str) -> str:
    """The tile on a space."""
    return f"t-{space}-{name}"


def card_id(cow: str, copy: int) -> str:
    """A card in hand: the first, second, ... of its kind."""
    return f"c-{cow}-{copy}"


def post_disc_id(seat: int, post: str, copy: int) -> str:
    return f"d-{seat}-{post}-{copy}"
