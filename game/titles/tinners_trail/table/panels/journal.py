"""The journal panel: the newest lines, older ones by wheel or by keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

from game.scene import styles
from game.scene.canvas import Canvas
from game.scene.keys import Stroke
from game.scene.node import Node, Place
from game.scene.skins.panel import slate
from game.scene.units import Point
from game.titles.tinners_trail.table.layout.side import (
    JOURNAL_FOOT,
    JOURNAL_HEAD,
    JOURNAL_LINE,
)
from game.titles.tinners_trail.table.look.journal import Entry
from game.titles.tinners_trail.table.studio import Studio, put

KEEP = 400


class JournalPanel(Node):
    """Shows the newest lines at the bottom of the list; `offset` counts lines scrolled back."""

    def __init__(self, studio: Studio, **place: Unpack[Place]) -> None:
        """Begin with an empty list."""
        super().__init__(**place)
        self.role, self.solid, self.focusable = "list", True, True
        self.label = studio.say("journal")
        self.studio = studio
        self.entries: list[Entry] = []
        self.offset = 0

    @property
    def rows(self) -> int:
        """How many lines fit."""
        return max(int((self.height - JOURNAL_HEAD - JOURNAL_FOOT + 4) // JOURNAL_LINE), 1)

    def add_entries(self, entries: Sequence[Entry]) -> None:
        """Add lines and show the newest."""
        self.entries = [*self.entries, *entries][-KEEP:]
        self.offset = 0
        if entries:
            self.label = f"{self.studio.say('journal')}: {entries[-1].text}"

    def clear_entries(self) -> None:
        """Forget all lines."""
        self.entries = []
        self.offset = 0

    def scroll(self, lines: int) -> bool:
        """Look so many lines further back; False when there is nothing more."""
        most = max(len(self.entries) - self.rows, 0)
        offset = min(max(self.offset + lines, 0), most)
        moved = offset != self.offset
        self.offset = offset
        return moved

    def wheel(self, steps: float) -> bool:
        """One line a notch."""
        return self.scroll(round(steps))

    def press(self, point: Point) -> None:
        """A click in the upper half looks further back, in the lower half forward."""
        self.scroll(self.rows if point[1] < self.height / 2 else -self.rows)

    def key(self, stroke: Stroke) -> bool:
        """Page Up and Page Down turn pages."""
        pages = {"page up": self.rows, "page down": -self.rows}
        return stroke.name in pages and self.scroll(pages[stroke.name])

    def draw(self, canvas: Canvas) -> None:
        """Put panel and lines."""
        canvas.put(slate(canvas.size(self), canvas.k))
        say = self.studio.say
        canvas.words(say("journal"), styles.HEAD, (17, 8, 180, 34))
        canvas.words(say("journal-note"), styles.NOTE, (200, 8, self.width - 217, 34), "right")
        end = len(self.entries) - self.offset
        shown = self.entries[max(end - self.rows, 0) : end]
        for number, entry in enumerate(shown):
            self._draw_entry(canvas, entry, JOURNAL_HEAD + JOURNAL_LINE * number + 15)

    def _draw_entry(self, canvas: Canvas, entry: Entry, middle: float) -> None:
        art = self.studio.art(canvas.k)
        if entry.seat >= 0:
            put(canvas, art.disc(self.studio.colour(entry.seat), 11.0, on_slate=True), 29, middle)
        else:
            put(canvas, art.icon("dice", 22, tone="disabled"), 29, middle)
        canvas.words(entry.text, styles.BODY, (51, middle - 16, self.width - 66, 32))
