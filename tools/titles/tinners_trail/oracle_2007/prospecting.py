"""Phases 6 and 7: prospecting, the end of the round and of the game (C-5, C-15, C-16, C-26)."""

from tools.titles.tinners_trail.oracle_2007.dice import faces, throws
from tools.titles.tinners_trail.oracle_2007.facts import DISPLAY, LAST_ROUND, ORES, PIECES
from tools.titles.tinners_trail.oracle_2007.ground import empty_areas, lay_cubes
from tools.titles.tinners_trail.oracle_2007.table import Edition2007OracleTable

HOW_MANY_PROSPECT = 2


def end_investing(table: Edition2007OracleTable) -> bool:
    """C-15, C-16: round 4 ends the game without prospecting."""
    table.declined = []
    if table.round == LAST_ROUND:
        table.ranking = sorted(table.passed, key=lambda colour: worth(table, colour), reverse=True)
        table.to_move = "nobody"
        table.phase = "over"
        return True
    for piece in PIECES:  # C-26: leftovers leave before prospecting
        table.stock[piece][table.round - 1] = 0
    table.pumps = [[size] for size in DISPLAY["pumps"]]  # C-5
    table.prospectors = table.passed[:HOW_MANY_PROSPECT]
    table.work = {0: table.passed}  # C-26
    table.passed = []
    table.phase = "prospect"
    return True


def worth(table: Edition2007OracleTable, colour: str) -> tuple[int, int, int]:
    """C-16: points, money, ore in own mines; who is equal stays in the passing order."""
    ore = sum(area.tin + area.copper for area in table.areas.values() if area.owner == colour)
    return table.points(colour), table.players[colour].money, ore


def moves(table: Edition2007OracleTable) -> list[str]:
    """C-15: any empty area must be chosen; then its dice."""
    if table.prospected is not None:
        return throws("area")
    return [f"prospect {name}" for name in empty_areas(table)]


def play(table: Edition2007OracleTable, text: str) -> None:
    """C-15: choose, or roll by C-12."""
    if table.prospected is None:
        table.prospected = text.split()[1]
        return
    lay_cubes(table, table.prospected, faces(text))
    table.prospected = None
    table.prospectors.pop(0)


def settle(table: Edition2007OracleTable) -> bool:
    """C-15: who is to prospect; without an empty area nobody does. C-26: the next round."""
    if table.prospected is not None:
        table.to_move = "luck"
        return False
    if table.prospectors and empty_areas(table):
        table.to_move = table.prospectors[0]
        return False
    table.prospectors = []
    table.round += 1
    table.prices = {f"last_{ore}": table.prices[ore] for ore in ORES}
    table.phase = "prices"
    return True
