"""What the factory of Tinners' Trail gives to one table."""

from collections.abc import Callable
from dataclasses import dataclass

from game.scene.stage.stage import Stage
from game.table_protocol import ClientAccess
from game.tabletop.map.map_pictures import MapPictures
from game.titles.tinners_trail.table.controller import TrailController
from game.titles.tinners_trail.table.county.county_coordinates import TrailCounty
from game.titles.tinners_trail.table.county.county_scene import CountyScene
from game.titles.tinners_trail.table.extras import ExtrasInPlay
from game.titles.tinners_trail.table.layout import TrailLayout
from game.titles.tinners_trail.table.view_model import TrailContext

LayoutAndCountyMaker = Callable[[ExtrasInPlay], tuple[TrailLayout, TrailCounty]]
"""Lays the table out for what is in play, and returns the county with it."""


@dataclass(frozen=True, slots=True)
class TrailTableMaterials:
    """The stage of a table, its client, and what draws it and lays it out."""

    stage: Stage
    context: TrailContext
    pictures: MapPictures[CountyScene]
    make_layout_and_county: LayoutAndCountyMaker
    controller: TrailController
    client: ClientAccess
