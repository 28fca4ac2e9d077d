"""All pieces of Tiletum at one window size, drawn on first use and kept."""

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Concatenate, Final, ParamSpec

import pygame

from game.engine.owner_pack import Pack
from game.tabletop.art import small_art
from game.tabletop.art.drawing import ArtSheet, unmultiplied
from game.tabletop.art.palette import PieceBox, PieceSprite
from game.tabletop.art.table_art import TableArt, drawn
from game.tabletop.art.text import SANS_HEAVY
from game.titles.tiletum.table.art import (
    below,
    blocks,
    technology_signs,
    tiles,
    tokens,
    townhouses,
    wheel,
    wooden_pieces,
)
from game.titles.tiletum.table.art.blocks import BlockFace
from game.titles.tiletum.table.art.inks import OWN_ICONS, SHAPES
from game.titles.tiletum.table.art.wheel import ArcFace, PetalFace
from game.titles.tiletum.table.map_plan import map_plan

Args = ParamSpec("Args")

GOOD: Final = "good_"


def turned(piece: PieceSprite, degrees: float) -> PieceSprite:
    """Return a finished piece turned clockwise about the middle of its picture."""
    picture = pygame.transform.rotozoom(piece.surface.premul_alpha(), -degrees, 1.0)
    return PieceSprite(unmultiplied(picture), (picture.get_width() // 2, picture.get_height() // 2))


class TiletumArt(TableArt):
    """The pieces at `k` pixels per u: sizes in u, anchors in the middle unless said otherwise.

    Sprites are shared: whoever gets one must not draw on it. Players are named by colour.
    """

    own_icons: ClassVar[frozenset[str]] = OWN_ICONS
    own_folder: ClassVar[str] = SHAPES

    road = drawn(blocks.road)
    gallery = drawn(below.gallery)
    tablet = drawn(below.tablet)
    map_tag = drawn(below.tag)
    small_map = drawn(below.small_map)
    level = drawn(technology_signs.level)
    piece = drawn(wooden_pieces.piece)
    die = drawn(wooden_pieces.die)
    symbol = drawn(wheel.symbol)
    townhouse = drawn(townhouses.townhouse)
    bust = drawn(tiles.bust)

    def __init__(
        self, asset_folder: Path, k: float, pack: Pack | tiles.TiletumPrinted | None = None
    ) -> None:
        """Store also whose numbers are printed on the tiles."""
        super().__init__(asset_folder, k)
        self._box = pack if isinstance(pack, tiles.TiletumPrinted) else tiles.printed(pack)
        self._stone: PieceSprite | None = None

    def block(self, face: BlockFace) -> PieceSprite:
        """Return a space of the map with what stands there."""
        return self._drawn(blocks.block, self._box, face)

    def block_light(self, space: str, kind: str) -> PieceSprite:
        """Return the light round a space: legal, chosen or told."""
        return self._drawn(blocks.light, blocks.extent_of(map_plan().spaces[space]), kind)

    def rolling_die(self, degrees: float, good: str, value: int, size: float) -> PieceSprite:
        """Return a die in the air: what lies there turned, quicker than it could be drawn so."""
        lying = self.die(good, value, size)
        key = "rolling", good, value, size, degrees
        return self._keep(key, lambda: turned(lying, degrees)) if degrees else lying

    def window(self) -> PieceSprite:
        """Return the stone of the rose window; all its parts have their anchor in its middle.

        Kept here, not among the pictures that may be forgotten: it is drawn in a thread of its
        own before a table is asked for, and takes longer than anything else.
        """
        if self._stone is None:
            self._stone = wheel.ground(self._pen)
        return self._stone

    def glass(self, place: int, petal: PetalFace) -> PieceSprite:
        """Return the glass of a place of the window."""
        face = petal._replace(name="", action="", tile="")
        return self._drawn(wheel.glass, place, face)

    def band(self, place: int, petal: PetalFace) -> PieceSprite:
        """Return the enamel of a place of the window with its action and tile."""
        state = petal.state if petal.state == "chosen" else ""
        face = petal._replace(value=0, ap=0, own=0, state=state)
        return self._drawn(wheel.band, self._box, place, face)

    def field(self, arc: ArcFace) -> PieceSprite:
        """Return the explorer field round the window."""
        face = arc._replace(symbol=0, due=False)
        return self._drawn(wheel.field, self._box, face)

    def tile(self, name: str, size: float = tiles.TILE) -> PieceSprite:
        """Return a tile by its name."""
        return self._drawn(tiles.tile, self._box, name, size)

    def card(self, name: str, light: str = "") -> PieceSprite:
        """Return a tile of an offer as a card; anchor in its upper left corner."""
        return self._drawn(tiles.card, self._box, name, light)

    def quatrefoil(self, words: str, r: float = 13.0, *, spent: bool = False) -> PieceSprite:
        """Return points of action."""
        box = PieceBox(-1.15 * r, -1.15 * r, 2.3 * r, 2.3 * r)
        return self._sign(box, tokens.add_quatrefoil, (0, 0), r, words, spent=spent)

    def hexagon(self, words: str, r: float = 12.0) -> PieceSprite:
        """Return points on silver."""
        box = PieceBox(-1.5 * r, -1.2 * r, 3 * r, 2.4 * r)
        return self._sign(box, tokens.add_hexagon, (0, 0), r, words)

    def icon(
        self, name: str, size: float = 46.0, *, tone: str | small_art.Tone = "cream"
    ) -> PieceSprite:
        """Return an icon `size` u wide; a good has colours of its own in every tone."""
        if name.startswith(GOOD):
            return self.good(name.removeprefix(GOOD), size)
        return super().icon(name, size, tone=tone)

    def good(self, good: str, size: float = 24.0) -> PieceSprite:
        """Return a good, or with "any" or "same" one of choice."""
        box = PieceBox(-size / 2, -size / 2, size, size).grown(1)
        return self._sign(box, tokens.add_good, good, (0, 0), size)

    def crest(self, crest: str, height: float = 30.0) -> PieceSprite:
        """Return a shield."""
        box = PieceBox(-height / 2, -height / 2, height, 1.06 * height)
        return self._sign(box, tokens.add_crest, crest, (0, 0), height)

    def enamel(self, action: str, size: float = 30.0) -> PieceSprite:
        """Return an action's enamel with its icon."""
        box = PieceBox(-size / 2, -size / 2, size, size).grown(2)
        return self._sign(box, tokens.add_enamel, action, (0, 0), size)

    def gain(self, gain: str, size: float = 20.0) -> PieceSprite:
        """Return what a gain brings, in one line."""
        box = PieceBox(-3.4 * size, -size, 6.8 * size, 2 * size)
        return self._sign(box, tokens.add_gain, gain, (0, 0, size), room=6.6 * size)

    def figure(self, words: str, size: float, colour: str) -> PieceSprite:
        """Return a number; anchor in the middle of its left edge."""
        box = PieceBox(0, -size, 0.7 * size * len(words), 2 * size)
        text = ArtSheet.text_left
        return self._sign(box, text, words, (0, 0), face=SANS_HEAVY, size=size, colour=colour)

    def _sign(
        self,
        box: PieceBox,
        add: Callable[Concatenate[ArtSheet, Args], None],
        *of: Args.args,
        **how: Args.kwargs,
    ) -> PieceSprite:
        """Return what a function adds to a sheet with these arguments, remembered by them."""

        def draw() -> PieceSprite:
            sheet = self._pen.sheet(box)
            add(sheet, *of, **how)
            return sheet.finish()

        return self._keep((add, of, *how.items()), draw)
