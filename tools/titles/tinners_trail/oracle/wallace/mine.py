"""Lord Wallace's Mine (LW-4, LW-7)."""

from tools.titles.tinners_trail.oracle.extraction import capacity
from tools.titles.tinners_trail.oracle.table import (
    EASTING,
    LAST_ROUND,
    ORES,
    WORK_POINTS,
    OracleArea,
    TrailOracleTable,
)
from tools.titles.tinners_trail.oracle.wallace import arsenic, emigration
from tools.titles.tinners_trail.oracle.wallace.action_cards import copper_is_dear
from tools.titles.tinners_trail.oracle.work_track import spend


def wanted_ore(table: TrailOracleTable) -> str:
    """LW-7: copper at £8 and £10, else tin."""
    return "copper" if copper_is_dear(table) else "tin"


def takes_the_other_ore_too(table: TrailOracleTable) -> bool:
    """LW-7: tin always fills up after copper, copper after tin only in round 4."""
    return copper_is_dear(table) or table.round == LAST_ROUND


def cubes_from(table: TrailOracleTable, area: OracleArea) -> dict[str, int]:
    """LW-7: as much of the wanted ore as the capacity allows, then the other ore if he may."""
    wanted = wanted_ore(table)
    [other] = [ore for ore in ORES if ore != wanted]
    lying = {"tin": area.tin, "copper": area.copper}
    most = capacity(table, area)
    taken = {wanted: min(lying[wanted], most), other: 0}
    if takes_the_other_ore_too(table):
        taken[other] = min(lying[other], most - taken[wanted])
    return taken


def best_mine(table: TrailOracleTable) -> OracleArea | None:
    """LW-7: most of the wanted ore, least water, fewest ore left, furthest east."""
    candidates = [
        area
        for area in table.mines_of(table.lord_wallace.colour)
        if sum(cubes_from(table, area).values()) > 0
    ]
    return min(
        candidates,
        key=lambda area: (
            -cubes_from(table, area)[wanted_ore(table)],
            area.water,
            area.ore - sum(cubes_from(table, area).values()),
            -EASTING[area.name],
        ),
        default=None,
    )


def mine_or_emigrate(table: TrailOracleTable) -> bool:
    """LW-E: emigrating comes first; LW-AR: then arsenic if it is worth more."""
    if emigration.emigrate_instead(table, ["sierra-madre", "kimberley"]):
        return True
    area = best_mine(table)
    taken = {"tin": 0, "copper": 0} if area is None else cubes_from(table, area)
    water = 0 if area is None else area.water
    profit = sum(taken[ore] * (table.prices[ore] - water) for ore in ORES)
    if arsenic.is_worth_more_than(table, profit):
        arsenic.process_and_sell(table)
        return True
    if area is None:
        return False
    mine(table, area, taken)
    return True


def mine(table: TrailOracleTable, area: OracleArea, taken: dict[str, int]) -> None:
    """LW-4: the cost is owed; X-4: 1 water is added."""
    lord_wallace = table.lord_wallace
    for ore, cubes in taken.items():
        lord_wallace.ore[ore] += cubes
        lord_wallace.owed += cubes * area.water
    area.tin -= taken["tin"]
    area.copper -= taken["copper"]
    area.water += 1
    spend(table, lord_wallace.colour, WORK_POINTS["extract"])
