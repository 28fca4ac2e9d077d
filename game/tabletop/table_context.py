"""The drawing context of a table: art at any scale, words, names and colours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Generic, TypeVar

from game.scene.nodes.node import Tip
from game.table_protocol import SeatCard
from game.tabletop.art.palette import PieceSprite, rgb
from game.tabletop.art.player_colours import player_colour
from game.tabletop.art.table_art import ArtCache, TableArt
from game.text.words import Words

if TYPE_CHECKING:
    from game.scene.drawing.colours import Rgb
    from game.scene.nodes.node import Canvas


Art_co = TypeVar("Art_co", bound=TableArt, covariant=True)


class TableContext(Generic[Art_co]):
    """Shared by all parts of one table; `paints` gives the art's names for colours of seats."""

    def __init__(
        self,
        art_cache: ArtCache[Art_co],
        words: Words,
        seats: tuple[SeatCard, ...],
        paints: Mapping[str, str],
        box_name: str = "",
    ) -> None:
        """Store art, words, seats, colour names, and the name of the component pack if there is
        one.
        """
        self.box_name = box_name
        self.words = words
        self.seats = seats
        self._art_cache = art_cache
        self._paints = paints

    def art(self, k: float) -> Art_co:
        """Return the art at `k` pixels per u, drawn on first use."""
        return self._art_cache.at(k)

    def colour(self, seat: int) -> str:
        """Return the art's name of a seat's colour."""
        key = self.seats[seat].colour
        return self._paints.get(key, key)

    def tint(self, seat: int) -> Rgb:
        """Return a seat's middle tone."""
        return rgb(player_colour(self.colour(seat)).mid)

    def name(self, seat: int) -> str:
        """Return the name of the person or computer player in a seat."""
        return self.seats[seat].name

    def say(self, key: str, /, **facts: object) -> str:
        """Return a sentence of the table's own words."""
        return self.words.say(f"table.{key}", **facts)

    def refused(self, tip: Tip, why: str) -> Tip:
        """Return a tooltip that begins with the reason why its target cannot be picked."""
        return replace(tip, lines=(why, *tip.lines), badge=self.say("not-possible"))

    def area(self, name: str) -> str:
        """Return an area's name in the current language."""
        return str(self.words.name(name))


def put(canvas: Canvas, sprite: PieceSprite, x: float, y: float, alpha: float = 1.0) -> None:
    """Draw a sprite with its anchor at (x, y) of the node being drawn."""
    canvas.put(sprite.picture, x, y, alpha)
