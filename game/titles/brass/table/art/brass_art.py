"""All pieces of Brass at one window size, drawn on first use and cached."""

from typing import Final

from game.tabletop import table_context
from game.tabletop.art import small_art
from game.tabletop.art.palette import PieceSprite
from game.tabletop.art.table_art import TableArt, cached_drawing
from game.tabletop.panel import look_widget
from game.tabletop.panel.look_widget import HighlightWidget, Look
from game.titles.brass.table.art import cards, counters, map_art, nameplates, small_pieces
from game.titles.brass.table.art.inks import INDUSTRY_NAMES, SHAPES_FOLDER

BRASS_ICON_NAMES: Final = (
    *INDUSTRY_NAMES,
    *("barge", "build", "link", "develop", "sell", "loan", "income", "spent", "network"),
    *("overbuild", "deck"),
)


class BrassArt(TableArt):
    """Draws the pieces of Brass at `px_per_u`. Sizes are in u; where nothing else is said, the
    anchor is the middle.

    Sprites are shared and must not be drawn on. Players are named by colour.
    """

    own_icon_names = frozenset(BRASS_ICON_NAMES)
    own_icon_folder = SHAPES_FOLDER
    journal_icon_name = "book"

    counter = cached_drawing(counters.counter_sprite)
    cubes_left = cached_drawing(counters.cubes_left_sprite)
    cube = cached_drawing(small_pieces.cube_sprite)
    missing_cube = cached_drawing(small_pieces.missing_cube_sprite)
    coin = cached_drawing(small_pieces.coin_sprite)
    coin_span = cached_drawing(small_pieces.coin_span_sprite)
    points = cached_drawing(small_pieces.points_hexagon_sprite)
    tag = cached_drawing(small_pieces.card_numbers_tag_sprite)
    track_marker = cached_drawing(small_pieces.track_marker_sprite)
    market_tile = cached_drawing(small_pieces.market_tile_sprite)
    card = cached_drawing(cards.card_sprite)
    card_back = cached_drawing(cards.card_back_sprite)
    space = cached_drawing(map_art.empty_space_sprite)
    light = cached_drawing(map_art.rectangle_highlight_sprite)
    two_cards = cached_drawing(map_art.two_cards_sprite)
    nameplate = cached_drawing(nameplates.nameplate_sprite)
    line = cached_drawing(map_art.line_sprite)
    line_counter = cached_drawing(map_art.link_piece_sprite)

    def icon(
        self,
        name: str,
        size_px: float = 46.0,
        *,
        tone: str | small_art.BodyAndAccentColours = "cream",
    ) -> PieceSprite:
        """Return an icon `size_px` u wide; the icon "coin" is the brass coin in every tone."""
        if name == "coin":
            return self.coin("", size_px / small_pieces.COIN_WIDTH_IN_RADII)
        return super().icon(name, size_px, tone=tone)


TableContext = table_context.TableContext[BrassArt]
LookWidget = look_widget.LookWidget[BrassArt, Look]
Target = HighlightWidget[BrassArt, Look]
