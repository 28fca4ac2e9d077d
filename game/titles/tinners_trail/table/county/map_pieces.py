"""Pieces and names on the areas of the map."""

from collections.abc import Iterator
from functools import partial

from game.scene.drawing import colours
from game.scene.nodes.layout_item import Size
from game.scene.nodes.node import Canvas
from game.scene.stage.sheet_placing import Point
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.tabletop.map.name_positions import LeftTopRightBottom, best_name_positions
from game.tabletop.map.stretched_layer import PartDrawer, StretchableLayer
from game.tabletop.table_context import draw_sprite
from game.titles.tinners_trail.rules.view_classes import AreaView
from game.titles.tinners_trail.table.county import area_pieces, county_coordinates
from game.titles.tinners_trail.table.county.county_coordinates import TrailCounty
from game.titles.tinners_trail.table.view_model import TrailContext

LAMPLIGHT_RADIUS = 74.0
LAMPLIGHT_BY_ROUND = (0.0, 0.22, 0.5, 0.8)
"""How bright the lamps of the mines are from round to round."""
PLANNED_ADIT_OPACITY = 0.7
PIECE_HIT_MARGIN = 6.0
"""How far a piece may reach beyond the box it covers, in u of the map."""
AreaPairsOfAdits = tuple[tuple[str, str], ...]

OUT_OF_PLAY_NAME_STYLE = text_styles.MAP_NAME_STYLE.in_colour(colours.RUST)
COMPACT_NAME_FONT_SIZE = 22.5
MIN_NAME_BOX_SIZE = Size(180.0, 36.0)
NAME_SAMPLE_SHARES = (-1.0, -0.5, 0.0, 0.5, 1.0)
"""Where points around a name are, as shares of half its width and height."""
NAME_ROUNDING_WIDTH = 1.0
"""What a box is wider than its words, so that rounding takes none of their room."""
LETTER_HEIGHT_SHARE = 0.72
"""How much of a line's height its letters take."""


class LandPieces(StretchableLayer):
    """The layer of all pieces on land, from back to front; those named in `lifted` are not
    drawn. `planned_adits` are the adits of a move that is not yet confirmed, drawn paler."""

    def __init__(self, county: TrailCounty, context: TrailContext) -> None:
        """Start without pieces in the light of round 1."""
        super().__init__(county)
        self.context = context
        self.county = county
        self.lifted: set[str] = set()
        self.looks: tuple[AreaView, ...] = ()
        self.adits: AreaPairsOfAdits = ()
        self.planned_adits: AreaPairsOfAdits = ()
        self.round = 1

    def shown_contents(self) -> tuple[object, ...]:
        """Return a key of the areas' contents, the adits, those planned, the round and the
        lifted pieces."""
        return self.looks, self.adits, self.planned_adits, self.round, frozenset(self.lifted)

    def part_drawers(self) -> Iterator[PartDrawer]:
        """Yield functions that draw the lamplight, each area from back to front, and the adits."""
        yield self._draw_lamplight_of_mines
        for look in sorted(self.looks, key=lambda look: self.county.origin(look.name)[1]):
            yield partial(self._draw_one_area, look)
        yield self._draw_adits

    def draw_area(self, canvas: Canvas, name: str) -> None:
        """Draw the pieces of one area on any canvas."""
        for look in self.looks:
            if look.name == name:
                self._draw_one_area(look, canvas)

    def is_point_on_piece(self, name: str, point: Point) -> bool:
        """Return whether a point of the map, in u of the window, lies on a tile or piece of an
        area."""
        old = self.context.is_edition_2007
        scale = self.county.scale
        for look in self.looks:
            if look.name == name:
                boxes = [
                    (self.county.origin(name), box)
                    for box in area_pieces.covered_boxes_in_area(look, is_2007_edition=old)
                ]
                if look.has_port:
                    boxes.append((self.county.port_spot(name), area_pieces.SHIP_BOX))
                return any(
                    left - PIECE_HIT_MARGIN <= (point[0] - x) / scale < right + PIECE_HIT_MARGIN
                    and top - PIECE_HIT_MARGIN <= (point[1] - y) / scale < bottom + PIECE_HIT_MARGIN
                    for (x, y), (left, top, right, bottom) in boxes
                )
        return False

    def _draw_one_area(self, area: AreaView, canvas: Canvas) -> None:
        outer = canvas.place
        left, top = self.county.origin(area.name)
        canvas.place = outer.child_transform(left, top, self.county.scale, 1.0)
        area_pieces.draw_area_pieces(canvas, self.context, area, self.lifted)
        canvas.place = outer

    def _draw_adits(self, canvas: Canvas) -> None:
        art = self.context.art_at_scale(canvas.px_per_u * self.county.scale)
        for first, second in self.adits:
            draw_sprite(canvas, art.piece("adit"), *self.county.adit_spot(first, second))
        for first, second in self.planned_adits:
            spot = self.county.adit_spot(first, second)
            draw_sprite(canvas, art.piece("adit"), *spot, PLANNED_ADIT_OPACITY)

    def _draw_lamplight_of_mines(self, canvas: Canvas) -> None:
        """Draw the light of its lamps around every mine in the later rounds, brighter towards
        the evening."""
        bright = LAMPLIGHT_BY_ROUND[min(max(self.round, 1), len(LAMPLIGHT_BY_ROUND)) - 1]
        if not bright:
            return
        scale = self.county.scale
        glow = self.context.art_at_scale(canvas.px_per_u * scale).glow(LAMPLIGHT_RADIUS)
        for look in self.looks:
            if look.owner >= 0:
                x, y = self.county.origin(look.name)
                draw_sprite(canvas, glow, x - 14 * scale, y - 4 * scale, bright)


class AreaNames(StretchableLayer):
    """The layer of all areas' names, placed where they cover no piece.

    Areas beyond the map card have names in rust, and only while the whole map is shown.
    """

    compact = False

    def __init__(self, pieces: LandPieces) -> None:
        """Store the pieces layer, whose pieces the names must not cover."""
        super().__init__(pieces.county)
        self._context = pieces.context
        self._county = pieces.county
        self._pieces = pieces
        self._contents_at_last_placing: tuple[object, ...] = ()
        self.name_middles: dict[str, Point] = {}
        self.name_sizes: dict[str, Point] = {}

    def shown_contents(self) -> tuple[object, ...]:
        """Return a key of what lies on the map and of the size of the names."""
        return self._pieces.looks, self._pieces.adits, self.compact

    def part_drawers(self) -> Iterator[PartDrawer]:
        """Yield a function for each area that writes its name."""
        for name in self._county.shapes.areas:
            yield partial(self.draw_area_name, name=name)

    def draw_area_name(self, canvas: Canvas, name: str) -> None:
        """Write an area's name at its position; an area out of play has a name only on the whole
        map.

        The positions of all names are recomputed when the pieces have changed.
        """
        looks = self._pieces.looks
        old = self._context.is_edition_2007
        in_play = any(look.name == name and (look.region or old) for look in looks)
        if not in_play and self._county.zoom > 1.0:
            return
        if self._contents_at_last_placing != self.shown_contents():
            self._contents_at_last_placing, self.name_middles = (
                self.shown_contents(),
                self._name_middles_beside_obstacles(canvas),
            )
        outer = canvas.place
        canvas.place = outer.child_transform(0.0, 0.0, self._county.scale, 1.0)
        x, y = self.name_middles[name]
        style = self._name_text_style(in_play=in_play)
        words = self._context.area_name(name)
        least = (
            canvas.kit.lettering.width_px_below_which_line_is_shortened(
                words, style, canvas.px_per_u
            )
            / canvas.px_per_u
        )
        width = max(
            MIN_NAME_BOX_SIZE.width, least + NAME_ROUNDING_WIDTH
        )  # the smallest letters are wide on a tiny map
        box = (x - width / 2, y - MIN_NAME_BOX_SIZE.height / 2, width, MIN_NAME_BOX_SIZE.height)
        canvas.draw_text(words, style, box, "centre")
        canvas.place = outer

    def is_point_on_name(self, name: str, point: Point) -> bool:
        """Return whether a point in u of the window lies on the name as it was written last."""
        (x, y) = self._to_map_units(point)
        spot = self.name_middles.get(name)
        width, height = self.name_sizes.get(name, (0.0, 0.0))
        return spot is not None and 2 * abs(x - spot[0]) < width and 2 * abs(y - spot[1]) < height

    def points_around_name(self, name: str, margin: float) -> Iterator[Point]:
        """Yield points in u of the window on a grid over the name as it was written last and a
        margin (u of the map) around it; none if it has not been written."""
        spot = self.name_middles.get(name)
        if spot is None:
            return
        width, height = self.name_sizes[name]
        scale = self._county.scale
        for across in NAME_SAMPLE_SHARES:
            for down in NAME_SAMPLE_SHARES:
                x = spot[0] + across * (width / 2 + margin)
                y = spot[1] + down * (height / 2 + margin)
                yield x * scale, y * scale

    def _name_text_style(self, *, in_play: bool) -> TextStyle:
        style = text_styles.MAP_NAME_STYLE if in_play else OUT_OF_PLAY_NAME_STYLE
        return style.sized(COMPACT_NAME_FONT_SIZE) if self.compact else style

    def _name_middles_beside_obstacles(self, canvas: Canvas) -> dict[str, Point]:
        low = {look.name for look in self._pieces.looks if look.arsenic and look.owner >= 0}
        k = canvas.px_per_u * self._county.scale
        letters = canvas.kit.lettering
        style = self._name_text_style(in_play=True)
        middles = {}
        widths = {}
        for name in self._county.shapes.areas:
            x, y = self._to_map_units(self._county.origin(name))
            left, down = (
                county_coordinates.NAME_OFFSET_BELOW_ARSENIC
                if name in low
                else county_coordinates.NAME_OFFSET
            )
            middles[name] = (x + left, y + down)
            widths[name] = letters.line_width_px(self._context.area_name(name), style, k) / k
        height = LETTER_HEIGHT_SHARE * letters.line_spacing_px(style, k) / k
        self.name_sizes = {name: (width, height) for name, width in widths.items()}
        return best_name_positions(middles, widths, list(self._obstacle_boxes()), height)

    def _obstacle_boxes(self) -> Iterator[LeftTopRightBottom]:
        county = self._county
        old = self._context.is_edition_2007
        for look in self._pieces.looks:
            origin = self._to_map_units(county.origin(look.name))
            yield from (
                area_pieces.moved_box(box, origin)
                for box in area_pieces.covered_boxes_in_area(look, is_2007_edition=old)
            )
            if look.has_port:
                yield area_pieces.moved_box(
                    area_pieces.SHIP_BOX, self._to_map_units(county.port_spot(look.name))
                )
        for first, second in self._pieces.adits:
            yield area_pieces.moved_box(
                area_pieces.ADIT_BOX, self._to_map_units(county.adit_spot(first, second))
            )

    def _to_map_units(self, point: Point) -> Point:
        """Convert a point from u of the window to u of the map."""
        return point[0] / self._county.scale, point[1] / self._county.scale
