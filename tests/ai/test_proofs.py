"""Wins and losses are proven in the tree of a game of two without luck."""

from ai.search.proofs import PROVEN_LOST, PROVEN_WON, store_and_propagate_result
from ai.search.tree import ROOT_NODE, Tree
from game.engine.rows import make_row

OWN = 0
OTHER = 1


def branch(tree: Tree, parent: int, count: int) -> list[int]:
    """List so many children of a node, which are all its legal moves; return them in order."""
    assert tree.add_all_children(parent, make_row(list(range(1, count + 1))), count)
    tree.has_every_legal_move[parent] = 1
    first = int(tree.first_child[parent])
    children = [first]
    while len(children) < count:
        children.append(int(tree.next_sibling[children[-1]]))
    return children


def finish(tree: Tree, path: list[int], movers: list[int], result: int) -> None:
    """Store the result of a game that ended at the last node of the path."""
    store_and_propagate_result(tree, make_row(path), make_row(movers), len(path), result)


def test_one_winning_reply_makes_a_move_lost() -> None:
    tree = Tree(100)
    move, _another = branch(tree, ROOT_NODE, 2)
    replies = branch(tree, move, 2)
    finish(tree, [move, replies[1]], [OWN, OTHER], PROVEN_WON)
    assert tree.proven_result[move] == PROVEN_LOST
    assert tree.proven_result[ROOT_NODE] == 0, "the other move is open"


def test_a_move_is_won_once_every_reply_is_lost() -> None:
    tree = Tree(100)
    move, _another = branch(tree, ROOT_NODE, 2)
    replies = branch(tree, move, 2)
    finish(tree, [move, replies[0]], [OWN, OTHER], PROVEN_LOST)
    assert tree.proven_result[move] == 0
    finish(tree, [move, replies[1]], [OWN, OTHER], PROVEN_LOST)
    assert tree.proven_result[move] == PROVEN_WON
    assert tree.proven_result[ROOT_NODE] == PROVEN_LOST, "for the seat that moved before"


def test_replies_that_are_not_all_listed_prove_no_win() -> None:
    tree = Tree(100)
    move, _another = branch(tree, ROOT_NODE, 2)
    replies = branch(tree, move, 1)
    tree.has_every_legal_move[move] = 0
    finish(tree, [move, replies[0]], [OWN, OTHER], PROVEN_LOST)
    assert tree.proven_result[move] == 0


def test_a_seat_that_moves_twice_keeps_its_win() -> None:
    tree = Tree(100)
    first, _another = branch(tree, ROOT_NODE, 2)
    (second, _third) = branch(tree, first, 2)
    finish(tree, [first, second], [OWN, OWN], PROVEN_WON)
    assert tree.proven_result[first] == PROVEN_WON
