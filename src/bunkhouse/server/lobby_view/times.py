"""When something was, as people say it."""

import time

from bunkhouse.web.phrases import site_words

_MINUTE = 60_000
_HOUR = 60 * _MINUTE
_DAY = 24 * _HOUR


def now() -> int:
    """Milliseconds of the epoch."""
    return time.time_ns() // 1_000_000


def since(then: int, now: int, language: str) -> str:
    """``just now``, ``5 minutes ago``, ``yesterday``, ``3 days ago``."""
    say, passed = site_words(language).say, max(0, now - then)
    if passed < 2 * _MINUTE:
        return say("lobby-just-now")
    if passed < _HOUR:
        return say("lobby-minutes-ago", count=passed // _MINUTE)
    if passed < _DAY:
        return say("lobby-hours-ago", count=passed // _HOUR)
    days = passed // _DAY
    return say("lobby-yesterday") if days == 1 else say("lobby-days-ago", count=days)
