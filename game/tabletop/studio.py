"""Studio: what every part of a table draws with: art at any scale, words, names and colours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Generic, TypeVar

from game.room import SeatCard
from game.tabletop.art.art_room import ArtRoom
from game.tabletop.art.palette import player_colour
from game.tabletop.art.sprite import PieceSprite
from game.tabletop.art.table_art import TableArt
from game.words import Words

if TYPE_CHECKING:
    from game.scene.canvas import Canvas
    from game.scene.theme import Rgb

Art_co = TypeVar("Art_co", bound=TableArt, covariant=True)


class Studio(Generic[Art_co]):
    """Shared by all parts of one table; `paints` gives the art's names for colours of seats."""

    def __init__(
        self,
        art_room: ArtRoom[Art_co],
        words: Words,
        seats: tuple[SeatCard, ...],
        paints: Mapping[str, str],
        box_name: str = "",
    ) -> None:
        """Take the pieces, the words, who sits where, and whose box it is if it has a name."""
        self.box_name = box_name
        self.words = words
        self.seats = seats
        self._art_room = art_room
        self._paints = paints

    def art(self, k: float) -> Art_co:
        """Return the pieces at so many pixels per u, drawn on first use."""
        return self._art_room.at(k)

    def colour(self, seat: int) -> str:
        """Return the art's name of a seat's colour."""
        key = self.seats[seat].colour
        return self._paints.get(key, key)

    def tint(self, seat: int) -> Rgb:
        """Return a seat's middle colour."""
        text = player_colour(self.colour(seat)).mid
        return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)

    def name(self, seat: int) -> str:
        """Return the name of the person or computer player in a seat."""
        return self.seats[seat].name

    def say(self, key: str, **facts: object) -> str:
        """Return a sentence of the table's own words."""
        return self.words.say(f"table.{key}", **facts)

    def area(self, name: str) -> str:
        """Return an area's name for people."""
        return str(self.words.name(name))


def put(canvas: Canvas, sprite: PieceSprite, x: float, y: float, alpha: float = 1.0) -> None:
    """Put a sprite with its anchor at (x, y) of the node that is drawing."""
    left, top = canvas.place.px(x, y)
    canvas.put_px(sprite.surface, left - sprite.anchor[0], top - sprite.anchor[1], alpha)
