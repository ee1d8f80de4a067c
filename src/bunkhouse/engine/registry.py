"""Games are found through the entry-point group ``bunkhouse.games``: a slug and the game's instance."""

from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from bunkhouse.engine.errors import UnknownName
from bunkhouse.engine.game import Game

GROUP = "bunkhouse.games"


@cache
def _found() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def games() -> Iterator[Game]:
    """All installed games, by slug."""
    for slug in _found():
        yield game(slug)


def game(slug: str) -> Game:
    found = _found()
    if slug not in found:
        raise UnknownName("unknown-game", slug, found)
    loaded = found[slug].load()
    assert isinstance(loaded, Game)
    return loaded
