"""Random solo games: every mix of options plays to its end and keeps the laws."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from game.engine.title import Game, Options
from game.titles import title
from game.titles.tinners_trail.notation.offer import EXPANSIONS, TITLE, WALLACE_OPTIONS
from game.titles.tinners_trail.rules.state import TrailState
from tools.proof.laws import of_saves, of_steps, of_views
from tools.proof.proofs import Case
from tools.proof.random_games import PlayedStep, luck_of, steps

pytestmark = pytest.mark.thorough

SWITCHES = [word for word in WALLACE_OPTIONS if not word.startswith("more-mines")]
MIXES = [
    tuple(word for word, on in zip(SWITCHES, chosen, strict=True) if on) + more
    for chosen in product((False, True), repeat=len(SWITCHES))
    for more in ((), ("more-mines",), ("more-mines-2",))
]


def options_of(mix: int, expansions: tuple[str, ...] = ()) -> Options:
    """Return the set-up of a mix; he sits on either seat."""
    return Options(TITLE, 2, "remastered", expansions, MIXES[mix], mix % 2)


def played(game: Game, seed: int) -> Iterator[PlayedStep]:
    """Play a game: he has no money, is never asked, and stays within his track and mines."""
    his = game.options.automa_seat
    for step in steps(game, seed):
        of_steps.check_order(game, step)
        of_steps.check_luck(game, step)
        of_steps.check_events(game, step)
        state = step.after
        assert isinstance(state, TrailState)
        assert state.money[his] == 0
        assert state.to_move != his
        assert 0 <= state.column[his] <= state.board.columns
        assert min(state.owed, state.income, state.impossible_cards) >= 0
        mines = list(state.owner).count(his) + int(state.mines_left[his])
        assert mines == state.board.mines + state.board.wallace.more_mines
        yield step


@pytest.mark.parametrize("mix", range(0, 384, 24))
def test_some_of_the_384_mixes_keep_every_law(mix: int) -> None:
    assert len(set(MIXES)) == 384
    options = options_of(mix, EXPANSIONS if mix % 48 else ())
    game, choices = title(TITLE).game(options), luck_of(mix)
    for step in played(game, mix):
        of_steps.check_moves(game, step)
        of_saves.check_step(game, step)
        of_views.check_step(game, step, choices)


@pytest.mark.slow
@pytest.mark.parametrize("mix", range(384))
@pytest.mark.parametrize("expansions", [(), EXPANSIONS], ids=["plain", "full"])
def test_every_mix_plays_to_its_end_and_is_the_same_as_text(
    mix: int, expansions: tuple[str, ...]
) -> None:
    case = Case(options_of(mix, expansions))
    for seed in range(3):
        for step in played(case.game(), 1000 * seed + mix):
            if mix % 48 == seed == 0:
                of_saves.check_text(case, step.after)
