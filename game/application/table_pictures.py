"""Pictures of a table for other programs: a process that draws positions it is sent.

`python -m game.application.table_pictures` reads messages from its input and answers each with one
picture; `ai/environments/table_pictures.py` is the other side. With `--window` it shows the
pictures in a window too, which the person may close at any time.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

import msgpack

from game.engine.title import Options
from game.processes.framed_messages import read_message, reserve_stdout_for_messages, write_message
from game.titles import title_by_name

if TYPE_CHECKING:
    from game.application.position_screen import PositionScreen
    from game.client.app import App
    from game.scene.window.window import Window

WINDOW_FLAG: Final = "--window"
SETTLE_STEP_COUNT: Final = 90  # sixtieths of a second until everything lies where it belongs


@dataclass(frozen=True, slots=True)
class TablePictureRequest:
    """A request for a picture of a table: a seat's view as rows of numbers, the players, and the
    size in px.
    """

    options: Options
    state_rows: list[list[int]]
    seat: int
    players: tuple[str, ...]
    size_px: tuple[int, int]


def parse_picture_request(content: bytes) -> TablePictureRequest:
    """Decode a picture request from a MessagePack message."""
    words: dict[str, Any] = msgpack.unpackb(content)
    own = dict(words["options"])
    own["expansions"] = tuple(own["expansions"])
    own["automa"] = None if own["automa"] is None else tuple(own["automa"])
    width, height = words["size"]
    return TablePictureRequest(
        Options(**own), words["rows"], words["seat"], tuple(words["players"]), (width, height)
    )


class TablePainter:
    """Draws tables in an invisible window, or in one that the user watches."""

    def __init__(self, saves: Path, size: tuple[int, int]) -> None:
        """Open a window of a size in px, with an app that stores its files in the folder
        `saves`."""
        from game.application.app_factory import make_app
        from game.application.app_window import open_window
        from game.application.computer_players import InstantPlayers
        from game.application.gallery import INSTANT_SPEED_SETTINGS
        from game.scene.window.clock_and_events import FakeClock

        self._app: App = make_app(saves, INSTANT_SPEED_SETTINGS, InstantPlayers())
        self._window: Window = open_window(self._app, size, FakeClock())
        self._screen: PositionScreen | None = None

    def render_rgb_bytes(self, request: TablePictureRequest) -> bytes:
        """Draw the table of a request and return its pixels: rows from the top, three bytes (RGB)
        each.
        """
        import pygame

        from game.application.position_screen import PositionScreen

        if self._screen is None or self._screen.game_options != request.options:
            if self._screen is not None:
                self._window.pop()
            self._app.open_box_and_tell_if_title_changed(
                request.options.title, request.options.edition
            )
            self._screen = PositionScreen(self._app, request.options, request.players)
            self._window.push(self._screen)
        rules = title_by_name(request.options.title).make_game(request.options).rules
        view = rules.new_state()
        view.load_plain(request.state_rows)
        self._screen.show_view(view, request.seat)
        for _ in range(SETTLE_STEP_COUNT):
            self._window.run_one_iteration(waits_for_events=False, may_draw=False)
            if not self._screen.needs_updates:
                break
        self._window.run_one_iteration(waits_for_events=False)
        surface = pygame.display.get_surface()
        assert surface is not None
        return pygame.image.tobytes(surface, "RGB")


def main(words: Sequence[str]) -> int:
    """Read picture requests from standard input and answer each with its pixels, until the input is
    closed; return the exit code.
    """
    answers = reserve_stdout_for_messages()
    if WINDOW_FLAG not in words:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    painter: TablePainter | None = None
    with TemporaryDirectory() as saves:
        while content := read_message(sys.stdin.buffer):
            position = parse_picture_request(content)
            painter = painter or TablePainter(Path(saves), position.size_px)
            write_message(answers, painter.render_rgb_bytes(position))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
