"""Area tiles by their numbers."""

from __future__ import annotations

from game.fields import Fields, listed
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.rules.state import TrailState

CUBES = ("tin", "copper", "water")
MOST_CUBES = 9


def tile_kind(entry: Fields, state: TrailState, region: str) -> int:
    """Return the number of the tile with these cubes; it must be one of the region's (S-2)."""
    board = state.board
    cubes = tuple(entry.whole(cube, 0, MOST_CUBES) for cube in CUBES)
    kinds = {
        (int(board.tile_tin[kind]), int(board.tile_copper[kind]), int(board.tile_water[kind])): kind
        for kind in range(int(board.tile_kinds))
        if board.tile_region[kind] == REGION_NAMES.index(region)
    }
    kind = kinds.get((cubes[0], cubes[1], cubes[2]))
    if kind is None:
        found = "/".join(str(cube) for cube in cubes)
        allowed = listed("/".join(str(cube) for cube in known) for known in kinds)
        problem = f"is {found}, which is no tile of region {region}"
        raise entry.refusal("tin/copper/water", problem, allowed)
    return kind
