"""The printed actions as rows of small signs, which the templates draw one after the other.

A sign is a tuple: ``("use", symbol)``, ``("coin", text)``, ``("cost", text)``, ``("cow", kind, value)``,
``("text", text)``, ``("arrow",)``, ``("or",)``.
"""

from typing import Final

from bunkhouse.games.el_paso.components import COW_NAMES, DATA, cow_mask
from bunkhouse.games.el_paso.printed import ANY_COW, Entry, symbol_params

Sign = tuple[str, ...]

_COWS: Final = {cow["id"]: cow for cow in DATA["cow_types"]}
_OF_COLOUR: Final = {cow["colour"]: cow["id"] for cow in DATA["cow_types"]}
_FEW: Final = 3
"""So many equal signs are written as a number and one sign."""
_PLAIN: Final[dict[str, list[Sign]]] = {
    "buy_cattle": [("use", "ui-buy")],
    "use_train": [("use", "ui-engine")],
    "build": [("use", "ui-build")],
    "gain_objective": [("use", "objective")],
    "gain_any_token": [("use", "objective"), ("or",), ("use", "bonus")],
}
_TAKES_A_COW: Final = ("discard_cow", "remove_cow")
_TIMES: Final = "\N{MULTIPLICATION SIGN}"


def signs(entry: Entry) -> list[Sign]:
    """One printed action."""
    kind = entry["kind"]
    if kind in _PLAIN:
        return _PLAIN[kind]
    if kind == "discard_cow":
        brings = f"{_TIMES}{entry['gain_per_breeding']}" if "gain_per_breeding" in entry else entry["gain"]
        return [_card(entry), ("arrow",), ("coin", str(brings))]
    if kind == "gain_money":
        return [("coin", str(entry["amount"]))]
    if kind == "hire_one_or_two_different":
        one, two = str(entry["cost_one"]), str(entry["cost_two"])
        return [("use", "ui-hire"), ("cost", one), ("or",), ("use", "ui-hire"), ("pair",), ("cost", two)]
    if kind == "remove_cow":
        return [("use", "trash"), _card(entry)]
    if kind == "move_rancher":
        return [("use", "boot"), ("text", str(entry["max_steps"]))]
    return _price(entry) + _gain(entry)


def _price(entry: Entry) -> list[Sign]:
    cost = entry.get("cost", 0)
    if entry["kind"] == "hire":
        return [("use", "ui-hire"), ("cost" if cost else "coin", str(cost))]
    return [("cost", str(cost))] if cost else []


def _gain(entry: Entry) -> list[Sign]:
    kind = entry["kind"]
    if kind == "gain_certificates":
        return _several("cert", entry["amount"])
    if kind == "gain_exchange_token":
        return [("use", "exchange")]
    if kind == "gain_bonus":
        return [("use", "bonus")]
    if kind == "gain_cow":
        return [("cow", entry["type"], str(_COWS[entry["type"]]["breeding"]))]
    if kind == "auxiliary":
        return _several("gear", entry["count"])
    return _several("exchange", entry["times"]) if kind == "exchange" else []


def _several(symbol: str, count: int) -> list[Sign]:
    return [("use", symbol)] * count if count < _FEW else [("text", str(count)), ("use", symbol)]


def _card(entry: Entry) -> Sign:
    if "colour" in entry:
        cow = _OF_COLOUR[entry["colour"]]
        return ("cow", cow, str(_COWS[cow]["breeding"]))
    return ("cow", ANY_COW, str(entry.get("breeding", "")))


class Symbol:
    """A printed action: what kind it is, how it is drawn, and how it is told."""

    def __init__(self, entry: Entry) -> None:
        self.kind: str = entry["kind"]
        self.signs = signs(entry)
        self.words = symbol_params(entry)
        """What the message ``table-symbol`` is given."""
        self.cows = _accepted(entry) if self.kind in _TAKES_A_COW else []
        """The kinds of cow in hand that it can be used with."""


def _accepted(entry: Entry) -> list[str]:
    mask = cow_mask(entry)
    return [cow for number, cow in enumerate(COW_NAMES) if mask >> number & 1]


def _symbols(entries: list[Entry]) -> list[Symbol]:
    return [Symbol(entry) for entry in entries]


NEUTRALS: Final = {each["id"]: _symbols(each["actions"]) for each in DATA["neutral_buildings"]}
FACES: Final = {
    f"{each['type']}{side}": _symbols(each[side]["actions"])
    for each in DATA["common_buildings"]
    for side in ("a", "b")
}
BUILDINGS: Final = NEUTRALS | FACES
"""The actions on every building, by its name."""
CARS: Final = {
    (str(card["engineers"]), side): _symbols(card[side]["actions"])
    for card in DATA["train_cards"]
    for side in ("plain", "star")
}
REWARDS: Final = {str(post["value"]): _symbols(post["rewards"]) for post in DATA["trading_posts"]}
AUXILIARIES: Final = {
    str(action["number"]): [Symbol(action["base"]), Symbol(action.get("upgraded", action["base"]))]
    for action in DATA["player_board"]["auxiliary_actions"]
}
"""Every auxiliary action, plain and strengthened."""

assert set(_COWS) == set(COW_NAMES)
