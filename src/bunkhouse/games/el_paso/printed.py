"""What a printed action is told with, for every door that puts it into words."""

from typing import Any, Final

from bunkhouse.engine.errors import Param

Entry = dict[str, Any]
"""A symbol as ``components.toml`` describes it."""

ANY_COW: Final = "any"
_AMOUNTS: Final = ("gain", "amount", "count", "max_steps", "times")
_EXTRAS: Final = ("gain_per_breeding", "cost_two")


def symbol_params(entry: Entry) -> dict[str, Param]:
    """The parameters of the message ``table-symbol``."""
    cow = entry.get("colour", entry.get("type", ANY_COW))
    return {
        "kind": entry["kind"],
        "amount": next((entry[name] for name in _AMOUNTS if name in entry), 0),
        "cost": entry.get("cost", entry.get("cost_one", 0)),
        "extra": next((entry[name] for name in _EXTRAS if name in entry), 0),
        "cow": "breeding" if "breeding" in entry else cow,
        "value": entry.get("breeding", 0),
    }
