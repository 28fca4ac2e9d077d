"""Extracting ore (X-1 .. X-4)."""

from tools.titles.tinners_trail.oracle.table import Area, TrailPosition


def extractions(position: TrailPosition) -> list[str]:
    """X-1, X-3: every mix of ore from an own mine that the player can pay."""
    return [
        f"extract {area['name']} tin {tin} copper {copper}"
        for area in position.mines_of(position["to_move"])
        for tin in range(area["tin"] + 1)
        for copper in range(area["copper"] + 1)
        if 1 <= tin + copper <= position.capacity(area)
        and (tin + copper) * area["water"] <= position.mover["money"]
    ]


def extract(position: TrailPosition, area: Area, tin: int, copper: int) -> None:
    """X-3, X-4: each cube costs as many pounds as there is water; then 1 water is added."""
    player = position.mover
    player["money"] -= (tin + copper) * area["water"]
    take_ore(area, player["ore"], {"tin": tin, "copper": copper})


def take_ore(area: Area, held: dict[str, int], taken: dict[str, int]) -> None:
    """X-4: the cubes stay with the player; exactly 1 water is added."""
    for kind, cubes in taken.items():
        area[kind] -= cubes
        held[kind] += cubes
    area["water"] += 1
