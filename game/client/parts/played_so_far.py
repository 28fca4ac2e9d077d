"""How far a game has come, in words."""

from __future__ import annotations

from game.client.desk import Desk


def played_so_far(desk: Desk, progress: int) -> str:
    """Return how much of a game has been played; `progress` is 0 to 100."""
    key = "saves.unfinished" if progress > 0 else "saves.begun"
    return desk.say(key, progress=progress)
