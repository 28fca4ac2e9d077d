"""The tree of a search: children in order, found again, and the best candidates first."""

from random import Random

import pytest

from ai.search.ismcts import MOST_CHILDREN
from ai.search.tree import NONE, ROOT, Tree
from ai.search_player import make_search
from game.engine.options import Options
from game.engine.rows import row_of
from game.titles import title

MOVES = [30, 10, 50, 20, 40]


def tree_of(moves: list[int]) -> Tree:
    tree = Tree(20)
    for move in moves:
        tree.add(ROOT, move)
    return tree


def children(tree: Tree) -> list[int]:
    found = []
    node = tree.first_child[ROOT]
    while node != NONE:
        found.append(int(tree.move[node]))
        node = tree.next_sibling[node]
    return found


def test_the_newest_child_comes_first_but_listed_ones_stand_in_their_order() -> None:
    assert children(tree_of(MOVES)) == MOVES[::-1]
    listed = Tree(20)
    assert listed.list_children(ROOT, row_of(MOVES), len(MOVES))
    assert children(listed) == MOVES


def test_every_child_is_found_again_and_no_other() -> None:
    tree = tree_of(MOVES)
    elsewhere = tree.child(ROOT, MOVES[0])
    for _ in range(2):
        for move in MOVES:
            assert tree.move[tree.child(ROOT, move)] == move
            assert tree.child(elsewhere, move) == NONE
        assert tree.child(ROOT, 60) == NONE


def test_a_cleared_tree_remembers_no_child() -> None:
    tree = tree_of(MOVES)
    tree.child(ROOT, MOVES[0])
    tree.clear()
    assert tree.child(ROOT, MOVES[0]) == NONE
    tree.add(ROOT, MOVES[1])
    assert tree.child(ROOT, MOVES[0]) == NONE
    assert tree.move[tree.child(ROOT, MOVES[1])] == MOVES[1]


def test_no_child_is_added_beyond_the_room_there_is() -> None:
    tree = Tree(2)
    assert tree.add(ROOT, 1) != NONE
    assert tree.add(ROOT, 2) == NONE
    assert children(tree) == [1]


@pytest.mark.parametrize("seed", range(5))
def test_the_best_candidates_come_first_and_of_equals_the_first_listed(seed: int) -> None:
    random = Random(seed)
    search = make_search(title("brass").game(Options("brass", 2, "2007")))
    count = random.randrange(1, 120)
    scores = [random.randrange(-9, 10) * random.choice((1, 100_000)) for _ in range(count)]
    for most in (1, 7, MOST_CHILDREN):
        for index, score in enumerate(scores):
            search.moves[index], search.scores[index] = 1000 + index, score
        wanted = sorted(range(count), key=lambda index: (-scores[index], index))[:most]
        kept = search.sort_best(count, most)
        assert [int(search.moves[rank]) - 1000 for rank in range(kept)] == wanted
