"""Addresses that come from outside. One that cannot be read is no address."""

import re
from urllib.parse import SplitResult, urlsplit

_HOST = re.compile(r"(?:\[[0-9a-f:.%]+\]|[^\[\]:/?#@\\\s]+)(?::\d{1,5})?")
_NOWHERE = SplitResult("", "", "", "", "")


def split_address(text: str) -> SplitResult:
    """The parts of an address, all of them empty when it cannot be read."""
    try:
        return urlsplit(text)
    except ValueError:
        return _NOWHERE


def is_host(text: str) -> bool:
    """Whether this is a name or an address with nothing but a port behind it, in small letters."""
    return _HOST.fullmatch(text) is not None
