"""Filling a box: what a title is handed for it, and what every box has."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.engine.options import Options
from game.engine.title import Title
from game.scene.kit import Kit
from game.words import Words


@dataclass(frozen=True, slots=True)
class Materials:
    """What a title fills its box with.

    `words` are its own and the shared ones, in whatever language is spoken. `assets` is the folder
    of all assets, `own` that of the title. `computers` are the kinds of computer players by name.
    """

    kit: Kit
    words: Words
    assets: Path
    own: Path
    computers: tuple[str, ...]

    def player_names(self, title: Title) -> tuple[str, ...]:
        """Return the names offered for the seats of the largest game."""
        places = range(1, max(title.seats) + 1)
        return tuple(self.words.say(f"seat-name.{place}") for place in places)


def colours_of(title: Title) -> tuple[str, ...]:
    """Return the colours of the seats of the largest game."""
    return title.game(Options(title.name, max(title.seats))).colours
