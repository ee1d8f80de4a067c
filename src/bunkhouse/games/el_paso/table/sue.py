"""Sue: her last card and turn in plain words, her specialists, her herd and what else lies before her."""

from collections.abc import Callable
from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.engine.errors import Param
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso.table import element_ids
from bunkhouse.games.el_paso.table.cards import HEADS, WORKER_SIGNS, counted
from bunkhouse.games.el_paso.table.current_step import tile_at
from bunkhouse.games.el_paso.table.facts import EVENT_SIGNS
from bunkhouse.games.el_paso.table.tokens import token
from bunkhouse.games.el_paso.view_types import SueBoard, SueFacts, View

Params = dict[str, Param]
Line = tuple[str, Params, str, str]
"""Something she did: the id and the parameters of the event, whose building she has come to (``none``,
``own``, ``hers``, ``other``), and the name of its owner."""

_SEAT: Final = int(c.SUE)
_FIRST: Final = "sue-draws"
"""The event that her turn begins with."""
_ACTION_SIGNS: Final = {
    "draw_resources": ["deckback"],
    "cattle_market": ["ui-buy"],
    "build_or_upgrade": ["ui-build"],
    "train": ["ui-engine"],
    "strongest_of_three": ["w-cowboy", "w-craftsman", "w-engineer"],
}
_SOURCES: Final = {"draw_resources": "deck", "cattle_market": "market", "build_or_upgrade": "market"}
"""Where a cow comes from that an action brings; the train has both."""
_SIGNS: Final = {
    **EVENT_SIGNS,
    "sue-chooses": "ui-strong",
    "sue-delivers": "disc",
    "sue-gets-nothing": "ui-close",
    "finishes": "ui-flag",
}
_WORDS: Final = [
    *("card", "worker", "joins", "action", "token", "from", "post", "field", "space", "past"),
    *("building", "replaced", "side"),
]
"""What some of her events say in words; ``board-sue-did`` is given all of it."""
_LIGHTS: Final[dict[str, Callable[[Params], str]]] = {
    "sue-moves": lambda params: element_ids.rancher_id(_SEAT),
    "sue-delivers": lambda params: element_ids.post_id(str(params["post"])),
    "builds": lambda params: element_ids.stop_id(str(params["space"])),
    "upgrades": lambda params: element_ids.stop_id(str(params["space"])),
    "sue-gains-cow": lambda params: element_ids.market_id(str(params["card"])),
    "sue-uses-train": lambda params: element_ids.car_id(str(params["card"])),
    "takes-objective": lambda params: element_ids.token_id(str(params["token"])),
    "takes-bonus": lambda params: element_ids.token_id(str(params["token"])),
    "takes-simmental": lambda params: element_ids.SIMMENTALS,
}
"""The piece that a line speaks of, by its event."""

assert list(_ACTION_SIGNS) == c.BOT_ACTIONS


def sue(view: View, context: DrawContext) -> PartDict | None:
    """Her panel; None in a game without her."""
    board, facts = view["sue"], view["automaton"]
    if board is None or facts is None:
        return None
    name, colour = context.names[_SEAT], context.colours[_SEAT]
    return _panel(context.texts, board, facts, _last_turn(view, context), name, colour)


def _last_turn(view: View, context: DrawContext) -> list[Line]:
    """What she did in her last turn, the card first."""
    found: list[Line] = []
    for event in context.told():
        if event.params.get("seat") != _SEAT or event.id == "turn-begins":
            continue
        params = {name: value for name, value in event.params.items() if name != "seat"}
        owner = tile_at(view["trail"], str(params["space"]))[1] if event.id == "sue-moves" else None
        if owner is None:
            found.append((event.id, params, "none", ""))
        else:
            whose = "own" if owner == context.viewer else "hers" if owner == _SEAT else "other"
            found.append((event.id, params, whose, context.names[owner]))
        if event.id == _FIRST:
            return found[::-1]
    return []


@cached_part
def _panel(
    texts: Texts, board: SueBoard, facts: SueFacts, turn: list[Line], name: str, colour: str
) -> PartDict:
    card = str(turn[0][1]["card"]) if turn else ""
    account = [_told(texts, line, source) for line, source in _sourced(turn)]
    points = sum(count * int(c.CARD_VP[c.COW_NAMES.index(cow)]) for cow, count in board["cows"].items())
    return {
        "colour": colour,
        "strength": texts.say("board-b-cards", count=_b_cards(board)),
        "card": _bot_card(card) if card else None,
        "heading": texts.say("board-sue-last" if turn else "board-sue-waits"),
        "plan": texts.say("view-bot-plan", card=card) if card else "",
        "story": account,
        "brief": {
            "colour": colour,
            "card": f"{name} {card}" if card else "",
            "lines": [line["text"] for line in account],
        },
        "card_word": texts.say("board-sue-card", card=card) if card else "",
        "row_title": texts.say("board-specialists"),
        "row_note": texts.say("board-ties"),
        "row": [_specialist(texts, worker, facts["specialists"][worker]) for worker in board["row"]],
        "herd_title": texts.say("board-herd-title"),
        "herd_note": texts.say("board-herd-note", count=sum(board["cows"].values()), points=points),
        "herd": counted(texts, board["cows"]),
        "tokens": [token(texts, name, {}) for name in [*board["objectives"], *board["bonuses"]]],
        "discs": facts["discs_left"],
        "discs_id": element_ids.discs_id(_SEAT),
        "discs_name": texts.say("board-discs-left", count=facts["discs_left"]),
        "resources": texts.say("board-resources", count=sum(board["resources"].values())),
        "bot_cards": texts.say("board-bot-cards", count=len(board["bot_deck"])),
    }


def _specialist(texts: Texts, worker: str, count: int) -> PartDict:
    name = texts.say("board-crew", worker=worker, count=count)
    return {"sign": WORKER_SIGNS[worker], "count": count, "name": name}


def _b_cards(board: SueBoard) -> int:
    known = [*board["bot_deck"], *board["bot_discard"]]
    return sum(1 for card in known if c.BOT_IS_B[c.BOT_NAMES.index(card)])


def _bot_card(card: str) -> PartDict:
    number = c.BOT_NAMES.index(card)
    per = int(c.BOT_STEPS_PER[number])
    return {
        "name": card,
        "steps": int(c.BOT_STEPS[number]),
        "per": "" if per < 0 else WORKER_SIGNS[c.WORKER_NAMES[per]],
        "signs": _ACTION_SIGNS[c.BOT_ACTIONS[int(c.BOT_ACTION[number])]],
        "draws": int(c.BOT_DRAWS[number]),
    }


def _sourced(turn: list[Line]) -> list[tuple[Line, str]]:
    """What happened after the card, and where a cow comes from then."""
    found: list[tuple[Line, str]] = []
    source = ""
    for line in turn:
        event, params, _, _ = line
        if event in (_FIRST, "sue-chooses"):
            source = _SOURCES.get(str(params["action"]), "")
        if event == "sue-delivers":
            source = "deck"
        if event != _FIRST:
            found.append((line, source))
    return found


def _told(texts: Texts, line: Line, source: str) -> PartDict:
    """A line of the account: a sign and a sentence without her name."""
    event, params, whose, name = line
    card = "simmental" if event == "takes-simmental" else str(params.get("card", ""))
    cow, building = card if card in HEADS else "", str(params.get("building", ""))
    points = int(c.CARD_VP[c.COW_NAMES.index(cow)]) if cow else 0
    if building:
        points = int(c.FACE_VP[c.FACE_NAMES.index(building)])
    words: Params = {"event": event, **dict.fromkeys(_WORDS, ""), "steps": 0, "left": 0, **params}
    words |= {"source": source or "either", "whose": whose, "points": points, "name": name}
    sign = WORKER_SIGNS[str(params["worker"])] if event == "sue-gains-worker" else ""
    return {
        "sign": HEADS.get(cow) or sign or _SIGNS.get(event, "ui-step"),
        "cow": cow,
        "text": texts.say("board-sue-did", **words),
        "lights": _LIGHTS[event](params) if event in _LIGHTS else "",
    }
