"""Loads the component files of the 2007 edition, once; map, dice and prices are shared with the
other edition."""

from collections.abc import Collection
from functools import lru_cache
from typing import Final

from game.engine.owner_pack import Pack
from game.files.toml_fields import Fields, listed, shown
from game.notation.component_files import data_folder
from game.packs.component_files import BOXES_KEPT, ComponentFiles
from game.titles.tinners_trail.components import emigration, numbers
from game.titles.tinners_trail.components import prices as prices_module
from game.titles.tinners_trail.components.areas import read_areas
from game.titles.tinners_trail.components.development_boards import read_columns
from game.titles.tinners_trail.components.source import read_source_and_finish
from game.titles.tinners_trail.rules import components
from game.titles.tinners_trail.rules.kinds import MOST_POUNDS, ROUNDS

FOLDER: Final = "2007"
ANY_COUNT: Final = 0  # the same columns with 3 and with 4 players (C-5)
MOST_CUBES: Final = 99
MOST_PRINTED: Final = 9


@lru_cache(BOXES_KEPT)
def load_components_2007(pack: Pack | None = None) -> components.Components2007:
    """Return the checked components, cached.

    The pack's numbers replace those of the files. Raises Unreadable with the file and key, the
    value and the allowed values.
    """
    files = ComponentFiles(data_folder("tinners_trail"), pack)
    own = files.within(FOLDER)
    county = files.fields("map")
    areas, ground = _read_ground(own.fields("ground"), read_areas(county))
    rounds = own.fields("rounds")
    developments = read_columns(rounds.table("developments"), ANY_COUNT)
    of_round = rounds.table("prices")
    printed = components.TrailPrinted(
        areas=areas,
        in_play=len(areas),
        company=numbers.read_company(own.fields("company")),
        developments=developments,
        prices=prices_module.read_prices(files.fields("prices")),
        of_round=of_round.wholes(
            "of_round", -prices_module.LARGEST_CORRECTION, prices_module.LARGEST_CORRECTION, ROUNDS
        ),
    )
    read_source_and_finish(of_round)
    rounds.finish()
    boxes = own.fields("boxes")
    cubes = boxes.table("cubes")
    each = cubes.whole("each", 1, MOST_CUBES)
    read_source_and_finish(cubes)
    rows = [_read_investment_row(row) for row in boxes.tables("row")]
    boxes.finish()
    prices = tuple(price for price, _ in rows)
    if list(prices) != sorted(set(prices)):
        raise boxes.refusal("row", f"has the prices {listed(prices)}", "rising prices")
    return components.Components2007(
        printed, ground, components.Boxes(prices, tuple(p for _, p in rows)), each
    )


def _read_investment_row(row: Fields) -> tuple[int, tuple[int, ...]]:
    price = row.whole("price", 1, MOST_POUNDS)
    points = row.wholes("points", 0, emigration.MOST_POINTS, ROUNDS)
    read_source_and_finish(row)
    return price, points


def _read_ground(
    fields: Fields, county: Collection[components.TrailArea]
) -> tuple[tuple[components.TrailArea, ...], tuple[components.TrailGround, ...]]:
    """Return the areas in play from west to east, and what is printed in them (C-2, C-17)."""
    areas = fields.table("areas")
    names = areas.words("in_play", [area.name for area in county], "areas")
    read_source_and_finish(areas)
    printed = fields.table("printed")
    ground = tuple(_read_area(printed, name, names) for name in printed.keys())  # noqa: SIM118
    fields.finish()
    in_play = [area for area in county if area.name in names]
    return tuple(sorted(in_play, key=lambda area: area.x)), ground


def _read_area(printed: Fields, name: str, names: Collection[str]) -> components.TrailGround:
    if name not in names:
        raise printed.refusal(shown(name), "is not an area in play", listed(names))
    ore = printed.table(name)
    ground = components.TrailGround(
        name, ore.whole("tin", 0, MOST_PRINTED), ore.whole("copper", 0, MOST_PRINTED)
    )
    ore.finish()
    return ground
