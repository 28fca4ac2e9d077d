"""Thumbnails of saved games, drawn one at a time while the list is already shown."""

from collections.abc import Callable, Sequence
from functools import partial
from math import cos, sin, tau
from pathlib import Path
from typing import Final, Unpack

import pygame
from pygame import Surface

from game.client.app import App
from game.engine.knowledge import common_view
from game.engine.title import Unreadable
from game.records.replay import ReplayCursor
from game.records.saves import Saves
from game.scene.animation.animation import Tween, linear
from game.scene.drawing import colours as theme
from game.scene.drawing.colours import Rgb
from game.scene.drawing.paint_surface import Outline, Painter, as_outline, filled, painting
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.stage.placing import PxSize
from game.table_protocol import ScreenPictures

# A picture is made from what everybody at the table knew at the last position. A file that
# cannot be read, or was played by other rules, shows the empty table.

FRAME = 3.0

GAP = 20.0

LAST_MS: Final = 6500.0
LEAVES = 110
TURNS = 6
LEAF: Final = ((-9.0, 0.0), (-3.0, -5.0), (9.0, 0.0), (3.0, 5.0))
FIRST = 0.15
LATEST = 0.55
FADES = 0.85  # shares of the time: leaves begin, and fade


class Thumbnails:
    """Keeps the pictures of one page and knows which are still to be drawn."""

    def __init__(self, app: App, saves: Saves) -> None:
        self._app = app
        self._saves = saves
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
        screen_pictures = self._app.box.screen_pictures
        try:
            chronicle = self._saves.read(file).chronicle
            if chronicle is not None:
                screen_pictures = self._app.box_of(chronicle.opening.options.title).screen_pictures
                colours = [seat.colour for seat in chronicle.opening.seats]
                options = chronicle.opening.options
                title = self._app.shelf.titles.get(options.title)
                if title is None:
                    raise Unreadable(f"{options.title} is not on the shelf")
                game = title.game(options)
                last = ReplayCursor(title, game, chronicle).position(len(chronicle.steps))
                return screen_pictures.thumbnail(common_view(game.rules, last), colours, size)
        except (OSError, Unreadable):
            pass  # what is wrong with the file stands beside the picture
        return screen_pictures.thumbnail(None, (), size)


class Thumbnail(Node):
    """A framed picture of a game; a shadow of a frame until it is drawn."""

    def __init__(self, thumbnails: Thumbnails, file: Path, **place: Unpack[NodeValues]) -> None:
        super().__init__(**place)
        self._thumbnails = thumbnails
        self._file = file

    def draw(self, canvas: Canvas) -> None:
        """Put the frame, and the picture once it is there."""
        canvas.put(_frame(canvas.size(self), canvas.k))
        inner = canvas.box(FRAME, FRAME, self.width - 2 * FRAME, self.height - 2 * FRAME)
        picture = self._thumbnails.picture(self._file, inner.size)
        if picture is not None:
            canvas.put(picture, FRAME, FRAME)


@painting
def _frame(painter: Painter, k: float) -> None:
    painter.spread(3)
    box = painter.box(5 * k)
    painter.shadow(box, 3 * k, theme.with_alpha(theme.BLACK, 0.35))
    painter.fill(box, theme.RUST)


# Pieces of the game in large, side by side.


class FigureRow(Node):
    """They stand on one line, from the left or `centred`, as many as there is room for. The clear
    edges of their pictures count for nothing, and one that is too tall is made smaller.
    """

    def __init__(
        self,
        screen_pictures: ScreenPictures,
        figures: tuple[str, ...],
        *,
        gap: float = GAP,
        centred: bool = False,
        **place: Unpack[NodeValues],
    ) -> None:
        super().__init__(**place)
        self._screen_pictures = screen_pictures
        self._figures = figures
        self._gap = gap
        self._centred = centred

    def tallest(self, k: float) -> float:
        """Return how high the row need be, in u of `k` px."""
        return max((each.get_height() for each in self._pictures(k)), default=0) / k

    def draw(self, canvas: Canvas) -> None:
        """Put them."""
        k = canvas.k
        pictures = self._pictures(k)
        widths = [picture.get_width() / k for picture in pictures]
        while widths and self._length(widths) > self.width:
            widths.pop()
        left = (self.width - self._length(widths)) / 2 if self._centred else 0.0
        for picture, width in zip(pictures, widths, strict=False):
            canvas.put(picture, left, self.height - picture.get_height() / k)
            left += width + self._gap

    def _pictures(self, k: float) -> list[Surface]:
        return [
            _inked(self._screen_pictures.figure(name, k), self.height * k) for name in self._figures
        ]

    def _length(self, widths: list[float]) -> float:
        return sum(widths) + self._gap * (len(widths) - 1)


def _inked(picture: Surface, most: float) -> Surface:
    """Return what is drawn on a picture, at most so many px high."""
    ink = picture.subsurface(picture.get_bounding_rect())
    if ink.get_height() <= most:
        return ink
    width = round(ink.get_width() * most / ink.get_height())
    return pygame.transform.smoothscale(ink, (max(width, 1), max(int(most), 1)))


# A celebration: paper leaves in the winner's colours fall over the page for a while.


def _turned(angle: float) -> Outline:
    across = cos(angle)
    along = sin(angle)
    return as_outline([(x * across - y * along, x * along + y * across) for x, y in LEAF])


def _scattered(leaf: int, salt: float) -> float:
    """Return a number from 0 to 1 for a leaf, the same in every celebration."""
    return sin((leaf + 1) * salt) * 43758.5453 % 1.0


LEAVES_TURNED: Final = tuple(_turned(tau * turn / TURNS) for turn in range(TURNS))


class Celebration(Node):
    """Falls as `falling` plays; before and after it nothing is to be seen, and nothing pressed."""

    def __init__(self, tints: Sequence[Rgb], **place: Unpack[NodeValues]) -> None:
        super().__init__(**place)
        self._tints = tuple(tints)
        self.share = 0.0

    def falling(self) -> Tween:
        """Return the motion; under reduced motion it is over at once."""
        return Tween(partial(setattr, self, "share"), (0.0, 1.0), LAST_MS, linear, travels=True)

    def draw(self, canvas: Canvas) -> None:
        """Put the leaves that are in the air."""
        if not 0.0 < self.share < 1.0:
            return
        alpha = min((1.0 - self.share) / (1.0 - FADES), 1.0)
        for leaf in range(LEAVES):
            self._put(canvas, leaf, alpha)

    def _put(self, canvas: Canvas, leaf: int, alpha: float) -> None:
        chance = _scattered(leaf, 12.9898)
        gone = (self.share - FIRST - chance * (LATEST - FIRST)) / (1.0 - LATEST)
        if not 0.0 < gone < 1.0:
            return
        across = _scattered(leaf, 78.233) * self.width
        sway = 40.0 * sin(tau * (gone * 2 + chance))
        turn = int((gone * 4 + chance) * TURNS) % TURNS
        picture = filled(LEAVES_TURNED[turn], canvas.k, self._tints[leaf % len(self._tints)])
        canvas.put(picture, across + sway, -20 + gone * (self.height + 40), alpha)
