"""Fairs: who takes part and what is scored (T-705 to T-709, S-705, S-911, S-916, C-602)."""

from tools.titles.tiletum.oracle import board, placing
from tools.titles.tiletum.oracle.facts import FACTS, fairs
from tools.titles.tiletum.oracle.table import TiletumOraclePlayer, TiletumOracleTable

AT_ONCE = "king"


def score(table: TiletumOracleTable, at_once: bool) -> None:
    """T-705, T-706: the fair of the round, "king" in the king phase, all others after it."""
    town, tile = table.fairs[table.round - 1]
    if (tile == AT_ONCE) != at_once:
        return
    worth = fairs(table.silver)[tile] + FACTS["box"]["fair_board"][table.round - 1]
    for player in table.players.values():
        if takes_part(table, player, town):
            player.points += points(table, player, tile, worth)


def takes_part(table: TiletumOracleTable, player: TiletumOraclePlayer, town: str) -> bool:
    """T-708; C-602, S-916: the Cardinal in every fair, with Silver like the others."""
    if player.cardinal and not table.silver:
        return True
    return player.merchant == town or player.colour in table.houses.get(town, [])


def points(table: TiletumOracleTable, player: TiletumOraclePlayer, tile: str, worth: int) -> int:
    """T-709: worth by what the tile counts; "king" is once worth and the own space."""
    if tile == "king":
        return worth + table.king[player.colour]
    return worth * number(table, player, tile)


def number(table: TiletumOracleTable, player: TiletumOraclePlayer, tile: str) -> int:
    """T-709, S-705: what a fair counts."""
    houses = placing.number_on_maps(table, player.colour, "house")
    pillars = placing.number_on_maps(table, player.colour, "pillar")
    mines = placing.number_on_maps(table, player.colour, "mine")
    below = placing.number_below(table, player.colour, "house") + placing.number_below(
        table, player.colour, "pillar"
    )
    contracts, cathedrals = len(player.contracts), len(player.cathedral_tiles)
    crests = len([kind for kind in player.crests if kind])
    return {
        "house-and-pillar": min(houses, pillars),
        "contract-and-cathedral": min(contracts, cathedrals),
        "contract-and-crest": min(contracts, crests),
        "contract": contracts,
        "house": houses,
        "pillar": pillars,
        "crest": crests,
        "cathedral": cathedrals,
        "upper-character": sum(max(0, len(rooms) - 1) for rooms in player.rooms),
        "full-building": sum(board.rooms_full(player, at) for at in board.BUILDINGS),
        "mine": mines,
        "tech-levels": len(player.tucked) if player.cardinal else sum(player.levels),
        "mine-and-building": min(mines, below),
    }[tile]
