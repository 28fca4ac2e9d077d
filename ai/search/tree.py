"""The search tree as rows of numbers: one node for each macro move, children in a linked list."""

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.rows import make_filled_row

ROOT_NODE: Final = 0
NO_NODE: Final = -1
CHILD_CACHE_SLOT_COUNT: Final = 131_072  # a power of 2, about the number of nodes of a long search
MOVE_HASH_FACTOR: Final = 40_503  # odd, by the golden ratio: neighbours get distant slots
PARENT_HASH_FACTOR: Final = 10_368_889
FOLD_SHIFT_BITS: Final = 21  # bits of a move by which its high fields are folded into its low ones
HASH_SHIFT_BITS: Final = 8


@final
class Tree:
    """The nodes of one search, stored in arrays; node 0 is the root, and a node's reward belongs to
    the seat that moved into it.

    The children of a node with `has_listed_children` are in order of score, the best first.
    """

    def __init__(self, capacity: i64) -> None:
        """Allocate `capacity` nodes, which every search reuses."""
        self.capacity: i64 = capacity
        self.nodes: i64 = 0
        self.move: vec[i64] = make_filled_row(capacity, 0)
        self.parent: vec[i64] = make_filled_row(capacity, NO_NODE)
        self.first_child: vec[i64] = make_filled_row(capacity, NO_NODE)
        self.next_sibling: vec[i64] = make_filled_row(capacity, NO_NODE)
        self.has_listed_children: vec[i64] = make_filled_row(capacity, 0)
        # cache of a child by parent and move, checked before use
        self.child_cache: vec[i64] = make_filled_row(CHILD_CACHE_SLOT_COUNT, 0)
        self.visits: vec[i64] = make_filled_row(capacity, 0)
        self.availability_count: vec[i64] = make_filled_row(capacity, 0)
        self.total_reward: vec[i64] = make_filled_row(capacity, 0)
        # WON or LOST for the seat that moved into the node (see proofs.py), 0 if not proven
        self.proven_result: vec[i64] = make_filled_row(capacity, 0)
        self.has_every_legal_move: vec[i64] = make_filled_row(
            capacity, 0
        )  # listed with every legal move
        self.reset_to_unvisited_root()

    def reset_to_unvisited_root(self) -> None:
        """Remove all nodes and add an unvisited root."""
        self.nodes = 0
        self.allocate_node(0)

    def allocate_node(self, move: i64) -> i64:
        """Return the next free node, cleared, with this move; NO_NODE when the tree is full."""
        if self.nodes == self.capacity:
            return NO_NODE
        node: i64 = self.nodes
        self.nodes += 1
        self.move[node] = move
        self.first_child[node] = NO_NODE
        self.next_sibling[node] = NO_NODE
        self.has_listed_children[node] = 0
        self.visits[node] = 0
        self.availability_count[node] = 0
        self.total_reward[node] = 0
        self.proven_result[node] = 0
        self.has_every_legal_move[node] = 0
        return node

    def add_child(self, parent: i64, move: i64) -> i64:
        """Add a child in front of its siblings and return it, NO_NODE when the tree is full."""
        node: i64 = self.allocate_node(move)
        if node != NO_NODE:
            self.parent[node] = parent
            self.next_sibling[node] = self.first_child[parent]
            self.first_child[parent] = node
        return node

    def add_all_children(self, parent: i64, moves: vec[i64], move_count: i64) -> bool:
        """Add children for `move_count` moves in this order and mark the parent; return False,
        without adding any, if there is no room."""
        if self.nodes + move_count > self.capacity:
            return False
        index: i64 = move_count - 1
        while index >= 0:
            self.add_child(parent, moves[index])
            index -= 1
        self.has_listed_children[parent] = 1
        return True

    def find_child(self, parent: i64, move: i64) -> i64:
        """Return the child for the move, or NO_NODE. The node found is cached, because a node may
        have a hundred children."""
        folded: i64 = move ^ (move >> FOLD_SHIFT_BITS)
        slot: i64 = (
            (folded * MOVE_HASH_FACTOR + parent * PARENT_HASH_FACTOR) >> HASH_SHIFT_BITS
        ) & (CHILD_CACHE_SLOT_COUNT - 1)
        node: i64 = self.child_cache[slot]
        if node < self.nodes and self.parent[node] == parent and self.move[node] == move:
            return node
        node = self.first_child[parent]
        while node != NO_NODE and self.move[node] != move:
            node = self.next_sibling[node]
        if node != NO_NODE:
            self.child_cache[slot] = node
        return node
