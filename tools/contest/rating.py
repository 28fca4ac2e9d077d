"""Converts shares of wins into Elo differences, with intervals."""

import math

# Elo differences for tables of any size, and the interval of a share.
#
# One player against N - 1 copies of another wins w of the games: the difference is 400 log10((N
# - 1) w / (1 - w)), so that equal players, who win 1 in N, are 0 apart.

ROUNDING_ERROR_LIMIT = 1e-12  # what rounding may leave of none
ELO_PER_NATURAL_LOGARITHM = 400 / math.log(10)  # Elo a unit of the logarithm of strength


def elo_of_share(share: float, seats: int) -> float:
    """Return the Elo difference at which a player wins this share of games against equal copies of
    another on the other seats; 0.0 for 1 / `seats`, minus infinity for 0, infinity for 1."""
    if share <= ROUNDING_ERROR_LIMIT:
        return -math.inf
    if share >= 1 - ROUNDING_ERROR_LIMIT:
        return math.inf
    return ELO_PER_NATURAL_LOGARITHM * math.log((seats - 1) * share / (1 - share))
