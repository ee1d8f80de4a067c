"""The commitment to the seed: in the record, and found out when it was not kept."""

import hashlib
import json

import pytest

import bunkhouse
from bunkhouse.engine.errors import RecordError
from bunkhouse.engine.history import new_history
from bunkhouse.engine.record import Record, SeatNote, digest, read_record, verify
from bunkhouse.engine.seed_commitment import SeedCommitment, commitment

GAME = bunkhouse.game("el-gaucho")


def committed(seed: int, salt: str = "00ff") -> Record:
    record = new_history(GAME, 2, 7, {}, [SeatNote("Ann"), SeatNote("Bob")]).record()
    record.seed_commitment = SeedCommitment(salt, commitment(seed, salt))
    return record


def test_the_commitment_is_what_anybody_can_work_out() -> None:
    assert commitment(7, "00ff") == hashlib.sha256(b"7:00ff").hexdigest()


def test_a_kept_commitment_is_read_back_and_verified() -> None:
    record = read_record(committed(7).text())
    assert record.seed_commitment is not None
    assert (record.seed_commitment.salt, record.seed_commitment.commitment) == ("00ff", commitment(7, "00ff"))
    verify(GAME, record)


def test_another_seed_than_the_one_committed_to_is_found_out() -> None:
    with pytest.raises(RecordError, match="record-broken-promise"):
        verify(GAME, read_record(committed(8).text()))


def test_a_record_without_a_commitment_is_as_good_as_ever() -> None:
    record = committed(7)
    record.seed_commitment = None
    assert "salt" not in record.document()
    assert read_record(record.text()).seed_commitment is None


@pytest.mark.parametrize("change", [{"salt": 5}, {"salt": None}, {"commitment": []}])
def test_a_commitment_that_is_none(change: dict[str, object]) -> None:
    document = committed(7).document() | change
    document["digest"] = digest(document)
    with pytest.raises(RecordError, match="record-not-a-record"):
        read_record(json.dumps(document))
