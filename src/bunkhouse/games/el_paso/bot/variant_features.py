"""What is different where the game is not played with letters on letters, plain train cards and a-sides."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.games.el_paso.bot.action_values import building_worth, cattle_worth, purchase_worth
from bunkhouse.games.el_paso.components import NEUTRALS, TRAINS, TYPES
from bunkhouse.games.el_paso.rules import payment
from bunkhouse.games.el_paso.state import Table
from bunkhouse.games.el_paso.trail import EL_PASO, NEUTRAL_SPACE, TRAIL
from bunkhouse.judging.network import Inputs

VARIANT_COUNT: Final = int(TYPES) + 2 * int(TRAINS) + int(NEUTRALS) + 2
"""So many features."""


def describe_variant(table: Table, seat: i64, left: float, inputs: Inputs) -> None:
    """Write down the sides in play, where the neutral buildings are, and what the markets are good for."""
    at: i64
    for at in range(TYPES + TRAINS):
        inputs.flag(((table.sides >> at) & 1) != 0)
    first: i64 = inputs.count
    inputs.blank(NEUTRALS)
    for at in range(NEUTRALS):
        space: i64 = i64(NEUTRAL_SPACE[at])
        inputs.values[first + table.tile(space)] = float(TRAIL.fewest_steps(table.trail, EL_PASO, space))
    for at in range(TRAINS):
        affordable: bool = payment.affordable(table, seat, payment.TRAIN, at)
        inputs.add(purchase_worth(table, seat, payment.TRAIN, at, left) if affordable else 0.0)
    inputs.add(cattle_worth(table, seat, left))
    inputs.add(building_worth(table, seat, -1, left))
