"""Where a table leads."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.match.match import Match


@dataclass(frozen=True, slots=True)
class TableHandlers:
    """Where the table screen leads; `leave_words` name the way out in the menu."""

    over: Callable[[Match], None]
    leave: Callable[[], None]
    settings: Callable[[], None]
    learn: Callable[[], None]
    leave_words: str = "pause.leave"
