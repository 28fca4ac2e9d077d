"""The work track: whose turn it is and what work costs (T-1 .. T-4)."""

from tools.titles.tinners_trail.oracle.table import FINAL_COLUMN, TrailOracleTable


def has_passed(table: TrailOracleTable, colour: str) -> bool:
    """T-4: a passed player's marker stands in the investment column."""
    return colour in table.invested


def all_have_passed(table: TrailOracleTable) -> bool:
    """T-4: the end of phase 2."""
    return len(table.invested) == len(table.seats)


def column_of(table: TrailOracleTable, colour: str) -> int:
    """The column of a marker that still stands on the work track."""
    [column] = [column for column, markers in table.work.items() if colour in markers]
    return column


def final_column(table: TrailOracleTable, colour: str) -> int:
    """T-3: column 10; AR-4: the column left of the player's limiter."""
    limiter = table.players[colour].limiter
    return limiter - 1 if limiter else FINAL_COLUMN


def active_player(table: TrailOracleTable) -> str:
    """T-1: the leftmost marker; within a column the uppermost."""
    leftmost = min(column for column, markers in table.work.items() if markers)
    return table.work[leftmost][0]


def work_points_left(table: TrailOracleTable, colour: str) -> int:
    """T-3: the open columns to the right of the marker; none after passing."""
    if has_passed(table, colour):
        return 0
    return final_column(table, colour) - column_of(table, colour)


def spend(table: TrailOracleTable, colour: str, work_points: int) -> None:
    """T-2: the marker moves right, below all markers already there; 0 WP do not move it."""
    if work_points == 0:
        return
    column = column_of(table, colour)
    table.work[column].remove(colour)
    table.work.setdefault(column + work_points, []).append(colour)


def pass_for_the_round(table: TrailOracleTable, colour: str) -> None:
    """T-4: to the topmost empty space of the investment column."""
    table.work[column_of(table, colour)].remove(colour)
    table.invested.append(colour)
