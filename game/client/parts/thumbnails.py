"""Thumbnails of saved games, drawn one at a time while the list is already shown.

A picture is made from what everybody at the table knew at the last position. A file that cannot
be read, or was played by other rules, shows the empty table.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Unpack

from pygame import Surface

from game.client.desk import Desk
from game.engine.common_view import common_view
from game.engine.reasons import Unreadable
from game.engine.rules import State
from game.records.chronicle import Chronicle
from game.records.retrace import Retracer
from game.records.saves import Saves
from game.scene import theme
from game.scene.cache import cached
from game.scene.canvas import Canvas
from game.scene.easel import Easel
from game.scene.node import Node, NodeValues
from game.scene.picture import Picture
from game.scene.units import PxSize

FRAME = 3.0


class Thumbnails:
    """Keeps the pictures of one page and knows which are still to be drawn."""

    def __init__(self, desk: Desk, saves: Saves) -> None:
        self._desk, self._saves = desk, saves
        self._drawn: dict[tuple[Path, PxSize], Surface] = {}
        self._wanted: dict[tuple[Path, PxSize], None] = {}

    @property
    def has_work(self) -> bool:
        """Whether a picture that is looked at is still to be drawn."""
        return bool(self._wanted)

    def picture(self, file: Path, size: PxSize) -> Surface | None:
        """Return a game's picture; None while it is still to be drawn."""
        found = self._drawn.get((file, size))
        if found is None:
            self._wanted[file, size] = None
        return found

    def work(self, in_time: Callable[[], bool]) -> None:
        """Draw one picture, and others as long as there is time."""
        while self._wanted:
            file, size = next(iter(self._wanted))
            del self._wanted[file, size]
            self._drawn[file, size] = self._draw(file, size)
            if not in_time():
                return

    def forget(self) -> None:
        """Draw everything anew: games may have gone on meanwhile."""
        self._drawn.clear()
        self._wanted.clear()

    def _draw(self, file: Path, size: PxSize) -> Surface:
        stationery = self._desk.box.stationery
        try:
            chronicle = self._saves.read(file).chronicle
            if chronicle is not None:
                stationery = self._desk.box_of(chronicle.opening.options.title).stationery
                colours = [seat.colour for seat in chronicle.opening.seats]
                return stationery.thumbnail(self._last_view(chronicle), colours, size)
        except (OSError, Unreadable):
            pass  # what is wrong with the file stands beside the picture
        return stationery.thumbnail(None, (), size)

    def _last_view(self, chronicle: Chronicle) -> State:
        """Return what everybody knew at the end; Unreadable when the rules no longer lead there."""
        options = chronicle.opening.options
        title = self._desk.shelf.titles.get(options.title)
        if title is None:
            raise Unreadable(f"{options.title} is not on the shelf")
        game = title.game(options)
        last = Retracer(title, game, chronicle).position(len(chronicle.steps))
        return common_view(game.rules, last)


class Thumbnail(Node):
    """A framed picture of a game; a shadow of a frame until it is drawn."""

    def __init__(self, thumbnails: Thumbnails, file: Path, **place: Unpack[NodeValues]) -> None:
        super().__init__(**place)
        self._thumbnails, self._file = thumbnails, file

    def draw(self, canvas: Canvas) -> None:
        """Put the frame, and the picture once it is there."""
        canvas.put(_frame(canvas.size(self), canvas.k))
        inner = canvas.box(FRAME, FRAME, self.width - 2 * FRAME, self.height - 2 * FRAME)
        picture = self._thumbnails.picture(self._file, inner.size)
        if picture is not None:
            canvas.put(picture, FRAME, FRAME)


@cached
def _frame(size: PxSize, k: float) -> Picture:
    easel = Easel(size, 3)
    box = easel.box(5 * k)
    easel.shadow(box, 3 * k, theme.with_alpha(theme.BLACK, 0.35))
    easel.fill(box, theme.RUST)
    return easel.picture()
