"""Comparing what people were told with what is written."""

from collections import Counter

from bunkhouse.engine.registry import game
from bunkhouse.server.table_service import TableService
from bunkhouse.server.tables.log import in_effect

from .player import Player


async def check(database: str, players: list[Player]) -> None:
    """What everybody was told is what is written, and every table goes on from there."""
    service = await TableService.open(database, bot_workers=0, bot_pause=0.0)
    try:
        for player, code in [(one, code) for one in players for code in one.tables]:
            table = await service.table(code)
            log = list(table.state.log.values())
            assert [move.seq for move in log] == list(range(1, len(log) + 1))
            written = {move.command: move for move in log}
            acknowledged = [told for told in player.told if told.table == code and told.status == 200]
            assert acknowledged, "nobody got anything done"
            for told in acknowledged:
                move = written[told.command]
                assert (move.seq, move.notation) == (told.seq, told.action)
            assert max(Counter(move.command for move in log).values()) == 1
            position = table.state.position()
            replayed = game("el-gaucho").new(len(player.seats), table.state.table.seed)
            for action in in_effect(log):
                replayed.apply(game("el-gaucho").parse(action.notation))
            assert position.state.dump() == replayed.dump()
            assert len(table.state.entries()) == position.step == table.info.step
    finally:
        await service.close()
