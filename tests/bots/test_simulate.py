"""Games between bots come to an end, whoever plays."""

import bunkhouse
from bunkhouse.bots.bot import Bot
from bunkhouse.bots.perspective import Perspective
from bunkhouse.bots.simulate import LONGEST, play_game
from bunkhouse.engine.rng import Rng

GAME = bunkhouse.game("el-gaucho")
END = GAME.parse("end")


class Idler(Bot):
    """Does nothing that can be left undone; no rule of El Gaucho says that anybody must."""

    def choose(self, view: Perspective, rng: Rng) -> int:
        legal = view.legal()
        return END if END in legal else legal[0]


def test_bots_that_get_nowhere_are_stopped() -> None:
    outcome = play_game(GAME, 2, 1, {}, [Idler(), Idler()])
    assert LONGEST < outcome.decisions < 2 * LONGEST
    assert sorted(outcome.ranking)[0] == 1
    assert not outcome.failures
