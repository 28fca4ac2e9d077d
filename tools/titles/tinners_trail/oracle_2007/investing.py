"""Phases 4 and 5: the sale and the investments (C-13, C-14, C-24, C-25)."""

from tools.titles.tinners_trail.oracle_2007.facts import ORES, PLACES_IN_A_BOX, POINTS
from tools.titles.tinners_trail.oracle_2007.table import Edition2007OracleTable


def sell(table: Edition2007OracleTable) -> bool:
    """C-13: all ore at the round's prices; nothing is kept."""
    for player in table.players.values():
        for ore in ORES:
            player.money += player.ore[ore] * table.prices[ore]
            player.ore[ore] = 0
    table.declined = []
    table.to_move = table.passed[0]
    table.phase = "invest"
    return True


def open_prices(table: Edition2007OracleTable, colour: str) -> list[int]:
    """C-14, C-24: boxes of the round with a free place, while a player has money and cubes."""
    if table.cubes_left(colour) == 0:
        return []
    return [
        price
        for price in POINTS
        if len(table.cubes_in(price)) < PLACES_IN_A_BOX and price <= table.players[colour].money
    ]


def moves(table: Edition2007OracleTable) -> list[str]:
    """C-14: one investment, or decline for good."""
    return [*(f"invest {price}" for price in open_prices(table, table.to_move)), "invest none"]


def play(table: Edition2007OracleTable, text: str) -> None:
    """C-14: one own cube into a box; then the next in passing order."""
    choice = text.split()[1]
    if choice == "none":
        table.declined.append(table.to_move)
    else:
        table.players[table.to_move].money -= int(choice)
        column = table.boxes.setdefault(table.round, {})
        column.setdefault(int(choice), []).append(table.to_move)
    table.to_move = next_in_passing_order(table)


def next_in_passing_order(table: Edition2007OracleTable) -> str:
    """C-14: round and round."""
    place = table.passed.index(table.to_move) + 1
    return table.passed[place % len(table.passed)]


def settle(table: Edition2007OracleTable) -> bool:
    """C-24: who can place no cube has declined at once; C-14: until all have."""
    for colour in table.passed:
        if colour not in table.declined and not open_prices(table, colour):
            table.declined.append(colour)
    if len(table.declined) == len(table.seats):
        table.phase = "invested"
        return True
    if table.to_move in table.declined:
        table.to_move = next_in_passing_order(table)
        return True
    return False
