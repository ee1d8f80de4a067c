"""The printed actions: rows of small signs, which the templates draw one after the other.

A sign is a tuple that begins with its kind, as ``signs.html`` draws them: ``("use", symbol)``, ``("coin",
text)``, ``("cost", text)``, ``("cow", kind, value)``, ``("text", text)``, ``("arrow",)``, ``("or",)``,
``("pair",)``.
"""

from collections.abc import Callable, Sequence
from typing import Final

from bunkhouse.drawing.parts import PartDict, Texts
from bunkhouse.games.el_paso import icons
from bunkhouse.games.el_paso.components import COW_NAMES, DATA, cow_mask
from bunkhouse.games.el_paso.table.element_ids import row_id

Sign = tuple[str, ...]

INSTEAD: Final = "auxiliary_instead"
"""What has been used, when an auxiliary action came instead of all printed ones."""
_COWS: Final = {cow["id"]: cow for cow in DATA["cow_types"]}
_OF_COLOUR: Final = {cow["colour"]: cow["id"] for cow in DATA["cow_types"]}
_FEW: Final = 3
"""So many equal signs are written as a number and one sign."""
_TAKES_A_COW: Final = ("discard_cow", "remove_cow")
_TIMES: Final = "\N{MULTIPLICATION SIGN}"


def _priced(entry: icons.Entry, *signs: Sign) -> list[Sign]:
    """A price stands before the rest."""
    cost = entry.get("cost", 0)
    return [("cost", str(cost)), *signs] if cost else [*signs]


def _several(symbol: str, count: int) -> list[Sign]:
    return [("use", symbol)] * count if count < _FEW else [("text", str(count)), ("use", symbol)]


def _card(entry: icons.Entry) -> Sign:
    if "colour" in entry:
        return _cow(_OF_COLOUR[entry["colour"]])
    return ("cow", icons.ANY_COW, str(entry.get("breeding", "")))


def _cow(name: str) -> Sign:
    return ("cow", name, str(_COWS[name]["breeding"]))


def _sale(entry: icons.Entry) -> list[Sign]:
    brings = f"{_TIMES}{entry['gain_per_breeding']}" if "gain_per_breeding" in entry else entry["gain"]
    return [_card(entry), ("arrow",), ("coin", str(brings))]


def _hire(entry: icons.Entry) -> list[Sign]:
    cost = entry.get("cost", 0)
    return [("use", "ui-hire"), ("cost" if cost else "coin", str(cost))]


def _hire_two(entry: icons.Entry) -> list[Sign]:
    one, two = str(entry["cost_one"]), str(entry["cost_two"])
    return [("use", "ui-hire"), ("cost", one), ("or",), ("use", "ui-hire"), ("pair",), ("cost", two)]


_SIGNS: Final[dict[str, Callable[[icons.Entry], list[Sign]]]] = {
    "discard_cow": _sale,
    "gain_money": lambda entry: [("coin", str(entry["amount"]))],
    "gain_certificates": lambda entry: _priced(entry, *_several("cert", entry["amount"])),
    "gain_exchange_token": lambda entry: _priced(entry, ("use", "exchange")),
    "hire": _hire,
    "hire_one_or_two_different": _hire_two,
    "buy_cattle": lambda _: [("use", "ui-buy")],
    "use_train": lambda _: [("use", "ui-engine")],
    "build": lambda _: [("use", "ui-build")],
    "gain_objective": lambda _: [("use", "objective")],
    "gain_bonus": lambda entry: _priced(entry, ("use", "bonus")),
    "gain_any_token": lambda _: [("use", "objective"), ("or",), ("use", "bonus")],
    "auxiliary": lambda entry: _priced(entry, *_several("gear", entry["count"])),
    "move_rancher": lambda entry: [("use", "boot"), ("text", str(entry["max_steps"]))],
    "gain_cow": lambda entry: _priced(entry, _cow(entry["type"])),
    "remove_cow": lambda entry: [("use", "trash"), _card(entry)],
    "exchange": lambda entry: _priced(entry, *_several("exchange", entry["times"])),
}

assert list(_SIGNS) == icons.KIND_NAMES


class Symbol:
    """A printed action: what kind it is, how it is drawn, and how it is told."""

    def __init__(self, entry: icons.Entry, icon: int) -> None:
        self.kind: str = entry["kind"]
        self.icon = icon
        """The number under which the rules have it."""
        self.signs = _SIGNS[self.kind](entry)
        self.words = icons.symbol_params(entry)
        """What the message ``table-symbol`` is given."""
        mask = cow_mask(entry) if self.kind in _TAKES_A_COW else 0
        self.cows = [cow for number, cow in enumerate(COW_NAMES) if mask >> number & 1]
        """The kinds of cow in hand that it can be used with."""


def _symbols(source: int, entries: list[icons.Entry]) -> list[Symbol]:
    """What a source of the rules shows."""
    return [Symbol(entry, int(icons.ICON_FIRST[source]) + number) for number, entry in enumerate(entries)]


def _faces(
    first: int, cards: list[icons.Entry], sides: Sequence[str]
) -> list[tuple[icons.Entry, str, list[Symbol]]]:
    """Things with two sides: all first sides, then all second ones."""
    sided = [(card, side) for side in sides for card in cards]
    return [
        (card, side, _symbols(first + at, card[side]["actions"])) for at, (card, side) in enumerate(sided)
    ]


NEUTRALS: Final = {
    each["id"]: _symbols(at, each["actions"]) for at, each in enumerate(DATA["neutral_buildings"])
}
FACES: Final = {
    f"{each['type']}{side}": symbols
    for each, side, symbols in _faces(int(icons.COMMON_SOURCE), DATA["common_buildings"], "ab")
}
BUILDINGS: Final = NEUTRALS | FACES
"""The actions on every building, by its name."""
CARS: Final = {
    (str(card["engineers"]), side): symbols
    for card, side, symbols in _faces(int(icons.TRAIN_SOURCE), DATA["train_cards"], ("plain", "star"))
}
REWARDS: Final = {
    str(post["value"]): _symbols(int(icons.POST_SOURCE) + at, post["rewards"])
    for at, post in enumerate(DATA["trading_posts"])
}
_AUX: Final = DATA["player_board"]["auxiliary_actions"]
AUXILIARIES: Final = {
    str(action["number"]): [
        *_symbols(int(icons.AUX_SOURCE) + at, [action["base"]]),
        *_symbols(int(icons.AUX_SOURCE) + len(_AUX) + at, [action.get("upgraded", action["base"])]),
    ]
    for at, action in enumerate(_AUX)
}
"""Every auxiliary action, plain and strengthened."""

assert set(_COWS) == set(COW_NAMES)


def told(texts: Texts, symbols: Sequence[Symbol], between: str = ", ") -> str:
    """Printed actions in words."""
    return between.join(texts.say("table-symbol", **symbol.words) for symbol in symbols)


def buttons(
    texts: Texts,
    symbols: Sequence[Symbol],
    used: Sequence[str],
    cls: str,
    id: Callable[[int], str] = row_id,
) -> list[PartDict]:
    """The printed actions of what is being used; each can be touched."""
    return [
        {
            "id": id(number),
            "cls": cls,
            "name": told(texts, [symbol]),
            "signs": symbol.signs,
            "tip": f"do-{symbol.kind}",
            "used": INSTEAD in used or symbol.kind in used,
        }
        for number, symbol in enumerate(symbols)
    ]
