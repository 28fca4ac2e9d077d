"""The time track and the turn-order track (C-6, C-7, C-20, C-21)."""

from tools.titles.tinners_trail.oracle_2007.facts import LAST_COLUMN
from tools.titles.tinners_trail.oracle_2007.table import Edition2007OracleTable


def active(table: Edition2007OracleTable) -> str:
    """C-6: the leftmost of those who have not acted; else furthest left, there the uppermost."""
    column = min(column for column, markers in table.work.items() if markers)
    return table.work[column][0]


def column_of(table: Edition2007OracleTable, colour: str) -> int:
    """The column of a marker; 0 is the turn-order track of those who have not acted."""
    [column] = [column for column, markers in table.work.items() if colour in markers]
    return column


def time_left(table: Edition2007OracleTable, colour: str) -> int:
    """C-6: ten time points a round; none after passing."""
    return 0 if colour in table.passed else LAST_COLUMN - column_of(table, colour)


def spend_time(table: Edition2007OracleTable, colour: str, points: int) -> None:
    """C-20: so many columns right, below all markers that stand there."""
    column = column_of(table, colour)
    table.work[column].remove(colour)
    table.work.setdefault(column + points, []).append(colour)


def pass_for_the_round(table: Edition2007OracleTable, colour: str) -> None:
    """C-21: to the leftmost free place of the turn-order track."""
    table.work[column_of(table, colour)].remove(colour)
    table.passed.append(colour)


def others_have_passed(table: Edition2007OracleTable) -> bool:
    """C-7: whether only one player has not."""
    return len(table.passed) == len(table.seats) - 1
