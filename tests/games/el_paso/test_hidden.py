"""What is hidden, what undo may take back, and what happens out of turn."""

from bunkhouse.engine.history import GameHistory
from bunkhouse.engine.moves import Move
from bunkhouse.engine.record import SeatNote, verify
from bunkhouse.engine.rng import seeded
from bunkhouse.games.el_paso import GAME

from ..playing import do, legal
from .table import moving, on, sue_with, table
from .verbs import free, interjected, seat


def test_hands_of_others_are_drawn_anew() -> None:
    """EP-21, EP-97: hand and draw pile together are known, the hand is not; workers are never in it."""
    other = {"hand": "galloway galloway hereford", "draw": "cowboy cowboy cowboy criollo criollo simmental"}
    state = on("nC", hand="criollo", seats={1: other})
    hands = set()
    for seed in range(40):
        guess = state.determinize(0, seed).dump()["seats"]
        assert guess[0]["hand"] == {"criollo": 1}
        assert sum(guess[1]["hand"].values()) == 3
        assert "cowboy" not in guess[1]["hand"]
        hands.add(tuple(sorted(guess[1]["hand"].items())))
    assert len(hands) > 4
    assert state.observe(0)["seats"][1]["hand_and_draw"]["cowboy"] == 3


def test_a_finished_game_shows_every_hand() -> None:
    """EP-106: all cards are sorted and counted in the end."""
    last = moving("nB", seat=1, players=2, finisher=0, seats={0: {"hand": "criollo"}})
    do(last, "move nC", "end")
    assert last.actor is None
    assert last.observe(1)["seats"][0]["hand"] == {"criollo": 1}


def test_undo_stops_where_something_was_seen() -> None:
    """EP-28, EP-44: who hires or discards learns nothing that could not be taken back; who draws does."""
    history = GameHistory(
        GAME, on("nB", money=20, hand="galloway", exchange_tokens=1), 1, [SeatNote("x")] * 3
    )
    history.apply(GAME.parse("hire cowboy"))
    assert history.state.undo_limit().steps == 1
    history.undo(1)
    history.apply(GAME.parse("discard galloway"))
    assert history.state.undo_limit().steps == 1
    history.undo(1)
    history.apply(GAME.parse("exchange"))
    assert (history.state.undo_limit().steps, history.state.undo_limit().wall) == (0, "hidden")


def test_out_of_turn_in_a_record() -> None:
    """EP-26, EP-27: written with the seat, and replayed."""
    history, rng = GameHistory(GAME, GAME.new(3, 5), 5, [SeatNote("x")] * 3), seeded(5)
    written = 0
    while history.state.actor is not None:
        other = (history.state.actor + 1) % 3
        choices = history.state.interjections(other)
        if choices and written < 12:
            history.make(Move(choices[rng.below(len(choices))], other))
            written += 1
        else:
            legal_codes = history.state.legal()
            history.apply(legal_codes[rng.below(len(legal_codes))])
    record = history.record()
    assert sum(1 for action in record.actions if action.startswith("@")) == 12
    assert verify(GAME, record).dump() == history.state.dump()


def test_out_of_turn_in_a_delivery() -> None:
    """EP-26, R-4: the others may act while one delivers, and the decision goes back."""
    owed = [{"step": "leave", "shown": True}, {"step": "deliver", "value": 7}]
    seats = {0: {"rancher": "el_paso", "hand": "criollo"}, 2: {"workers": "versatile", "exchange_tokens": 1}}
    state = table(owed, seats=seats)
    assert free(state, 2) == {"dismiss versatile", "exchange"}
    interjected(state, 2, "exchange")
    do(state, sorted(legal(state))[0])
    assert (state.actor, seat(state, 2)["exchange_tokens"]) == (0, 0)
    assert GAME.load(state.dump()).legal() == state.legal()


def test_sue_never_interjects() -> None:
    """EP-118: nobody but the players."""
    state = sue_with("A2", workers="cowboy builder engineer engineer")
    assert state.interjections(1) == []


def test_everything_a_table_shows() -> None:
    """The view names what a drawn table needs."""
    view = GAME.new(1, 3).observe(0)
    for name in (
        "trail",
        "stock",
        "tiles",
        "objectives",
        "bonuses",
        "faces",
        "train",
        "sue",
        "automaton",
        "seats",
    ):
        assert name in view
    board = view["seats"][0]
    for name in (
        "hand",
        "hand_value",
        "draw_size",
        "discard",
        "workers",
        "step_limit",
        "auxiliary",
        "points",
    ):
        assert name in board


def test_every_decision_of_a_game_can_be_told() -> None:
    """Prompts and parameters of whole games, for every player count."""
    for players in range(1, 5):
        state, rng = GAME.new(players, players), seeded(players)
        while state.actor is not None:
            assert state.prompt().id.startswith("prompt-")
            choices = state.legal()
            for code in choices:
                state.action_params(code)
            state.apply(choices[rng.below(len(choices))])
