"""What a drawn table says otherwise: where the board can be seen, nobody needs codes."""

import re

import pytest
from fluent.syntax import FluentSerializer

import bunkhouse
from bunkhouse.web.table_packages import TABLE_FOLDER
from bunkhouse.words import LANGUAGES

from .harvest import messages

SLUGS = [game.slug for game in bunkhouse.games()]


@pytest.mark.parametrize("slug", SLUGS)
def test_it_is_said_in_every_language(slug: str) -> None:
    """With the same ids and the same attributes as the messages that it stands for."""
    folder = bunkhouse.game(slug).folder
    rooms = {language: messages(folder / TABLE_FOLDER, language) for language in LANGUAGES}
    for language, room in rooms.items():
        usual = messages(folder, language)
        assert room.keys() == rooms[LANGUAGES[0]].keys() <= usual.keys()
        for id, message in room.items():
            assert {each.id.name for each in message.attributes} == {
                each.id.name for each in usual[id].attributes
            }, id
            assert (
                re.search(r"\$(space|spot|field)\b", FluentSerializer().serialize_entry(message)) is None
            ), id
