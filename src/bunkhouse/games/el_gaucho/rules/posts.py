"""The first gaucho of each player (EG-19)."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import NOBODY, ActionKind, Choices, Prompt, Reader, Refusal, Step, bit
from bunkhouse.games.el_gaucho.actions import POST
from bunkhouse.games.el_gaucho.components import PLACE_NAMES, PLACES
from bunkhouse.games.el_gaucho.rules.position_checks import in_preparation, laid_out
from bunkhouse.games.el_gaucho.state import Table
from bunkhouse.games.el_gaucho.steps import BEGIN_ROUND, POST_GAUCHO


def plan_posts(table: Table, last: int) -> None:
    """EG-19: counter-clockwise from the seat at ``last`` in turn order down to the starting player."""
    table.agenda.push(BEGIN_ROUND, NOBODY)
    for number in range(last + 1):
        table.agenda.push(POST_GAUCHO, table.in_order(number))


class PostGaucho(Step[Table]):
    """EG-19: every player must choose a different special place."""

    def __init__(self) -> None:
        super().__init__(POST_GAUCHO, "post-gaucho", [POST])

    def fill(self, table: Table, choices: Choices) -> None:
        held: i64 = 0
        seat: i64
        place: i64
        for seat in range(table.players):
            held |= table.places(seat)
        for place in range(PLACES):
            if not (held >> place) & 1:
                choices.add(POST + place)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-post", {})

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        order = int(table.order(seat))
        in_preparation(table, table.players - 1 - order)
        laid_out(table, table.players)
        plan_posts(table, order)


class Post(ActionKind[Table]):
    def __init__(self) -> None:
        super().__init__(POST, "EG-19")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        table.agenda.pop()
        table.add_supply(seat, -1)
        table.set_places(seat, bit(at), 0)
        if table.journal is not None:
            table.tell_seat("posts", seat, {"place": PLACE_NAMES[at]})

    def refusal(self, table: Table, at: int) -> Refusal:
        return Refusal("place-taken", "EG-19", {"place": PLACE_NAMES[at]})
