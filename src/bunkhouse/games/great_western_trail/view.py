"""Who sees what, and how the unknown is drawn anew.

Every card that enters or leaves a deck is shown, so everybody knows which cards a player has in hand and draw
pile together. Hidden are only: which of them are in the hand, for all but its owner; and what luck will bring
next from the face-down piles, whose content, but not order, is known.
"""

from bunkhouse.engine.authoring import Choices, seeded
from bunkhouse.families.great_western import herd
from bunkhouse.families.great_western.ranches import DRAW, HAND
from bunkhouse.games.great_western_trail.components import CARD_NAMES, CARDS
from bunkhouse.games.great_western_trail.position import board, cards, common
from bunkhouse.games.great_western_trail.scoring import categories
from bunkhouse.games.great_western_trail.state import Table
from bunkhouse.games.great_western_trail.view_types import SeatView, View

_TRIES = 1000
"""How often hands are dealt anew until they fit the decision that is being made; one deal in a few does."""


def observe(table: Table, seat: int | None) -> View:
    """What a seat, or a spectator, may know."""
    return {
        **table.heading(),
        "seat": seat,
        "actor": table.actor,
        **common(table),
        "seats": [_seat(table, other, seat) for other in range(table.players)],
    }


def _seat(table: Table, owner: int, seat: int | None) -> SeatView:
    hand, draw = table.pile(owner, HAND), table.pile(owner, DRAW)
    unseen = {
        CARD_NAMES[card]: int(table.cards[hand + card] + table.cards[draw + card])
        for card in range(CARDS)
        if table.cards[hand + card] + table.cards[draw + card]
    }
    return {
        **board(table, owner),
        "hand": cards(table, hand, 0, CARDS) if owner == seat or table.seat < 0 else None,
        "hand_size": int(table.size(owner, HAND)),
        "draw_size": int(table.size(owner, DRAW)),
        "hand_and_draw": unseen,
        "hand_limit": int(table.hand_limit(owner)),
        "step_limit": int(table.step_limit(owner)),
        "certificate_limit": int(table.certificate_limit(owner)),
        "permanent_certificates": int(table.permanent(owner)),
        "points": [int(points) for points in categories(table, owner)],
    }


def resample(table: Table, seat: int | None, seed: int) -> None:
    """Turn a copy of the truth into a state that agrees with what the seat knows."""
    rng = seeded(seed)
    table.rng = seeded(seed, 1)
    if table.seat < 0:
        return
    choices = Choices()
    for _ in range(_TRIES):
        for owner in range(table.players):
            if owner != seat:
                hand, draw = table.pile(owner, HAND), table.pile(owner, DRAW)
                herd.deal(table.cards, hand, draw, table.size(owner, HAND), CARDS, table.rng)
        choices.clear()
        table.fill(choices)
        if choices.count > 0:
            break
    table.rng = rng
