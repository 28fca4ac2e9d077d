"""The players of Tiletum play whole games by the rules, fairly and the same every time."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from ai.levels import make_player
from ai.player import always
from ai.titles import mind_for
from game.engine.moves import kind_of, third_of
from game.engine.options import Options
from game.engine.rows import zeros
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Game
from game.places import PACKAGE_FOLDER
from game.titles import title
from game.titles.tiletum.rules.kinds import KING, ROUNDS, TAKE_DIE
from game.titles.tiletum.rules.state import TiletumState
from tools.contest.contestants import make_contestant
from tools.proof.random_games import dealt, legal_codes, luck_of, twin_of, view_of

GAMES = [
    Options("tiletum", 2),
    Options("tiletum", 4),
    Options("tiletum", 3, expansions=("silver",)),
    Options("tiletum", 2, automa=("normal",), automa_seat=1),
    Options("tiletum", 2, expansions=("silver",), automa=("hard",), automa_seat=1),
]
TOP = PACKAGE_FOLDER.parent


def name_of(options: Options) -> str:
    """Return what tells the games apart."""
    return " ".join((f"{options.seats}", *options.expansions, *(options.automa or ())))


@pytest.fixture(name="game", params=GAMES, ids=name_of)
def a_game(request: pytest.FixtureRequest) -> Game:
    return title("tiletum").game(request.param)


def test_a_habit_makes_more_of_its_action_and_a_misjudgement_lasts_for_the_turn() -> None:
    game = title("tiletum").game(Options("tiletum", 2))
    state = dealt(game, 4)
    while state.to_move == CHANCE:
        game.rules.apply(state, game.rules.draw_outcome(state))
    assert isinstance(state, TiletumState)
    dice = [code for code in legal_codes(game.rules, state) if kind_of(code) == TAKE_DIE]
    fond, rash = (
        mind_for("tiletum").habits(habits, cents)
        for habits, cents in (((("king", 150),), 0), ((), 200))
    )
    for code in dice:
        is_king = int(state.wheel[third_of(code) - 1]) == KING
        assert fond.lean(state, int(state.to_move), code) == (150 if is_king else 0)
    alike: dict[int, int] = {}
    for code in dice:
        fancy = rash.lean(state, int(state.to_move), code)
        assert alike.setdefault(int(third_of(code)), fancy) == fancy
    assert len(set(alike.values())) > 1
    with pytest.raises(KeyError, match="cheese"):
        mind_for("tiletum").habits((("cheese", 1),), 0)


@pytest.mark.rule("C-201")
def test_the_cardinal_is_played_by_the_rules_and_never_asked() -> None:
    game = title("tiletum").game(GAMES[3])
    policy, luck, out = mind_for("tiletum").policy(game), luck_of(2), zeros(game.rules.most_moves)
    state = dealt(game, 2)
    while state.to_move != NOBODY:
        assert state.to_move in (0, CHANCE)
        if state.to_move == CHANCE:
            game.rules.apply(state, game.rules.draw_outcome(state))
        else:
            game.rules.apply(state, policy.quick_move(state, out, luck))


def test_every_candidate_is_a_legal_move_and_every_legal_move_a_candidate(game: Game) -> None:
    policy = mind_for("tiletum").policy(game)
    out, scores = zeros(game.rules.most_moves), zeros(game.rules.most_moves)
    state, turn = dealt(game, 1), 0
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


def test_quick_games_stop_with_the_round_and_with_the_game(game: Game) -> None:
    policy, state = mind_for("tiletum").policy(game), dealt(game, 5)
    assert isinstance(state, TiletumState)
    policy.begin(state)
    for number in range(2, ROUNDS + 1):
        policy.play_on(state, luck_of(number), policy.stage(state) + 1)
        assert state.round == number
    policy.play_on(state, luck_of(5), policy.stage(state) + 1)
    assert state.to_move == NOBODY


def positions_of(game: Game, seed: int) -> list[TiletumState]:
    """Return positions of a quick game, a few of each round."""
    policy, luck = mind_for("tiletum").policy(game), luck_of(seed)
    state, out, found = dealt(game, seed), zeros(game.rules.most_moves), []
    for turn in range(2000):
        if state.to_move == NOBODY:
            break
        if state.to_move == CHANCE:
            game.rules.apply(state, game.rules.draw_outcome(state))
            continue
        if turn % 23 == 0:
            position = state.clone()
            assert isinstance(position, TiletumState)
            found.append(position)
        game.rules.apply(state, policy.quick_move(state, out, luck))
    return found


@pytest.mark.rule("T-115")
@pytest.mark.parametrize("name", ["greedy", "ai:1", "ai:4/12", "naive", "quick"])
def test_what_a_player_chooses_does_not_depend_on_the_luck_to_come(name: str) -> None:
    game = title("tiletum").game(Options("tiletum", 4))
    player = make_contestant(name, game)
    for number, state in enumerate(positions_of(game, 8)[:16]):
        seat = int(state.to_move)
        twin = twin_of(game.rules, state, seat, luck_of(number))
        assert twin.to_plain() != state.to_plain()
        views = [view_of(game.rules, one, seat) for one in (state, twin)]
        assert views[0].to_plain() == views[1].to_plain()
        first, second = (player.choose(view, seat, number, always) for view in views)
        assert first == second
        assert first in legal_codes(game.rules, state)


@pytest.mark.rule("T-115")
def test_candidates_are_listed_once_for_nothing_but_luck_is_hidden() -> None:
    game = title("tiletum").game(Options("tiletum", 4))
    policy = mind_for("tiletum").policy(game)
    for number, state in enumerate(positions_of(game, 3)):
        seat = int(state.to_move)
        twin = twin_of(game.rules, state, (seat + 1) % 4, luck_of(number))
        assert policy.is_open(state, (seat + 1) % 4)
        assert legal_codes(game.rules, twin) == legal_codes(game.rules, state)


WHOLE_GAME = """
from ai.levels import level_names, make_player
from ai.player import always
from game.engine.moves import kind_of, third_of
from game.engine.options import Options
from game.titles import title
game = title("tiletum").game(Options("tiletum", 3, expansions=("silver",)))
players = [make_player(name, game) for name in ("ai:1", "greedy", "ai:3")]
state, view = game.rules.new_state(), game.rules.new_state()
game.rules.deal(state, 1)
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


@pytest.mark.parametrize("name", ["random", "naive"])
def test_greedy_beats_players_who_know_less(name: str) -> None:
    game = title("tiletum").game(Options("tiletum", 2))
    players = [make_player("greedy", game), make_contestant(name, game)]
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
