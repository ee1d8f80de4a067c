"""What a player holds: workers, hand, tokens and piles."""

from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import packed
from bunkhouse.games.el_paso import actions as kinds
from bunkhouse.games.el_paso.actions import ACTIONS
from bunkhouse.games.el_paso.components import (
    BONUS_CERTIFICATES,
    BONUS_COST,
    BONUS_DOLLARS,
    BONUS_STEPS,
    BREEDING,
    CARD_VP,
    COW_NAMES,
    POST_DARK,
    POST_NAMES,
    WORKER_NAMES,
)
from bunkhouse.games.el_paso.table import element_ids
from bunkhouse.games.el_paso.table.board_layout import builders_of
from bunkhouse.games.el_paso.table.clicks import tag
from bunkhouse.games.el_paso.table.element_ids import HEADS, WORKER_SIGNS, Mark, Part, View, remembered
from bunkhouse.games.el_paso.table.ranch import buildings_of
from bunkhouse.games.el_paso.table.signs import Sign
from bunkhouse.games.el_paso.table.tokens import token

_SIZES: Final = {"building": 0, "building_3plus": 3, "building_4plus": 4}
_CREW: Final = [element_ids.crew_id(worker) for worker in WORKER_NAMES]
_HELD: Final = ("hand", "hand_size", "hand_value", "permanent_certificates", "certificates")
"""The fields of a seat that go with its hand."""
_HAS: Final = ("objectives", "bonuses", "workers", "discard", "hand_and_draw", "posts")
"""The fields of a seat that its tokens depend on."""


def crew(seat: int, view: View, context: DrawContext) -> Part:
    """EP-26: the worker area; every worker can be discarded for a bonus, at any time."""
    own, counts = seat == context.viewer, view["seats"][seat]["workers"]
    using = own and any(_uses(id, context) for id in _CREW)
    free = tuple(_notation(id, context) if own else "" for id in _CREW)
    cls = tuple("wc anytime" if own and _at_any_time(id, context) else "wc" for id in _CREW)
    key = ("crew", context.language, own, using, free, cls, packed(counts))
    return remembered(key, lambda: _drawn_crew(counts, own, using, free, cls, context))


def _drawn_crew(
    counts: dict[str, int],
    own: bool,
    using: bool,
    free: tuple[str, ...],
    cls: tuple[str, ...],
    context: DrawContext,
) -> Part:
    return {
        "title": context.say("board-workers"),
        "cards": [
            _worker(number, counts.get(worker, 0), free[number], cls[number], context)
            for number, worker in enumerate(WORKER_NAMES)
        ],
        "use": context.say("board-use") if using else "",
        "hint": context.say("board-any-time") if own else "",
        "ids": _CREW if own else ["-"],
    }


def _uses(id: str, context: DrawContext) -> bool:
    return any(ACTIONS.kind(code) in (kinds.DISMISS, kinds.EXCHANGE) for code in context.legal.get(id, ()))


def _at_any_time(id: str, context: DrawContext) -> bool:
    """EP-26, EP-27: whether a piece offers only what is always possible, and not what is asked for now."""
    codes = context.legal.get(id)
    always = (kinds.DISMISS, kinds.EXCHANGE, kinds.HURRY)
    return bool(codes) and all(ACTIONS.kind(code) in always for code in codes or ())


def _worker(number: int, count: int, free: str, cls: str, context: DrawContext) -> Part:
    key = ("hired", context.language, number, count, free, cls)
    return remembered(key, lambda: _drawn_worker(number, count, free, cls, context))


def _drawn_worker(number: int, count: int, free: str, cls: str, context: DrawContext) -> Part:
    worker = WORKER_NAMES[number]
    id = element_ids.crew_id(worker)
    return {
        "id": id,
        "cls": cls,
        "worker": worker,
        "sign": WORKER_SIGNS[worker],
        "count": count,
        "under": min(count, 3) - 1,
        "bonus": _bonus(number),
        "step": context.say("board-extra-step", count=int(BONUS_STEPS[number]))
        if BONUS_STEPS[number]
        else "",
        "name": context.say("board-crew", worker=worker, count=count),
        "tip": f"worker-{worker}",
        "free": free,
        "do": context.say("board-use-now", name=context.say("board-crew", worker=worker, count=count)),
    }


def _notation(id: str, context: DrawContext) -> str:
    """The free action that a piece stands for out of turn; empty when there is none."""
    codes = context.free.get(id)
    return ACTIONS.notation(codes[0]) if codes else ""


def _bonus(number: int) -> list[Sign]:
    """EP-57 to EP-60 in signs."""
    if BONUS_CERTIFICATES[number]:
        return [("cost", str(int(BONUS_COST[number]))), ("arrow",), ("use", "cert")]
    return [("coin", str(int(BONUS_DOLLARS[number])))] if BONUS_DOLLARS[number] else []


def hand(seat: int, view: View, context: DrawContext) -> Part:
    """The cards in hand with what they are worth in a delivery (EP-82 to EP-85)."""
    item = view["seats"][seat]
    held: dict[str, int] = item["hand"] or {}
    cards = [(cow, copy + 1) for cow in COW_NAMES for copy in range(held.get(cow, 0))]
    marks = (
        [_card_marks(element_ids.card_id(*card), view, context) for card in cards] if context.legal else []
    )
    key = ("hand", context.language, packed([item[field] for field in _HELD], marks))
    return remembered(key, lambda: _drawn_hand(cards, marks or [[]] * len(cards), item, context))


def _drawn_hand(
    cards: list[tuple[str, int]], marks: list[list[Mark]], item: Part, context: DrawContext
) -> Part:
    size, hidden = item["hand_size"], item["hand"] is None
    return {
        "title": context.say("board-hand"),
        "cards": [_card(cow, copy, tag, context) for (cow, copy), tag in zip(cards, marks, strict=True)],
        "backs": size if hidden else 0,
        "count": context.say("board-hand-size", count=size),
        "worth": None if hidden else _worth(item, context),
        "ids": [element_ids.card_id(*card) for card in cards] or ["-"],
    }


def _card(cow: str, copy: int, marks: list[Mark], context: DrawContext) -> Part:
    key = ("card", context.language, cow, copy, tuple(marks))
    return remembered(key, lambda: _drawn_card(cow, copy, marks, context))


def _drawn_card(cow: str, copy: int, marks: list[Mark], context: DrawContext) -> Part:
    number, id = COW_NAMES.index(cow), element_ids.card_id(cow, copy)
    return {
        "id": id,
        "cow": cow,
        "head": HEADS[cow],
        "value": int(BREEDING[number]),
        "points": int(CARD_VP[number]),
        "title": context.say("cow", cow=cow),
        "name": context.say("board-card", cow=cow, value=int(BREEDING[number])),
        "marks": marks,
        "tip": f"cow-{cow}",
        "from": {"data-from": element_ids.DRAW_PILE},
    }


def _card_marks(id: str, view: View, context: DrawContext) -> list[Mark]:
    codes = context.legal.get(id, ())
    sold = [mark for code in codes if ACTIONS.kind(code) == kinds.DISCARD for mark in tag(code, view)]
    if sold:
        return [("", element_ids.money(sold[0][1], context))]
    removed = any(ACTIONS.kind(code) == kinds.REMOVE for code in codes)
    return [("trash", "")] if removed else []


def _worth(item: Part, context: DrawContext) -> Part:
    fixed, track = item["permanent_certificates"], item["certificates"]
    best = item["hand_value"] + track
    return {
        "word": context.say("board-herd"),
        "herd": item["hand_value"] - fixed,
        "fixed": fixed,
        "track": track,
        "best": best,
        "name": context.say(
            "board-worth", value=item["hand_value"] - fixed, fixed=fixed, track=track, best=best
        ),
    }


def tokens(seat: int, view: View, context: DrawContext) -> Part:
    """The own tokens, the exchange tokens and the piles."""
    item, own = view["seats"][seat], seat == context.viewer
    count, using = item["exchange_tokens"], _uses(element_ids.EXCHANGE, context)
    free = _notation(element_ids.EXCHANGE, context) if own else ""
    key = ("tokens", context.language, own, item["draw_size"], count, using, free)
    state = packed([item[field] for field in _HAS], buildings_of(seat, view))
    exchange = ("exchange", context.language, count, using, free)
    return remembered(
        (*key, state),
        lambda: {
            **_tokens(seat, view, context),
            "exchange": remembered(exchange, lambda: _exchange(count, using, free, context)),
            "ids": [element_ids.EXCHANGE] if own else ["-"],
        },
    )


def _tokens(seat: int, view: View, context: DrawContext) -> Part:
    item, have = view["seats"][seat], elements(seat, view)
    return {
        "title": context.say("board-tokens"),
        "held": [token(name, have, context) for name in [*item["objectives"], *item["bonuses"]]],
        "none": context.say("board-no-tokens"),
        "draw": {
            "id": element_ids.DRAW_PILE,
            "count": item["draw_size"],
            "word": context.say("board-draw-pile"),
        },
        "discard": {"count": sum(item["discard"].values()), "word": context.say("board-discard-pile")},
    }


def _exchange(count: int, using: bool, free: str, context: DrawContext) -> Part:
    name = context.say("board-exchange", count=count)
    return {
        "id": element_ids.EXCHANGE,
        "count": count,
        "word": context.say("board-exchange-word"),
        "name": name,
        "marks": [("ui-play", context.say("board-use"))] if using else [],
        "free": free,
        "do": context.say("board-use-now", name=name),
    }


def elements(seat: int, view: View) -> dict[str, int]:
    """EP-110: how many a seat has of everything that an objective can ask for."""
    item = view["seats"][seat]
    found: dict[str, int] = {"bonus_token": len(item["bonuses"])}
    for pile in ("workers", "discard", "hand_and_draw"):
        for card, count in item[pile].items():
            found[card] = found.get(card, 0) + count
    built = [builders_of(name) for name in buildings_of(seat, view)]
    found |= {need: sum(1 for size in built if size >= least) for need, least in _SIZES.items()}
    dark = [post for number, post in enumerate(POST_NAMES) if POST_DARK[number]]
    found["dark_disc"] = sum(item["posts"].get(post, 0) for post in dark)
    return found
