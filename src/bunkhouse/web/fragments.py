"""Parts of a table that were drawn before are looked up: most of it stays from update to update.

A fragment is a template that is given one ``part`` of a picture and which of its pieces may be touched. It is
looked up by exactly these, and when it has to be drawn, it is drawn from what it is looked up by: there is
nothing else that it could show, so what one viewer was shown reaches only those who are to see the same.
"""

import marshal
from functools import lru_cache
from typing import Any, NamedTuple

from jinja2 import Environment
from markupsafe import Markup

from bunkhouse.engine.look import Look

_KEPT = 10_000
"""About a kilobyte each."""
_PLAIN = 0
"""The version of the format in which equal values have equal bytes."""


class _Lit(NamedTuple):
    """All of a look that a fragment gets."""

    legal: tuple[str, ...]


class Fragments:
    """The fragments of all tables."""

    def __init__(self, environment: Environment) -> None:
        self._environment = environment
        self._drawn = lru_cache(_KEPT)(self._draw)

    def kept(self, template: str, part: dict[str, Any], look: Look) -> Markup:
        """A part of plain values; its piece is named by its ``id``, or its pieces by its ``ids``."""
        legal = look.legal
        lit = tuple([id for id in part.get("ids") or (part.get("id"),) if id in legal]) if legal else ()
        return self._drawn(template, marshal.dumps(part, _PLAIN), lit)

    def _draw(self, template: str, part: bytes, lit: tuple[str, ...]) -> Markup:
        found = self._environment.get_template(template)
        return Markup(found.render(part=marshal.loads(part), look=_Lit(lit)))
