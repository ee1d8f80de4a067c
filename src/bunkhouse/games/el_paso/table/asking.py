"""Beside the prompt: the phase of the turn, the printed actions at hand, and ways to pay."""

from typing import Any, Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.games.el_paso import actions as kinds
from bunkhouse.games.el_paso.actions import ACTIONS
from bunkhouse.games.el_paso.components import BONUS_CERTIFICATES, BONUS_COST, BONUS_DOLLARS
from bunkhouse.games.el_paso.table import element_ids
from bunkhouse.games.el_paso.table.board_layout import printed
from bunkhouse.games.el_paso.table.clicks import paid_with, reveals, tag
from bunkhouse.games.el_paso.table.element_ids import WORKER_SIGNS, View, remembered
from bunkhouse.games.el_paso.table.moment import PHASES, Moment

_LETTERS: Final = "ABC"


def asking(view: View, context: DrawContext) -> dict[str, Any]:
    moment = Moment(view)
    mine = view["actor"] is not None and view["actor"] == context.viewer
    if mine or context.free:
        return _asking(moment, mine, view, context)
    return remembered(
        ("asking", context.language, moment.phase), lambda: _asking(moment, mine, view, context)
    )


def _asking(moment: Moment, mine: bool, view: View, context: DrawContext) -> dict[str, Any]:
    chips = printed(moment, context, "chipa", element_ids.chip_id) if mine else []
    return {
        "phases": _phases(moment.phase, context) if moment.phase else [],
        "chips": chips,
        "ids": [chip["id"] for chip in chips] or ["-"],
        "picks": _picks(view, context) if mine else [],
        "onward": mine and _only_free(context),
        "free": _free(view, context),
        "free_word": context.say("board-meanwhile") if context.free else "",
    }


def _phases(now: str, context: DrawContext) -> list[dict[str, Any]]:
    return remembered(
        ("phases", context.language, now),
        lambda: [
            {"on": phase == now, "letter": letter, "word": context.say("board-phase", phase=phase)}
            for letter, phase in zip(_LETTERS, PHASES, strict=True)
        ],
    )


def _picks(view: View, context: DrawContext) -> list[dict[str, Any]]:
    """Payments and certificates: few ways to do one thing, each a button with signs."""
    codes = sorted({code for found in context.legal.values() for code in found})
    return [_pick(code, view, context) for code in codes if ACTIONS.kind(code) in (kinds.PAY, kinds.SPEND)]


def _pick(code: int, view: View, context: DrawContext) -> dict[str, Any]:
    at = code - int(ACTIONS.kind(code))
    pick: dict[str, Any] = {"action": ACTIONS.notation(code), "marks": tag(code, view), "total": 0}
    if ACTIONS.kind(code) == kinds.SPEND:
        value = int(view["seats"][view["actor"]]["hand_value"])
        pick["marks"] = [("", f"+{at}"), ("cert", "")] if at else [("cards", str(value))]
        pick["total"] = value + at if at else 0
        pick["name"] = context.say("action-spend", certificates=at, value=value + at)
    else:
        worker, needed = paid_with(view)
        pick["name"] = context.say("action-pay", worker=worker, specialists=needed - at, versatile=at)
    return pick


def _only_free(context: DrawContext) -> bool:
    """Whether nothing can be touched but what can be done at any time: then going on is the thing to do."""
    return all(
        ACTIONS.kind(code) in (kinds.DISMISS, kinds.EXCHANGE)
        for codes in context.legal.values()
        for code in codes
    )


def _free(view: View, context: DrawContext) -> list[dict[str, Any]]:
    """EP-26, EP-27: what can be done while somebody else decides."""
    codes = sorted({code for found in context.free.values() for code in found})
    return [
        {
            "action": ACTIONS.notation(code),
            "sign": "exchange" if code == kinds.EXCHANGE else _worker_sign(code),
            "tip": "exchange" if code == kinds.EXCHANGE else f"worker-{ACTIONS.values(code)['worker']}",
            "marks": tag(code, view),
            "name": _free_name(code, context),
            "reveals": reveals(code, view),
        }
        for code in codes
    ]


def _worker_sign(code: int) -> str:
    return WORKER_SIGNS[ACTIONS.values(code)["worker"]]


def _free_name(code: int, context: DrawContext) -> str:
    if code == kinds.EXCHANGE:
        return context.say("action-exchange")
    at = code - int(kinds.DISMISS)
    return context.say(
        "action-dismiss",
        worker=ACTIONS.values(code)["worker"],
        dollars=int(BONUS_DOLLARS[at]),
        cost=int(BONUS_COST[at]),
        certificates=int(BONUS_CERTIFICATES[at]),
    )
