"""The kinds of puzzles of Tiletum, where they lie, and how many of each there shall be."""

from __future__ import annotations

from typing import Final

from game.packing import own_folder

FOLDER: Final = own_folder("tiletum") / "puzzles"
FINISH, SPEND, FAIR = "finish", "spend", "fair"
WANTED: Final = {FINISH: 8, SPEND: 16, FAIR: 16}
