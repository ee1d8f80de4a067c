"""Which language a person reads."""

import os
from collections.abc import Mapping

from bunkhouse.engine.errors import UnknownName

LANGUAGES = ("en", "pl")
"""What the shared catalogue speaks. The first one stands in for whatever another language lacks."""

_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a terminal says which language it speaks; the first that is set decides, as everywhere in POSIX."""


def language_of(asked: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """The language asked for, else that of the environment, else English.

    A language asked for by name must exist. A foreign locale is no mistake, so it silently gives English.
    """
    if asked is not None:
        return known_language(asked)
    variables = os.environ if environment is None else environment
    locale = next((variables[name] for name in _LOCALE_VARIABLES if variables.get(name)), "")
    language = _primary(locale)
    return language if language in LANGUAGES else LANGUAGES[0]


def known_language(tag: str) -> str:
    """The language of a tag such as ``pl``, ``pl-PL`` or ``pl_PL.UTF-8``."""
    language = _primary(tag)
    if language not in LANGUAGES:
        raise UnknownName("unknown-language", tag, LANGUAGES)
    return language


def _primary(tag: str) -> str:
    return tag.strip().replace("_", "-").split("-")[0].split(".")[0].lower()
