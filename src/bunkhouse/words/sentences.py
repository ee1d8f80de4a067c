"""Fluent's sentences, said quickly.

A sentence is made into functions once and then only put together. Whatever is out of the ordinary (something
is missing, a function is called, a text is very long) raises ``Unusual``: Fluent itself then says it, and
what is wrong with it.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.runtime import resolver as fluent

Value = str | int
Said = Callable[[Mapping[str, Value]], Value]

LONGEST: Final = 1000
"""A longer text is left to Fluent, or cut."""
EMPTY: Final = "none"
"""As what a selector knows an empty text."""
_PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})


class Unusual(Exception):
    """Not a sentence for here."""


class Sentences:
    """The sentences of one catalogue, each as a function of its values."""

    def __init__(self, bundle: FluentBundle) -> None:
        self._bundle = bundle
        self._made: dict[int, tuple[fluent.Pattern, Said]] = {}
        self._plural = cache(bundle._plural_form)

    def say(self, pattern: fluent.Pattern, values: Mapping[str, Value]) -> str:
        """The text of a pattern; ``Unusual`` when Fluent has to be asked."""
        try:
            text = str(self._sentence(pattern)(values))
        except (LookupError, RecursionError):
            raise Unusual from None
        if len(text) > LONGEST:
            raise Unusual
        return text

    def _sentence(self, pattern: fluent.Pattern) -> Said:
        """Kept with its pattern, so that no other pattern can come to have the same id()."""
        found = self._made.get(id(pattern))
        if found is None:
            found = self._made[id(pattern)] = (pattern, self._joined(pattern))
        return found[1]

    def _joined(self, pattern: fluent.BaseResolver) -> Said:
        """A text of several parts; one that has a single part may be that part itself."""
        if not isinstance(pattern, fluent.Pattern):
            only = self._part(pattern)
            return lambda values: str(only(values))
        parts = [self._part(element) for element in pattern.elements]
        return lambda values: "".join([str(part(values)) for part in parts])

    def _part(self, element: Any) -> Said:
        """Anything that may stand in a sentence, or select one."""
        match element:
            case fluent.TextElement():
                return _always(element.value)
            case fluent.Placeable() | fluent.NeverIsolatingPlaceable():
                return self._part(element.expression)
            case fluent.StringLiteral():
                return _always(element.parse()["value"])
            case fluent.NumberLiteral() if isinstance(element.value, int) and 0 <= element.value < LONGEST:
                return _always(int(element.value))
            case fluent.VariableReference():
                return lambda values, name=element.id.name: values[name]  # type: ignore[misc]
            case fluent.MessageReference() | fluent.TermReference():
                return self._reference(element)
            case fluent.SelectExpression():
                return self._selection(element)
        raise Unusual

    def _reference(self, to: fluent.MessageReference | fluent.TermReference) -> Said:
        """Another message with the same values, or a term with its own."""
        is_term = isinstance(to, fluent.TermReference)
        entry = self._bundle._lookup(to.id.name, term=is_term)
        pattern = entry.attributes[to.attribute.name] if to.attribute else entry.value
        if pattern is None:
            raise Unusual
        own: dict[str, Value] = {}
        if isinstance(to, fluent.TermReference) and to.arguments:
            if to.arguments.positional:
                raise Unusual
            own = {each.name.name: self._part(each.value)({}) for each in to.arguments.named}
        return lambda values: self._sentence(pattern)(own if is_term else values)

    def _selection(self, selection: fluent.SelectExpression) -> Said:
        """The variant for a value: its own, that of its plural, or the default."""
        chosen = self._part(selection.selector)
        names: dict[str, Said] = {}
        numbers: dict[int, Said] = {}
        otherwise: Said | None = None
        for variant in selection.variants:
            said = self._joined(variant.value)
            if not isinstance(variant.key, fluent.NumberLiteral):
                names.setdefault(variant.key.name, said)
            elif _PLURALS.isdisjoint(names):
                numbers.setdefault(int(self._part(variant.key)({})), said)
            else:
                raise Unusual  # a plural would come before the number
            otherwise = said if variant.default else otherwise
        if otherwise is None:
            raise Unusual

        def say(values: Mapping[str, Value]) -> Value:
            key = chosen(values)
            if isinstance(key, int):
                found = numbers.get(key) or names.get(self._plural(key), otherwise)
            elif numbers and key in _PLURALS:
                raise Unusual
            else:
                found = names.get(key or EMPTY, otherwise)
            return found(values)

        return say


def _always(value: Value) -> Said:
    return lambda values: value
