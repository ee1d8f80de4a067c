"""The plates of players where there is nothing but text: a letter and a colour for each."""

from collections.abc import Sequence
from typing import Final

STYLES: Final = {
    "red": "bold #fff3e0 on #be2d20",
    "blue": "bold #f3f6ff on #1e4f9c",
    "green": "bold #0e2118 on #57a37c",
    "yellow": "bold #2b2008 on #f6c22e",
    "black": "bold #f4e9d2 on #2b3840",
    "white": "bold #221a14 on #e8e4da",
}
"""Letter on ground, by the colour of a player."""
ALPHABET: Final = "ABCDEFGH"


def styles_of(*colours: str) -> list[str]:
    """The styles of the seats, given their colours."""
    return [STYLES[colour] for colour in colours]


def letters(names: Sequence[str], alphabet: str = ALPHABET) -> list[str]:
    """A letter for every player: the initials, or the first letters of an alphabet when two are alike."""
    initials = [name[:1].upper() or " " for name in names]
    alike = len(set(initials)) < len(initials) or any(not letter.isalpha() for letter in initials)
    return list(alphabet[: len(initials)]) if alike else initials
