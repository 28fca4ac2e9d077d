"""Several searches of one decision: each with its own luck, added up, the same every time."""

import pytest

from ai.player import always
from ai.search_player import ALONE, SLICE, SearchPlayer, Share
from game.engine.options import Options
from game.engine.rules import CHANCE, State
from game.engine.title import Game
from game.titles import title
from tools.proof.random_games import dealt, legal_codes


@pytest.fixture
def game() -> Game:
    return title("tinners-trail").game(Options("tinners-trail", 3))


def first_choice(game: Game) -> tuple[State, int]:
    """The view of the seat that decides first, and the seat."""
    state, view = dealt(game, 6), game.rules.new_state()
    while state.to_move == CHANCE:
        game.rules.apply(state, game.rules.draw_outcome(state))
    game.rules.hide(state, state.to_move, view)
    return view, int(state.to_move)


def test_two_shares_search_at_most_half_the_budget_each_with_different_luck(game: Game) -> None:
    view, seat = first_choice(game)
    player = SearchPlayer(game, 80)
    halves = [player.explore(view, seat, 3, always, Share(number, 2)) for number in (0, 1)]
    assert all(0 < sum(visits for _, visits, _ in half) <= 40 for half in halves)
    assert halves[0] != halves[1]
    assert halves[1] == SearchPlayer(game, 80).explore(view, seat, 3, always, Share(1, 2))


def test_what_all_searches_together_visited_most_is_played(game: Game) -> None:
    view, _ = first_choice(game)
    one, other, third = 7, 8, legal_codes(game.rules, view)[0]
    player = SearchPlayer(game, 1)
    found = [[(one, 30, 500), (third, 20, 500)], [(other, 28, 500), (third, 20, 500)]]
    assert player.decide(view, found) == third


def test_equal_visits_go_to_the_better_reward(game: Game) -> None:
    view, _ = first_choice(game)
    one, other = legal_codes(game.rules, view)[:2]
    found = [[(one, 30, 400), (other, 30, 500)], []]
    assert SearchPlayer(game, 1).decide(view, found) == other


def test_thinking_stops_when_it_is_told_to(game: Game) -> None:
    view, seat = first_choice(game)
    found = SearchPlayer(game, 10_000).explore(view, seat, 3, lambda: False, ALONE)
    assert sum(visits for _, visits, _ in found) == SLICE
