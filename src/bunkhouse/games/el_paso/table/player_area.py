"""What a player holds: workers, hand, tokens and piles."""

from typing import Final

from typing_extensions import TypedDict

from bunkhouse.drawing.clicks import Mark
from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.el_paso import actions as kinds
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso.actions import ACTIONS
from bunkhouse.games.el_paso.table import element_ids
from bunkhouse.games.el_paso.table.amounts import money
from bunkhouse.games.el_paso.table.board_layout import builders_of
from bunkhouse.games.el_paso.table.cards import HEADS, WORKER_SIGNS
from bunkhouse.games.el_paso.table.clicks import CLICKS
from bunkhouse.games.el_paso.table.printed_actions import Sign
from bunkhouse.games.el_paso.table.ranch import buildings_of
from bunkhouse.games.el_paso.table.tokens import token
from bunkhouse.games.el_paso.view_types import Cards, View

_CREW: Final = [element_ids.crew_id(worker) for worker in c.WORKER_NAMES]
_FIRST: Final = int(c.FIRST_BUILDING)
_BUILDING_NEEDS: Final = list(zip(c.TASK_NAMES[_FIRST:], c.BUILDING_SIZES, strict=False))
"""The sizes of buildings that an objective can ask for, by name."""
_DARK: Final = [post for number, post in enumerate(c.POST_NAMES) if c.POST_DARK[number]]


# Workers.


def crew(seat: int, view: View, context: DrawContext) -> PartDict:
    """EP-26: the worker area; every worker can be discarded for a bonus, at any time."""
    own = seat == context.viewer
    using = own and any(_uses(id, context) for id in _CREW)
    free = [_notation(id, context) if own else "" for id in _CREW]
    cls = ["wc anytime" if own and _at_any_time(id, context) else "wc" for id in _CREW]
    return _crew(context.texts, view["seats"][seat]["workers"], own, using, free, cls)


@cached_part
def _crew(texts: Texts, counts: Cards, own: bool, using: bool, free: list[str], cls: list[str]) -> PartDict:
    return {
        "title": texts.say("board-workers"),
        "cards": [
            _worker(texts, number, counts.get(worker, 0), free[number], cls[number])
            for number, worker in enumerate(c.WORKER_NAMES)
        ],
        "use": texts.say("board-use") if using else "",
        "hint": texts.say("board-any-time") if own else "",
        "ids": _CREW if own else ["-"],
    }


def _uses(id: str, context: DrawContext) -> bool:
    return any(ACTIONS.kind(code) in (kinds.DISMISS, kinds.EXCHANGE) for code in context.legal.get(id, ()))


def _at_any_time(id: str, context: DrawContext) -> bool:
    """EP-26, EP-27: whether a piece offers only what is always possible, and not what is asked for now."""
    codes = context.legal.get(id, [])
    always = (kinds.DISMISS, kinds.EXCHANGE, kinds.HURRY)
    return bool(codes) and all(ACTIONS.kind(code) in always for code in codes)


def _notation(id: str, context: DrawContext) -> str:
    """The free action that a piece stands for out of turn; empty when there is none."""
    codes = context.free.get(id)
    return ACTIONS.notation(codes[0]) if codes else ""


@cached_part
def _worker(texts: Texts, number: int, count: int, free: str, cls: str) -> PartDict:
    worker, further = c.WORKER_NAMES[number], int(c.BONUS_STEPS[number])
    name = texts.say("board-crew", worker=worker, count=count)
    return {
        "id": element_ids.crew_id(worker),
        "cls": cls,
        "worker": worker,
        "sign": WORKER_SIGNS[worker],
        "count": count,
        "under": min(count, 3) - 1,
        "bonus": _bonus(number),
        "step": texts.say("board-extra-step", count=further) if further else "",
        "name": name,
        "tip": f"worker-{worker}",
        "free": free,
        "do": texts.say("board-use-now", name=name),
    }


def _bonus(number: int) -> list[Sign]:
    """EP-57 to EP-60 in signs."""
    if c.BONUS_CERTIFICATES[number]:
        return [("cost", str(int(c.BONUS_COST[number]))), ("arrow",), ("use", "cert")]
    return [("coin", str(int(c.BONUS_DOLLARS[number])))] if c.BONUS_DOLLARS[number] else []


# The hand.


def hand(seat: int, view: View, context: DrawContext) -> PartDict:
    """The cards in hand with what they are worth in a delivery (EP-82 to EP-85)."""
    item = view["seats"][seat]
    cards = [(cow, copy) for cow in c.COW_NAMES for copy in range(1, (item["hand"] or {}).get(cow, 0) + 1)]
    marks = [
        _card_marks(element_ids.card_id(*card), view, context) if context.legal else [] for card in cards
    ]
    value, fixed = item["hand_value"], item["permanent_certificates"]
    worth = None if value is None else (value - fixed, fixed, item["certificates"])
    return _hand(context.texts, cards, marks, item["hand_size"], worth)


@cached_part
def _hand(
    texts: Texts,
    cards: list[tuple[str, int]],
    marks: list[list[Mark]],
    size: int,
    worth: tuple[int, int, int] | None,
) -> PartDict:
    """``worth``: of the herd, of permanent certificates and of those on the track; None while hidden."""
    return {
        "title": texts.say("board-hand"),
        "cards": [_card(texts, cow, copy, tag) for (cow, copy), tag in zip(cards, marks, strict=True)],
        "backs": size if worth is None else 0,
        "count": texts.say("board-hand-size", count=size),
        "worth": None if worth is None else _worth(texts, *worth),
        "ids": [element_ids.card_id(*card) for card in cards] or ["-"],
    }


@cached_part
def _card(texts: Texts, cow: str, copy: int, marks: list[Mark]) -> PartDict:
    number = c.COW_NAMES.index(cow)
    value = int(c.BREEDING[number])
    return {
        "id": element_ids.card_id(cow, copy),
        "cow": cow,
        "head": HEADS[cow],
        "value": value,
        "points": int(c.CARD_VP[number]),
        "title": texts.say("cow", cow=cow),
        "name": texts.say("board-card", cow=cow, value=value),
        "marks": marks,
        "tip": f"cow-{cow}",
        "from": {"data-from": element_ids.DRAW_PILE},
    }


def _card_marks(id: str, view: View, context: DrawContext) -> list[Mark]:
    codes = context.legal.get(id, ())
    sold = [mark for code in codes if ACTIONS.kind(code) == kinds.DISCARD for mark in CLICKS.tag(code, view)]
    if sold:
        return [("", money(context.texts, sold[0][1]))]
    return [("trash", "")] if any(ACTIONS.kind(code) == kinds.REMOVE for code in codes) else []


def _worth(texts: Texts, herd: int, fixed: int, track: int) -> PartDict:
    best = herd + fixed + track
    return {
        "word": texts.say("board-herd"),
        "herd": herd,
        "fixed": fixed,
        "track": track,
        "best": best,
        "name": texts.say("board-worth", value=herd, fixed=fixed, track=track, best=best),
    }


# Tokens and piles.


class Belongings(TypedDict):
    """The tokens of a seat, and what objectives can ask for."""

    objectives: list[str]
    bonuses: list[str]
    cards: list[Cards]
    buildings: list[str]
    posts: dict[str, int]


def belongings(seat: int, view: View) -> Belongings:
    item = view["seats"][seat]
    return {
        "objectives": item["objectives"],
        "bonuses": item["bonuses"],
        "cards": [item["workers"], item["discard"], item["hand_and_draw"]],
        "buildings": buildings_of(seat, view),
        "posts": item["posts"],
    }


def held_tokens(texts: Texts, owned: Belongings) -> list[PartDict]:
    """The tokens of a seat; what objectives ask for is ticked off as far as it is there (EP-110)."""
    have: dict[str, int] = {"bonus_token": len(owned["bonuses"])}
    for pile in owned["cards"]:
        for card, count in pile.items():
            have[card] = have.get(card, 0) + count
    sizes = [builders_of(name) for name in owned["buildings"]]
    have |= {need: sum(1 for size in sizes if size >= least) for need, least in _BUILDING_NEEDS}
    have["dark_disc"] = sum(owned["posts"].get(post, 0) for post in _DARK)
    return [token(texts, name, have) for name in [*owned["objectives"], *owned["bonuses"]]]


def tokens(seat: int, view: View, context: DrawContext) -> PartDict:
    """The own tokens, the exchange tokens and the piles."""
    item, own = view["seats"][seat], seat == context.viewer
    return _tokens(
        context.texts,
        belongings(seat, view),
        item["draw_size"],
        sum(item["discard"].values()),
        item["exchange_tokens"],
        _uses(element_ids.EXCHANGE, context),
        _notation(element_ids.EXCHANGE, context) if own else "",
        own,
    )


@cached_part
def _tokens(
    texts: Texts,
    owned: Belongings,
    draw: int,
    discard: int,
    exchange: int,
    using: bool,
    free: str,
    own: bool,
) -> PartDict:
    return {
        "title": texts.say("board-tokens"),
        "held": held_tokens(texts, owned),
        "none": texts.say("board-no-tokens"),
        "draw": {"id": element_ids.DRAW_PILE, "count": draw, "word": texts.say("board-draw-pile")},
        "discard": {"count": discard, "word": texts.say("board-discard-pile")},
        "exchange": _exchange(texts, exchange, using, free),
        "ids": [element_ids.EXCHANGE] if own else ["-"],
    }


@cached_part
def _exchange(texts: Texts, count: int, using: bool, free: str) -> PartDict:
    name = texts.say("board-exchange", count=count)
    return {
        "id": element_ids.EXCHANGE,
        "count": count,
        "word": texts.say("board-exchange-word"),
        "name": name,
        "marks": [("ui-play", texts.say("board-use"))] if using else [],
        "free": free,
        "do": texts.say("board-use-now", name=name),
    }
