"""Record files: a game as (game, rules version, options, seed, actions), readable and verifiable.

The digest covers everything else in the file, so that an edited or damaged record is noticed even when it
still plays.
"""

import hashlib
import json
from typing import Any

from bunkhouse.engine.errors import BunkhouseError, Param, RecordError
from bunkhouse.engine.game import Game
from bunkhouse.engine.moves import read_move
from bunkhouse.engine.seed_commitment import SeedCommitment
from bunkhouse.engine.state import State

FORMAT = "bunkhouse-record/1"
_FIELDS: dict[str, type | tuple[type, ...]] = {
    "format": str,
    "game": str,
    "rules": int,
    "players": int,
    "options": dict,
    "seed": int,
    "seats": list,
    "actions": list,
    "result": (dict, type(None)),
    "digest": str,
}


class SeatNote:
    """Who sat at a seat: a name, and the bot that played it, if it was one."""

    def __init__(self, name: str, bot: str | None = None) -> None:
        self.name = name
        self.bot = bot


class Result:
    def __init__(self, scores: list[int], ranking: list[int]) -> None:
        self.scores = scores
        self.ranking = ranking

    def document(self) -> dict[str, Any]:
        return {"scores": self.scores, "ranking": self.ranking}


class Record:
    """A game that can be replayed; without a result it was left unfinished."""

    def __init__(
        self,
        game: str,
        rules: int,
        players: int,
        options: dict[str, str],
        seed: int,
        seats: list[SeatNote],
        actions: list[str],
        result: Result | None,
        seed_commitment: SeedCommitment | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.options = options
        self.seed = seed
        self.seats = seats
        self.actions = actions
        self.result = result
        self.seed_commitment = seed_commitment
        """What was told of the seed before the game; None: nothing."""

    def document(self) -> dict[str, Any]:
        document: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "seats": [{"name": seat.name, "bot": seat.bot} for seat in self.seats],
            "actions": self.actions,
            "result": None if self.result is None else self.result.document(),
        }
        if self.seed_commitment is not None:
            document["salt"] = self.seed_commitment.salt
            document["commitment"] = self.seed_commitment.commitment
        document["digest"] = digest(document)
        return document

    def text(self) -> str:
        """The file's content, one action a line."""
        return json.dumps(self.document(), indent=1, ensure_ascii=False) + "\n"


def digest(document: dict[str, Any]) -> str:
    """The hash over a record document that tells whether it has been changed."""
    covered = {name: value for name, value in document.items() if name != "digest"}
    text = json.dumps(covered, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def read_record(text: str) -> Record:
    """The record in a file's content; ``RecordError`` says what is wrong with it."""
    try:
        document = json.loads(text)
    except ValueError as error:
        line = getattr(error, "lineno", 1)
        begun, ended = text.strip()[:1] in ("", "{"), text.rstrip().endswith("}")
        reason = "record-cut-off" if begun and not ended else "record-not-json"
        raise RecordError(reason, {"line": line}) from None
    except RecursionError:
        raise RecordError("record-not-a-record", {"field": ""}) from None
    _check_characters(document)
    if not isinstance(document, dict) or "format" not in document:
        raise RecordError("record-not-a-record", {"field": "format"})
    if document["format"] != FORMAT:
        raise RecordError("record-unknown-format", {"given": str(document["format"]), "expected": FORMAT})
    for name, kind in _FIELDS.items():
        if not isinstance(document.get(name, ...), kind) or isinstance(document[name], bool):
            raise RecordError("record-not-a-record", {"field": name})
    if document["digest"] != digest(document):
        raise RecordError("record-edited")
    return _from_document(document)


def _check_characters(document: object) -> None:
    """JSON can write halves of characters. They can be neither shown nor hashed, so no record has any."""
    try:
        json.dumps(document, ensure_ascii=False).encode()
    except (UnicodeEncodeError, RecursionError):
        raise RecordError("record-not-a-record", {"field": ""}) from None


def _from_document(document: dict[str, Any]) -> Record:
    try:
        seats = [SeatNote(seat["name"], seat["bot"]) for seat in document["seats"]]
        if not all(isinstance(seat.name, str) and isinstance(seat.bot, str | None) for seat in seats):
            raise TypeError("seats")
        result = document["result"]
        return Record(
            document["game"],
            document["rules"],
            document["players"],
            {str(name): str(value) for name, value in document["options"].items()},
            document["seed"],
            seats,
            [str(action) for action in document["actions"]],
            None if result is None else Result(list(result["scores"]), list(result["ranking"])),
            _seed_commitment(document),
        )
    except (KeyError, TypeError) as error:
        raise RecordError("record-not-a-record", {"field": str(error.args[0])}) from None


def _seed_commitment(document: dict[str, Any]) -> SeedCommitment | None:
    if "commitment" not in document:
        return None
    salt, commitment = document["salt"], document["commitment"]
    if not isinstance(salt, str) or not isinstance(commitment, str):
        raise TypeError("commitment")
    return SeedCommitment(salt, commitment)


def opening(game: Game, record: Record) -> State:
    """The first position of a recorded game."""
    if record.game != game.slug:
        raise RecordError("record-of-another-game", {"given": record.game, "expected": game.slug})
    if record.rules != game.rules:
        raise RecordError("record-unknown-rules", {"given": record.rules, "expected": game.rules})
    return game.open(record.players, record.seed, {**record.options})


def replay(game: Game, record: Record, to: int | None = None) -> State:
    """The position after the first ``to`` actions, or after all of them."""
    state = opening(game, record)
    for number, action in enumerate(record.actions[:to], 1):
        replay_action(game, state, number, action)
    return state


def replay_action(game: Game, state: State, number: int, action: str) -> None:
    try:
        read_move(game, action).perform(state)
    except BunkhouseError as error:
        raise cannot_replay(number, action, error) from error


def cannot_replay(number: int, action: str, error: BunkhouseError) -> RecordError:
    params: dict[str, Param] = {"number": number, "action": action, "why": error.reason}
    return RecordError("record-illegal-action", params)


def verify(game: Game, record: Record) -> State:
    """Replay the whole game and compare its result and its seed with what was told of them."""
    if record.seed_commitment is not None and not record.seed_commitment.kept(record.seed):
        raise RecordError("record-broken-promise", {"commitment": record.seed_commitment.commitment})
    state = replay(game, record)
    if record.result is None:
        if state.actor is None:
            raise RecordError("record-wrong-result", {"given": "", "expected": _joined(state.scores())})
        return state
    if state.actor is not None:
        raise RecordError("record-unfinished", {"number": len(record.actions)})
    if record.result.scores != state.scores() or record.result.ranking != state.ranking():
        given, expected = _joined(record.result.scores), _joined(state.scores())
        raise RecordError("record-wrong-result", {"given": given, "expected": expected})
    return state


def trail(game: Game, record: Record) -> str:
    """One hash over the positions after every decision: builds that agree on it played the same game."""
    digest = hashlib.blake2b(digest_size=16)
    state = opening(game, record)
    digest.update(state.fingerprint().encode())
    for number, action in enumerate(record.actions, 1):
        replay_action(game, state, number, action)
        digest.update(state.fingerprint().encode())
    return digest.hexdigest()


def _joined(scores: list[int]) -> str:
    return ", ".join(str(score) for score in scores)
