"""Pictures that fill the window: the title, and the hand-over chart."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.tabletop.art.window_picture import WindowPicture

FOLDER: Final = Path("tinners_trail") / "images"
KEEP_RIGHT: Final = 0.82
KEEP_LOW: Final = 0.5
"""Where a window of other proportions crops: the engine house stays, the sea gives way."""


class TitlePicture(WindowPicture):
    """The engine house at dusk."""

    def __init__(self, asset_folder: Path) -> None:
        """Take the folder of all assets."""
        super().__init__(asset_folder / FOLDER, "title", (KEEP_RIGHT, KEEP_LOW))


class HandoverGround(WindowPicture):
    """The dark chart behind the envelope; it shows nothing of the game."""

    def __init__(self, asset_folder: Path) -> None:
        """Take the folder of all assets."""
        super().__init__(asset_folder / FOLDER, "handover")
