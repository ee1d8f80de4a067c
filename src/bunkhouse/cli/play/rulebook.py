"""The rules page of a game, whole or rule by rule."""

import re

from bunkhouse.cli.play.menu import simplified
from bunkhouse.engine.game import Game
from bunkhouse.words import LANGUAGES

_RULE = re.compile(r"^[-*] \*\*([A-Z]+-[A-Z]?\d+)\*\*")


def page(game: Game, language: str) -> str:
    """The rules in a language, else in the first one that has them; empty when nobody has written any."""
    for each in (language, *LANGUAGES):
        path = game.folder / f"rules.{each}.md"
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return ""


def rules(text: str) -> dict[str, str]:
    """Every rule of a page by its id, in the order of the page."""
    found: dict[str, str] = {}
    current = ""
    for line in text.splitlines():
        rule = _RULE.match(line)
        if rule is not None:
            current = rule.group(1)
            found[current] = line
        elif not line.strip() or line.startswith("#"):
            current = ""
        elif current:
            found[current] += "\n" + line
    return found


def looked_up(text: str, wanted: str) -> list[str]:
    """The rule with an id, else every rule that mentions the words."""
    every = rules(text)
    if wanted.upper() in every:
        return [every[wanted.upper()]]
    part = simplified(wanted)
    return [rule for rule in every.values() if part in simplified(rule)]
