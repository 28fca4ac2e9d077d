"""Playouts that stop at the end of a round and ask a value."""

import pytest

from ai.search.policy import FULL_REWARD
from ai.search.style import Style
from ai.search.win_shares import write_win_shares
from ai.search_player import make_search
from ai.titles import mind_for
from game.engine.options import Options
from game.engine.rows import row_of, zeros
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game
from game.titles import title
from tools.proof.random_games import dealt, luck_of

CUT = Style(stages=1, value="plain")
MIND = mind_for("tinners-trail")


def new_game(players: int) -> Game:
    """Return the plain game for so many players."""
    return title("tinners-trail").game(Options("tinners-trail", players))


def after_rounds(game: Game, rounds: int, seed: int) -> State:
    """Return the position of the quick moves' game in which that many rounds have just ended."""
    policy, out, luck = MIND.policy(game), zeros(5000), luck_of(seed)
    state = dealt(game, seed)
    while policy.stage(state) < rounds and state.to_move != NOBODY:
        if state.to_move == CHANCE:
            game.rules.apply(state, game.rules.draw_outcome(state))
        else:
            game.rules.apply(state, policy.quick_move(state, out, luck))
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_expected_rewards_are_parts_of_the_full_reward(players: int) -> None:
    game = new_game(players)
    value, rewards = MIND.value(game, "plain"), zeros(players)
    assert value is not None
    for rounds in (1, 2, 3):
        value.estimate(after_rounds(game, rounds, 5), rewards)
        assert all(0 <= reward <= FULL_REWARD for reward in rewards)


def test_whoever_is_far_ahead_is_expected_to_win() -> None:
    shares = zeros(3)
    write_win_shares(row_of([12000, 5000, 5000]), 1000, shares)
    assert shares[0] > FULL_REWARD * 99 // 100
    write_win_shares(row_of([100, 100, 100]), 1000, shares)
    assert list(shares) == [FULL_REWARD // 3] * 3


def test_a_cut_search_finds_a_legal_move_and_the_same_one_again() -> None:
    game = new_game(3)
    state, view = dealt(game, 4), game.rules.new_state()
    while state.to_move == CHANCE:
        game.rules.apply(state, game.rules.draw_outcome(state))
    seat = int(state.to_move)
    game.rules.hide(state, seat, view)
    found = []
    for _ in range(2):
        search = make_search(game, CUT)
        search.begin(view, seat, 11)
        search.run(40)
        found.append(search.tried_moves())
    assert found[0] == found[1]
    assert search.best_move() in game.rules.legal_codes(view)


def test_playouts_go_a_round_further_against_lord_wallace() -> None:
    shelf = title("tinners-trail")
    alone = shelf.game(Options(shelf.name, 2, automa=()))
    among_two = shelf.game(Options(shelf.name, 2))
    assert MIND.style(alone).stages == MIND.style(among_two).stages + 1
