"""The scrubber: a timeline of movers, rounds and marks, to jump to any step."""

from collections.abc import Callable, Sequence
from typing import Unpack

import pygame
from pygame import Surface

from game.client.app import App
from game.client.screens.win_chance_pictures import (
    decision_flag_picture,
    flag_background_picture,
    winning_chances_picture,
)
from game.client.session.score_history import ScoreHistory, StepMark
from game.client.widgets.round_numerals import MAX_ROMAN_ROUNDS, all_round_numerals
from game.match.analysis import JudgedGame, JudgedMove
from game.records.records import Seat
from game.scene.drawing import accents, colours
from game.scene.drawing.display_settings import title_metal_tone_for_brass
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.drawing.paint_surface import Painter, cache_painted_pictures
from game.scene.drawing.shared_surfaces import SURFACE_CACHE
from game.scene.input.keys import KeyStroke
from game.scene.nodes.layout_item import LayoutMeasurer
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.control import slider_knob_picture
from game.scene.skins.mark_painting import paint_plain_box, paint_whole_box
from game.scene.stage.sheet_placing import Point
from game.scene.text.lettering import TextStyle

ROUND_LABEL_HEIGHT = 30.0
TIMELINE_HEIGHT = 40.0
ICON_GAP = 8.0
ICON_SIZE = 30.0
ROUND_STYLE = TextStyle("head", 22, accents.BRASS_TEXT)
CHANCE_STEP_COLOUR = hex_to_rgb("#566163")
KNOB_RADIUS = 13.0
SHADE_TILE_WIDTH_PX = 64
STEPS_BY_JUMP_KEY = {"home": -(10**6), "end": 10**6, "page up": -20, "page down": 20}


class Scrubber(Node):
    """A slider over all steps of a replay; `go_to_step` is called with the chosen position."""

    role = "slider"
    own_keys = tuple(STEPS_BY_JUMP_KEY)
    focusable = True
    height = ROUND_LABEL_HEIGHT + TIMELINE_HEIGHT + ICON_GAP + ICON_SIZE

    def __init__(
        self,
        app: App,
        seats: Sequence[Seat],
        history: ScoreHistory,
        go_to_step: Callable[[int], None],
        **node_values: Unpack[NodeValues],
    ) -> None:
        super().__init__(**node_values)
        self._pictures_outside_table = app.box.pictures_outside_table
        self._round_caption_template = app.say("replay.round-number", round="{round}")
        self._round_numerals = all_round_numerals(app, len(history.round_start_steps), len(seats))
        self._colours = tuple(seat.colour for seat in seats)
        self._history = history
        self._go_to = go_to_step
        self.position = 0
        self._marks_with_x_positions: tuple[tuple[StepMark, float], ...] = ()
        self.judged_game: JudgedGame | None = None  # with it the ribbon shows the shares of wins
        self.judged_moves: tuple[JudgedMove, ...] = ()  # the marked ones get a flag

    def lay_out_children(self, measurer: LayoutMeasurer) -> None:
        """Compute the x positions of the marks from the width of the bar."""
        self._marks_with_x_positions = spaced_marks_with_x_positions(
            self._history, self.width, ICON_SIZE + 4
        )

    def on_pointer_press(self, point: Point) -> None:
        """Go to the step at the pointer."""
        self.on_pointer_drag(point)

    def on_pointer_drag(self, point: Point) -> None:
        """Go to the step at the pointer while it is dragged."""
        step = round(point[0] / self.width * self._history.step_count)
        self._go_to(min(max(step, 0), self._history.step_count))

    def on_pointer_wheel(self, notches: float) -> bool:
        """Go back one step for each notch that the wheel turns up, or forward if it turns down;
        return True."""
        self._go_to(self.position - round(notches))
        return True

    def on_key(self, stroke: KeyStroke) -> bool:
        """Jump to the start for the key Home, to the end for End, and by 20 steps for Page Up and
        Page Down; return True for these keys. The arrow keys move the focus to the buttons."""
        if stroke.name not in STEPS_BY_JUMP_KEY:
            return False
        self._go_to(self.position + STEPS_BY_JUMP_KEY[stroke.name])
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the rounds, the timeline or the winning chances with their flags, the marks and
        the knob."""
        ribbon = canvas.rect_px(0, ROUND_LABEL_HEIGHT, self.width, TIMELINE_HEIGHT).size
        if self.judged_game is None:
            key = "ribbon", self._history, ribbon
            picture = SURFACE_CACHE.get_or_make(
                key, lambda: self._paint_timeline(ribbon, canvas.px_per_u)
            )
            canvas.draw_picture(picture, 0, ROUND_LABEL_HEIGHT)
        else:
            canvas.draw_picture(
                winning_chances_picture(
                    self._pictures_outside_table, self._colours, self.judged_game, ribbon
                ),
                0,
                ROUND_LABEL_HEIGHT,
            )
        for move in self.judged_moves:
            if move.mark:
                left = self._x_of_step(move.step_number)
                canvas.draw_picture(
                    flag_background_picture(canvas.px_per_u, move.mark), left, ROUND_LABEL_HEIGHT
                )
                canvas.draw_picture(
                    decision_flag_picture(canvas.px_per_u, move.mark), left, ROUND_LABEL_HEIGHT
                )
        for at, start in enumerate(self._history.round_start_steps):
            if at and self.judged_game is not None:
                line = paint_plain_box(canvas.rect_px(0, 0, 2, TIMELINE_HEIGHT).size, colours.CREAM)
                canvas.draw_picture(line, self._x_of_step(start) - 1, ROUND_LABEL_HEIGHT)
            number = self._round_numerals[at]
            few = len(self._history.round_start_steps) <= MAX_ROMAN_ROUNDS
            text = self._round_caption_template.replace("{round}", number) if few else number
            left = self._x_of_step(start) + 6
            room = (
                self.width - left
            ) * canvas.px_per_u  # none for a last round that has just begun
            if canvas.kit.lettering.fits(text, ROUND_STYLE, canvas.px_per_u, room):
                canvas.draw_text(text, ROUND_STYLE, (left, 0, 200, ROUND_LABEL_HEIGHT - 2))
        for mark, x in self._marks_with_x_positions:
            top = ROUND_LABEL_HEIGHT + TIMELINE_HEIGHT + ICON_GAP
            size = canvas.rect_px(x - ICON_SIZE / 2, top, ICON_SIZE, ICON_SIZE).size
            canvas.draw_picture(
                _paint_badge(size, canvas.px_per_u, self._seat_colour(mark.mover_seat)),
                x - ICON_SIZE / 2,
                top,
            )
            tone = "ink" if sum(self._seat_colour(mark.mover_seat)) > 420 else "cream"
            picture = self._pictures_outside_table.icon(
                mark.icon_name, round(ICON_SIZE * 0.74 * canvas.px_per_u), tone
            )
            canvas.draw_picture(picture, x - ICON_SIZE * 0.37, top + ICON_SIZE * 0.13)
        left = self._x_of_step(self.position)
        shade = canvas.rect_px(left, ROUND_LABEL_HEIGHT, self.width - left, TIMELINE_HEIGHT)
        x, y = canvas.place.to_px(left, ROUND_LABEL_HEIGHT)
        for at in range(
            0, shade.width, SHADE_TILE_WIDTH_PX
        ):  # in pieces: else there were one a step
            size = min(SHADE_TILE_WIDTH_PX, shade.width - at), shade.height
            canvas.draw_picture_at_px(paint_whole_box(size, colours.NIGHT, 0.62), x + at, y)
        radius = round(KNOB_RADIUS * canvas.px_per_u)
        canvas.draw_picture(
            slider_knob_picture(radius, canvas.px_per_u, is_hovered=self.hovered),
            left,
            ROUND_LABEL_HEIGHT + TIMELINE_HEIGHT / 2,
        )

    def _x_of_step(self, step_number: int) -> float:
        return self.width * step_number / max(self._history.step_count, 1)

    def _seat_colour(self, seat: int) -> colours.Rgb:
        return (
            self._pictures_outside_table.colour_tones(self._colours[seat]).middle
            if seat >= 0
            else CHANCE_STEP_COLOUR
        )

    def _paint_timeline(self, size: tuple[int, int], px_per_u: float) -> Surface:
        """Return the timeline, `size` px large: every step in the pattern of the seat that
        moved, with a dark edge where the mover changes."""
        surface = Surface(size)
        surface.fill(colours.NIGHT)
        movers = self._history.mover_by_step
        start = 0
        for end in range(1, len(movers) + 1):
            if end < len(movers) and movers[end] == movers[start]:
                continue
            left, right = (round(size[0] * step / len(movers)) for step in (start, end))
            part = pygame.Rect(left, 0, max(right - left, 1), size[1])
            if movers[start] >= 0:
                plate = self._pictures_outside_table.seat_plate_picture(
                    self._colours[movers[start]], size
                )
                surface.blit(plate, part, part)
            else:
                surface.fill(CHANCE_STEP_COLOUR, part)
            surface.fill(colours.NIGHT, (part.left, 0, 1, size[1]))
            start = end
        for at in self._history.round_start_steps[1:]:
            line = round(size[0] * at / max(len(movers), 1))
            surface.fill(colours.CREAM, (line - 1, 0, max(round(2 * px_per_u), 1), size[1]))
        edge = max(round(1.5 * px_per_u), 1)
        pygame.draw.rect(
            surface, title_metal_tone_for_brass(accents.BRASS_LOW), surface.get_rect(), edge
        )
        return surface


def spaced_marks_with_x_positions(
    history: ScoreHistory, width: float, min_distance: float
) -> tuple[tuple[StepMark, float], ...]:
    """Return the marks of a game with their x positions in u; a mark less than `min_distance` u
    after the one before is left out."""
    placed: list[tuple[StepMark, float]] = []
    for mark in history.step_marks:
        x = width * mark.step_number / max(history.step_count, 1)
        x = min(max(x, min_distance / 2), width - min_distance / 2)
        if not placed or x - placed[-1][1] >= min_distance:
            placed.append((mark, x))
    return tuple(placed)


@cache_painted_pictures
def _paint_badge(painter: Painter, px_per_u: float, tint: colours.Rgb) -> None:
    painter.fill_box(
        painter.box_with_corner_radius(6 * px_per_u), tint, keeps_colour_in_high_contrast=True
    )
    painter.draw_outline(
        painter.box_with_corner_radius(6 * px_per_u),
        1.4 * px_per_u,
        colours.with_alpha(colours.HALO, 0.8),
    )
