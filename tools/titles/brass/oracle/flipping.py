"""Counters that flip (B-14)."""

from tools.titles.brass.oracle.rounds import forward
from tools.titles.brass.oracle.set_up import COUNTERS
from tools.titles.brass.oracle.table import BrassOracleTable


def flip(table: BrassOracleTable, space: str) -> None:
    """B-14.1: its owner at once moves the income marker forward by its income spaces."""
    counter = table.counters[space]
    counter.flipped = True
    income = COUNTERS[counter.industry, counter.level]["income"]
    forward(table.players[counter.owner], income)
