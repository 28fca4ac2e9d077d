"""Lord Wallace sells and invests (LW-15)."""

from tools.titles.tinners_trail.oracle.investing import STEP, score
from tools.titles.tinners_trail.oracle.table import TrailOracleTable


def sell_and_invest(table: TrailOracleTable, revenue: int) -> None:
    """LW-15: all profit is invested by his row, the rest is lost; never less than nothing."""
    lord_wallace = table.lord_wallace
    owed = lord_wallace.owed
    if "cheap-labour" in table.difficulty:  # LW-D2: half, rounded up
        owed = (owed + 1) // 2
    profit = max(0, revenue + lord_wallace.income - owed)  # LW-AR, LW-E: the income joins in
    score(table, lord_wallace.colour, profit // STEP * STEP)
    lord_wallace.owed = 0
    lord_wallace.income = 0
