"""What a command cannot do, and the one line that says so."""

from bunkhouse.engine.errors import BunkhouseError, Param, closest
from bunkhouse.words import Words

_MOST_QUOTED = 400
"""Longer than any path or list of names that is meant seriously."""


class Complaint(Exception):
    """Something asked for on the command line that cannot be done; a message of the catalogue says what."""

    def __init__(self, id: str, **params: Param) -> None:
        super().__init__(id)
        self.id = id
        self.params = params
        self.suggestion = ""
        self.known = ""

    def among(self, given: str, known: list[str]) -> "Complaint":
        """Add what may have been meant, or else everything there is."""
        self.suggestion = closest(given, known)
        self.known = ", ".join(known)
        return self


def spoken(words: Words, problem: Complaint | BunkhouseError) -> str:
    """The complaint as one line, however much has been typed that it quotes."""
    problem.params = {name: _quotable(value) for name, value in problem.params.items()}
    return " ".join(_sentences(words, problem).split())


def _quotable(value: Param) -> Param:
    """What was typed or read, without anything that a terminal might obey, and not endless."""
    if isinstance(value, int):
        return value
    shown = value if len(value) <= _MOST_QUOTED else value[:_MOST_QUOTED] + "\N{HORIZONTAL ELLIPSIS}"
    return printable(shown)


def printable(text: str) -> str:
    return "".join(each if each.isprintable() else " " for each in text)


def _sentences(words: Words, problem: Complaint | BunkhouseError) -> str:
    if isinstance(problem, BunkhouseError):
        return words.error(problem)
    text = words.say(problem.id, **problem.params)
    if problem.suggestion:
        return words.say("with-suggestion", problem=text, suggestion=problem.suggestion)
    if problem.known:
        return words.say("with-known", problem=text, known=problem.known)
    return text
