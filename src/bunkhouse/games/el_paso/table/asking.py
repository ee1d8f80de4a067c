"""Beside the prompt: the phase of the turn, the printed actions at hand, and ways to pay."""

from typing import Any, Final

from bunkhouse.engine.look import Look
from bunkhouse.games.el_paso import actions as kinds
from bunkhouse.games.el_paso.actions import ACTIONS
from bunkhouse.games.el_paso.components import BONUS_CERTIFICATES, BONUS_COST, BONUS_DOLLARS
from bunkhouse.games.el_paso.table import names
from bunkhouse.games.el_paso.table.ground import printed
from bunkhouse.games.el_paso.table.moment import PHASES, Moment
from bunkhouse.games.el_paso.table.names import WORKER_SIGNS, View, remembered
from bunkhouse.games.el_paso.table.touch import paid_with, reveals, tag

_LETTERS: Final = "ABC"


def asking(view: View, look: Look) -> dict[str, Any]:
    moment = Moment(view)
    mine = view["actor"] is not None and view["actor"] == look.viewer
    if mine or look.free:
        return _asking(moment, mine, view, look)
    return remembered(("asking", look.language, moment.phase), lambda: _asking(moment, mine, view, look))


def _asking(moment: Moment, mine: bool, view: View, look: Look) -> dict[str, Any]:
    chips = printed(moment, look, "chipa", names.chip_id) if mine else []
    return {
        "phases": _phases(moment.phase, look) if moment.phase else [],
        "chips": chips,
        "ids": [chip["id"] for chip in chips] or ["-"],
        "picks": _picks(view, look) if mine else [],
        "onward": mine and _only_free(look),
        "free": _free(view, look),
        "free_word": look.say("board-meanwhile") if look.free else "",
    }


def _phases(now: str, look: Look) -> list[dict[str, Any]]:
    return remembered(
        ("phases", look.language, now),
        lambda: [
            {"on": phase == now, "letter": letter, "word": look.say("board-phase", phase=phase)}
            for letter, phase in zip(_LETTERS, PHASES, strict=True)
        ],
    )


def _picks(view: View, look: Look) -> list[dict[str, Any]]:
    """Payments and certificates: few ways to do one thing, each a button with signs."""
    codes = sorted({code for found in look.legal.values() for code in found})
    return [_pick(code, view, look) for code in codes if ACTIONS.kind(code) in (kinds.PAY, kinds.SPEND)]


def _pick(code: int, view: View, look: Look) -> dict[str, Any]:
    at = code - int(ACTIONS.kind(code))
    pick: dict[str, Any] = {"action": ACTIONS.notation(code), "marks": tag(code, view), "total": 0}
    if ACTIONS.kind(code) == kinds.SPEND:
        value = int(view["seats"][view["actor"]]["hand_value"])
        pick["marks"] = [("", f"+{at}"), ("cert", "")] if at else [("cards", str(value))]
        pick["total"] = value + at if at else 0
        pick["name"] = look.say("action-spend", certificates=at, value=value + at)
    else:
        worker, needed = paid_with(view)
        pick["name"] = look.say("action-pay", worker=worker, specialists=needed - at, versatile=at)
    return pick


def _only_free(look: Look) -> bool:
    """Whether nothing can be touched but what can be done at any time: then going on is the thing to do."""
    return all(
        ACTIONS.kind(code) in (kinds.DISMISS, kinds.EXCHANGE)
        for codes in look.legal.values()
        for code in codes
    )


def _free(view: View, look: Look) -> list[dict[str, Any]]:
    """EP-26, EP-27: what can be done while somebody else decides."""
    codes = sorted({code for found in look.free.values() for code in found})
    return [
        {
            "action": ACTIONS.notation(code),
            "sign": "exchange" if code == kinds.EXCHANGE else _worker_sign(code),
            "tip": "exchange" if code == kinds.EXCHANGE else f"worker-{ACTIONS.values(code)['worker']}",
            "marks": tag(code, view),
            "name": _free_name(code, look),
            "reveals": reveals(code, view),
        }
        for code in codes
    ]


def _worker_sign(code: int) -> str:
    return WORKER_SIGNS[ACTIONS.values(code)["worker"]]


def _free_name(code: int, look: Look) -> str:
    if code == kinds.EXCHANGE:
        return look.say("action-exchange")
    at = code - int(kinds.DISMISS)
    return look.say(
        "action-dismiss",
        worker=ACTIONS.values(code)["worker"],
        dollars=int(BONUS_DOLLARS[at]),
        cost=int(BONUS_COST[at]),
        certificates=int(BONUS_CERTIFICATES[at]),
    )
