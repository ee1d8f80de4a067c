"""Pieces: escaped, named, and what is printed on a target is drawn rather than said."""

from dataclasses import dataclass, field

from bunkhouse.web.pieces import button, link, num, plate, tag, target, use


@dataclass
class Legal:
    legal: dict[str, list[int]] = field(default_factory=dict)


def test_what_comes_from_outside_is_escaped() -> None:
    evil = '"><script>'
    drawn = [
        use("x", title=evil),
        num(evil),
        plate("red", evil),
        tag([("", evil)]),
        button(evil),
        link(evil, evil),
    ]
    drawn.append(target("t-1", Legal(), evil, cls=evil, style=evil, tip=evil, caller=lambda: ""))
    for piece in drawn:
        assert "<script" not in piece


def test_a_target_has_a_lasso_only_while_it_is_legal() -> None:
    dark = target("t-1", Legal(), "Angus 7", marks=[("die-5", "")])
    lit = target("t-1", Legal({"t-1": [4]}), "Angus 7", marks=[("die-5", "")])
    assert 'tabindex="-1"' in dark
    assert "lasso" not in dark
    assert "lasso" in lit
    assert "#die-5" in lit
    assert 'tabindex="-1"' not in lit


def test_texts_on_a_target_are_drawn_and_drawings_stay() -> None:
    inside = 'Herd <b>12</b><svg><text>9</text></svg>+5 <i>"x"</i>'
    piece = target("t-1", Legal(), "Angus 7", caller=lambda: inside)
    shown = (
        'data-t="Herd"></b-t><b><b-t data-t="12"></b-t></b><svg><text>9</text></svg><b-t data-t="+5"></b-t>'
    )
    assert shown in piece
    assert 'data-t="&quot;x&quot;"' in piece
