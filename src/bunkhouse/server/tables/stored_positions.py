"""Positions as they are kept: JSON, compressed."""

import logging
import zlib

import msgspec

from bunkhouse.engine.errors import PositionError
from bunkhouse.engine.game import Game
from bunkhouse.engine.state import Document, State

_LOG = logging.getLogger(__name__)
_DECODE = msgspec.json.Decoder(dict[str, object]).decode


def packed(state: State) -> bytes:
    return zlib.compress(msgspec.json.encode(state.dump()), 1)


def unpacked(document: bytes) -> Document | None:
    """The position document that was packed; None when it is damaged."""
    try:
        return _DECODE(zlib.decompress(document))
    except (zlib.error, msgspec.DecodeError) as error:
        _LOG.error("a kept position is damaged: %s", error)
        return None


def load_position(game: Game, document: Document | None) -> State | None:
    """The position under the installed rules, also when it was written under others; None: impossible."""
    if document is None:
        return None
    own = document.get("rules") == game.rules
    try:
        return game.load(document if own else {**document, "rules": game.rules})
    except PositionError as error:
        if own:  # it was written by these rules, so they are at fault; what it says is nobody else's business
            _LOG.error("a position of %s cannot be read: %s at %s", game.slug, error.reason, error.path)
        return None
