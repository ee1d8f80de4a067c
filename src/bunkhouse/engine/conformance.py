"""The laws every game must obey, ours or a third party's. Name a game once and all of them are checked:

    from bunkhouse.engine.conformance import LAWS, cases

    @pytest.mark.parametrize("law", LAWS)
    @pytest.mark.parametrize("case", cases("my-game"))
    def test_laws(law, case):
        law(case, seed=1)

or, without pytest, ``check("my-game")``. A law that is broken raises ``Broken``, which says what, where and
how to come back there.
"""

import json
from collections.abc import Callable

from bunkhouse.engine.cases import Broken, Case, cases, rare, some, walk
from bunkhouse.engine.errors import IllegalAction, NotationError
from bunkhouse.engine.game import Game
from bunkhouse.engine.history import GameHistory, replayed
from bunkhouse.engine.moves import Move, read_move
from bunkhouse.engine.rarity import Rarity
from bunkhouse.engine.record import SeatNote, read_record, verify
from bunkhouse.engine.rng import Rng, seeded
from bunkhouse.engine.state import State
from bunkhouse.engine.view_types import mismatch

__all__ = [
    "LAWS",
    "Broken",
    "Case",
    "Law",
    "cases",
    "check",
    "not_allowed",
    "position_is_sound",
    "rare",
]

Law = Callable[[Case, int], None]

ALL_OF_A_KIND = 60
"""Kinds of action with more members are sampled."""


def check(game: Game | str, seeds: range = range(3)) -> None:
    """Every law for every case and seed."""
    for case in cases(game):
        for law in LAWS:
            for seed in seeds:
                law(case, seed)


def _snapshot(state: State) -> str:
    """The position as a text, which nothing can change afterwards."""
    return json.dumps(state.dump())


def _holds(truth: bool, case: Case, seed: int, what: str) -> None:
    if not truth:
        raise Broken(f"{case}: seed {seed}: {what}")


def legal_lists_are_sound(case: Case, seed: int) -> None:
    """Never empty while somebody decides, no action twice, every listed action applies, seats exist."""
    for state, _ in walk(case, seed):
        legal = state.legal()
        if state.actor is None:
            _holds(legal == [], case, seed, "actions listed after the end")
            continue
        _holds(0 <= state.actor < case.players, case, seed, f"no seat {state.actor}")
        _holds(legal != [], case, seed, "nothing to choose from")
        _holds(len(set(legal)) == len(legal), case, seed, "an action listed twice")


def every_listed_action_applies(case: Case, seed: int) -> None:
    for state, _ in some(case, seed, 8):
        for code in state.legal():
            state.copy().apply(code)


def nothing_else_applies(case: Case, seed: int) -> None:
    """What is not listed is refused with a reason, and the state stays as it was."""
    for state, rng in some(case, seed, 40):
        legal, before = set(state.legal()), _snapshot(state)
        size = case.game.actions.size
        tried = {rng.below(size) for _ in range(300)} | {size, size + 7, -1}
        for code in tried - legal:
            try:
                state.apply(code)
            except IllegalAction as error:
                _holds(error.reason != "", case, seed, f"{code} refused without a reason")
            else:
                _holds(False, case, seed, f"action {code} applied though not listed")
        _holds(_snapshot(state) == before, case, seed, "a refused action changed the state")


def components_are_conserved(case: Case, seed: int) -> None:
    first = case.new(seed).census()
    _holds(first != {}, case, seed, "the census counts nothing")
    for state, _ in walk(case, seed):
        _holds(state.census() == first, case, seed, f"{first} became {state.census()}")


def copies_are_equal_and_independent(case: Case, seed: int) -> None:
    for state, rng in some(case, seed, 10):
        twin, before = state.copy(), _snapshot(state)
        _holds(_snapshot(twin) == before, case, seed, "a copy differs")
        _holds(twin.legal() == state.legal(), case, seed, "a copy offers other actions")
        for _ in range(10):
            if twin.actor is not None:
                legal = twin.legal()
                twin.apply(legal[rng.below(len(legal))])
        _holds(_snapshot(state) == before, case, seed, "playing on a copy changed the original")


def positions_round_trip(case: Case, seed: int) -> None:
    """dump, through JSON, and load give an equal state that plays on in the same way."""
    for state, rng in some(case, seed, 12):
        document = json.loads(json.dumps(state.dump()))
        loaded = case.game.load(document)
        _holds(loaded.dump() == document, case, seed, "load and dump give another document")
        _holds(loaded.actor == state.actor, case, seed, "the loaded state asks another seat")
        _holds(loaded.legal() == state.legal(), case, seed, "the loaded state offers other actions")
        twin = state.copy()
        for _ in range(20):
            legal = twin.legal()
            if legal:
                code = legal[rng.below(len(legal))]
                twin.apply(code)
                loaded.apply(code)
        _holds(loaded.dump() == twin.dump(), case, seed, "the loaded state played on differently")


def rare_positions_are_sound(case: Case, seed: int) -> None:
    """All that a position must be able to do, where directed play leads."""
    for state, rng in rare(case, seed, Rarity()):
        if rng.below(3) == 0:
            position_is_sound(case, seed, state, rng)


def position_is_sound(case: Case, seed: int, state: State, rng: Rng) -> None:
    """One position: it can be written down and read, seen, guessed, spoken of, and asked for reasons."""
    document, legal = json.loads(json.dumps(state.dump())), state.legal()
    loaded = case.game.load(document)
    _holds(loaded.dump() == document, case, seed, "load and dump give another document")
    _holds(loaded.legal() == legal, case, seed, "the loaded state offers other actions")
    _holds((legal == []) == (state.actor is None), case, seed, "nothing to choose from, or after the end")
    _holds(len(set(legal)) == len(legal), case, seed, "an action listed twice")
    viewers: list[int | None] = [None, *range(case.players)]
    viewer = viewers[rng.below(len(viewers))]
    guess = state.determinize(viewer, rng.word())
    agrees = guess.observe(viewer) == state.observe(viewer)
    _holds(agrees, case, seed, f"seat {viewer} could tell a guess apart")
    case.game.load(json.loads(json.dumps(guess.dump())))
    if state.actor is not None:
        _holds(state.prompt().id != "", case, seed, "a decision without a prompt")
    for code in legal:
        state.action_params(code)
        _holds(case.game.parse(case.game.notation(code)) == code, case, seed, f"{code} is not written well")
    for code in not_allowed(state, rng):
        _holds(state.why_not(code).reason != "", case, seed, f"{code} refused without a reason")


def not_allowed(state: State, rng: Rng) -> list[int]:
    """Actions that are not in the legal list: one of every kind, and many of the kinds that are asked for."""
    actions, legal = state.actions(), set(state.legal())
    asked = {int(actions.kind(code)) for code in legal}
    found: set[int] = set()
    for start, kind in zip(actions.starts, actions.kinds, strict=True):
        if start in asked and kind.size <= ALL_OF_A_KIND:
            found.update(range(start, start + kind.size))
        else:
            found.update(start + rng.below(kind.size) for _ in range(12 if start in asked else 1))
    return sorted(found - legal)


def notation_round_trips(case: Case, seed: int) -> None:
    game = case.game
    for state, _ in some(case, seed, 4):
        for code in state.legal():
            text = game.notation(code)
            _holds(game.parse(text) == code, case, seed, f"{text!r} is read as another action")
    for code in range(game.actions.size):
        _holds(game.parse(game.notation(code)) == code, case, seed, f"code {code} does not round-trip")
    for text in ("", "   ", "no such action at all"):
        try:
            game.parse(text)
        except NotationError:
            continue
        _holds(False, case, seed, f"{text!r} was read as an action")


def records_replay(case: Case, seed: int) -> None:
    """Same seed and same actions, same game: also through a record file and from the middle."""
    seats = [SeatNote(f"seat {seat}") for seat in range(case.players)]
    history, rng = GameHistory(case.game, case.new(seed), seed, seats), seeded(seed, 98)
    half = ""
    while history.state.actor is not None:
        legal = history.state.legal()
        history.apply(legal[rng.below(len(legal))])
        if history.step == 40:
            half = history.record().text()
    record = read_record(history.record().text())
    final = verify(case.game, record)
    _holds(final.dump() == history.state.dump(), case, seed, "the replayed game ended differently")
    if half:
        again = replayed(case.game, read_record(half))
        for played in history.played[again.step :]:
            again.make(read_move(case.game, played.written))
        _holds(again.state.dump() == history.state.dump(), case, seed, "the resumed game ended differently")


def undo_stops_at_the_wall(case: Case, seed: int) -> None:
    """Undoing as far as allowed restores an earlier position whose view nobody could tell apart."""
    seats = [SeatNote(f"seat {seat}") for seat in range(case.players)]
    history, rng = GameHistory(case.game, case.new(seed), seed, seats), seeded(seed, 97)
    past = [_snapshot(history.state)]
    while history.state.actor is not None and history.step < 400:
        actor, words = history.state.actor, history.state.rng.words()
        legal = history.state.legal()
        history.apply(legal[rng.below(len(legal))])
        limit = history.state.undo_limit()
        _holds(limit.seat == actor, case, seed, "undo belongs to another seat")
        if history.state.rng.words() != words:
            _holds(limit.steps == 0, case, seed, "an undo could take back chance")
        past.append(_snapshot(history.state))
        if limit.steps and rng.below(5) == 0:
            steps = 1 + rng.below(limit.steps)
            history.undo(steps)
            del past[-steps:]
            _holds(_snapshot(history.state) == past[-1], case, seed, "undo led somewhere else")


def games_end(case: Case, seed: int) -> None:
    for state, _ in walk(case, seed):
        if state.actor is None:
            scores, ranking = state.scores(), state.ranking()
            seats = case.players + len(case.game.automata(state.setting))
            _holds(state.seats == seats, case, seed, f"{state.seats} seats, {seats} expected")
            _holds(len(scores) == len(ranking) == seats, case, seed, "a seat without a score")
            _holds(min(ranking) == 1, case, seed, "nobody has won")
            for line in state.breakdown():
                _holds(len(line.points) == seats, case, seed, f"{line.id} forgets a seat")
            totals = [sum(line.points[seat] for line in state.breakdown()) for seat in range(seats)]
            _holds(totals == scores, case, seed, f"{totals} broken down, {scores} scored")


def interjections_are_sound(case: Case, seed: int) -> None:
    """What a seat may do out of turn applies, nothing else does, the turn goes on, and it all replays."""
    seats = [SeatNote(f"seat {seat}") for seat in range(case.players)]
    history, rng = GameHistory(case.game, case.new(seed), seed, seats), seeded(seed, 95)
    while history.state.actor is not None:
        state, seat = history.state, rng.below(case.players)
        free = state.interjections(seat)
        _holds(len(set(free)) == len(free), case, seed, "an interjection listed twice")
        guess = state.determinize(seat, rng.word())
        _holds(guess.interjections(seat) == free, case, seed, "a guess offers other interjections")
        _refuses(case, seed, state, seat, rng.below(case.game.actions.size))
        if free and rng.below(3) == 0:
            decider, census = state.actor, state.census()
            history.make(Move(free[rng.below(len(free))], seat))
            kept = history.state.actor in (decider, seat) and history.state.census() == census
            _holds(kept, case, seed, f"an interjection of seat {seat} disturbed the turn")
        else:
            legal = state.legal()
            history.apply(legal[rng.below(len(legal))])
    final = verify(case.game, read_record(history.record().text()))
    _holds(final.dump() == history.state.dump(), case, seed, "the replayed game ended differently")


def _refuses(case: Case, seed: int, state: State, seat: int, code: int) -> None:
    """An interjection that is not listed is refused and changes nothing."""
    if code in state.interjections(seat):
        return
    before = state.fingerprint()
    try:
        state.interject(seat, code)
    except IllegalAction:
        _holds(state.fingerprint() == before, case, seed, "a refused interjection changed the state")
    else:
        _holds(False, case, seed, f"interjection {code} of seat {seat} applied though not listed")


def views_hide_the_unknown(case: Case, seed: int) -> None:
    """Drawing the unknown anew changes nothing a seat can see, and the game can go on from there."""
    viewers: list[int | None] = [None, *range(case.players)]
    for state, rng in some(case, seed, 15):
        for viewer in viewers:
            seen = state.observe(viewer)
            json.dumps(seen)
            guess = state.determinize(viewer, rng.word())
            _holds(guess.observe(viewer) == seen, case, seed, f"seat {viewer} could tell a guess apart")
            _holds(guess.census() == state.census(), case, seed, "a guess has other components")
            if viewer == state.actor and viewer is not None:
                _holds(guess.legal() == state.legal(), case, seed, "a guess offers other actions")
            case.game.load(json.loads(json.dumps(guess.dump())))
            for _ in range(5):
                legal = guess.legal()
                if legal:
                    guess.apply(legal[rng.below(len(legal))])


def views_are_as_described(case: Case, seed: int) -> None:
    """What ``observe`` gives is what the game's ``view_type`` says, field by field."""
    described = case.game.view_type()
    for state, _ in some(case, seed, 15):
        for viewer in (None, *range(case.players)):
            wrong = mismatch(state.observe(viewer), described, "view")
            _holds(not wrong, case, seed, wrong)


def guesses_do_not_know_the_truth(case: Case, seed: int) -> None:
    """Two truths that look the same to a seat lead to the same guess, future luck included."""
    for state, rng in some(case, seed, 15):
        for viewer in (None, *range(case.players)):
            other = state.determinize(viewer, rng.word())
            number = rng.word()
            one, two = state.determinize(viewer, number), other.determinize(viewer, number)
            _holds(one.dump() == two.dump(), case, seed, f"a guess of seat {viewer} depends on the truth")


def events_and_prompts_are_plain(case: Case, seed: int) -> None:
    """Every decision has a prompt, every action parameters, and events carry only texts and numbers."""
    state, rng = case.new(seed), seeded(seed, 96)
    while state.actor is not None:
        _holds(state.prompt().id != "", case, seed, "a decision without a prompt")
        legal = state.legal()
        for code in legal:
            state.action_params(code)
        silent = state.copy()
        state.journal = []
        code = legal[rng.below(len(legal))]
        state.apply(code)
        silent.apply(code)
        _holds(silent.fingerprint() == state.fingerprint(), case, seed, "listening changed the game")
        for event in state.journal or []:
            plain = all(isinstance(value, str | int) for value in event.params.values())
            _holds(plain, case, seed, f"{event.id} carries something else than texts and numbers")
        state.journal = None


LAWS: list[Law] = [
    legal_lists_are_sound,
    every_listed_action_applies,
    nothing_else_applies,
    components_are_conserved,
    copies_are_equal_and_independent,
    positions_round_trip,
    rare_positions_are_sound,
    notation_round_trips,
    records_replay,
    undo_stops_at_the_wall,
    games_end,
    interjections_are_sound,
    views_hide_the_unknown,
    views_are_as_described,
    guesses_do_not_know_the_truth,
    events_and_prompts_are_plain,
]
