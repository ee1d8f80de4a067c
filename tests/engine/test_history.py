"""Histories and records: undo up to the wall, saving, replaying, and records that are not what they seem."""

import json
from typing import Any

import pytest

import bunkhouse
from bunkhouse.engine.errors import BunkhouseError, IllegalAction, OptionError, RecordError, UnknownName
from bunkhouse.engine.history import GameHistory, new_history, replayed
from bunkhouse.engine.moves import Move
from bunkhouse.engine.record import SeatNote, digest, read_record, replay, verify
from bunkhouse.engine.rng import SEED_LIMIT, seeded

GAME = bunkhouse.game("el-gaucho")


def fresh(players: int = 3, seed: int = 7) -> GameHistory:
    return new_history(GAME, players, seed, {}, [SeatNote(f"Player {n}") for n in range(players)])


def played(decisions: int = 10**6) -> GameHistory:
    history, rng = fresh(), seeded(1)
    while history.state.actor is not None and history.step < decisions:
        legal = history.state.legal()
        history.apply(legal[rng.below(len(legal))])
    return history


def test_an_illegal_action_changes_nothing() -> None:
    history = fresh()
    before = history.state.dump()
    with pytest.raises(IllegalAction) as caught:
        history.apply(GAME.parse("end"))
    assert (caught.value.rule, caught.value.action) == ("EG-21", "end")
    assert history.state.dump() == before
    assert history.played == []


def test_undo_goes_back_step_by_step() -> None:
    history = played(60)
    while history.state.undo_limit().steps < 2:
        history.apply(history.state.legal()[0])
    texts = [history.state.dump()]
    past = history.played[:]
    history.undo()
    history.undo()
    assert history.played == past[:-2]
    for each in past[-2:]:
        history.apply(GAME.parse(each.notation))
    assert history.state.dump() == texts[0]


def test_undo_says_what_stands_in_the_way() -> None:
    history = fresh()
    with pytest.raises(BunkhouseError) as caught:
        history.undo()
    assert caught.value.params == {"wall": "start"}
    history.apply(history.state.legal()[0])
    with pytest.raises(BunkhouseError):
        history.undo(2)
    history.undo(1)
    assert history.played == []


def test_a_finished_record_verifies_and_carries_its_result() -> None:
    history = played()
    record = read_record(history.record().text())
    final = verify(GAME, record)
    assert final.dump() == history.state.dump()
    assert record.result is not None
    assert record.result.scores == history.state.scores()
    assert replay(GAME, record, 0).dump() == fresh().state.dump()


def test_a_game_resumes_where_it_was_left() -> None:
    history = played(80)
    again = replayed(GAME, read_record(history.record().text()))
    assert again.played == history.played
    assert again.state.dump() == history.state.dump()
    assert verify(GAME, again.record()).dump() == history.state.dump()


def test_a_resumed_game_can_still_undo() -> None:
    history = played(60)
    while history.state.undo_limit().steps < 1:
        history.apply(history.state.legal()[0])
    again = replayed(GAME, read_record(history.record().text()))
    again.undo()
    history.undo()
    assert again.state.dump() == history.state.dump()


@pytest.mark.parametrize("seats", [[{"name": 5, "bot": None}], [{"name": "x", "bot": 7}], ["x"], [{}]])
def test_seats_of_a_record_are_names(seats: list[Any]) -> None:
    record = fresh().record()
    document = record.document()
    document["seats"] = seats
    document["digest"] = digest(document)
    assert broken(json.dumps(document)) == "record-not-a-record"


def edited(change: dict[str, Any]) -> str:
    """A record with some fields changed and the digest made to fit again, as a forger would."""
    record = played().record()
    document = record.document() | change
    for name, value in document.items():
        if name in ("rules", "players", "seed", "actions", "game", "options"):
            setattr(record, name, value)
    return record.text()


def broken(text: str) -> str:
    with pytest.raises(BunkhouseError) as caught:
        verify(GAME, read_record(text))
    return caught.value.reason


def test_damaged_records_are_refused() -> None:
    text = played().record().text()
    assert broken(text[: len(text) // 2]) == "record-cut-off"
    assert broken("") == "record-cut-off"
    assert broken("{" + text) == "record-not-json"
    assert broken("# A page of something else\n") == "record-not-json"
    assert broken("[1, 2]") == "record-not-a-record"
    assert broken("5") == "record-not-a-record"
    assert broken("[" * 100_000) in ("record-not-a-record", "record-cut-off")
    assert broken(text.replace('"seed": 7', '"seed": 8')) == "record-edited"
    assert broken(text.replace("bunkhouse-record/1", "bunkhouse-record/9")) == "record-unknown-format"
    document = json.loads(text)
    for name in document:
        part = {key: value for key, value in document.items() if key != name}
        assert broken(json.dumps(part)) == "record-not-a-record"
        assert broken(json.dumps(document | {name: True})) in ("record-not-a-record", "record-unknown-format")


def test_forged_records_are_refused() -> None:
    actions = played().record().actions
    assert broken(edited({"rules": 99})) == "record-unknown-rules"
    assert broken(edited({"game": "other"})) == "record-of-another-game"
    assert broken(edited({"seed": 8})) == "record-illegal-action"
    assert broken(edited({"actions": [*actions[:5], "fly", *actions[5:]]})) == "record-illegal-action"
    assert broken(edited({"actions": actions[:-1]})) == "record-unfinished"
    assert broken(edited({"players": 9})) == "wrong-player-count"
    assert broken(edited({"options": {"moon": "full"}})) == "unknown-option"


def test_a_wrong_result_is_noticed() -> None:
    record = played().record()
    assert record.result is not None
    record.result.scores = [score + 1 for score in record.result.scores]
    with pytest.raises(RecordError, match="record-wrong-result"):
        verify(GAME, read_record(record.text()))


@pytest.mark.parametrize("players", [1, 5, 0, -2, True, "3", 2.0])
def test_wrong_player_counts(players: Any) -> None:
    with pytest.raises(OptionError, match="wrong-player-count"):
        GAME.new(players=players)


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT, True, "7", 1.5])
def test_wrong_seeds(seed: Any) -> None:
    with pytest.raises(OptionError, match="wrong-seed"):
        GAME.new(players=2, seed=seed)


def test_unknown_names_get_a_suggestion() -> None:
    with pytest.raises(UnknownName) as game:
        bunkhouse.game("el-gacho")
    assert game.value.params["suggestion"] == "el-gaucho"
    with pytest.raises(UnknownName) as option:
        GAME.new(players=2, removed_bred="black")
    assert option.value.params["suggestion"] == "removed_breed"
    with pytest.raises(OptionError, match="unknown-option-value"):
        GAME.new(players=2, removed_breed="pink")


def test_an_attempt_changes_nothing_until_it_is_accepted() -> None:
    history = played(30)
    before, step = history.state.dump(), history.step
    tried = history.attempt(Move(history.state.legal()[0]), time=5)
    assert (history.state.dump(), history.step) == (before, step)
    history.accept(tried)
    assert history.state.dump() == tried.state.dump() != before
    assert (history.played[-1].time, history.entries()[-1].number) == (5, step + 1)


def test_a_loaded_history_works_out_what_happened() -> None:
    """The events and the positions are those of the game that was played."""
    history = played(120)
    loaded = GameHistory(GAME, history.state.copy(), 7, played=list(history.played))
    assert [len(entry.events) for entry in loaded.entries()] == [len(e.events) for e in history.entries()]
    for step in (0, 1, 49, 50, 119, 120):
        then, there = history.position(step), loaded.position(step)
        assert then is not None
        assert there is not None
        assert (then[0], then[1].dump()) == (there[0], there[1].dump())
        assert replay(GAME, history.record(), step).dump() == there[1].dump()


def test_an_earlier_position_gives_a_loaded_history_its_undo_back() -> None:
    history = played(60)
    while history.state.undo_limit().steps < 2:
        history.apply(history.state.legal()[0])
    loaded = GameHistory(GAME, history.state.copy(), 7, played=list(history.played))
    assert loaded.undo_limit().steps == 0
    start = history.position(40)
    assert start is not None
    assert loaded.recall(*start)
    assert loaded.undo_limit().steps == history.undo_limit().steps
    loaded.undo(2)
    history.undo(2)
    assert loaded.state.dump() == history.state.dump()


def test_a_position_that_leads_elsewhere_is_not_taken_over() -> None:
    history = played(60)
    loaded = GameHistory(GAME, history.state.copy(), 7, played=list(history.played))
    other = GAME.new(3, 8)
    assert loaded.recall(0, other)
    assert loaded.undo_limit().steps == 0
    assert loaded.state.dump() == history.state.dump()
