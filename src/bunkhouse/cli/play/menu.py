"""The choices of one decision: numbered, in words, kinds of action together."""

import unicodedata
from dataclasses import dataclass
from itertools import groupby

from bunkhouse.engine.state import State
from bunkhouse.words import Words


@dataclass(frozen=True)
class MenuLine:
    number: int
    code: int
    kind: str
    text: str
    notation: str

    def mentions(self, part: str) -> bool:
        """Whether a part of the words or of the notation, typed without much care, is in this choice."""
        return part in simplified(self.text) or part in simplified(self.notation)


class Menu:
    """Every legal action once. Codes run by kind, so their order keeps kinds together."""

    def __init__(self, state: State, words: Words) -> None:
        actions = state.actions()
        self.choices = [
            MenuLine(number, code, actions.text_id(code), words.action(state, code), actions.notation(code))
            for number, code in enumerate(sorted(state.legal()), 1)
        ]

    def at(self, number: int) -> MenuLine | None:
        return self.choices[number - 1] if 1 <= number <= len(self.choices) else None

    def only(self) -> MenuLine | None:
        """The choice when there is just one."""
        return self.choices[0] if len(self.choices) == 1 else None

    def matching(self, part: str) -> list[MenuLine]:
        wanted = simplified(part)
        return [choice for choice in self.choices if choice.mentions(wanted)]


def by_kind(choices: list[MenuLine]) -> list[list[MenuLine]]:
    return [list(group) for _, group in groupby(choices, key=lambda choice: choice.kind)]


def simplified(text: str) -> str:
    """A text without capitals, accents and needless spaces: easy to type on any keyboard."""
    bare = text.casefold().replace("\N{LATIN SMALL LETTER L WITH STROKE}", "l")
    parts = unicodedata.normalize("NFKD", bare)
    return " ".join("".join(each for each in parts if not unicodedata.combining(each)).split())
