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
        "points": (0.943, -0.166),
        "objectives": (0.854, 1.04),
        "dollars": (-0.0329, -0.169),
        "few_dollars": (0.125, -0.213),
        "certificates": (0.398, 1.17),
        "permanent_certificates": (0.239, 5.04),
        "exchange_tokens": (1.77, -2.19),
        "duplicate_tokens": (0.304, 5.63),
        "objective_tokens": (-0.521, 1.82),
        "buildings": (0.231, -1.84),
        "cowboys_ready": (0.0571, 2.82),
        "cowboys_resting": (0.0156, 0.333),
        "builders_ready": (-0.312, -1.8),
        "builders_resting": (0.162, -4.56),
        "engineers_ready": (-0.0037, 3.46),
        "engineers_resting": (0.0194, 2.54),
        "versatile_workers_ready": (-0.351, -3.14),
        "versatile_workers_resting": (-0.651, -2.62),
        "disc_aux1_upgrade": (0.235, -2.82),
        "disc_aux2_unlock": (-0.155, -6.7),
        "disc_aux3_upgrade": (1.62, -2.73),
        "disc_aux4_unlock": (0.279, -10.7),
        "disc_permanent_certificate": (-0.199, -2.82),
        "disc_hand_limit": (1.21, -0.448),
        "disc_step_limit": (-0.198, -4.15),
        "weak_cattle": (1.2, -16.7),
        "first_cattle": (-0.099, 0.229),
        "further_cattle": (0.225, -0.269),
        "kinds_of_cattle": (0.133, 0.596),
        "next_delivery": (0.233, -1.14),
        "hand_value": (0.335, 0.0874),
        "next_stop": (0.164, 0.177),
        "readiness": (-0.0452, 0.579),
        "steps_to_el_paso": (0.18, 0.0786),
        "turns_to_el_paso": (-0.0328, 0.21),
        "in_el_paso": (0.762, -0.659),
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
