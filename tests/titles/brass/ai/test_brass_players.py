"""The players of Brass play whole games by the rules, fairly and the same every time."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import islice

import pytest

from ai.levels import make_player
from ai.player import always
from ai.search.style import Style
from ai.search_player import make_search
from ai.titles import mind_for
from ai.titles.brass.clock import THE_ERA
from game.engine.options import Options
from game.engine.rows import zeros
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Game
from game.places import PACKAGE_FOLDER
from game.titles import title
from game.titles.brass.rules.kinds import CANAL, RAIL
from game.titles.brass.rules.state import BrassState
from tools.contest.contestants import make_contestant
from tools.proof.random_games import dealt, legal_codes, luck_of, twin_of, view_of

EVERYTHING = ("debt-stays", "ferry-both-ways", "two-cards-over", "distant-money")
GAMES = [
    Options("brass", 2),
    Options("brass", 3),
    Options("brass", 4),
    Options("brass", 4, expansions=EVERYTHING),
]
TOP = PACKAGE_FOLDER.parent


def name_of(options: Options) -> str:
    """Return what tells the games apart."""
    return f"{options.seats} players {' '.join(options.expansions)}"


@pytest.fixture(name="game", params=GAMES, ids=name_of)
def a_game(request: pytest.FixtureRequest) -> Game:
    return title("brass").game(request.param)


def test_every_candidate_is_a_legal_move_and_every_legal_move_a_candidate(game: Game) -> None:
    policy = mind_for("brass").policy(game)
    out, scores = zeros(game.rules.most_moves), zeros(game.rules.most_moves)
    for seed in range(2):
        state, turn = dealt(game, seed), seed
        policy.begin(state)
        while state.to_move != NOBODY:
            if state.to_move == CHANCE:
                game.rules.apply(state, game.rules.draw_outcome(state))
                continue
            turn += 7
            count = int(policy.candidates(state, out, scores))
            candidates = [int(out[index]) for index in range(count)]
            assert candidates == legal_codes(game.rules, state)
            policy.carry_out(state, candidates[turn % count])


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


def positions_of(game: Game, seed: int) -> list[BrassState]:
    """Return positions of a quick game, a few of each round."""
    policy, luck, out = mind_for("brass").policy(game), luck_of(seed), zeros(game.rules.most_moves)
    state, found = dealt(game, seed), []
    for turn in range(1000):
        if state.to_move == NOBODY:
            break
        if state.to_move == CHANCE:
            game.rules.apply(state, game.rules.draw_outcome(state))
            continue
        if turn % 9 == 0:
            position = state.clone()
            assert isinstance(position, BrassState)
            found.append(position)
        game.rules.apply(state, policy.quick_move(state, out, luck))
    return found


@pytest.mark.parametrize("name", ["greedy", "ai:1", "ai:4", "naive", "millowner", "quick"])
def test_what_a_player_chooses_does_not_depend_on_hidden_cards(name: str) -> None:
    game = title("brass").game(Options("brass", 4))
    player = make_contestant(name if name != "ai:4" else "ai:4/12", game)
    swapped = 0
    for number, state in enumerate(islice(positions_of(game, 8), 24)):
        seat = int(state.to_move)
        twin = twin_of(game.rules, state, seat, luck_of(number))
        swapped += twin.to_plain() != state.to_plain()
        views = [view_of(game.rules, one, seat) for one in (state, twin)]
        assert views[0].to_plain() == views[1].to_plain()
        first, second = (player.choose(view, seat, number, always) for view in views)
        assert first == second
        assert first in legal_codes(game.rules, state)
    assert swapped >= 20


def test_candidates_are_listed_once_only_where_no_hidden_card_decides_them() -> None:
    game = title("brass").game(Options("brass", 4))
    policy = mind_for("brass").policy(game)
    for number, state in enumerate(positions_of(game, 3)):
        seat = int(state.to_move)
        policy.begin(state)
        assert policy.is_open(state, seat)
        assert not policy.is_open(state, (seat + 1) % 4)
        twin = twin_of(game.rules, state, seat, luck_of(number))
        assert legal_codes(game.rules, twin) == legal_codes(game.rules, state)


WHOLE_GAME = """
from ai.levels import make_player
from ai.player import always
from game.engine.options import Options
from game.titles import title
game = title("brass").game(Options("brass", 3))
players = [make_player(name, game) for name in ("ai:1", "greedy", "ai:3")]
state, view = game.rules.new_state(), game.rules.new_state()
for seed in (1, 2):
    game.rules.deal(state, seed)
    turn = 0
    while state.to_move != -2:
        if state.to_move == -1:
            game.rules.apply(state, game.rules.draw_outcome(state))
            continue
        turn += 1
        seat = int(state.to_move)
        game.rules.hide(state, seat, view)
        game.rules.apply(state, players[seat].choose(view, seat, turn, always))
    print([int(points) for points in state.points], turn)
"""


def test_compiled_and_interpreted_players_play_the_same_games() -> None:
    told = []
    for pure in ("", "1"):
        variables = {**os.environ, "TINNERS_PURE": pure, "PYTHONPATH": str(TOP)}
        run = subprocess.run(
            [sys.executable, "-c", WHOLE_GAME],
            env=variables,
            capture_output=True,
            text=True,
            check=False,
            cwd=TOP,
        )
        assert run.returncode == 0, run.stderr
        told.append(run.stdout)
    assert told[0] == told[1]


def test_greedy_beats_random_players() -> None:
    game = title("brass").game(Options("brass", 4))
    names = ("greedy", "random", "random", "random")
    players = [make_player(name, game) for name in names]
    state, view = dealt(game, 6), game.rules.new_state()
    turn = 0
    while state.to_move != NOBODY:
        if state.to_move == CHANCE:
            game.rules.apply(state, game.rules.draw_outcome(state))
            continue
        turn += 1
        seat = int(state.to_move)
        game.rules.hide(state, seat, view)
        game.rules.apply(state, players[seat].choose(view, seat, turn, always))
    assert game.ranking(state)[0] == 0
