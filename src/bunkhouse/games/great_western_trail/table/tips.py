"""What everything on the table is for, each with the rule that says so."""

from collections.abc import Iterator
from typing import Any, Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.families.great_western.draw_pile import draw_pile
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail import effects
from bunkhouse.games.great_western_trail.effects import EFFECT_NAMES, ROW_EFFECT, VERB
from bunkhouse.games.great_western_trail.table import amounts, printed_signs
from bunkhouse.games.great_western_trail.table.cards import tasks
from bunkhouse.games.great_western_trail.view_types import Counts, View

Tip = dict[str, str]

_FIRST_NEUTRAL: Final = 145
_FIRST_PRIVATE: Final = 153
"""The rules of the buildings are numbered in their order."""
_WORKER_RULES: Final = {"cowboy": "GWT-140", "craftsman": "GWT-94", "engineer": "GWT-103"}
_AUX_RULES: Final = dict(zip(c.AUX_NAMES, ("GWT-60", "GWT-61", "GWT-62", "GWT-63", "GWT-64"), strict=True))
_VERB_RULES: Final = {
    effects.EXCHANGE: "GWT-26",
    effects.HIRE: "GWT-82",
    effects.BUILD: "GWT-92",
    effects.BUY: "GWT-140",
    effects.TRADE: "GWT-135",
    effects.HAZARD: "GWT-136",
    effects.AUX: "GWT-59",
    effects.RANCHER: "GWT-152",
    effects.RANCHER_FREE: "GWT-178",
    effects.DELIVERY: "GWT-174",
    effects.COPY: "GWT-170",
    effects.BEHIND: "GWT-171",
}
_RULES: Final = {
    "hazard": "GWT-136",
    "hazard-space": "GWT-70",
    "teepee-green": "GWT-135",
    "teepee-blue": "GWT-135",
    "trade": "GWT-69",
    "site": "GWT-92",
    "start": "GWT-38",
    "rancher": "GWT-31",
    "railroad": "GWT-101",
    "engine": "GWT-103",
    "link": "GWT-128",
    "station": "GWT-107",
    "kansas-city": "GWT-55",
    "foresight": "GWT-65",
    "supply": "GWT-77",
    "job-market": "GWT-66",
    "token": "GWT-84",
    "arrow-yellow": "GWT-68",
    "arrow-red": "GWT-182",
    "money": "GWT-186",
    "points": "GWT-197",
    "collected": "GWT-190",
    "disc-w": "GWT-119",
    "disc-b": "GWT-119",
    "certificates": "GWT-134",
    "steps": "GWT-34",
    "fees": "GWT-41",
    "open-space": "GWT-58",
    "hand-limit": "GWT-81",
    "hand-value": "GWT-72",
    "hands": "GWT-19",
    "discard-pile": "GWT-23",
    "cattle-stack": "GWT-143",
    "prices": "GWT-140",
    "objective-stack": "GWT-138",
}
"""What else there is on the table, and its rule."""


def tips_now(view: View, context: DrawContext) -> list[Tip]:
    """GWT-20: what is still in the viewer's own draw pile."""
    if context.viewer is None:
        return []
    board = view["seats"][context.viewer]
    left = draw_pile(board["hand_and_draw"], board["hand"] or {})
    found: list[Tip] = _tips_now(context.texts, left)["tips"]
    return found


@cached_part
def _tips_now(texts: Texts, left: Counts) -> PartDict:
    """The cards in their usual order, which is not the order of the pile."""
    cards = [f"{texts.say('card', card=card)} {left[card]}" for card in c.CARD_NAMES if card in left]
    rest = texts.say("board-tip-text", thing="draw-pile")
    text = f"{texts.say('board-still-in', cards=', '.join(cards))} {rest}" if cards else rest
    return {"tips": [_tip("draw-pile", texts.say("board-tip-title", thing="draw-pile"), text, "GWT-20")]}


def tips(context: DrawContext) -> list[Tip]:
    """The same for everybody who reads a language, so they are made once."""
    found: list[Tip] = _tips(context.texts)["tips"]
    return found


@cached_part
def _tips(texts: Texts) -> PartDict:
    made = (_buildings, _effects, _cards, _cities, _cattle, _rows, _spaces, _discs, _things)
    return {"tips": [tip for make in made for tip in make(texts)]}


def _tip(id: str, title: str, text: str, rule: str) -> Tip:
    return {"id": id, "title": title, "text": text, "rule": rule}


def _listed(building: str, texts: Texts) -> str:
    """The actions of a building in words."""
    found = []
    for entry in printed_signs.actions(building):
        words = [texts.say("effect", effect=EFFECT_NAMES[effect]) for effect in entry.effects]
        found.append(texts.say("board-or", first=words[0], second=words[1]) if words[1:] else words[0])
    return "; ".join(found)


def _buildings(texts: Texts) -> Iterator[Tip]:
    for number, building in enumerate(c.NEUTRAL_NAMES):
        text = texts.say("board-tip-neutral", actions=_listed(building, texts))
        title = texts.say("board-tip-building", building=building)
        yield _tip(f"neutral-{building}", title, text, f"GWT-{_FIRST_NEUTRAL + number}")
    for number, face in enumerate(c.FACE_NAMES):
        craftsmen, points = int(c.CRAFTSMEN[number]), int(c.FACE_VP[number])
        actions = _listed(face, texts)
        text = texts.say("board-tip-private", actions=actions, craftsmen=craftsmen, points=points)
        title = texts.say("board-tip-building", building=face)
        yield _tip(f"private-{face}", title, text, f"GWT-{_FIRST_PRIVATE + number}")


def _effects(texts: Texts) -> Iterator[Tip]:
    for number, name in enumerate(EFFECT_NAMES):
        words = texts.say("effect", effect=name)
        rule = _VERB_RULES[int(VERB[number])]
        yield _tip(f"effect-{name}", words[:1].upper() + words[1:], texts.say("board-tip-effect"), rule)


def _cards(texts: Texts) -> Iterator[Tip]:
    """GWT-176, GWT-192: starting objectives have no action and cost nothing."""
    for number, card in enumerate(c.CARD_NAMES[int(c.CATTLE) :], int(c.CATTLE)):
        words = texts.say("card", card=card)
        kind = "board-tip-objective" if number < c.DECK_CARDS else "board-tip-start-objective"
        text = texts.say(kind, count=len(tasks(card)))
        yield _tip(f"card-{card}", words[:1].upper() + words[1:], text, "GWT-176")
    for master in c.MASTER_NAMES:
        words = texts.say("master", master=master)
        yield _tip(
            f"master-{master}",
            texts.say("board-tip-title", thing="master"),
            texts.say("board-tip-master", master=words),
            "GWT-111",
        )


def _cities(texts: Texts) -> Iterator[Tip]:
    for number, city in enumerate(c.CITY_NAMES):
        text = texts.say(
            "board-tip-city",
            value=int(c.CITY_VALUE[number]),
            corner="white" if c.CITY_WHITE[number] else "black",
            many="yes" if c.CITY_REPEATS[number] else "no",
        )
        text = f"{text} {_reward(number, texts)}".strip()
        yield _tip(f"city-{city}", texts.say("city", city=city), text, "GWT-116")


def _reward(number: int, texts: Texts) -> str:
    """GWT-127 to GWT-130: what a city brings, alone and together with its neighbours."""
    found = []
    if c.CITY_DOLLARS[number]:
        found.append(texts.say("board-tip-city-dollars", dollars=int(c.CITY_DOLLARS[number])))
    if c.CITY_VP[number]:
        found.append(texts.say("board-tip-city-points", points=amounts.number(int(c.CITY_VP[number]))))
    for other, points, cards in printed_signs.links(c.CITY_NAMES[number]):
        brings = "both" if points and cards else "points" if points else "card"
        found.append(
            texts.say("board-tip-city-link", city=other, brings=brings, points=amounts.number(points))
        )
    return " ".join(found)


def _cattle(texts: Texts) -> Iterator[Tip]:
    """GWT-72, GWT-191: cards of one breed have one value, and not always the same points."""
    for number, card in enumerate(c.CARD_NAMES[: int(c.CATTLE)]):
        value, points = int(c.CARD_VALUE[number]), int(c.CARD_VP[number])
        title = texts.say("board-breed", breed=c.TYPE_NAMES[int(c.TYPE_OF[number])])
        yield _tip(f"card-{card}", title, texts.say("board-tip-cattle", value=value, points=points), "GWT-72")


def _rows(texts: Texts) -> Iterator[Tip]:
    for worker in c.WORKER_NAMES:
        words = texts.say("tile", tile=worker)
        text = texts.say("board-tip-worker", worker=worker)
        yield _tip(f"worker-{worker}", words[:1].upper() + words[1:], text, _WORKER_RULES[worker])
    for aux in c.AUX_NAMES:
        words = texts.say("aux-single", aux=aux)
        double = texts.say("aux-double", aux=aux)
        text = texts.say("board-tip-aux", spaces=_disc_spaces(aux), double=double)
        yield _tip(f"aux-{aux}", words[:1].upper() + words[1:], text, _AUX_RULES[aux])


def _spaces(texts: Texts) -> Iterator[Tip]:
    """GWT-87, GWT-194: what a worker brings who is hired onto a space of the row."""
    for row, worker in enumerate(c.WORKER_NAMES):
        for space in range(1, int(c.ROW_SPACES) + 1):
            effect = int(ROW_EFFECT[row * (int(c.ROW_SPACES) + 1) + space])
            points = int(c.WORKER_VP) if space >= c.WORKER_VP_FROM else 0
            brings = "yes" if effect >= 0 else "no"
            title = (
                texts.say("effect", effect=EFFECT_NAMES[effect])
                if effect >= 0
                else texts.say("board-tip-title", thing="worker-space")
            )
            yield _tip(
                f"space-{worker}-{space}",
                title[:1].upper() + title[1:],
                texts.say("board-tip-space", brings=brings, points=points),
                "GWT-87" if effect >= 0 else "GWT-194" if points else "GWT-86",
            )


def _discs(texts: Texts) -> Iterator[Tip]:
    """What becomes a player's own when a disc leaves its space, and where the disc may go."""
    for disc in c.DATA["disc_space"]:
        aux = str(disc.get("aux", ""))
        text = texts.say(
            "board-tip-disc",
            kind=_disc_kind(disc),
            single=texts.say("aux-single", aux=aux) if aux else "",
            double=texts.say("aux-double", aux=aux) if aux else "",
            value=int(disc.get("value", 0)),
            dollars=int(disc.get("gain_dollars", disc.get("cost_dollars", 0))),
            points=int(disc.get("end_vp", 0)),
        )
        words = texts.say("disc", disc=disc["id"])
        where = texts.say("board-tip-text", thing=f"disc-{disc['corner'][0]}")
        yield _tip(f"disc-{disc['id']}", words[:1].upper() + words[1:], f"{text} {where}", "GWT-119")


def _disc_spaces(aux: str) -> int:
    """GWT-57, GWT-58: how many discs lie on an auxiliary action at the start."""
    return sum(1 for disc in c.DATA["disc_space"] if disc.get("aux") == aux)


def _disc_kind(disc: dict[str, Any]) -> str:
    if disc["effect"] == "aux_level":
        return "first-or-second" if _disc_spaces(disc["aux"]) > 1 else "second"
    if disc["effect"] == "step_limit":
        return "steps-dollars" if "gain_dollars" in disc else "steps-points"
    return "certificate-limit-after" if "requires" in disc else str(disc["effect"])


def _things(texts: Texts) -> Iterator[Tip]:
    for thing, rule in _RULES.items():
        title = texts.say("board-tip-title", thing=thing)
        yield _tip(thing, title, texts.say("board-tip-text", thing=thing), rule)
    yield _tip("end", texts.say("board-end-title"), texts.say("board-end"), "GWT-182")
