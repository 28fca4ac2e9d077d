"""The end of the game (R-4)."""

from tools.titles.tinners_trail.oracle.table import TrailOracleTable


def standing(table: TrailOracleTable, colour: str) -> tuple[int, int, int, int]:
    """R-4: points, money, tin and copper left in own mines, place in the final passing order."""
    player = table.players[colour]
    ore_in_mines = sum(area.tin + area.copper for area in table.mines() if area.owner == colour)
    return (player.points, player.money, ore_in_mines, -table.invested.index(colour))


def settle(table: TrailOracleTable) -> bool:
    """R-4, LW-16: best first; E-4: what was never placed is lost."""
    for player in table.players.values():
        player.waiting = []
    if table.wallace is None:
        table.ranking = sorted(
            table.seats, key=lambda colour: standing(table, colour), reverse=True
        )
    else:
        # LW-16: equal points are not enough
        human, lord_wallace = table.human, table.lord_wallace
        human_wins = human.points > lord_wallace.points
        best_first = [human, lord_wallace] if human_wins else [lord_wallace, human]
        table.ranking = [player.colour for player in best_first]
    table.phase = "over"
    return True
