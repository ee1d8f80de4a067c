"""One line of the log as HTML: drawn once, because every update of every viewer shows it again."""

from collections.abc import Sequence

from markupsafe import Markup, escape

from bunkhouse.web.loglines import LogLine
from bunkhouse.web.pieces import num, plate, use


def log_lines(lines: Sequence[LogLine], history: str) -> Markup:
    """All lines, one below the other."""
    return Markup("\n".join([*[line.drawn.get(history) or log_line(line, history) for line in lines], ""]))


def log_line(line: LogLine, history: str) -> Markup:
    """A line with its plate, words and icons; ``history`` is where the table can be seen as it was."""
    drawn = line.drawn[history] = _drawn(line, history)
    return drawn


def _drawn(line: LogLine, history: str) -> Markup:
    if line.divider:
        return Markup(f'<li class="rnd" id="{line.id}">{escape(line.text)}</li>')
    mark = plate(line.colour) if line.colour else Markup("<span></span>")
    text = str(escape(line.text))
    if history:
        joint = "&amp;" if "?" in history else "?"
        text = f'<a href="{escape(history)}{joint}step={line.step}" data-step="{line.step}">{text}</a>'
    signs = "".join(_sign(sign) for sign in line.marks)
    if signs:
        text += f'<span class="marks">{signs}</span>'
    lights = f' data-lights="{escape(line.lights)}"' if line.lights else ""
    return Markup(f'<li id="{line.id}"{lights}>{mark}<span>{text}</span></li>')


def _sign(mark: tuple[str, ...]) -> str:
    drawn = use(mark[0]) if mark[0] else ""
    label = num(mark[1], mark[2] if len(mark) > 2 else "") if mark[1] else ""
    return f"{drawn}{label}"
