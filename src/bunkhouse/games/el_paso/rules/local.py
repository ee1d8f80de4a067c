"""Using a stop, a train card or a reward: its symbols in any order, each at most once (EP-36 to EP-41)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bunkhouse.engine.authoring import Argument, Choices, Document, Named, Param, Prompt, Reader, bit
from bunkhouse.games.el_paso import actions as kinds
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso import icons
from bunkhouse.games.el_paso.icons import ICON_FIRST, ICON_KIND, KIND_NAMES, icon_names
from bunkhouse.games.el_paso.rules import auxiliary, building, gains, market, movement, symbols, tokens
from bunkhouse.games.el_paso.rules.turn_step import FIRST, WITHIN, TurnStep, last_params
from bunkhouse.games.el_paso.state import Table, owner_of, type_of
from bunkhouse.games.el_paso.steps import ACT, LEAVE, REWARD, TRAIN
from bunkhouse.games.el_paso.trail import EL_PASO, SPACE_NAMES

_ALLOWED: Final = vec[symbols.SymbolAction](
    [
        gains.DiscardCow(),
        gains.GainMoney(),
        gains.GainCertificates(),
        gains.TakeExchange(),
        market.Hire(),
        market.Hire(),
        market.Buy(),
        market.UseTrain(),
        building.Build(),
        tokens.TakeObjective(),
        tokens.TakeBonus(),
        tokens.TakeObjective(),
        auxiliary.UseAuxiliary(),
        movement.Ride(),
        market.GainCow(),
        gains.RemoveCow(),
    ]
)
"""The actions that symbols allow, by kind of symbol."""
_KINDS: Final[list[int]] = [*sorted({int(action.code) for action in _ALLOWED}), int(kinds.END)]
_AUX: Final = "auxiliary_instead"
"""What has been used, when it was an auxiliary action instead of the symbols."""


@mypyc_attr(allow_interpreted_subclasses=True)
class UseSymbols(TurnStep):
    """Something that shows symbols; x: which one, y: what has been used, see ``rules/symbols.py``."""

    def __init__(self, number: i64, name: str, upon: list[int], about: Argument) -> None:
        super().__init__(number, name, _KINDS, upon, [about])

    def fill(self, table: Table, choices: Choices) -> None:
        """EP-40, R-5, R-38: any unused symbol, or an end."""
        seat: i64 = table.agenda.seat()
        used: i64 = symbols.used_here(table)
        source: i64 = symbols.top_source(table)
        choices.add(kinds.END)
        if used & symbols.AUX_USED or source == symbols.NO_SOURCE:
            return
        first: i64 = i64(ICON_FIRST[source])
        icon: i64
        for icon in range(first, i64(ICON_FIRST[source + 1])):
            if not (used >> (icon - first)) & 1:
                _ALLOWED[i64(ICON_KIND[icon])].offer(table, seat, icon, used, choices)

    def carry_on(self, table: Table) -> bool:
        if not symbols.exhausted(table):
            return False
        table.agenda.pop()
        return True

    # In a position.

    def also(self, given: Reader) -> list[str]:
        return ["used", "hired"]

    def more(self, table: Table, seat: int, x: int, y: int) -> Document:
        first = symbols.hired(y)
        used = self.used_symbols(table, seat, x, y)
        return {"used": used, "hired": None if first == 0 else c.WORKER_NAMES[first - 1]}

    def used_symbols(self, table: Table, seat: int, x: int, y: int) -> list[str]:
        """What has been used, by name."""
        if y & symbols.AUX_USED:
            return [_AUX]
        source = symbols.source_of(table, seat, self.number, x, y)
        if source == symbols.NO_SOURCE:
            return []
        return [name for number, name in enumerate(icon_names(int(source))) if y >> number & 1]

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        source = symbols.source_of(table, seat, self.number, x, y)
        shown = [] if source == symbols.NO_SOURCE else icon_names(int(source))
        used, first = given.field("used"), given.field("hired")
        for item in used.items(most=len(KIND_NAMES)):
            if item.value == _AUX and self.number == ACT:
                y |= int(symbols.AUX_USED)
            else:
                y |= int(bit(item.name(shown)))
        if not first.missing():
            if "hire_one_or_two_different" not in shown:
                raise first.error("not-expected", given=str(first.value), expected="null")
            y |= int(symbols.after_hiring(first.name(c.WORKER_NAMES)))
        if y & symbols.AUX_USED and y != symbols.AUX_USED:
            raise used.error("symbols-and-auxiliary")
        super().lay_out(table, seat, x, y, given)


def _nothing_left(table: Table) -> bool:
    """Whether nothing is possible but what is possible at any time."""
    actions = table.actions()
    return all(actions.kind(code) in (kinds.END, kinds.DISMISS, kinds.EXCHANGE) for code in table.legal())


def _nothing_left_prompt(table: Table) -> Prompt:
    return Prompt("prompt-nothing-left", {**last_params(table), **_back(table)})


def _back(table: Table) -> dict[str, Param]:
    """R-15: the building that goes on after the step on top."""
    at_stop = table.agenda.step_at(1) == ACT
    return {"back": table.field_name(table.tile(table.agenda.x_at(1))) if at_stop else "none"}


class Act(UseSymbols):
    """EP-37, EP-38: the stop that the rancher has reached, which is left only by saying so; x: its space."""

    def __init__(self) -> None:
        super().__init__(ACT, "act", [*FIRST, *WITHIN], Named("space", SPACE_NAMES))

    def fill(self, table: Table, choices: Choices) -> None:
        """An auxiliary action instead of all symbols, unless one of them allows it."""
        super().fill(table, choices)
        used: i64 = symbols.used_here(table)
        if used == 0 and symbols.unused_icon(table, symbols.top_source(table), used, icons.AUXILIARY) < 0:
            auxiliary.fill_auxiliary(table, table.agenda.seat(), 0, choices)

    def carry_on(self, table: Table) -> bool:
        return False

    def prompt(self, table: Table) -> Prompt:
        """R-15: on a building of somebody else there is only an auxiliary action."""
        space, used = table.agenda.x(), symbols.used_here(table)
        field = table.field_params(space)
        if symbols.replaced(used) > 0:
            field["field"] = c.FACE_NAMES[table.face(symbols.replaced(used) - 1)]
        if symbols.exhausted(table) or _nothing_left(table):
            return Prompt("prompt-used-up", {**field, **last_params(table)})
        if symbols.is_usable(table, table.seat, space):
            return Prompt("prompt-act", {**field, "used": int(used > 0)})
        return Prompt("prompt-visit", {**field, "victim": int(owner_of(table.tile(space)))})

    def also(self, given: Reader) -> list[str]:
        also = super().also(given)
        return [*also, "replaced"] if "replaced" in given.mapping() else also

    def more(self, table: Table, seat: int, x: int, y: int) -> Document:
        entry = super().more(table, seat, x, y)
        if symbols.replaced(y) > 0:
            entry["replaced"] = c.FACE_NAMES[table.face(symbols.replaced(y) - 1)]
        return entry

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        space = given.field("space")
        if table.tile(x) < 0:
            raise space.error("no-building", given=SPACE_NAMES[x])
        if x == EL_PASO:
            raise space.error("not-in-el-paso")
        if "replaced" in given.mapping():
            y = _read_replaced(table, given.field("replaced"), seat, x)
        super().lay_out(table, seat, x, y, given)

    def check(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        if table.rancher(seat) == EL_PASO:
            raise given.error("rancher-elsewhere", given=SPACE_NAMES[x])


def _read_replaced(table: Table, reader: Reader, seat: int, space: int) -> int:
    """EP-70, R-15: a smaller building of the same seat."""
    face, tile = reader.name(c.FACE_NAMES), table.tile(space)
    kind = face % int(c.TYPES)
    smaller = owner_of(tile) == seat and c.BUILDERS[kind] < c.BUILDERS[type_of(tile)]
    if not smaller or table.face(kind) != face:
        raise reader.error("not-replaced", given=c.FACE_NAMES[face])
    return (kind + 1) * int(bit(symbols.REPLACED))


class TrainCard(UseSymbols):
    """EP-63: a train card that has been paid for."""

    def __init__(self) -> None:
        super().__init__(TRAIN, "train", WITHIN, Named("card", c.TRAIN_NAMES))

    def prompt(self, table: Table) -> Prompt:
        if _nothing_left(table):
            return _nothing_left_prompt(table)
        return Prompt("prompt-train", {**table.train_params(table.agenda.x()), **_back(table)})


class Reward(UseSymbols):
    """EP-92: the reward of a trading post."""

    def __init__(self) -> None:
        super().__init__(REWARD, "reward", [LEAVE], Named("post", c.POST_NAMES))

    def prompt(self, table: Table) -> Prompt:
        if _nothing_left(table):
            return _nothing_left_prompt(table)
        return Prompt("prompt-reward", {"post": c.POST_NAMES[table.agenda.x()]})

    def check(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        if not table.showing(seat):
            raise given.error("hand-not-shown")
        if table.post_discs(seat, x) == 0:
            raise given.error("no-own-disc")
