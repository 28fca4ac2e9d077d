"""The Kickstarter pack: tiles with a bonus and survey cards for two regions (K-1, K-2)."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Final

from game.fields import Fields
from game.titles.tinners_trail.components.cards import read_cards
from game.titles.tinners_trail.components.source import finish_entry, joined
from game.titles.tinners_trail.components.tiles import read_tile, repeated
from game.titles.tinners_trail.rules.components import REGION_NAMES, BonusTile, CardKind

PAIRS: Final = tuple("".join(pair) for pair in combinations(REGION_NAMES, 2))
MOST_POUNDS: Final = 9
WORK_BACK: Final = 1  # a mine costs two work points and never nothing
BONUSES: Final = {
    **{f"money+{pounds}": (pounds, 0) for pounds in range(1, MOST_POUNDS + 1)},
    f"work+{WORK_BACK}": (0, WORK_BACK),
}


def read_kickstarter(fields: Fields) -> tuple[tuple[BonusTile, ...], tuple[CardKind, ...]]:
    """Return the tiles, no two of them alike, and the cards, each for two regions."""
    found: dict[tuple[object, ...], BonusTile] = {}
    for entry in fields.tables("tile"):
        bonus = _bonus_tile(entry)
        source, tile = finish_entry(entry), bonus.tile
        numbers = (tile.region, tile.tin, tile.copper, tile.water, bonus.money, bonus.work)
        if numbers in found:
            refusal = repeated(fields, entry, "repeats a tile")
            count = joined(found[numbers].tile.count, tile.count, source, refusal)
            bonus = replace(bonus, tile=replace(tile, count=count))
        found[numbers] = bonus
    return tuple(found.values()), read_cards(fields, PAIRS)


def _bonus_tile(entry: Fields) -> BonusTile:
    money, work = BONUSES[entry.choice("bonus", tuple(BONUSES))]
    return BonusTile(read_tile(entry), money, work)
