"""Rendering of a game in environments: as text, as a picture, or in a window."""

from __future__ import annotations

from typing import Any, Final, Literal

from gymnasium import logger

from ai.environments import arrays
from ai.environments.table import PlayedTable
from ai.environments.table_pictures import TablePictures
from game.engine.knowledge import OPEN_OBSERVER

RenderMode = Literal["human", "ansi", "rgb_array"]
RENDER_MODES: Final[tuple[RenderMode, ...]] = ("human", "ansi", "rgb_array")


class TableRenderer:
    """Renders one table in one mode: `ansi` gives the position as text, `rgb_array` a picture of
    the table as the program draws it, `human` shows that picture in a window, and `None` renders
    nothing.

    The position is one seat's view, or the whole state.
    """

    def __init__(self, table: PlayedTable, mode: str | None, players: tuple[str, ...]) -> None:
        """Store the mode and the kind of player on each seat; raise Unreadable for an unknown
        mode."""
        self.mode = (
            None if mode is None else arrays.checked_option(RENDER_MODES, "render_mode", mode)
        )
        self._table = table
        self._pictures: TablePictures | None = None
        if self.mode in ("human", "rgb_array"):
            self._pictures = TablePictures(table.game.options, players, shown=self.mode == "human")

    def update_window(self, seat: int = OPEN_OBSERVER) -> None:
        """In the mode `human`, show the current state of the table; in other modes do nothing."""
        if self.mode == "human":
            self.render(seat)

    def render(self, seat: int = OPEN_OBSERVER) -> Any:
        """Return the position as text in the mode `ansi`, or as a picture in `rgb_array`; in
        `human` show it and return None. Without a mode return None with a warning. It is the
        seat's view, or the whole state for OPEN_OBSERVER."""
        table = self._table
        if self.mode == "ansi":
            return table.position_text(None if seat == OPEN_OBSERVER else seat)
        if self._pictures is None:
            logger.warn(
                "render_mode is None, so nothing is rendered; "
                f"allowed when the environment is made: {', '.join(RENDER_MODES)}."
            )
            return None
        view = table.state if seat == OPEN_OBSERVER else table.view(seat)
        picture = self._pictures.render_picture(view, seat)
        return picture if self.mode == "rgb_array" else None

    def close(self) -> None:
        """Close the window, and end the process that draws."""
        if self._pictures is not None:
            self._pictures.close()
