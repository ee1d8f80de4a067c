"""The trail as a graph: where a rancher can go, precomputed once.

From every node all ways lead through the same next junction. The branches between a node and its junction are
listed here, so that walking never searches. A tile on a node makes it a stop; only stops cost steps.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bunkhouse.engine.arrays import packed

TOO_FAR: Final[i64] = 99


@final
class Trail:
    """A trail that ends at one node; what follows that node, if anything, is another lap."""

    end: i64
    junction: vec[i16]
    """The next node that every way from a node passes, or -1."""
    branch_first: vec[i16]
    """The branches of node n are those from branch_first[n] to branch_first[n + 1]."""
    branch_start: vec[i16]
    """The nodes of branch b are those from branch_start[b] to branch_start[b + 1]."""
    branch_node: vec[i16]

    def __init__(self, following: list[list[int]], end: int) -> None:
        assert len(following) < 63, "sets of nodes are kept as bits"
        self.end = end
        junctions: list[int] = []
        first, starts, nodes = [0], [0], list[int]()
        for node in range(len(following)):
            junction, branches = _branches(following, end, node)
            junctions.append(junction)
            for branch in branches:
                nodes.extend(branch)
                starts.append(len(nodes))
            first.append(len(starts) - 1)
        self.junction = packed(junctions)
        self.branch_first = packed(first)
        self.branch_start = packed(starts)
        self.branch_node = packed(nodes)

    def fewest_steps(self, tiles: vec[i16], start: i64, goal: i64) -> i64:
        """How many stops lie on the shortest way from a node to another; TOO_FAR if no way leads there."""
        first = self.branch_first
        starts = self.branch_start
        nodes = self.branch_node
        cost: i64 = 0
        node: i64 = start
        while node != goal:
            if node < 0 or (node == self.end and node != start):
                return TOO_FAR
            best: i64 = TOO_FAR
            inside: i64 = TOO_FAR
            branch: i64
            at: i64
            for branch in range(i64(first[node]), i64(first[node + 1])):
                steps: i64 = cost
                for at in range(i64(starts[branch]), i64(starts[branch + 1])):
                    stop: i64 = i64(nodes[at])
                    if i64(tiles[stop]) >= 0:
                        steps += 1
                    if stop == goal:
                        inside = min(inside, steps)
                        break
                else:
                    best = min(best, steps)
            if inside < TOO_FAR:
                return inside
            node = i64(self.junction[node])
            if node >= 0:
                cost = best + (1 if i64(tiles[node]) >= 0 else 0)
        return cost

    def stops(self, tiles: vec[i16], branch: i64) -> i64:
        """How many stops lie on a branch."""
        starts = self.branch_start
        nodes = self.branch_node
        found: i64 = 0
        at: i64
        for at in range(i64(starts[branch]), i64(starts[branch + 1])):
            if i64(tiles[i64(nodes[at])]) >= 0:
                found += 1
        return found


def _ways(following: list[list[int]], end: int, node: int) -> list[list[int]]:
    """All ways from a node to the end of the trail."""
    if not following[node]:
        return [[]]
    return [
        [step, *rest]
        for step in following[node]
        for rest in ([list[int]()] if step == end else _ways(following, end, step))
    ]


def _branches(following: list[list[int]], end: int, node: int) -> tuple[int, list[list[int]]]:
    """The next node that all ways have in common, and the different branches that lead to it."""
    ways = _ways(following, end, node)
    common = [stop for stop in ways[0] if all(stop in way for way in ways)]
    if not common:
        return -1, []
    junction = common[0]
    found: list[list[int]] = []
    for way in ways:
        branch = way[: way.index(junction)]
        if branch not in found:
            found.append(branch)
    return junction, found
