"""How a game ended: who won, and where everybody's points come from."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from bunkhouse.engine.state import State
from bunkhouse.words import Words


def winners(state: State, words: Words) -> str:
    """The sentence that names the winner, or all who share the victory."""
    names = [words.name(seat) for seat, place in enumerate(state.ranking()) if place == 1]
    best = max(state.scores())
    if len(names) == 1:
        return words.say("cli-winner", name=names[0], score=best)
    return words.say("cli-shared-victory", names=", ".join(names), score=best)


def show_result(state: State, words: Words, styles: list[str], console: Console) -> None:
    console.print(Text(winners(state, words), style="bold"))
    console.print(score_table(state, words, styles))


def score_table(state: State, words: Words, styles: list[str]) -> Table:
    """One column per player, the winner first; one row per category, the best of each row in bold."""
    ranking = state.ranking()
    order = sorted(range(state.seats), key=lambda seat: (ranking[seat], seat))
    table = Table()
    table.add_column("")
    for seat in order:
        style = styles[seat] if seat < len(styles) else ""
        table.add_column(Text(words.name(seat), style=style), justify="right")
    for line in state.breakdown():
        table.add_row(words.score_line(line), *_points(line.points, order))
    table.add_section()
    table.add_row(words.say("cli-total"), *_points(state.scores(), order))
    table.add_row(words.say("cli-place"), *[str(ranking[seat]) for seat in order])
    return table


def _points(points: list[int], order: list[int]) -> list[Text]:
    best = max(points)
    return [
        Text(str(points[seat]).replace("-", "\N{MINUS SIGN}"), style="bold" if points[seat] == best else "")
        for seat in order
    ]
