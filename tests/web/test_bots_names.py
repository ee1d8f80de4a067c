"""What bots are called: everybody reads their names in a language of their own, at old tables too."""

from collections.abc import Callable

import pytest

from bunkhouse.server.table_info import SeatInfo
from bunkhouse.server.tables.bot_names import called, nickname, nicknames
from bunkhouse.words import LANGUAGES

from .visitor import Visitor


def seat(number: int, name: str, bot: str | None = "easy") -> SeatInfo:
    return SeatInfo(
        number=number,
        kind="person" if bot is None else "bot",
        person_id="somebody" if bot is None else None,
        bot=bot,
        name=name,
        colour="red",
        hotseat=False,
        stand_in=False,
        resigned=False,
        present=True,
        away_since=None,
        replaceable=False,
        late=False,
        clock=None,
    )


def test_a_name_means_the_same_in_every_language() -> None:
    assert len({len(nicknames(language)) for language in LANGUAGES}) == 1
    for spoken in LANGUAGES:
        for reader in LANGUAGES:
            for number, name in enumerate(nicknames(spoken)):
                assert nickname(name, reader) == nicknames(reader)[number]
    assert nickname("Deep Blue", "pl") == "Deep Blue"


def test_people_keep_their_names() -> None:
    """Also one who is called as bots are; then the bot keeps the name that it was given."""
    assert called([seat(0, "Rdza", None), seat(1, "Kaktus")], "en") == ["Rdza", "Cactus"]
    assert called([seat(0, "Rust", None), seat(1, "Rdza")], "en") == ["Rust", "Rdza"]


@pytest.mark.parametrize(("host", "reader"), [("pl", "en"), ("en", "pl")])
def test_a_table_names_its_bots_in_the_readers_language(
    visitor: Callable[..., Visitor], host: str, reader: str
) -> None:
    """On the board, in the log, on the watchers' page and in what is told of one's tables."""
    somebody = visitor(host)
    page = somebody.press(somebody.open("/games/el-gaucho"), "/quick")
    assert nicknames(host)[0] in page.words
    somebody.post("/language", language=reader, next="")
    for path in (page.path, f"{page.path}/replay", "/"):
        seen = somebody.open(path)
        assert not set(nicknames(host)[:3]) - set(nicknames(reader)) & set(seen.words.split())
    assert nicknames(reader)[0] in somebody.open(page.path).words
