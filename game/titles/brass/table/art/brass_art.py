"""All pieces of Brass at one window size, drawn on first use and kept."""

from __future__ import annotations

from typing import Final

from game.tabletop.art import icons
from game.tabletop.art.sheet import Pen
from game.tabletop.art.sprite import PieceSprite
from game.tabletop.art.table_art import TableArt
from game.titles.brass.table.art import cards, counters, links, nameplates, spaces, tokens
from game.titles.brass.table.art.cards import CardPrint
from game.titles.brass.table.art.counters import CounterFace
from game.titles.brass.table.art.inks import INDUSTRIES, SHAPES
from game.titles.brass.table.art.links import LineFace
from game.titles.brass.table.art.nameplates import PlateFace

OWN_ICONS: Final = (
    *INDUSTRIES,
    *("barge", "build", "link", "develop", "sell", "loan", "income", "spent", "network"),
    *("overbuild", "deck"),
)


class BrassArt(TableArt):
    """The pieces at `k` pixels per u: sizes in u, anchors in the middle unless said otherwise.

    Sprites are shared: whoever gets one must not draw on it. Players are named by colour.
    """

    @property
    def pen(self) -> Pen:
        """What everything is drawn with."""
        return self._pen

    def counter(self, face: CounterFace, size: float = 52.0, *, shadow: bool = True) -> PieceSprite:
        """Return an industry counter."""
        return self._keep(
            ("counter", face, size, shadow),
            lambda: counters.counter(self._pen, face, size, shadow=shadow),
        )

    def space(
        self, industries: tuple[str, ...], size: float = 52.0, *, night: bool = False
    ) -> PieceSprite:
        """Return an empty space."""
        return self._keep(
            ("space", industries, size, night),
            lambda: spaces.space(self._pen, industries, size, night=night),
        )

    def light(self, kind: str, width: float = 52.0, height: float = 52.0) -> PieceSprite:
        """Return the light round a box: legal, chosen, other or refused."""
        return self._keep(
            ("light", kind, width, height), lambda: spaces.light(self._pen, kind, width, height)
        )

    def nameplate(self, face: PlateFace) -> PieceSprite:
        """Return a place's nameplate; anchor in its upper left corner."""
        return self._keep(("plate of", face), lambda: nameplates.nameplate(self._pen, face))

    def line(self, face: LineFace) -> PieceSprite:
        """Return a line of the map; anchor at its start."""
        return self._keep(("line", face), lambda: links.line(self._pen, face))

    def line_counter(self, colour: str, *, rail: bool, scale: float = 1.0) -> PieceSprite:
        """Return a link's counter alone."""
        return self._keep(
            ("link", colour, rail, scale),
            lambda: links.line_counter(self._pen, colour, rail=rail, scale=scale),
        )

    def card(self, face: CardPrint, *, height: float = cards.HEIGHT) -> PieceSprite:
        """Return a card, without its picture where it is low; anchor in the middle of its upper
        edge.
        """
        return self._keep(("card", face, height), lambda: cards.card(self._pen, face, height))

    def card_back(self, scale: float = 1.0, *, height: float = cards.HEIGHT) -> PieceSprite:
        """Return the back of a card; anchor in the middle of its upper edge."""
        return self._keep(
            ("back", scale, height), lambda: cards.card_back(self._pen, scale, height)
        )

    def cube(self, kind: str, r: float = 10.0) -> PieceSprite:
        """Return a cube: coal, iron or bale."""
        return self._keep(("cube", kind, r), lambda: tokens.cube(self._pen, kind, r))

    def ghost_cube(self, r: float = 10.0) -> PieceSprite:
        """Return the place of a cube that is not there."""
        return self._keep(("ghost cube", r), lambda: tokens.ghost_cube(self._pen, r))

    def coin(self, words: str = "", r: float = 11.0) -> PieceSprite:
        """Return a brass coin with a number."""
        return self._keep(("coin", words, r), lambda: tokens.coin(self._pen, words, r))

    def points(self, words: str, r: float = 11.4) -> PieceSprite:
        """Return a silver hexagon with a number."""
        return self._keep(("points", words, r), lambda: tokens.points(self._pen, words, r))

    def tag(self, words: str) -> PieceSprite:
        """Return the white tag that says which cards name a place."""
        return self._keep(("tag", words), lambda: tokens.tag(self._pen, words))

    def pin(self) -> PieceSprite:
        """Return the pointed marker of a printed track; anchor at its tip."""
        return self._keep(("pin",), lambda: tokens.pin(self._pen))

    def market_tile(self, words: str = "", scale: float = 1.0) -> PieceSprite:
        """Return a distant market tile, its face with words, its back without."""
        return self._keep(
            ("tile", words, scale), lambda: tokens.market_tile(self._pen, words, scale)
        )

    def symbol(
        self, industry: str, size: float, tones: tuple[str, str] | None = None
    ) -> PieceSprite:
        """Return an industry's symbol."""
        return self._keep(
            ("symbol", industry, size, tones),
            lambda: tokens.symbol(self._pen, industry, size, tones),
        )

    def icon(
        self, name: str, size: float = 46.0, *, tone: str | icons.Tone = "cream"
    ) -> PieceSprite:
        """Return an icon `size` u wide, of this title or of the kit."""
        if name not in OWN_ICONS:
            return super().icon(name, size, tone=tone)
        return self._keep(
            ("icon", name, size, tone),
            lambda: icons.icon(self._pen, name, size, tone, folder=SHAPES),
        )
