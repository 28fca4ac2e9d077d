"""Candidates of the tree are legal moves or plans that begin with one, in every kind of game."""

import pytest

from ai.search.policy import Policy
from ai.search.style import Style
from ai.search_player import make_search
from ai.titles import mind_for
from game.engine.cells import i64, vec
from game.engine.options import Options
from game.engine.rows import zeros
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game
from game.titles import title
from tools.proof.random_games import dealt, legal_codes, luck_of

EVERYTHING = ("arsenic", "emigration", "kickstarter")
GAMES = [
    Options("tinners-trail", 2),
    Options("tinners-trail", 4),
    Options("tinners-trail", 5, expansions=EVERYTHING),
    Options("tinners-trail", 2, automa=()),
    Options("tinners-trail", 2, expansions=("arsenic", "emigration"), automa=("more-mines",)),
]


def name_of(options: Options) -> str:
    """Return what tells the games apart."""
    return f"{options.seats} players {options.expansions} {options.automa}"


def intend(
    game: Game, policy: Policy, rows: tuple[vec[i64], vec[i64]], state: State, turn: int
) -> None:
    """Check every candidate of a position and carry one of them out."""
    legal = legal_codes(game.rules, state)
    out, scores = rows
    count = int(policy.candidates(state, out, scores))
    intentions = [int(out[index]) for index in range(count)]
    assert 0 < count == len(set(intentions))
    assert {int(policy.move_of(state, intention)) for intention in intentions} <= set(legal)
    policy.carry_out(state, intentions[turn % count])


@pytest.mark.parametrize("options", GAMES, ids=name_of)
def test_every_candidate_begins_with_a_legal_move(options: Options) -> None:
    game = title("tinners-trail").game(options)
    policy = mind_for("tinners-trail").policy(game)
    # A compiled function keeps every row it is handed by an interpreted one: two are enough.
    rows = zeros(game.rules.most_moves), zeros(game.rules.most_moves)
    for seed in range(3):
        state, turn = dealt(game, seed), seed
        policy.begin(state)
        while state.to_move != NOBODY:
            if state.to_move == CHANCE:
                game.rules.apply(state, game.rules.draw_outcome(state))
            else:
                turn += 7
                intend(game, policy, rows, state, turn)
        assert sum(game.scores(state)) > 0


@pytest.mark.parametrize("options", GAMES, ids=name_of)
def test_quick_games_stop_when_a_round_is_over_and_when_the_game_is(options: Options) -> None:
    game = title("tinners-trail").game(options)
    policy = mind_for("tinners-trail").policy(game)
    for seed in range(5):
        state = dealt(game, seed)
        policy.begin(state)
        for rounds in (1, 2, 3):
            policy.play_on(state, luck_of(seed), rounds)
            assert policy.stage(state) == rounds
        policy.play_on(state, luck_of(seed), 9)
        assert state.to_move == NOBODY


@pytest.mark.parametrize("options", GAMES, ids=name_of)
def test_the_search_answers_with_a_legal_move_throughout_a_game(options: Options) -> None:
    game = title("tinners-trail").game(options)
    policy, luck = mind_for("tinners-trail").policy(game), luck_of(4)
    search, view, out = make_search(game, Style()), game.rules.new_state(), zeros(5000)
    state, turn = dealt(game, 9), 0
    while state.to_move != NOBODY:
        turn += 1
        if state.to_move == CHANCE:
            game.rules.apply(state, game.rules.draw_outcome(state))
            continue
        if turn % 5 == 0:
            game.rules.hide(state, state.to_move, view)
            search.begin(view, state.to_move, turn)
            search.run(12)
            assert int(search.best_move()) in legal_codes(game.rules, view)
        game.rules.apply(state, policy.quick_move(state, out, luck))
