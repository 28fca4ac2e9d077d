"""Where coal and iron come from, and taking them (B-7, B-10.6, B-10.7)."""

from tools.titles.brass.oracle.connection import distances_from, reaches_a_built_port
from tools.titles.brass.oracle.flipping import flip
from tools.titles.brass.oracle.rounds import can_pay, pay
from tools.titles.brass.oracle.set_up import place_of
from tools.titles.brass.oracle.table import BrassOraclePlayer, BrassOracleTable
from tools.titles.brass.oracle.tracks import price, take


def nearest_mines(table: BrassOracleTable, place: str) -> list[str]:
    """B-7.1, B-7.2: the nearest connected mines with coal, whoever owns them and the links."""
    away = distances_from(table, place)
    mines = {
        space: away[place_of(space)]
        for space in table.spaces_with("coal-mine")
        if table.counters[space].cubes > 0 and place_of(space) in away
    }
    nearest = min(mines.values(), default=0)
    return [space for space in mines if mines[space] == nearest]


def coal_mines_for(table: BrassOracleTable, places: list[str]) -> list[str]:
    """B-7.2: the mines to choose from; B-10.6: a rail's are those of either of its ends."""
    return sorted({mine for place in places for mine in nearest_mines(table, place)})


def ironworks_with_iron(table: BrassOracleTable) -> list[str]:
    """B-7.8: every ironworks with iron, near or far."""
    return sorted(
        space for space in table.spaces_with("ironworks") if table.counters[space].cubes > 0
    )


def coal_can_be_had(table: BrassOracleTable, places: list[str]) -> bool:
    """B-7.3, B-7.4, B-7.5, B-10.7: from a mine, else from the track by way of a built port."""
    return bool(coal_mines_for(table, places)) or any(
        reaches_a_built_port(table, place) for place in places
    )


def coal_price(table: BrassOracleTable, places: list[str]) -> int:
    """B-7.3, B-7.7: nothing from a mine, else what the track asks."""
    return 0 if coal_mines_for(table, places) else price(table, "coal")


def iron_price(table: BrassOracleTable) -> int:
    """B-7.7, B-7.8: nothing from an ironworks, else what the track asks."""
    return 0 if ironworks_with_iron(table) else price(table, "iron")


def take_from_counter(table: BrassOracleTable, space: str) -> None:
    """B-7.7, B-7.9, B-7.10: one cube for nothing; the counter flips with its last one."""
    counter = table.counters[space]
    counter.cubes -= 1
    if counter.cubes == 0:
        flip(table, space)


def take_from_track(table: BrassOracleTable, cube: str, player: BrassOraclePlayer) -> None:
    """B-7.6: one cube is paid for and leaves the track."""
    cost = price(table, cube)
    assert can_pay(player, cost)
    pay(player, cost)
    take(table, cube)
