"""Names of the seats in a puzzle's position; screens show their own."""

from __future__ import annotations

from game.engine.title import Game


def names_of(game: Game) -> tuple[str, ...]:
    """Return one name for each seat: that of its colour."""
    return tuple(colour.capitalize() for colour in game.colours)
