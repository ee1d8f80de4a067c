"""What lies before a player: the board with its discs, the workers, the hand, the tokens and the piles."""

from typing import Any, Final

from bunkhouse.engine.look import Look
from bunkhouse.games.el_paso import actions as kinds
from bunkhouse.games.el_paso.actions import ACTIONS
from bunkhouse.games.el_paso.components import (
    AUX_AT_START,
    AUX_DISC,
    AUX_NAMES,
    BONUS_CERTIFICATES,
    BONUS_COST,
    BONUS_DOLLARS,
    BONUS_STEPS,
    BREEDING,
    CARD_VP,
    COW_NAMES,
    DATA,
    DISC_CERTIFICATES,
    DISC_DARK,
    DISC_DOLLARS,
    DISC_HAND,
    DISC_NAMES,
    DISC_STEPS,
    HAND_LIMIT,
    MOST_BUILDINGS,
    MOST_CERTIFICATES,
    POST_DARK,
    POST_NAMES,
    STEP_LIMIT,
    TRACK,
    WORKER_NAMES,
)
from bunkhouse.games.el_paso.table import names
from bunkhouse.games.el_paso.table.ground import builders_of
from bunkhouse.games.el_paso.table.names import HEADS, WORKER_SIGNS, Mark, View
from bunkhouse.games.el_paso.table.offers import token
from bunkhouse.games.el_paso.table.signs import AUXILIARIES, Sign
from bunkhouse.games.el_paso.table.touch import tag

_SIZES: Final = {"building": 0, "building_3plus": 3, "building_4plus": 4}
_LOCKED: Final = 0


def shown_seat(view: View, look: Look) -> int:
    """Whose ranch the dock shows: the viewer's; to a spectator the one on turn."""
    return look.viewer if look.viewer is not None else int(view["actor"] or 0)


def ranch(seat: int, view: View, look: Look, own: bool) -> dict[str, Any]:
    """The player board and what is written above it; ``own`` is the one that can be played on."""
    item = view["seats"][seat]
    aux = [_auxiliary(number, item, look) for number in range(len(AUX_NAMES))]
    limits = _limits(item, look)
    track = _track(item, look)
    discs = [slot for row in aux for slot in (row["lock"], row["boost"]) if slot] + [
        row["disc"] for row in limits
    ]
    return {
        "own": own,
        "seat": seat,
        "colour": look.colours[seat],
        "title": look.say("board-your-ranch") if own else look.say("board-ranch-of", name=look.names[seat]),
        "money": item["money"],
        "money_name": look.say("board-money", dollars=item["money"]),
        "discs": item["discs_left"],
        "built": f"{len(buildings_of(seat, view))}/{int(MOST_BUILDINGS)}",
        "discs_name": discs_line(seat, item, view, look),
        "discs_id": names.discs_id(seat) if own else "",
        "aux": aux,
        "limits": limits,
        "track": track,
        "certificates": item["certificates"],
        "words": {
            "aux": look.say("board-auxiliary"),
            "track": look.say("board-certificates", count=item["certificates"]),
        },
        "ids": [slot["id"] for slot in [*aux, *discs, *track]],
    }


def discs_line(seat: int, item: dict[str, Any], view: View, look: Look) -> str:
    built = len(buildings_of(seat, view))
    return look.say("board-discs", discs=item["discs_left"], built=built, most=int(MOST_BUILDINGS))


def buildings_of(seat: int, view: View) -> list[str]:
    """The buildings that bear a seat's marker."""
    tiles = [lies for lies in view["trail"].values() if isinstance(lies, dict)]
    return [lies["building"] for lies in tiles if lies["seat"] == seat]


def _auxiliary(number: int, item: dict[str, Any], look: Look) -> dict[str, Any]:
    """EP-72: available, locked by a disc, or strengthened once its disc is gone."""
    name = AUX_NAMES[number]
    level = item["auxiliary"][name]
    plain, strong = AUXILIARIES[name]
    disc = _disc(DISC_NAMES[int(AUX_DISC[number])], item, look)
    starts = bool(AUX_AT_START[number])
    symbol = strong if level > 1 else plain
    told = look.say("table-symbol", **symbol.words)
    return {
        "id": names.aux_id(name),
        "open": level > _LOCKED,
        "lock": None if starts else disc,
        "boost": disc if starts else None,
        "signs": symbol.signs,
        "better": strong.signs if starts and disc["there"] else [],
        "name": look.say("board-aux", number=name, level=min(level, 1), action=told),
        "tip": f"aux-{name}",
    }


def _disc(disc: str, item: dict[str, Any], look: Look) -> dict[str, Any]:
    """EP-88 to EP-90: a disc on its field, or the empty field."""
    number = DISC_NAMES.index(disc)
    dollars, dark = int(DISC_DOLLARS[number]), bool(DISC_DARK[number])
    return {
        "id": names.disc_id(disc),
        "there": disc not in item["cleared"],
        "dark": dark,
        "dollars": dollars,
        "name": look.say("board-disc", disc=disc, dark=int(dark), dollars=dollars),
        "tip": f"disc-{disc}",
    }


def _limits(item: dict[str, Any], look: Look) -> list[dict[str, Any]]:
    """The fields that raise a limit or give a permanent certificate."""
    rows: list[dict[str, Any]] = []
    for number, disc in enumerate(DISC_NAMES):
        slot = _disc(disc, item, look)
        up = not slot["there"]
        if DISC_STEPS[number]:
            low = int(STEP_LIMIT)
            steps = [(str(low), not up), (str(low + int(DISC_STEPS[number])), up)]
            rows.append({"kind": "steps", "sign": "boot", "values": steps, "disc": slot})
        elif DISC_HAND[number]:
            low = int(HAND_LIMIT)
            cards = [(str(low), not up), (str(low + int(DISC_HAND[number])), up)]
            rows.append({"kind": "hand", "sign": "cards", "values": cards, "disc": slot})
        elif DISC_CERTIFICATES[number]:
            gain = [(f"+{int(DISC_CERTIFICATES[number])}", up)]
            rows.append({"kind": "permanent", "sign": "pcert", "values": gain, "disc": slot})
    order = ("steps", "hand", "permanent")
    rows.sort(key=lambda row: order.index(row["kind"]))
    for row in rows:
        row["word"] = look.say("board-limit", kind=row["kind"])
    return rows


def _track(item: dict[str, Any], look: Look) -> list[dict[str, Any]]:
    """EP-49: the certificate track, the marker on its field."""
    return [
        {
            "id": names.field_id(int(value)),
            "value": int(value),
            "marker": item["certificates"] == value,
            "name": look.say("board-field", value=int(value)),
            "tip": "certificates",
        }
        for value in TRACK
    ]


# Workers, hand and tokens.


def crew(seat: int, view: View, look: Look) -> dict[str, Any]:
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


def _worker(number: int, item: dict[str, Any], own: bool, look: Look) -> dict[str, Any]:
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


def hand(seat: int, view: View, look: Look) -> dict[str, Any]:
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


def _card(cow: str, copy: int, view: View, look: Look) -> dict[str, Any]:
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
        return [("", f"{sold[0][1]} $")]
    removed = any(ACTIONS.kind(code) == kinds.REMOVE for code in codes)
    return [("trash", "")] if removed else []


def _worth(item: dict[str, Any], look: Look) -> dict[str, Any]:
    fixed, track = item["permanent_certificates"], item["certificates"]
    best = item["hand_value"] + track
    return {
        "word": look.say("board-herd"),
        "herd": item["hand_value"] - fixed,
        "fixed": fixed,
        "track": track,
        "best": best,
        "name": look.say("board-worth", value=item["hand_value"] - fixed, fixed=fixed, track=track, best=best),
    }


def tokens(seat: int, view: View, look: Look) -> dict[str, Any]:
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


def _exchange(item: dict[str, Any], own: bool, look: Look) -> dict[str, Any]:
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


assert DATA["constants"]["certificate_track_max"] == MOST_CERTIFICATES
