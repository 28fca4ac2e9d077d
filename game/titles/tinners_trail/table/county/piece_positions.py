"""Where each piece lies round an area's origin."""

from game.scene.stage.sheet_placing import Point
from game.titles.tinners_trail.rules.view_classes import AreaView

TILE_OFFSET: Point = (0.0, -6.0)
FACE_UP_TILE_OFFSET_BY_AREA: dict[str, Point] = {  # clear of names and tiles next door
    "ludgvan": (-15.0, -3.0),
    "gwennap": (12.0, -6.0),
}
MINER_OFFSET: Point = (-56.0, 17.0)
MINER_OFFSET_WITHOUT_MINE: Point = (-46.0, 20.0)
MINER_OFFSET_BESIDE_FACE_UP_TILE: Point = (-57.0, 24.0)
TRAIN_OFFSET: Point = (-12.0, 35.0)  # below the mark on the house
TRAIN_OFFSET_WITHOUT_MINE: Point = (36.0, -22.0)
DRAINAGE_TOKEN_OFFSET: Point = (29.0, 17.0)
MAX_DRAINAGE_TOKEN_SHIFT = 21.0  # to the right, for arsenic beside a face-down tile
DRAINAGE_TOKEN_OFFSET_BESIDE_FACE_UP_TILE: Point = (50.0, 20.0)
LYING_CUBES_OFFSET: Point = (-25.0, 18.0)
LYING_CUBES_OFFSET_BESIDE_FACE_UP_TILE: Point = (-43.0, 22.0)
LYING_CUBES_PITCH = 17.0
LYING_ARSENIC_PITCH = 10.2
LYING_CUBES_RISE = 5.0  # of one cube of tin or copper upon another
CUBE_ROW_OFFSET_BY_KIND: dict[str, Point] = {
    "tin": (14.8, -26.0),
    "copper": (10.8, -9.0),
    "water": (6.8, 8.0),
}
ARSENIC_ROW_OFFSET: Point = (2.8, 25.0)
ARSENIC_ROW_OFFSET_BESIDE_TRAIN: Point = (20.0, 25.0)
ARSENIC_OFFSET_ON_FACE_UP_TILE: Point = (-8.0, 28.0)  # below the figures of the tile
LYING_CUBES_COLUMN_BY_KIND = {"tin": 0, "copper": 1, "arsenic": 2}
CUBE_PITCH = 15.5
MAX_SINGLE_CUBES = 5


def has_face_up_tile(area: AreaView) -> bool:
    """Return whether an area's tile lies face up."""
    return area.tile is not None and area.tile.is_face_up


def tin_copper_and_water_counts(area: AreaView) -> tuple[int, int, int]:
    """Return the tin, copper and water in an area."""
    return area.tin, area.copper, area.water


def shown_cube_count_and_total_chip_text(count: int) -> tuple[int, str]:
    """Return how many cubes of a row are drawn, and the text of the chip beside them with the
    number of all cubes. If all cubes are drawn, there is no chip and the text is ""."""
    return (count, "") if count <= MAX_SINGLE_CUBES else (MAX_SINGLE_CUBES - 1, f"×{count}")


def face_up_tile_spot(area: str) -> Point:
    """Return the point of an area's face-up tile, relative to the area's origin; some areas have a
    special point."""
    return FACE_UP_TILE_OFFSET_BY_AREA.get(area, TILE_OFFSET)


def miner_spot(area: str, *, has_mine: bool, is_tile_face_up: bool) -> Point:
    """Return the point of the first miner, relative to the area's origin; `has_mine` and
    `is_tile_face_up` tell whether there is a mine or a face-up tile."""
    if has_mine:
        return MINER_OFFSET
    return (
        shifted_spot_beside_face_up_tile(MINER_OFFSET_BESIDE_FACE_UP_TILE, area)
        if is_tile_face_up
        else MINER_OFFSET_WITHOUT_MINE
    )


def train_spot(*, has_mine: bool) -> Point:
    """Return the point of a train, relative to the area's origin; `has_mine` tells whether there is
    a mine."""
    return TRAIN_OFFSET if has_mine else TRAIN_OFFSET_WITHOUT_MINE


def drainage_token_spot(area: AreaView) -> Point:
    """Return the point of a drainage token, relative to the area's origin. Beside a face-down tile
    it leaves room for the second and third cube of arsenic."""
    if has_face_up_tile(area):
        return shifted_spot_beside_face_up_tile(
            DRAINAGE_TOKEN_OFFSET_BESIDE_FACE_UP_TILE, area.name
        )
    x, y = DRAINAGE_TOKEN_OFFSET
    if area.owner >= 0 or area.arsenic == 0:
        return x, y
    shift = LYING_ARSENIC_PITCH * (area.arsenic - 1)
    return x + min(shift, MAX_DRAINAGE_TOKEN_SHIFT), y


def shifted_spot_beside_face_up_tile(point: Point, area: str) -> Point:
    """Return a point that belongs to the usual place of a face-up tile, moved to where the face-up
    tile of this area lies."""
    x, y = face_up_tile_spot(area)
    return point[0] + x - TILE_OFFSET[0], point[1] + y - TILE_OFFSET[1]


def cube_spot(kind: str, cube_index: int, *, has_train: bool = False) -> Point:
    """Return the point of a cube in a mine's row, relative to the area's origin; `cube_index`
    counts from 0.

    Arsenic is the front row; a train takes some of its room.
    """
    beside = ARSENIC_ROW_OFFSET_BESIDE_TRAIN if has_train else ARSENIC_ROW_OFFSET
    x, y = CUBE_ROW_OFFSET_BY_KIND.get(kind, beside)
    return x + CUBE_PITCH * cube_index, y


def overflow_chip_spot(kind: str, cube_count: int, *, has_train: bool = False) -> Point:
    """Return the left middle, relative to the area's origin, of the chip behind a row of
    `cube_count` cubes; a train in the area (`has_train`) moves the row."""
    x, y = cube_spot(kind, cube_count, has_train=has_train)
    return x - 7.0, y


def lying_ore_spot(area: str, kind: str, cube_index: int, *, is_tile_face_up: bool) -> Point:
    """Return the point of a cube of ore beside a tile, at its lower left edge, relative to the
    area's origin: arsenic in a row, tin and copper piled up.

    `cube_index` counts the cubes of a kind from 0; `is_tile_face_up` tells whether the tile is face
    up.
    """
    if is_tile_face_up and kind == "arsenic":
        x, y = shifted_spot_beside_face_up_tile(ARSENIC_OFFSET_ON_FACE_UP_TILE, area)
        return x + LYING_ARSENIC_PITCH * cube_index, y
    x, y = (
        shifted_spot_beside_face_up_tile(LYING_CUBES_OFFSET_BESIDE_FACE_UP_TILE, area)
        if is_tile_face_up
        else LYING_CUBES_OFFSET
    )
    x += LYING_CUBES_PITCH * LYING_CUBES_COLUMN_BY_KIND[kind]
    if kind == "arsenic":
        return x + LYING_ARSENIC_PITCH * cube_index, y
    return x, y - LYING_CUBES_RISE * cube_index
