"""The end of the game: what still counts, and who has won (T8, S-8, C7, S-915)."""

from tools.titles.tiletum.oracle import board, placing, technologies
from tools.titles.tiletum.oracle.facts import FACTS, SILVER
from tools.titles.tiletum.oracle.table import TiletumOraclePlayer, TiletumOracleTable


def score(table: TiletumOracleTable) -> None:
    """T-801, S-801, C-701."""
    for player in table.players.values():
        completed = sum(board.is_completed(player, at) for at in board.BUILDINGS)
        player.points += FACTS["box"]["completed_buildings"][completed]
        player.points += product(table, player)
        if player.cardinal:
            player.points += player.silver
        else:
            player.points += sum(player.goods.values()) // FACTS["box"]["goods_per_point"]
            player.points += player.silver // SILVER["silver_per_point"]
            player.points += technologies.worth(player)


def product(table: TiletumOracleTable, player: TiletumOraclePlayer) -> int:
    """T-801: houses x pillars; S-802: one of them by the side of the overlay."""
    houses, pillars, mines = (
        placing.number_on_maps(table, player.colour, piece) for piece in ("house", "pillar", "mine")
    )
    if not table.silver:
        return houses * pillars
    if table.below.overlay == "A":
        return pillars * max(houses, mines)
    return houses * max(pillars, mines)


def ranking(table: TiletumOracleTable) -> list[str]:
    """T-802: ties by the turn order of the last king phase; C-702: the Cardinal wins them."""
    return sorted(
        table.players,
        key=lambda colour: (
            -table.players[colour].points,
            not table.players[colour].cardinal,
            table.order.index(colour),
        ),
    )
