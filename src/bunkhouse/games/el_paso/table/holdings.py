"""What a player holds: workers, hand, tokens and piles."""

from typing import Final

from bunkhouse.engine.look import Look
from bunkhouse.engine.memory import packed
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
from bunkhouse.games.el_paso.table import names
from bunkhouse.games.el_paso.table.ground import builders_of
from bunkhouse.games.el_paso.table.names import HEADS, WORKER_SIGNS, Mark, Part, View, remembered
from bunkhouse.games.el_paso.table.ranch import buildings_of
from bunkhouse.games.el_paso.table.signs import Sign
from bunkhouse.games.el_paso.table.tokens import token
from bunkhouse.games.el_paso.table.touch import tag

_SIZES: Final = {"building": 0, "building_3plus": 3, "building_4plus": 4}
_CREW: Final = [names.crew_id(worker) for worker in WORKER_NAMES]
_HELD: Final = ("hand", "hand_size", "hand_value", "permanent_certificates", "certificates")
"""The fields of a seat that go with its hand."""
_HAS: Final = ("objectives", "bonuses", "workers", "discard", "hand_and_draw", "posts")
"""The fields of a seat that its tokens depend on."""


def crew(seat: int, view: View, look: Look) -> Part:
    """EP-26: the worker area; every worker can be discarded for a bonus, at any time."""
    own, counts = seat == look.viewer, view["seats"][seat]["workers"]
    using = own and any(_uses(id, look) for id in _CREW)
    free = tuple(_notation(id, look) if own else "" for id in _CREW)
    cls = tuple("wc anytime" if own and _at_any_time(id, look) else "wc" for id in _CREW)
    key = ("crew", look.language, own, using, free, cls, packed(counts))
    return remembered(key, lambda: _drawn_crew(counts, own, using, free, cls, look))


def _drawn_crew(
    counts: dict[str, int], own: bool, using: bool, free: tuple[str, ...], cls: tuple[str, ...], look: Look
) -> Part:
    return {
        "title": look.say("board-workers"),
        "cards": [
            _worker(number, counts.get(worker, 0), free[number], cls[number], look)
            for number, worker in enumerate(WORKER_NAMES)
        ],
        "use": look.say("board-use") if using else "",
        "hint": look.say("board-any-time") if own else "",
        "ids": _CREW if own else ["-"],
    }


def _uses(id: str, look: Look) -> bool:
    return any(ACTIONS.kind(code) in (kinds.DISMISS, kinds.EXCHANGE) for code in look.legal.get(id, ()))


def _at_any_time(id: str, look: Look) -> bool:
    """EP-26, EP-27: whether a piece offers only what is always possible, and not what is asked for now."""
    codes = look.legal.get(id)
    always = (kinds.DISMISS, kinds.EXCHANGE, kinds.HURRY)
    return bool(codes) and all(ACTIONS.kind(code) in always for code in codes or ())


def _worker(number: int, count: int, free: str, cls: str, look: Look) -> Part:
    key = ("hired", look.language, number, count, free, cls)
    return remembered(key, lambda: _drawn_worker(number, count, free, cls, look))


def _drawn_worker(number: int, count: int, free: str, cls: str, look: Look) -> Part:
    worker = WORKER_NAMES[number]
    id = names.crew_id(worker)
    return {
        "id": id,
        "cls": cls,
        "worker": worker,
        "sign": WORKER_SIGNS[worker],
        "count": count,
        "under": min(count, 3) - 1,
        "bonus": _bonus(number),
        "step": look.say("board-extra-step", count=int(BONUS_STEPS[number])) if BONUS_STEPS[number] else "",
        "name": look.say("board-crew", worker=worker, count=count),
        "tip": f"worker-{worker}",
        "free": free,
        "do": look.say("board-use-now", name=look.say("board-crew", worker=worker, count=count)),
    }


def _notation(id: str, look: Look) -> str:
    """The free action that a piece stands for out of turn; empty when there is none."""
    codes = look.free.get(id)
    return ACTIONS.notation(codes[0]) if codes else ""


def _bonus(number: int) -> list[Sign]:
    """EP-57 to EP-60 in signs."""
    if BONUS_CERTIFICATES[number]:
        return [("cost", str(int(BONUS_COST[number]))), ("arrow",), ("use", "cert")]
    return [("coin", str(int(BONUS_DOLLARS[number])))] if BONUS_DOLLARS[number] else []


def hand(seat: int, view: View, look: Look) -> Part:
    """The cards in hand with what they are worth in a delivery (EP-82 to EP-85)."""
    item = view["seats"][seat]
    held: dict[str, int] = item["hand"] or {}
    cards = [(cow, copy + 1) for cow in COW_NAMES for copy in range(held.get(cow, 0))]
    marks = [_card_marks(names.card_id(*card), view, look) for card in cards] if look.legal else []
    key = ("hand", look.language, packed([item[field] for field in _HELD], marks))
    return remembered(key, lambda: _drawn_hand(cards, marks or [[]] * len(cards), item, look))


def _drawn_hand(cards: list[tuple[str, int]], marks: list[list[Mark]], item: Part, look: Look) -> Part:
    size, hidden = item["hand_size"], item["hand"] is None
    return {
        "title": look.say("board-hand"),
        "cards": [_card(cow, copy, tag, look) for (cow, copy), tag in zip(cards, marks, strict=True)],
        "backs": size if hidden else 0,
        "count": look.say("board-hand-size", count=size),
        "worth": None if hidden else _worth(item, look),
        "ids": [names.card_id(*card) for card in cards] or ["-"],
    }


def _card(cow: str, copy: int, marks: list[Mark], look: Look) -> Part:
    key = ("card", look.language, cow, copy, tuple(marks))
    return remembered(key, lambda: _drawn_card(cow, copy, marks, look))


def _drawn_card(cow: str, copy: int, marks: list[Mark], look: Look) -> Part:
    number, id = COW_NAMES.index(cow), names.card_id(cow, copy)
    return {
        "id": id,
        "cow": cow,
        "head": HEADS[cow],
        "value": int(BREEDING[number]),
        "points": int(CARD_VP[number]),
        "title": look.say("cow", cow=cow),
        "name": look.say("board-card", cow=cow, value=int(BREEDING[number])),
        "marks": marks,
        "tip": f"cow-{cow}",
        "from": {"data-from": names.DRAW_PILE},
    }


def _card_marks(id: str, view: View, look: Look) -> list[Mark]:
    codes = look.legal.get(id, ())
    sold = [mark for code in codes if ACTIONS.kind(code) == kinds.DISCARD for mark in tag(code, view)]
    if sold:
        return [("", names.money(sold[0][1], look))]
    removed = any(ACTIONS.kind(code) == kinds.REMOVE for code in codes)
    return [("trash", "")] if removed else []


def _worth(item: Part, look: Look) -> Part:
    fixed, track = item["permanent_certificates"], item["certificates"]
    best = item["hand_value"] + track
    return {
        "word": look.say("board-herd"),
        "herd": item["hand_value"] - fixed,
        "fixed": fixed,
        "track": track,
        "best": best,
        "name": look.say(
            "board-worth", value=item["hand_value"] - fixed, fixed=fixed, track=track, best=best
        ),
    }


def tokens(seat: int, view: View, look: Look) -> Part:
    """The own tokens, the exchange tokens and the piles."""
    item, own = view["seats"][seat], seat == look.viewer
    count, using = item["exchange_tokens"], _uses(names.EXCHANGE, look)
    free = _notation(names.EXCHANGE, look) if own else ""
    key = ("tokens", look.language, own, item["draw_size"], count, using, free)
    state = packed([item[field] for field in _HAS], buildings_of(seat, view))
    exchange = ("exchange", look.language, count, using, free)
    return remembered(
        (*key, state),
        lambda: {
            **_tokens(seat, view, look),
            "exchange": remembered(exchange, lambda: _exchange(count, using, free, look)),
            "ids": [names.EXCHANGE] if own else ["-"],
        },
    )


def _tokens(seat: int, view: View, look: Look) -> Part:
    item, have = view["seats"][seat], elements(seat, view)
    return {
        "title": look.say("board-tokens"),
        "held": [token(name, have, look) for name in [*item["objectives"], *item["bonuses"]]],
        "none": look.say("board-no-tokens"),
        "draw": {"id": names.DRAW_PILE, "count": item["draw_size"], "word": look.say("board-draw-pile")},
        "discard": {"count": sum(item["discard"].values()), "word": look.say("board-discard-pile")},
    }


def _exchange(count: int, using: bool, free: str, look: Look) -> Part:
    name = look.say("board-exchange", count=count)
    return {
        "id": names.EXCHANGE,
        "count": count,
        "word": look.say("board-exchange-word"),
        "name": name,
        "marks": [("ui-play", look.say("board-use"))] if using else [],
        "free": free,
        "do": look.say("board-use-now", name=name),
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
