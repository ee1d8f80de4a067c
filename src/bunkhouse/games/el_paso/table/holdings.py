"""What a player holds: workers, hand, tokens and piles."""

from typing import Final

from bunkhouse.engine.look import Look
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
from bunkhouse.games.el_paso.table.names import HEADS, WORKER_SIGNS, Mark, Part, View
from bunkhouse.games.el_paso.table.offers import token
from bunkhouse.games.el_paso.table.ranch import buildings_of
from bunkhouse.games.el_paso.table.signs import Sign
from bunkhouse.games.el_paso.table.touch import tag

_SIZES: Final = {"building": 0, "building_3plus": 3, "building_4plus": 4}


def crew(seat: int, view: View, look: Look) -> Part:
    """EP-26: the worker area; every worker can be discarded for a bonus, at any time."""
    item, own = view["seats"][seat], seat == look.viewer
    cards = [_worker(number, item, own, look) for number in range(len(WORKER_NAMES))]
    using = any(_uses(id, look) for id in [card["id"] for card in cards])
    return {
        "title": look.say("board-workers"),
        "cards": cards,
        "use": look.say("board-use") if own and using else "",
        "hint": look.say("board-any-time") if own else "",
        "ids": [card["id"] for card in cards] if own else ["-"],
    }


def _uses(id: str, look: Look) -> bool:
    return any(ACTIONS.kind(code) in (kinds.DISMISS, kinds.EXCHANGE) for code in look.legal.get(id, ()))


def _worker(number: int, item: Part, own: bool, look: Look) -> Part:
    worker = WORKER_NAMES[number]
    count, id = item["workers"].get(worker, 0), names.crew_id(worker)
    return {
        "id": id,
        "worker": worker,
        "sign": WORKER_SIGNS[worker],
        "count": count,
        "under": min(count, 3) - 1,
        "bonus": _bonus(number),
        "step": look.say("board-extra-step", count=int(BONUS_STEPS[number])) if BONUS_STEPS[number] else "",
        "name": look.say("board-crew", worker=worker, count=count),
        "tip": f"worker-{worker}",
        "free": _notation(id, look) if own else "",
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
    cards = item["hand"]
    drawn = [
        _card(cow, copy + 1, view, look) for cow in COW_NAMES for copy in range((cards or {}).get(cow, 0))
    ]
    size = item["hand_size"]
    return {
        "title": look.say("board-hand"),
        "cards": drawn,
        "backs": 0 if cards is not None else size,
        "count": look.say("board-hand-size", count=size),
        "worth": None if cards is None else _worth(item, look),
        "ids": [card["id"] for card in drawn] or ["-"],
    }


def _card(cow: str, copy: int, view: View, look: Look) -> Part:
    number, id = COW_NAMES.index(cow), names.card_id(cow, copy)
    return {
        "id": id,
        "cow": cow,
        "head": HEADS[cow],
        "value": int(BREEDING[number]),
        "points": int(CARD_VP[number]),
        "title": look.say("cow", cow=cow),
        "name": look.say("board-card", cow=cow, value=int(BREEDING[number])),
        "marks": _card_marks(id, view, look),
        "tip": f"cow-{cow}",
        "from": {"data-from": names.DRAW_PILE},
    }


def _card_marks(id: str, view: View, look: Look) -> list[Mark]:
    codes = look.legal.get(id, ())
    sold = [mark for code in codes for mark in tag(code, view) if ACTIONS.kind(code) == kinds.DISCARD]
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
    have = elements(seat, view)
    held = [token(name, have, look) for name in [*item["objectives"], *item["bonuses"]]]
    return {
        "title": look.say("board-tokens"),
        "held": held,
        "none": look.say("board-no-tokens"),
        "exchange": _exchange(item, own, look),
        "draw": {"id": names.DRAW_PILE, "count": item["draw_size"], "word": look.say("board-draw-pile")},
        "discard": {"count": sum(item["discard"].values()), "word": look.say("board-discard-pile")},
        "ids": [names.EXCHANGE] if own else ["-"],
    }


def _exchange(item: Part, own: bool, look: Look) -> Part:
    id, count = names.EXCHANGE, item["exchange_tokens"]
    name = look.say("board-exchange", count=count)
    return {
        "id": id,
        "count": count,
        "word": look.say("board-exchange-word"),
        "name": name,
        "marks": [("ui-play", look.say("board-use"))] if _uses(id, look) else [],
        "free": _notation(id, look) if own else "",
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
