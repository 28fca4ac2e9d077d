"""What draws at the table of Tinners' Trail: with its art, and in the words of an edition."""

from __future__ import annotations

from game.tabletop.panel.exhibit import Exhibit as TableExhibit
from game.tabletop.panel.exhibit import Look
from game.tabletop.studio import Studio as TableStudio
from game.titles.tinners_trail.table.art.piece_art import PieceArt

Studio = TableStudio[PieceArt]


class ClassicStudio(Studio):
    """Looks a sentence up in the table `classic` of the words first."""

    def say(self, key: str, **facts: object) -> str:
        """Return a sentence of this edition's words, or of those of both."""
        own = f"classic.{key}"
        return self.words.say(own if own in self.words else f"table.{key}", **facts)


Exhibit = TableExhibit[PieceArt, Look]
