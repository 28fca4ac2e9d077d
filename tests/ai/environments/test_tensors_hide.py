"""No tensor and no text of a seat changes with what is hidden from it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import numpy as np
import pytest

from ai.environments.table import PlayedTable
from game.engine.rules import State
from tests.helpers.environment_cases import SHELVED, every_case, load_spiel
from tools.proof.case import Case
from tools.proof.cases import PROOFS
from tools.proof.random_games import luck_of, steps
from tools.proof.swaps import swapped

pytest.importorskip("pyspiel", reason="OpenSpiel is not made for this system")
import pyspiel

from ai.environments.held_state import HeldState

MANY_PAIRS = 20_000
EVERY = 12


class Pairs:
    """Positions that differ only in what a seat does not know."""

    def __init__(self, case: Case) -> None:
        self.case, self.game = case, case.game()

    def of_seeds(self, first: int, every: int) -> Iterator[tuple[State, State, int]]:
        """Yield truth, twin and seat along random games without end."""
        for seed in count(first):
            luck = luck_of(seed)
            for step in steps(self.game, seed):
                for seat in range(self.case.seats):
                    if (step.number + seat) % every == 0:
                        twin = swapped(self.case.title, step.before, seat, luck)
                        yield step.before, twin, seat


class Looks:
    """All that a seat is shown of a state by every environment."""

    def __init__(self, case: Case) -> None:
        self.table = PlayedTable(case.game())
        self.spiel = load_spiel(case)
        recalls = [pyspiel.IIGObservationType(perfect_recall=recall) for recall in (True, False)]
        self.observers = [self.spiel.make_py_observer(kind) for kind in recalls]

    def of(self, state: State, seat: int) -> list[Any]:
        """Return the tensors, the mask of the seat that decides, and the texts."""
        table = self.table
        table.state, table.turn = state, int(state.to_move)
        found: list[Any] = [table.observe(seat).tolist()]
        if table.turn == seat:
            table.onlooker.offer(state, 0)
            found.append(np.flatnonzero(table.mask()).tolist())
        if seat in self.spiel.seats:
            spiel = self.spiel.new_initial_state()
            spiel.position = HeldState(table.game, state)
            for observer in self.observers:
                observer.set_from(spiel, self.spiel.seats.index(seat))
                found.append(observer.tensor.tolist())
                found.append(observer.string_from(spiel, self.spiel.seats.index(seat)))
        return found


def differing(case: Case, first: int, pairs: int, every: int) -> int:
    """Hold so many pairs against each other; return how many of them truly differ."""
    looks, unlike = Looks(case), 0
    for number, (truth, twin, seat) in enumerate(Pairs(case).of_seeds(first, every)):
        if number == pairs:
            break
        assert looks.of(twin, seat) == looks.of(truth, seat), f"{case}, seat {seat}"
        unlike += twin.to_plain()[2:] != truth.to_plain()[2:]
    return unlike


@every_case
def test_a_seat_sees_the_same_of_a_position_and_its_twin(case: Case) -> None:
    unlike = differing(case, 1, 12, EVERY)
    assert unlike > 0 or not PROOFS[case.title].hides or case.options.edition == "2007"


@pytest.mark.slow
def test_twenty_thousand_pairs_show_nothing_that_is_hidden() -> None:
    each = MANY_PAIRS // len(SHELVED) + 1
    unlike = sum(differing(case, 50, each, 5) for case in SHELVED)
    assert unlike > MANY_PAIRS // 4
