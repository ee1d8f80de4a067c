"""Action symbols as data: what is printed on buildings, train cards, trading posts and the player board.

A source is anything that shows symbols. Its symbols are numbered from 0 in their printed order.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bunkhouse.engine.authoring import ComponentError, Param, packed
from bunkhouse.games.el_paso.components import COW_NAMES, DATA, NEUTRALS, POSTS, TRAINS, TYPES, cow_mask

Entry = dict[str, Any]
"""A symbol as ``components.toml`` describes it."""
ANY_COW: Final = "any"

KIND_NAMES: Final = [
    "discard_cow",
    "gain_money",
    "gain_certificates",
    "gain_exchange_token",
    "hire",
    "hire_one_or_two_different",
    "buy_cattle",
    "use_train",
    "build",
    "gain_objective",
    "gain_bonus",
    "gain_any_token",
    "auxiliary",
    "move_rancher",
    "gain_cow",
    "remove_cow",
    "exchange",
]
DISCARD_COW: Final[i64] = 0
MONEY: Final[i64] = 1
CERTIFICATES: Final[i64] = 2
EXCHANGE_TOKEN: Final[i64] = 3
HIRE: Final[i64] = 4
HIRE_TWO: Final[i64] = 5
BUY: Final[i64] = 6
TRAIN: Final[i64] = 7
BUILD: Final[i64] = 8
OBJECTIVE: Final[i64] = 9
BONUS: Final[i64] = 10
ANY_TOKEN: Final[i64] = 11
AUXILIARY: Final[i64] = 12
MOVE: Final[i64] = 13
GAIN_COW: Final[i64] = 14
REMOVE_COW: Final[i64] = 15
EXCHANGE: Final[i64] = 16

_AMOUNTS: Final = {
    "discard_cow": "gain",
    "gain_money": "amount",
    "gain_certificates": "amount",
    "auxiliary": "count",
    "move_rancher": "max_steps",
    "exchange": "times",
}
_ALIKE: Final = [(HIRE, HIRE_TWO), (OBJECTIVE, ANY_TOKEN), (BONUS, ANY_TOKEN)]
"""Symbols that are used by the same action; a source shows at most one of each pair."""


class Icon:
    """A symbol while the tables are being built."""

    def __init__(self, entry: Entry) -> None:
        name = entry["kind"]
        if name not in KIND_NAMES:
            raise ComponentError("unknown-name", {"path": "action_kinds", "given": name})
        self.kind = KIND_NAMES.index(name)
        self.amount = entry.get(_AMOUNTS.get(name, ""), 0)
        self.cost: int = entry["cost_one"] if "cost_one" in entry else entry.get("cost", 0)
        self.cows = cow_mask(entry) if name in ("discard_cow", "remove_cow") else 0
        self.extra = entry.get("gain_per_breeding", 0)
        if name == "hire_one_or_two_different":
            self.amount = entry["cost_two"] - entry["cost_one"]
        elif name == "gain_cow":
            self.cows = COW_NAMES.index(entry["type"])


def _icons(entries: list[Any], where: str) -> list[Icon]:
    found = [Icon(entry) for entry in entries]
    kinds = [icon.kind for icon in found]
    for first, second in [*_ALIKE, *((kind, kind) for kind in range(len(KIND_NAMES)))]:
        if sum(1 for kind in kinds if kind in (first, second)) > 1:
            raise ComponentError("named-twice", {"path": where, "given": KIND_NAMES[first]})
    return found


_COMMON: Final[list[Any]] = DATA["common_buildings"]
_TRAIN: Final[list[Any]] = DATA["train_cards"]
_AUX: Final[list[Any]] = DATA["player_board"]["auxiliary_actions"]
_SOURCES: Final[list[list[Icon]]] = (
    [_icons(building["actions"], building["id"]) for building in DATA["neutral_buildings"]]
    + [_icons(building["a"]["actions"], f"{building['type']}a") for building in _COMMON]
    + [_icons(building["b"]["actions"], f"{building['type']}b") for building in _COMMON]
    + [_icons(card["plain"]["actions"], f"train {card['engineers']}") for card in _TRAIN]
    + [_icons(card["star"]["actions"], f"train {card['engineers']} star") for card in _TRAIN]
    + [_icons(post["rewards"], f"post {post['value']}") for post in DATA["trading_posts"]]
    + [_icons([action["base"]], f"auxiliary {action['number']}") for action in _AUX]
    + [_icons([action.get("upgraded", action["base"])], f"auxiliary {action['number']}") for action in _AUX]
)

# The first source of each family; neutral buildings begin at 0.
COMMON_SOURCE: Final[i64] = NEUTRALS
TRAIN_SOURCE: Final[i64] = COMMON_SOURCE + 2 * TYPES
POST_SOURCE: Final[i64] = TRAIN_SOURCE + 2 * TRAINS
AUX_SOURCE: Final[i64] = POST_SOURCE + POSTS

_ALL: Final[list[Icon]] = [icon for icons in _SOURCES for icon in icons]
ICON_FIRST: Final[vec[i16]] = packed(
    [sum(len(icons) for icons in _SOURCES[:at]) for at in range(len(_SOURCES) + 1)]
)
"""The symbols of source s are those from ICON_FIRST[s] to ICON_FIRST[s + 1]."""
ICON_KIND: Final[vec[i16]] = packed([icon.kind for icon in _ALL])
ICON_AMOUNT: Final[vec[i16]] = packed([icon.amount for icon in _ALL])
"""Dollars, certificates, actions or steps; the second worker's price of a double hire."""
ICON_COST: Final[vec[i16]] = packed([icon.cost for icon in _ALL])
ICON_COWS: Final[vec[i16]] = packed([icon.cows for icon in _ALL])
"""The kinds of cow that may be discarded or removed, a bit each; or the kind that is gained."""
ICON_EXTRA: Final[vec[i16]] = packed([icon.extra for icon in _ALL])
"""Dollars for every point of breeding value of a discarded cow."""
MOST_ICONS: Final[int] = max(len(icons) for icons in _SOURCES)
MOST_CERTIFICATES_AT_ONCE: Final[int] = max(
    icon.amount for icon in _ALL if icon.kind == KIND_NAMES.index("gain_certificates")
)


def icon_names(source: int) -> list[str]:
    """The symbols of a source by name, in their order."""
    return [KIND_NAMES[icon.kind] for icon in _SOURCES[source]]


def icon_count(source: i64) -> i64:
    return i64(ICON_FIRST[source + 1]) - i64(ICON_FIRST[source])


def symbol_params(entry: Entry) -> dict[str, Param]:
    """The parameters of the message ``table-symbol``, by which every door puts a symbol into words."""
    cow = entry.get("colour", entry.get("type", ANY_COW))
    return {
        "kind": entry["kind"],
        "amount": entry.get(_AMOUNTS.get(entry["kind"], ""), 0),
        "cost": entry.get("cost", entry.get("cost_one", 0)),
        "extra": entry.get("gain_per_breeding", entry.get("cost_two", 0)),
        "cow": "breeding" if "breeding" in entry else cow,
        "value": entry.get("breeding", 0),
    }
