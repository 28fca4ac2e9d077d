"""A search with a tree for each seat: every tree holds the moves of one seat alone."""

import pytest

from ai.search.ismcts import Search
from ai.search.search_settings import SearchSettings
from ai.search.tree import ROOT_NODE
from ai.search_player import ITERATIONS_BETWEEN_CLOCK_CHECKS, SearchPlayer, make_search
from game.engine.knowledge import make_view_for_seat
from game.engine.rules import CHANCE
from game.engine.title import Game, Options
from game.titles import title_by_name
from game.titles.brass.notation.game_options import EXPANSIONS
from tools.proof.random_games import first_view, play_random_steps

ITERATIONS = 400
CLOCK_CHECKS = 20
DISTANCE = 9  # steps from one searched position to the next
TREE_PER_SEAT = SearchSettings(value_name="plain", has_tree_per_seat=True)
ONE_TREE = SearchSettings(value_name="plain")


@pytest.fixture(name="game")
def brass_game() -> Game:
    return title_by_name("brass").make_game(Options("brass", 4))


def searched(game: Game, settings: SearchSettings) -> Search:
    search = make_search(game, settings)
    view = first_view(game, 4)
    search.begin(view, view.to_move, 5)
    search.run_iterations(ITERATIONS)
    return search


def root_of(search: Search, node: int) -> int:
    roots = [int(root) for root in search.seat_roots]
    while node not in roots:
        node = int(search.tree.parent[node])
    return node


def later_turns_tried(search: Search, iterations: int) -> int:
    """Return how many further iterations reach a move of the own seat after one of another."""
    count = 0
    for _ in range(iterations):
        search.run_iterations(1)
        movers = [int(search.movers[step]) for step in range(search.depth)]
        seats = [mover for mover in movers if mover != CHANCE]
        others = [step for step, mover in enumerate(seats) if mover != search.seat]
        count += bool(others) and search.seat in seats[others[0] :]
    return count


def test_the_moves_of_a_seat_are_in_its_own_tree(game: Game) -> None:
    search = searched(game, TREE_PER_SEAT)
    assert search.seat_roots[search.seat] == ROOT_NODE
    movers: set[int] = set()
    for _ in range(100):
        search.run_iterations(1)
        for step in range(search.depth):
            mover = int(search.movers[step])
            if mover != CHANCE:
                movers.add(mover)
                assert root_of(search, int(search.path[step])) == search.seat_roots[mover]
    assert movers == {0, 1, 2, 3}


def test_moves_of_the_own_next_turn_are_tried_more_often_than_in_one_tree(game: Game) -> None:
    in_own_tree = later_turns_tried(searched(game, TREE_PER_SEAT), 200)
    assert in_own_tree > 100
    assert in_own_tree > 2 * later_turns_tried(searched(game, ONE_TREE), 200)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_of_a_whole_game_can_be_searched(seats: int) -> None:
    game = title_by_name("brass").make_game(Options("brass", seats, expansions=EXPANSIONS))
    search = make_search(game, TREE_PER_SEAT)
    for step in play_random_steps(game, 5):
        if step.before.to_move == CHANCE or step.number % DISTANCE:
            continue
        search.begin(
            make_view_for_seat(game.rules, step.before, step.before.to_move), step.before.to_move, 5
        )
        search.run_iterations(ITERATIONS)
        assert search.tree.visits[ROOT_NODE] == ITERATIONS
        assert search.best_move() in game.rules.legal_codes(step.before)


def test_the_same_seed_finds_the_same(game: Game) -> None:
    first = searched(game, TREE_PER_SEAT).macro_move_statistics()
    assert first == searched(game, TREE_PER_SEAT).macro_move_statistics()
    assert sum(visits for _move, visits, _mean in first) == ITERATIONS


@pytest.mark.parametrize(
    ("visits", "is_clear"), [([60, 30, 10], True), ([60, 31, 9], False), ([50], True), ([], True)]
)
def test_a_move_visited_twice_as_often_as_any_other_is_clear(
    game: Game, visits: list[int], is_clear: bool
) -> None:
    search = make_search(game)
    for move, count in enumerate(visits):
        search.tree.visits[search.tree.add_child(ROOT_NODE, move)] = count
    assert search.is_best_move_clear() is is_clear


def test_a_search_whose_best_moves_are_close_goes_on_after_a_tenth_of_its_budget(
    game: Game,
) -> None:
    player = SearchPlayer(game, CLOCK_CHECKS * ITERATIONS_BETWEEN_CLOCK_CHECKS)
    tenth = CLOCK_CHECKS // 10 - 1
    found: set[bool] = set()
    for decisions in range(4, 40, 6):
        enough: list[bool] = []
        clear: list[bool] = []

        def keep_thinking(enough: list[bool] = enough, clear: list[bool] = clear) -> bool:
            enough.append(player.has_searched_enough)
            clear.append(player.is_best_move_clear)
            return True

        view = first_view(game, decisions)
        player.search_with_share(view, view.to_move, 5, keep_thinking)
        assert not any(enough[:tenth])
        assert enough[tenth:] == clear[tenth:]
        found.update(enough[tenth:])
    assert found == {True, False}
