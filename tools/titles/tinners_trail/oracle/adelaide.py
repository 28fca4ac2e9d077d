"""Phase 3 begins with the ore named by whoever sent a miner to Adelaide this round (E-7)."""

from tools.titles.tinners_trail.oracle.emigration import miners_at
from tools.titles.tinners_trail.oracle.table import EMIGRATION, ORES, TrailOracleTable


def holder_of_the_token(table: TrailOracleTable) -> str | None:
    """E-7: the token is for this round's phase 3."""
    found = [e["by"] for e in miners_at(table, "adelaide") if e["round"] == table.round]
    return found[0] if found else None


def larger_rise(table: TrailOracleTable) -> int:
    """E-7: pounds a cube for the ore named."""
    return int(EMIGRATION["adelaide"]["chosen_ore"][table.round - 1])


def smaller_rise(table: TrailOracleTable) -> int:
    """E-7: pounds a cube for the other ore."""
    return int(EMIGRATION["adelaide"]["other_ore"][table.round - 1])


def rise(table: TrailOracleTable, colour: str, ore: str) -> int:
    """E-7: how much more this player gets for a cube; LW-E: the larger number for both ores."""
    if holder_of_the_token(table) != colour:
        return 0
    if colour == table.wallace or ore == table.named_ore:
        return larger_rise(table)
    return smaller_rise(table)


def moves(_table: TrailOracleTable) -> list[str]:
    """E-7: either ore, even when the player has only one."""
    return [f"adelaide {ore}" for ore in ORES]


def play(table: TrailOracleTable, words: list[str]) -> None:
    """E-7: then all is sold."""
    table.named_ore = words[1]
    table.phase = "sell"


def settle(table: TrailOracleTable) -> bool:
    """E-7: nothing is asked when both ores rise alike (round 4), nor of Lord Wallace."""
    table.named_ore = None
    holder = holder_of_the_token(table)
    if holder in (None, table.wallace) or larger_rise(table) == smaller_rise(table):
        table.phase = "sell"
        return True
    assert holder is not None
    table.to_move = holder
    return False
