"""Random games in which every seat is held against twins of the truth."""

from __future__ import annotations

from dataclasses import dataclass

from tools.proof.case import Case
from tools.proof.laws.views import check_seat
from tools.proof.papers import check_papers
from tools.proof.random_games import luck_of, steps

PAPERS_EVERY = 8  # checks


@dataclass(slots=True)
class Held:
    """How many pairs of a step and a seat were held against a twin, and how many had none."""

    checked: int = 0
    without_twin: int = 0


def play(case: Case, seed: int, every: int, held: Held) -> None:
    """Play one game; check each seat at every so-manieth step, other seats at other steps.

    AssertionError names seed, step and seat of a leak.
    """
    game, luck = case.game(), luck_of(seed)
    for step in steps(game, seed):
        for seat in range(case.seats):
            if (step.number + seat + seed) % every:
                continue
            try:
                found = check_seat(game, step, seat, luck)
                if held.checked % PAPERS_EVERY == 0:
                    check_papers(game, step, seat, luck)
            except AssertionError as error:
                error.add_note(f"{case}, seed {seed}, step {step.number}, seat {seat}")
                raise
            held.checked += 1
            held.without_twin += not found
