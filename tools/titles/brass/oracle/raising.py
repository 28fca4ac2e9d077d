"""A counter is built: it is paid, lies on its space and takes effect (B-5.12, B-8)."""

from tools.titles.brass.oracle.connection import reaches_a_built_port
from tools.titles.brass.oracle.flipping import flip
from tools.titles.brass.oracle.rounds import pay
from tools.titles.brass.oracle.set_up import COUNTERS, cubes_of, place_of
from tools.titles.brass.oracle.table import BrassOraclePlayer, BrassOracleTable, Counter
from tools.titles.brass.oracle.tracks import dearest_empty_space, fill


def raise_counter(
    table: BrassOracleTable, player: BrassOraclePlayer, industry: str, space: str
) -> None:
    """B-5.12, after cards, coal and iron: the money, the old counter leaves, the new one lies."""
    level = player.stacks[industry].pop(0)
    pay(player, COUNTERS[industry, level]["cost"])
    table.counters.pop(space, None)  # B-9.5
    cubes = cubes_of(industry, level)  # B-8.1
    table.counters[space] = Counter(player.colour, industry, level, False, cubes)
    if industry == "coal-mine" and reaches_a_built_port(table, place_of(space)):  # B-8.2
        fill_track(table, player, space, "coal")
    if industry == "ironworks":  # B-8.3
        fill_track(table, player, space, "iron")
    if industry == "shipyard":  # B-14.4
        flip(table, space)


def fill_track(table: BrassOracleTable, player: BrassOraclePlayer, space: str, cube: str) -> None:
    """B-8.2, B-8.4, B-8.5: cube by cube, until the track is full or the counter empty."""
    counter = table.counters[space]
    while counter.cubes > 0 and (price := dearest_empty_space(table, cube)) is not None:
        counter.cubes -= 1
        fill(table, cube)
        player.money += price
    if counter.cubes == 0:
        flip(table, space)
