"""Reads the Kickstarter pack: tiles with a bonus and survey cards for two regions (K-1, K-2)."""

from dataclasses import replace
from itertools import combinations
from typing import Final

from game.files.toml_fields import TomlFields
from game.titles.tinners_trail.components.cards import read_cards
from game.titles.tinners_trail.components.entry_source import (
    joined_piece_count,
    read_source_and_finish_entry,
)
from game.titles.tinners_trail.components.tiles import read_tile, repeated_entry_error
from game.titles.tinners_trail.rules import components

REGION_PAIR_NAMES: Final = tuple("".join(pair) for pair in combinations(components.REGION_NAMES, 2))
KICKSTARTER_MAX_POUNDS: Final = 9
MAX_WORK_POINTS_BACK: Final = 1  # a mine costs two work points and never nothing
POUNDS_AND_WORK_BY_BONUS_TEXT: Final = {
    **{f"money+{pounds}": (pounds, 0) for pounds in range(1, KICKSTARTER_MAX_POUNDS + 1)},
    f"work+{MAX_WORK_POINTS_BACK}": (0, MAX_WORK_POINTS_BACK),
}


def read_kickstarter_tiles_and_cards(
    fields: TomlFields,
) -> tuple[tuple[components.KickstarterBonusTile, ...], tuple[components.SurveyCardKind, ...]]:
    """Return the tiles with a bonus, and the survey cards for two regions, of the Kickstarter pack.

    An entry of the owner that repeats a tile adds its copies to that tile; a built-in entry that
    does so raises Unreadable.
    """
    found: dict[tuple[object, ...], components.KickstarterBonusTile] = {}
    for entry in fields.tables("tile"):
        money, work = POUNDS_AND_WORK_BY_BONUS_TEXT[
            entry.choice("bonus", tuple(POUNDS_AND_WORK_BY_BONUS_TEXT))
        ]
        bonus = components.KickstarterBonusTile(read_tile(entry), money, work)
        source = read_source_and_finish_entry(entry)
        tile = bonus.tile
        numbers = (
            tile.region,
            tile.tin,
            tile.copper,
            tile.water,
            bonus.bonus_pounds,
            bonus.bonus_work_points,
        )
        if numbers in found:
            refusal = repeated_entry_error(fields, entry, "repeats a tile")
            count = joined_piece_count(found[numbers].tile.copies, tile.copies, source, refusal)
            bonus = replace(bonus, tile=replace(tile, copies=count))
        found[numbers] = bonus
    return tuple(found.values()), read_cards(fields, REGION_PAIR_NAMES)
