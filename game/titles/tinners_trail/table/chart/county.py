"""County: the map's geometry, picture and lights for one window."""

from __future__ import annotations

from functools import cache
from math import ceil
from pathlib import Path
from threading import Lock, RLock, Thread
from typing import NamedTuple

from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, Rect, Surface
from pygame.transform import smoothscale

from game.engine.reasons import Unreadable
from game.fields import cause_of, toml_table
from game.scene.look import worn
from game.tabletop.layout.map_place import MapPlace
from game.tabletop.layout.room_size import RoomSize
from game.tabletop.map.area_lights import AreaLights
from game.tabletop.map.map_frame import MapFrame
from game.titles.tinners_trail.rules.table_view import TableView
from game.titles.tinners_trail.table.art.map_picture import MapPainter
from game.titles.tinners_trail.table.art.map_shapes import MapShapes
from game.titles.tinners_trail.table.art.trail_frame import trail_frame

Point = tuple[float, float]
Key = tuple[object, ...]
ADIT_DROP = 4.0
PALER = (40, 40, 44)  # with high contrast no night falls, and pieces stand on a paler land
NIGHT = ((255, 255, 255), (0xFF, 0xF4, 0xE6), (0xF2, 0xE0, 0xCF), (0xD9, 0xCD, 0xD2))


@cache
def shapes_in(asset_folder: Path) -> MapShapes:
    """Return the county's shapes, read once; Unreadable when they cannot be."""
    file = asset_folder / "tinners_trail" / "data" / "map_shapes.toml"
    try:
        return MapShapes.from_plain(toml_table(file.read_text(encoding="utf-8"), file.name))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise Unreadable(f"{file} cannot be read as the map: {cause_of(error)}.") from error


def regions_of(view: TableView) -> dict[str, str]:
    """Return the region of every area on the map card; the others are drawn without colour."""
    return {area.name: area.region for area in view.areas if area.region}


class County:
    """Where things lie, in u from the map's corner: `scale` is its size against the design's.

    Unless it is enlarged that corner is the window's.
    """

    def __init__(self, asset_folder: Path, room: RoomSize, place: MapPlace) -> None:
        """Lay the map for one window."""
        self.shapes = shapes_in(asset_folder)
        self._k = room.k
        self._whole = trail_frame(
            (room.width_px, room.height_px),
            room.k * place.scale,
            (place.left * room.k, place.top * room.k),
        )
        self._lights = AreaLights(self.shapes.rings, self._whole)
        self.enlarge(1.0)

    def enlarge(self, zoom: float) -> None:
        """Lay the map so many times larger than the window holds it."""
        self.zoom = zoom
        self.frame = self._whole.enlarged(zoom)
        self.scale = self.frame.k / self._k
        is_whole = self.frame == self._whole
        self.lights = self._lights if is_whole else AreaLights(self.shapes.rings, self.frame)

    @property
    def whole(self) -> MapFrame:
        """The frame of the map that is not enlarged."""
        return self._whole

    def at(self, point: Point) -> Point:
        """Return a point of the map in u of the window."""
        x, y = self.frame.on_screen(point)
        return x / self._k, y / self._k

    def origin(self, area: str) -> Point:
        """Return where an area's pieces are laid around."""
        return self.at(self.shapes.areas[area].cluster)

    def outline(self, area: str) -> tuple[Point, ...]:
        """Return an area's border in u of the window."""
        return tuple(self.at(point) for point in self.shapes.areas[area].polygon)

    def port(self, area: str) -> Point:
        """Return where a ship lies off an area, its middle when it has no port site."""
        port = self.shapes.areas[area].port
        return self.at(port) if port is not None else self.origin(area)

    def adit(self, first: str, second: str) -> Point:
        """Return where an adit stands on a border."""
        x, y = self.at(self.shapes.border(first, second).middle)
        return x, y + ADIT_DROP * self.scale


class MapGround(NamedTuple):
    """A picture of the map or of a part of it, which begins at `corner` (px of the map)."""

    surface: Surface
    corner: tuple[int, int] = (0, 0)


class ChartRoom:
    """Keeps the last map pictures, because composing one takes a moment.

    Of enlarged maps only the one drawn last is kept: they weigh up to five windows each. Whoever
    draws one in a thread never holds up the window, which finds its own pictures without waiting.
    """

    KEPT = 4  # one for each round's light

    def __init__(self, asset_folder: Path) -> None:
        """Prepare the painter; nothing is drawn yet."""
        self._painter = MapPainter(asset_folder)
        self._kept: dict[Key, Surface] = {}
        self._enlarged: tuple[Key, Surface] | None = None
        self._wanted: Key | None = None
        self._paints: Thread | None = None
        self._busy = Lock()  # the painter draws one map at a time
        self._laying = RLock()  # whoever wants a map that is being drawn ahead waits for that one

    def picture(self, county: County, regions: dict[str, str], game_round: int) -> Surface:
        """Return the map of a window with the areas in play, darker from round to round."""
        return self._whole(county, regions, game_round)

    def soon(self, county: County, regions: dict[str, str], game_round: int) -> Surface | None:
        """Return an enlarged map once it is drawn, None before: a thread draws it meanwhile.

        Asked for another one while it draws, it draws that one next, however many there were
        between.
        """
        key = self._wanted = _key(county.frame, regions, game_round)
        if self._enlarged is not None and self._enlarged[0] == key:
            return self._enlarged[1]
        self._enlarged = None
        if self._paints is None or not self._paints.is_alive():
            drawing = key, county.shapes, county.frame, regions, game_round
            self._paints = Thread(target=self._enlarge, args=drawing, daemon=True)
            self._paints.start()
        return None

    def stretched(
        self, county: County, regions: dict[str, str], game_round: int, seen: Rect
    ) -> MapGround:
        """Return the part of an enlarged map that is `seen` (px of it), made from the map of the
        window: at once, and a little blurred.
        """
        whole = self._whole(county, regions, game_round)
        zoom = county.zoom
        left, top = int(seen.left / zoom), int(seen.top / zoom)
        right, bottom = ceil(seen.right / zoom), ceil(seen.bottom / zoom)
        part = Rect(left, top, right - left, bottom - top).clip(whole.get_rect())
        corner = round(part.left * zoom), round(part.top * zoom)
        size = round(part.right * zoom) - corner[0], round(part.bottom * zoom) - corner[1]
        return MapGround(smoothscale(whole.subsurface(part), size), corner)

    def _enlarge(
        self,
        key: Key,
        shapes: MapShapes,
        frame: MapFrame,
        regions: dict[str, str],
        game_round: int,
    ) -> None:
        picture = self._day(shapes, frame, regions)
        _darken(picture, game_round)
        if key == self._wanted:
            self._enlarged = key, picture

    def _whole(self, county: County, regions: dict[str, str], game_round: int) -> Surface:
        key = _key(county.whole, regions, game_round)
        with self._laying:
            if key not in self._kept:
                dusk = game_round > 1 and not worn().high_contrast
                picture = (
                    self._dusk(county, regions, game_round)
                    if dusk
                    else self._day(county.shapes, county.whole, regions)
                )
                self._keep(key, picture)
            return self._kept[key]

    def _day(self, shapes: MapShapes, frame: MapFrame, regions: dict[str, str]) -> Surface:
        with self._busy:
            picture = self._painter.picture(shapes, frame, regions).convert()
        if worn().high_contrast:
            picture.fill(PALER, special_flags=BLEND_RGB_ADD)
        return picture

    def _dusk(self, county: County, regions: dict[str, str], game_round: int) -> Surface:
        picture = self._whole(county, regions, 1).copy()
        _darken(picture, game_round)
        return picture

    def _keep(self, key: Key, picture: Surface) -> None:
        while len(self._kept) >= self.KEPT:
            self._kept.pop(next(iter(self._kept)))
        self._kept[key] = picture


def _key(frame: MapFrame, regions: dict[str, str], game_round: int) -> Key:
    plain = worn().high_contrast
    return frame, tuple(sorted(regions.items())), plain, 1 if plain else game_round


def _darken(picture: Surface, game_round: int) -> None:
    """Let the evening fall on a map, unless contrast matters more."""
    if game_round > 1 and not worn().high_contrast:
        picture.fill(NIGHT[min(game_round, len(NIGHT)) - 1], special_flags=BLEND_RGB_MULT)
