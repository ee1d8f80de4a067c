"""A text catalogue: the messages of one language, shared ones and those of one game."""

import re
from functools import cache, lru_cache
from pathlib import Path

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax.ast import Junk

_SHARED = Path(__file__).parent
_HYPHEN_AS_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
_MINUS = "\N{MINUS SIGN}"
_KEPT = 10_000
"""How many texts each catalogue remembers: Fluent takes its time over every one."""
_LONGEST = 1000
"""A longer text is cut."""
_EMPTY = "none"
"""As what a selector knows an empty text."""


class Nothing(FluentType):
    """An empty text: formats as nothing, and a selector in a catalogue knows it as ``[none]``."""

    def format(self, locale: Locale) -> str:
        return ""

    def __eq__(self, other: object) -> bool:
        return other == _EMPTY

    def __hash__(self) -> int:
        return hash(_EMPTY)


class Whole(FluentInt):
    """A whole number, written plainly: no separator that a reader might take for a decimal point."""

    def format(self, locale: Locale) -> str:
        return str(int(self))


class Catalogue:
    """What one language says. ``problems`` lists what could not be understood in its files."""

    def __init__(self, language: str, folders: list[Path]) -> None:
        self.language = language
        self.problems: list[str] = []
        self._bundle = FluentBundle([language], use_isolating=False)
        self.format = lru_cache(_KEPT)(self._format)
        """The text of a pattern, as good as it gets, and what went wrong with it."""
        for path in [path for folder in folders for path in _files(folder / "text", language)]:
            self._add(path)

    def _add(self, path: Path) -> None:
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                self.problems.append(
                    f"{path.parent.parent.name}/{path.name}: {(entry.content or '').strip()}"
                )
        self._bundle.add_resource(resource, allow_overrides=True)

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def pattern(self, id: str, attribute: str = "") -> Pattern | None:
        """The text of a message that is there, or of one of its attributes; None when it has no such text."""
        message = self._bundle.get_message(id)
        return message.attributes.get(attribute) if attribute else message.value

    def _format(self, pattern: Pattern, params: tuple[tuple[str, str | int], ...]) -> tuple[str, list[str]]:
        text, problems = self._formatted(pattern, params)
        if any(isinstance(value, int) and value < 0 for _, value in params):
            text = _HYPHEN_AS_MINUS.sub(_MINUS, text)
        return text, problems

    def _formatted(
        self, pattern: Pattern, params: tuple[tuple[str, str | int], ...]
    ) -> tuple[str, list[str]]:
        """By Fluent, with everything that it complains about."""
        arguments = {name: _argument(value) for name, value in params}
        try:
            text, errors = self._bundle.format_pattern(pattern, arguments)
        except Exception as error:  # whatever a catalogue got wrong, a game in progress goes on
            return "", [repr(error)]
        return text if isinstance(text, str) else "", [str(error) for error in errors]


def _files(folder: Path, language: str) -> list[Path]:
    """``pl.ftl`` and any ``topic.pl.ftl``, as far as there are any: not every game speaks every language."""
    files = [folder / f"{language}.ftl", *sorted(folder.glob(f"*.{language}.ftl"))]
    return [path for path in files if path.is_file()]


def _argument(value: str | int) -> str | FluentType:
    if isinstance(value, int):
        return _whole(value)
    return _shortened(value) if value else Nothing()


@lru_cache(2000)
def _whole(value: int) -> Whole:
    """Made once: it takes longer than the sentence around it."""
    return Whole(value, useGrouping=False)


def _shortened(text: str) -> str:
    """Fluent gives up on very long texts; nobody reads them either."""
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


@cache
def catalogue(language: str, folder: Path | None, room: str = "") -> Catalogue:
    """The catalogue of a language for the game in a folder; without a game, just the shared texts.

    A ``room`` is a folder of the game whose own ``text`` says some of it otherwise.
    """
    if folder is None:
        return Catalogue(language, [_SHARED])
    return Catalogue(language, [_SHARED, folder, *([folder / room] if room else [])])
