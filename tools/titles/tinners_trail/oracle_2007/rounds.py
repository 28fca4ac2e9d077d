"""Phase 1: the prices of tin and copper (C-4)."""

from tools.titles.tinners_trail.oracle_2007.dice import faces, throws
from tools.titles.tinners_trail.oracle_2007.facts import LAST_ROUND, ORES, PRICES
from tools.titles.tinners_trail.oracle_2007.table import Edition2007OracleTable


def moves(table: Edition2007OracleTable) -> list[str]:
    """C-4: tin first, then copper."""
    return throws(next(ore for ore in ORES if ore not in table.prices))


def play(table: Edition2007OracleTable, text: str) -> None:
    """C-4: add up, modify, look up."""
    ore = text.split()[1]
    total = sum(faces(text)) + modifier(table, ore)
    table.prices[ore] = PRICES[ore][column(total)]


def modifier(table: Edition2007OracleTable, ore: str) -> int:
    """C-4: round 1 +1; later +1 after the lowest, -1 after the highest; round 4 -1 besides."""
    if table.round == 1:
        return 1
    found = 0
    if table.prices[f"last_{ore}"] == PRICES[ore][0]:
        found += 1
    if table.prices[f"last_{ore}"] == PRICES[ore][-1]:
        found -= 1
    if table.round == LAST_ROUND:
        found -= 1
    return found


def column(total: int) -> int:
    """6b: 4 or less, 5 and 6, 7 and 8, 9 or more."""
    if total <= 4:
        return 0
    if total <= 6:
        return 1
    return 2 if total <= 8 else 3


def settle(table: Edition2007OracleTable) -> bool:
    """With both prices set the actions begin; phase 2 has laid its pieces out (C-5)."""
    if all(ore in table.prices for ore in ORES):
        table.phase = "actions"
        return True
    table.to_move = "luck"
    return False
