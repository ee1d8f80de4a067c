"""A game's rules as a page: every rule has its own anchor, and every mention of a rule leads to it."""

import re
from functools import cache

from markdown_it import MarkdownIt
from markupsafe import Markup

from bunkhouse.engine.game import Game
from bunkhouse.words import LANGUAGES

_RULE = re.compile(r"<li>\s*(?:<p>)?<strong>([A-Z]+-[A-Z]?\d+)</strong>\s*")
_MENTION = re.compile(r"(?<![\w#>/-])([A-Z]{2,3}-[A-Z]?\d+)(?![\w<])")
_HEADING = re.compile(r"<h2>(.*?)</h2>")


@cache
def rulebook(game: Game, language: str) -> Markup:
    """The whole text; empty when nobody has written any."""
    text = _text(game, language)
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    html = html.replace("<table>", '<div class="nscroll" tabindex="0" data-aside><table>').replace(
        "</table>", "</table></div>"
    )
    known = set(_RULE.findall(html))
    html = _MENTION.sub(lambda found: _link(found.group(1), known), html)
    html = _RULE.sub(r'<li id="\1" data-rule><a class="rid" href="#\1">\1</a> ', html)
    return Markup(re.sub(r"<(h1|p|h3)>", r"<\1 data-aside>", html))


@cache
def chapters(game: Game, language: str) -> list[str]:
    return _HEADING.findall(str(rulebook(game, language)))


def _link(rule: str, known: set[str]) -> str:
    return f'<a href="#{rule}">{rule}</a>' if rule in known else rule


def _text(game: Game, language: str) -> str:
    """The rules in a language, else in the first one that has them."""
    for each in (language, *LANGUAGES):
        path = game.folder / f"rules.{each}.md"
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return ""
