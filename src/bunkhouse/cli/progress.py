"""How far a long job is, on the standard error output: a bar in a terminal, else a line now and then."""

from time import monotonic
from types import TracebackType

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from bunkhouse.cli.console import complain, errors
from bunkhouse.words import Words

_SECONDS_BETWEEN_LINES = 5.0
_SECONDS_BETWEEN_STEPS = 0.05


class Advance:
    """Told of every finished part, shows some of them: drawing each would cost more than the work."""

    def __init__(self, words: Words, title: str, total: int, done: int = 0) -> None:
        self.words = words
        self.title = title
        self.total = total
        self.done = done
        self._shown = monotonic()
        console = errors()
        self._bar: Progress | None = None
        self._task = TaskID(0)
        if console.is_terminal:
            columns = (
                TextColumn("{task.description}"),
                BarColumn(),
                MofNCompleteColumn(),
                TimeRemainingColumn(),
            )
            self._bar = Progress(*columns, console=console, transient=True)
            self._task = self._bar.add_task(title, total=total, completed=done)

    def __enter__(self) -> "Advance":
        if self._bar is not None:
            self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.stop()

    def step(self) -> None:
        self.done += 1
        now = monotonic()
        if self._bar is not None:
            if now - self._shown > _SECONDS_BETWEEN_STEPS:
                self._shown = now
                self._bar.update(self._task, completed=self.done)
        elif now - self._shown > _SECONDS_BETWEEN_LINES:
            self._shown = now
            complain(self.words.say("cli-progress", title=self.title, done=self.done, total=self.total))
