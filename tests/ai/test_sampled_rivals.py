"""A search that samples its rivals' moves: its tree holds the own seat's plans alone."""

import pytest

from ai.search.ismcts import RIVAL_MOVES_KEY, Search
from ai.search.search_settings import SearchSettings
from ai.search.tree import NO_NODE, ROOT_NODE
from ai.search_player import ITERATIONS_BETWEEN_CLOCK_CHECKS, SearchPlayer, make_search
from game.engine.rules import CHANCE
from game.engine.title import Game, Options
from game.titles import title_by_name
from tools.proof.random_games import first_view

ITERATIONS = 400
CLOCK_CHECKS = 20
SAMPLING = SearchSettings(value_name="plain", samples_rival_moves=True)
SEARCHING = SearchSettings(value_name="plain")


@pytest.fixture(name="game")
def brass_game() -> Game:
    return title_by_name("brass").make_game(Options("brass", 4))


def searched(game: Game, settings: SearchSettings) -> Search:
    search = make_search(game, settings)
    view = first_view(game, 4)
    search.begin(view, view.to_move, 5)
    search.run_iterations(ITERATIONS)
    return search


def nodes_after_rival_moves(search: Search) -> list[int]:
    return [node for node in range(search.tree.nodes) if search.tree.move[node] == RIVAL_MOVES_KEY]


@pytest.mark.parametrize("title", ["brass", "tiletum"])
def test_no_move_of_another_seat_is_in_the_tree(title: str) -> None:
    game = title_by_name(title).make_game(Options(title, 3))
    search = make_search(game, SAMPLING)
    view = first_view(game, 4)
    search.begin(view, view.to_move, 5)
    for _ in range(100):
        search.run_iterations(1)
        movers = {int(search.movers[step]) for step in range(search.depth)}
        assert movers <= {view.to_move, CHANCE}


def test_moves_of_the_own_next_turn_are_tried(game: Game) -> None:
    search = searched(game, SAMPLING)
    assert any(search.tree.first_child[node] != NO_NODE for node in nodes_after_rival_moves(search))
    assert nodes_after_rival_moves(searched(game, SEARCHING)) == []


def test_the_same_seed_finds_the_same(game: Game) -> None:
    first = searched(game, SAMPLING).macro_move_statistics()
    assert first == searched(game, SAMPLING).macro_move_statistics()
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
