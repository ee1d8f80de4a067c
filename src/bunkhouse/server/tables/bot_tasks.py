"""What a bot at a table is to decide."""

import msgspec

from bunkhouse.engine.history import GameHistory
from bunkhouse.engine.rng import seeded
from bunkhouse.server.bot_pool import BotTask, TaskPast
from bunkhouse.server.ids import bot_luck
from bunkhouse.server.tables.state import TableState


def bot_task(state: TableState) -> BotTask | None:
    """What the bot is given to think about; None when no bot is to decide."""
    bot, table, history = state.deciding_bot, state.table, state.history
    if bot is None or history is None or table.actor is None:
        return None
    luck = bot_luck(table.seed, table.salt, history.step, table.actor)
    document = msgspec.json.encode(history.state.dump())
    return BotTask(table.game, document, table.actor, bot, luck, _past(state, history))


def some_action(state: TableState) -> str:
    """Some legal action of the seat that is to decide, in notation: for when no bot could choose one."""
    history, table = state.need_running(), state.table
    legal = history.state.legal()
    luck = bot_luck(table.seed, table.salt, history.step, table.actor or 0)
    return history.game.notation(legal[seeded(luck).below(len(legal))])


def _past(state: TableState, history: GameHistory) -> TaskPast:
    start, actions = history.replayable()
    options = msgspec.json.decode(state.table.options, type=dict[str, str])
    document = b"" if start is None else msgspec.json.encode(start.dump())
    return TaskPast(history.state.players, options, state.table.seed, actions, document)
