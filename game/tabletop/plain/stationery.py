"""Pictures for the screens around a plain table: marks, discs, seals and icons, nothing painted."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from pygame import Surface

from game.engine.rules import State
from game.scene.picture import Picture
from game.scene.theme import NIGHT, SLATE
from game.tabletop.art.table_art import TableArt
from game.tabletop.plain.room import paints
from game.tabletop.seat_pictures import SeatPictures

DISC_SHARE: Final = 0.3  # of a small picture's height


class PlainStationery(SeatPictures[TableArt]):
    """See `game.room.Stationery`; `colours` are those of the seats in order."""

    def __init__(self, asset_folder: Path, colours: tuple[str, ...]) -> None:
        """Take the folder of all assets; read files on first use."""
        super().__init__(asset_folder, TableArt, paints(colours))
        self._sheets: dict[tuple[str, tuple[int, int]], Surface] = {}

    def backdrop(self, kind: str, size: tuple[int, int]) -> Surface:
        """Return a dark sheet."""
        if (kind, size) not in self._sheets:
            sheet = self._sheets[kind, size] = Surface(size)
            sheet.fill(SLATE if kind == "handover" else NIGHT)
        return self._sheets[kind, size]

    def piece(self, colour: str, k: float) -> Picture:
        """Return the marker, hung from the middle of its foot."""
        sprite = self.art_at(k).disc(self.paints[colour], on_slate=True)
        return Picture(sprite.surface, -sprite.anchor[0], -sprite.surface.get_height())

    def figure(self, name: str, k: float) -> Surface:
        """Return a book: there are no pieces to show."""
        return self.art_at(k).icon("book", 60.0, tone="ink").surface

    def thumbnail(
        self, view: State | None, colours: Sequence[str], size: tuple[int, int]
    ) -> Surface:
        """Return a dark card with everybody's disc."""
        card = Surface(size)
        card.fill(SLATE)
        for number, colour in enumerate(colours, start=1):
            sprite = self.art_at(size[1] * DISC_SHARE / 34).disc(self.paints[colour], on_slate=True)
            sprite.blit_to(card, (size[0] * number / (len(colours) + 1), size[1] / 2))
        return card
