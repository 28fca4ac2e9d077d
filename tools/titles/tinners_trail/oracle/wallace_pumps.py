"""Lord Wallace's steam pumps (LW-8)."""

from tools.titles.tinners_trail.oracle import steam_pumps
from tools.titles.tinners_trail.oracle.table import (
    WORK_POINTS,
    Area,
    TrailPosition,
    easting,
    is_coastal,
    ore,
)
from tools.titles.tinners_trail.oracle.wallace_mines import own_mines


def area_to_pump(position: TrailPosition) -> Area | None:
    """Return Lord Wallace's mine with water that is drained next, among those with ore for their
    whole capacity; None if there is none (LW-8).

    He prefers most ore, then highest capacity, least water, inland, furthest west.
    """
    return min(
        (a for a in own_mines(position) if a["water"] and ore(a) >= position.capacity(a)),
        key=lambda area: (
            -ore(area),
            -position.capacity(area),
            area["water"],
            is_coastal(area),
            easting(area),
        ),
        default=None,
    )


def remove_water(position: TrailPosition, cubes: int) -> None:
    """Remove up to `cubes` water cubes from Lord Wallace's mines, each from the mine that LW-8
    prefers then."""
    for _ in range(cubes):
        area = area_to_pump(position)
        if area is not None:
            area["water"] -= 1


def pump(position: TrailPosition) -> bool:
    """Use a group of steam pumps for Lord Wallace; return False if there is none or no water to
    remove (LW-8)."""
    if steam_pumps.pump_column(position) is None or area_to_pump(position) is None:
        return False
    steam_pumps.take_pumps(position)
    remove_water(position, position["pumps_left"])
    position["pumps_left"] = 0
    position.spend(position.him["colour"], WORK_POINTS["pumps"])
    return True
