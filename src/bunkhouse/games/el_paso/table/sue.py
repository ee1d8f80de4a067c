"""Sue: her last card and turn in plain words, her specialists, her herd and what else lies before her."""

from typing import Any, Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import packed
from bunkhouse.engine.errors import Param
from bunkhouse.engine.messages import Event
from bunkhouse.games.el_paso.components import (
    BOT_ACTION,
    BOT_ACTIONS,
    BOT_DRAWS,
    BOT_IS_B,
    BOT_NAMES,
    BOT_STEPS,
    BOT_STEPS_PER,
    CARD_VP,
    COW_NAMES,
    FACE_NAMES,
    FACE_VP,
    SUE,
    WORKER_NAMES,
)
from bunkhouse.games.el_paso.table import element_ids
from bunkhouse.games.el_paso.table.element_ids import HEADS, WORKER_SIGNS, View, remembered
from bunkhouse.games.el_paso.table.moment import tile_at
from bunkhouse.games.el_paso.table.rivals import counted
from bunkhouse.games.el_paso.table.tokens import token

_SEAT: Final = int(SUE)
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

assert list(_ACTION_SIGNS) == BOT_ACTIONS


def sue(view: View, context: DrawContext) -> dict[str, Any] | None:
    """Her panel; None in a game without her."""
    if view["sue"] is None:
        return None
    item, own, story = view["sue"], view["automaton"], _last_turn(context)
    owners = [_owner(event, view) for event in story]
    seen = packed(item, own, [(event.id, event.params) for event in story], owners)
    key = ("sue", context.language, context.viewer, *context.names, *context.colours, seen)
    return remembered(key, lambda: _panel(view, story, context))


def _panel(view: View, story: list[Event], context: DrawContext) -> dict[str, Any]:
    item, own = view["sue"], view["automaton"]
    account = [_told(event, source, view, context) for event, source in _sourced(story)]
    held = [token(name, {}, context) for name in [*item["objectives"], *item["bonuses"]]]
    herd = sum(count * int(CARD_VP[COW_NAMES.index(cow)]) for cow, count in item["cows"].items())
    return {
        "colour": context.colours[_SEAT],
        "strength": context.say("board-b-cards", count=_b_cards(item)),
        "card": _bot_card(story),
        "heading": context.say("board-sue-last") if story else context.say("board-sue-waits"),
        "plan": _plan(story, context),
        "story": account,
        "brief": {
            "colour": context.colours[_SEAT],
            "card": f"{context.names[_SEAT]} {story[0].params['card']}" if story else "",
            "words": " · ".join(line["text"] for line in account),
        },
        "card_word": _card_words(story, context),
        "row_title": context.say("board-specialists"),
        "row_note": context.say("board-ties"),
        "row": [
            {
                "sign": WORKER_SIGNS[worker],
                "count": own["specialists"][worker],
                "name": context.say("board-crew", worker=worker, count=own["specialists"][worker]),
            }
            for worker in item["row"]
        ],
        "herd_title": context.say("board-herd-title"),
        "herd_note": context.say("board-herd-note", count=sum(item["cows"].values()), points=herd),
        "herd": counted(item["cows"], context),
        "tokens": held,
        "discs": own["discs_left"],
        "discs_id": element_ids.discs_id(_SEAT),
        "discs_name": context.say("board-discs-left", count=own["discs_left"]),
        "resources": context.say("board-resources", count=sum(item["resources"].values())),
        "bot_cards": context.say("board-bot-cards", count=len(item["bot_deck"])),
    }


def _b_cards(item: dict[str, Any]) -> int:
    known = [*item["bot_deck"], *item["bot_discard"]]
    return sum(1 for card in known if BOT_IS_B[BOT_NAMES.index(card)])


def _last_turn(context: DrawContext) -> list[Event]:
    """What she did in her last turn, the card first."""
    found: list[Event] = []
    for event in context.told():
        hers = event.params.get("seat") == _SEAT
        if hers and event.id != "turn-begins":
            found.append(event)
        if hers and event.id == _FIRST:
            return found[::-1]
    return []


def _bot_card(story: list[Event]) -> dict[str, Any] | None:
    if not story:
        return None
    number = BOT_NAMES.index(str(story[0].params["card"]))
    per = int(BOT_STEPS_PER[number])
    return {
        "name": BOT_NAMES[number],
        "steps": int(BOT_STEPS[number]),
        "per": "" if per < 0 else WORKER_SIGNS[WORKER_NAMES[per]],
        "signs": _ACTION_SIGNS[BOT_ACTIONS[int(BOT_ACTION[number])]],
        "draws": int(BOT_DRAWS[number]),
    }


def _card_words(story: list[Event], context: DrawContext) -> str:
    return context.say("board-sue-card", card=story[0].params["card"]) if story else ""


def _plan(story: list[Event], context: DrawContext) -> str:
    """What her card told her to do."""
    return context.say("view-bot-plan", card=story[0].params["card"]) if story else ""


def _sourced(story: list[Event]) -> list[tuple[Event, str]]:
    """What happened after the card, and where a cow comes from then."""
    found: list[tuple[Event, str]] = []
    source = ""
    for event in story:
        if event.id in (_FIRST, "sue-chooses"):
            source = _SOURCES.get(str(event.params["action"]), "")
        if event.id == "sue-delivers":
            source = "deck"
        if event.id != _FIRST:
            found.append((event, source))
    return found


def _owner(event: Event, view: View) -> int | None:
    """Whose building she has come to."""
    return tile_at(view, str(event.params["space"]))[1] if event.id == "sue-moves" else None


def _told(event: Event, source: str, view: View, context: DrawContext) -> dict[str, Any]:
    """A line of the account: a sign and a sentence without her name."""
    params = {name: value for name, value in event.params.items() if name != "seat"}
    words: dict[str, Param] = {"event": event.id, "card": "", "worker": "", "joins": "", "action": ""}
    words |= {
        "token": "",
        "from": "",
        "post": "",
        "field": "",
        "space": "",
        "steps": 0,
        "past": "",
        "left": 0,
    }
    words |= {"building": "", "replaced": "", "side": "", **params}
    owner = _owner(event, view)
    words |= {
        "source": source or "either",
        "whose": "none" if owner is None else "hers" if owner == _SEAT else "other",
        "points": _points(event),
    }
    if owner is not None and owner == context.viewer:
        words["whose"] = "own"
    words["name"] = "" if owner is None else context.names[owner]
    return {
        "sign": _sign(event),
        "cow": _cow(event),
        "text": context.say("board-sue-did", **words),
        "lights": _touched(event),
    }


def _points(event: Event) -> int:
    """The points of the cow or the building that a line speaks of."""
    cow, building = _cow(event), str(event.params.get("building", ""))
    if cow:
        return int(CARD_VP[COW_NAMES.index(cow)])
    return int(FACE_VP[FACE_NAMES.index(building)]) if building else 0


def _touched(event: Event) -> str:
    """The pieces that a line speaks of, as far as they are on the board now."""
    params = event.params
    if event.id == "sue-moves":
        return element_ids.rancher_id(_SEAT)
    if "post" in params:
        return element_ids.post_id(str(params["post"]))
    if "building" in params:
        return element_ids.stop_id(str(params["space"]))
    if event.id == "sue-gains-cow":
        return element_ids.market_id(str(params["card"]))
    if event.id == "sue-uses-train":
        return element_ids.car_id(str(params["card"]))
    if "token" in params:
        return element_ids.token_id(str(params["token"]))
    return element_ids.SIMMENTALS if event.id == "takes-simmental" else ""


def _cow(event: Event) -> str:
    """The kind of cow that a line speaks of, if any."""
    card = "simmental" if event.id == "takes-simmental" else str(event.params.get("card", ""))
    return card if card in HEADS else ""


def _sign(event: Event) -> str:
    cow = _cow(event)
    if cow:
        return HEADS[cow]
    if event.id == "sue-gains-worker":
        return WORKER_SIGNS[str(event.params["worker"])]
    return _EVENT_SIGNS.get(event.id, "ui-step")


_EVENT_SIGNS: Final = {
    "sue-moves": "boot",
    "sue-chooses": "ui-strong",
    "sue-uses-train": "ui-engine",
    "sue-delivers": "disc",
    "sue-gets-nothing": "ui-close",
    "builds": "ui-build",
    "upgrades": "ui-build",
    "takes-objective": "objective",
    "takes-bonus": "bonus",
    "finishes": "ui-flag",
}
