"""What a position promises: points at the end, from what has been built up so far."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.bits import count_bits
from bunkhouse.engine.outlook import Outlook
from bunkhouse.games.el_paso.bot import next_delivery, next_stop, objectives, readiness, time_left
from bunkhouse.games.el_paso.components import (
    BREEDING,
    COWS,
    DISCS,
    DUPLICATE_TOKENS,
    WORKERS,
)
from bunkhouse.games.el_paso.rules.delivery import hand_value
from bunkhouse.games.el_paso.scoring import plain_points
from bunkhouse.games.el_paso.state import BONUS, OBJECTIVE, Table
from bunkhouse.games.el_paso.trail import EL_PASO, OFF_BOARD, TRAIL

OUTLOOK: Final = Outlook(
    {
        "points": (0.93, 0.175),
        "objectives": (0.877, 0.986),
        "dollars": (-0.0228, -0.134),
        "few_dollars": (0.0536, -0.2),
        "certificates": (0.554, 0.957),
        "permanent_certificates": (0.317, 5.84),
        "exchange_tokens": (0.956, -1.14),
        "duplicate_tokens": (0.225, 5.68),
        "objective_tokens": (-0.926, 2.34),
        "buildings": (0.489, -2.27),
        "cowboys_ready": (-0.158, 3.67),
        "cowboys_resting": (0.11, -0.0182),
        "builders_ready": (-0.357, -0.903),
        "builders_resting": (0.0466, -3.49),
        "engineers_ready": (-0.00978, 4.26),
        "engineers_resting": (0.113, 3.15),
        "versatile_workers_ready": (-0.0965, -2.47),
        "versatile_workers_resting": (-0.321, -2.36),
        "disc_aux1_upgrade": (-0.0135, -2.98),
        "disc_aux2_unlock": (-0.141, -7.35),
        "disc_aux3_upgrade": (1.12, -2.86),
        "disc_aux4_unlock": (0.261, -11.6),
        "disc_permanent_certificate": (-0.866, -3.79),
        "disc_hand_limit": (1.64, -2.9),
        "disc_step_limit": (-0.108, -5.72),
        "weak_cattle": (1.16, -17.5),
        "first_cattle": (-0.0952, 0.0511),
        "further_cattle": (0.12, -0.306),
        "kinds_of_cattle": (0.21, 0.213),
        "next_delivery": (0.343, -1.32),
        "hand_value": (0.325, 0.133),
        "next_stop": (0.141, 0.245),
        "readiness": (0.0296, 0.392),
        "steps_to_el_paso": (0.162, 0.0889),
        "turns_to_el_paso": (0.11, 0.404),
        "in_el_paso": (0.698, -0.226),
    }
)
"""What each feature brings at the end of a game, and on top of that at its start."""
ALONE: Final = Outlook(
    {
        "points": (0.944, -0.0391),
        "objectives": (0.826, 0.538),
        "dollars": (0.0374, -0.278),
        "few_dollars": (0.0499, 0.0507),
        "certificates": (0.501, 0.965),
        "permanent_certificates": (-0.113, 6.23),
        "exchange_tokens": (-1.57, 1.29),
        "duplicate_tokens": (0.142, 4.98),
        "objective_tokens": (-0.555, 2.6),
        "buildings": (0.455, -6.81),
        "cowboys_ready": (0.113, 2.53),
        "cowboys_resting": (0.463, 2.17),
        "builders_ready": (1.69, -1.92),
        "builders_resting": (1.41, -2.94),
        "engineers_ready": (0.573, 3.89),
        "engineers_resting": (0.144, 4.75),
        "versatile_workers_ready": (1.24, -1.65),
        "versatile_workers_resting": (0.266, 1.02),
        "disc_aux1_upgrade": (4.01, -5.31),
        "disc_aux2_unlock": (3.66, -10.4),
        "disc_aux3_upgrade": (1.38, -1.29),
        "disc_aux4_unlock": (4.05, -13.5),
        "disc_permanent_certificate": (0.95, -6.66),
        "disc_hand_limit": (4.66, -2.27),
        "disc_step_limit": (2.47, -0.138),
        "weak_cattle": (0.31, -3.51),
        "first_cattle": (-0.0644, 0.238),
        "further_cattle": (0.0777, 0.348),
        "kinds_of_cattle": (0.25, 0.555),
        "next_delivery": (-0.0441, -0.383),
        "hand_value": (0.65, 0.12),
        "next_stop": (0.268, 0.168),
        "readiness": (-0.155, 0.939),
        "steps_to_el_paso": (0.107, 0.102),
        "turns_to_el_paso": (0.592, 0.323),
        "in_el_paso": (-1.05, -0.249),
        "rival": (-0.906, -0.183),
        "time": (-15.4, -16.7),
        "always": (-18, 0.0),
    }
)
"""The same for the lead over Sue, whose score and the time left count as well."""
_FEW_DOLLARS: Final[i64] = 8
_ROUND_TRIP: Final[i64] = 7
"""The steps from El Paso to El Paso, about."""


def appraise(table: Table, seat: int) -> float:
    if table.seat < 0:
        return float(table.scores()[seat])
    left = time_left(table)
    if table.players == 1:
        return 0.0 if table.is_sue(seat) else _lead_over_sue(table, seat, left)
    return OUTLOOK.weigh(features(table, seat, left), left)


def _lead_over_sue(table: Table, seat: int, left: float) -> float:
    found = features(table, seat, left)
    found.append(float(table.scores()[-1]))
    found.append(left)
    found.append(1.0)
    return ALONE.weigh(found, left)


def features(table: Table, seat: i64, left: float) -> list[float]:
    """In the order of the weights."""
    money: i64 = table.money(seat)
    found = [
        float(plain_points(table, seat)),
        objectives(table, seat, left),
        float(money),
        float(min(money, _FEW_DOLLARS)),
        float(table.certificates(seat)),
        float(table.permanent(seat)),
        float(min(table.exchange_tokens(seat), 4)),
        float(count_bits(table.tokens(seat, BONUS) & DUPLICATE_TOKENS)),
        float(count_bits(table.tokens(seat, OBJECTIVE))),
        float(table.buildings(seat)),
    ]
    at: i64
    for at in range(WORKERS):
        ready: i64 = table.working(seat, COWS + at)
        found.append(float(ready))
        found.append(float(table.owned(seat, COWS + at) - ready))
    for at in range(DISCS):
        found.append(float((table.discs(seat) >> at) & 1))
    _add_cattle(found, table, seat)
    found.append(next_delivery(table, seat, left))
    found.append(float(hand_value(table, seat)))
    found.append(next_stop(table, seat, left))
    found.append(readiness(table, seat, left))
    _add_way(found, table, seat)
    return found


def _add_cattle(found: list[float], table: Table, seat: i64) -> None:
    """Weak cattle; breeding value beyond 1 of the first and of further good cows of a kind; the kinds."""
    weak: i64 = 0
    first: i64 = 0
    further: i64 = 0
    kinds: i64 = 0
    cow: i64
    for cow in range(COWS):
        copies: i64 = table.owned(seat, cow)
        value: i64 = i64(BREEDING[cow])
        if value == 1:
            weak += copies
        elif value > 2 and copies > 0:
            first += value - 1
            further += (value - 1) * (min(copies, 3) - 1)
            kinds += 1
    found.append(float(weak))
    found.append(float(first))
    found.append(float(further))
    found.append(float(kinds))


def _add_way(found: list[float], table: Table, seat: i64) -> None:
    """The way to El Paso, in steps and in turns, and whether the rancher is there."""
    node: i64 = table.rancher(seat)
    steps: i64 = _ROUND_TRIP
    if node not in (EL_PASO, OFF_BOARD):
        steps = TRAIL.fewest_steps(table.trail, node, EL_PASO)
    found.append(float(steps))
    found.append(float(steps) / float(max(table.step_limit(seat), 1)))
    found.append(1.0 if node == EL_PASO else 0.0)
