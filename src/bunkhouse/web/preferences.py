"""How somebody likes to play and read: few names, each with few values, the usual one first.

A page carries them as ``data-<name>`` on its root, where styles and scripts look. They are written down as
text, ``auto-off.motion-fast``, with nothing in it that is as usual: in the database beside the person, and in
a cookie of the device.
"""

from collections.abc import Iterable, Mapping
from typing import Final

PREFERENCES: Final[Mapping[str, tuple[str, ...]]] = {
    "confirm": ("ask", "never", "always"),
    "irrevocable": ("on", "off"),
    "auto": ("on", "off"),
    "pace": ("normal", "calm", "fast"),
    "motion": ("normal", "calm", "fast", "off"),
    "text": ("normal", "large", "larger"),
    "log": ("headlines", "acts", "all"),
    "recap": ("card", "off"),
    "sounds": ("on", "off"),
}
"""Every preference and its values.

``confirm``: whether to ask at the end of a turn, when something useful is left. ``irrevocable``: whether to
ask before what cannot be taken back. ``auto``: whether the table decides where nothing is left to choose.
``pace``: of bots. ``motion``: of animations. ``log``: how much of it is unfolded. ``recap``: how it is told
what others did.
"""

Preferences = Mapping[str, str]
"""The value of every preference."""

USUAL: Final[Preferences] = {name: values[0] for name, values in PREFERENCES.items()}

LONGEST: Final = 200
"""No text of preferences is longer."""


def fits(name: str, value: str) -> bool:
    return value in PREFERENCES.get(name, ())


def written(preferences: Preferences) -> str:
    """As they are kept."""
    return ".".join(f"{name}-{value}" for name, value in preferences.items() if value != USUAL[name])


def read(*texts: str) -> Preferences:
    """What is kept in the first of some texts that says anything; whatever there is not is left out."""
    text = next((each for each in texts if each), "")
    return {**USUAL, **dict(_pairs(text[:LONGEST].split(".")))}


def _pairs(parts: Iterable[str]) -> list[tuple[str, str]]:
    split = [part.partition("-") for part in parts]
    return [(name, value) for name, _, value in split if fits(name, value)]
