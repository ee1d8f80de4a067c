"""Beside the prompt: the phase of the turn, the printed actions at hand, and ways to pay."""

from typing import Any, Final

from bunkhouse.engine.look import Look
from bunkhouse.games.el_paso import actions as kinds
from bunkhouse.games.el_paso.actions import ACTIONS
from bunkhouse.games.el_paso.table import names
from bunkhouse.games.el_paso.table.moment import PHASES, Moment
from bunkhouse.games.el_paso.table.names import View
from bunkhouse.games.el_paso.table.touch import paid_with, tag

_LETTERS: Final = "ABC"


def asking(view: View, look: Look) -> dict[str, Any]:
    moment = Moment(view)
    mine = view["actor"] is not None and view["actor"] == look.viewer
    return {
        "phases": [
            {"on": phase == moment.phase, "letter": letter, "word": look.say("board-phase", phase=phase)}
            for letter, phase in zip(_LETTERS, PHASES, strict=True)
        ]
        if moment.phase
        else [],
        "chips": chips(moment, look) if mine else [],
        "picks": _picks(view, look) if mine else [],
    }


def chips(moment: Moment, look: Look) -> list[dict[str, Any]]:
    """The printed actions of the stop, train card or post that is being used."""
    return [
        {
            "id": names.chip_id(number),
            "signs": symbol.signs,
            "name": look.say("table-symbol", **symbol.words),
            "used": moment.is_used(number),
        }
        for number, symbol in enumerate(moment.symbols)
    ]


def _picks(view: View, look: Look) -> list[dict[str, Any]]:
    """Payments and certificates: few ways to do one thing, each a button with signs."""
    codes = sorted({code for found in look.legal.values() for code in found})
    return [_pick(code, view, look) for code in codes if ACTIONS.kind(code) in (kinds.PAY, kinds.SPEND)]


def _pick(code: int, view: View, look: Look) -> dict[str, Any]:
    at = code - int(ACTIONS.kind(code))
    pick: dict[str, Any] = {"action": ACTIONS.notation(code), "marks": tag(code, view), "total": 0}
    if ACTIONS.kind(code) == kinds.SPEND:
        pick["total"] = int(view["seats"][view["actor"]]["hand_value"]) + at
        pick["name"] = look.say("action-spend", certificates=at, value=pick["total"])
    else:
        worker, needed = paid_with(view)
        pick["name"] = look.say("action-pay", worker=worker, specialists=needed - at, versatile=at)
    return pick
