"""Layout: containers that place and size what they hold, after CSS flexbox and grid."""

from game.scene.layout import theme
from game.scene.layout.containers import (
    Column,
    Container,
    ContainerHiddenIfTooLow,
    Overlay,
    Spacer,
)
from game.scene.layout.flat_container import FlatContainerNode
from game.scene.layout.grid import CellBackground, Grid, fraction_track
from game.scene.layout.lay_out import lay_out, lay_out_again, lay_out_and_draw
from game.scene.layout.rows import Row, WrappingRow
from game.scene.nodes.layout_item import LayoutMeasurer

__all__ = [
    "CellBackground",
    "Column",
    "Container",
    "ContainerHiddenIfTooLow",
    "FlatContainerNode",
    "Grid",
    "LayoutMeasurer",
    "Overlay",
    "Row",
    "Spacer",
    "WrappingRow",
    "fraction_track",
    "lay_out",
    "lay_out_again",
    "lay_out_and_draw",
    "theme",
]
