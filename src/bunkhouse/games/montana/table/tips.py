"""What every piece is for, with the rule that says so; and what a field costs whoever looks at it."""

from typing import Final

from bunkhouse.engine.look import Look
from bunkhouse.games.montana.components import AREA_NAMES
from bunkhouse.games.montana.groups import parts
from bunkhouse.games.montana.table.land import land, tip_of
from bunkhouse.games.montana.table.names import View
from bunkhouse.games.montana.table.words import COSTS, Cost, words

_RULES: Final = {
    "lake": "MT-77",
    "mountain": "MT-68",
    "start": "MT-67",
    "settlement": "MT-87",
    "cattle": "MT-76",
    "canteen": "MT-77",
    "supply": "MT-27",
    "idle": "MT-27",
    "wheel": "MT-33",
    "advance": "MT-36",
    "bank": "MT-39",
    "small": "MT-46",
    "city": "MT-51",
    "spot": "MT-54",
    "certain": "MT-57",
    "pawn": "MT-55",
    "shop": "MT-56",
    "goods": "MT-5",
    "workers": "MT-8",
    "coins": "MT-6",
    "own-cattle": "MT-79",
    "own-canteens": "MT-83",
    "stock": "MT-85",
    "starter": "MT-21",
    "built": "MT-70",
}
_REWARD_RULES: Final = ["MT-61", "MT-62", "MT-63", "MT-64"]

Tip = dict[str, str]


def tips(look: Look) -> list[Tip]:
    """All explanations that are the same in every game."""
    things = [
        _tip(thing, look.say("board-tip-title", thing=thing), look.say("board-tip-text", thing=thing), rule)
        for thing, rule in _RULES.items()
    ]
    areas = [
        _tip(
            f"area-{area}", look.say("table-area", area=area), look.say("board-tip-area", area=area), "MT-43"
        )
        for area in AREA_NAMES
    ]
    rewards = [
        _tip(
            f"reward-{number}",
            look.say("board-tip-reward-title", row=number),
            words(look).rewards[number - 1] + ".",
            rule,
        )
        for number, rule in enumerate(_REWARD_RULES, 1)
    ]
    return [*things, *areas, *rewards, *_printed(look)]


def prices(view: View, look: Look) -> list[Tip]:
    """MT-69, MT-71: what the viewer lacks for each kind of field that could be built on."""
    if look.viewer is None:
        return []
    held, printed = view["seats"][look.viewer]["goods"], land(view).fields
    different = {
        printed[name].tip: printed[name] for name, lies in view["fields"].items() if lies.get("open")
    }
    return [
        _price(f"need-{field.tip}", field.cost, field.double, _lacking(field.cost, held, look), look)
        for field in different.values()
    ]


def _printed(look: Look) -> list[Tip]:
    """What fields say to everybody."""
    return [
        _price(tip_of(cost, double), cost, double, "", look) for cost in COSTS for double in (False, True)
    ]


def _price(id: str, cost: Cost, double: bool, more: str, look: Look) -> Tip:
    title = look.say("board-price-title", kind="double" if double else "land")
    text = look.say("board-price", **parts("+".join(cost)))
    return _tip(id, title, f"{text} {more}".strip(), "MT-71" if double else "MT-69")


def _lacking(cost: Cost, held: dict[str, int], look: Look) -> str:
    left = dict(held)
    missing: list[str] = []
    for good in cost:
        if left.get(good, 0):
            left[good] -= 1
        else:
            missing.append(good)
    if not missing:
        return words(look).plain["enough"]
    return look.say("board-lacking", **parts("+".join(missing)))


def _tip(id: str, title: str, text: str, rule: str) -> Tip:
    return {"id": id, "title": title, "text": text, "rule": rule}
