"""Where things lie in Cornwall for one window, and each piece round an area's origin."""

from functools import cache
from pathlib import Path
from typing import Final

from game.engine.title import Unreadable
from game.fields import cause_of, toml_table
from game.scene.nodes.zoom import UsualView
from game.scene.stage.placing import Point
from game.tabletop.layout.sea import MapPlace
from game.tabletop.layout.table_layout import RoomSize
from game.tabletop.map.lights import AreaLights
from game.tabletop.map.map_space import MapFrame, MapSpace
from game.titles.tinners_trail.rules.views import AreaView
from game.titles.tinners_trail.table.art.map import MapShapes

SCALE: Final = 1.5
ORIGIN: Final = (-4.0, 46.0)

ADIT_DROP = 4.0

TILE: Point = (0.0, -6.0)
OPEN_TILE: dict[str, Point] = {  # clear of names and tiles next door
    "ludgvan": (-15.0, -3.0),
    "gwennap": (12.0, -6.0),
}
HOUSE: Point = (-27.0, 9.5)
CHIMNEY: Point = (-44.0, -47.0)
MINER: Point = (-56.0, 17.0)
MINER_ALONE: Point = (-46.0, 20.0)
MINER_BY_OPEN: Point = (-57.0, 24.0)
MINER_STEP: Point = (-15.0, 3.0)  # from one miner to the next
CALCINER: Point = (2.0, -17.0)
TRAIN: Point = (-12.0, 35.0)  # below the mark on the house
TRAIN_ALONE: Point = (36.0, -22.0)
PUMP: Point = (-52.0, -12.0)
PUMP_ALONE: Point = (44.0, 18.0)
NAME: Point = (0.0, 38.0)
NAME_UNDER_ARSENIC: Point = (0.0, 45.0)
EYES: Point = (-26.0, -30.0)
EYE_PITCH = 22.0
RAISED = 15.0  # how much higher a tile lies whose figures would be under ore or a token
TOKEN: Point = (29.0, 17.0)
TOKEN_ON_OPEN: Point = (50.0, 20.0)
LYING: Point = (-25.0, 18.0)
LYING_ON_OPEN: Point = (-43.0, 22.0)
LYING_PITCH = 17.0
OPEN_ROWS: Point = (-36.0, 2.0)  # how far from those of a mine rows lie where there is none (2007)
SIGN: Point = (0.0, -8.0)
ROWS: dict[str, Point] = {"tin": (14.8, -26.0), "copper": (10.8, -9.0), "water": (6.8, 8.0)}
ARSENIC_ROW: Point = (2.8, 25.0)
ARSENIC_BY_TRAIN: Point = (20.0, 25.0)
ARSENIC_ON_OPEN: Point = (-8.0, 28.0)  # below the figures of the tile
LYING_COLUMNS = {"tin": 0, "copper": 1, "arsenic": 2}
CUBE_PITCH = 15.5
KINDS = ("tin", "copper", "water")
MOST_SINGLE = 5


def trail_frame(size: tuple[int, int], k: float, offset: Point = (0.0, 0.0)) -> MapFrame:
    """Return the frame of a window: its size and the map's shift in px, and its px per u."""
    return MapFrame(size, k, offset, SCALE, ORIGIN)


@cache
def shapes_in(asset_folder: Path) -> MapShapes:
    """Return the county's shapes, read once; Unreadable when they cannot be."""
    file = asset_folder / "tinners_trail" / "data" / "map_shapes.toml"
    try:
        return MapShapes.from_plain(toml_table(file.read_text(encoding="utf-8"), file.name))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise Unreadable(f"{file} cannot be read as the map: {cause_of(error)}.") from error


class TrailCounty(MapSpace):
    """A map of areas, each bounded by a ring and lit by it; places of ships, adits and pieces."""

    def __init__(
        self, asset_folder: Path, room: RoomSize, place: MapPlace, view: UsualView | None = None
    ) -> None:
        """Lay the map for one window."""
        self.shapes = shapes_in(asset_folder)
        self._usual_lights: AreaLights | None = None
        size = room.width_px, room.height_px
        corner = place.left * room.k, place.top * room.k
        whole = trail_frame(size, room.k * place.scale, corner)
        super().__init__(whole, room.k, view)

    def enlarge(self, zoom: float) -> None:
        """Lay the map and its lights so many times larger."""
        super().enlarge(zoom)
        if self._usual_lights is None:
            self._usual_lights = AreaLights(self.shapes.rings, self.usual)
        is_usual = self.frame == self.usual
        lights = self._usual_lights if is_usual else AreaLights(self.shapes.rings, self.frame)
        self.lights = lights

    def outline(self, area: str) -> tuple[Point, ...]:
        """Return an area's border in u of the window."""
        return tuple(self.at(point) for point in self.shapes.rings[area])

    def origin(self, area: str) -> Point:
        """Return where an area's pieces are laid around."""
        return self.at(self.shapes.areas[area].cluster)

    def port(self, area: str) -> Point:
        """Return where a ship lies off an area, its middle when it has no port site."""
        port = self.shapes.areas[area].port
        return self.at(port) if port is not None else self.origin(area)

    def adit(self, first: str, second: str) -> Point:
        """Return where an adit stands on a border."""
        x, y = self.at(self.shapes.border(first, second).middle)
        return x, y + ADIT_DROP * self.scale


# Where each piece lies round an area's origin.


def lies_open(area: AreaView) -> bool:
    """Return whether an area's tile lies face up."""
    return area.tile is not None and area.tile.face_up


def cubes_of(area: AreaView) -> tuple[int, int, int]:
    """Return the tin, copper and water in an area."""
    return area.tin, area.copper, area.water


def row_of_cubes(count: int) -> tuple[int, str]:
    """Return how many cubes of a row are drawn and the chip behind them, "" for none."""
    return (count, "") if count <= MOST_SINGLE else (MOST_SINGLE - 1, f"×{count}")


def open_tile(area: str) -> Point:
    """Return where a tile lies face up: wider than a hidden one, it may need another place."""
    return OPEN_TILE.get(area, TILE)


def miner_spot(area: str, *, mine: bool, wide: bool) -> Point:
    """Return where the first miner stands; `wide` is a tile that lies face up."""
    if mine:
        return MINER
    return beside_open(MINER_BY_OPEN, area) if wide else MINER_ALONE


def train_spot(*, mine: bool) -> Point:
    """Return where a train stands."""
    return TRAIN if mine else TRAIN_ALONE


def token_spot(area: str, *, wide: bool) -> Point:
    """Return where a drainage token lies; `wide` is a tile that lies face up."""
    return beside_open(TOKEN_ON_OPEN, area) if wide else TOKEN


def beside_open(spot: Point, area: str) -> Point:
    """Return where a piece beside an open tile lies, that moves with the tile."""
    x, y = open_tile(area)
    return spot[0] + x - TILE[0], spot[1] + y - TILE[1]


def cube_spot(kind: str, number: int, *, train: bool = False) -> Point:
    """Return where the cube of that number, from 0, lies in a mine's row.

    Arsenic is the foremost row; a train takes some of its room.
    """
    beside = ARSENIC_BY_TRAIN if train else ARSENIC_ROW
    x, y = ROWS.get(kind, beside)
    return x + CUBE_PITCH * number, y


def more_spot(kind: str, singles: int, *, train: bool = False) -> Point:
    """Return the left middle of the chip behind a row of so many cubes."""
    x, y = cube_spot(kind, singles, train=train)
    return x - 7.0, y


def lying_spot(area: str, kind: str, number: int, *, wide: bool) -> Point:
    """Return where ore lies at a tile's lower left edge: tin, copper, arsenic.

    `wide` is a tile that lies face up.
    """
    if wide and kind == "arsenic":
        x, y = beside_open(ARSENIC_ON_OPEN, area)
        return x + LYING_PITCH * 0.6 * number, y
    x, y = beside_open(LYING_ON_OPEN, area) if wide else LYING
    return x + LYING_PITCH * LYING_COLUMNS[kind], y - 3.0 * number
