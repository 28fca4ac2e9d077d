"""Loading all component files of one folder, once."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game.notation.component_files import component_fields, data_folder
from game.titles.tinners_trail.components.cards import read_cards
from game.titles.tinners_trail.components.company import read_company
from game.titles.tinners_trail.components.county import read_areas, read_map_cards
from game.titles.tinners_trail.components.developments import read_boards
from game.titles.tinners_trail.components.emigration import read_emigration
from game.titles.tinners_trail.components.investment import read_investment
from game.titles.tinners_trail.components.kickstarter import read_kickstarter
from game.titles.tinners_trail.components.market import read_market
from game.titles.tinners_trail.components.prices import read_prices
from game.titles.tinners_trail.components.supply import check_supply
from game.titles.tinners_trail.components.tiles import read_tiles
from game.titles.tinners_trail.components.wallace import read_wallace
from game.titles.tinners_trail.rules.components import Components


@cache
def load_components(folder: Path | None = None) -> Components:
    """Return the checked components of a folder (the title's own when None), read once.

    Unreadable names the file and key, what was found and what is allowed.
    """
    place = folder or data_folder("tinners_trail")
    county = component_fields(place, "map")
    areas = read_areas(county)
    bonus_tiles, pair_cards = read_kickstarter(component_fields(place, "kickstarter"))
    components = Components(
        areas=areas,
        map_cards=read_map_cards(county, areas),
        tiles=read_tiles(component_fields(place, "tiles")),
        cards=read_cards(component_fields(place, "cards")),
        boards=read_boards(component_fields(place, "boards")),
        prices=read_prices(component_fields(place, "prices")),
        investment=read_investment(component_fields(place, "investment")),
        company=read_company(component_fields(place, "company")),
        kickstarter_tiles=bonus_tiles,
        kickstarter_cards=pair_cards,
        market=read_market(component_fields(place, "market")),
        emigration=read_emigration(component_fields(place, "emigration")),
        wallace=read_wallace(component_fields(place, "wallace")),
    )
    check_supply(components)
    return components
