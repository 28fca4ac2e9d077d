"""Win shares from expected points, in integers."""

from math import exp
from typing import Final

from ai.search.policy import (
    FULL_REWARD_MILLIONTHS,
    best_rival_points,
    reward_blended_with_points,
    reward_from_share_and_lead,
)
from game.engine.cells import i64, vec
from game.engine.rows import make_row

DECAY_TABLE_CELLS_PER_FACTOR_E: Final = (
    16  # cells of the table in which e ** -x falls by a factor of e
)
LAST_DECAY_TABLE_CELL: Final = 192
MILLIONTHS_IN_ONE: Final = 1_000_000
EXPONENTIAL_DECAY_MILLIONTHS_BY_TABLE_CELL: Final[vec[i64]] = make_row(
    [
        round(MILLIONTHS_IN_ONE * exp(-cell / DECAY_TABLE_CELLS_PER_FACTOR_E))
        for cell in range(LAST_DECAY_TABLE_CELL + 1)
    ]
)


def exponential_decay(distance: i64, decay_distance: i64) -> i64:
    """Return e ** (-distance / decay_distance) in millionths, interpolated linearly between the
    cells of EXPONENTIAL_DECAY_MILLIONTHS_BY_TABLE_CELL; 0 from its last cell on."""
    scaled: i64 = distance * DECAY_TABLE_CELLS_PER_FACTOR_E * 64 // decay_distance
    cell: i64 = scaled >> 6
    if cell >= LAST_DECAY_TABLE_CELL:
        return 0
    rest: i64 = scaled & 63
    return (
        EXPONENTIAL_DECAY_MILLIONTHS_BY_TABLE_CELL[cell]
        - (
            EXPONENTIAL_DECAY_MILLIONTHS_BY_TABLE_CELL[cell]
            - EXPONENTIAL_DECAY_MILLIONTHS_BY_TABLE_CELL[cell + 1]
        )
        * rest
        // 64
    )


def write_win_shares_and_rewards(
    points: vec[i64],
    lead_for_odds_e: i64,
    own_points_percent: i64,
    shares: vec[i64],
    rewards: vec[i64],
) -> None:
    """Write win shares and rewards for expected points in hundredths. `lead_for_odds_e` is that of
    `write_win_shares`; a seat's own points count `own_points_percent` per cent of a reward."""
    write_win_shares(points, lead_for_odds_e, shares)
    for seat in range(i64(len(points))):
        reward: i64 = reward_from_share_and_lead(
            shares[seat], points[seat] - best_rival_points(points, seat)
        )
        rewards[seat] = reward_blended_with_points(reward, points[seat], own_points_percent)


def write_win_shares(points: vec[i64], lead_for_odds_e: i64, shares: vec[i64]) -> None:
    """Write each seat's chance to win, in parts of FULL_REWARD_MILLIONTHS, for expected points.

    `lead_for_odds_e` is the lead in points, in the unit of `points`, that makes the odds e to 1
    between two seats.
    """
    best: i64 = points[0]
    for point in points:
        best = max(best, point)
    total: i64 = 0
    for seat in range(i64(len(points))):
        shares[seat] = exponential_decay(best - points[seat], lead_for_odds_e)
        total += shares[seat]
    for seat in range(i64(len(points))):
        shares[seat] = shares[seat] * FULL_REWARD_MILLIONTHS // total
