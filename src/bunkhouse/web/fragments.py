"""Parts of a table that were drawn before are looked up: most of it stays from update to update.

A fragment is a template that is given one ``part`` of a picture and which of its pieces may be touched. It is
looked up by exactly these, and when it has to be drawn, it is given nothing else that it could show: so what
one viewer was shown reaches only those who are to see the same.
A fragment of the site's own, whose part names a ``language``, can ``say`` the site's words in it.
"""

from typing import Any, NamedTuple

from jinja2 import Environment
from markupsafe import Markup

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import Part, PartCache, packed
from bunkhouse.web.phrases import site_words

_KEPT = 10_000
"""About a kilobyte each."""
_VARIANTS = 30
"""So many drawings a cached part has with it, one for every choice of pieces that may be touched."""


class _Lit(NamedTuple):
    """All of a look that a fragment gets."""

    legal: frozenset[str]


class Fragments:
    """The fragments of all tables."""

    def __init__(self, environment: Environment) -> None:
        self._environment = environment
        self._drawn = PartCache(_KEPT)

    def kept(self, template: str, part: dict[str, Any], context: DrawContext) -> Markup:
        """A part of plain values, or one that is made of cached parts; its piece is named by its ``id``,
        or its pieces by its ``ids``. A cached part has its HTML with it."""
        legal = context.legal
        lit = tuple([id for id in part.get("ids") or (part.get("id"),) if id in legal]) if legal else ()
        if type(part) is not Part:
            return self._found(template, part, lit)
        found: Markup | None = part.html.get((template, lit))
        if found is None:
            if len(part.html) >= _VARIANTS:
                part.html.clear()
            found = part.html[template, lit] = self._found(template, dict(part), lit)
        return found

    def _found(self, template: str, part: dict[str, Any], lit: tuple[str, ...]) -> Markup:
        try:
            key = packed(part)
        except ValueError:  # there are parts in it that have their drawings with them
            return self._draw(template, part, lit)
        found: Markup | None = self._drawn.find((template, key, lit))
        if found is None:
            found = self._draw(template, part, lit)
            self._drawn.keep((template, key, lit), found)
        return found

    def _draw(self, template: str, part: dict[str, Any], lit: tuple[str, ...]) -> Markup:
        say = site_words(part["language"]).say if "language" in part else None
        found = self._environment.get_template(template)
        return Markup(found.render(part=part, context=_Lit(frozenset(lit)), say=say))
