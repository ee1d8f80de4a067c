"""Play that seeks out what happens rarely.

Random play repeats what is common and leaves out what needs a coincidence. Here every action has a signature:
the question it answers, its kind, and where in the position the things lie that it speaks of (their names, if
they lie nowhere). To clear a space where the own piece stands is not the same as to clear one where another
seat's stands. What has been met least is played first.
"""

from bunkhouse.engine.rng import Rng
from bunkhouse.engine.state import State

Places = dict[str, list[str]]
"""Where in a position each word lies."""


class Rarity:
    """How often each signature and each action has been met, over as many games as wanted."""

    def __init__(self) -> None:
        self.new = False
        """Whether what was chosen last had never been met before."""
        self._met: dict[str, int] = {}
        self._played: dict[int, int] = {}

    def choose(self, state: State, rng: Rng) -> int:
        """The legal action that has been met least; chance decides between equals. It counts as met now."""
        best, fewest, rare, equals = -1, (0, 0), "", 0
        signatures = signatures_of(state)
        for code, signature in signatures.items():
            often = (self._met.get(signature, 0), self._played.get(code, 0))
            if best < 0 or often < fewest:
                best, fewest, rare, equals = code, often, signature, 1
            elif often == fewest:
                equals += 1
                if rng.below(equals) == 0:
                    best, rare = code, signature
        self.new = fewest[0] == 0
        self._met[rare] = fewest[0] + 1
        self._played[best] = fewest[1] + 1
        return best


def unfold(state: State, most: int) -> list[tuple[str, State]]:
    """Positions that the actor can bring about in this turn, each with its signature and the one before.

    Every pair of them is followed once, so that a turn of many decisions is seen to its end.
    """
    found: list[tuple[str, State]] = []
    known: set[str] = set()
    waiting: list[tuple[State, str]] = [(state, "")]
    while waiting and len(found) < most:
        before, cause = waiting.pop(0)
        for code, signature in signatures_of(before).items():
            both = f"{cause} - {signature}"
            if both in known:
                continue
            known.add(both)
            after = before.copy()
            after.apply(code)
            found.append((both, after))
            if after.actor == state.actor:
                waiting.append((after, signature))
    return found


def signatures_of(state: State) -> dict[int, str]:
    """The signature of every legal action."""
    places: Places = {}
    _note(state.dump(), "", int(state.seat), _vocabulary(state), places)
    question = state.prompt().id
    return {code: f"{question} {_signature(state, code, places)}" for code in state.legal()}


def _vocabulary(state: State) -> set[str]:
    """Every word that actions of the game speak of."""
    return {word for kind in state.actions().kinds for axis in kind.axes for word in axis.values}


def _signature(state: State, code: int, places: Places) -> str:
    actions = state.actions()
    lying = [",".join(places.get(word, [word])) for word in actions.values(code).values()]
    return " ".join([actions.text_id(code), *lying])


def _note(value: object, path: str, actor: int, words: set[str], found: Places) -> None:
    """Note where the words lie in a document; seats are told apart as the actor's own and the others'."""
    if isinstance(value, str):
        if value in words:
            _add(found, value, path)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key in words:
                _add(found, key, f"{path}/{_shape(item, actor)}")
                _note(item, path + "/*", actor, words, found)
            else:
                _note(item, f"{path}/{key}", actor, words, found)
    elif isinstance(value, list):
        for number, item in enumerate(value):
            whose = ("own" if number == actor else "other") if path == "/seats" else "#"
            _note(item, f"{path}/{whose}", actor, words, found)


def _shape(value: object, actor: int) -> str:
    """What sort of thing lies under a word: the beginning of its name, or whose it is."""
    if isinstance(value, str):
        return value.split("-")[0]
    if isinstance(value, dict) and "seat" in value:
        return "own" if value["seat"] == actor else "other"
    return ""


def _add(found: Places, word: str, path: str) -> None:
    lying = found.setdefault(word, [])
    if path not in lying:
        lying.append(path)
