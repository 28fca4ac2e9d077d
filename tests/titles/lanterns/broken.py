"""Lanterns, wrong in one place at a time, for whatever has to notice it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.engine.cells import i64, vec
from game.engine.rules import CHANCE, State
from tests.titles.lanterns.rules import LanternsRules, LanternsState

Fault = Callable[..., Any]  # stands in the place of a method
SOUND: Final[dict[str, Fault]] = {
    "legal_moves": LanternsRules.legal_moves,
    "apply": LanternsRules.apply,
    "outcomes": LanternsRules.write_outcomes,
    "load_plain": LanternsState.load_plain,
}


def backwards(rules: LanternsRules, state: State, move_codes: vec[i64]) -> int:
    """List the moves from the last to the first."""
    count = int(SOUND["legal_moves"](rules, state, move_codes))
    for index, code in enumerate(
        sorted((move_codes[index] for index in range(count)), reverse=True)
    ):
        move_codes[index] = code
    return count


def forgetful(state: LanternsState, rows: list[list[int]]) -> None:
    """Load everything but the heap."""
    SOUND["load_plain"](state, rows)
    state.heap = 0


def one_faced(
    rules: LanternsRules, state: State, outcome_codes: vec[i64], weights: vec[i64]
) -> int:
    """List one face of the die only."""
    SOUND["outcomes"](rules, state, outcome_codes, weights)
    return 1


def generous(rules: LanternsRules, state: LanternsState, move: int) -> None:
    """Give the first seat a pebble from nowhere."""
    SOUND["apply"](rules, state, move)
    state.pebbles[0] += 1


def endless(rules: LanternsRules, state: LanternsState, move: int) -> None:
    """Roll the die for ever."""
    state.to_move = CHANCE
