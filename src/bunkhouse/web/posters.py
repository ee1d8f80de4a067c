"""Posters: how every game presents itself outside its table, read from the ``poster`` folder it brings."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from markupsafe import Markup

from bunkhouse.engine.game import Game
from bunkhouse.engine.registry import game, games
from bunkhouse.web.phrases import site_words
from bunkhouse.words import LANGUAGES, Words
from bunkhouse.words.catalogue import Catalogue

_PLAIN_COVER = Markup(
    '<svg class="scene" viewBox="0 0 260 214" aria-hidden="true">'
    '<rect width="260" height="214" fill="#F7E4B8"/>'
    '<svg x="50" y="50" width="160" height="110"><use href="#steer"/></svg></svg>'
)
_LAST = 99


@dataclass(frozen=True)
class Badge:
    """The small sign of a game in lists: a symbol of the sprite, and what colours it."""

    symbol: str = "steer"
    look: str = ""
    style: str = ""


@dataclass(frozen=True)
class Picture:
    """Symbols that stand above one sentence of the game in sixty seconds."""

    symbols: list[str]
    look: str = ""


@dataclass(frozen=True)
class Preset:
    """A choice of options with a name: for each option the value, or several of which one is drawn."""

    values: dict[str, list[str]]

    def fits(self, options: Mapping[str, str]) -> bool:
        """Whether these options are the preset; one that is drawn is another mixture every time."""
        return all([options.get(option)] == values for option, values in self.values.items())


@dataclass(frozen=True)
class Poster:
    """What a passer-by sees of a game. A game without a poster folder gets a plain one."""

    game: Game
    order: int = _LAST
    spot: str = "#5B3B22"
    minutes: list[int] = field(default_factory=list)
    badge: Badge = Badge()
    sixty: list[Picture] = field(default_factory=list)
    presets: dict[str, Preset] = field(default_factory=dict)
    cover: Markup = _PLAIN_COVER

    @property
    def slug(self) -> str:
        return self.game.slug

    @property
    def time(self) -> str:
        """How long a game takes, in minutes; two numbers are a range."""
        return "\N{EN DASH}".join(str(each) for each in self.minutes)

    @property
    def counts(self) -> range:
        """How many can play."""
        return range(self.game.min_players, self.game.max_players + 1)

    def title(self, language: str) -> str:
        """The name of the game, short enough for a poster: what stands before any subtitle."""
        return _said(self.game, language, "poster-title") or Words(language, self.game).title()

    def say(self, language: str, id: str) -> str:
        """A text of the poster; empty when the game has none."""
        return _said(self.game, language, id)

    def preset_title(self, language: str, name: str) -> str:
        """What the game calls a preset, else what all games call it."""
        return _said(self.game, language, f"preset-{name}") or site_words(language).say(f"lobby-set-{name}")

    def rivals(self, language: str) -> list[str]:
        """Who plays by itself against somebody who plays alone."""
        words = Words(language, self.game)
        return words.automata(self.game.setting(1, {})) if 1 in self.counts else []

    def option_picture(self, name: str, value: str) -> Markup:
        """What a choice looks like on the table; empty for most."""
        path = self.game.folder / "poster" / f"{name}-{value}.svg"
        return Markup(path.read_text(encoding="utf-8")) if path.is_file() else Markup()


@cache
def posters() -> list[Poster]:
    """The posters of all installed games, in the order in which they hang."""
    return sorted((poster(each.slug) for each in games()), key=lambda each: (each.order, each.slug))


@cache
def poster(slug: str) -> Poster:
    """The poster of one game."""
    found = game(slug)
    folder = found.folder / "poster"
    if not (folder / "poster.toml").is_file():
        return Poster(found)
    data: dict[str, Any] = tomllib.loads((folder / "poster.toml").read_text(encoding="utf-8"))
    return Poster(
        found,
        order=int(data.get("order", _LAST)),
        spot=str(data["spot"]),
        minutes=[int(each) for each in data["minutes"]],
        badge=Badge(**data["badge"]),
        sixty=[Picture(**each) for each in data.get("sixty", [])],
        presets={name: _preset(values) for name, values in data.get("presets", {}).items()},
        cover=Markup((folder / "cover.svg").read_text(encoding="utf-8")),
    )


def _preset(values: dict[str, Any]) -> Preset:
    return Preset({option: given if isinstance(given, list) else [given] for option, given in values.items()})


@cache
def _catalogue(folder: Path, language: str) -> Catalogue:
    return Catalogue(language, [folder])


def _said(game: Game, language: str, id: str) -> str:
    for each in dict.fromkeys([language, LANGUAGES[0]]):
        catalogue = _catalogue(game.folder / "poster", each)
        pattern = catalogue.pattern(id) if catalogue.has(id) else None
        if pattern is not None:
            return catalogue.format(pattern, ())[0]
    return ""
