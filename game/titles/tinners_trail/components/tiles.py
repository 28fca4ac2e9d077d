"""Area tiles (S-2)."""

from __future__ import annotations

from game.fields import Fields
from game.titles.tinners_trail.components.source import finish_entry
from game.titles.tinners_trail.rules.components import REGION_NAMES, TileKind

MOST_CUBES = 9
MOST_COPIES = 4


def read_tiles(fields: Fields) -> tuple[TileKind, ...]:
    """Return the kinds of tiles; the same numbers stand in one region only once."""
    tiles: list[TileKind] = []
    known: set[tuple[str, int, int, int]] = set()
    for entry in fields.tables("tile"):
        tile = read_tile(entry)
        finish_entry(entry)
        numbers = (tile.region, tile.tin, tile.copper, tile.water)
        if numbers in known:
            problem = f"repeats the tile {tile.region} {tile.tin} {tile.copper} {tile.water}"
            raise fields.refusal(entry.label.rstrip(": "), problem, "one entry with its count")
        known.add(numbers)
        tiles.append(tile)
    fields.finish()
    return tuple(tiles)


def read_tile(entry: Fields) -> TileKind:
    """Return the region, cubes and copies of one entry, which may have more to tell."""
    return TileKind(
        region=entry.choice("region", REGION_NAMES),
        tin=entry.whole("tin", 0, MOST_CUBES),
        copper=entry.whole("copper", 0, MOST_CUBES),
        water=entry.whole("water", 0, MOST_CUBES),
        count=entry.whole("count", 1, MOST_COPIES, default=1),
    )
