"""Loading all component files of one folder, once."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from game.engine.pack import Pack
from game.notation.component_files import data_folder
from game.packs.component_files import BOXES_KEPT, ComponentFiles
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


@lru_cache(BOXES_KEPT)
def load_components(folder: Path | None = None, pack: Pack | None = None) -> Components:
    """Return the checked components of a folder (the title's own when None), read once.

    What the pack replaces is taken from there. Unreadable names the file and key, what was found
    and what is allowed.
    """
    files = ComponentFiles(folder or data_folder("tinners_trail"), pack)
    county = files.fields("map")
    areas = read_areas(county)
    bonus_tiles, pair_cards = read_kickstarter(files.fields("kickstarter"))
    components = Components(
        areas=areas,
        map_cards=read_map_cards(county, areas),
        tiles=read_tiles(files.fields("tiles")),
        cards=read_cards(files.fields("cards")),
        boards=read_boards(files.fields("boards")),
        prices=read_prices(files.fields("prices")),
        investment=read_investment(files.fields("investment")),
        company=read_company(files.fields("company")),
        kickstarter_tiles=bonus_tiles,
        kickstarter_cards=pair_cards,
        market=read_market(files.fields("market")),
        emigration=read_emigration(files.fields("emigration")),
        wallace=read_wallace(files.fields("wallace")),
    )
    check_supply(components)
    return components
