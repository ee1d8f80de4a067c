"""The search tree: nodes in packed arrays, so that growing it allocates next to nothing.

A node stands for an action taken after the actions above it. Which seat took it, how often it was tried, how
often it could have been, and what it brought to that seat are kept in parallel arrays; siblings form a chain.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

NOTHING: Final[i64] = -1
"""No such node."""


class SearchTree:
    action: vec[i32]
    chooser: vec[i32]
    """The seat that took the action."""
    first: vec[i32]
    """The first node below, or NOTHING."""
    sibling: vec[i32]
    """The next sibling, or NOTHING."""
    visits: vec[i32]
    availability: vec[i32]
    """How often the action was legal when its parent was visited."""
    reward: vec[float]
    """The sum of what it brought to its chooser, each between 0 and 1."""
    wins: vec[float]
    """The sum of the chances to win that its chooser had in the end."""
    size: i64

    def __init__(self) -> None:
        self.action = vec[i32]([])
        self.chooser = vec[i32]([])
        self.first = vec[i32]([])
        self.sibling = vec[i32]([])
        self.visits = vec[i32]([])
        self.availability = vec[i32]([])
        self.reward = vec[float]([])
        self.wins = vec[float]([])
        self.size = 0

    def clear(self) -> None:
        """Forget all nodes and keep their room; afterwards node 0 is a fresh root."""
        self.size = 0
        self._new(NOTHING, NOTHING)

    def add(self, parent: i64, action: i64, chooser: i64) -> i64:
        """A new node below another one."""
        node: i64 = self._new(action, chooser)
        self.sibling[node] = self.first[parent]
        self.first[parent] = i32(node)
        return node

    def _new(self, action: i64, chooser: i64) -> i64:
        node: i64 = self.size
        if node == len(self.action):
            self.action = append(self.action, i32(0))
            self.chooser = append(self.chooser, i32(0))
            self.first = append(self.first, i32(0))
            self.sibling = append(self.sibling, i32(0))
            self.visits = append(self.visits, i32(0))
            self.availability = append(self.availability, i32(0))
            self.reward = append(self.reward, 0.0)
            self.wins = append(self.wins, 0.0)
        self.action[node] = i32(action)
        self.chooser[node] = i32(chooser)
        self.first[node] = i32(NOTHING)
        self.sibling[node] = i32(NOTHING)
        self.visits[node] = i32(0)
        self.availability[node] = i32(0)
        self.reward[node] = 0.0
        self.wins[node] = 0.0
        self.size += 1
        return node

    def child(self, node: i64, action: i64) -> i64:
        """The node of an action below another one, or NOTHING."""
        child: i64 = i64(self.first[node])
        while child != NOTHING and i64(self.action[child]) != action:
            child = i64(self.sibling[child])
        return child

    def mean(self, node: i64) -> float:
        visits: i64 = i64(self.visits[node])
        return self.reward[node] / float(visits) if visits > 0 else 0.0

    def chance(self, node: i64) -> float:
        """The estimated chance to win of the seat that took the action."""
        visits: i64 = i64(self.visits[node])
        return self.wins[node] / float(visits) if visits > 0 else 0.0
