"""The other players: a line for everyone beside the board, and all they have when it is opened."""

from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import packed
from bunkhouse.games.el_paso.components import CARD_NAMES, COW_NAMES, WORKER_NAMES
from bunkhouse.games.el_paso.table import element_ids
from bunkhouse.games.el_paso.table.element_ids import HEADS, WORKER_SIGNS, Part, View, remembered
from bunkhouse.games.el_paso.table.player_area import elements
from bunkhouse.games.el_paso.table.ranch import buildings_of, ranch, shown_seat
from bunkhouse.games.el_paso.table.tokens import token

_OPEN: Final = (
    "money",
    "certificates",
    "cleared",
    "auxiliary",
    "discs_left",
    "posts",
    "objectives",
    "bonuses",
    "workers",
    "hand",
    "hand_size",
    "discard",
    "hand_and_draw",
)
"""The fields of a seat that its sheet shows or that its tokens depend on."""


def lines(view: View, context: DrawContext) -> list[Part]:
    """What everybody sees of everybody at a glance."""
    dock = shown_seat(view, context)
    return [_line(seat, seat == dock, view["seats"][seat], context) for seat in range(len(view["seats"]))]


def _line(seat: int, in_dock: bool, item: Part, context: DrawContext) -> Part:
    counts = (item["money"], item["certificates"], item["exchange_tokens"], item["discs_left"])
    key = ("line", context.language, context.names[seat], context.colours[seat], seat, in_dock, *counts)
    return remembered((*key, packed(item["workers"])), lambda: _drawn_line(seat, in_dock, item, context))


def _drawn_line(seat: int, in_dock: bool, item: Part, context: DrawContext) -> Part:
    return {
        "seat": seat,
        "colour": context.colours[seat],
        "open": "" if in_dock else context.say("board-open-ranch", name=context.names[seat]),
        "sheet": f"ranch-{seat}",
        "money": item["money"],
        "money_name": context.say("board-money", dollars=item["money"]),
        "workers": [
            {
                "sign": WORKER_SIGNS[worker],
                "count": item["workers"].get(worker, 0),
                "tip": f"worker-{worker}",
            }
            for worker in WORKER_NAMES
        ],
        "workers_name": _told_workers(item, context),
        "certificates": item["certificates"],
        "certificates_name": context.say("board-certificates", count=item["certificates"]),
        "exchange": item["exchange_tokens"],
        "exchange_name": context.say("board-exchange", count=item["exchange_tokens"]),
        "discs": item["discs_left"],
        "discs_id": "" if in_dock else element_ids.discs_id(seat),
        "discs_name": context.say("board-discs-left", count=item["discs_left"]),
    }


def _told_workers(item: Part, context: DrawContext) -> str:
    return ", ".join(
        context.say("board-crew", worker=worker, count=item["workers"].get(worker, 0))
        for worker in WORKER_NAMES
    )


def sheets(view: View, context: DrawContext) -> list[Part | None]:
    """Everything that lies before the others, to be opened on demand."""
    dock = shown_seat(view, context)
    return [None if seat == dock else _sheet(seat, view, context) for seat in range(len(view["seats"]))]


def _sheet(seat: int, view: View, context: DrawContext) -> Part:
    item = view["seats"][seat]
    seen = packed([item[field] for field in _OPEN], buildings_of(seat, view))
    key = ("sheet", context.language, context.names[seat], context.colours[seat], seat, seen)
    return remembered(key, lambda: _drawn_sheet(seat, view, context))


def _drawn_sheet(seat: int, view: View, context: DrawContext) -> Part:
    item = view["seats"][seat]
    have = elements(seat, view)
    held = [token(name, have, context) for name in [*item["objectives"], *item["bonuses"]]]
    piles = [
        (context.say("board-workers"), item["workers"]),
        (context.say("board-hand-size", count=item["hand_size"]), item["hand"]),
        (context.say("board-discards"), item["discard"]),
        (
            context.say("board-hand-and-draw", count=item["hand_size"]),
            item["hand_and_draw"] if item["hand"] is None else None,
        ),
    ]
    return {
        "id": f"ranch-{seat}",
        "close": context.say("board-close"),
        "ranch": ranch(seat, view, context, own=False),
        "tokens": held,
        "tokens_word": context.say("board-tokens"),
        "none": context.say("board-no-tokens"),
        "piles": [_pile(title, cards, context) for title, cards in piles if cards is not None],
    }


def _pile(title: str, cards: dict[str, int], context: DrawContext) -> Part:
    key = ("pile", context.language, title, packed(cards))
    return remembered(key, lambda: {"title": title, "cards": counted(cards, context)})


def counted(cards: dict[str, int], context: DrawContext) -> list[Part]:
    """Cards of a pile by kind."""
    return [
        {
            "cow": card if card in COW_NAMES else "",
            "sign": HEADS.get(card) or WORKER_SIGNS[card],
            "count": cards[card],
            "name": context.say("card", card=card),
            "tip": f"cow-{card}" if card in COW_NAMES else f"worker-{card}",
        }
        for card in CARD_NAMES
        if card in cards
    ]
