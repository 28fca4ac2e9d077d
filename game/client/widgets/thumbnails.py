"""Thumbnails of saved games, drawn one at a time while the list is already visible."""

from collections.abc import Callable
from pathlib import Path
from typing import Unpack

from pygame import Surface

from game.client.app import App
from game.engine.knowledge import make_common_view
from game.engine.reasons import Unreadable
from game.records.replay_cursor import ReplayCursor
from game.records.saved_game_folder import SavedGameFolder
from game.scene.drawing import accents
from game.scene.drawing import colours as theme
from game.scene.drawing.paint_surface import Painter, cache_painted_pictures
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.stage.units import PxSize

# A picture is made from what everybody at the table knew at the last position. A file that
# cannot be read, or was played by other rules, shows the empty table.

FRAME_WIDTH = 3.0


class SavedGameThumbnails:
    """The thumbnails of saved games on one page: those already drawn, and those requested but
    not drawn yet."""

    def __init__(self, app: App, saves: SavedGameFolder) -> None:
        self._app = app
        self._saves = saves
        self._drawn: dict[tuple[Path, PxSize], Surface] = {}
        self._pending_thumbnails: dict[tuple[Path, PxSize], None] = {}

    @property
    def has_pending_thumbnails(self) -> bool:
        """Whether a requested thumbnail is not drawn yet."""
        return bool(self._pending_thumbnails)

    def get_or_request_thumbnail(self, file: Path, size: PxSize) -> Surface | None:
        """Return a saved game's thumbnail of a size in px; if it is not drawn yet, request it
        and return None."""
        found = self._drawn.get((file, size))
        if found is None:
            self._pending_thumbnails[file, size] = None
        return found

    def draw_pending(self, has_time_left: Callable[[], bool]) -> None:
        """Draw one requested thumbnail, and then more while `has_time_left()` is True."""
        while self._pending_thumbnails:
            file, size = next(iter(self._pending_thumbnails))
            del self._pending_thumbnails[file, size]
            self._drawn[file, size] = self._draw_thumbnail(file, size)
            if not has_time_left():
                return

    def clear_thumbnails_and_requests(self) -> None:
        """Drop all thumbnails and requests, since games may have been continued."""
        self._drawn.clear()
        self._pending_thumbnails.clear()

    def _draw_thumbnail(self, file: Path, size: PxSize) -> Surface:
        pictures_outside_table = self._app.box.pictures_outside_table
        try:
            chronicle = self._saves.read_game(file).chronicle
            if chronicle is not None:
                pictures_outside_table = self._app.box_of_title_or_open_box(
                    chronicle.opening.options.title
                ).pictures_outside_table
                colours = [seat.colour for seat in chronicle.opening.seats]
                options = chronicle.opening.options
                title = self._app.shelf.titles.get(options.title)
                if title is None:
                    raise Unreadable(f"{options.title} is not on the shelf")
                game = title.make_game(options)
                last = ReplayCursor(title, game, chronicle).state_after_step(len(chronicle.steps))
                return pictures_outside_table.thumbnail(
                    make_common_view(game.rules, last), colours, size
                )
        except (OSError, Unreadable):
            pass  # what is wrong with the file stands beside the picture
        return pictures_outside_table.thumbnail(None, (), size)


class Thumbnail(Node):
    """A node with the framed thumbnail of a saved game; until it is drawn only a faint frame is
    shown."""

    def __init__(
        self, thumbnails: SavedGameThumbnails, file: Path, **node_values: Unpack[NodeValues]
    ) -> None:
        super().__init__(**node_values)
        self._thumbnails = thumbnails
        self._file = file

    def draw(self, canvas: Canvas) -> None:
        """Draw the frame, and the thumbnail if it is drawn already; otherwise request it."""
        canvas.draw_picture(_paint_frame(canvas.node_size_px(self), canvas.px_per_u))
        inner = canvas.rect_px(
            FRAME_WIDTH, FRAME_WIDTH, self.width - 2 * FRAME_WIDTH, self.height - 2 * FRAME_WIDTH
        )
        picture = self._thumbnails.get_or_request_thumbnail(self._file, inner.size)
        if picture is not None:
            canvas.draw_picture(picture, FRAME_WIDTH, FRAME_WIDTH)


@cache_painted_pictures
def _paint_frame(painter: Painter, px_per_u: float) -> None:
    painter.set_margin_around_box(3)
    box = painter.box_with_corner_radius(5 * px_per_u)
    painter.draw_shadow(box, 3 * px_per_u, theme.with_alpha(accents.BLACK, 0.35))
    painter.fill_box(box, theme.RUST)
