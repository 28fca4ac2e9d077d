"""The laws of the contract and of the table, for every mix of expansions and of Lord Wallace's
options."""

from itertools import product

import pytest

from game.engine.title import Options
from game.titles.tinners_trail.notation.offer import (
    EXPANSIONS,
    SEAT_COUNTS,
    TITLE,
    WALLACE_OPTIONS,
)
from game.titles.tinners_trail.rules.state import TrailState
from tools.proof.laws import of_saves, of_steps, of_views
from tools.proof.proofs import Case, subsets
from tools.proof.random_games import luck_of, steps

pytestmark = pytest.mark.thorough

COMBINATIONS = subsets(EXPANSIONS)
ONE_COUNT_EACH = [
    (words, SEAT_COUNTS[number % len(SEAT_COUNTS)]) for number, words in enumerate(COMBINATIONS)
]
SWITCHES = [word for word in WALLACE_OPTIONS if not word.startswith("more-mines")]
MIXES = [
    tuple(word for word, on in zip(SWITCHES, chosen, strict=True) if on) + more
    for chosen in product((False, True), repeat=len(SWITCHES))
    for more in ((), ("more-mines",), ("more-mines-2",))
]
MOVED_BY_KIND = 1  # an odd seed: kinds of moves are drawn first, so rare ones come up
TEXTS = 12  # every twelfth position is written and read: most of a step's time goes into that


def check_game(options: Options, seed: int) -> None:
    """Play a random game and require every law at every step, of texts at some."""
    case = Case(options)
    game, choices = case.game(), luck_of(seed)
    for number, step in enumerate(steps(game, seed)):
        of_steps.check_moves(game, step)
        of_steps.check_luck(game, step)
        of_steps.check_order(game, step)
        of_saves.check_step(game, step)
        if number % TEXTS == 0:
            of_saves.check_text(case, step.after)
        of_views.check_step(game, step, choices)
        of_steps.check_events(game, step)
        of_steps.check_own_laws(game, step)
        if options.automa is not None:
            assert isinstance(step.after, TrailState)
            check_him(step.after, options.automa_seat)


def check_him(state: TrailState, his: int) -> None:
    """He has no money, is never asked, and stays within his track and mines."""
    assert state.money[his] == 0
    assert state.to_move != his
    assert 0 <= state.column[his] <= state.board.columns
    assert min(state.owed, state.income, state.impossible_cards) >= 0
    mines = list(state.owner).count(his) + int(state.mines_left[his])
    assert mines == state.board.mines + state.board.wallace.more_mines


def solo(mix: int, expansions: tuple[str, ...]) -> Options:
    """Return the set-up of a mix; he sits on either seat."""
    return Options(TITLE, 2, "remastered", expansions, MIXES[mix], mix % 2)


@pytest.mark.parametrize(("words", "seats"), ONE_COUNT_EACH, ids=str)
def test_every_combination_keeps_the_laws(words: tuple[str, ...], seats: int) -> None:
    check_game(Options(TITLE, seats, expansions=words), MOVED_BY_KIND)


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("words", COMBINATIONS, ids=str)
def test_every_combination_keeps_the_laws_with_any_number_of_players(
    words: tuple[str, ...], seats: int
) -> None:
    check_game(Options(TITLE, seats, expansions=words), MOVED_BY_KIND + 2)


@pytest.mark.parametrize("mix", range(0, 384, 24))
def test_some_of_the_384_mixes_keep_every_law(mix: int) -> None:
    assert len(set(MIXES)) == 384
    check_game(solo(mix, EXPANSIONS if mix % 48 else ()), mix)


@pytest.mark.slow
@pytest.mark.parametrize("mix", range(384))
@pytest.mark.parametrize("expansions", [(), EXPANSIONS], ids=["plain", "full"])
def test_every_mix_keeps_every_law(mix: int, expansions: tuple[str, ...]) -> None:
    for seed in range(3):
        check_game(solo(mix, expansions), 1000 * seed + mix)
