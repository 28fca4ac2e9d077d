"""The remaining part of a game of Tiletum: rounds, own dice, corruption."""

from typing import Final

from game.engine.cells import i64
from game.titles.tiletum.rules.kinds import EMPTY, ROUND_COUNT, TURNS_PER_ROUND
from game.titles.tiletum.rules.state import TiletumState

# half spaces that a marker falls on average in one turn of all seats
CORRUPTION_HALF_SPACES_PER_TURN: Final = 3


def count_rounds_after_current(st: TiletumState) -> i64:
    """Return how many rounds follow the current one."""
    return ROUND_COUNT - st.round


def count_finished_turns(st: TiletumState) -> i64:
    """Return how many turns of all seats are over in the game."""
    return TURNS_PER_ROUND * (st.round - 1) + st.turn - 1


def count_dice_left_this_round(st: TiletumState, seat: i64) -> i64:
    """Return how many dice a seat will still take in this round."""
    left: i64 = 0
    for turn in range(seat * TURNS_PER_ROUND, (seat + 1) * TURNS_PER_ROUND):
        if st.dice_taken[turn] == EMPTY:
            left += 1
    return left


def count_dice_left_in_game(st: TiletumState, seat: i64) -> i64:
    """Return how many dice a seat will still take in the game."""
    return count_dice_left_this_round(st, seat) + TURNS_PER_ROUND * count_rounds_after_current(st)


def expected_corruption_half_spaces_this_round(st: TiletumState) -> i64:
    """Return by how many half spaces of the king track a marker is expected to fall by corruption
    in the rest of the round: CORRUPTION_HALF_SPACES_PER_TURN for each turn left.
    """
    left: i64 = 0
    for turn in range(TURNS_PER_ROUND):
        if st.tokens[turn] == EMPTY:
            left += 1
    return CORRUPTION_HALF_SPACES_PER_TURN * left
