"""Positions as they are kept: JSON, compressed."""

import zlib

import msgspec

from bunkhouse.engine.errors import PositionError
from bunkhouse.engine.game import Game
from bunkhouse.engine.state import Document, State

_DECODE = msgspec.json.Decoder(dict[str, object]).decode


def packed(state: State) -> bytes:
    return zlib.compress(msgspec.json.encode(state.dump()), 1)


def unpacked(document: bytes) -> Document:
    return _DECODE(zlib.decompress(document))


def load_position(game: Game, document: Document) -> State | None:
    """The position under the installed rules, also when it was written under others; None: impossible."""
    if document.get("rules") != game.rules:
        document = {**document, "rules": game.rules}
    try:
        return game.load(document)
    except PositionError:
        return None
