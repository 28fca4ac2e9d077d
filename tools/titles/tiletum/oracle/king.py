"""The king track: steps up, corruption, who is ahead (T-204, T-406, T-705)."""

from tools.titles.tiletum.oracle.facts import BOX
from tools.titles.tiletum.oracle.table import TiletumOracleTable


def climb(table: TiletumOracleTable, colour: str, steps: int) -> None:
    """T-406: step by step, none above the top space."""
    for _ in range(steps):
        if table.king[colour] < BOX["king_top"]:
            move_to(table, colour, table.king[colour] + 1)


def move_to(table: TiletumOracleTable, colour: str, space: int) -> None:
    """T-406: a marker that arrives stands behind all others of that space."""
    table.king[colour] = space
    table.king_order.remove(colour)
    ahead = [other for other in table.king_order if table.king[other] >= space]
    table.king_order.insert(len(ahead), colour)


def fall(table: TiletumOracleTable, spaces: int) -> None:
    """T-204: all markers move down together, keeping their order."""
    for colour in table.king:
        table.king[colour] -= spaces


def lift(table: TiletumOracleTable, colours: list[str], lowest: int) -> None:
    """T-705, C-502: markers below a space move up to it, behind those there, in their order."""
    for colour in list(table.king_order):
        if colour in colours and table.king[colour] < lowest:
            move_to(table, colour, lowest)
