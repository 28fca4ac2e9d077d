"""The position of the whole map in a window; spare width shows sea on the left."""

from dataclasses import dataclass

from game.scene.nodes.zoom import LEVELS, InitialView
from game.tabletop.layout import places
from game.tabletop.layout.table_layout import TOP_BAR, WindowFrame
from game.tabletop.map.map_space import MapFrame


@dataclass(frozen=True, slots=True)
class RequiredMapRange:
    """The vertical range of a map, in u of it, that must stay visible.

    `edge` is where it may begin in the window, in u of the controls: what is above covers it.
    """

    first: float
    last: float
    edge: float

    @property
    def height(self) -> float:
        """The height of the range."""
        return self.last - self.first


def whole_map_frame(
    frame: WindowFrame,
    size: tuple[float, float],
    top: float,
    printed: RequiredMapRange | None = None,
) -> MapFrame:
    """Return the frame of a whole map of `size` u whose picture begins `top` u down.

    Spare width goes to the sea, spare height to both ends. The printed span begins below its edge.
    """
    room = frame.window_size
    c = frame.window_size.control_size_factor
    wide = frame.left_edge_of_column * c
    above = TOP_BAR * c
    low = (frame.bar_top - places.BAR_EDGE) * c
    high = low - above
    scale = min(wide / size[0], high / size[1])
    if printed is not None:
        scale = min(scale, (low - printed.edge * c) / printed.height)
    left = wide - size[0] * scale
    down = above + (high - size[1] * scale) / 2 - top * scale
    if printed is not None:
        down = max(down, printed.edge * c - printed.first * scale)
    return MapFrame((room.width_px, room.height_px), room.k * scale, (left * room.k, down * room.k))


def initial_view_for(
    frame: WindowFrame, lies: MapFrame, piece: float, least_px: float, printed: RequiredMapRange
) -> InitialView:
    """Return the initial view of a map whose smallest targets are `piece` u large.

    It is the whole map, or enlarged until they are `least_px` large, as long as the whole printed
    span fits between the edge and the bar. What leaves the window then is mostly sea.
    """
    c = frame.window_size.control_size_factor
    k = frame.window_size.k
    edge = printed.edge * c
    low = (frame.bar_top - places.BAR_EDGE) * c
    high = printed.height * lies.k / k
    larger = min(least_px / (lies.k * piece), LEVELS[-1], (low - edge) / high)
    if larger <= 1:
        return InitialView()
    right = frame.left_edge_of_column * c
    middle = (TOP_BAR + frame.bar_top - places.BAR_EDGE) * c / 2
    begins = edge - lies.exact_pixel((0.0, printed.first))[1] / k * larger
    ends = low - lies.exact_pixel((0.0, printed.last))[1] / k * larger
    down = max(min(middle * (1 - larger), ends), begins)
    return InitialView(larger, (right * (1 - larger), down))
