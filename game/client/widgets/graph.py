"""A line chart over the course of a game, one line per seat, with distinct colour, dashes and
marks."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import Unpack

import pygame
from pygame import Surface

from game.scene.drawing import accents, colours
from game.scene.drawing.outlines import dash_segments, draw_round_line
from game.scene.drawing.picture import Picture
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.stage.sheet_placing import Point
from game.scene.text.text_styles import BOLD_STYLE, NOTE_STYLE
from game.table_protocol import PicturesOutsideTable

SUPERSAMPLING = 2
MARGIN_LEFT = 58.0
MARGIN_RIGHT = 96.0
MARGIN_TOP = 12.0
MARGIN_BOTTOM = 34.0
MAX_SHORT_NUMBER_LETTERS = 4
LETTER_WIDTH = 11.0  # letters of a number at the left that have room, and room for one more
LINE_WIDTH = 3.4
LINE_CASING_WIDTH = 6.4
GRID_COLOUR = (255, 255, 255, 26)
LEGEND_PITCH = 25.0
LABEL_GAP = 6.0  # between the words below the grid
MIN_LINE_BRIGHTNESS = 0.32  # of brightness; a darker line cannot be seen on slate
MAX_GRID_STEPS = 5  # of the grid from its lowest to its highest number


@dataclass(frozen=True, slots=True)
class GraphLine:
    """A line of a graph: a seat's colour, and its values from left to right, evenly spaced."""

    colour: str
    values_from_left: tuple[int, ...]

    def x_positions(self) -> tuple[float, ...]:
        """Return the x position of each value as a share of the width, from 0 to 1."""
        last = max(len(self.values_from_left) - 1, 1)
        return tuple(number / last for number in range(len(self.values_from_left)))


class Graph(Node):
    """A chart with a line for each seat, a grid with numbers, labels below some positions, and
    every line's last value on the right.

    `unit` is the format of a number, in which # stands for the number. If a value is negative the
    grid extends below 0, as little as possible.
    """

    def __init__(
        self,
        pictures_outside_table: PicturesOutsideTable,
        lines: Sequence[GraphLine],
        x_shares_and_labels: Sequence[tuple[float, str]],
        unit: str = "#",
        *,
        with_seat_discs: bool = True,
        **node_values: Unpack[NodeValues],
    ) -> None:
        super().__init__(**node_values)
        self._pictures_outside_table = pictures_outside_table
        self.lines = tuple(lines)
        self._x_shares_and_labels = tuple(x_shares_and_labels)
        self._unit = unit
        self._dots = with_seat_discs
        self._cached_picture: tuple[float, Picture] | None = None
        highest = max((max(line.values_from_left) for line in lines), default=1)
        lowest = min((min(line.values_from_left) for line in lines), default=0)
        self._ticks = grid_ticks(min(lowest, 0), max(highest, 0))
        self._foot = self._ticks[0]
        self._top = self._ticks[-1]
        longest = max(len(self._number_text(tick)) for tick in self._ticks)
        self._left = MARGIN_LEFT + LETTER_WIDTH * max(longest - MAX_SHORT_NUMBER_LETTERS, 0)

    def draw(self, canvas: Canvas) -> None:
        """Draw grid, lines, marks and numbers."""
        if self._cached_picture is None or self._cached_picture[0] != canvas.px_per_u:
            self._cached_picture = (canvas.px_per_u, self._paint_grid_and_lines(canvas.px_per_u))
        canvas.draw_picture(self._cached_picture[1])
        for tick in self._ticks:
            number = (0.0, self._y_of_value(tick) - 14, self._left - 12, 28.0)
            canvas.draw_text(self._number_text(tick), NOTE_STYLE, number, "right")
        # Write what the grid stops at, but for words that would touch the one before.
        style = NOTE_STYLE.sized(20)
        free = -LABEL_GAP
        for share, word in self._x_shares_and_labels:
            half = (
                canvas.kit.lettering.line_width_px(word, style, canvas.px_per_u)
                / canvas.px_per_u
                / 2
            )
            if self._x_of_share(share) - half < free + LABEL_GAP:
                continue
            free = self._x_of_share(share) + half
            box = (self._x_of_share(share) - 50, self.height - 30, 100, 28)
            canvas.draw_text(word, style, box, "centre")
        self._draw_last_values(canvas)

    def _x_of_share(self, share: float) -> float:
        return self._left + share * (self.width - self._left - MARGIN_RIGHT)

    def _y_of_value(self, value: float) -> float:
        height = self.height - MARGIN_TOP - MARGIN_BOTTOM
        return MARGIN_TOP + height * (self._top - value) / (self._top - self._foot)

    def _number_text(self, value: int) -> str:
        sign = "−" if value < 0 else "+" if value > 0 and self._foot < 0 else ""
        return self._unit.replace("#", f"{sign}{abs(value)}")

    def _line_points(self, line: GraphLine) -> list[Point]:
        spots = zip(line.x_positions(), line.values_from_left, strict=True)
        return [(self._x_of_share(share), self._y_of_value(value)) for share, value in spots]

    def _paint_grid_and_lines(self, px_per_u: float) -> Picture:
        scale = px_per_u * SUPERSAMPLING
        size = (max(round(self.width * scale), 1), max(round(self.height * scale), 1))
        large = Surface(size, pygame.SRCALPHA)
        for tick in self._ticks:
            y = self._y_of_value(tick) * scale
            pygame.draw.line(
                large,
                GRID_COLOUR,
                (self._x_of_share(0) * scale, y),
                (self._x_of_share(1) * scale, y),
                SUPERSAMPLING,
            )
        for share, _ in self._x_shares_and_labels:
            x = self._x_of_share(share) * scale
            top = self._y_of_value(self._top) * scale
            foot = self._y_of_value(self._foot) * scale
            pygame.draw.line(large, GRID_COLOUR, (x, top), (x, foot), SUPERSAMPLING)
        for line in reversed(self.lines):
            self._paint_line(large, line, scale)
        final = (max(round(self.width * px_per_u), 1), max(round(self.height * px_per_u), 1))
        return Picture(pygame.transform.smoothscale(large, final))

    def _paint_line(self, supersampled: Surface, line: GraphLine, scale: float) -> None:
        points = [(x * scale, y * scale) for x, y in self._line_points(line)]
        light, middle, _ = self._pictures_outside_table.colour_tones(line.colour)
        colour = light if accents.colour_brightness(middle) < MIN_LINE_BRIGHTNESS else middle
        draw_round_line(
            supersampled, colours.NIGHT, points, max(round(LINE_CASING_WIDTH * scale), 1)
        )
        dashes = [
            length * scale for length in self._pictures_outside_table.dash_pattern(line.colour)
        ]
        for part in dash_segments(points, dashes) if dashes else [points]:
            draw_round_line(supersampled, colour, part, max(round(LINE_WIDTH * scale), 1))

    def _draw_last_values(self, canvas: Canvas) -> None:
        ends = sorted(self.lines, key=lambda line: -line.values_from_left[-1])
        top = self._y_of_value(ends[0].values_from_left[-1]) if ends else 0.0
        top = min(top, self.height - MARGIN_BOTTOM - LEGEND_PITCH * len(ends))
        for rank, line in enumerate(ends):
            middle = top + rank * LEGEND_PITCH
            self._draw_seat_disc(canvas, line.colour, self.width - MARGIN_RIGHT + 26, middle, 21)
            spot = (self.width - MARGIN_RIGHT + 42, middle - 13, 56, 26)
            canvas.draw_text(self._number_text(line.values_from_left[-1]), BOLD_STYLE, spot)
        if self._dots:
            for line in reversed(self.lines):
                for x, y in self._line_points(line)[1:]:
                    self._draw_seat_disc(canvas, line.colour, x, y, 20)

    def _draw_seat_disc(self, canvas: Canvas, colour: str, x: float, y: float, size: float) -> None:
        canvas.draw_picture(
            self._pictures_outside_table.seat_disc_picture(colour, canvas.px_per_u * size / 29),
            x,
            y,
        )


def grid_ticks(lowest: int, highest: int) -> range:
    """Return the numbers at the lines of a graph's grid, which include 0 and reach beyond both
    values. They are the multiples of the smallest step (1, 2 or 5 times a power of ten) that needs
    at most `MAX_GRID_STEPS` steps."""
    for step in (factor * 10**power for power in count() for factor in (1, 2, 5)):
        down = -(lowest // step)
        up = max(-(-highest // step), 1)
        if down + up <= MAX_GRID_STEPS:
            return range(-down * step, up * step + 1, step)
    raise AssertionError("count() has no end")
