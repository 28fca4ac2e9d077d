"""The kinds of puzzles, as their files and the words for them name them."""

from __future__ import annotations

from typing import Final

FINISH: Final = "finish"  # the rest of the game, played to its end
AUCTION: Final = "auction"
DEVELOPMENT: Final = "development"
PASSING: Final = "passing"
