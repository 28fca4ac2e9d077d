"""Where a whole map is placed in a window whose spare width is sea at the left."""

from game.scene.nodes.zoom import LEVELS, UsualView
from game.tabletop.layout import places
from game.tabletop.layout.table_layout import TOP_BAR, WindowFrame
from game.tabletop.map.map_space import MapFrame


def whole_map(frame: WindowFrame, size: tuple[float, float], top: float) -> MapFrame:
    """Return the frame of a map of that size in u, whose picture begins `top` u down: spare width
    goes to the sea, spare height to both ends.
    """
    room = frame.room
    c = frame.room.controls
    wide = frame.side_edge * c
    above = TOP_BAR * c
    high = (frame.bar_top - places.BAR_EDGE) * c - above
    scale = min(wide / size[0], high / size[1])
    left = wide - size[0] * scale
    down = above + (high - size[1] * scale) / 2 - top * scale
    return MapFrame((room.width_px, room.height_px), room.k * scale, (left * room.k, down * room.k))


def seen_closer(frame: WindowFrame, lies: MapFrame, piece: float, least_px: float) -> UsualView:
    """Return how a whole map is seen whose smallest things to pick are `piece` u of it: all of it,
    or so much closer that they are `least_px` large; what leaves the window then is sea first.
    """
    larger = least_px / (lies.k * piece)
    if larger <= 1:
        return UsualView()
    larger = min(larger, LEVELS[-1])
    c = frame.room.controls
    right = frame.side_edge * c
    middle = (TOP_BAR + frame.bar_top - places.BAR_EDGE) * c / 2
    return UsualView(larger, (right * (1 - larger), middle * (1 - larger)))
