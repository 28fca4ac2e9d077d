"""Random games in which every seat is held against twins of the truth. No leak on paper:
what is written, sent or listed for a seat tells nothing that is hidden."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.knowledge import view_of
from game.engine.luck import Luck
from game.engine.rules import State
from game.engine.title import Game
from game.records.codec import pack_rows
from tools.proof.laws.of_views import check_seat, is_secret_from
from tools.proof.proofs import Case
from tools.proof.random_games import PlayedStep, luck_of, steps
from tools.proof.twins import twin_of_step

PAPERS_EVERY = 8  # checks


@dataclass(slots=True)
class LeakCount:
    """How many pairs of a step and a seat were held against a twin, and how many had none."""

    checked: int = 0
    without_twin: int = 0


def play(case: Case, seed: int, every: int, held: LeakCount) -> None:
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


NAMES = ("Ann", "Ben", "Cy", "Di", "Ed")
Papers = tuple[str, bytes, tuple[int, ...], tuple[int, ...]]


def check_papers(game: Game, step: PlayedStep, seat: int, luck: Luck) -> None:
    """Require that the seat's papers after a step are those after its twin."""
    twin = None if is_secret_from(game, step, seat) else twin_of_step(game, step, seat, luck)
    if twin is not None:
        told = f"what is written for seat {seat} tells what is hidden"
        assert papers_for(game, step.after, seat) == papers_for(game, twin.after, seat), told


def papers_for(game: Game, state: State, seat: int) -> Papers:
    """Return a seat's position text, what a computer player is sent, points and ranking."""
    view = view_of(game.rules, state, seat)
    text = game.write_position(view, NAMES[: int(state.seats)])
    return text, pack_rows(view.to_plain()), game.scores(view), game.ranking(view)
