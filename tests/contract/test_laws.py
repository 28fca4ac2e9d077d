"""Laws 1, 2, 3, 5 and 6 of the contract, kept by random games of every title. Law 4: the
same opening and moves give the same game, pure and native, with any hash seed."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress

import pytest

from game.engine.rules import CHANCE, State
from game.files.folders import PACKAGE_FOLDER
from tests.contract.tell_games import told
from tools.proof.cases import CASES, PLAIN_CASES
from tools.proof.laws import of_copies, of_luck, of_order, of_saves, of_steps, of_views
from tools.proof.proofs import Case
from tools.proof.random_games import PlayedStep, deal_game, make_luck, play_random_steps

# `tools/soak.py` keeps the same laws over as many games as wanted.

pytestmark = pytest.mark.thorough

every_case = pytest.mark.parametrize("case", CASES, ids=str)
few_games = pytest.mark.parametrize(
    "seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (2, 3))]
)
GAMES_IN_THE_GATE = 2
"""Of each law and set-up; the others are slow, and `tools/soak.py laws` plays any number."""
VIEWS = 9  # one step in so many

LAWS = {  # how it is checked, in one step of so many, in so many games
    "1: lists are sorted and unique, and texts are read back": (of_steps.check_moves, 1, 4),
    "3: a loaded game is the same game": (of_saves.check_step, 2, 4),
    "5: only listed outcomes are drawn": (of_luck.check_luck, 1, 4),
    "6: one decides, and the game goes forward": (of_order.check_order, 1, 4),
    "6: nothing is lost or made": (of_order.check_own_laws, 1, 10),
    "6: events carry the old view to the new one": (of_order.check_events, 2, 4),
}

GAMES = (1, 4)


def some(case: Case, seed: int, every: int) -> list[PlayedStep]:
    """Return one step in so many of a game; games of other seeds take the steps between."""
    return list(play_random_steps(case.game(), seed))[seed % every :: every]


@every_case
@pytest.mark.parametrize(
    ("law", "seed"),
    [
        pytest.param(law, seed, marks=[pytest.mark.slow] * (seed >= GAMES_IN_THE_GATE))
        for law, (*_, games) in LAWS.items()
        for seed in range(games)
    ],
)
def test_every_title_keeps_the_law(case: Case, law: str, seed: int) -> None:
    check, every, _games = LAWS[law]
    game = case.game()
    for step in some(case, seed, every):
        check(game, step)


@every_case
@few_games
def test_law_2_copies_share_nothing(case: Case, seed: int) -> None:
    game = case.game()
    past = of_copies.Past()
    past.keep(deal_game(game, seed))
    for step in some(case, seed, 2):
        of_copies.check_copies(game, step)
        past.keep(step.before)
        past.keep(step.after)
    past.check()


@every_case
@pytest.mark.parametrize("seed", range(2))
def test_law_3_a_position_text_is_the_same_game(case: Case, seed: int) -> None:
    for step in some(case, seed, 4):
        of_saves.check_text(case, step.after)


@every_case
def test_law_3_a_view_text_is_the_same_view(case: Case) -> None:
    for step in some(case, 11, VIEWS):
        for seat in {step.number % case.seats, int(step.before.to_move)} - {CHANCE}:
            of_saves.check_view_text(case, step.before, seat)


@every_case
@few_games
def test_law_5_a_seat_knows_its_view_and_nothing_else(case: Case, seed: int) -> None:
    game = case.game()
    choices = make_luck(seed)
    for step in some(case, seed, 4):
        of_views.check_step(game, step, choices)


@every_case
def test_law_5_what_a_seat_imagines_is_a_game_that_can_be_played(case: Case) -> None:
    game = case.game()
    choices = make_luck(1)
    for step in play_random_steps(game, seed=11):
        seat = step.number % case.seats
        of_views.check_playable(game, step.before, seat, choices)


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_law_6_a_title_notices_what_is_changed_behind_its_back(case: Case) -> None:
    game = case.game()
    noticed = []
    for step in list(play_random_steps(game, seed=7))[3::20]:
        for after in changed(step.after):
            with suppress(IndexError):  # not even a state any more
                noticed.append(
                    bool(game.rules.broken_invariant_sentence(step.before, step.code, after))
                )
    assert sum(noticed) > len(noticed) // 10


def changed(state: State) -> Iterator[State]:
    """Yield copies of a state with one number of it raised, luck apart."""
    rows = state.to_plain()
    for row, cells in enumerate(rows):
        for cell in range(len(cells) if cells != state.luck.state_words() else 0):
            copy = state.clone()
            raised = [*cells[:cell], cells[cell] + 1, *cells[cell + 1 :]]
            copy.load_plain([*rows[:row], raised, *rows[row + 1 :]])
            yield copy


def told_elsewhere(**environment: str) -> list[str]:
    """Return what another process tells of the same games."""
    command = [sys.executable, "-m", "tests.contract.tell_games", *map(str, GAMES)]
    result = subprocess.run(
        command,
        cwd=PACKAGE_FOLDER.parent,
        env={**os.environ, **environment},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return result.stdout.splitlines()


@pytest.fixture(scope="module")
def told_here() -> list[str]:
    return list(told(*GAMES))


@pytest.mark.parametrize(("pure", "hash_seed"), [("1", "0"), ("", "random")])
def test_law_4_other_builds_and_hash_seeds_play_the_same_games(
    told_here: list[str], pure: str, hash_seed: str
) -> None:
    assert told_elsewhere(COUNT_HOUSE_PURE=pure, PYTHONHASHSEED=hash_seed) == told_here


def test_games_of_other_seeds_are_other_games(told_here: list[str]) -> None:
    assert len({line.split()[-1] for line in told_here}) == len(told_here)
