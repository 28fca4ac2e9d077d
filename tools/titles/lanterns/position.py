"""What a position of Lanterns has to be: as many candles, pebbles and stakes as there can be."""

from __future__ import annotations

from game.engine.rules import CHANCE, NOBODY
from tools.titles.lanterns.rules import (
    CANDLES,
    FACES,
    HEAP,
    MOST_TAKEN,
    NO_STAKE,
    ROUNDS,
    UNKNOWN,
    USED,
    LanternsState,
)


def check_position(state: LanternsState) -> None:
    """Require a position, or view, that a game can come to; ValueError names what is wrong."""
    is_over, is_luck = state.round == ROUNDS, state.die == 0
    if not 0 <= state.round <= ROUNDS or not 0 <= state.die <= FACES:
        raise ValueError("the round or the die is none")
    expected = NOBODY if is_over else CHANCE
    if is_luck != (state.to_move == expected) or not expected <= state.to_move < state.seats:
        raise ValueError("somebody else is to move")
    if not 0 <= state.taken <= MOST_TAKEN or state.heap + sum(state.pebbles) != HEAP:
        raise ValueError("pebbles are missing")
    if min(state.heap, *state.pebbles, *state.points) < 0 or max(state.points) > HEAP * FACES:
        raise ValueError("there are fewer than no points")
    for seat in range(int(state.seats)):
        _check_candles(state, seat, is_luck=is_luck)


def _check_candles(state: LanternsState, seat: int, *, is_luck: bool) -> None:
    stake = state.stake[seat]
    candles = [state.candle[slot] for slot in range(seat * CANDLES, (seat + 1) * CANDLES)]
    least = USED if any(state.luck.words()) else UNKNOWN  # only a view may hide them
    if not all(least <= candle <= FACES for candle in (stake, *candles)):
        raise ValueError("a candle has one of six numbers")
    used = candles.count(USED)
    if (stake != NO_STAKE and is_luck) or used != state.round + (stake != NO_STAKE):
        raise ValueError("candles are missing")
