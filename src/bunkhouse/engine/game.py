"""The contract of a game: how to begin one, read a position, and write actions in words."""

from pathlib import Path
from typing import Any

from mypy_extensions import mypyc_attr

from bunkhouse.engine.actions import ActionSpace
from bunkhouse.engine.errors import OptionError, PositionError, UnknownName
from bunkhouse.engine.reading import Reader
from bunkhouse.engine.rng import Rng, seeded
from bunkhouse.engine.setting import Option, Setting, check_players, check_seed, chosen_options
from bunkhouse.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game is a folder with one instance of a class derived from this one."""

    def __init__(
        self,
        slug: str,
        rules: int,
        players: tuple[int, int],
        actions: ActionSpace,
        options: list[Option],
        folder: Path,
    ) -> None:
        self.slug = slug
        self.rules = rules
        """The version of the rules: raised whenever old records would play differently."""
        self.min_players, self.max_players = players
        self.actions = actions
        self.options = options
        self.folder = folder
        """Where the game's texts and rules pages lie."""

    def __repr__(self) -> str:
        return self.slug

    # What a game fills in.

    def begin(self, setting: Setting, rng: Rng) -> State:
        """The first position, with its agenda laid out; the engine then carries on to the first decision."""
        raise NotImplementedError

    def read(self, setting: Setting, rng: Rng, position: Reader) -> State:
        """The state that ``State.dump`` described; a ``PositionError`` for one that cannot be."""
        raise NotImplementedError

    def view_type(self) -> Any:
        """The ``TypedDict`` that describes what ``State.observe`` gives; Any where there is none."""
        return Any

    def automata(self, setting: Setting) -> list[str]:
        """The seats behind the players that decide by themselves; their texts: ``automaton-NAME``."""
        return []

    # What the engine does with it.

    def setting(self, players: object, options: dict[str, object]) -> Setting:
        count = check_players(players, self.min_players, self.max_players)
        return Setting(self.slug, self.rules, count, chosen_options(self.options, options))

    def new(self, players: object = None, seed: object = 0, **options: object) -> State:
        """A new game; without a player count, for as many as the game takes.

        Both are numbers; anything else is refused with an ``OptionError``, compiled or not.
        """
        return self.open(self.max_players if players is None else players, seed, options)

    def open(self, players: object, seed: object, options: dict[str, object]) -> State:
        """The same for options whose names somebody else wrote: one of them may be called ``seed``."""
        state = self.begin(self.setting(players, options), seeded(check_seed(seed)))
        state.proceed()
        return state

    def load(self, document: object) -> State:
        """The state described by a position document; ``PositionError`` for anything else."""
        position = Reader(document, "")
        position.field("game").same(self.slug)
        position.field("rules").same(self.rules)
        players = position.field("players").number(self.min_players, self.max_players)
        options = position.field("options").mapping()
        try:
            setting = self.setting(players, {name: item.value for name, item in options.items()})
        except (OptionError, UnknownName) as error:
            raise PositionError("options", error.reason, error.params) from error
        words = [word.number(0, 0xFFFFFFFF) for word in position.field("generator").items(4)]
        state = self.read(setting, Rng(words[0], words[1], words[2], words[3]), position)
        state.proceed()
        return state

    def notation(self, code: int) -> str:
        return self.actions.notation(code)

    def parse(self, text: str) -> int:
        return self.actions.parse(text)
