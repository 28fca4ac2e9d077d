"""A sheet holds every number and row of a view, as the form of the title's states names them."""

from __future__ import annotations

from importlib import import_module

import numpy as np
import pytest

from ai.environments.rows import slices_of
from ai.environments.set_up import GameSetUp
from ai.environments.table import PlayedTable
from game.engine.rules import State
from game.engine.sheet import LARGEST
from game.titles import package
from tests.helpers.environment_cases import SHELVED, every_case
from tools.proof.case import Case
from tools.proof.random_games import steps

SPELT_OUT = (("tinners-trail", "remastered"), ("brass", "2007"))  # rules.view.blank_secrets
SEED = 3  # odd: rare kinds of moves come up
EVERY = 7


def is_spelt_out(case: Case) -> bool:
    """Return whether the title blanks its secrets row by row."""
    return (case.title, case.options.edition) in SPELT_OUT


@every_case
def test_a_sheet_holds_all_a_view_holds(case: Case) -> None:
    game = case.game()
    table = PlayedTable(game)
    rows = slices_of(game.rules.layout())
    for step in steps(game, SEED):
        if step.number % EVERY:
            continue
        table.state = step.after
        for seat in range(case.seats):
            seen, view = table.observe(seat), table.view(seat)
            assert seen[rows["own_seat"]] == seat
            assert seen[rows["decides"]] == (view.to_move == seat)
            for name, row in list(rows.items())[2:]:
                expected = [written(table, number) for number in numbers(view, name)]
                assert seen[row].tolist() == expected, name


@every_case
def test_the_layout_is_as_long_as_what_is_written(case: Case) -> None:
    table = PlayedTable(case.game())
    table.deal(1)
    table.observe(0)
    assert table.onlooker.sheet.at == table.onlooker.width


def numbers(view: State, name: str) -> list[int]:
    """Return a number or a row of a view by its name."""
    found = getattr(view, name)
    return [int(found)] if isinstance(found, int) else [int(cell) for cell in found]


def written(table: PlayedTable, number: int) -> int:
    """Return how a number is written: a move that is carried out as 1 + its index."""
    return int(table.moves.index(number)) + 1 if number > LARGEST else number


def test_an_observation_stays_as_it_was_when_the_game_goes_on() -> None:
    table = PlayedTable(GameSetUp("brass", 2).game())
    table.deal(5)
    first, mask = table.observe(0), table.mask()
    kept = first.copy(), mask.copy()
    table.play(int(np.flatnonzero(mask)[0]))
    table.observe(0)
    assert np.array_equal(first, kept[0])
    assert np.array_equal(mask, kept[1])


@pytest.mark.parametrize("case", [case for case in SHELVED if is_spelt_out(case)], ids=str)
def test_what_is_blanked_row_by_row_is_what_the_form_calls_secret(case: Case) -> None:
    view = import_module(f"{package(case.title)}.rules.view")
    form = import_module(f"{package(case.title)}.rules.plain_form").FORM
    for step in list(steps(case.game(), SEED))[::EVERY]:
        one, other = step.before.clone(), step.before.clone()
        form.blank_secrets(one)
        view.blank_secrets(other)
        assert one.to_plain() == other.to_plain()
