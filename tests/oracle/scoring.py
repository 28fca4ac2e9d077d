"""The end of the game (R-4)."""

from .table import Table


def standing(table: Table, colour: str) -> tuple[int, int, int, int]:
    """R-4: points, money, tin and copper left in own mines, place in the final passing order."""
    player = table.players[colour]
    ore_in_mines = sum(area.tin + area.copper for area in table.mines() if area.owner == colour)
    return (player.points, player.money, ore_in_mines, -table.invested.index(colour))


def settle(table: Table) -> bool:
    """R-4: best first."""
    table.ranking = sorted(table.seats, key=lambda colour: standing(table, colour), reverse=True)
    table.phase = "over"
    return True
