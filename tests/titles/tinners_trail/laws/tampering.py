"""Steps of random games, and what becomes of the laws when something in them is changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from game.engine.moves import kind_of
from game.titles.tinners_trail.rules.laws.kinds import WORDS
from game.titles.tinners_trail.rules.state import TrailState
from tools.proof.random_games import PlayedStep, steps
from tools.proof.set_ups import game_of

MOST_GAMES = 60
When = Callable[[TrailState, TrailState], bool]
Change = Callable[[TrailState], None]


def always(_before: TrailState, _after: TrailState) -> bool:
    """Any step will do."""
    return True


def law_of(set_up: str, step: tuple[TrailState, int, TrailState]) -> str:
    """Return the words of the law that a step breaks."""
    before, code, after = step
    rules = game_of(f"tinners-trail:{set_up}").rules
    return rules.law_words(rules.broken_law(before, code, after))


def step_with(
    set_up: str, kind: int | None, when: When = always
) -> tuple[TrailState, int, TrailState]:
    """Return copies of the first step of random games that is of the kind and fits."""
    for step in played(set_up):
        before, after = step.before, step.after
        assert isinstance(before, TrailState)
        assert isinstance(after, TrailState)
        if (kind is None or kind_of(step.code) == kind) and when(before, after):
            return copy_of(before), step.code, copy_of(after)
    raise AssertionError(f"no step of {set_up} is like that")


@cache
def played(set_up: str) -> list[PlayedStep]:
    """Return the steps of some games in which rare moves come up."""
    game = game_of(f"tinners-trail:{set_up}")
    return [step for seed in range(1, MOST_GAMES, 2) for step in steps(game, seed)]


def copy_of(state: TrailState) -> TrailState:
    """Return a copy that may be changed."""
    copy = state.clone()
    assert isinstance(copy, TrailState)
    return copy


def broken_by(set_up: str, kind: int | None, change: Change, when: When = always) -> str:
    """Return the law that is broken when the state after a sound step is changed."""
    before, code, after = step_with(set_up, kind, when)
    assert law_of(set_up, (before, code, after)) == WORDS[0]
    change(after)
    return law_of(set_up, (before, code, after))


def first(row: Iterable[int], wanted: Callable[[int], bool]) -> int:
    """Return the first place of a row with a number that fits."""
    return next(place for place, number in enumerate(row) if wanted(number))
