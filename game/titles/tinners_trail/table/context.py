"""What draws at the table of Tinners' Trail: with its art, and in the words of an edition."""

from __future__ import annotations

from game.tabletop.panel.look_widget import Look
from game.tabletop.panel.look_widget import LookWidget as TableExhibit
from game.tabletop.table_model import TableContext as TableStudio
from game.titles.tinners_trail.table.art.pieces import PieceArt

TableContext = TableStudio[PieceArt]


class Edition2007Context(TableContext):
    """Looks a sentence up in the table `classic` of the words first."""

    def say(self, key: str, **facts: object) -> str:
        """Return a sentence of this edition's words, or of those of both."""
        own = f"classic.{key}"
        return self.words.say(own if own in self.words else f"table.{key}", **facts)


LookWidget = TableExhibit[PieceArt, Look]
