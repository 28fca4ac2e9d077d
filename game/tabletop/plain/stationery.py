"""Pictures for the screens around a plain table: marks, discs, seals and icons, nothing painted."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from pygame import Color, Surface

from game.engine.rules import State
from game.scene.picture import Picture
from game.scene.theme import NIGHT, SLATE, Rgb
from game.tabletop.art.art_room import ArtRoom
from game.tabletop.art.palette import PlayerColour, player_colour
from game.tabletop.art.sprite import PieceSprite
from game.tabletop.art.table_art import TableArt
from game.tabletop.plain.room import paints

STANDS_FOR: Final = {"coin": "laurel", "mine": "play", "pick": "hand"}
"""Icons a title must bring itself, and what is shown where it brings none."""
DISC_SHARE: Final = 0.3  # of a small picture's height


class PlainStationery:
    """See `game.room.Stationery`; `colours` are those of the seats in order."""

    def __init__(self, asset_folder: Path, colours: tuple[str, ...]) -> None:
        """Take the folder of all assets; read files on first use."""
        self._at = ArtRoom(asset_folder, TableArt).at
        self._paints = paints(colours)
        self._sheets: dict[tuple[str, tuple[int, int]], Surface] = {}

    def backdrop(self, kind: str, size: tuple[int, int]) -> Surface:
        """Return a dark sheet."""
        if (kind, size) not in self._sheets:
            sheet = self._sheets[kind, size] = Surface(size)
            sheet.fill(SLATE if kind == "handover" else NIGHT)
        return self._sheets[kind, size]

    def life(self, kind: str, size: tuple[int, int]) -> None:
        """Nothing stirs."""

    def icon(self, name: str, size: int, tone: str = "cream") -> Surface:
        """Return an icon `size` px wide."""
        return self._at(1.0).icon(STANDS_FOR.get(name, name), float(size), tone=tone).surface

    def disc(self, colour: str, k: float) -> Picture:
        """Return a seat's marker, hung round its centre."""
        return _hung(self._at(k).disc(self._paints[colour], on_slate=True))

    def house(self, colour: str, k: float) -> Picture:
        """Return the marker, hung from the middle of its foot."""
        sprite = self._at(k).disc(self._paints[colour], on_slate=True)
        return Picture(sprite.surface, -sprite.anchor[0], -sprite.surface.get_height())

    def plate(self, colour: str, size: tuple[int, int]) -> Surface:
        """Return a plate of the seat's pattern."""
        paint = self._paints[colour]
        return self._at(1.0).pattern(paint, float(size[0]), float(size[1])).surface

    def envelope(self, k: float) -> Picture:
        """Return the closed envelope, hung round its centre."""
        return _hung(self._at(k).envelope())

    def figure(self, name: str, k: float) -> Surface:
        """Return a book: there are no pieces to show."""
        return self._at(k).icon("book", 60.0, tone="ink").surface

    def seal(self, colour: str, k: float) -> Picture:
        """Return a wax seal with the seat's mark, hung round its centre."""
        return _hung(self._at(k).wax_seal(self._paints[colour]))

    def portrait(self, player: str, size: int) -> Surface | None:
        """Nobody has one."""
        return None

    def thumbnail(
        self, view: State | None, colours: Sequence[str], size: tuple[int, int]
    ) -> Surface:
        """Return a dark card with everybody's disc."""
        card = Surface(size)
        card.fill(SLATE)
        for number, colour in enumerate(colours, start=1):
            sprite = self._at(size[1] * DISC_SHARE / 34).disc(self._paints[colour], on_slate=True)
            sprite.blit_to(card, (size[0] * number / (len(colours) + 1), size[1] / 2))
        return card

    def tints(self, colour: str) -> tuple[Rgb, Rgb, Rgb]:
        """Return a seat's light, middle and dark colour."""
        tones = self._colour(colour)
        return _rgb(tones.light), _rgb(tones.mid), _rgb(tones.dark)

    def dashes(self, colour: str) -> tuple[float, ...]:
        """Return the dash pattern of a seat's graph line, empty for a whole line."""
        return tuple(float(length) for length in self._colour(colour).dash)

    def _colour(self, colour: str) -> PlayerColour:
        return player_colour(self._paints[colour])


def _hung(sprite: PieceSprite) -> Picture:
    return Picture(sprite.surface, -sprite.anchor[0], -sprite.anchor[1])


def _rgb(code: str) -> Rgb:
    colour = Color(code)
    return colour.r, colour.g, colour.b
