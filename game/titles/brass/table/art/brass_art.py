"""All pieces of Brass at one window size, drawn on first use and kept."""

from typing import Final

from game.tabletop import table_model
from game.tabletop.art import small_art
from game.tabletop.art.palette import PieceSprite
from game.tabletop.art.table_art import TableArt, drawn
from game.tabletop.panel import look_widget
from game.tabletop.panel.look_widget import LitWidget, Look
from game.titles.brass.table.art import cards, counters, map_art
from game.titles.brass.table.art.inks import INDUSTRIES, SHAPES

OWN_ICONS: Final = (
    *INDUSTRIES,
    *("barge", "build", "link", "develop", "sell", "loan", "income", "spent", "network"),
    *("overbuild", "deck"),
)


class BrassArt(TableArt):
    """The pieces at `k` pixels per u: sizes in u, anchors in the middle unless said otherwise.
    Sprites are shared: whoever gets one must not draw on it. Players are named by colour.
    """

    own_icons = frozenset(OWN_ICONS)
    own_folder = SHAPES

    counter = drawn(counters.counter)
    cube = drawn(counters.cube)
    ghost_cube = drawn(counters.ghost_cube)
    coin = drawn(counters.coin)
    points = drawn(counters.points)
    tag = drawn(counters.tag)
    pin = drawn(counters.pin)
    market_tile = drawn(counters.market_tile)
    card = drawn(cards.card)
    card_back = drawn(cards.card_back)
    space = drawn(map_art.space)
    light = drawn(map_art.light)
    two_cards = drawn(map_art.two_cards)
    nameplate = drawn(map_art.nameplate)
    line = drawn(map_art.line)
    line_counter = drawn(map_art.line_counter)

    def icon(
        self, name: str, size: float = 46.0, *, tone: str | small_art.Tone = "cream"
    ) -> PieceSprite:
        """Return an icon `size` u wide; a coin has the colours of metal in every tone."""
        if name == "coin":
            return self.coin("", size / counters.COIN_WIDTH)
        return super().icon(name, size, tone=tone)


TableContext = table_model.TableContext[BrassArt]
LookWidget = look_widget.LookWidget[BrassArt, Look]
Target = LitWidget[BrassArt, Look]
