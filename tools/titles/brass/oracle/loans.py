"""Loans (B-13.1 .. B-13.4)."""

from tools.titles.brass.oracle.rounds import income_level
from tools.titles.brass.oracle.set_up import INCOME_LEVELS, LOWEST_LEVEL, PRICES
from tools.titles.brass.oracle.table import BrassOraclePlayer, BrassOracleTable

FOR_EACH_LEVEL = 10


def moves(table: BrassOracleTable) -> list[str]:
    """B-13.2, B-13.3: not below level -10, not in the rail era once the deck is empty."""
    if table.era == "rail" and not table.deck:
        return []
    return [
        f"loan {pounds}"
        for pounds in PRICES["loans"]
        if income_level(table.mover) - pounds // FOR_EACH_LEVEL >= LOWEST_LEVEL
    ]


def take_loan(player: BrassOraclePlayer, pounds: int) -> None:
    """B-13.1: the marker goes to the highest space of the new level."""
    level = income_level(player) - pounds // FOR_EACH_LEVEL
    player.income_space = max(space for space, pays in enumerate(INCOME_LEVELS) if pays == level)
    player.money += pounds
