"""A new table: from a plan, or from a table where the same people play again."""

import msgspec

from bunkhouse.engine.errors import OptionError
from bunkhouse.engine.seed_commitment import commitment
from bunkhouse.engine.setting import check_seed
from bunkhouse.server.errors import Unfit
from bunkhouse.server.ids import new_seed, now_ms, table_code
from bunkhouse.server.people import Person
from bunkhouse.server.table_plan import TablePlan, fit_choice, fit_game, fit_options, fit_pace
from bunkhouse.server.tables.bot_names import named
from bunkhouse.server.tables.seats import Seats, is_open, planned
from bunkhouse.server.validation import fit_language, fit_name
from bunkhouse.store.rows import MoveRow, TableRow


def drawn_up(plan: TablePlan, host: Person, command: str | None) -> tuple[TableRow, Seats]:
    """The rows of a new table. ``Unfit("bad-plan", field=...)``."""
    game = fit_game(plan.game)
    options = fit_options(game, len(plan.seats), plan.options)
    seats = named(planned(plan.seats, host), plan.language or host.language)
    free = any(is_open(seat) for seat in seats)
    if plan.start and free:
        raise Unfit("bad-plan", {"field": "start"})
    if plan.seed is not None and free:
        raise Unfit("bad-plan", {"field": "seed"})
    seed, salt = new_seed()
    if plan.seed is not None:
        seed = _chosen_seed(plan.seed)
    now = now_ms()
    return TableRow(
        id=0,
        code=table_code(),
        watch_code=table_code(),
        game=game.slug,
        rules=game.rules,
        name=fit_name(plan.name, empty=True),
        language=fit_language(plan.language),
        status="waiting",
        door=fit_choice(plan.door, ("open", "link"), "door"),
        undo=fit_choice(plan.undo, ("free", "off"), "undo"),
        options=options,
        pace=msgspec.json.encode(fit_pace(plan.pace)).decode(),
        host_id=host.id,
        host_name=host.name,
        seed=seed,
        salt=salt,
        commitment=commitment(seed, salt),
        command=command,
        created=now,
        seq=1,
        step=0,
        actor=None,
        changed=now,
        turn_began=now,
        clocks="[]",
        ending=None,
        rematch=None,
    ), seats


def drawn_up_again(table: TableRow, host: Person, command: str) -> TableRow:
    """The row of a table where the company of another one plays again."""
    (seed, salt), now = new_seed(), now_ms()
    return msgspec.structs.replace(
        table,
        id=0,
        code=table_code(),
        watch_code=table_code(),
        rules=fit_game(table.game).rules,
        status="waiting",
        host_id=host.id,
        host_name=host.name,
        seed=seed,
        salt=salt,
        commitment=commitment(seed, salt),
        command=command,
        created=now,
        seq=1,
        step=0,
        actor=None,
        changed=now,
        turn_began=now,
        clocks="[]",
        ending=None,
        rematch=None,
    )


def first_move(table: TableRow) -> MoveRow:
    """The first line of a table's log."""
    return MoveRow(
        table_id=0,
        seq=1,
        kind="create",
        seat=None,
        person_id=table.host_id,
        notation="",
        interjection=False,
        step=0,
        rules=table.rules,
        command="house:create",
        time=table.created,
    )


def _chosen_seed(seed: int) -> int:
    try:
        return check_seed(seed)
    except OptionError:
        raise Unfit("bad-plan", {"field": "seed"}) from None
