"""All pieces of Brass at one window size, drawn on first use and kept."""

from __future__ import annotations

from typing import Final

from game.tabletop import table_model
from game.tabletop.art.drawing import Pen
from game.tabletop.art.sprite import PieceSprite
from game.tabletop.art.table_art import TableArt
from game.tabletop.panel import look_widget
from game.tabletop.panel.look_widget import LitWidget, Look
from game.titles.brass.table.art import cards, counters, map_art
from game.titles.brass.table.art.cards import CardPrint
from game.titles.brass.table.art.counters import CounterFace
from game.titles.brass.table.art.inks import INDUSTRIES, SHAPES
from game.titles.brass.table.art.map_art import LineFace, PlateFace

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

    @property
    def pen(self) -> Pen:
        """What everything is drawn with."""
        return self._pen

    def counter(self, face: CounterFace, size: float = 52.0, *, shadow: bool = True) -> PieceSprite:
        """Return an industry counter."""
        return self._drawn(counters.counter, face, size, shadow=shadow)

    def space(
        self, industries: tuple[str, ...], size: float = 52.0, *, night: bool = False
    ) -> PieceSprite:
        """Return an empty space."""
        return self._drawn(map_art.space, industries, size, night=night)

    def light(self, kind: str, width: float = 52.0, height: float = 52.0) -> PieceSprite:
        """Return the light round a box: legal, chosen, other or refused."""
        return self._drawn(map_art.light, kind, width, height)

    def nameplate(self, face: PlateFace) -> PieceSprite:
        """Return a place's nameplate; anchor in its upper left corner."""
        return self._drawn(map_art.nameplate, face)

    def line(self, face: LineFace) -> PieceSprite:
        """Return a line of the map; anchor at its start."""
        return self._drawn(map_art.line, face)

    def line_counter(self, colour: str, *, rail: bool, scale: float = 1.0) -> PieceSprite:
        """Return a link's counter alone."""
        return self._drawn(map_art.line_counter, colour, rail=rail, scale=scale)

    def card(self, face: CardPrint, *, height: float = cards.HEIGHT) -> PieceSprite:
        """Return a card, without its picture where it is low; anchor in the middle of its upper
        edge.
        """
        return self._drawn(cards.card, face, height)

    def card_back(self, scale: float = 1.0, *, height: float = cards.HEIGHT) -> PieceSprite:
        """Return the back of a card; anchor in the middle of its upper edge."""
        return self._drawn(cards.card_back, scale, height)

    def cube(self, kind: str, r: float = 10.0) -> PieceSprite:
        """Return a cube: coal, iron or bale."""
        return self._drawn(counters.cube, kind, r)

    def ghost_cube(self, r: float = 10.0) -> PieceSprite:
        """Return the place of a cube that is not there."""
        return self._drawn(counters.ghost_cube, r)

    def coin(self, words: str = "", r: float = 11.0) -> PieceSprite:
        """Return a brass coin with a number."""
        return self._drawn(counters.coin, words, r)

    def points(self, words: str, r: float = 11.4) -> PieceSprite:
        """Return a silver hexagon with a number."""
        return self._drawn(counters.points, words, r)

    def tag(self, words: str) -> PieceSprite:
        """Return the white tag that says which cards name a place."""
        return self._drawn(counters.tag, words)

    def pin(self) -> PieceSprite:
        """Return the pointed marker of a printed track; anchor at its tip."""
        return self._drawn(counters.pin)

    def market_tile(self, words: str = "", scale: float = 1.0) -> PieceSprite:
        """Return a distant market tile, its face with words, its back without."""
        return self._drawn(counters.market_tile, words, scale)

    def symbol(
        self, industry: str, size: float, tones: tuple[str, str] | None = None
    ) -> PieceSprite:
        """Return an industry's symbol."""
        return self._drawn(counters.symbol, industry, size, tones)


TableContext = table_model.TableContext[BrassArt]
LookWidget = look_widget.LookWidget[BrassArt, Look]
Target = LitWidget[BrassArt, Look]
