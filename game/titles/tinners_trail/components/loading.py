"""Loads all component files of one folder, once, and computes the digest of their numbers."""

from collections.abc import Callable, Collection
from dataclasses import astuple, fields
from functools import lru_cache
from pathlib import Path
from typing import Final

from game.engine.owner_pack import Pack
from game.engine.replaceable_numbers import ReplaceableFieldsByFileAndKey, ReplaceableNumbers
from game.notation.component_files import component_folder, digest_of_numbers_and_names
from game.packs.component_files import MAX_CACHED_BOXES, ComponentFiles
from game.titles.tinners_trail.components import (
    arsenic_market,
    box_contents,
    cards,
    company_start,
    development_boards,
    emigration,
    investment_column,
    kickstarter,
    lord_wallace,
    prices,
)
from game.titles.tinners_trail.components.areas import read_areas, read_map_cards
from game.titles.tinners_trail.components.edition_2007 import COMPONENT_FOLDER_NAME
from game.titles.tinners_trail.components.tiles import read_tiles
from game.titles.tinners_trail.rules.components import Components
from game.titles.tinners_trail.rules.set_up import NO_AUTOMA_SEAT, RulesSetUp

IS_PLAYED_BY_COMPONENT: Final[dict[str, Callable[[RulesSetUp], bool]]] = {
    "wallace_tables": lambda set_up: set_up.wallace_seat != NO_AUTOMA_SEAT,
    "kickstarter_tiles": lambda set_up: set_up.kickstarter_tiles,
    "kickstarter_cards": lambda set_up: set_up.kickstarter_cards,
    "arsenic_market": lambda set_up: set_up.arsenic,
    "emigration": lambda set_up: set_up.emigration,
}

REPLACEABLE_TILE_FIELD_NAMES: Final = ("region", "tin", "copper", "water", "count")
REPLACEABLE_CARD_FIELD_NAMES: Final = ("region", "benefit", "value", "count")
REPLACEABLE_BOARD_FIELD_NAMES: Final = ("miner", "port", "train", "adit", "pumps")
REPLACEABLE_FIELDS_REMASTERED: Final[ReplaceableFieldsByFileAndKey] = {
    "tiles": {"tile": REPLACEABLE_TILE_FIELD_NAMES},
    "cards": {"card": REPLACEABLE_CARD_FIELD_NAMES},
    "boards": {"board": REPLACEABLE_BOARD_FIELD_NAMES},
    "prices": {"dice": (), "prices": ()},
    "investment": {"row": ("per_ten", "per_five")},
    "company": {"start": (), "work": (), "extract": ()},
    "kickstarter": {
        "tile": (*REPLACEABLE_TILE_FIELD_NAMES, "bonus"),
        "card": REPLACEABLE_CARD_FIELD_NAMES,
    },
    "market": {"sections": (), "work": ()},
    "emigration": {
        **dict.fromkeys(("own_miners", "emigrate_work"), ()),
        **dict.fromkeys(("michigan", "sierra_madre", "kimberley", "adelaide"), ()),
    },
    "wallace": {
        "bands": (),
        "card": ("rounds",),
        "bid": ("dice", "pick"),
        "unknown_tile": (),
        "limits": (),
    },
}
PIECE_GROUPS: Final = frozenset(
    {"tiles.tile", "cards.card", "kickstarter.tile", "kickstarter.card"}
)
REPLACEABLE_FIELDS_2007: Final[ReplaceableFieldsByFileAndKey] = {
    "boxes": {"cubes": (), "row": ("price", "points")},
    "company": {"start": (), "work": (), "extract": ()},
    "ground": {"printed": ()},
    "rounds": {"developments": (), "prices": ()},
}
REPLACEABLE_DICE_FIELDS_2007: Final[ReplaceableFieldsByFileAndKey] = {
    "prices": {"dice": (), "prices": ()}
}  # of both editions


@lru_cache(MAX_CACHED_BOXES)
def load_components(folder: Path | None = None, pack: Pack | None = None) -> Components:
    """Return the checked components of a folder (None: the built-in ones of the title), cached.

    The pack's numbers replace those of the folder. Raise Unreadable with the file and key, the
    value and the allowed values.
    """
    files = ComponentFiles(folder or component_folder("tinners_trail"), pack)
    county = files.read_fields("map")
    areas = read_areas(county)
    bonus_tiles, pair_cards = kickstarter.read_kickstarter_tiles_and_cards(
        files.read_fields("kickstarter")
    )
    components = Components(
        areas=areas,
        map_cards=read_map_cards(county, areas),
        area_tiles=read_tiles(files.read_fields("tiles")),
        survey_cards=cards.read_cards(files.read_fields("cards")),
        development_boards=development_boards.read_development_boards(files.read_fields("boards")),
        price_tables=prices.read_dice_and_price_columns(files.read_fields("prices")),
        investment_rows=investment_column.read_investment_rows(files.read_fields("investment")),
        company=company_start.read_company_start_and_costs(files.read_fields("company")),
        kickstarter_tiles=bonus_tiles,
        kickstarter_cards=pair_cards,
        arsenic_market=arsenic_market.read_arsenic_market(files.read_fields("market")),
        emigration=emigration.read_emigration(files.read_fields("emigration")),
        wallace_tables=lord_wallace.read_wallace_tables(files.read_fields("wallace")),
    )
    box_contents.check_box_holds_enough(components)
    return components


def optional_components_used(set_up: RulesSetUp) -> tuple[str, ...]:
    """Return the names of the optional components that a game with this set-up uses, in a fixed
    order.
    """
    return tuple(name for name, needed in IS_PLAYED_BY_COMPONENT.items() if needed(set_up))


def components_digest(
    components: Components, optional_components_in_use: Collection[str] = ()
) -> bytes:
    """Return an 8-byte digest of every number and name the rules use, in a fixed order.

    `optional_components_in_use` names the optional components of the game, so that a change of
    other components does not change its digest.
    """
    left_out = [name for name in IS_PLAYED_BY_COMPONENT if name not in optional_components_in_use]
    parts = [
        part
        for field, part in zip(fields(components), astuple(components), strict=True)
        if field.name not in left_out
    ]
    return digest_of_numbers_and_names(parts)


def replaceable_numbers_remastered() -> ReplaceableNumbers:
    """Return which numbers packs of the remastered edition may replace."""
    files = ComponentFiles(component_folder("tinners_trail"))
    return ReplaceableNumbers(
        files.read_builtin_values(REPLACEABLE_FIELDS_REMASTERED),
        REPLACEABLE_FIELDS_REMASTERED,
        PIECE_GROUPS,
        files.read_builtin_sources(REPLACEABLE_FIELDS_REMASTERED),
    )


def replaceable_numbers_2007() -> ReplaceableNumbers:
    """Return which numbers packs of the 2007 edition may replace."""
    files = ComponentFiles(component_folder("tinners_trail"))
    builtin_values = {
        **files.for_subfolder(COMPONENT_FOLDER_NAME).read_builtin_values(REPLACEABLE_FIELDS_2007),
        **files.read_builtin_values(REPLACEABLE_DICE_FIELDS_2007),
    }
    return ReplaceableNumbers(
        builtin_values, {**REPLACEABLE_FIELDS_2007, **REPLACEABLE_DICE_FIELDS_2007}
    )
