"""The kinds of puzzles of Tiletum, where they lie, and how many of each there shall be."""

from __future__ import annotations

from typing import Final

from game.packing import own_folder

FOLDER: Final = own_folder("tiletum") / "puzzles"
FINISH, SPEND, FAIR, DIE = "finish", "spend", "fair", "die"
WANTED: Final = {FINISH: 14, SPEND: 10, FAIR: 10, DIE: 10}
