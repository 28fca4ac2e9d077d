"""The kinds of puzzles of Brass, and how many of each there shall be."""

from __future__ import annotations

from typing import Final

from game.packing import own_folder

FOLDER: Final = own_folder("brass") / "puzzles"
FINISH, CANALS, MARKET, COAL, ROUTE = "finish", "canals", "market", "coal", "route"
WANTED: Final = {FINISH: 16, CANALS: 16, MARKET: 8, COAL: 8, ROUTE: 8}
