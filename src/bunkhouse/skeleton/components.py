"""The figures of ``components.toml`` as typed tables, checked when they are loaded."""

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from bunkhouse.engine.authoring import ComponentError, packed

FOLDER: Final = Path(__file__).parent
_DATA: Final[dict[str, Any]] = tomllib.loads((FOLDER / "components.toml").read_text(encoding="utf-8"))

SLUG: Final[str] = _DATA["meta"]["slug"]
MIN_PLAYERS: Final[int] = _DATA["meta"]["players_min"]
MAX_PLAYERS: Final[int] = _DATA["meta"]["players_max"]

# Nuggets are numbered in the order of these names.
NUGGET_NAMES: Final[list[str]] = _DATA["nuggets"]["names"]
KINDS: Final[i64] = len(NUGGET_NAMES)
VALUE: Final = packed(_DATA["nuggets"]["values"])
SNAKE: Final[i64] = NUGGET_NAMES.index("snake")

LENGTHS: Final[list[str]] = ["short", "long"]
"""How long a game can be."""
CREEK: Final[dict[str, list[int]]] = {length: _DATA["creek"][length] for length in LENGTHS}
"""How many nuggets of each kind lie in the creek at the start."""

if any(len(counts) != KINDS for counts in CREEK.values()):
    raise ComponentError("wrong-nuggets", {"path": "creek"})
