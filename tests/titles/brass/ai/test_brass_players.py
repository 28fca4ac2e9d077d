"""The players of Brass look ahead to the end of an era too."""

from __future__ import annotations

import pytest

from ai.search.style import Style
from ai.search_player import make_search
from ai.titles import mind_for
from ai.titles.brass.clock import THE_ERA
from game.engine.options import Options
from game.engine.rows import zeros
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Game
from game.titles import title
from game.titles.brass.rules.kinds import CANAL, RAIL
from game.titles.brass.rules.state import BrassState
from tools.proof.random_games import dealt, legal_codes, luck_of

EVERYTHING = ("debt-stays", "ferry-both-ways", "two-cards-over", "distant-money")
GAMES = [
    Options("brass", 2),
    Options("brass", 3),
    Options("brass", 4),
    Options("brass", 4, expansions=EVERYTHING),
]


def name_of(options: Options) -> str:
    """Return what tells the games apart."""
    return f"{options.seats} players {' '.join(options.expansions)}"


@pytest.fixture(name="game", params=GAMES, ids=name_of)
def a_game(request: pytest.FixtureRequest) -> Game:
    return title("brass").game(request.param)


def test_quick_games_stop_with_the_round_with_the_era_and_with_the_game(game: Game) -> None:
    policy, state = mind_for("brass").policy(game), dealt(game, 5)
    assert isinstance(state, BrassState)
    policy.begin(state)
    policy.play_on(state, luck_of(5), policy.stage(state) + 1)
    assert (state.era, state.round) == (CANAL, 2)
    policy.play_on(state, luck_of(5), policy.stage(state) + THE_ERA)
    assert (state.era, state.round) == (RAIL, 1)
    policy.play_on(state, luck_of(5), policy.stage(state) + THE_ERA)
    assert state.to_move == NOBODY


def test_a_search_to_the_end_of_the_era_answers_with_a_legal_move(game: Game) -> None:
    policy, luck = mind_for("brass").policy(game), luck_of(4)
    search = make_search(game, Style(stages=THE_ERA, value="plain"))
    view, out = game.rules.new_state(), zeros(game.rules.most_moves)
    state, turn = dealt(game, 9), 0
    while state.to_move != NOBODY:
        turn += 1
        if state.to_move == CHANCE:
            game.rules.apply(state, game.rules.draw_outcome(state))
            continue
        if turn % 20 == 0:
            game.rules.hide(state, state.to_move, view)
            search.begin(view, state.to_move, turn)
            search.run(3)
            assert int(search.best_move()) in legal_codes(game.rules, view)
        game.rules.apply(state, policy.quick_move(state, out, luck))
