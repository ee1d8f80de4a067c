"""The other players: a line for everyone beside the board, and all they have when it is opened."""

from bunkhouse.engine.look import Look
from bunkhouse.engine.memory import packed
from bunkhouse.games.el_paso.components import CARD_NAMES, COW_NAMES, WORKER_NAMES
from bunkhouse.games.el_paso.table import names
from bunkhouse.games.el_paso.table.holdings import elements
from bunkhouse.games.el_paso.table.names import HEADS, WORKER_SIGNS, Part, View, remembered
from bunkhouse.games.el_paso.table.offers import token
from bunkhouse.games.el_paso.table.ranch import buildings_of, ranch, shown_seat


def lines(view: View, look: Look) -> list[Part]:
    """What everybody sees of everybody at a glance."""
    dock = shown_seat(view, look)
    return [_line(seat, seat == dock, view["seats"][seat], look) for seat in range(len(view["seats"]))]


def _line(seat: int, in_dock: bool, item: Part, look: Look) -> Part:
    counts = (item["money"], item["certificates"], item["exchange_tokens"], item["discs_left"])
    key = ("line", look.language, look.names[seat], look.colours[seat], seat, in_dock, *counts)
    return remembered((*key, packed(item["workers"])), lambda: _drawn_line(seat, in_dock, item, look))


def _drawn_line(seat: int, in_dock: bool, item: Part, look: Look) -> Part:
    return {
        "seat": seat,
        "colour": look.colours[seat],
        "open": "" if in_dock else look.say("board-open-ranch", name=look.names[seat]),
        "sheet": f"ranch-{seat}",
        "money": item["money"],
        "money_name": look.say("board-money", dollars=item["money"]),
        "workers": [
            {"sign": WORKER_SIGNS[worker], "count": item["workers"].get(worker, 0)} for worker in WORKER_NAMES
        ],
        "workers_name": _told_workers(item, look),
        "certificates": item["certificates"],
        "certificates_name": look.say("board-certificates", count=item["certificates"]),
        "exchange": item["exchange_tokens"],
        "exchange_name": look.say("board-exchange", count=item["exchange_tokens"]),
        "discs": item["discs_left"],
        "discs_id": "" if in_dock else names.discs_id(seat),
        "discs_name": look.say("board-discs-left", count=item["discs_left"]),
    }


def _told_workers(item: Part, look: Look) -> str:
    return ", ".join(
        look.say("board-crew", worker=worker, count=item["workers"].get(worker, 0)) for worker in WORKER_NAMES
    )


def sheets(view: View, look: Look) -> list[Part]:
    """Everything that lies before the others, to be opened on demand."""
    dock = shown_seat(view, look)
    return [_sheet(seat, view, look) for seat in range(len(view["seats"])) if seat != dock]


def _sheet(seat: int, view: View, look: Look) -> Part:
    key = ("sheet", look.language, look.names[seat], look.colours[seat], seat)
    seen = packed(view["seats"][seat], buildings_of(seat, view))
    return remembered((*key, seen), lambda: _drawn_sheet(seat, view, look))


def _drawn_sheet(seat: int, view: View, look: Look) -> Part:
    item = view["seats"][seat]
    have = elements(seat, view)
    held = [token(name, have, look) for name in [*item["objectives"], *item["bonuses"]]]
    hidden = item["hand"] is None
    return {
        "id": f"ranch-{seat}",
        "close": look.say("board-close"),
        "ranch": ranch(seat, view, look, own=False),
        "tokens": held,
        "tokens_word": look.say("board-tokens"),
        "none": look.say("board-no-tokens"),
        "piles": [
            _pile(look.say("board-workers"), item["workers"], look),
            _pile(look.say("board-hand-size", count=item["hand_size"]), item["hand"], look),
            _pile(look.say("board-discard-pile"), item["discard"], look),
            _pile(look.say("board-hand-and-draw"), item["hand_and_draw"] if hidden else None, look),
        ],
    }


def _pile(title: str, cards: dict[str, int] | None, look: Look) -> Part:
    return {"title": title, "cards": None if cards is None else counted(cards, look)}


def counted(cards: dict[str, int], look: Look) -> list[Part]:
    """Cards of a pile by kind."""
    return [
        {
            "cow": card if card in COW_NAMES else "",
            "sign": HEADS.get(card) or WORKER_SIGNS[card],
            "count": cards[card],
            "name": look.say("card", card=card),
        }
        for card in CARD_NAMES
        if card in cards
    ]
