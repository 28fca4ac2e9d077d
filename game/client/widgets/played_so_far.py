"""How far a game has come, in words."""

from __future__ import annotations

from pathlib import Path

from game.client.app import App
from game.client.widgets.choices import box_told
from game.records.saves import Saves


def played_so_far(app: App, progress: int) -> str:
    """Return how much of a game has been played; `progress` is 0 to 100."""
    key = "saves.unfinished" if progress > 0 else "saves.begun"
    return app.say(key, progress=progress)


def last_game(app: App, saves: Saves) -> tuple[Path | None, str]:
    """Return the game of this title that can be gone on with, and what is told of it."""
    file = saves.newest_unfinished(app.box.title.name)
    chronicle = saves.read(file).chronicle if file is not None else None
    if chronicle is None:
        return None, ""
    names = ", ".join(seat.name for seat in chronicle.seats)
    played = played_so_far(app, chronicle.progress)
    edition = box_told(app, chronicle.opening.options)
    key = "continue-game-of" if edition else "continue-game"
    return file, app.say(f"menu.{key}", edition=edition, names=names, played=played)
