"""What the set-up page draws beside the room itself: games, options and bots to choose from."""

from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from bunkhouse.server.lobby_view.bot_strengths import STRENGTHS
from bunkhouse.server.lobby_view.paces import DAILY, LIVE
from bunkhouse.server.lobby_view.table_rows import pace_words
from bunkhouse.server.lobby_view.waiting_room import Room
from bunkhouse.web.phrases import site_words
from bunkhouse.web.posters import Poster, posters
from bunkhouse.words import Words

_MOST_CARDS = 3
"""An option with more values than this is a list to choose from, not a row of cards."""


@dataclass(frozen=True)
class OptionValue:
    """One value of an option."""

    value: str
    title: str
    hint: str
    picture: Markup
    chosen: bool


@dataclass(frozen=True)
class Question:
    """One option of a game."""

    name: str
    title: str
    hint: str
    choices: list[OptionValue]

    @property
    def cards(self) -> bool:
        return len(self.choices) <= _MOST_CARDS


def setup_context(room: Room, language: str) -> dict[str, Any]:
    say = site_words(language).say
    return {
        "room": room,
        "notice": "",
        "posters": posters(),
        "questions": questions(room.poster, room.options, language),
        "bots": [(name, say(f"lobby-bot-{name}"), say(f"lobby-bot-{name}-text")) for name in STRENGTHS],
        "live": [(name, pace_words(pace, language)) for name, pace in LIVE.items()],
        "daily": [(name, pace_words(pace, language)) for name, pace in DAILY.items()],
    }


def questions(poster: Poster, options: dict[str, str], language: str) -> list[Question]:
    """The options of a game in its own words; the poster adds what helps to choose."""
    words = Words(language, poster.game)
    return [
        Question(
            name=option.name,
            title=words.option(option.name),
            hint=poster.say(language, f"option-{option.name}-hint"),
            choices=[
                OptionValue(
                    value=value,
                    title=_sentence(words.option_value(option.name, value)),
                    hint=poster.say(language, f"option-{option.name}-{value}-hint"),
                    picture=poster.option_picture(option.name, value),
                    chosen=options.get(option.name, option.default) == value,
                )
                for value in option.values
            ],
        )
        for option in poster.game.options
    ]


def _sentence(text: str) -> str:
    """The same with a capital letter: catalogues write values the way they stand within a line."""
    return text[:1].upper() + text[1:]
