"""Players of every title and edition: the same in every build, better than chance, open or not."""

import os
import subprocess
import sys

import pytest

from ai.titles import title_ai_for
from game.engine.rows import make_zero_row
from game.engine.rules import State
from game.files.folders import PACKAGE_FOLDER
from tests.ai.tell_played_games import full_cases, played
from tools.contest.game_turns import play_game_turns
from tools.proof.proofs import Case
from tools.proof.random_games import deal_game, legal_codes, make_luck, twin_of

pytestmark = pytest.mark.thorough

MODULE = "tests.ai.tell_played_games"
every_mind = pytest.mark.parametrize("case", list(full_cases()), ids=str)
EVERY = 9  # questions
NOTHING_HIDDEN = {"tiletum-4-full", "tinners-trail-2007-4"}  # but the luck to come


def told_by(pure: str) -> list[str]:
    """Return the games another process plays, interpreted if `pure`."""
    result = subprocess.run(
        [sys.executable, "-m", MODULE],
        env={**os.environ, "COUNT_HOUSE_PURE": pure},
        cwd=PACKAGE_FOLDER.parent,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return result.stdout.splitlines()


def test_compiled_and_interpreted_players_play_the_same_games() -> None:
    games = told_by("")
    assert len(games) == len(list(full_cases()))
    assert told_by("1") == games


@every_mind
@pytest.mark.parametrize("seed", [6, 7])
def test_greedy_beats_random_players(case: Case, seed: int) -> None:
    names = ("greedy", *["random"] * (case.seats - 1))
    game = case.game()
    assert game.seats_from_best(played(game, names, seed))[0] == 0


def candidates(case: Case, state: State) -> list[int]:
    """Return what may be tried in a position."""
    game = case.game()
    policy = title_ai_for(case.title, case.options.edition).make_policy(game)
    out = make_zero_row(game.rules.max_move_count)
    scores = make_zero_row(game.rules.max_move_count)
    policy.begin_determinization(state)
    return [
        int(out[index]) for index in range(int(policy.write_candidate_moves(state, out, scores)))
    ]


@every_mind
def test_candidates_are_listed_once_only_where_nothing_a_seat_cannot_see_decides_them(
    case: Case,
) -> None:
    game = case.game()
    policy = title_ai_for(case.title, case.options.edition).make_policy(game)
    luck = make_luck(4)
    state = deal_game(game, 8)
    out = make_zero_row(game.rules.max_move_count)
    open_to_all = True
    for turn in play_game_turns(game.rules, state):
        if (turn.number + 1) % EVERY == 0:
            policy.begin_determinization(state)
            assert policy.are_candidates_public(state, turn.seat)
            for seat in range(case.seats):
                if policy.are_candidates_public(state, seat):
                    twin = twin_of(game.rules, state, seat, make_luck(turn.number + 1))
                    assert candidates(case, twin) == candidates(case, state)
                else:
                    open_to_all = False
        turn.move = policy.quick_move(state, out, luck)
        assert turn.move in legal_codes(game.rules, state)
    assert open_to_all == (str(case) in NOTHING_HIDDEN)
