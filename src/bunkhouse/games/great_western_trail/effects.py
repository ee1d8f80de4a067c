"""Actions of buildings, cards, tiles and worker rows as data: one small vocabulary for all of them.

An effect is either an exchange - requirements to be met in full, then rewards - or one of the few verbs that
need a procedure of their own, with one number as its argument.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bunkhouse.engine.authoring import ComponentError, packed
from bunkhouse.games.great_western_trail import components as c

NO_EFFECT: Final[i64] = -1

# What an effect does.
VERBS: Final = [
    "exchange",
    "hire",
    "build",
    "buy_cattle",
    "trade_with_indians",
    "remove_hazard",
    "aux",
    "rancher_forward",
    "rancher_forward_free",
    "extraordinary_delivery",
    "copy_adjacent",
    "upgrade_station_behind",
]
EXCHANGE: Final[i64] = 0
HIRE: Final[i64] = 1
BUILD: Final[i64] = 2
BUY: Final[i64] = 3
TRADE: Final[i64] = 4
HAZARD: Final[i64] = 5
AUX: Final[i64] = 6
RANCHER: Final[i64] = 7
RANCHER_FREE: Final[i64] = 8
DELIVERY: Final[i64] = 9
COPY: Final[i64] = 10
BEHIND: Final[i64] = 11

_ARGUMENT: Final = {
    "hire": "cost_modifier",
    "build": "dollars_per_craftsman",
    "remove_hazard": "cost",
    "aux": "double",
    "rancher_forward": "steps",
    "rancher_forward_free": "steps",
}

# The fields of an exchange: requirements, rewards, and for each reward how much comes for every "per".
FIELDS: Final = [
    "pay",
    "discard",
    "back",
    "dollars",
    "dollars_each",
    "certificates",
    "certificates_each",
    "engine",
    "engine_each",
    "draw",
    "draw_each",
    "remove",
    "objective",
    "per",
]
PAY: Final[i64] = 0
DISCARD: Final[i64] = 1
BACK: Final[i64] = 2
DOLLARS: Final[i64] = 3
CERTIFICATES: Final[i64] = 5
ENGINE: Final[i64] = 7
DRAW: Final[i64] = 9
REMOVE: Final[i64] = 11
OBJECTIVE: Final[i64] = 12
PER: Final[i64] = 13
_WIDTH: Final[i64] = 14

# What is discarded: nothing, a cattle type (one more than its number), or one of these.
_DISCARDS: Final = ["nothing", *c.TYPE_NAMES, "any_cattle", "pair_same_type", "objective"]
ANY_CATTLE: Final[i64] = _DISCARDS.index("any_cattle")
PAIR: Final[i64] = _DISCARDS.index("pair_same_type")
ANY_OBJECTIVE: Final[i64] = _DISCARDS.index("objective")

# Where an objective card goes.
_DESTINATIONS: Final = ["nowhere", "discard", "hand"]
TO_DISCARD: Final[i64] = 1
TO_HAND: Final[i64] = 2

# What rewards are counted by.
_PERS: Final = ["nothing", "engineer", "cowboy", "own_building_in_woods", "teepee_pair"]
PER_ENGINEER: Final[i64] = 1
PER_COWBOY: Final[i64] = 2
PER_WOODS: Final[i64] = 3
PER_PAIR: Final[i64] = 4

CERTIFICATES_TO_THE_LIMIT: Final[i64] = 99
"""A number of certificates above every limit."""


class Effect:
    """An effect while the tables are being built."""

    def __init__(self, verb: str, argument: int, fields: dict[str, int], name: str) -> None:
        self.verb = verb
        self.argument = argument
        self.fields = fields
        self.name = name


def _discarded(entry: dict[str, Any]) -> int:
    """What has to be discarded: two cards where a pair is asked for, else one."""
    wanted = _DISCARDS.index(entry["discard"])
    expected = 2 if wanted == PAIR else 1
    if entry["count"] != expected:
        raise ComponentError("not-expected", {"path": "count", "given": entry["count"], "expected": expected})
    return wanted


_WORDS: Final[dict[str, dict[str, str]]] = {
    "discard_for": {
        "discard": "discard",
        "dollars": "dollars",
        "certificates": "certificates",
        "engine_forward": "engine",
        "take_objective": "objective",
    },
    "engine_forward": {"max": "engine"},
    "engine_backward_for": {"spaces": "back", "dollars": "dollars"},
    "pay_for_engine": {"dollars": "pay", "engine_forward": "engine"},
    "take_objective": {"to": "objective"},
    "gain_dollars": {"amount": "dollars"},
    "gain_certificates": {"steps": "certificates"},
    "max_certificates": {},
    "teepee_pairs": {
        "dollars_flat": "dollars",
        "dollars_per_pair": "dollars_each",
        "certificates_per_pair": "certificates_each",
    },
    "draw_discard": {"max": "draw"},
}
"""For every type of exchange in the data the fields that its words stand for."""
_UNSAID: Final[dict[str, dict[str, int]]] = {
    "max_certificates": {"certificates": int(CERTIFICATES_TO_THE_LIMIT)},
    "teepee_pairs": {"per": int(PER_PAIR)},
}
"""What the name of a type says without a word."""


def _exchange(entry: dict[str, Any]) -> dict[str, int]:
    """The fields of an entry of the data that is an exchange; an empty one if it is not."""
    words = _WORDS.get(entry["type"], {})
    if "per" in entry and words:
        word, field = next(iter(words.items()))
        return {f"{field}_each": entry.get(word, 1), "per": _PERS.index(entry["per"])}
    fields = {field: _amount(entry, word) for word, field in words.items() if word in entry}
    fields.update(_UNSAID.get(entry["type"], {}))
    return fields


def _amount(entry: dict[str, Any], word: str) -> int:
    if word == "discard":
        return _discarded(entry)
    said = entry[word]
    return _DESTINATIONS.index(said) if isinstance(said, str) else int(said)


def _auxiliary(entry: dict[str, int]) -> dict[str, int]:
    """The fields of a single or double auxiliary action, which the data write as rewards and requirements."""
    names = {
        "gain_dollars": "dollars",
        "draw": "draw",
        "pay": "pay",
        "engine_back_exact": "back",
        "certificates": "certificates",
        "engine_forward": "engine",
        "remove_from_game": "remove",
    }
    if entry.get("then_discard", entry.get("draw")) != entry.get("draw"):
        raise ComponentError(
            "not-expected",
            {"path": "auxiliary_action", "given": str(entry), "expected": entry.get("draw", 0)},
        )
    return {names[name]: number for name, number in entry.items() if name != "then_discard"}


def _named(verb: str, argument: int, fields: dict[str, int]) -> str:
    """A name made of the parts: "hire-minus-1", "discard-jersey-for-dollars-2"."""
    if verb != "exchange":
        sign = "-minus" if argument < 0 else "-plus" if verb == "hire" and argument > 0 else ""
        short = verb.replace("_with_indians", "").replace("_", "-")
        amount = "" if argument == 0 or verb == "aux" else f"-{abs(argument)}"
        return short + sign + amount
    needs: list[str] = []
    gains: list[str] = []
    per = _PERS[fields.get("per", 0)].replace("_", "-")
    for field, number in fields.items():
        if field == "per" or number == 0:
            continue
        if field == "discard":
            needs.append("discard-" + _DISCARDS[number].replace("_", "-"))
        elif field in ("pay", "back"):
            needs.append(f"{field}-{number}")
        elif field == "objective":
            gains.append("objective" if number == TO_DISCARD else "objective-to-hand")
        elif number == CERTIFICATES_TO_THE_LIMIT:
            gains.append(f"all-{field}")
        elif field.endswith("_each"):
            gains.append(f"{field.removesuffix('_each')}-{number}-per-{per}")
        else:
            gains.append(f"{field}-{number}")
    return "-".join([*needs, "for", *gains] if needs else gains)


_EFFECTS: Final[list[Effect]] = []


def _number(verb: str, argument: int, fields: dict[str, int]) -> int:
    """The number of an effect; equal effects share one."""
    name = _named(verb, argument, fields)
    for number, effect in enumerate(_EFFECTS):
        if effect.name == name:
            return number
    _EFFECTS.append(Effect(verb, argument, fields, name))
    return len(_EFFECTS) - 1


def _effect(entry: dict[str, Any]) -> int:
    fields = _exchange(entry)
    if fields:
        return _number("exchange", 0, fields)
    verb = entry["type"]
    if verb not in VERBS:
        raise ComponentError("unknown-name", {"path": "action_types", "given": verb})
    return _number(verb, int(entry[_ARGUMENT[verb]]) if verb in _ARGUMENT else 0, {})


def _options(entry: dict[str, Any]) -> list[int]:
    """The alternatives of an entry; most have only one."""
    return [_effect(option) for option in entry["options"]] if entry["type"] == "choice" else [_effect(entry)]


def _local_actions() -> tuple[list[int], list[int], list[int]]:
    """Where the local actions of each building begin, and for each its effect and its icon (GWT-51)."""
    starts, effects, icons = [0], [], []
    for building in c.BUILDINGS:
        for icon, entry in enumerate(building["actions"]):
            for effect in _options(entry):
                effects.append(effect)
                icons.append(icon)
        starts.append(len(effects))
    return starts, effects, icons


_LOCAL: Final = _local_actions()
LOCAL_START: Final[vec[i16]] = packed(_LOCAL[0])
LOCAL_EFFECT: Final[vec[i16]] = packed(_LOCAL[1])
LOCAL_ICON: Final[vec[i16]] = packed(_LOCAL[2])

RISK_EFFECTS: Final[dict[str, int]] = {
    name: _effect(risk["actions"][0]) for name, risk in c.DATA["risk_action"].items()
}
ROW_EFFECT: Final[vec[i16]] = packed(
    [
        _effect(row["immediate"][str(space)]) if str(space) in row["immediate"] else -1
        for row in c.DATA["worker_row"]
        for space in range(c.ROW_SPACES + 1)
    ]
)
"""The immediate action of each space of each worker row, spaces counted from 1."""
_MASTER_OPTIONS: Final[list[list[int]]] = [
    [option for entry in master["immediate"] for option in _options(entry)]
    for master in c.DATA["station_master"]
]
MASTER_EFFECT: Final[vec[i16]] = packed([[*options, -1][0] for options in _MASTER_OPTIONS])
MASTER_OTHER: Final[vec[i16]] = packed([[*options, -1, -1][1] for options in _MASTER_OPTIONS])
CARD_EFFECT: Final[vec[i16]] = packed([_effect(card["immediate"]) for card in c.DATA["objective"]])
AUX_EFFECT: Final[vec[i16]] = packed(
    [
        _number("exchange", 0, _auxiliary(action[level]))
        for action in c.DATA["auxiliary_action"]
        for level in ("single", "double")
    ]
)
"""The single and the double use of each auxiliary action."""

EFFECT_NAMES: Final[list[str]] = [effect.name for effect in _EFFECTS]
VERB: Final[vec[i16]] = packed([VERBS.index(effect.verb) for effect in _EFFECTS])
ARGUMENT: Final[vec[i16]] = packed([effect.argument for effect in _EFFECTS])
FIELD: Final[vec[i16]] = packed([effect.fields.get(field, 0) for effect in _EFFECTS for field in FIELDS])


def field(effect: i64, number: i64) -> i64:
    """One field of an exchange."""
    return i64(FIELD[effect * _WIDTH + number])


def has_requirement(effect: i64) -> bool:
    """GWT-25: whether something has to be given before the rewards come."""
    return field(effect, PAY) > 0 or field(effect, DISCARD) > 0 or field(effect, BACK) > 0


assert len(c.WORKER_NAMES) * (c.ROW_SPACES + 1) == len(ROW_EFFECT)
assert len(AUX_EFFECT) == 2 * len(c.AUX_NAMES)
assert len(MASTER_EFFECT) == len(c.MASTER_NAMES)
assert len(FIELDS) == _WIDTH
