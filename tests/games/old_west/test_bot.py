"""What the greedy player values: tickets it can complete, and cards that help it there."""

from bunkhouse.bots.judgements import judgement_of
from bunkhouse.bots.perspective import Perspective
from bunkhouse.bots.registry import make_bot
from bunkhouse.bots.simulate import play_game
from bunkhouse.engine.rng import seeded
from bunkhouse.games.old_west import GAME

from ..playing import after, do
from .table import table

JUDGEMENT = judgement_of(GAME)

PATH = {0: "green-river-salt-lake-city-1"}


def test_a_completed_ticket_is_worth_more() -> None:
    """OW-75, OW-81: T19 is Cheyenne - Salt Lake City."""
    state = table(tracks=PATH, tickets={0: "T19 T45 T40"}, hands={0: "red*4 blue*4"})
    done, other = after(state, "claim cheyenne-green-river-1"), after(state, "draw", "draw")
    assert JUDGEMENT.evaluate(done, 0) > JUDGEMENT.evaluate(other, 0)


def test_a_fitting_card_is_worth_more_than_another() -> None:
    """Red leads to Cheyenne; blue cards are enough for the grey tracks, and black leads nowhere."""
    state = table(tracks=PATH, tickets={0: "T19 T45 T40"}, hands={0: "red*2 blue*8"})
    assert JUDGEMENT.evaluate(after(state, "take red"), 0) > JUDGEMENT.evaluate(after(state, "take black"), 0)


def test_half_made_decisions_count_as_what_they_become() -> None:
    state = table(tracks=PATH, tickets={0: "T19 T45 T40"}, hands={0: "red*4 locomotive*2"})
    claimed = do(state.copy(), "claim cheyenne-green-river-1")
    assert JUDGEMENT.evaluate(claimed, 0) >= JUDGEMENT.evaluate(state, 0)


def test_a_blocked_ticket_is_a_loss() -> None:
    """Roswell is walled in: T50 (Roswell - Seattle) can no longer be completed."""
    walls = {1: "albuquerque-roswell-1 las-cruces-roswell-1 roswell-santa-fe-1"}
    tickets = {0: "T50 T19 T40"}
    free = table(starts={1: "santa-fe"}, tickets=tickets)
    walled = table(starts={1: "santa-fe"}, tracks=walls, tickets=tickets)
    assert JUDGEMENT.evaluate(free, 0) > JUDGEMENT.evaluate(walled, 0)


def test_the_end_is_valued_by_the_scores() -> None:
    state = table(step=None, turns_left=0, trains={1: 2}, points={0: 40})
    scores = state.scores()
    assert JUDGEMENT.evaluate(state, 0) == scores[0] - max(scores[1:])


def test_greedy_beats_random_players_and_completes_tickets() -> None:
    """One game here; the long run is for the tournament."""
    bots = [make_bot("greedy", GAME), make_bot("random", GAME)]
    outcome = play_game(GAME, 2, 3, {"alvin": "on"}, bots)
    assert outcome.ranking[0] == 1


def test_the_bot_sees_only_what_its_seat_may_know() -> None:
    one = table(hands={0: "red*4", 1: "blue*3"}, deck="white")
    two = table(hands={0: "red*4", 1: "green*3"}, deck="purple")
    bot = make_bot("greedy", GAME)
    assert bot.choose(Perspective(one, 0), seeded(5)) == bot.choose(Perspective(two, 0), seeded(5))
