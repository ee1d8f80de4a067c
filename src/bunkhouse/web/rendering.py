"""Pages and pieces of pages: Jinja templates that speak through the text catalogues."""

from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import BaseLoader, ChoiceLoader, Environment, FileSystemLoader, StrictUndefined, TemplateNotFound
from markupsafe import Markup

from bunkhouse.engine.errors import BunkhouseError
from bunkhouse.engine.registry import game
from bunkhouse.web.assets import STATIC, asset, styles
from bunkhouse.web.fast_jinja import make_environment
from bunkhouse.web.fragments import Fragments
from bunkhouse.web.log_html import gains, log_turns, stakes
from bunkhouse.web.phrases import site_words
from bunkhouse.web.pieces import PIECES
from bunkhouse.web.preferences import PREFERENCES, USUAL, Preferences
from bunkhouse.words import LANGUAGES

_TEMPLATES = Path(__file__).parent / "templates"


class _GameTemplates(BaseLoader):
    """``<slug>/board.html`` is ``table/board.html`` in the folder of that game."""

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, Any]:
        slug, _, name = template.partition("/")
        try:
            folder = game(slug).folder / "table"
        except BunkhouseError:
            raise TemplateNotFound(template) from None
        return FileSystemLoader(folder).get_source(environment, name)


@cache
def environment() -> Environment:
    """The one set of templates; what they contain is escaped unless it was made here."""
    made = make_environment(
        loader=ChoiceLoader([FileSystemLoader(_TEMPLATES), _GameTemplates()]),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        cache_size=-1,
    )
    made.globals["asset"] = asset
    made.globals["styles"] = styles
    made.globals["art"] = art
    made.globals["languages"] = LANGUAGES
    made.globals["pieces"] = PIECES
    made.globals["all_preferences"] = PREFERENCES
    made.globals["kept"] = Fragments(made).kept
    made.globals["log_turns"] = log_turns
    made.globals["gains"] = gains
    made.globals["stakes"] = stakes
    made.filters["minus"] = minus
    return made


def render(
    template: str, *, language: str, theme: str = "", preferences: Preferences = USUAL, **context: Any
) -> str:
    """A page or a piece of one. ``say`` speaks the site's words unless the context brings a game's own."""
    words = site_words(language)
    known = {"say": words.say, "language": language, "theme": theme, "preferences": preferences, **context}
    return environment().get_template(template).render(known)


@cache
def art(name: str) -> Markup:
    """A drawing of ours, to be put into a page as it is."""
    return Markup((STATIC / "art" / name).read_text(encoding="utf-8"))


def minus(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "\N{MINUS SIGN}")
