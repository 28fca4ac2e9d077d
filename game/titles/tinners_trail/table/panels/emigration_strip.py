"""The strip "Emigration": what the four places give in this round; it opens the whole board."""

from __future__ import annotations

from collections.abc import Callable

from game.scene import styles
from game.scene.canvas import Canvas
from game.scene.skins.button import button as plate
from game.scene.skins.button import shift_of
from game.scene.skins.mark import lamp_line
from game.scene.units import Point
from game.scene.widgets import Button
from game.titles.tinners_trail.rules.expansion_view import PLACE_NAMES
from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.table.panels.emigration import (
    CELL_WIDTH,
    COLUMNS,
    NAMES,
    PITCH_X,
    EmigrationBoard,
    draw_space,
)
from game.titles.tinners_trail.table.studio import Studio

CELLS_HEIGHT = 33.0
CAP_AT = COLUMNS + PITCH_X * len(PLACE_NAMES) + 6


class EmigrationStrip(Button):
    """Places from left to right as the board has them from above: each gives another kind of
    thing, so that nobody needs their names to tell them apart.
    """

    def __init__(self, studio: Studio, key: str, on_click: Callable[[], None]) -> None:
        """Take the key that also opens the board."""
        super().__init__(
            studio.say("tab-emigration"),
            skin="quiet",
            name="tab:emigration",
            cap=key.upper(),
            keys=(key,),
            tooltip=studio.say("emigration-strip"),
            on_click=on_click,
        )
        self._studio = studio
        self.look: EmigrationBoard | None = None

    def show(self, look: EmigrationBoard) -> None:
        """Draw this from now on."""
        self.look = look

    def space_spot(self, place: str) -> Point:
        """Return the middle of a place's space."""
        column = PLACE_NAMES.index(place) if place in PLACE_NAMES else 0
        return COLUMNS + PITCH_X * column + CELL_WIDTH / 2, self.height / 2

    def drawn_from(self) -> tuple[object, ...]:
        """Return the look, besides what a button is drawn from."""
        return *super().drawn_from(), self.look

    def draw(self, canvas: Canvas) -> None:
        """Put plate, head, spaces and key."""
        canvas.put(plate(canvas.size(self), canvas.k, self.skin, self.state), 0, 0)
        top = shift_of(self.state)
        if self.chosen:
            canvas.put(lamp_line(canvas.size(self), canvas.k), 0, top)
        box = (NAMES, top, COLUMNS - NAMES - 6, self.height - 2)
        canvas.words(self._studio.say("emigration"), styles.HEAD_ON_PARCHMENT, box)
        if self.look is not None:
            over = self.look.round == 0
            shown = (ROUNDS if over else self.look.round) - 1
            for place, spaces in self.look.places:
                x, y = self.space_spot(place)
                size = (CELL_WIDTH, CELLS_HEIGHT)
                tone = "shade" if over else "price"
                draw_space(canvas, self._studio, spaces[shown], ((x, y + top), size, tone))
        self._draw_cap(canvas, CAP_AT, top + (self.height - 26) / 2)
