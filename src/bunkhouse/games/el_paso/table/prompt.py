"""Beside the prompt: the phase of the turn, the printed actions at hand, and ways to pay."""

from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.engine.errors import Param
from bunkhouse.games.el_paso import actions as kinds
from bunkhouse.games.el_paso.actions import ACTIONS
from bunkhouse.games.el_paso.components import BONUS_CERTIFICATES, BONUS_COST, BONUS_DOLLARS, WORKER_NAMES
from bunkhouse.games.el_paso.table.cards import WORKER_SIGNS
from bunkhouse.games.el_paso.table.clicks import CLICKS, paid_with
from bunkhouse.games.el_paso.table.current_step import PHASES, PrintedActions, phase
from bunkhouse.games.el_paso.table.element_ids import chip_id
from bunkhouse.games.el_paso.table.printed_actions import buttons
from bunkhouse.games.el_paso.view_types import View

_LETTERS: Final = "ABC"


def prompt(view: View, context: DrawContext) -> PartDict:
    plain = _waiting(context.texts, phase(view))
    mine = view["actor"] is not None and view["actor"] == context.viewer
    if not mine and not context.free:
        return plain
    step = PrintedActions(view)
    chips = buttons(context.texts, step.symbols, step.used, "chipa", chip_id) if mine else []
    return {
        **plain,
        "chips": chips,
        "ids": [chip["id"] for chip in chips] or plain["ids"],
        "picks": _picks(view, context) if mine else [],
        "onward": mine and _only_free(context),
        "free": [_free(code, view, context) for code in _codes(context.free)],
        "free_word": context.texts.say("board-meanwhile") if context.free else "",
    }


@cached_part
def _waiting(texts: Texts, now: str) -> PartDict:
    """What stands there while nothing can be done."""
    phases = [
        {"on": phase == now, "letter": letter, "word": texts.say("board-phase", phase=phase)}
        for letter, phase in zip(_LETTERS, PHASES, strict=True)
    ]
    return {
        "phases": phases if now else [],
        "chips": [],
        "ids": ["-"],
        "picks": [],
        "onward": False,
        "free": [],
        "free_word": "",
    }


def _codes(actions: dict[str, list[int]]) -> list[int]:
    return sorted({code for found in actions.values() for code in found})


def _picks(view: View, context: DrawContext) -> list[PartDict]:
    """Payments and certificates: few ways to do one thing, each a button with signs."""
    draw = {kinds.PAY: _payment, kinds.SPEND: _certificates}
    found = [(code, draw.get(ACTIONS.kind(code))) for code in _codes(context.legal)]
    return [pick(code, view, context) for code, pick in found if pick is not None]


def _payment(code: int, view: View, context: DrawContext) -> PartDict:
    versatile, (worker, needed) = code - int(kinds.PAY), paid_with(view)
    said: dict[str, Param] = {"worker": worker, "specialists": needed - versatile, "versatile": versatile}
    return {
        "action": ACTIONS.notation(code),
        "marks": CLICKS.tag(code, view),
        "total": 0,
        "name": context.texts.say("action-pay", **said),
    }


def _certificates(code: int, view: View, context: DrawContext) -> PartDict:
    count, value = code - int(kinds.SPEND), view["seats"][view["actor"] or 0]["hand_value"] or 0
    return {
        "action": ACTIONS.notation(code),
        "marks": [("", f"+{count}"), ("cert", "")] if count else [("cards", str(value))],
        "total": value + count if count else 0,
        "name": context.texts.say("action-spend", certificates=count, value=value + count),
    }


def _only_free(context: DrawContext) -> bool:
    """Whether nothing can be touched but what can be done at any time: then going on is the thing to do."""
    return all(ACTIONS.kind(code) in (kinds.DISMISS, kinds.EXCHANGE) for code in _codes(context.legal))


def _free(code: int, view: View, context: DrawContext) -> PartDict:
    """EP-26, EP-27: what can be done while somebody else decides."""
    told = _exchange(context.texts) if code == kinds.EXCHANGE else _dismissal(code, context.texts)
    reveals = CLICKS.reveals(code, view)
    return {"action": ACTIONS.notation(code), "marks": CLICKS.tag(code, view), "reveals": reveals, **told}


def _exchange(texts: Texts) -> PartDict:
    return {"sign": "exchange", "tip": "exchange", "name": texts.say("action-exchange")}


def _dismissal(code: int, texts: Texts) -> PartDict:
    at = code - int(kinds.DISMISS)
    worker = WORKER_NAMES[at]
    name = texts.say(
        "action-dismiss",
        worker=worker,
        dollars=int(BONUS_DOLLARS[at]),
        cost=int(BONUS_COST[at]),
        certificates=int(BONUS_CERTIFICATES[at]),
    )
    return {"sign": WORKER_SIGNS[worker], "tip": f"worker-{worker}", "name": name}
