"""Contributing to a cathedral (T-607, S-307, S-605)."""

from tools.titles.tiletum.oracle import maps, paying
from tools.titles.tiletum.oracle.king import climb
from tools.titles.tiletum.oracle.table import TiletumOraclePlayer, TiletumOracleTable


def left(table: TiletumOracleTable, town: str) -> list[int]:
    """The tiles not taken yet, highest first."""
    taken = [seat for seat in table.players.values() if town in seat.cathedral_tiles]
    return maps.cathedral_numbers(table, town)[len(taken) :]


def may_build(table: TiletumOracleTable, player: TiletumOraclePlayer, town: str) -> bool:
    """T-607: an own pillar, no own contribution, a tile left."""
    return (
        player.colour in table.pillars.get(town, [])
        and town not in player.cathedral_tiles
        and bool(left(table, town))
    )


def may_contribute(table: TiletumOracleTable, player: TiletumOraclePlayer, town: str) -> bool:
    """Whether it may be done and paid."""
    kind = maps.cost_kind(table, town)
    price = paying.contribution_price(table, player, town, kind)
    if not may_build(table, player, town):
        return False
    if kind == "gold":
        return paying.can_pay(player, price)
    return (player.silver if kind == "silver" else player.goods["stone"]) >= price


def contribute(table: TiletumOracleTable, player: TiletumOraclePlayer, town: str) -> None:
    """Pay stone or silver (gold is paid already) and score; architect II: king action 2."""
    kind = maps.cost_kind(table, town)
    price = paying.contribution_price(table, player, town, kind)
    if kind == "silver":
        player.silver -= price
    elif kind == "stone":
        player.goods["stone"] -= price
    take_tile(table, player, town)
    if table.level(player, "architect") >= 2:
        climb(table, player.colour, 2)


def take_tile(table: TiletumOracleTable, player: TiletumOraclePlayer, town: str) -> None:
    """T-607: the top cathedral tile; both numbers are scored."""
    number = left(table, town)[0]
    player.cathedral_tiles[town] = number
    player.points += number + table.costs[town][1]
