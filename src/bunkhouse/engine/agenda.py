"""What is still owed in a game: a stack of steps, part of the state and copied with it.

A step is four small numbers: what is to be done (the game numbers its own steps), by which seat, and two
arguments. The step on top comes next. Steps that need a decision wait there until the seat has chosen;
the others are carried out one after another.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

NOBODY: Final = -1
"""The seat of a step that concerns the whole table."""

_WIDTH: Final[i64] = 4
_ROOM: Final = 16


@mypyc_attr(acyclic=True, free_list_len=1)
class Agenda:
    frames: vec[i32]
    height: i64

    def __init__(self, frames: vec[i32], height: i64) -> None:
        self.frames = frames
        self.height = height

    def copy(self) -> "Agenda":
        return Agenda(self.frames[:], self.height)

    def push(self, step: i64, seat: i64, x: i64 = 0, y: i64 = 0) -> None:
        at: i64 = self.height * _WIDTH
        frames = self.frames
        if at == len(frames):
            _: i64
            for _ in range(_WIDTH):
                frames = append(frames, i32(0))
            self.frames = frames
        frames[at] = i32(step)
        frames[at + 1] = i32(seat)
        frames[at + 2] = i32(x)
        frames[at + 3] = i32(y)
        self.height += 1

    def pop(self) -> None:
        self.height -= 1

    def step(self) -> i64:
        return i64(self.frames[self.height * _WIDTH - 4])

    def seat(self) -> i64:
        return i64(self.frames[self.height * _WIDTH - 3])

    def x(self) -> i64:
        return i64(self.frames[self.height * _WIDTH - 2])

    def y(self) -> i64:
        return i64(self.frames[self.height * _WIDTH - 1])

    # Below the top, by depth: 0 is the step that comes next.

    def step_at(self, depth: i64) -> i64:
        return i64(self.frames[(self.height - depth) * _WIDTH - 4])

    def seat_at(self, depth: i64) -> i64:
        return i64(self.frames[(self.height - depth) * _WIDTH - 3])

    def x_at(self, depth: i64) -> i64:
        return i64(self.frames[(self.height - depth) * _WIDTH - 2])

    def y_at(self, depth: i64) -> i64:
        return i64(self.frames[(self.height - depth) * _WIDTH - 1])

    def set_y_at(self, depth: i64, y: i64) -> None:
        self.frames[(self.height - depth) * _WIDTH - 1] = i32(y)

    def depth_of(self, step: i64) -> i64:
        """How deep a step lies, the next of its kind; -1 when it is not owed."""
        depth: i64
        for depth in range(self.height):
            if self.step_at(depth) == step:
                return depth
        return -1

    def holds(self, step: i64) -> bool:
        """Whether a step is owed, however deep."""
        return self.depth_of(step) >= 0

    def count(self, step: i64) -> i64:
        """How many times a step is owed."""
        found: i64 = 0
        depth: i64
        for depth in range(self.height):
            if self.step_at(depth) == step:
                found += 1
        return found

    def frame_at(self, depth: int) -> list[int]:
        """A step as plain numbers."""
        return self.listed()[-1 - depth]

    def listed(self) -> list[list[int]]:
        """The steps as plain numbers, the next one last."""
        numbers = [int(self.frames[at]) for at in range(self.height * _WIDTH)]
        return [numbers[at : at + _WIDTH] for at in range(0, len(numbers), _WIDTH)]


def empty_agenda() -> Agenda:
    return Agenda(vec[i32]([i32(0)] * (_ROOM * 4)), 0)
