"""Who sees what, and how the unknown is drawn anew.

Every card that enters or leaves a deck is shown, so everybody knows which cards a player has in hand and draw
pile together; tokens lie open before their owners. Hidden are only: which of those cards are in the hand, for
all but its owner and except during a delivery; and what luck will bring next from the face-down piles, whose
content, but not order, is known.
"""

from bunkhouse.engine.rng import seeded
from bunkhouse.families.great_western import herd
from bunkhouse.families.great_western.ranches import DRAW, HAND
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso.agenda_document import write_decision
from bunkhouse.games.el_paso.position import board, cards, common
from bunkhouse.games.el_paso.rules.delivery import hand_value
from bunkhouse.games.el_paso.rules.sue.crew import strength
from bunkhouse.games.el_paso.scoring import categories
from bunkhouse.games.el_paso.state import Table
from bunkhouse.games.el_paso.view_types import SeatView, SueFacts, View


def observe(table: Table, seat: int | None) -> View:
    """What a seat, or a spectator, may know."""
    return {
        **table.heading(),
        "seat": seat,
        "actor": table.actor,
        **common(table),
        "faces": [c.FACE_NAMES[table.face(kind)] for kind in range(c.TYPES)],
        "train": ["star" if table.star(card) else "plain" for card in range(c.TRAINS)],
        "decision": write_decision(table),
        "seats": [_seat(table, other, seat) for other in range(table.players)],
        "automaton": _sue(table) if table.players == 1 else None,
    }


def _seat(table: Table, owner: int, seat: int | None) -> SeatView:
    hand, draw = table.pile(owner, HAND), table.pile(owner, DRAW)
    unseen = {
        c.CARD_NAMES[card]: int(table.cards[hand + card] + table.cards[draw + card])
        for card in range(c.CARDS)
        if table.cards[hand + card] + table.cards[draw + card]
    }
    open_hand = owner == seat or table.seat < 0 or table.showing(owner)
    return {
        **board(table, owner),
        "hand": cards(table, hand) if open_hand else None,
        "hand_value": int(hand_value(table, owner)) if open_hand else None,
        "hand_size": int(table.size(owner, HAND)),
        "draw_size": int(table.size(owner, DRAW)),
        "hand_and_draw": unseen,
        "hand_limit": int(table.hand_limit(owner)),
        "step_limit": int(table.step_limit(owner)),
        "permanent_certificates": int(table.permanent(owner)),
        "auxiliary": {c.AUX_NAMES[aux]: int(table.aux_level(owner, aux)) for aux in range(c.AUXES)},
        "discs_left": int(table.discs_left(owner)),
        "points": categories(table, owner),
    }


def _sue(table: Table) -> SueFacts:
    """What follows from Sue's cards: the size of her specialisations, and her points."""
    return {
        "specialists": {
            c.WORKER_NAMES[worker]: int(strength(table, c.SUE, c.COWS + worker))
            for worker in range(c.SPECIALISTS)
        },
        "discs_left": int(table.discs_left(c.SUE)),
        "points": categories(table, int(c.SUE)),
    }


def resample(table: Table, seat: int | None, seed: int) -> None:
    """Turn a copy of the truth into a state that agrees with what the seat knows."""
    table.rng = seeded(seed, 1)
    if table.seat < 0:
        return
    rng = seeded(seed)
    for owner in range(table.players):
        if owner != seat and not table.showing(owner):
            hand, draw = table.pile(owner, HAND), table.pile(owner, DRAW)
            herd.deal(table.cards, hand, draw, table.size(owner, HAND), c.COWS, rng)
