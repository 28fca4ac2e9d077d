"""Extracting ore (X-1 .. X-4)."""

from tools.titles.tinners_trail.oracle.table import Area, TrailPosition


def extractions(position: TrailPosition) -> list[str]:
    """Return a text for every combination of tin and copper that the mover can extract from an own
    mine and pay (X-1, X-3)."""
    return [
        f"extract {area['name']} tin {tin} copper {copper}"
        for area in position.mines_of(position["to_move"])
        for tin in range(area["tin"] + 1)
        for copper in range(area["copper"] + 1)
        if 1 <= tin + copper <= position.capacity(area)
        and (tin + copper) * area["water"] <= position.mover["money"]
    ]


def extract(position: TrailPosition, area: Area, tin: int, copper: int) -> None:
    """Pay as many pounds for each cube as the mine has water, and take the ore (X-3, X-4)."""
    player = position.mover
    player["money"] -= (tin + copper) * area["water"]
    take_ore(area, player["ore"], {"tin": tin, "copper": copper})


def take_ore(area: Area, held: dict[str, int], taken: dict[str, int]) -> None:
    """Move ore from a mine to a player's ore, and add exactly 1 water to the mine (X-4)."""
    for kind, cubes in taken.items():
        area[kind] -= cubes
        held[kind] += cubes
    area["water"] += 1
