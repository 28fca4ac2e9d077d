"""A title that says nothing of itself has players of every level, hints and reasons."""

import os
import subprocess
import sys

import pytest

from ai.levels import LEVEL_NAMES
from ai.playout_explainer import SETTINGS_BY_LEVEL_OF_ANY_TITLE
from ai.search.ismcts import Search
from ai.search.playouts import Playouts
from ai.search.policy import FULL_REWARD_MILLIONTHS
from ai.title_ai import TitleAi
from ai.titles import title_ai_for
from game.engine.playout import play_randomly_to_end_and_count_decisions
from game.engine.rows import make_zero_row
from game.engine.title import Game, Options
from game.files.folders import PACKAGE_FOLDER
from game.titles import title_by_name
from tools.proof.random_games import deal_game, first_view, make_luck

pytestmark = pytest.mark.thorough

MIND = TitleAi()
TOP = PACKAGE_FOLDER.parent

LANTERNS = """
from game.titles import SHELF
SHELF["lanterns"] = ("tests.titles.lanterns.title", "LanternsTitle")
from ai.analysis.depth import COMPILED_HINT_DEPTH, USUAL_HINT_DEPTH
from ai.analysis.hints import compute_hint
from ai.analysis.prepared_game import PreparedGame
from ai.levels import make_player
from ai.players import always_keep_thinking
from tools.contest.game_turns import play_game_turns
from tools.proof.random_games import deal_game, first_view
from tests.titles.lanterns.title import lanterns_options

knowledge = PreparedGame(lanterns_options(2))
game, rules = knowledge.game, knowledge.rules

def play(kinds, seed):
    players, state = [make_player(kind, game) for kind in kinds], deal_game(game, seed)
    for turn in play_game_turns(rules, state):
        turn.move = players[turn.seat].choose(turn.view, turn.seat, seed, always_keep_thinking)
    return rules.ranks(state)

for level in ("greedy", "ai:1", "ai:2", "ai:4", "ai:5"):
    play((level, "random"), 3)
wins = lost = 0
for seed in range(30):
    first, second = play(("ai:3", "random"), seed), play(("random", "ai:3"), seed)
    wins += (first[0] == 0) + (second[1] == 0)
    lost += (first[1] == 0) + (second[0] == 0)
print("wins", wins, lost)

hint = compute_hint(knowledge, first_view(game, 5), 1, USUAL_HINT_DEPTH, lambda done: True)
print("advice", len(hint.recommended_moves), [bool(one.reasons) for one in hint.recommended_moves])
few = COMPILED_HINT_DEPTH.world_count / 10
print("far less", hint.sampled_state_count == USUAL_HINT_DEPTH.world_count < few)
"""


@pytest.fixture(name="game", params=[2, 4])
def a_game(request: pytest.FixtureRequest) -> Game:
    return title_by_name("tinners-trail").make_game(Options("tinners-trail", request.param))


def test_a_title_nobody_has_thought_about_gets_the_plain_mind() -> None:
    assert type(title_ai_for("a title of tomorrow")) is TitleAi
    assert tuple(SETTINGS_BY_LEVEL_OF_ANY_TITLE) == LEVEL_NAMES


def test_its_levels_try_ever_more_and_err_ever_less() -> None:
    tries = [level.iterations for level in SETTINGS_BY_LEVEL_OF_ANY_TITLE.values()]
    errors = [level.softmax_temperature for level in SETTINGS_BY_LEVEL_OF_ANY_TITLE.values()]
    assert tries == sorted(set(tries))
    assert errors == sorted(set(errors), reverse=True)
    assert errors[-1] == 0


def test_its_search_finds_a_legal_move_and_the_same_one_again(game: Game) -> None:
    view = first_view(game, 4)
    found = []
    for _ in range(2):
        search = Search(
            game.rules, MIND.make_policy(game), MIND.strongest_search_settings(game), None
        )
        search.begin(view, view.to_move, 11)
        search.run_iterations(30)
        found.append(search.legal_move_statistics())
    assert found[0] == found[1]
    assert search.best_move() in game.rules.legal_codes(view)


def test_the_best_of_a_finished_game_is_rewarded_most(game: Game) -> None:
    state = deal_game(game, 7)
    rewards = make_zero_row(game.options.seats)
    play_randomly_to_end_and_count_decisions(
        game.rules, state, make_zero_row(game.rules.max_move_count), make_luck(7)
    )
    MIND.make_policy(game).write_final_rewards(state, rewards)
    in_order = [int(rewards[seat]) for seat in game.seats_from_best(state)]
    assert in_order == sorted(in_order, reverse=True)
    assert all(0 <= reward <= FULL_REWARD_MILLIONTHS for reward in in_order)


def test_reasons_come_from_results_alone(game: Game) -> None:
    view = first_view(game, 4)
    first = game.rules.legal_codes(view)[0]
    last = game.rules.legal_codes(view)[-1]
    explainer = MIND.make_explainer(game, Playouts(game.rules, MIND.make_policy(game)))
    assert [one.key for one in explainer.reasons(view, first, (), 3)] == ["ends-with"]
    told = {
        reason.key
        for pair in ((first, last), (last, first))
        for reason in explainer.reasons(view, pair[0], pair[1:], 3)
    }
    assert told <= {"wins-more", "points-more", "about-even"}
    assert told


def test_lanterns_is_played_well_and_explained_though_nobody_taught_it() -> None:
    variables = {**os.environ, "COUNT_HOUSE_PURE": "1", "PYTHONPATH": str(TOP)}
    run = subprocess.run(
        [sys.executable, "-c", LANTERNS],
        env=variables,
        capture_output=True,
        encoding="utf-8",
        check=False,
        cwd=TOP,
    )
    assert run.returncode == 0, run.stderr
    wins, advice, depth = run.stdout.splitlines()
    won, lost = map(int, wins.split()[1:])
    assert won >= 1.5 * lost, run.stdout
    assert advice == "advice 3 [True, False, False]"
    assert depth == "far less True"  # somebody waits for it, and interpreted code is slow
