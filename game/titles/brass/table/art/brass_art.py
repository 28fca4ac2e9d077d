"""All pieces of Brass at one window size, drawn on first use and cached."""

from typing import Final

from game.tabletop import table_context
from game.tabletop.art import small_art
from game.tabletop.art.palette import PieceSprite
from game.tabletop.art.table_art import TableArt, drawn
from game.tabletop.panel import look_widget
from game.tabletop.panel.look_widget import LitWidget, Look
from game.titles.brass.table.art import cards, counters, map_art, nameplates, small_pieces
from game.titles.brass.table.art.inks import INDUSTRIES, SHAPES

OWN_ICONS: Final = (
    *INDUSTRIES,
    *("barge", "build", "link", "develop", "sell", "loan", "income", "spent", "network"),
    *("overbuild", "deck"),
)


class BrassArt(TableArt):
    """The pieces at `k` px per u; sizes are in u, origins in the middle unless said otherwise.

    Sprites are shared and must not be drawn on. Players are named by colour.
    """

    own_icons = frozenset(OWN_ICONS)
    own_folder = SHAPES

    counter = drawn(counters.counter)
    cube = drawn(small_pieces.cube)
    ghost_cube = drawn(small_pieces.ghost_cube)
    coin = drawn(small_pieces.coin)
    points = drawn(small_pieces.points)
    tag = drawn(small_pieces.tag)
    pin = drawn(small_pieces.pin)
    market_tile = drawn(small_pieces.market_tile)
    card = drawn(cards.card)
    card_back = drawn(cards.card_back)
    space = drawn(map_art.space)
    light = drawn(map_art.light)
    two_cards = drawn(map_art.two_cards)
    nameplate = drawn(nameplates.nameplate)
    line = drawn(map_art.line)
    line_counter = drawn(map_art.line_counter)

    def icon(
        self, name: str, size: float = 46.0, *, tone: str | small_art.Tone = "cream"
    ) -> PieceSprite:
        """Return an icon `size` u wide; a coin has the colours of metal in every tone."""
        if name == "coin":
            return self.coin("", size / small_pieces.COIN_WIDTH)
        return super().icon(name, size, tone=tone)


TableContext = table_context.TableContext[BrassArt]
LookWidget = look_widget.LookWidget[BrassArt, Look]
Target = LitWidget[BrassArt, Look]
