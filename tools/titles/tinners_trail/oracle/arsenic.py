"""Process and sell arsenic (AR-2 .. AR-5)."""

from tools.titles.tinners_trail.oracle import market
from tools.titles.tinners_trail.oracle.table import FINAL_COLUMN, OracleArea, TrailOracleTable
from tools.titles.tinners_trail.oracle.work_track import column_of


def has_built_calciner(table: TrailOracleTable, colour: str) -> bool:
    """AR-2, AR-5: both actions need the own calciner on the map."""
    return "arsenic" in table.expansions and not table.players[colour].calciner_left


def next_column_of_limiter(table: TrailOracleTable, colour: str) -> int:
    """AR-3: first column 10, then one column further left each time."""
    limiter = table.players[colour].limiter
    return limiter - 1 if limiter else FINAL_COLUMN


def limiter_can_move(table: TrailOracleTable, colour: str) -> bool:
    """AR-3: never to the column of the player's own marker."""
    return next_column_of_limiter(table, colour) > column_of(table, colour)


def mines_with_arsenic(table: TrailOracleTable, colour: str) -> list[OracleArea]:
    """AR-2: arsenic is taken from an own mine."""
    return [area for area in table.mines_of(colour) if area.arsenic > 0]


def process_moves(table: TrailOracleTable, colour: str) -> list[str]:
    """AR-2, AR-3."""
    if not (has_built_calciner(table, colour) and limiter_can_move(table, colour)):
        return []
    return [f"process {area.name}" for area in mines_with_arsenic(table, colour)]


def process(table: TrailOracleTable, colour: str, area: OracleArea) -> None:
    """AR-2: exactly 1 arsenic, whatever the water; AR-3: the limiter moves."""
    player = table.players[colour]
    player.limiter = next_column_of_limiter(table, colour)
    area.arsenic -= 1
    player.ore["arsenic"] += 1


def sell_moves(table: TrailOracleTable, colour: str) -> list[str]:
    """AR-5: selling needs arsenic to sell."""
    can_sell = has_built_calciner(table, colour) and table.players[colour].ore["arsenic"] > 0
    return ["sell arsenic"] if can_sell else []


def sell(table: TrailOracleTable, colour: str) -> None:
    """AR-5: all arsenic held, cube by cube, for money at once."""
    player = table.players[colour]
    for _ in range(player.ore["arsenic"]):
        player.money += market.sell_one(table)
    player.ore["arsenic"] = 0
