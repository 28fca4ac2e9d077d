"""Where the areas of Cornwall lie for one window."""

from functools import cache
from pathlib import Path
from typing import Final

from game.engine.reasons import Unreadable
from game.files.toml_fields import error_cause_text, parse_toml_table
from game.scene.nodes.zoom import InitialView
from game.scene.stage.sheet_placing import Point
from game.tabletop.layout.boards_on_sea import MapPosition
from game.tabletop.layout.table_layout import TableWindowSize
from game.tabletop.map.area_highlights import AreaHighlightDrawings
from game.tabletop.map.map_frame import MapCoordinates, MapFrame
from game.titles.tinners_trail.table.art.map_shapes import MapShapes

MAP_SCALE: Final = 1.5
MAP_ORIGIN_POINT: Final = (-4.0, 46.0)

ADIT_SIGN_DROP = 4.0
HOUSE_OFFSET: Point = (-27.0, 9.5)
CHIMNEY_OFFSET: Point = (-44.0, -47.0)
MINER_STEP_OFFSET: Point = (-15.0, 3.0)  # from one miner to the next
CALCINER_OFFSET: Point = (2.0, -17.0)
PUMP_OFFSET: Point = (-52.0, -12.0)
PUMP_OFFSET_WITHOUT_MINE: Point = (44.0, 18.0)
NAME_OFFSET: Point = (0.0, 38.0)
NAME_OFFSET_BELOW_ARSENIC: Point = (0.0, 45.0)
PEEK_TOKENS_OFFSET: Point = (-26.0, -30.0)
PEEK_TOKEN_PITCH = 22.0
RAISED_TILE_RISE = 15.0  # how much higher a tile lies whose figures would be under ore or a token
ROWS_OFFSET_WITHOUT_MINE: Point = (
    -36.0,
    2.0,
)  # how far from those of a mine rows lie where there is none (2007)
UNEXPLORED_SIGN_OFFSET: Point = (0.0, -8.0)
CUBE_KINDS = ("tin", "copper", "water")


def make_map_frame(size: tuple[int, int], px_per_u: float, offset: Point = (0.0, 0.0)) -> MapFrame:
    """Return the frame of a window: its size and the map's shift in px, and its px per u."""
    return MapFrame(size, px_per_u, offset, MAP_SCALE, MAP_ORIGIN_POINT)


@cache
def read_county_shapes(asset_folder: Path) -> MapShapes:
    """Return the county's shapes, read once; raises Unreadable for a faulty file."""
    file = asset_folder / "tinners_trail" / "data" / "map_shapes.toml"
    try:
        return MapShapes.from_plain(parse_toml_table(file.read_text(encoding="utf-8"), file.name))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise Unreadable(f"{file} cannot be read as the map: {error_cause_text(error)}.") from error


class TrailCounty(MapCoordinates):
    """The coordinates of the map of Cornwall: outlines and highlights of the areas, and the
    places of ships, adits and pieces."""

    def __init__(
        self,
        asset_folder: Path,
        window_size: TableWindowSize,
        map_position: MapPosition,
        view: InitialView | None = None,
    ) -> None:
        """Lay out the map for one window at a position, with an initial view if given."""
        self.shapes = read_county_shapes(asset_folder)
        self._unzoomed_highlights: AreaHighlightDrawings | None = None
        size = window_size.width_px, window_size.height_px
        corner = map_position.left * window_size.px_per_u, map_position.top * window_size.px_per_u
        whole = make_map_frame(size, window_size.px_per_u * map_position.scale, corner)
        super().__init__(whole, window_size.px_per_u, view)

    def set_zoom(self, zoom_factor: float) -> None:
        """Zoom the map and replace the highlights of areas by those for its new size. Those for the
        usual size are created once and kept."""
        super().set_zoom(zoom_factor)
        if self._unzoomed_highlights is None:
            self._unzoomed_highlights = AreaHighlightDrawings(self.shapes.area_outlines, self.usual)
        is_usual = self.frame == self.usual
        lights = (
            self._unzoomed_highlights
            if is_usual
            else AreaHighlightDrawings(self.shapes.area_outlines, self.frame)
        )
        self.place_highlights = lights

    def outline_of_area(self, area: str) -> tuple[Point, ...]:
        """Return an area's border in u of the window."""
        return tuple(self.window_position(point) for point in self.shapes.area_outlines[area])

    def origin(self, area: str) -> Point:
        """Return the point, in u of the window, around which an area's pieces are placed."""
        return self.window_position(self.shapes.areas[area].pieces_point)

    def port_spot(self, area: str) -> Point:
        """Return the point, in u of the window, of the ship off an area, or the area's origin if
        it has no port site.
        """
        port = self.shapes.areas[area].port
        return self.window_position(port) if port is not None else self.origin(area)

    def adit_spot(self, area: str, other_area: str) -> Point:
        """Return the point of the adit on the border of two areas, in u of the window."""
        x, y = self.window_position(self.shapes.border_between(area, other_area).middle)
        return x, y + ADIT_SIGN_DROP * self.scale
