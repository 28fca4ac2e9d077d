"""The winner of an auction may build the calciner with the mine (AR-1)."""

from tools.titles.tinners_trail.oracle.developments import adjacent
from tools.titles.tinners_trail.oracle.table import OracleArea, TrailOracleTable
from tools.titles.tinners_trail.oracle.wallace.arsenic import builds_calciner


def moves(_table: TrailOracleTable) -> list[str]:
    """AR-1: free, once a game."""
    return ["calciner yes", "calciner no"]


def play(table: TrailOracleTable, words: list[str]) -> None:
    """AR-1: then the auction is over."""
    if words[1] == "yes":
        build_calciner(table, table.areas[table.running_auction.area])
    end(table)


def build_calciner(table: TrailOracleTable, area: OracleArea) -> None:
    """AR-1: 1 arsenic here and in each adjacent area, be there a tile, a mine or neither."""
    assert area.owner is not None, "a calciner stands beside a mine"
    table.players[area.owner].calciner_left = False
    area.calciner = area.owner
    for place in [area, *adjacent(table, area)]:
        place.arsenic += 1


def end(table: TrailOracleTable) -> None:
    """The auction leaves the table; T-1 says who goes on."""
    table.auction = None
    table.phase = "actions"


def settle(table: TrailOracleTable) -> bool:
    """Asked only with a calciner left; Lord Wallace's choice is fixed (LW-AR)."""
    area = table.areas[table.running_auction.area]
    assert area.owner is not None, "the question comes after the mine"
    if "arsenic" not in table.expansions or not table.players[area.owner].calciner_left:
        end(table)
        return True
    if area.owner == table.wallace:
        if builds_calciner(table, area):
            build_calciner(table, area)
        end(table)
        return True
    table.to_move = area.owner
    return False
