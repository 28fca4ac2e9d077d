"""Where Lord Wallace's adit, port, train and miner go (LW-9 .. LW-12)."""

from tools.titles.tinners_trail.oracle import developments
from tools.titles.tinners_trail.oracle.developments import adjacent
from tools.titles.tinners_trail.oracle.extraction import capacity
from tools.titles.tinners_trail.oracle.table import EASTING, OracleArea, TrailOracleTable


def own_mines(table: TrailOracleTable) -> list[OracleArea]:
    """The areas he may improve."""
    return table.mines_of(table.lord_wallace.colour)


def can_use_capacity(table: TrailOracleTable, area: OracleArea) -> bool:
    """LW-10 .. LW-12: there is more ore than can be taken at once."""
    return capacity(table, area) < area.ore


def border_for_adit(table: TrailOracleTable) -> list[str] | None:
    """LW-9: between two wet mines of his: fewest ore, least copper, furthest west."""
    candidates = [
        [one, other]
        for one in own_mines(table)
        for other in adjacent(table, one)
        if one.name < other.name
        and other.owner == one.owner
        and one.water > 0
        and other.water > 0
        and [one.name, other.name] not in table.adits  # D-1
    ]
    best = min(
        candidates,
        key=lambda pair: (
            sum(area.ore for area in pair),
            sum(area.copper for area in pair),
            sum(EASTING[area.name] for area in pair),
        ),
        default=None,
    )
    return None if best is None else [area.name for area in best]


def area_for_port(table: TrailOracleTable) -> list[str] | None:
    """LW-10: a wet coastal mine: most ore, most water, most copper, furthest west."""
    candidates = [
        area
        for area in own_mines(table)
        if developments.may_have_port(area) and area.water > 0 and can_use_capacity(table, area)
    ]
    best = min(
        candidates,
        key=lambda area: (-area.ore, -area.water, -area.copper, EASTING[area.name]),
        default=None,
    )
    return None if best is None else [best.name]


def water_a_train_removes(table: TrailOracleTable, area: OracleArea) -> int:
    """LW-11, D-4: from his mines, here and next door."""
    next_door = [place for place in adjacent(table, area) if place.owner == area.owner]
    return min(2, area.water) + sum(min(1, place.water) for place in next_door)


def area_for_train(table: TrailOracleTable) -> list[str] | None:
    """LW-11: his mine with 2 water beside another: most water removed, most ore, east."""
    candidates = [
        area
        for area in own_mines(table)
        if developments.may_have_train(area)
        and area.water >= 2
        and any(neighbour.owner == area.owner for neighbour in adjacent(table, area))
        and can_use_capacity(table, area)
    ]
    best = max(
        candidates,
        key=lambda area: (water_a_train_removes(table, area), area.ore, EASTING[area.name]),
        default=None,
    )
    return None if best is None else [best.name]


def area_for_miner(table: TrailOracleTable, *, may_join_others: bool = False) -> list[str] | None:
    """LW-12: most ore, least water, most copper, inland, west; E-4: Michigan's may join."""
    candidates = [
        area
        for area in own_mines(table)
        if (may_join_others or developments.may_have_miner(area)) and can_use_capacity(table, area)
    ]
    best = min(
        candidates,
        key=lambda area: (-area.ore, area.water, -area.copper, area.coastal, EASTING[area.name]),
        default=None,
    )
    return None if best is None else [best.name]


def best_place(table: TrailOracleTable, piece: str) -> list[str] | None:
    """LW-9 .. LW-12: the place he prefers for a piece of the development board."""
    if piece == "adit":
        return border_for_adit(table)
    if piece == "port":
        return area_for_port(table)
    if piece == "train":
        return area_for_train(table)
    return area_for_miner(table)
