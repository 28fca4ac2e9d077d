"""Rows of numbers by kind of counter: industry by industry, level by level."""

from game.engine.cells import i64, vec
from game.engine.rows import make_row


def row_by_counter_kind(
    mills: list[int], ports: list[int], mines: list[int], ironworks: list[int], shipyards: list[int]
) -> vec[i64]:
    """Return one row, indexed by kind of counter, from the numbers of each industry for levels 0
    to 4."""
    return make_row([*mills, *ports, *mines, *ironworks, *shipyards])
