"""Matches and records: undo up to the wall, saving, replaying, and records that are not what they seem."""

import json
from typing import Any

import pytest

import bunkhouse
from bunkhouse.engine.errors import BunkhouseError, IllegalAction, OptionError, RecordError, UnknownName
from bunkhouse.engine.match import Match, new_match, resume_match
from bunkhouse.engine.record import SeatNote, digest, read_record, replay, verify
from bunkhouse.engine.rng import SEED_LIMIT, seeded

GAME = bunkhouse.game("el-gaucho")


def fresh(players: int = 3, seed: int = 7) -> Match:
    return new_match(GAME, players, seed, {}, [SeatNote(f"Player {n}") for n in range(players)])


def played(decisions: int = 10**6) -> Match:
    match, rng = fresh(), seeded(1)
    while match.state.actor is not None and len(match.actions) < decisions:
        legal = match.state.legal()
        match.apply(legal[rng.below(len(legal))])
    return match


def test_an_illegal_action_changes_nothing() -> None:
    match = fresh()
    before = match.state.dump()
    with pytest.raises(IllegalAction) as caught:
        match.apply(GAME.parse("end"))
    assert (caught.value.rule, caught.value.action) == ("EG-21", "end")
    assert match.state.dump() == before
    assert match.actions == []


def test_undo_goes_back_step_by_step() -> None:
    match = played(60)
    while match.state.undo_limit().steps < 2:
        match.apply(match.state.legal()[0])
    texts = [match.state.dump()]
    past = match.actions[:]
    match.undo()
    match.undo()
    assert match.actions == past[:-2]
    for code in past[-2:]:
        match.apply(code)
    assert match.state.dump() == texts[0]


def test_undo_says_what_stands_in_the_way() -> None:
    match = fresh()
    with pytest.raises(BunkhouseError) as caught:
        match.undo()
    assert caught.value.params == {"wall": "start"}
    match.apply(match.state.legal()[0])
    with pytest.raises(BunkhouseError):
        match.undo(2)
    match.undo(1)
    assert match.actions == []


def test_a_finished_record_verifies_and_carries_its_result() -> None:
    match = played()
    record = read_record(match.record().text())
    final = verify(GAME, record)
    assert final.dump() == match.state.dump()
    assert record.result is not None
    assert record.result.scores == match.state.scores()
    assert replay(GAME, record, 0).dump() == fresh().state.dump()


def test_a_match_resumes_where_it_was_left() -> None:
    match = played(80)
    again = resume_match(GAME, read_record(match.record().text()))
    assert again.actions == match.actions
    assert again.state.dump() == match.state.dump()
    assert verify(GAME, again.record()).dump() == match.state.dump()


def test_a_resumed_match_can_still_undo() -> None:
    match = played(60)
    while match.state.undo_limit().steps < 1:
        match.apply(match.state.legal()[0])
    again = resume_match(GAME, read_record(match.record().text()))
    again.undo()
    match.undo()
    assert again.state.dump() == match.state.dump()


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
