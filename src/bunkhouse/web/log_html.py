"""The log as HTML, turn by turn: drawn once, because every update of every viewer shows it again."""

from collections.abc import Callable, Iterable, Sequence

from markupsafe import Markup, escape

from bunkhouse.web.log_lines import LogLine
from bunkhouse.web.log_turns import LogTurn
from bunkhouse.web.pieces import num, plate, use

Say = Callable[..., str]
_STAKES = {"loss": "ui-minus", "gain": "ui-plus"}


def log_turns(turns: Sequence[LogTurn], since: int, history: str, money: str, say: Say) -> Markup:
    """All turns, one below the other, and a mark below those that are new since the viewer's last turn."""
    drawn = [turn.drawn.get(history) or log_turn(turn, history, money, say) for turn in turns]
    if since:
        drawn.insert(
            since, Markup(f'<li id="l-since" class="since"><span>{escape(say("web-log-since"))}</span></li>')
        )
    return Markup("\n".join([*drawn, ""]))


def log_turn(turn: LogTurn, history: str, money: str, say: Say) -> Markup:
    """A turn with its plate and headline, its lines folded below; ``history`` is where the table can be seen
    as it was."""
    drawn = turn.drawn[history] = _drawn(turn, history, money, say)
    return drawn


def _drawn(turn: LogTurn, history: str, money: str, say: Say) -> Markup:
    if turn.divider:
        return Markup("").join(_line(line, turn, history, say) for line in turn.lines)
    kinds = " ".join(
        kind for kind, holds in (("turn", True), (turn.stake, True), ("bare", _bare(turn))) if kind and holds
    )
    about = [("me", turn.touches), ("money", any(sign == money for sign, _ in turn.gains))]
    words = " ".join(kind for kind, holds in about if holds)
    attributes = (f' data-about="{words}"' if words else "") + _lights(turn.lights)
    mark = plate(turn.colour) if turn.colour else Markup("<span></span>")
    lines = "".join(_line(line, turn, history, say) for line in turn.lines)
    head = f"{_headline(turn)}{gains(turn.gains)}{stakes(turn.lines)}"
    opened = " open" if turn.stake == "loss" else ""
    return Markup(
        f'<li id="{turn.id}" class="{kinds}"{attributes}>{mark}<details{opened}><summary>{head}</summary>'
        f"<ul>{lines}</ul></details></li>"
    )


def _bare(turn: LogTurn) -> bool:
    """Nothing has been done in it yet, or the table alone did something small."""
    return all(line.breaks or (turn.owner is None and not line.phrase) for line in turn.lines)


def _headline(turn: LogTurn) -> str:
    name = f"<b>{escape(turn.name)}</b> " if turn.name else ""
    return f'<span class="gist">{name}{escape(turn.headline)}</span>'


def gains(found: Iterable[tuple[str, int]]) -> Markup:
    """What a turn brought in all."""
    return Markup("".join(f'<span class="sum">{_signed(gain)}{use(sign)}</span>' for sign, gain in found))


def _signed(number: int) -> str:
    return f"{number:+}".replace("-", "\N{MINUS SIGN}")


def stakes(lines: Iterable[LogLine]) -> Markup:
    """What it cost or brought the viewer, each said once."""
    said = dict.fromkeys((line.stake, line.verdict, line.extent) for line in lines if line.stake)
    return Markup("".join(_stake(*each) for each in said))


def _stake(stake: str, verdict: str, extent: str) -> str:
    if extent:
        return f'<em class="stake {stake}" title="{escape(verdict)}">{escape(extent)}</em>'
    return f'<em class="stake {stake}">{use(_STAKES[stake])}{escape(verdict)}</em>'


def _line(line: LogLine, turn: LogTurn, history: str, say: Say) -> Markup:
    """A line with its words and icons, and a plate where it speaks of somebody else."""
    if line.divider:
        return Markup(f'<li class="rnd" id="{line.id}">{escape(line.text)}</li>')
    text = str(escape(line.text))
    if line.lights:
        piece, title = escape(line.lights.split(" ")[0]), escape(say("web-log-show"))
        text = f'<a class="show" href="#{piece}" data-show title="{title}">{text}</a>'
    signs = "".join(_sign(sign) for sign in line.marks)
    if signs:
        text += f'<span class="marks">{signs}</span>'
    if line.stake:
        text += _stake(line.stake, line.verdict, line.extent)
    mark = plate(line.colour) if line.colour and line.seat != turn.owner else ""
    minor = "minor" if not line.phrase and not line.stake else ""
    kinds = " ".join(kind for kind in (line.stake, minor) if kind)
    named = f' class="{kinds}"' if kinds else ""
    way = _way(line.step, history, say) if history else ""
    return Markup(f'<li id="{line.id}"{named}{_lights(line.lights)}><span>{mark}{text}</span>{way}</li>')


def _lights(lights: str) -> str:
    return f' data-lights="{escape(lights)}"' if lights else ""


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
