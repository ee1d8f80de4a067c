"""What dice are used for (EG-23, EG-24, EG-29 to EG-36): gauchos on the Pampa and on special places."""

from mypy_extensions import i64, mypyc_attr

from bunkhouse.engine.authoring import ActionKind, Choices, Param, Refusal, bit, nearness
from bunkhouse.games.el_gaucho import components as c
from bunkhouse.games.el_gaucho import dice as handfuls
from bunkhouse.games.el_gaucho.actions import DICE_CHOICES, ENTER, LIE, RAISE, STAND
from bunkhouse.games.el_gaucho.dice import HANDFUL_NAMES, PART_START, PARTS, TOTAL
from bunkhouse.games.el_gaucho.state import NO_GAUCHO, Table, tile_params


def fill_dice(table: Table, choices: Choices) -> None:
    """EG-23, EG-24: every part of the dice in hand, for what its total opens exactly."""
    seat: i64 = table.seat
    supply: i64 = table.supply(seat)
    land, numbers = table.land, c.NUMBERS
    at: i64
    space: i64
    place: i64
    for at in range(i64(PART_START[table.dice]), i64(PART_START[table.dice + 1])):
        part: i64 = i64(PARTS[at])
        total: i64 = i64(TOTAL[part])
        for space in range(c.SPACES):
            tile: i64 = i64(land[space])
            if tile < 0 or (i64(numbers[tile]) >> total) & 1 == 0:
                continue
            rider: i64 = table.rider(space)
            if rider == NO_GAUCHO:
                if supply > 0:
                    if i64(c.LARGE[tile]) == total:
                        choices.add(STAND + space * DICE_CHOICES + part - 1)
                    if i64(c.SMALL[tile]) == total:
                        choices.add(LIE + space * DICE_CHOICES + part - 1)
            elif rider == 2 * seat and i64(c.SMALL[tile]) == total:
                choices.add(RAISE + space * DICE_CHOICES + part - 1)
        if supply > 0:
            closed: i64 = table.places(seat) | table.used
            for place in range(c.PLACES):
                if (i64(c.ENTRY_MASKS[place]) >> total) & 1 and not (closed >> place) & 1:
                    choices.add(ENTER + place * DICE_CHOICES + part - 1)


def part_of(at: i64) -> i64:
    """The handful that an action with dice uses."""
    return at % DICE_CHOICES + 1


def _missing_dice(table: Table, part: int) -> Refusal | None:
    if handfuls.rest(table.dice, part) >= 0:
        return None
    if not table.taken and not table.without_dice():
        return Refusal("dice-not-taken", "EG-22", near=nearness(3))
    have = HANDFUL_NAMES[table.dice]
    return Refusal("dice-not-yours", "EG-23", {"dice": HANDFUL_NAMES[part], "have": have}, nearness(3))


def _ride(table: Table, at: i64, event: str, coming: i64, standing: i64) -> None:
    """A gaucho from the supply, or (``coming``: 0) the one that is there, stands or lies on a tile."""
    space: i64 = at // DICE_CHOICES
    part: i64 = part_of(at)
    table.dice = handfuls.rest(table.dice, part)
    table.add_supply(table.seat, -coming)
    table.put_rider(space, 2 * table.seat + standing)
    if table.journal is not None:
        said: dict[str, Param] = {"space": c.SPACE_NAMES[space], "dice": HANDFUL_NAMES[part]}
        table.tell_seat(event, table.seat, {**said, **tile_params(table.tile(space))})


@mypyc_attr(allow_interpreted_subclasses=True)
class OnPampa(ActionKind[Table]):
    """A gaucho on the tile of a space, for dice whose total is a number of that tile."""

    def __init__(self, code: i64, by: str, how: str) -> None:
        """``by``: the rule that says which number; ``how``: a new gaucho or one that is raised."""
        super().__init__(code, "EG-24")
        self.by = by
        self.how = how

    def number(self, tile: int) -> int:
        """The number of the tile that the dice must show."""
        return int(c.SMALL[tile])

    def occupied(self, table: Table, space: int) -> Refusal | None:
        """EG-32: one gaucho on a tile."""
        if table.rider(space) == NO_GAUCHO:
            return None
        return Refusal("tile-occupied", "EG-32", near=nearness(2))

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return tile_params(table.tile(at // DICE_CHOICES))

    def refusal(self, table: Table, at: int) -> Refusal:
        space, part = at // DICE_CHOICES, int(part_of(at))
        tile = int(table.tile(space))
        if tile < 0:
            return Refusal("no-tile-there", self.by)
        refused = self.occupied(table, space) or _missing_dice(table, part) or self._wrong(table, tile, part)
        return refused or Refusal("no-gaucho-in-supply", self.by, near=nearness(5))

    def _wrong(self, table: Table, tile: int, part: int) -> Refusal | None:
        """What a tile takes, and what there is."""
        need, total = self.number(tile), int(TOTAL[part])
        if total == need:
            return None
        params: dict[str, Param] = {
            "how": self.how,
            "need": need,
            "total": total,
            "large": int(c.LARGE[tile]),
            "small": int(c.SMALL[tile]),
            "have": HANDFUL_NAMES[table.dice],
        }
        return Refusal("wrong-total", self.by, params, nearness(4, abs(need - total)))


class Stand(OnPampa):
    """EG-29: dice total = large number."""

    def __init__(self) -> None:
        super().__init__(STAND, "EG-29", "new")

    def perform(self, table: Table, at: i64) -> None:
        _ride(table, at, "stands", 1, 1)

    def number(self, tile: int) -> int:
        return int(c.LARGE[tile])


class Lie(OnPampa):
    """EG-30: dice total = small number."""

    def __init__(self) -> None:
        super().__init__(LIE, "EG-30", "new")

    def perform(self, table: Table, at: i64) -> None:
        _ride(table, at, "lies", 1, 0)


class Raise(OnPampa):
    """EG-31: an own lying gaucho stands up; dice total = small number."""

    def __init__(self) -> None:
        super().__init__(RAISE, "EG-31", "raise")

    def perform(self, table: Table, at: i64) -> None:
        _ride(table, at, "raises", 0, 1)

    def occupied(self, table: Table, space: int) -> Refusal | None:
        return None if table.rider(space) == 2 * table.seat else Refusal("no-own-lying-gaucho", self.by)


class Enter(ActionKind[Table]):
    """EG-33, EG-36: the gaucho cannot be used before the next turn."""

    def __init__(self) -> None:
        super().__init__(ENTER, "EG-24")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        place: i64 = at // DICE_CHOICES
        just: i64 = bit(place)
        table.dice = handfuls.rest(table.dice, part_of(at))
        table.add_supply(seat, -1)
        table.set_places(seat, table.places(seat) | just, table.fresh(seat) | just)
        if table.journal is not None:
            dice = HANDFUL_NAMES[part_of(at)]
            table.tell_seat("enters", seat, {"place": c.PLACE_NAMES[place], "dice": dice})

    def refusal(self, table: Table, at: int) -> Refusal:
        place, part = at // DICE_CHOICES, int(part_of(at))
        params: dict[str, Param] = {"place": c.PLACE_NAMES[place]}
        if table.places(table.seat) >> place & 1:
            return Refusal("already-there", "EG-34", params)
        if table.used >> place & 1:
            return Refusal("place-used-this-turn", "EG-37", params, nearness(2))
        total, totals = int(TOTAL[part]), c.ENTRY_TOTALS[place]
        missing = _missing_dice(table, part)
        if missing is None and total not in totals:
            given: dict[str, Param] = {**params, "need": ", ".join(map(str, totals)), "total": total}
            far = min(abs(total - each) for each in totals)
            return Refusal("wrong-entry-total", "EG-33", given, nearness(4, far))
        return missing or Refusal("no-gaucho-in-supply", "EG-33", near=nearness(5))
