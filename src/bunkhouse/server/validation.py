"""Texts that people give: cleaned, or refused with a reason."""

import re
import unicodedata

from bunkhouse.bots.registry import BOT_NAMES
from bunkhouse.server.errors import Unfit

NAME_LIMIT = 24
CHAT_LIMIT = 500
REPORT_LIMIT = 2000
LABEL_LIMIT = 40
_COMMAND = re.compile(r"[A-Za-z0-9_-]{1,64}")
_CODE = re.compile(r"[A-Za-z0-9]{1,16}")
_LOGIN = re.compile(r"[\w.@+-]{3,40}")


def clean(text: str) -> str:
    """Without control characters and direction marks, with single spaces."""
    kept = "".join(" " if unicodedata.category(char) in ("Cc", "Zl", "Zp") else char for char in text)
    kept = "".join(char for char in kept if unicodedata.category(char) not in ("Cf", "Co", "Cs", "Cn"))
    return " ".join(unicodedata.normalize("NFC", kept).split())


def fit_name(text: str, *, empty: bool = False) -> str:
    name = clean(text)
    if len(name) > NAME_LIMIT or not (name or empty):
        raise Unfit("bad-name", {"limit": NAME_LIMIT})
    return name


def fit_label(text: str) -> str:
    return clean(text)[:LABEL_LIMIT]


def fit_language(text: str) -> str:
    return text if re.fullmatch(r"[A-Za-z-]{0,12}", text) else ""


def fit_login(text: str) -> str:
    login = clean(text).casefold()
    if not _LOGIN.fullmatch(login):
        raise Unfit("bad-login", {"least": 3, "most": 40})
    return login


def fit_password(text: str) -> str:
    if not 8 <= len(text) <= 200:
        raise Unfit("bad-password", {"least": 8, "most": 200})
    return text


def fit_chat(text: str) -> str:
    said = clean(text)
    if not said:
        raise Unfit("chat-empty")
    if len(said) > CHAT_LIMIT:
        raise Unfit("chat-long", {"limit": CHAT_LIMIT})
    return said


def fit_command(text: str) -> str:
    """A caller's command id; the site's own contain a colon, so that the two never meet."""
    if text and not _COMMAND.fullmatch(text):
        raise Unfit("bad-command")
    return text


def fit_code(text: str) -> bool:
    """Whether this may be a code at all; no database has to be asked for anything else."""
    return _CODE.fullmatch(text) is not None


def fit_bot(name: str) -> str:
    if name not in BOT_NAMES:
        raise Unfit("unknown-bot", {"given": name, "known": ", ".join(BOT_NAMES)})
    return name
