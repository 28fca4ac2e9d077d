"""Loads the component files of the 2007 edition, once; map, dice and prices are shared with the
other edition."""

from collections.abc import Collection
from functools import lru_cache
from typing import Final

from game.engine.owner_pack import Pack
from game.files.toml_fields import TomlFields, value_for_message, word_list_for_message
from game.notation.component_files import component_folder
from game.packs.component_files import MAX_CACHED_BOXES, ComponentFiles
from game.titles.tinners_trail.components import company_start, emigration
from game.titles.tinners_trail.components import prices as prices_module
from game.titles.tinners_trail.components.areas import read_areas
from game.titles.tinners_trail.components.development_boards import read_development_columns
from game.titles.tinners_trail.components.entry_source import read_source_and_finish_entry
from game.titles.tinners_trail.rules import components
from game.titles.tinners_trail.rules.kinds import MAX_POUNDS_OF_BID_OR_INVESTMENT, ROUND_COUNT

COMPONENT_FOLDER_NAME: Final = "2007"
ANY_PLAYER_COUNT: Final = 0  # the same columns with 3 and with 4 players (C-5)
MAX_INVESTMENT_CUBES: Final = 99
MAX_PRINTED_ORE: Final = 9


@lru_cache(MAX_CACHED_BOXES)
def load_components_2007(pack: Pack | None = None) -> components.Components2007:
    """Return the checked components, cached.

    The pack's numbers replace those of the files. Raise Unreadable with the file and key, the
    value and the allowed values.
    """
    files = ComponentFiles(component_folder("tinners_trail"), pack)
    own = files.for_subfolder(COMPONENT_FOLDER_NAME)
    county = files.read_fields("map")
    areas, ground = _read_areas_and_ground(own.read_fields("ground"), read_areas(county))
    rounds = own.read_fields("rounds")
    developments = read_development_columns(rounds.table("developments"), ANY_PLAYER_COUNT)
    of_round = rounds.table("prices")
    printed = components.TrailPrintedData(
        areas=areas,
        areas_in_play_count=len(areas),
        company=company_start.read_company_start_and_costs(own.read_fields("company")),
        developments=developments,
        prices=prices_module.read_dice_and_price_columns(files.read_fields("prices")),
        roll_addition_by_round=of_round.integers(
            "of_round",
            -prices_module.LARGEST_PRICE_CORRECTION,
            prices_module.LARGEST_PRICE_CORRECTION,
            ROUND_COUNT,
        ),
    )
    read_source_and_finish_entry(of_round)
    rounds.check_no_unknown_keys()
    boxes = own.read_fields("boxes")
    cubes = boxes.table("cubes")
    each = cubes.integer("each", 1, MAX_INVESTMENT_CUBES)
    read_source_and_finish_entry(cubes)
    rows = [_read_investment_row(row) for row in boxes.tables("row")]
    boxes.check_no_unknown_keys()
    prices = tuple(price for price, _ in rows)
    if list(prices) != sorted(set(prices)):
        raise boxes.field_error(
            "row", f"has the prices {word_list_for_message(prices)}", "rising prices"
        )
    return components.Components2007(
        printed, ground, components.InvestmentBoxes(prices, tuple(p for _, p in rows)), each
    )


def _read_investment_row(row: TomlFields) -> tuple[int, tuple[int, ...]]:
    price = row.integer("price", 1, MAX_POUNDS_OF_BID_OR_INVESTMENT)
    points = row.integers("points", 0, emigration.MAX_POINTS, ROUND_COUNT)
    read_source_and_finish_entry(row)
    return price, points


def _read_areas_and_ground(
    fields: TomlFields, county: Collection[components.TrailArea]
) -> tuple[tuple[components.TrailArea, ...], tuple[components.PrintedAreaOre, ...]]:
    """Return the areas in play from west to east, and what is printed in them (C-2, C-17)."""
    areas = fields.table("areas")
    names = areas.word_list("in_play", [area.name for area in county], "areas")
    read_source_and_finish_entry(areas)
    printed = fields.table("printed")
    ground = tuple(_read_area_ground(printed, name, names) for name in printed.take_all_keys())
    fields.check_no_unknown_keys()
    in_play = [area for area in county if area.name in names]
    return tuple(sorted(in_play, key=lambda area: area.x)), ground


def _read_area_ground(
    printed: TomlFields, name: str, names: Collection[str]
) -> components.PrintedAreaOre:
    if name not in names:
        raise printed.field_error(
            value_for_message(name), "is not an area in play", word_list_for_message(names)
        )
    ore = printed.table(name)
    ground = components.PrintedAreaOre(
        name, ore.integer("tin", 0, MAX_PRINTED_ORE), ore.integer("copper", 0, MAX_PRINTED_ORE)
    )
    ore.check_no_unknown_keys()
    return ground
