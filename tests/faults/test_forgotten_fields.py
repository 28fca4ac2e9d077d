"""A field that a save forgets is found, whichever it is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.engine.title import Game
from game.titles.tinners_trail.rules import plain_form
from tools.proof.cases import CASES
from tools.proof.laws import saving
from tools.proof.laws.saving import everything_in
from tools.proof.random_games import Step, steps

ROWS = tuple(plain_form.ROWS)
SCALARS = tuple(plain_form.SCALARS)
MOMENTARY = ("tin_rise", "copper_rise")  # not 0 only while phase 3 sells, within one step
FIELDS = tuple(name for name in (*ROWS, *SCALARS) if name not in MOMENTARY)
SEEDS = (1, 2)


@pytest.fixture(scope="module")
def played() -> list[tuple[Game, Step]]:
    """Every step of some games, played before anything is forgotten."""
    cases = [case for case in CASES if case.title == "tinners-trail"]
    games = [(case.game(), seed) for case in cases for seed in SEEDS]
    return [(game, step) for game, seed in games for step in steps(game, seed)]


@pytest.fixture(scope="module")
def telling(played: list[tuple[Game, Step]]) -> dict[str, tuple[Game, Step]]:
    """For every field the first step before which it is not blank."""
    found: dict[str, tuple[Game, Step]] = {}
    for game, step in played:
        blank = game.rules.new_state()
        blank.copy_from(step.before)
        blank.clear()  # type: ignore[attr-defined]  # a title's own
        empty, full = everything_in(blank), everything_in(step.before)
        for name in FIELDS:
            if name not in found and empty[name] != full[name]:
                found[name] = (game, step)
        if len(found) == len(FIELDS):
            break
    return found


@pytest.fixture
def complete() -> Iterator[None]:
    """Remember everything again afterwards."""
    yield
    plain_form.ROWS[:] = ROWS
    plain_form.SCALARS[:] = SCALARS


@pytest.mark.usefixtures("complete")
@pytest.mark.parametrize("name", FIELDS)
def test_a_forgotten_field_is_found(name: str, telling: dict[str, tuple[Game, Step]]) -> None:
    game, step = telling[name]
    saving.check_step(game, step)
    (plain_form.ROWS if name in ROWS else plain_form.SCALARS).remove(name)
    with pytest.raises(AssertionError):
        saving.check_step(game, step)


def test_what_lasts_no_longer_than_a_step_need_not_be_saved(
    played: list[tuple[Game, Step]],
) -> None:
    for _, step in played:
        for name in MOMENTARY:
            assert not any(step.after.row(name))  # type: ignore[attr-defined]  # a title's own
