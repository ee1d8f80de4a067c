"""Parts of a table that were drawn before are looked up: most of it stays from update to update.

A fragment is a template that is given one ``part`` of a picture and which of its pieces may be touched. It is
looked up by exactly these, and when it has to be drawn, it is drawn from what it is looked up by: there is
nothing else that it could show, so what one viewer was shown reaches only those who are to see the same.
A fragment of the site's own, whose part names a ``language``, can ``say`` the site's words in it.
"""

from functools import lru_cache
from typing import Any, NamedTuple

from jinja2 import Environment
from markupsafe import Markup

from bunkhouse.engine.look import Look
from bunkhouse.engine.memory import packed, unpacked
from bunkhouse.web.look import Part
from bunkhouse.web.phrases import site_words

_KEPT = 10_000
"""About a kilobyte each."""


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
        if type(part) is Part:
            return self._kept_with(template, part)
        legal = look.legal
        lit = tuple([id for id in part.get("ids") or (part.get("id"),) if id in legal]) if legal else ()
        return self._drawn(template, packed(part), lit)

    def _kept_with(self, template: str, part: Part) -> Markup:
        """A remembered part, of which nothing may be touched, has its drawing with it."""
        found = part.drawn.get(template)
        if found is None:
            found = part.drawn[template] = self._drawn(template, packed(dict(part)), ())
        return found

    def _draw(self, template: str, key: bytes, lit: tuple[str, ...]) -> Markup:
        found, (part,) = self._environment.get_template(template), unpacked(key)
        say = site_words(part["language"]).say if "language" in part else None
        return Markup(found.render(part=part, look=_Lit(lit), say=say))
