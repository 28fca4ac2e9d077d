"""A field that a save forgets is found, whichever it is."""

from collections.abc import Iterator

import pytest

from game.engine.title import Game
from game.titles.tinners_trail.notation.game_options import REMASTERED_EDITION
from game.titles.tinners_trail.rules.state_form import STATE_FORM_REMASTERED
from tools.proof.cases import CASES
from tools.proof.laws import of_saves
from tools.proof.laws.of_saves import everything_in
from tools.proof.random_games import PlayedStep, play_random_steps

ROWS = tuple(STATE_FORM_REMASTERED.rows)
NUMBERS = tuple(STATE_FORM_REMASTERED.numbers)
MOMENTARY = ("tin_rise", "copper_rise")  # not 0 only while phase 3 sells, within one step
FIELDS = tuple(name for name in (*(row.name for row in ROWS), *NUMBERS) if name not in MOMENTARY)
SEEDS = (1, 2)


@pytest.fixture(scope="module")
def played() -> list[tuple[Game, PlayedStep]]:
    """Every step of some games, played before anything is forgotten."""
    of_title = [case for case in CASES if case.title == "tinners-trail"]
    cases = [case for case in of_title if case.options.edition == REMASTERED_EDITION]
    games = [(case.game(), seed) for case in cases for seed in SEEDS]
    return [(game, step) for game, seed in games for step in play_random_steps(game, seed)]


@pytest.fixture(scope="module")
def telling(played: list[tuple[Game, PlayedStep]]) -> dict[str, tuple[Game, PlayedStep]]:
    """For every field the first step before which it is not blank."""
    found: dict[str, tuple[Game, PlayedStep]] = {}
    for game, step in played:
        blank = game.rules.new_state()
        empty = everything_in(blank)
        full = everything_in(step.before)
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
    STATE_FORM_REMASTERED.rows[:] = ROWS
    STATE_FORM_REMASTERED.numbers[:] = NUMBERS


@pytest.mark.usefixtures("complete")
@pytest.mark.parametrize("name", FIELDS)
def test_a_forgotten_field_is_found(name: str, telling: dict[str, tuple[Game, PlayedStep]]) -> None:
    game, step = telling[name]
    of_saves.check_step(game, step)
    STATE_FORM_REMASTERED.rows[:] = [row for row in ROWS if row.name != name]
    STATE_FORM_REMASTERED.numbers[:] = [number for number in NUMBERS if number != name]
    with pytest.raises(AssertionError):
        of_saves.check_step(game, step)


def test_what_lasts_no_longer_than_a_step_need_not_be_saved(
    played: list[tuple[Game, PlayedStep]],
) -> None:
    for _, step in played:
        for name in MOMENTARY:
            assert not any(step.after.row(name))  # type: ignore[attr-defined]  # a title's own
