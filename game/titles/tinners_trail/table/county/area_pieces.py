"""The pieces that lie in one area: how each is drawn, and the boxes that names must not cover."""

from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple

from game.scene.drawing import colours
from game.scene.nodes.node import Canvas
from game.scene.stage.sheet_placing import Point
from game.scene.text.lettering import TextStyle
from game.tabletop.map.name_positions import LeftTopRightBottom
from game.tabletop.table_context import draw_sprite
from game.titles.tinners_trail.rules.view_classes import AreaView, GroundView
from game.titles.tinners_trail.table.art.pieces import Painter, cube_painter, piece_painter
from game.titles.tinners_trail.table.art.tiles import TileFace
from game.titles.tinners_trail.table.county import county_coordinates, piece_positions
from game.titles.tinners_trail.table.county.piece_positions import (
    has_face_up_tile,
    shown_cube_count_and_total_chip_text,
    tin_copper_and_water_counts,
)
from game.titles.tinners_trail.table.view_model import TrailContext

SHIP_BOX: LeftTopRightBottom = (-25.0, -40.0, 25.0, 8.0)
ADIT_BOX: LeftTopRightBottom = (-19.0, -19.0, 19.0, 18.0)
TILE_BOX: LeftTopRightBottom = (-28.0, -26.0, 28.0, 30.0)
FACE_UP_TILE_BOX: LeftTopRightBottom = (-54.0, -26.0, 54.0, 30.0)
ENGINE_HOUSE_BOX: LeftTopRightBottom = (-31.0, -59.5, 25.0, 4.5)
TRAIN_BOX: LeftTopRightBottom = (-24.0, -33.0, 24.0, 3.0)
MINER_BOX: LeftTopRightBottom = (-11.0, -38.0, 11.0, 1.0)
PUMP_BOX: LeftTopRightBottom = (-17.0, -28.0, 18.0, 2.0)
DRAINAGE_TOKEN_BOX: LeftTopRightBottom = (-13.0, -13.0, 13.0, 13.0)
PEEK_TOKEN_BOX: LeftTopRightBottom = (-12.0, -13.0, 12.0, 13.0)
CUBE_BOX: LeftTopRightBottom = (-9.0, -9.0, 9.0, 9.0)
UNEXPLORED_SIGN_BOX: LeftTopRightBottom = (-40.0, -18.0, 40.0, 17.0)
UNEXPLORED_SIGN_WITH_CHANGES_BOX: LeftTopRightBottom = (-40.0, -18.0, 40.0, 33.0)
OVERFLOW_CHIP_WIDTH = 30.0
OVERFLOW_CHIP_DIGIT_WIDTH = 8.0
"""How wide the chip behind a long row is with one digit, and how much each further one adds."""
PEEKED_TILE_CURL_SHARE = 0.6
COUNT_STYLE = TextStyle("heavy", 18, colours.INK, colours.HALO)


def moved_box(box: LeftTopRightBottom, offset: Point) -> LeftTopRightBottom:
    """Return a copy of a box (left, top, right, bottom) moved by a vector."""
    return box[0] + offset[0], box[1] + offset[1], box[2] + offset[0], box[3] + offset[1]


class AreaPiece(NamedTuple):
    """A piece drawn in an area, at a point relative to the area's origin.

    `covered_box` is the box that it hides, relative to the piece's point, None where it lies on
    another piece. A piece that `is_lifted` is moving above the map and is not drawn in the area.
    """

    paint: Painter
    position: Point
    covered_box: LeftTopRightBottom | None = None
    is_lifted: bool = False


def pieces_in_area(
    area: AreaView,
    colour_of_seat: Callable[[int], str] = str,
    lifted_pieces: Collection[str] = (),
    *,
    is_2007_edition: bool = False,
) -> Iterator[AreaPiece]:
    """Yield the pieces that lie in an area, back to front, without ships and adits.
    `colour_of_seat` names a seat's colour, `lifted_pieces` the pieces that are marked as moving
    above the map, and `is_2007_edition` is the 2007 edition.
    """
    mine = area.owner >= 0
    wide = has_face_up_tile(area)
    if mine:
        owner = colour_of_seat(area.owner)
        yield AreaPiece(
            lambda art: art.engine_house(owner), county_coordinates.HOUSE_OFFSET, ENGINE_HOUSE_BOX
        )
        if area.calciner_seat >= 0:
            yield AreaPiece(piece_painter("calciner"), county_coordinates.CALCINER_OFFSET)
        yield from _pieces_of_cube_rows(area, lifted_pieces)
    elif not is_2007_edition:
        yield from _tile_pieces(area, colour_of_seat, lifted_pieces)
        for kind, count in zip(
            county_coordinates.CUBE_KINDS[:2], tin_copper_and_water_counts(area)[:2], strict=True
        ):
            yield from _lying_cube_pieces(area, kind, count, lifted_pieces)
    elif area.empty_ground is None:
        yield from _pieces_of_cube_rows(
            area, lifted_pieces, county_coordinates.ROWS_OFFSET_WITHOUT_MINE
        )
    else:
        changes = ground_dice_changes(area.empty_ground)
        sign = UNEXPLORED_SIGN_WITH_CHANGES_BOX if any(changes) else UNEXPLORED_SIGN_BOX
        up = f"ground:{area.name}" in lifted_pieces
        yield AreaPiece(
            lambda art: art.unexplored_ground_sign(changes),
            county_coordinates.UNEXPLORED_SIGN_OFFSET,
            sign,
            up,
        )
    x, y = piece_positions.miner_spot(area.name, has_mine=mine, is_tile_face_up=wide)
    for number in range(area.miners):  # the company's own stands nearest to the mine
        own = (
            colour_of_seat(area.own_miner_seat) if number == 0 and area.own_miner_seat >= 0 else ""
        )
        dx, dy = county_coordinates.MINER_STEP_OFFSET
        yield AreaPiece(piece_painter("miner", own), (x + dx * number, y + dy * number), MINER_BOX)
    if area.has_train:
        yield AreaPiece(
            piece_painter("train"), piece_positions.train_spot(has_mine=mine), TRAIN_BOX
        )
    if area.has_survey_pump:
        pump = piece_painter("steam_pump", scale=0.8)
        yield AreaPiece(
            pump,
            county_coordinates.PUMP_OFFSET if mine else county_coordinates.PUMP_OFFSET_WITHOUT_MINE,
            PUMP_BOX,
        )
    if mine:
        yield from _pieces_of_one_cube_row("arsenic", area.arsenic, has_train=area.has_train)
    else:  # beside the ore that lies there
        yield from _lying_cube_pieces(
            area, "arsenic", shown_cube_count_and_total_chip_text(area.arsenic)[0], lifted_pieces
        )
    if area.drainage_tokens:
        at = piece_positions.drainage_token_spot(area)
        yield AreaPiece(lambda art: art.drainage_token(), at, DRAINAGE_TOKEN_BOX)


def _tile_pieces(
    area: AreaView, colour_of_seat: Callable[[int], str], lifted_pieces: Collection[str]
) -> Iterator[AreaPiece]:
    tile = area.tile
    letter = area.region.upper()
    if tile is None:
        return
    up = f"tile:{area.name}" in lifted_pieces
    face = TileFace(area.region, letter, (tile.tin, tile.copper, tile.water), tile.bonus_text)
    if tile.is_face_up:
        yield AreaPiece(
            lambda art: art.face_up_tile(face),
            piece_positions.face_up_tile_spot(area.name),
            FACE_UP_TILE_BOX,
            up,
        )
        return
    under = sum(tin_copper_and_water_counts(area)[:2]) + area.arsenic + area.drainage_tokens
    rise = county_coordinates.RAISED_TILE_RISE if tile.is_known and under else 0.0
    left, middle = piece_positions.TILE_OFFSET
    if tile.is_known:
        at = (left, middle - rise)
        covers = moved_box(TILE_BOX, (0.0, rise))
        yield AreaPiece(
            lambda art: art.curled_up_tile(face, curled_share=PEEKED_TILE_CURL_SHARE),
            at,
            covers,
            up,
        )
    else:
        yield AreaPiece(
            lambda art: art.face_down_tile(area.region, letter),
            piece_positions.TILE_OFFSET,
            TILE_BOX,
            up,
        )
    x = county_coordinates.PEEK_TOKENS_OFFSET[0]
    y = county_coordinates.PEEK_TOKENS_OFFSET[1] - rise
    for number, seat in enumerate(tile.seen_by):
        yield AreaPiece(
            _peek_token_painter(colour_of_seat(seat)),
            (x + county_coordinates.PEEK_TOKEN_PITCH * number, y),
            PEEK_TOKEN_BOX,
            up,
        )


def _peek_token_painter(colour: str) -> Painter:
    return lambda art: art.peek_token(colour)


def _lying_cube_pieces(
    area: AreaView, kind: str, count: int, lifted_pieces: Collection[str]
) -> Iterator[AreaPiece]:
    up = f"cube:{area.name}:{kind}" in lifted_pieces
    left, top, right, bottom = CUBE_BOX
    if kind == "arsenic":
        right += piece_positions.LYING_ARSENIC_PITCH * (count - 1)
    covers = left, top, right, bottom
    for number in range(count):
        at = piece_positions.lying_ore_spot(
            area.name, kind, number, is_tile_face_up=has_face_up_tile(area)
        )
        yield AreaPiece(cube_painter(kind), at, None if number else covers, up)


def _pieces_of_cube_rows(
    area: AreaView, lifted_pieces: Collection[str], offset: Point = (0.0, 0.0)
) -> Iterator[AreaPiece]:
    """Yield the cubes and overflow chips of the rows of tin, copper and water in an area, moved by
    `offset` from where they lie in a mine."""
    for kind, count in zip(
        county_coordinates.CUBE_KINDS, tin_copper_and_water_counts(area), strict=True
    ):
        up = f"cube:{area.name}:{kind}" in lifted_pieces
        for laid in _pieces_of_one_cube_row(kind, count):
            at = laid.position[0] + offset[0], laid.position[1] + offset[1]
            yield laid._replace(position=at, is_lifted=up)


def _pieces_of_one_cube_row(
    kind: str, count: int, *, has_train: bool = False
) -> Iterator[AreaPiece]:
    """Yield the cubes of one row and, if not all are drawn, its overflow chip; a train
    (`has_train`) moves the row. The covered box of the first cube is that of the whole row."""
    singles, more = shown_cube_count_and_total_chip_text(count)
    width = piece_positions.CUBE_PITCH * (singles - 1) + CUBE_BOX[2]
    if more:
        width = (
            piece_positions.overflow_chip_spot(kind, singles)[0]
            - piece_positions.cube_spot(kind, 0)[0]
        )
        width += OVERFLOW_CHIP_WIDTH + OVERFLOW_CHIP_DIGIT_WIDTH * (len(more) - 2)
    for number in range(singles):
        covers = None if number else (CUBE_BOX[0], CUBE_BOX[1], width, CUBE_BOX[3])
        yield AreaPiece(
            cube_painter(kind), piece_positions.cube_spot(kind, number, has_train=has_train), covers
        )
    if more:
        at = piece_positions.overflow_chip_spot(kind, singles, has_train=has_train)
        yield AreaPiece(lambda art: art.overflow_count_chip(more), at)


def ground_dice_changes(ground: GroundView) -> tuple[int, int, int]:
    """Return the numbers that are added to the tin, the copper and the water die when empty ground
    is rolled for (C-12)."""
    return (
        ground.cubes_added_to_ore_dice,
        ground.cubes_added_to_ore_dice,
        -ground.cubes_taken_off_water_die,
    )


def covered_boxes_in_area(
    area: AreaView, *, is_2007_edition: bool = False
) -> Iterator[LeftTopRightBottom]:
    """Yield the boxes, relative to the area's origin, that the pieces in an area hide, without
    ships and adits; `is_2007_edition` is True in the 2007 edition.
    """
    for laid in pieces_in_area(area, is_2007_edition=is_2007_edition):
        if laid.covered_box is not None:
            yield moved_box(laid.covered_box, laid.position)


def draw_area_pieces(
    canvas: Canvas, context: TrailContext, area: AreaView, lifted_pieces: Collection[str] = ()
) -> None:
    """Draw everything that lies in an area, round its origin, at the scale of the canvas.

    `lifted_pieces` names what is in the air and not drawn: "tile:camborne", "cube:camborne:tin".
    """
    art = context.art_at_scale(canvas.px_per_u)
    for laid in pieces_in_area(
        area, context.art_colour_name, lifted_pieces, is_2007_edition=context.is_edition_2007
    ):
        if not laid.is_lifted:
            draw_sprite(canvas, laid.paint(art), *laid.position)
    if area.drainage_tokens > 1:
        x, y = piece_positions.drainage_token_spot(area)
        text = context.say("times", count=area.drainage_tokens)
        canvas.draw_text(text, COUNT_STYLE, (x + 10, y - 4, 34, 24))
