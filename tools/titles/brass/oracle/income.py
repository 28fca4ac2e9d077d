"""Income at the start of a round, and debts (B-3)."""

from tools.titles.brass.oracle.rounds import income_level
from tools.titles.brass.oracle.set_up import COUNTERS
from tools.titles.brass.oracle.table import BrassOraclePlayer, BrassOracleTable


def collect(table: BrassOracleTable, player: BrassOraclePlayer) -> bool:
    """B-3.1: income of one player; True when it is to be paid and the money is not there."""
    player.money += income_level(player)
    return income_level(player) < 0 and player.money < 0


def moves(table: BrassOracleTable) -> list[str]:
    """B-3.2: any own counter on the board, flipped or not."""
    return [f"remove {space}" for space in sorted(table.counters_of(table.to_move))]


def remove(table: BrassOracleTable, space: str) -> None:
    """B-3.2, B-3.4, B-3.5: half its cost, rounded down; counter and cubes leave the game."""
    counter = table.counters.pop(space)
    cost: int = COUNTERS[counter.industry, counter.level]["cost"]
    table.players[counter.owner].money += cost // 2


def without_counters(table: BrassOracleTable, player: BrassOraclePlayer) -> None:
    """B-3.6: a point for each £ missing, never below 0; B-19.1: or the debt stays."""
    if "debt-stays" in table.expansions:
        return
    player.points = max(0, player.points + player.money)
    player.money = 0
