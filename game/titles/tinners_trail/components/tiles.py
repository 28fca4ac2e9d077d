"""Reads area tiles (S-2)."""

from dataclasses import replace

from game.engine.reasons import Unreadable
from game.files.toml_fields import TomlFields
from game.titles.tinners_trail.components.entry_source import (
    MAX_COPIES_OF_KIND,
    joined_piece_count,
    read_source_and_finish_entry,
)
from game.titles.tinners_trail.rules.components import REGION_NAMES, TrailAreaTileKind

MAX_CUBES_OF_KIND = 9


def read_tiles(fields: TomlFields) -> tuple[TrailAreaTileKind, ...]:
    """Return the kinds of tiles; raise Unreadable if a built-in entry repeats another one. Repeated
    entries of an owner's pack are added up.
    """
    tiles: dict[tuple[str, int, int, int], TrailAreaTileKind] = {}
    for entry in fields.tables("tile"):
        tile = read_tile(entry)
        source = read_source_and_finish_entry(entry)
        numbers = (tile.region, tile.tin, tile.copper, tile.water)
        if numbers in tiles:
            problem = f"repeats the tile {tile.region} {tile.tin} {tile.copper} {tile.water}"
            refusal = repeated_entry_error(fields, entry, problem)
            count = joined_piece_count(tiles[numbers].copies, tile.copies, source, refusal)
            tile = replace(tile, copies=count)
        tiles[numbers] = tile
    fields.check_no_unknown_keys()
    return tuple(tiles.values())


def repeated_entry_error(fields: TomlFields, entry: TomlFields, problem: str) -> Unreadable:
    """Return the error for an entry that repeats another one; `problem` says which."""
    return fields.field_error(entry.label.rstrip(": "), problem, "a single entry with a count")


def read_tile(entry: TomlFields) -> TrailAreaTileKind:
    """Return the tile of an entry with region, cubes and number of copies; the entry may have other
    keys, which are not read."""
    return TrailAreaTileKind(
        region=entry.choice("region", REGION_NAMES),
        tin=entry.integer("tin", 0, MAX_CUBES_OF_KIND),
        copper=entry.integer("copper", 0, MAX_CUBES_OF_KIND),
        water=entry.integer("water", 0, MAX_CUBES_OF_KIND),
        copies=entry.integer("count", 1, MAX_COPIES_OF_KIND, default=1),
    )
