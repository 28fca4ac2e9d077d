"""The sheets by name: what panels and containers are drawn as."""

from collections.abc import Callable

from game.scene.drawing.picture import Drawable
from game.scene.skins import panel
from game.scene.stage.units import PxSize

PAINTER_BY_SKIN: dict[str, Callable[[PxSize, float], Drawable]] = {
    "slate": panel.slate_panel_picture,
    "parchment": panel.paint_parchment,
    "active": lambda size, k: panel.paint_parchment(size, k, is_active=True),
    "bill": lambda size, k: panel.paint_parchment(size, k, 6),
    "bar": panel.paint_edge_strip,
    "bottom_bar": lambda size, k: panel.paint_edge_strip(size, k, line_below=False),
}

SHADOW_REACH = 60.0  # u: how far a sheet's shadow reaches at most
