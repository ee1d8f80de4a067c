"""Cattle and objective cards: in the markets, in hand, in the objective area."""

from typing import Final

from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail.effects import CARD_EFFECT
from bunkhouse.games.great_western_trail.scoring import task_items
from bunkhouse.games.great_western_trail.table import amounts, element_ids, printed_signs
from bunkhouse.games.great_western_trail.table.lit_pieces import Lit, target
from bunkhouse.games.great_western_trail.view_types import Counts, SeatView

NUMBER: Final = {name: number for number, name in enumerate(c.CARD_NAMES)}
_HEADS: Final = {
    "jersey": "cow-angus",
    "dutch_belt": "cow-holstein",
    "black_angus": "cow-angus",
    "guernsey": "cow-hereford",
    "holstein": "cow-holstein",
    "brown_swiss": "cow-charolais",
    "ayrshire": "cow-holstein",
    "west_highland": "cow-highland",
    "texas_longhorn": "cow-longhorn",
}
_TASK_SIGNS: Final = {
    "building": "cabin",
    "teepee_green": "teepee-green",
    "teepee_blue": "teepee-blue",
    "hazard": "ui-haz",
    "station": "station",
    "san_francisco": "town",
}
_TASK_CATTLE: Final = {
    "cattle_3": ("any", "3"),
    "west_highland": ("west_highland", "4"),
    "texas_longhorn": ("texas_longhorn", "5"),
}
"""Tasks that are cards: the colour of the chip and its number."""

_MARKET_VALUES: Final = sorted({int(c.CARD_VALUE[card]) for card in c.MARKET_CARDS})


def is_cattle(card: str) -> bool:
    return NUMBER[card] < c.CATTLE


def breed(card: str) -> str:
    return c.TYPE_NAMES[int(c.TYPE_OF[NUMBER[card]])]


def _cow(texts: Texts, card: str) -> PartDict:
    """The face of a cattle card."""
    number, kind = NUMBER[card], breed(card)
    return {
        "breed": kind,
        "head": _HEADS[kind],
        "value": int(c.CARD_VALUE[number]),
        "points": int(c.CARD_VP[number]),
        "title": texts.say("board-breed", breed=kind),
        "tip": f"card-{card}",
    }


def _objective(texts: Texts, card: str, met: int = 0, done: bool = False) -> PartDict:
    """The face of an objective card; ``met`` of its tasks count as fulfilled."""
    number = NUMBER[card]
    effect = int(CARD_EFFECT[number - int(c.CATTLE)]) if c.CATTLE <= number < c.DECK_CARDS else -1
    return {
        "card": card,
        "signs": printed_signs.signs(effect) if effect >= 0 else [],
        "start": texts.say("board-start") if effect < 0 else "",
        "tasks": [_task(name) for name in tasks(card)],
        "met": met,
        "done": done,
        "points": int(c.CARD_VP[number]),
        "penalty": amounts.number(-int(c.CARD_PENALTY[number])),
        "tip": f"card-{card}",
        "title": texts.say("card", card=card),
    }


def tasks(card: str) -> list[str]:
    start = NUMBER[card] * int(c.TASKS)
    needs = c.CARD_TASKS[start : start + int(c.TASKS)]
    return [name for name, count in zip(c.TASK_NAMES, needs, strict=True) for _ in range(int(count))]


def _task(name: str) -> PartDict:
    chip, value = _TASK_CATTLE.get(name, ("", ""))
    return {"chip": chip, "value": value, "symbol": _TASK_SIGNS.get(name, "")}


def items(board: SeatView, built: int) -> Counts:
    """GWT-180: what a seat has that tasks ask for, as far as everybody can see it."""
    tiles = board["tiles"]
    others = {
        "building": built,
        "teepee_green": tiles.get("teepee-green", 0),
        "teepee_blue": tiles.get("teepee-blue", 0),
        "hazard": sum(count for tile, count in tiles.items() if not tile.startswith("teepee")),
        "station": len(board["stations"]),
        "san_francisco": board["cities"].get(c.CITY_NAMES[int(c.SAN_FRANCISCO)], 0),
    }
    piles = (board["discard"], board["hand_and_draw"])
    cattle = c.CARD_NAMES[: int(c.CATTLE)]
    counts = task_items(others, [sum(pile.get(card, 0) for pile in piles) for card in cattle])
    return dict(zip(c.TASK_NAMES, counts, strict=True))


@cached_part
def area(texts: Texts, laid: Counts, left: Counts) -> PartDict:
    """The objective area of a seat; ``left``: what it has that tasks ask for.

    GWT-181: what one card needs is not there for the next; cards with few tasks come first.
    """
    names, left = [card for card, count in laid.items() for _ in range(count)], dict(left)
    done = set()
    for at, card in sorted(enumerate(names), key=lambda each: (len(tasks(each[1])), each[0])):
        needs = tasks(card)
        if all(left[task] >= needs.count(task) for task in needs):
            done.add(at)
            for task in needs:
                left[task] -= 1
    cards = [
        _objective(texts, card, len(tasks(card)) if at in done else _met(card, left), at in done)
        for at, card in enumerate(names)
    ]
    return {"title": texts.say("board-area"), "cards": cards}


def _met(card: str, left: Counts) -> int:
    """How many tasks of a card what is left would fulfil; shown from the first."""
    needs = tasks(card)
    return sum(min(needs.count(task), left[task]) for task in dict.fromkeys(needs))


@cached_part
def hand(
    texts: Texts, held: Counts, discard: Counts, draw_size: int, certificates: int, permanent: int, lit: Lit
) -> PartDict:
    """The viewer's cards, each an element of its own, and what goes with them."""
    cards = _held(texts, held, lit)
    value = sum(card["value"] for card in cards if card["cattle"] and not card["repeat"])
    return {
        "ids": [element_ids.DRAW_PILE, *(card["id"] for card in cards)],
        "title": texts.say("board-hand"),
        "cards": cards,
        "value": value,
        "value_word": texts.say("board-hand-value"),
        "permanent": permanent,
        "certificates": certificates,
        "draw": {
            **target(element_ids.DRAW_PILE, texts.say("board-draw-pile", count=draw_size), lit),
            "count": draw_size,
            "word": texts.say("board-deck"),
        },
        "discard": {
            "count": sum(discard.values()),
            "word": texts.say("board-discard"),
            "title": texts.say("board-discard-pile"),
            "cards": _pile(texts, discard),
        },
    }


def _held(texts: Texts, held: Counts, lit: Lit) -> list[PartDict]:
    """Cattle of a type that is there already says so."""
    cards, seen = [], set()
    for card, count in sorted(held.items(), key=lambda each: NUMBER[each[0]]):
        for copy in range(count):
            kind = breed(card) if is_cattle(card) else ""
            part = _cow(texts, card) if kind else _objective(texts, card)
            part.update(target(element_ids.hand_id(card, copy), texts.say("card", card=card), lit))
            part["cattle"] = bool(kind)
            part["repeat"] = texts.say("board-repeat") if kind in seen else ""
            part["from"] = element_ids.DRAW_PILE
            cards.append(part)
            if kind:
                seen.add(kind)
    return cards


def _pile(texts: Texts, cards: Counts) -> list[PartDict]:
    """The cards of an open pile, each kind once with its number."""
    found = []
    for card, count in sorted(cards.items(), key=lambda each: NUMBER[each[0]]):
        cattle = is_cattle(card)
        value = int(c.CARD_VALUE[NUMBER[card]]) if cattle else 0
        title = texts.say("card", card=card)
        found.append({"count": count, "title": title, "breed": breed(card) if cattle else "", "value": value})
    return found


@cached_part
def piles(texts: Texts, discard: Counts, hand_and_draw: Counts, hand_size: int, draw_size: int) -> PartDict:
    """What everybody may know of the cards of a seat: hand and draw pile only together."""
    return {
        "discard": _pile(texts, discard),
        "unseen": _pile(texts, hand_and_draw),
        "discard_word": texts.say("board-discard-pile"),
        "unseen_word": texts.say("board-unseen", hand=hand_size, deck=draw_size),
    }


# The markets.


@cached_part
def market(texts: Texts, cowboys: int, open_cards: Counts, left: int, lit: Lit) -> PartDict:
    """The cattle market: one stack for each kind of card, and what the viewer's cowboys can buy."""
    stacks = []
    for number in c.MARKET_CARDS:
        card = c.CARD_NAMES[number]
        count, id = open_cards.get(card, 0), element_ids.market_id(card)
        name = texts.say("board-market-card", card=texts.say("card", card=card), count=count)
        stacks.append({**_cow(texts, card), **target(id, name, lit), "count": count})
    stack = element_ids.CATTLE_STACK
    return {
        "title": texts.say("board-cattle-market"),
        "stacks": stacks,
        "ids": [stack, *(each["id"] for each in stacks)],
        "stack": {**target(stack, texts.say("board-cattle-stack", count=left), lit), "count": left},
        "prices": [_prices(value, cowboys) for value in _MARKET_VALUES],
    }


def _prices(value: int, cowboys: int) -> PartDict:
    """What cards of a breeding value cost; the ways for which the viewer has the cowboys are marked."""
    ways = sorted(
        {(row[3], 2 if row[2] >= 0 else 1, row[4]) for row in c.PURCHASES if c.CARD_VALUE[row[1]] == value}
    )
    return {
        "value": value,
        "ways": [
            {"cowboys": needed, "cards": count, "dollars": dollars, "can": needed <= cowboys}
            for needed, count, dollars in ways
        ],
    }


@cached_part
def pool(texts: Texts, open_cards: Counts, left: int, lit: Lit) -> PartDict:
    """The objective cards that can be taken."""
    cards = []
    for card, count in open_cards.items():
        for copy in range(count):
            named = target(element_ids.pool_id(card, copy), texts.say("card", card=card), lit)
            cards.append({**_objective(texts, card), **named})
    stack = element_ids.OBJECTIVE_STACK
    return {
        "title": texts.say("board-pool"),
        "cards": cards,
        "ids": [stack, *(each["id"] for each in cards)],
        "stack": {**target(stack, texts.say("board-objective-stack", count=left), lit), "count": left},
    }
