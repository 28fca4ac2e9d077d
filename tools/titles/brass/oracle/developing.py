"""Develop: counters leave the tops of one's stacks for iron (B-11)."""

from tools.titles.brass.oracle.rounds import can_pay
from tools.titles.brass.oracle.set_up import INDUSTRIES
from tools.titles.brass.oracle.sources import iron_price
from tools.titles.brass.oracle.table import BrassOraclePlayer, BrassOracleTable


def moves(table: BrassOracleTable) -> list[str]:
    """B-11.1, B-11.2, B-11.3: any stack that is not empty, if the iron can be paid."""
    player = table.mover
    if not can_pay(player, iron_price(table)):
        return []
    return [f"develop {industry}" for industry in INDUSTRIES if player.stacks[industry]]


def develop(player: BrassOraclePlayer, industry: str) -> None:
    """B-11.1, B-11.4: the top counter leaves the game; its iron has been taken."""
    player.stacks[industry].pop(0)
