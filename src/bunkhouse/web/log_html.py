"""One line of the log as HTML: drawn once, because every update of every viewer shows it again."""

from collections.abc import Callable, Sequence

from markupsafe import Markup, escape

from bunkhouse.web.log_lines import LogLine
from bunkhouse.web.pieces import num, plate, use

Say = Callable[..., str]
_STAKES = {"loss": "ui-minus", "gain": "ui-plus"}


def log_lines(lines: Sequence[LogLine], since: int, history: str, say: Say) -> Markup:
    """All lines, one below the other, and a mark below those that are new since the viewer's last turn."""
    drawn = [line.drawn.get(history) or log_line(line, history, say) for line in lines]
    if since:
        drawn.insert(
            since, Markup(f'<li id="l-since" class="since"><span>{escape(say("web-log-since"))}</span></li>')
        )
    return Markup("\n".join([*drawn, ""]))


def log_line(line: LogLine, history: str, say: Say) -> Markup:
    """A line with its plate, words and icons; ``history`` is where the table can be seen as it was."""
    drawn = line.drawn[history] = _drawn(line, history, say)
    return drawn


def _drawn(line: LogLine, history: str, say: Say) -> Markup:
    if line.divider:
        return Markup(f'<li class="rnd" id="{line.id}">{escape(line.text)}</li>')
    mark = plate(line.colour) if line.colour else Markup("<span></span>")
    text = str(escape(line.text))
    if line.lights:
        piece, title = escape(line.lights.split(" ")[0]), escape(say("web-log-show"))
        text = f'<a class="show" href="#{piece}" data-show title="{title}">{text}</a>'
    signs = "".join(_sign(sign) for sign in line.marks)
    if signs:
        text += f'<span class="marks">{signs}</span>'
    if line.stake:
        text += f'<em class="stake">{use(_STAKES[line.stake])}{escape(line.verdict)}</em>'
    lights = f' data-lights="{escape(line.lights)}"' if line.lights else ""
    stake = f' class="{line.stake}"' if line.stake else ""
    way = _way(line.step, history, say) if history else ""
    return Markup(f'<li id="{line.id}"{stake}{lights}>{mark}<span>{text}</span>{way}</li>')


def _way(step: int, history: str, say: Say) -> str:
    """The way to the table as it was then."""
    joint = "&amp;" if "?" in history else "?"
    words = escape(say("web-log-step"))
    named = f'data-step="{step}" aria-label="{words}" title="{words}"'
    return f'<a class="at" href="{escape(history)}{joint}step={step}" {named}>{use("ui-step")}</a>'


def _sign(mark: tuple[str, ...]) -> str:
    drawn = use(mark[0]) if mark[0] else ""
    label = num(mark[1], mark[2] if len(mark) > 2 else "") if mark[1] else ""
    return f"{drawn}{label}"
