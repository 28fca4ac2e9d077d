"""Proven wins and losses in the tree, for games of two without luck and without secrets.

After Winands, Björnsson and Saito, "Monte-Carlo Tree Search Solver" (2008): a position is won if
one move leads to a won one, and lost if every move leads to a lost one.
"""

from typing import Final

from ai.search.tree import NO_NODE, Tree
from game.engine.cells import i64, vec

PROVEN_WON: Final = 1  # for the seat that moved into the node
PROVEN_LOST: Final = -1


def store_and_propagate_result(
    tree: Tree, path: vec[i64], mover_seats: vec[i64], depth: i64, result: i64
) -> None:
    """Store the result of a finished game at the last node of a path, and the results that it
    proves at the nodes before.

    `result` is PROVEN_WON or PROVEN_LOST for the seat that moved into the last node. The path
    begins with a child of the root; `mover_seats` are the seats that moved into its nodes, and
    `depth` is its length.
    """
    at: i64 = depth - 1
    tree.proven_result[path[at]] = result
    while at >= 0:
        node: i64 = path[at]
        parent: i64 = tree.parent[node]
        for_mover: i64 = proven_result_at_node(tree, parent, tree.proven_result[node])
        if for_mover == 0:
            return
        if at == 0:
            tree.proven_result[parent] = -for_mover
            return
        tree.proven_result[parent] = (
            for_mover if mover_seats[at - 1] == mover_seats[at] else -for_mover
        )
        at -= 1


def proven_result_at_node(tree: Tree, node: i64, last_child_result: i64) -> i64:
    """Return PROVEN_WON or PROVEN_LOST for the seat to move at a node, or 0 if neither is proven
    yet.

    `last_child_result` is the newest result of one of the node's children, for the seat to move.
    One won child proves a win; a loss is proven when the node has a child for every legal move and
    all are lost.
    """
    if last_child_result == PROVEN_WON:
        return PROVEN_WON
    if tree.has_every_legal_move[node] == 0:
        return 0
    child: i64 = tree.first_child[node]
    while child != NO_NODE:
        if tree.proven_result[child] != PROVEN_LOST:
            return 0
        child = tree.next_sibling[child]
    return PROVEN_LOST
