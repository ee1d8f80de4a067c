"""The reusable buffer that legal actions are filled into."""

from librt.vecs import append, vec
from mypy_extensions import i32, i64


class Choices:
    """Action codes, filled by a state and read by whoever chooses; clearing it costs nothing."""

    codes: vec[i32]
    count: i64

    def __init__(self) -> None:
        self.codes = vec[i32]([i32(0)] * 256)
        self.count = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, code: i64) -> None:
        if self.count < len(self.codes):
            self.codes[self.count] = i32(code)
        else:
            self.codes = append(self.codes, i32(code))
        self.count += 1

    def at(self, index: i64) -> i64:
        return i64(self.codes[index])

    def has(self, code: i64) -> bool:
        i: i64
        for i in range(self.count):
            if i64(self.codes[i]) == code:
                return True
        return False

    def listed(self) -> list[int]:
        i: i64
        codes: list[int] = []
        for i in range(self.count):
            codes.append(int(self.codes[i]))
        return codes
