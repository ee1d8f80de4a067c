"""The other players: a line for everyone beside the board, and all they have when it is opened."""

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.el_paso.components import WORKER_NAMES
from bunkhouse.games.el_paso.table import element_ids
from bunkhouse.games.el_paso.table.cards import WORKER_SIGNS, pile
from bunkhouse.games.el_paso.table.player_area import Belongings, belongings, held_tokens
from bunkhouse.games.el_paso.table.ranch import Ranch, ranch, ranch_of, shown_seat
from bunkhouse.games.el_paso.view_types import Cards, View


def lines(view: View, context: DrawContext) -> list[PartDict]:
    """What everybody sees of everybody at a glance."""
    dock = shown_seat(view, context)
    return [
        _line(
            context.texts,
            seat,
            context.names[seat],
            context.colours[seat],
            seat == dock,
            item["money"],
            item["certificates"],
            item["exchange_tokens"],
            item["discs_left"],
            item["workers"],
        )
        for seat, item in enumerate(view["seats"])
    ]


@cached_part
def _line(
    texts: Texts,
    seat: int,
    name: str,
    colour: str,
    in_dock: bool,
    money: int,
    certificates: int,
    exchange_tokens: int,
    discs: int,
    workers: Cards,
) -> PartDict:
    counts = {worker: workers.get(worker, 0) for worker in WORKER_NAMES}
    return {
        "seat": seat,
        "colour": colour,
        "open": "" if in_dock else texts.say("board-open-ranch", name=name),
        "sheet": f"ranch-{seat}",
        "money": money,
        "money_name": texts.say("board-money", dollars=money),
        "workers": [
            {"sign": WORKER_SIGNS[worker], "count": count, "tip": f"worker-{worker}"}
            for worker, count in counts.items()
        ],
        "workers_name": ", ".join(
            texts.say("board-crew", worker=worker, count=count) for worker, count in counts.items()
        ),
        "certificates": certificates,
        "certificates_name": texts.say("board-certificates", count=certificates),
        "exchange": exchange_tokens,
        "exchange_name": texts.say("board-exchange", count=exchange_tokens),
        "discs": discs,
        "discs_id": "" if in_dock else element_ids.discs_id(seat),
        "discs_name": texts.say("board-discs-left", count=discs),
    }


def sheets(view: View, context: DrawContext) -> list[PartDict | None]:
    """Everything that lies before the others, to be opened on demand."""
    dock = shown_seat(view, context)
    return [None if seat == dock else _shown(seat, view, context) for seat in range(len(view["seats"]))]


def _shown(seat: int, view: View, context: DrawContext) -> PartDict:
    return _sheet(
        context.texts,
        seat,
        context.names[seat],
        context.colours[seat],
        ranch_of(seat, view),
        belongings(seat, view),
        view["seats"][seat]["hand"],
        view["seats"][seat]["hand_size"],
    )


@cached_part
def _sheet(
    texts: Texts,
    seat: int,
    name: str,
    colour: str,
    shown: Ranch,
    owned: Belongings,
    hand: Cards | None,
    hand_size: int,
) -> PartDict:
    """While the hand is hidden, hand and draw pile are shown as one."""
    workers, discard, hand_and_draw = owned["cards"]
    piles = [
        pile(texts, texts.say("board-workers"), workers),
        *([] if hand is None else [pile(texts, texts.say("board-hand-size", count=hand_size), hand)]),
        pile(texts, texts.say("board-discards"), discard),
    ]
    if hand is None:
        piles.append(pile(texts, texts.say("board-hand-and-draw", count=hand_size), hand_and_draw))
    return {
        "id": f"ranch-{seat}",
        "close": texts.say("board-close"),
        "ranch": ranch(texts, shown, seat, name, colour, False),
        "tokens": held_tokens(texts, owned),
        "tokens_word": texts.say("board-tokens"),
        "none": texts.say("board-no-tokens"),
        "piles": piles,
    }
