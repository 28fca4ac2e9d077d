"""The search tree as rows of numbers: one node a move, children in a linked list."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.rows import filled

ROOT: Final = 0
NONE: Final = -1


@final
class Tree:
    """Nodes of one search. Node 0 is the root; a node's reward is that of who moved into it."""

    def __init__(self, capacity: i64) -> None:
        """Make room for that many nodes, used again for every search."""
        self.capacity: i64 = capacity
        self.nodes: i64 = 0
        self.move: vec[i64] = filled(capacity, 0)
        self.first_child: vec[i64] = filled(capacity, NONE)
        self.next_sibling: vec[i64] = filled(capacity, NONE)
        self.visits: vec[i64] = filled(capacity, 0)
        self.available: vec[i64] = filled(capacity, 0)
        self.reward: vec[i64] = filled(capacity, 0)
        self.clear()

    def clear(self) -> None:
        """Forget everything but an unvisited root."""
        self.nodes = 0
        self.add(NONE, 0)

    def add(self, parent: i64, move: i64) -> i64:
        """Add a child and return it, or NONE when there is no room left."""
        if self.nodes == self.capacity:
            return NONE
        node: i64 = self.nodes
        self.nodes += 1
        self.move[node] = move
        self.first_child[node] = NONE
        self.next_sibling[node] = NONE
        self.visits[node] = 0
        self.available[node] = 0
        self.reward[node] = 0
        if parent != NONE:
            self.next_sibling[node] = self.first_child[parent]
            self.first_child[parent] = node
        return node

    def child(self, parent: i64, move: i64) -> i64:
        """Return the child for the move, NONE when there is none."""
        node: i64 = self.first_child[parent]
        while node != NONE and self.move[node] != move:
            node = self.next_sibling[node]
        return node
