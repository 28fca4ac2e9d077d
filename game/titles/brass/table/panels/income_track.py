"""The income track on the map frame: a cell for each level, a tick for each space."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, Unpack

from game.scene.drawing.colours import with_alpha
from game.scene.drawing.gradients import vertical_gradient
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.drawing.paint_surface import Painter, cache_painted_pictures
from game.scene.input.hit_shapes import Circle, LeftTopWidthHeight
from game.scene.layout import Container, Row
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.stage.sheet_placing import Point
from game.scene.widgets import Label
from game.tabletop.panel.content_widgets import ContentWidget, make_content_on_background
from game.tabletop.table_context import draw_sprite
from game.text.numerals import number_text
from game.titles.brass.table.art import inks
from game.titles.brass.table.art.brass_art import BrassArt, TableContext

TRACK_END_MARGIN: Final = 6.0
"""From the ends of the track to its first and last space."""
DISC_RADIUS: Final = 10.5
FANNED_DISC_RADIUS: Final = 8.0
HIGHEST_FANNED_DISC_Y: Final = 5.0
LOWEST_FANNED_DISC_Y: Final = 23.5
"""The y below the track of the middles of discs in a fan, from the first to the last: above the
documents on the map."""
MAX_FAN_STEP: Final = 10.0
LONE_DISC_Y: Final = DISC_RADIUS - 1
SHIFT_WITHIN_SPACE_IN_SPACE_WIDTHS: Final = 0.32
"""How far discs that share a space lie beside its middle, in widths of a space."""
PRINTED_DEBT_LEVEL_STEP: Final = 5
ADDED_MARGIN_BELOW_NUMBERS: Final = 6.0
"""How much farther the numbers keep from the lower edge, where the ticks of spaces are."""
POUNDS_STYLE = inks.BILL_BOLD_STYLE.sized(16)


@dataclass(frozen=True, slots=True)
class IncomeTrackLook:
    """The pounds of every space of the income track, and the markers as (seat, space, whether it
    is a possible new position)."""

    pounds_by_space: tuple[int, ...]
    seat_space_and_is_possible: tuple[tuple[int, int, bool], ...]


@cache_painted_pictures
def paint_track_cells(painter: Painter, px_per_u: float, levels: tuple[int, ...]) -> None:
    """Paint the printed cells of the income track, one per income level, without numbers;
    `levels` is the level of every space."""
    painter.set_margin_around_box(10 * px_per_u)
    box = painter.box_with_corner_radius(3 * px_per_u)
    painter.draw_shadow(box.moved(0, 3 * px_per_u), 8 * px_per_u, with_alpha((0, 0, 0), 0.5))
    painter.fill_box(box, hex_to_rgb("#EFE4C8"))
    pitch = (box.width - 2 * TRACK_END_MARGIN * px_per_u) / len(levels)
    at = TRACK_END_MARGIN * px_per_u
    for number, (level, spaces) in enumerate(groupby(levels)):
        count = len(list(spaces))
        red = level < 0
        tones = (
            (hex_to_rgb("#E8A396"), hex_to_rgb("#DD8E80"))
            if red
            else (hex_to_rgb("#FAF3E0"), hex_to_rgb("#EFE4C8"))
        )
        if number % 2:
            tones = (
                (hex_to_rgb("#DB8B7C"), hex_to_rgb("#CF7A6B"))
                if red
                else (hex_to_rgb("#D9C89C"), hex_to_rgb("#CCB886"))
            )
        cell = box._replace(
            x=at, y=4 * px_per_u, width=pitch * count, height=box.height - 8 * px_per_u, radius=0
        )
        painter.fill_box(cell, vertical_gradient(*tones))
        for tick in range(1, count):
            line = cell._replace(
                x=at + pitch * tick,
                y=box.height - 11 * px_per_u,
                width=max(px_per_u, 1),
                height=7 * px_per_u,
            )
            painter.fill_box(line, hex_to_rgb("#5A4A33"))
        painter.fill_box(cell._replace(width=max(px_per_u, 1)), hex_to_rgb("#5A4A33"))
        at += pitch * count
    painter.draw_outline(box, 1.8 * px_per_u, inks.SOOT_RGB)


class IncomeTrackHitShape:
    """The clickable shape of an income track: its rectangle and the discs below it."""

    def __init__(self, income_track: "IncomeTrack") -> None:
        """Store the income track; its discs, wherever they are, belong to the shape."""
        self._income_track = income_track

    def contains(self, point: Point) -> bool:
        """Return whether a point is on the track's rectangle or on a disc."""
        width = self._income_track.width
        height = self._income_track.height
        if 0 <= point[0] <= width and 0 <= point[1] <= height:
            return True
        return any(
            Circle(*disc, DISC_RADIUS).contains(point) for disc in self._income_track.disc_positions
        )

    def inner_point(self) -> Point:
        """Return the middle of the track's rectangle."""
        return self._income_track.width / 2, self._income_track.height / 2

    def bounding_box(self) -> LeftTopWidthHeight:
        """Return the box around the track's rectangle and the discs below it."""
        lowest = LOWEST_FANNED_DISC_Y + FANNED_DISC_RADIUS
        return 0.0, 0.0, self._income_track.width, self._income_track.height + lowest


class IncomeTrack(ContentWidget[BrassArt, IncomeTrackLook]):
    """The income track at the top of the map; the seats' discs lie below the spaces of their
    markers."""

    def __init__(self, context: TableContext, **node_values: Unpack[NodeValues]) -> None:
        """Create the track without markers."""
        super().__init__(context, **node_values)
        self.hit = IncomeTrackHitShape(self)

    @property
    def disc_positions(self) -> list[Point]:
        """The middles of the discs in the order of the markers, each below the space of its marker,
        fanned so that none hides another."""
        if self.look is None:
            return []
        spaces = [space for _, space, _ in self.look.seat_space_and_is_possible]
        return [
            (TRACK_END_MARGIN + x, self.height + y)
            for x, y in fanned_disc_positions(spaces, self._width_of_space)
        ]

    @property
    def _width_of_space(self) -> float:
        count = len(self.look.pounds_by_space) if self.look is not None else 1
        return (self.width - 2 * TRACK_END_MARGIN) / count

    def marker_spot(self, space: int) -> Point:
        """Return the middle of a disc below a space, relative to the track."""
        x = TRACK_END_MARGIN + self._width_of_space * (space + 0.5)
        return x, self.height + LONE_DISC_Y

    def build_content(self, look: IncomeTrackLook) -> Container:
        """Return the cells with the pounds of each level on them."""
        cells = (
            _build_cell_with_pounds_of_level(level, len(list(spaces)))
            for level, spaces in groupby(look.pounds_by_space, _level_whose_number_is_printed)
        )
        return make_content_on_background(
            lambda size, k: paint_track_cells(size, k, look.pounds_by_space),
            Row(
                *cells,
                padding=(0.0, TRACK_END_MARGIN, ADDED_MARGIN_BELOW_NUMBERS, TRACK_END_MARGIN),
            ),
        )

    def draw_look(self, canvas: Canvas, look: IncomeTrackLook) -> None:
        """Draw the cells, the pounds on them, and the discs; a possible new position is a pale
        disc."""
        super().draw_look(canvas, look)
        art = self.context.art_at_scale(canvas.px_per_u)
        fans = overlapping_discs(
            [space for _, space, _ in look.seat_space_and_is_possible], self._width_of_space
        )
        fanned = {number for fan in fans for number in fan}
        for number, ((seat, _, ghost), (x, y)) in enumerate(
            zip(look.seat_space_and_is_possible, self.disc_positions, strict=True)
        ):
            colour = self.context.art_colour_name(seat)
            radius = FANNED_DISC_RADIUS if number in fanned else DISC_RADIUS
            whole = art.disc(colour, radius, on_slate=True)
            draw_sprite(canvas, art.ghost_disc(colour, radius) if ghost else whole, x, y)


def _level_whose_number_is_printed(pounds: int) -> int:
    """Return the level whose number is printed over the cell of this level. Cells below level 0 are
    narrow, so only every fifth of these levels has a number, which extends over the cells up to the
    next one."""
    return pounds if pounds >= 0 else pounds - pounds % PRINTED_DEBT_LEVEL_STEP


def _build_cell_with_pounds_of_level(level: int, space_count: int) -> Node:
    """Return a cell that is as wide as its spaces, with the pounds of its level in the middle, or
    at the left edge for a level below 0."""
    align = "centre" if level >= 0 else "left"
    pounds = Label(number_text(level), POUNDS_STYLE, align=align, grow=1)
    return Row(pounds, align="centre", grow=space_count, basis=0.0, min_width=0.0)


def fanned_disc_positions(spaces: Sequence[int], width: float) -> list[Point]:
    """Return the middles of discs below spaces of a `width`, relative to the start of the first
    space and the lower edge of the track.

    A disc stays below its space. Discs that would hide each other are smaller and lie one below the
    other; discs that share a space lie also a little left and right of its middle.
    """
    found: list[Point] = [(width * (space + 0.5), LONE_DISC_Y) for space in spaces]
    for fan in overlapping_discs(spaces, width):
        room = LOWEST_FANNED_DISC_Y - HIGHEST_FANNED_DISC_Y
        step = min(MAX_FAN_STEP, room / (len(fan) - 1))
        side = -1
        for row, number in enumerate(fan):
            is_shared = spaces.count(spaces[number]) > 1
            shift = SHIFT_WITHIN_SPACE_IN_SPACE_WIDTHS * side if is_shared else 0.0
            side = -side
            x = width * (spaces[number] + 0.5 + shift)
            found[number] = x, HIGHEST_FANNED_DISC_Y + step * row
    return found


def overlapping_discs(spaces: Sequence[int], width: float) -> list[list[int]]:
    """Return the groups of discs, as indices from left to right, that would cover each other in a
    row at full size."""
    groups: list[list[int]] = []
    for number in sorted(range(len(spaces)), key=lambda each: spaces[each]):
        if groups and width * (spaces[number] - spaces[groups[-1][-1]]) < 2 * DISC_RADIUS:
            groups[-1].append(number)
        else:
            groups.append([number])
    return [group for group in groups if len(group) > 1]
