"""The weights of the rollout policy, found by letting it play against itself; in no unit but their own."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_WEIGHTS: Final = {
    # The price of a route on the way to a ticket.
    "path_turn": 2.713,
    "missing": 1.633,
    "path_train": 0.33,
    "gain": 0.284,
    "gift": 0.355,
    "blocked": 0.173,
    "path_ticket": 0.428,
    "pace": 0.991,
    "slack": 1.108,
    # What claiming a track is worth.
    "claim_planned": 10.633,
    "claim_gain": 0.515,
    "claim_gift": 0.186,
    "claim_card": 0.863,
    "claim_needed": 0.7,
    "claim_locomotive": 2.08,
    "claim_train": 0.399,
    "claim_done": 0.339,
    "claim_city": 1.232,
    "claim_end": 0.181,
    # What drawing cards is worth.
    "draw": 1.107,
    "draw_short": 3.272,
    "draw_late": 0.251,
    # What drawing tickets is worth.
    "tickets": -1.709,
    "tickets_done": 0.663,
    "tickets_near": 0.981,
    "tickets_close": 0.074,
    "tickets_open": 3.411,
    "tickets_time": 0.365,
    "tickets_risk": 5.873,
    # What a card is worth.
    "card_needed": 1.634,
    "card_last": -0.026,
    "card_grey": 0.201,
    "card_spare": 0.147,
    "card_set": 0.131,
    "card_hidden": 1.03,
    "card_locomotive": -1.021,
    # What a piece in a city is worth.
    "city_rivals": 0.115,
    "city_double": 0.536,
    "city_planned": 1.414,
    "city_price": 6.144,
    "city_needed": 1.064,
    # What a ticket is worth.
    "keep": -1.382,
    "keep_points": 1.371,
    "keep_turn": 4.83,
    # What a start city is worth.
    "start_hub": 0.212,
    "start_turn": 1.406,
}

WEIGHT_NAMES: Final = list(_WEIGHTS)


PATH_TURN: Final[i64] = 0
MISSING: Final[i64] = 1
PATH_TRAIN: Final[i64] = 2
GAIN: Final[i64] = 3
GIFT: Final[i64] = 4
BLOCKED: Final[i64] = 5
PATH_TICKET: Final[i64] = 6
PACE: Final[i64] = 7
SLACK: Final[i64] = 8
CLAIM_PLANNED: Final[i64] = 9
CLAIM_GAIN: Final[i64] = 10
CLAIM_GIFT: Final[i64] = 11
CLAIM_CARD: Final[i64] = 12
CLAIM_NEEDED: Final[i64] = 13
CLAIM_LOCOMOTIVE: Final[i64] = 14
CLAIM_TRAIN: Final[i64] = 15
CLAIM_DONE: Final[i64] = 16
CLAIM_CITY: Final[i64] = 17
CLAIM_END: Final[i64] = 18
DRAW_CARDS: Final[i64] = 19
DRAW_SHORT: Final[i64] = 20
DRAW_LATE: Final[i64] = 21
NEW_TICKETS: Final[i64] = 22
TICKETS_DONE: Final[i64] = 23
TICKETS_NEAR: Final[i64] = 24
TICKETS_CLOSE: Final[i64] = 25
TICKETS_OPEN: Final[i64] = 26
TICKETS_TIME: Final[i64] = 27
TICKETS_RISK: Final[i64] = 28
CARD_NEEDED: Final[i64] = 29
CARD_LAST: Final[i64] = 30
CARD_GREY: Final[i64] = 31
CARD_SPARE: Final[i64] = 32
CARD_SET: Final[i64] = 33
CARD_HIDDEN: Final[i64] = 34
CARD_LOCOMOTIVE: Final[i64] = 35
CITY_RIVALS: Final[i64] = 36
CITY_DOUBLE: Final[i64] = 37
CITY_PLANNED: Final[i64] = 38
CITY_PRICE: Final[i64] = 39
CITY_NEEDED: Final[i64] = 40
KEEP_ANY: Final[i64] = 41
KEEP_POINTS: Final[i64] = 42
KEEP_TURN: Final[i64] = 43
START_HUB: Final[i64] = 44
START_TURN: Final[i64] = 45


def policy_weights() -> vec[float]:
    """The figures in the order of their names."""
    return vec[float]([_WEIGHTS[name] for name in WEIGHT_NAMES])
