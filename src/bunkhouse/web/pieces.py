"""The pieces every page and every table is put together from, as ``pieces.html`` offers them to templates.

They are written here and not as template macros because a table consists of hundreds of them and repeats
itself all the time: whatever was drawn before is only looked up. Names of symbols: ``static/art/icons.svg``.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from markupsafe import Markup, escape

_KEPT = 20_000
_SVG = re.compile(r"(<svg\b.*?</svg>)", re.DOTALL)
_TEXT = re.compile(r"(^|>)([^<>]+)(?=<|$)")


def _piece(text: str) -> Markup:
    return Markup(text)


def _class(*names: str) -> str:
    return str(escape(" ".join(name for name in names if name)))


@lru_cache(_KEPT)
def use(symbol: str, cls: str = "", style: str = "", box: str = "", title: str = "") -> Markup:
    """A symbol of the sprite, as large as its surroundings say."""
    attributes = [
        f' {name}="{escape(value)}"'
        for name, value in (("class", cls), ("style", style), ("viewBox", box))
        if value
    ]
    told = f' role="img" aria-label="{escape(title)}"' if title else ' aria-hidden="true"'
    return _piece(f'<svg{"".join(attributes)}{told}><use href="#{escape(symbol)}"/></svg>')


@lru_cache(_KEPT)
def icon(symbol: str, title: str = "") -> Markup:
    """A symbol in a line of text."""
    return use(symbol, "i", title=title)


@lru_cache(_KEPT)
def plate(colour: str, cls: str = "") -> Markup:
    """A player: colour and brand, never the colour alone."""
    return _piece(f'<span class="{_class("plate", f"p-{colour}", cls)}">{use(f"brand-{colour}")}</span>')


@lru_cache(_KEPT)
def _figure(kind: str, cls: str, id: str, box: str, inside: str) -> Markup:
    """A figure is an outer SVG of its own, so that it can be moved."""
    named = f' id="{escape(id)}"' if id else ""
    return _piece(
        f'<svg{named} class="{_class(kind, cls)}" viewBox="{box}" aria-hidden="true">{inside}</svg>'
    )


def _brand(colour: str, x: str, y: str, size: str) -> str:
    return f'<use href="#brand-{colour}" x="{x}" y="{y}" width="{size}" height="{size}" color="var(--pg)"/>'


def gaucho(colour: str, pose: str = "stand", cls: str = "", id: str = "") -> Markup:
    """A gaucho who stands or lies (``lie``)."""
    inside = '<use href="#gaucho" width="40" height="54"/>' + _brand(colour, "13.5", "23.5", "13")
    return _figure(f"gaucho {pose} p-{colour}", cls, id, "0 0 42 56", inside)


def rancher(colour: str, cls: str = "", id: str = "") -> Markup:
    inside = '<use href="#rancher" width="44" height="52"/>' + _brand(colour, "15.5", "29", "13")
    return _figure(f"rancher p-{colour}", cls, id, "0 0 46 54", inside)


def disc(colour: str, cls: str = "", id: str = "") -> Markup:
    mark = f'<g transform="translate(20 14) scale(1 .68)">{_brand(colour, "-8", "-8", "16")}</g>'
    return _figure(
        f"disc p-{colour}", cls, id, "0 0 40 34", '<use href="#disc" width="40" height="34"/>' + mark
    )


@lru_cache(_KEPT)
def die(face: int, cls: str = "die", id: str = "") -> Markup:
    """A die; one that is to roll when its face changes needs an id."""
    named = f' id="{escape(id)}"' if id else ""
    return _piece(
        f'<svg{named} class="{_class(cls)}" data-die="{face}" role="img" aria-label="{face}">'
        f'<use href="#die-{face}"/></svg>'
    )


@lru_cache(_KEPT)
def coin(amount: int, cost: bool = False) -> Markup:
    """A printed amount: red when it is a cost."""
    text = str(amount).replace("-", "\N{MINUS SIGN}")
    return _piece(f'<span class="{_class("co", "cost" if cost else "")}">{escape(text)}</span>')


@lru_cache(_KEPT)
def num(text: str | int, cls: str = "") -> Markup:
    """A number on a small plate, in the colour of whatever it belongs to (``c-angus``, ...)."""
    return _piece(f'<span class="{_class("num", cls)}">{escape(text)}</span>')


_LASSO = Markup('<span class="lasso"></span>')


def lasso() -> Markup:
    """What lies around a thing that may be touched."""
    return _LASSO


def tag(marks: Sequence[Sequence[str]], cls: str = "") -> Markup:
    """What a lasso says: pairs of a symbol (or nothing) and a text (or nothing)."""
    return _tag(tuple(tuple(mark) for mark in marks), cls) if marks else Markup()


@lru_cache(_KEPT)
def _tag(marks: tuple[tuple[str, ...], ...], cls: str) -> Markup:
    inside = "".join(f"{use(mark[0]) if mark[0] else ''}{escape(mark[1])}" for mark in marks)
    return _piece(f'<span class="{_class("ltag", cls)}">{inside}</span>')


def target(
    id: str,
    context: Any,
    name: str,
    cls: str = "",
    style: str = "",
    tip: str = "",
    marks: Sequence[Sequence[str]] = (),
    attributes: Mapping[str, Any] | None = None,
    caller: Callable[[], str] = lambda: "",
) -> Markup:
    """A thing on the table that can become a target: ``{% call p.target("t-7", look, "Angus 7") %}...``.

    Wherever it is the first target of a legal action, it gets its lasso; marks are what the tag shows.
    """
    legal = id in context.legal
    text = f'<button type="submit" form="act" name="target" value="{id}" id="{id}"'
    text += f' class="{_class(cls, "legal" if legal else "")}" aria-label="{escape(name)}"'
    for each, value in (("style", style), ("data-tip", tip), *(attributes or {}).items()):
        if value not in ("", None, False):
            text += f' {each}="{escape(value)}"'
    if legal:
        return _piece(f"{text}>{_drawn(caller())}{_LASSO}{_drawn(tag(marks))}</button>")
    return _piece(f'{text} tabindex="-1">{_drawn(caller())}</button>')


def move(
    action: str,
    name: str,
    cls: str = "",
    attributes: Mapping[str, Any] | None = None,
    caller: Callable[[], str] = lambda: "",
) -> Markup:
    """A button that plays an action at once, drawn in signs: its name says in words what they mean."""
    text = f'<button type="submit" form="act" name="action" value="{escape(action)}" class="{_class(cls)}"'
    text += f' aria-label="{escape(name)}"{_attributes(attributes)}>'
    return _piece(f"{text}{_drawn(caller())}</button>")


def _drawn(inside: str) -> str:
    """What is printed on a piece is a picture of it; its name says the same in words.

    So its texts are drawn by the style sheet (``b-t``), and nobody takes them for another name.
    """
    parts = _SVG.split(str(inside))
    parts[::2] = [_TEXT.sub(_drawn_text, part) for part in parts[::2]]
    return "".join(parts)


def _drawn_text(found: re.Match[str]) -> str:
    before, text = found.groups()
    if not text.strip():
        return found.group(0)
    shown = " ".join(text.split()).replace('"', "&quot;")
    return f'{before}<b-t data-t="{shown}"></b-t>'


def button(
    text: str,
    kind: str = "",
    symbol: str = "",
    key: str = "",
    cls: str = "",
    attributes: Mapping[str, Any] | None = None,
) -> Markup:
    """A button with words. ``kind``: act, danger, ghost or nothing; ``key`` is the key that presses it."""
    drawn = use(symbol) if symbol else ""
    hint = f" <kbd>{escape(key)}</kbd>" if key else ""
    opening = f'<button class="{_class("btn", kind, cls)}"{_attributes(attributes)}>'
    return _piece(f"{opening}{drawn}<span>{escape(text)}</span>{hint}</button>")


def link(
    text: str,
    href: str,
    kind: str = "",
    symbol: str = "",
    cls: str = "",
    attributes: Mapping[str, Any] | None = None,
) -> Markup:
    """A way to another page that looks like a button."""
    drawn = use(symbol) if symbol else ""
    opening = f'<a class="{_class("btn", kind, cls)}" href="{escape(href)}"{_attributes(attributes)}>'
    return _piece(f"{opening}{drawn}<span>{escape(text)}</span></a>")


def _attributes(given: Mapping[str, Any] | None) -> str:
    shown = [(name, value) for name, value in (given or {}).items() if value is not None]
    return "".join(f' {name}="{escape(value)}"' for name, value in shown)


_TO_SEE = (use, icon, plate, gaucho, rancher, disc, die, coin, num, lasso, tag)
_TO_TOUCH = (target, move, button, link)
PIECES: dict[str, Callable[..., Markup]] = {each.__name__: each for each in (*_TO_SEE, *_TO_TOUCH)}
