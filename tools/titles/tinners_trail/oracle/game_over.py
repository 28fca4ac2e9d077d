"""After the game: nobody moves."""

from tools.titles.tinners_trail.oracle.table import TrailOracleTable


def moves(_table: TrailOracleTable) -> list[str]:
    """Nothing is left to do."""
    return []


def play(_table: TrailOracleTable, words: list[str]) -> None:
    """No move can come here."""
    raise ValueError(f"the game is over; {' '.join(words)!r} cannot be played")


def settle(table: TrailOracleTable) -> bool:
    """Nobody is to move."""
    table.to_move = "nobody"
    return False
