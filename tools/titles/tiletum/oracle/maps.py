"""Spaces, roads and paths: who is a neighbour of what, how far it is, what is printed there."""

from typing import Any

from tools.titles.tiletum.oracle.facts import BOX, CATHEDRALS, FACTS, SILVER, SPACES
from tools.titles.tiletum.oracle.table import TiletumOracleTable

START = "tiletum"
CLOSED_TO_HOUSES = START


def road_neighbours(space: str) -> list[str]:
    """The neighbour spaces on the main map, in the order of the data."""
    ends = [road for road in FACTS["map"]["roads"] if space in road]
    near = {end for road in ends for end in road} - {space}
    return [other for other in SPACES if other in near]


def paths(table: TiletumOracleTable) -> list[tuple[str, str, str]]:
    """Every path of the maps in play: two towns and the tablet between, empty without one."""
    return [(a, b, tablet) for printed in table.below.maps() for a, b, tablet in printed["paths"]]


def path_neighbours(table: TiletumOracleTable, town: str) -> list[str]:
    """The neighbour towns underground, in the order of the data."""
    near = {end for a, b, _ in paths(table) if town in (a, b) for end in (a, b)} - {town}
    return [other for other in deep_towns(table) if other in near]


def tablet_between(table: TiletumOracleTable, one: str, other: str) -> str:
    """S-403: the tablet on a path that bears no X yet, empty without one."""
    for a, b, tablet in paths(table):
        if {a, b} == {one, other} and sorted([a, b]) not in covered(table):
            return tablet
    return ""


def covered(table: TiletumOracleTable) -> list[list[str]]:
    """The paths whose tablet bears an X, each as its two towns in alphabetical order."""
    return [sorted(path) for path in table.below.covered]


def deep_towns(table: TiletumOracleTable) -> dict[str, dict[str, Any]]:
    """Every underground town of the maps in play, in the order of the data."""
    if not table.silver:
        return {}
    return {
        town: facts for printed in table.below.maps() for town, facts in printed["spaces"].items()
    }


def towns(table: TiletumOracleTable) -> dict[str, dict[str, Any]]:
    """Every space with what is printed on it: the main map, then underground."""
    return SPACES | deep_towns(table)


def map_of(table: TiletumOracleTable, town: str) -> int:
    """The number 1 to 3 of the underground map a town is on; 0 for the main map."""
    if table.silver:
        for number, printed in enumerate(table.below.maps()):
            if town in printed["spaces"]:
                return number + 1
    return 0


def start_of(table: TiletumOracleTable, number: int) -> str:
    """The start space of map 1, 2 or 3."""
    return str(table.below.maps()[number - 1]["start"])


def spaces_for(table: TiletumOracleTable, town: str, piece: str) -> list[Any]:
    """T-110, S-302: what is printed on the spaces in use for a piece, from the first on."""
    printed = towns(table)[town].get(piece, [])
    if piece == "pillars":
        return [seats for seats in printed if seats <= table.seats]
    if piece == "mines":
        return [space["gold"] for space in as_rows(printed) if space["seats"] <= table.seats]
    return [space["bonus"] for space in as_rows(printed) if space["seats"] <= table.seats]


def as_rows(printed: list[list[Any]]) -> list[dict[str, Any]]:
    """House and mine spaces by names; a mine's gain is gold, a house's a word."""
    return [{"seats": seats, "gold": gain, "bonus": gain} for seats, gain in printed]


def cathedral_numbers(table: TiletumOracleTable, town: str) -> list[int]:
    """The tiles of a cathedral, highest first; none where there is no open one (T-109)."""
    if not spaces_for(table, town, "pillars"):
        return []
    if town in SPACES:
        return list(CATHEDRALS.get(town, []))
    key = f"{map_of(table, town)}:{deep_towns(table)[town]['cathedral']}"
    return list(SILVER["cathedrals"][key])


def open_cathedrals(table: TiletumOracleTable) -> list[str]:
    """Every cathedral with a pillar space for this number of seats."""
    return [town for town in towns(table) if cathedral_numbers(table, town)]


def cost_kind(table: TiletumOracleTable, town: str) -> str:
    """What a cathedral costs: stone on the main map, else gold or silver."""
    return "stone" if town in SPACES else str(deep_towns(table)[town]["cathedral"])


def has_tile_space(table: TiletumOracleTable, space: str) -> bool:
    """T-106, S-103: whether a tile lies there at the start."""
    mark = towns(table)[space]["tile"]
    return bool(mark) and mark <= table.seats


def distances(table: TiletumOracleTable, space: str) -> dict[str, int]:
    """How many steps every space that can be reached is away."""
    away, last = {space: 0}, [space]
    while last:
        found = []
        for here in last:
            near = road_neighbours(here) if here in SPACES else path_neighbours(table, here)
            for other in near:
                if other not in away:
                    away[other] = away[here] + 1
                    found.append(other)
        last = found
    return away


def data_order(table: TiletumOracleTable, spaces: list[str]) -> list[str]:
    """The same spaces in the order of the data."""
    return [space for space in towns(table) if space in spaces]


def crest_cost(building: int) -> int:
    """T-606: the food a crest below building 1 to 6 costs."""
    return int(BOX["crest_food"][building - 1])
