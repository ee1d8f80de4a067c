"""Cattle and objective cards: in the markets, in hand, in the objective area."""

from typing import Any, Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import packed
from bunkhouse.games.great_western_trail.components import (
    CARD_NAMES,
    CARD_PENALTY,
    CARD_TASK,
    CARD_TASKS,
    CARD_VALUE,
    CARD_VP,
    CATTLE,
    CITY_NAMES,
    DECK_CARDS,
    MARKET_CARDS,
    PURCHASES,
    SAN_FRANCISCO,
    TASK_NAMES,
    TASKS,
    TYPE_NAMES,
    TYPE_OF,
)
from bunkhouse.games.great_western_trail.effects import CARD_EFFECT
from bunkhouse.games.great_western_trail.table import element_ids, figures, printed
from bunkhouse.games.great_western_trail.table.element_ids import View, remembered, touched
from bunkhouse.games.great_western_trail.table.naming import with_ways
from bunkhouse.games.great_western_trail.table.tags import shown

Part = dict[str, Any]
NUMBER: Final = {name: number for number, name in enumerate(CARD_NAMES)}
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


def is_cattle(card: str) -> bool:
    return NUMBER[card] < CATTLE


def breed(card: str) -> str:
    return TYPE_NAMES[int(TYPE_OF[NUMBER[card]])]


def cow(card: str, context: DrawContext) -> Part:
    """The face of a cattle card."""
    number = NUMBER[card]
    kind = breed(card)
    return {
        "breed": kind,
        "head": _HEADS[kind],
        "value": int(CARD_VALUE[number]),
        "points": int(CARD_VP[number]),
        "title": context.say("board-breed", breed=kind),
        "tip": f"breed-{kind}",
    }


def objective(card: str, context: DrawContext, met: int = 0, done: bool = False) -> Part:
    """The face of an objective card; ``met`` of its tasks count as fulfilled."""
    number = NUMBER[card]
    effect = int(CARD_EFFECT[number - int(CATTLE)]) if CATTLE <= number < DECK_CARDS else -1
    return {
        "card": card,
        "signs": printed.signs(effect) if effect >= 0 else [],
        "start": context.say("board-start") if effect < 0 else "",
        "tasks": [_task(name) for name in tasks(card)],
        "met": met,
        "done": done,
        "points": int(CARD_VP[number]),
        "penalty": figures.number(-int(CARD_PENALTY[number])),
        "tip": f"card-{card}",
        "title": context.say("card", card=card),
    }


def tasks(card: str) -> list[str]:
    start = NUMBER[card] * int(TASKS)
    needs = CARD_TASKS[start : start + int(TASKS)]
    return [name for name, count in zip(TASK_NAMES, needs, strict=True) for _ in range(int(count))]


def _task(name: str) -> Part:
    if name in _TASK_CATTLE:
        chip, value = _TASK_CATTLE[name]
        return {"chip": chip, "value": value, "symbol": ""}
    return {"chip": "", "value": "", "symbol": _TASK_SIGNS[name]}


def items(view: View, seat: int) -> dict[str, int]:
    """GWT-180: what a seat has that tasks ask for, as far as everybody can see it."""
    board = view["seats"][seat]
    built = sum(1 for f in view["trail"].values() if isinstance(f, dict) and f["seat"] == seat)
    found = dict.fromkeys(TASK_NAMES, 0)
    found["building"] = built
    found["station"] = len(board["stations"])
    found["san_francisco"] = board["cities"].get(CITY_NAMES[int(SAN_FRANCISCO)], 0)
    for tile, count in board["tiles"].items():
        kind = tile.replace("-", "_") if tile.startswith("teepee") else "hazard"
        found[kind] += count
    for pile in (board["discard"], board["hand_and_draw"]):
        for card, count in pile.items():
            if is_cattle(card) and CARD_TASK[NUMBER[card]] >= 0:
                found[TASK_NAMES[CARD_TASK[NUMBER[card]]]] += count
    return found


def area(view: View, seat: int, context: DrawContext) -> Part:
    """The objective area of a seat."""
    left, laid = items(view, seat), view["seats"][seat]["area"]
    key = ("area", context.language, packed([left, laid]))
    return remembered(key, lambda: {"title": context.say("board-area"), "cards": _area(laid, left, context)})


def _area(laid: dict[str, int], left: dict[str, int], context: DrawContext) -> list[Part]:
    """GWT-181: what one card needs is not there for the next; cards with few tasks come first."""
    names = [card for card, count in laid.items() for _ in range(count)]
    done = set()
    for at, card in sorted(enumerate(names), key=lambda each: (len(tasks(each[1])), each[0])):
        needs = tasks(card)
        if all(left[task] >= needs.count(task) for task in needs):
            done.add(at)
            for task in needs:
                left[task] -= 1
    return [
        objective(card, context, len(tasks(card)) if at in done else _met(card, left), at in done)
        for at, card in enumerate(names)
    ]


def _met(card: str, left: dict[str, int]) -> int:
    """How many tasks of a card what is left would fulfil; shown from the first."""
    needs = tasks(card)
    return sum(min(needs.count(task), left[task]) for task in dict.fromkeys(needs))


def hand(view: View, context: DrawContext) -> Part | None:
    """The viewer's cards, each an element of its own; cattle of a type that is there already says so."""
    if context.viewer is None:
        return None
    board = view["seats"][context.viewer]
    if touched(context, "h-", element_ids.DRAW_PILE):
        return _hand(board, view, context)
    shown = [board[field] for field in _HELD]
    return remembered(("hand", context.language, packed(shown)), lambda: _hand(board, view, context))


_HELD: Final = ("hand", "discard", "draw_size", "certificates", "permanent_certificates")
"""The fields of a seat that go with its hand."""


def _hand(board: View, view: View, context: DrawContext) -> Part:
    held: dict[str, int] = board["hand"]
    cards, seen, value = [], set(), 0
    for card, count in sorted(held.items(), key=lambda each: NUMBER[each[0]]):
        for copy in range(count):
            id = element_ids.hand_id(card, copy)
            part: Part = {"id": id, "cattle": is_cattle(card), "repeat": ""}
            if is_cattle(card):
                part.update(cow(card, context))
                if breed(card) in seen:
                    part["repeat"] = context.say("board-repeat")
                else:
                    value += part["value"]
                seen.add(breed(card))
            else:
                part.update(objective(card, context))
            part["marks"] = shown(context.legal.get(id, []), view)
            part["from"] = element_ids.DRAW_PILE
            part["name"] = with_ways(context.say("card", card=card), id, view, context)
            cards.append(part)
    return {
        "ids": [element_ids.DRAW_PILE, *(card["id"] for card in cards)],
        "title": context.say("board-hand"),
        "cards": cards,
        "value": value,
        "value_word": context.say("board-hand-value"),
        "permanent": board["permanent_certificates"],
        "certificates": board["certificates"],
        "draw": {
            "id": element_ids.DRAW_PILE,
            "count": board["draw_size"],
            "name": with_ways(
                context.say("board-draw-pile", count=board["draw_size"]), element_ids.DRAW_PILE, view, context
            ),
            "word": context.say("board-deck"),
        },
        "discard": {
            "count": sum(board["discard"].values()),
            "word": context.say("board-discard"),
            "title": context.say("board-discard-pile"),
            "cards": pile(board["discard"], context),
        },
    }


def pile(cards: dict[str, int], context: DrawContext) -> list[Part]:
    """The cards of an open pile, each kind once with its number."""
    found = []
    for card, count in sorted(cards.items(), key=lambda each: NUMBER[each[0]]):
        entry: Part = {"count": count, "title": context.say("card", card=card), "breed": "", "value": 0}
        if is_cattle(card):
            entry.update(breed=breed(card), value=int(CARD_VALUE[NUMBER[card]]))
        found.append(entry)
    return found


# The markets.


def market(view: View, context: DrawContext) -> Part:
    """The cattle market: one stack for each kind of card, and what the viewer's cowboys can buy."""
    seat = context.viewer
    cowboys = 0 if seat is None else view["seats"][seat]["workers"]["cowboy"]
    if touched(context, "k-"):
        return _market(cowboys, view, context)
    left = sum(view["cattle_stack"].values())
    key = ("market", context.language, cowboys, left, packed(view["market"]))
    return remembered(key, lambda: _market(cowboys, view, context))


def _market(cowboys: int, view: View, context: DrawContext) -> Part:
    stacks = []
    for number in MARKET_CARDS:
        card = CARD_NAMES[number]
        count, id = view["market"].get(card, 0), element_ids.market_id(card)
        name = context.say("board-market-card", card=context.say("card", card=card), count=count)
        stacks.append(
            {
                "id": id,
                **cow(card, context),
                "count": count,
                "marks": shown(context.legal.get(id, []), view),
                "name": with_ways(name, id, view, context),
            }
        )
    left = sum(view["cattle_stack"].values())
    stack = element_ids.CATTLE_STACK
    return {
        "title": context.say("board-cattle-market"),
        "stacks": stacks,
        "ids": [stack, *(each["id"] for each in stacks)],
        "stack": {
            "id": stack,
            "count": left,
            "marks": shown(context.legal.get(stack, []), view),
            "name": with_ways(context.say("board-cattle-stack", count=left), stack, view, context),
        },
        "prices": [_prices(value, cowboys) for value in (3, 4, 5)],
    }


def _prices(value: int, cowboys: int) -> Part:
    """What cards of a breeding value cost; the ways for which the viewer has the cowboys are marked."""
    ways = sorted(
        {(row[3], 2 if row[2] >= 0 else 1, row[4]) for row in PURCHASES if CARD_VALUE[row[1]] == value}
    )
    return {
        "value": value,
        "ways": [{"cowboys": c, "cards": n, "dollars": d, "can": c <= cowboys} for c, n, d in ways],
    }


def pool(view: View, context: DrawContext) -> Part:
    """The objective cards that can be taken."""
    if touched(context, "o-"):
        return _pool(view, context)
    left = sum(view["objective_stack"].values())
    return remembered(("pool", context.language, left, packed(view["pool"])), lambda: _pool(view, context))


def _pool(view: View, context: DrawContext) -> Part:
    cards = []
    for card, count in view["pool"].items():
        for copy in range(count):
            id = element_ids.pool_id(card, copy)
            part = {"id": id, **objective(card, context), "marks": []}
            part["name"] = with_ways(context.say("card", card=card), id, view, context)
            cards.append(part)
    left, stack = sum(view["objective_stack"].values()), element_ids.OBJECTIVE_STACK
    return {
        "title": context.say("board-pool"),
        "cards": cards,
        "ids": [stack, *(each["id"] for each in cards)],
        "stack": {
            "id": stack,
            "count": left,
            "name": with_ways(context.say("board-objective-stack", count=left), stack, view, context),
        },
    }
