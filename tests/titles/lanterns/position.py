"""What a position of Lanterns has to be: as many candles, pebbles and stakes as there can be."""

from game.engine.rules import CHANCE, NOBODY
from tests.titles.lanterns import rules


def check_position(state: rules.LanternsState) -> None:
    """Require a position, or view, that a game can come to; ValueError names what is wrong."""
    is_over = state.round == rules.ROUNDS
    is_luck = state.die == 0
    if not 0 <= state.round <= rules.ROUNDS or not 0 <= state.die <= rules.FACES:
        raise ValueError("the round or the die is none")
    expected = NOBODY if is_over else CHANCE
    if is_luck != (state.to_move == expected) or not expected <= state.to_move < state.seats:
        raise ValueError("somebody else is to move")
    if not 0 <= state.taken <= rules.MAX_TAKEN or state.heap + sum(state.pebbles) != rules.HEAP:
        raise ValueError("pebbles are missing")
    if (
        min(state.heap, *state.pebbles, *state.points) < 0
        or max(state.points) > rules.HEAP * rules.FACES
    ):
        raise ValueError("there are fewer than no points")
    for seat in range(int(state.seats)):
        _check_candles(state, seat, is_luck=is_luck)


def _check_candles(state: rules.LanternsState, seat: int, *, is_luck: bool) -> None:
    stake = state.stake[seat]
    candles = [
        state.candle[slot] for slot in range(seat * rules.CANDLES, (seat + 1) * rules.CANDLES)
    ]
    least = (
        rules.USED if any(state.luck.state_words()) else rules.UNKNOWN
    )  # only a view may hide them
    if not all(least <= candle <= rules.FACES for candle in (stake, *candles)):
        raise ValueError("a candle has one of six numbers")
    used = candles.count(rules.USED)
    if (stake != rules.NO_STAKE and is_luck) or used != state.round + (stake != rules.NO_STAKE):
        raise ValueError("candles are missing")
