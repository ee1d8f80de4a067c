"""The turn from beginning to end, and the end of the game (MT-22 to MT-26, MT-83 to MT-86)."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Choices, Param, Prompt, Reader, Refusal, Step
from bunkhouse.games.montana.actions import BUILD, CANTEEN, CITY, DONE, END, RECRUIT, TRADE, WORK
from bunkhouse.games.montana.rules.agenda_checks import in_turn
from bunkhouse.games.montana.rules.build import fill_build, finish_building
from bunkhouse.games.montana.rules.trade import fill_trade
from bunkhouse.games.montana.rules.work import clear_full_areas, crew_rule, fill_work, staffed_space
from bunkhouse.games.montana.scoring import ranking, scores
from bunkhouse.games.montana.state import Table
from bunkhouse.games.montana.steps import BEGIN, BUILD_MORE, END_TURN, LAST, TURN


def begin_turn(table: Table, seat: i64) -> None:
    table.turn = seat
    table.agenda.push(TURN, seat)
    if table.journal is not None:
        table.tell_seat("turn-begins", seat)


def pass_turn(table: Table) -> None:
    """MT-22: clockwise; MT-86: after the trigger the game ends when the round is complete."""
    following: i64 = (table.agenda.seat() + 1) % table.players
    table.agenda.pop()
    if following == table.starter:
        if table.closing:
            if table.journal is not None:
                _tell_winners(table)
            return
        table.round += 1
    begin_turn(table, following)


def _tell_winners(table: Table) -> None:
    """MT-87 to MT-90"""
    places, settlements = ranking(table), scores(table)
    for seat in range(table.players):
        if places[seat] == 1:
            table.tell_seat("wins", seat, {"count": settlements[seat], "winners": places.count(1)})


class Begin(Step[Table]):
    """MT-22: the starting player takes the first turn."""

    def __init__(self) -> None:
        super().__init__(BEGIN, "begin")

    def carry_on(self, table: Table) -> bool:
        seat: i64 = table.agenda.seat()
        table.agenda.pop()
        table.round = 1
        begin_turn(table, seat)
        return True


class Turn(Step[Table]):
    """MT-23 to MT-25: recruit, work or build; recruiting and the city are always possible."""

    def __init__(self) -> None:
        super().__init__(TURN, "turn", [RECRUIT, WORK, CITY, BUILD, TRADE])

    def fill(self, table: Table, choices: Choices) -> None:
        choices.add(RECRUIT)
        choices.add(CITY)
        fill_work(table, choices)
        fill_build(table, choices)
        fill_trade(table, choices)

    def prompt(self, table: Table) -> Prompt:
        """MT-79, MT-83, MT-85: what can be traded, and whether another turn can follow."""
        cattle, canteens = int(table.cattle_of(table.seat)), int(table.canteens_of(table.seat))
        return Prompt("prompt-turn", {"last": int(table.closing), "cattle": cattle, "canteens": canteens})

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        in_turn(table, seat, given)
        table.agenda.push(TURN, seat)


class Done(ActionKind[Table]):
    """What may be done or left is left."""

    def __init__(self) -> None:
        super().__init__(DONE, "MT-23")

    def perform(self, table: Table, at: i64) -> None:
        if table.agenda.step() == BUILD_MORE:
            finish_building(table)
        else:
            table.agenda.pop()

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {"step": table.rules().names[table.agenda.step()]}

    def refusal(self, table: Table, at: int) -> Refusal:
        """Only the left part of a space has to be staffed."""
        return Refusal("must-staff", crew_rule(staffed_space(table)))


class EndTurn(Step[Table]):
    """MT-26, MT-R9: full areas are cleared before anything else."""

    def __init__(self) -> None:
        super().__init__(END_TURN, "end-turn")

    def carry_on(self, table: Table) -> bool:
        seat: i64 = table.agenda.seat()
        table.agenda.pop()
        clear_full_areas(table)
        table.agenda.push(LAST, seat)
        return True


class Last(Step[Table]):
    """MT-24, MT-83: cattle trade and canteens at the end of a turn."""

    def __init__(self) -> None:
        super().__init__(LAST, "last", [CANTEEN, END, TRADE])

    def fill(self, table: Table, choices: Choices) -> None:
        choices.add(END)
        if table.canteens_of(table.seat) > 0:
            choices.add(CANTEEN)
        fill_trade(table, choices)

    def carry_on(self, table: Table) -> bool:
        """Whoever has neither cattle nor canteens is not asked."""
        seat: i64 = table.agenda.seat()
        if table.cattle_of(seat) > 0 or table.canteens_of(seat) > 0:
            return False
        pass_turn(table)
        return True

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-last", {"canteens": int(table.canteens_of(table.seat))})

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        in_turn(table, seat, given)
        table.agenda.push(LAST, seat)


class Canteen(ActionKind[Table]):
    """MT-83, MT-84: another complete turn; the canteen leaves the game."""

    def __init__(self) -> None:
        super().__init__(CANTEEN, "MT-83")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        table.agenda.pop()
        table.add_canteens(seat, -1)
        table.spent += 1
        table.agenda.push(TURN, seat)
        if table.journal is not None:
            table.tell_seat("uses-canteen", seat)

    def refusal(self, table: Table, at: int) -> Refusal:
        return Refusal("no-canteen", "MT-83")


class End(ActionKind[Table]):
    def __init__(self) -> None:
        super().__init__(END, "MT-25")

    def perform(self, table: Table, at: i64) -> None:
        pass_turn(table)
