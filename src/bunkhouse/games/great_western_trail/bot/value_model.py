"""What a position will bring: points at the end, from what has been built up so far."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.families.great_western.ranches import OFF_BOARD
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail.bot.evaluation import next_delivery, time_left
from bunkhouse.games.great_western_trail.rules.delivery import hand_value
from bunkhouse.games.great_western_trail.scoring import categories, in_deck
from bunkhouse.games.great_western_trail.state import Table
from bunkhouse.games.great_western_trail.trail import CITY, JUNCTION
from bunkhouse.judging.value_model import LinearModel

MODEL: Final = LinearModel(
    {
        "points": (0.846, 1.03),
        "dollars": (0.107, 0.215),
        "few_dollars": (0.134, 0.0718),
        "certificates": (0.218, 2.19),
        "cowboys": (-0.0547, 5.71),
        "few_cowboys": (0.345, 6.56),
        "craftsmen": (0.2, 4.58),
        "few_craftsmen": (-0.266, 2.17),
        "engineers": (-0.17, 1.25),
        "few_engineers": (0.427, 5.72),
        "disc_aux_dollar_2": (2.73, -0.354),
        "disc_aux_draw_2": (1.76, -0.987),
        "disc_aux_certificate_1": (0.581, -5.1),
        "disc_aux_certificate_2": (1.7, -11.3),
        "disc_aux_engine_1": (0.651, -0.949),
        "disc_aux_engine_2": (1.29, -3.79),
        "disc_aux_remove_1": (-0.0656, -2.31),
        "disc_aux_remove_2": (0.00695, -6.46),
        "disc_certificate_4": (3.42, -4.12),
        "disc_certificate_6": (-2.63, 11.8),
        "disc_step_1": (1.45, -15.7),
        "disc_step_2": (0.102, 1.8),
        "disc_hand_1": (-1.06, 16.7),
        "disc_hand_2": (4.58, 28.5),
        "engine": (0.0222, 0.605),
        "buildings": (0.21, 6.18),
        "blue_teepees": (0.198, 2.72),
        "green_teepees": (0.296, 1.52),
        "first_cattle": (0.216, 1.15),
        "further_cattle": (0.0873, 0.477),
        "weak_cattle": (-0.0367, 3.11),
        "objective_cards": (-0.0421, 0.14),
        "next_delivery": (0.629, -0.258),
        "hand_value": (0.0947, 0.337),
        "parts_of_the_trail": (0.246, -0.2),
    }
)
"""What each feature brings at the end of a game, and on top of that at its start."""
_FEW_DOLLARS: Final[i64] = 10
_FEW_WORKERS: Final[i64] = 3


def value(table: Table, seat: int) -> float:
    if table.seat < 0:
        return float(table.scores()[seat])
    return MODEL.value(features(table, seat), time_left(table))


def features(table: Table, seat: i64) -> list[float]:
    """In the order of the weights."""
    money: i64 = table.money(seat)
    found = [
        float(sum(categories(table, seat))),
        float(money),
        float(min(money, _FEW_DOLLARS)),
        float(table.certificates(seat)),
    ]
    at: i64
    for at in range(c.WORKERS):
        found.append(float(table.workers(seat, at)))
        found.append(float(min(table.workers(seat, at), _FEW_WORKERS)))
    for at in range(c.DISCS):
        found.append(float((table.discs(seat) >> at) & 1))
    found.append(float(table.engine(seat)))
    found.append(float(table.buildings(seat)))
    found.append(float(table.collected(seat, c.TEEPEE_BLUE)))
    found.append(float(table.collected(seat, c.TEEPEE_GREEN)))
    _add_deck(found, table, seat)
    found.append(next_delivery(table, seat))
    found.append(float(hand_value(table, seat)))
    found.append(float(_way(table, seat)))
    return found


def _add_deck(found: list[float], table: Table, seat: i64) -> None:
    """Breeding value beyond 1, of the first and of further cows of a kind; weak cattle; objective cards."""
    first: i64 = 0
    further: i64 = 0
    weak: i64 = 0
    objectives: i64 = 0
    card: i64
    for card in range(c.OWN_CATTLE, c.CATTLE):
        copies: i64 = in_deck(table, seat, card)
        if copies > 0:
            first += i64(c.CARD_VALUE[card]) - 1
            further += (i64(c.CARD_VALUE[card]) - 1) * (copies - 1)
    for card in range(c.OWN_CATTLE):
        if i64(c.CARD_VALUE[card]) == 1:
            weak += in_deck(table, seat, card)
    for card in range(c.CATTLE, c.DECK_CARDS):
        objectives += in_deck(table, seat, card)
    found.append(float(first))
    found.append(float(further))
    found.append(float(weak))
    found.append(float(objectives))


def _way(table: Table, seat: i64) -> i64:
    """The parts of the trail that lie between the rancher and Kansas City."""
    node: i64 = table.rancher(seat)
    parts: i64 = 0
    if node == OFF_BOARD:
        return parts
    while node != CITY:
        node = i64(JUNCTION[node])
        parts += 1
    return parts
