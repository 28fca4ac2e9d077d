"""A row of the large journal: who did it, and what; or the round that begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Unpack

from game.client.desk import Desk
from game.client.recalling.annals import ToldLine
from game.records.record import Seat
from game.scene.canvas import Canvas
from game.scene.node import Node, NodeValues
from game.scene.skins.control import row
from game.scene.styles import BODY_ON_PARCHMENT, NOTE_ON_PARCHMENT

ROW = 36.0
DISC, TEXT, END = 26.0, 54.0, 120.0


class LineRow(Node):
    """A line; clicked it leads to its moment."""

    def __init__(
        self,
        desk: Desk,
        line: ToldLine,
        seat: Seat | None,
        told: tuple[str, Callable[[int], None]],
        **place: Unpack[NodeValues],
    ) -> None:
        (numeral, choose), entry = told, line.entry
        place.setdefault("height", ROW)
        super().__init__(**place)
        self.role, self.label, self.name = "button", entry.text, f"line:{entry.step}"
        if entry.step:
            self.on_click, self.focusable = lambda: choose(entry.step), True
        self._stationery, self._seat = desk.box.stationery, seat
        self._when = desk.say("recalling.round", round=numeral)

    def draw(self, canvas: Canvas) -> None:
        """Put disc, words and round."""
        if self.hovered or self.focused:
            bar = (0.0, 2.0, self.width, self.height - 4)
            canvas.put(row(canvas.box(*bar).size, canvas.k, "hover"), 0, 2)
        middle = self.height / 2
        if self._seat is not None:
            canvas.put(self._stationery.disc(self._seat.colour, canvas.k * 24 / 29), DISC, middle)
        else:
            icon = self._stationery.icon("dice", round(26 * canvas.k), "brass")
            canvas.put(icon, DISC - 13, middle - 13)
        room = self.width - TEXT - END
        canvas.words(self.label, BODY_ON_PARCHMENT, (TEXT, 0, room, self.height))
        spot = (self.width - END, 0.0, END - 24, self.height)
        canvas.words(self._when, NOTE_ON_PARCHMENT, spot, "right")
