"""County: the map's geometry, picture and lights for one window."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from threading import RLock, Thread

from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, Surface
from pygame.transform import smoothscale

from game.engine.reasons import Unreadable
from game.fields import cause_of, toml_table
from game.scene.look import worn
from game.titles.tinners_trail.table.art.area_lights import AreaLights
from game.titles.tinners_trail.table.art.map_frame import MapFrame
from game.titles.tinners_trail.table.art.map_picture import MapPainter
from game.titles.tinners_trail.table.art.map_shapes import MapShapes
from game.titles.tinners_trail.table.layout.map_place import MapPlace
from game.titles.tinners_trail.table.layout.room_size import RoomSize

Point = tuple[float, float]
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


class County:
    """Where things lie, in u from the map's corner: `scale` is its size against the design's.

    Unless it is enlarged that corner is the window's.
    """

    def __init__(self, asset_folder: Path, room: RoomSize, place: MapPlace) -> None:
        """Lay the map for one window."""
        self.shapes = shapes_in(asset_folder)
        self._k = room.k
        self._whole = MapFrame(
            (room.width_px, room.height_px),
            room.k * place.scale,
            (place.left * room.k, place.top * room.k),
        )
        self._lights = AreaLights(self.shapes, self._whole)
        self.enlarge(1.0)

    def enlarge(self, zoom: float) -> None:
        """Lay the map so many times larger than the window holds it."""
        self.zoom = zoom
        self.frame = self._whole.enlarged(zoom)
        self.scale = self.frame.k / self._k
        is_whole = self.frame == self._whole
        self.lights = self._lights if is_whole else AreaLights(self.shapes, self.frame)

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


class ChartRoom:
    """Keeps the last map pictures, because composing one takes a moment."""

    KEPT = 4  # one for each round's light

    def __init__(self, asset_folder: Path) -> None:
        """Prepare the painter; nothing is drawn yet."""
        self._painter = MapPainter(asset_folder)
        self._kept: dict[tuple[object, ...], Surface] = {}
        self._begun: set[tuple[object, ...]] = set()
        self._busy = RLock()  # a map may be drawn ahead beside everything else

    def picture(self, county: County, regions: dict[str, str], game_round: int) -> Surface:
        """Return the map of a window with the areas in play, darker from round to round."""
        return self._of((county.shapes, county.frame), regions, game_round)

    def soon(self, county: County, regions: dict[str, str], game_round: int) -> Surface | None:
        """Return an enlarged map once it is drawn, None before: a thread draws it meanwhile."""
        wanted = county.shapes, county.frame
        key = self._key(county.frame, regions, game_round)
        if key in self._kept:
            return self._kept[key]
        if key not in self._begun:
            self._begun.add(key)
            Thread(target=self._of, args=(wanted, regions, game_round), daemon=True).start()
        return None

    def stretched(self, county: County, regions: dict[str, str], game_round: int) -> Surface:
        """Return the map of the window made larger: at once, and a little blurred."""
        small = self._of((county.shapes, county.whole), regions, game_round)
        return smoothscale(small, county.frame.size)

    def _of(
        self, map_of: tuple[MapShapes, MapFrame], regions: dict[str, str], game_round: int
    ) -> Surface:
        with self._busy:
            return self._picture(map_of, regions, game_round)

    def _key(self, frame: MapFrame, regions: dict[str, str], game_round: int) -> tuple[object, ...]:
        plain = worn().high_contrast
        return frame, tuple(sorted(regions.items())), plain, 1 if plain else game_round

    def _picture(
        self, map_of: tuple[MapShapes, MapFrame], regions: dict[str, str], game_round: int
    ) -> Surface:
        plain = worn().high_contrast
        key = self._key(map_of[1], regions, game_round)
        if game_round > 1 and not plain:
            return self._keep(key, lambda: self._dusk(map_of, regions, game_round))
        return self._keep(key, lambda: self._day(map_of, regions, pale=plain))

    def _day(
        self, map_of: tuple[MapShapes, MapFrame], regions: dict[str, str], *, pale: bool
    ) -> Surface:
        picture = self._painter.picture(*map_of, regions).convert()
        if pale:
            picture.fill(PALER, special_flags=BLEND_RGB_ADD)
        return picture

    def _dusk(
        self, map_of: tuple[MapShapes, MapFrame], regions: dict[str, str], game_round: int
    ) -> Surface:
        picture = self._picture(map_of, regions, 1).copy()
        picture.fill(NIGHT[min(game_round, len(NIGHT)) - 1], special_flags=BLEND_RGB_MULT)
        return picture

    def _keep(self, key: tuple[object, ...], draw: Callable[[], Surface]) -> Surface:
        if key not in self._kept:
            picture = draw()
            while len(self._kept) >= self.KEPT:
                self._kept.pop(next(iter(self._kept)))
            self._begun.discard(key)
            self._kept[key] = picture
        return self._kept[key]
