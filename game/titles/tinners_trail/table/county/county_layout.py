"""Lays a table of Tinners' Trail out together with the county on its map."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from game.tabletop.layout.table_layout import TableWindowSize
from game.titles.tinners_trail.table.county.county_coordinates import TrailCounty
from game.titles.tinners_trail.table.extras import ExtrasInPlay
from game.titles.tinners_trail.table.layout import TrailLayout, make_table_layout


def make_layout_and_county(
    asset_folder: Path,
    window_size: TableWindowSize,
    seats: int,
    extras: ExtrasInPlay,
    action_name_widths: Mapping[str, float] = MappingProxyType({}),
) -> tuple[TrailLayout, TrailCounty]:
    """Return the layout of a table for a window, seats and extras, and the county with its map
    coordinates in that layout. `action_name_widths` are the widths of the actions' names in u.
    """
    layout = make_table_layout(window_size, seats, extras, action_name_widths)
    return layout, TrailCounty(asset_folder, window_size, layout.map_position, layout.initial_view)
