"""The drawing context of a table: art at any scale, words, names and colours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Generic, TypeVar

from game.scene.nodes.tooltip import Tooltip
from game.table_protocol import SeatPlayer
from game.tabletop.art.palette import PieceSprite, parse_colour
from game.tabletop.art.player_colours import player_colour
from game.tabletop.art.table_art import ArtCache, TableArt
from game.text.words import Words

if TYPE_CHECKING:
    from game.scene.drawing.colours import Rgb
    from game.scene.nodes.node import Canvas


Art_co = TypeVar("Art_co", bound=TableArt, covariant=True)


class TableContext(Generic[Art_co]):
    """What all parts of one table share: words, seats, art and the name of the pack."""

    def __init__(
        self,
        art_cache: ArtCache[Art_co],
        words: Words,
        seats: tuple[SeatPlayer, ...],
        art_colour_name_by_colour: Mapping[str, str],
        pack_name: str = "",
    ) -> None:
        """Store art cache, words and seats; `art_colour_name_by_colour` maps colour keys to the
        art's names, `pack_name` is the name of the pack, "" if there is none."""
        self.pack_name = pack_name
        self.words = words
        self.seats = seats
        self._art_cache = art_cache
        self._art_colour_names = art_colour_name_by_colour

    def art_at_scale(self, px_per_u: float) -> Art_co:
        """Return the art at `px_per_u`, made on first use."""
        return self._art_cache.art_at_scale(px_per_u)

    def art_colour_name(self, seat: int) -> str:
        """Return the art's name of a seat's colour."""
        key = self.seats[seat].colour
        return self._art_colour_names.get(key, key)

    def middle_tone(self, seat: int) -> Rgb:
        """Return a seat's middle tone."""
        return parse_colour(player_colour(self.art_colour_name(seat)).mid)

    def player_name(self, seat: int) -> str:
        """Return the name of the person or computer player in a seat."""
        return self.seats[seat].name

    def say(self, key: str, /, **facts: object) -> str:
        """Return the sentence `table.KEY` in the current language, with the facts in its
        placeholders."""
        return self.words.say(f"table.{key}", **facts)

    def tooltip_with_reason(self, tooltip: Tooltip, reason_text: str) -> Tooltip:
        """Return the tooltip with the reason why its target cannot be picked as its first line,
        and a badge that says so."""
        return replace(
            tooltip, lines=(reason_text, *tooltip.lines), badge_text=self.say("not-possible")
        )

    def area_name(self, name: str) -> str:
        """Return an area's name in the current language."""
        return str(self.words.name_of_key(name))


def draw_sprite(
    canvas: Canvas, sprite: PieceSprite, x: float, y: float, alpha: float = 1.0
) -> None:
    """Draw a sprite with its anchor at (x, y) of the node being drawn."""
    canvas.draw_picture(sprite.picture, x, y, alpha)
