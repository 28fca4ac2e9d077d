"""All pieces of the table at one window size, drawn on first use and kept."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from pathlib import Path

from game.scene.cache import SURFACES
from game.tabletop.art import flurries, marks, plates, seals
from game.tabletop.art.letters import Letters
from game.tabletop.art.palette import Colour, player_colour
from game.tabletop.art.shapes import Shapes
from game.tabletop.art.sheet import Pen
from game.tabletop.art.sprite import Sprite
from game.titles.tinners_trail.table.art import (
    badges,
    benefits,
    cards,
    cubes,
    icons,
    neutral,
    portraits,
    smoke,
    tiles,
    tokens,
)
from game.titles.tinners_trail.table.art.cards import CardFace
from game.titles.tinners_trail.table.art.engine_house import engine_house
from game.titles.tinners_trail.table.art.tiles import TileFace


class PieceArt:
    """The pieces at `k` pixels per u; README.md lists anchors and sizes.

    Sprites are shared: whoever gets one must not draw on it. Players are named by colour.
    """

    def __init__(self, asset_folder: Path, k: float) -> None:
        """Take the folder that holds `shared/` and `tinners_trail/`; read files on first use."""
        self.k = k
        self._shapes = Shapes(asset_folder)
        self._letters = Letters(asset_folder)
        self._pen = Pen(self._shapes, self._letters, k)
        self._portraits: dict[tuple[str, float], Sprite | None] = {}

    @property
    def faults(self) -> list[str]:
        """Return one sentence per file that could not be used and was replaced."""
        return self._shapes.faults + self._letters.faults

    def cube(self, kind: str, r: float = 9.6, *, scale: float = 1.0) -> Sprite:
        """Return a cube of half width `r`: tin, copper, water or arsenic."""
        return self._keep(("cube", kind, r, scale), lambda: cubes.cube(self._pen, kind, r, scale))

    def more_chip(self, label: str, *, scale: float = 1.0) -> Sprite:
        """Return the chip behind a long row of cubes."""
        return self._keep(("more", label, scale), lambda: cubes.more_chip(self._pen, label, scale))

    def engine_house(self, colour: str, *, scale: float = 1.0, on_slate: bool = False) -> Sprite:
        """Return a player's mine."""
        return self._keep(
            ("house", colour, scale, on_slate),
            lambda: engine_house(self._pen, player_colour(colour), scale, on_slate=on_slate),
        )

    def disc(self, colour: str, r: float = 14.5, *, on_slate: bool = False) -> Sprite:
        """Return a player's disc."""
        return self._keep(
            ("disc", colour, r, on_slate),
            lambda: marks.disc(self._pen, player_colour(colour), r, on_slate=on_slate),
        )

    def ghost_disc(self, colour: str, r: float = 14.5) -> Sprite:
        """Return the place where a player's disc will land."""
        return self._keep(
            ("ghost", colour, r), lambda: marks.ghost_disc(self._pen, player_colour(colour), r)
        )

    def mark(self, colour: str, size: float, *, tint: Colour | None = None) -> Sprite:
        """Return a player's bare assay mark, in its own fill or in `tint`."""
        return self._keep(
            ("mark", colour, size, tint),
            lambda: marks.mark(self._pen, player_colour(colour), size, tint),
        )

    def pattern(self, colour: str, width: float, height: float) -> Sprite:
        """Return a rectangle of a player's pattern; anchor at its top left corner."""
        return self._keep(
            ("pattern", colour, width, height),
            lambda: plates.pattern(self._pen, player_colour(colour), width, height),
        )

    def plate(self, colour: str, width: float, height: float, mark_at: float = 0.5) -> Sprite:
        """Return the left end of a player's panel; anchor at its top left corner.

        `mark_at` is the share of the height at which the mark stands.
        """
        return self._keep(
            ("plate", colour, width, height, mark_at),
            lambda: plates.plate(self._pen, player_colour(colour), (width, height), mark_at),
        )

    def portrait(self, player: str, r: float) -> Sprite | None:
        """Return the round portrait of a kind of player, None for people."""
        key = (player, r)
        if key not in self._portraits:
            size = max(2, round(2 * r * self.k))
            folder = self._shapes.asset_folder
            self._portraits[key] = portraits.portrait(folder, player, size)
        return self._portraits[key]

    def tile_down(self, region: str, letter: str, *, scale: float = 1.0) -> Sprite:
        """Return a face-down area tile."""
        return self._keep(
            ("down", region, letter, scale),
            lambda: tiles.tile_down(self._pen, region, letter, scale),
        )

    def tile_up(self, tile: TileFace, *, scale: float = 1.0) -> Sprite:
        """Return a face-up area tile."""
        return self._keep(("up", tile, scale), lambda: tiles.tile_up(self._pen, tile, scale=scale))

    def bonus_badge(self, bonus: str, *, scale: float = 1.0) -> Sprite:
        """Return the badge of a tile's bonus, "money+3" or "work+1"."""
        return self._keep(
            ("bonus", bonus, scale), lambda: badges.bonus_badge(self._pen, bonus, scale)
        )

    def tile_peek(self, tile: TileFace, *, share: float, scale: float = 1.0) -> Sprite:
        """Return a face-down tile curled up by `share` (0 to 1, drawn in steps of 0.05)."""
        step = round(share * 20) / 20
        return self._keep(
            ("peek", tile, step, scale),
            lambda: tiles.tile_peek(self._pen, tile, share=step, scale=scale),
        )

    def survey_card(
        self, face: CardFace, *, glow: bool = False, degrees: float = 0.0, scale: float = 1.0
    ) -> Sprite:
        """Return the face of a survey card."""
        return self._keep(
            ("card", face, glow, degrees, scale),
            lambda: cards.survey_card(self._pen, face, glow=glow, degrees=degrees, scale=scale),
        )

    def print_blank(self, region: str, *, scale: float = 1.0) -> None:
        """Draw ahead what the faces of a region's survey cards share."""
        cards.survey_blank(self._pen, region, glow=False, scale=scale)

    def survey_back(
        self, region: str, letter: str, *, degrees: float = 0.0, scale: float = 1.0
    ) -> Sprite:
        """Return the back of a survey card."""
        return self._keep(
            ("back", region, letter, degrees, scale),
            lambda: cards.survey_back(self._pen, region, letter, degrees=degrees, scale=scale),
        )

    def survey_tab(self, face: CardFace, *, scale: float = 1.0) -> Sprite:
        """Return the compact form of a survey card."""
        return self._keep(("tab", face, scale), lambda: cards.survey_tab(self._pen, face, scale))

    def benefit(self, name: str, size: float = 56.0) -> Sprite:
        """Return the picture of a survey card's benefit."""
        return self._keep(
            ("benefit", name, size), lambda: benefits.benefit_picture(self._pen, name, size)
        )

    def miner(
        self, colour: str | None = None, *, scale: float = 1.0, on_slate: bool = False
    ) -> Sprite:
        """Return a miner of raw wood, or in a player's colour."""
        return self._neutral("miner", scale, colour, on_slate=on_slate)

    def ship(self, *, scale: float = 1.0) -> Sprite:
        """Return the ship of a port."""
        return self._neutral("ship", scale)

    def train(self, *, scale: float = 1.0) -> Sprite:
        """Return a train."""
        return self._neutral("train", scale)

    def adit(self, *, scale: float = 1.0) -> Sprite:
        """Return the arch of an adit."""
        return self._neutral("adit", scale)

    def steam_pump(self, *, scale: float = 1.0) -> Sprite:
        """Return a steam pump."""
        return self._neutral("steam_pump", scale)

    def calciner(self, *, scale: float = 1.0) -> Sprite:
        """Return a calciner."""
        return self._neutral("calciner", scale)

    def drainage_token(self, *, scale: float = 1.0) -> Sprite:
        """Return the token of an area drained before it was mined."""
        return self._keep(("drainage", scale), lambda: tokens.drainage_token(self._pen, scale))

    def peek_token(self, colour: str, *, scale: float = 1.0) -> Sprite:
        """Return the eye on a tile that a player has seen."""
        return self._keep(
            ("peeked", colour, scale),
            lambda: tokens.peek_token(self._pen, player_colour(colour), scale),
        )

    def die(self, kind: str, pips: int, *, degrees: float = 0.0, scale: float = 1.0) -> Sprite:
        """Return a die of tin, copper or water colour, turned clockwise."""
        return self._keep(
            ("die", kind, pips, degrees, scale),
            lambda: tokens.die(self._pen, kind, pips, degrees=degrees, scale=scale),
        )

    def gate(self, colour: str) -> Sprite:
        """Return a player's work limiter."""
        return self._keep(("gate", colour), lambda: tokens.gate(self._pen, player_colour(colour)))

    def coin(self, r: float = 19.0, *, label: str = "") -> Sprite:
        """Return a coin: an engraved pound sign, or a label such as "£4"."""
        return self._keep(("coin", r, label), lambda: tokens.coin(self._pen, r, label))

    def watch(self, size: float = 21.0, *, spent: bool = False) -> Sprite:
        """Return the watch of one work point."""
        return self.icon("watch", size, tone="disabled" if spent else "brass_text")

    def wax_seal(self, colour: str, r: float = 98.0) -> Sprite:
        """Return a wax seal with a player's mark."""
        return self._keep(
            ("seal", colour, r),
            lambda: seals.wax_seal(self._pen, player_colour(colour), r),
        )

    def envelope(self, *, scale: float = 1.0) -> Sprite:
        """Return the closed envelope of the hand-over screen."""
        return self._keep(("envelope", scale), lambda: seals.envelope(self._pen, scale))

    def smoke(self, frame: int) -> Sprite:
        """Return a frame of a chimney's smoke; anchor at the chimney's mouth."""
        return self._keep(("smoke", frame), lambda: smoke.smoke(self._pen, frame, 1.0))

    def drop(self) -> Sprite:
        """Return a drop of water; anchor in its middle."""
        return self._keep(("drop",), lambda: flurries.drop(self._pen, 1.0))

    def glow(self, r: float, colour: str = flurries.LAMP) -> Sprite:
        """Return a round soft light of radius `r`; anchor in its middle."""
        return self._keep(("glow", r, colour), lambda: flurries.glow(self._pen, r, colour))

    def dust(self, frame: int) -> Sprite:
        """Return a frame of dust; anchor on the ground."""
        return self._keep(("dust", frame), lambda: flurries.dust(self._pen, frame, 1.0))

    def ripple(self, frame: int) -> Sprite:
        """Return a frame of rings on water; anchor in their middle."""
        return self._keep(("ripple", frame), lambda: flurries.ripple(self._pen, frame, 1.0))

    def gull(self, frame: int, *, at_dusk: bool = False, scale: float = 1.0) -> Sprite:
        """Return a beat of a gull's wings; anchor at its body."""
        return self._keep(
            ("gull", frame, at_dusk, scale),
            lambda: smoke.gull(self._pen, frame, scale, at_dusk=at_dusk),
        )

    def icon(self, name: str, size: float = 46.0, *, tone: str | icons.Tone = "cream") -> Sprite:
        """Return an icon `size` u wide."""
        return self._keep(
            ("icon", name, size, tone), lambda: icons.icon(self._pen, name, size, tone)
        )

    def _neutral(
        self, name: str, scale: float, colour: str | None = None, *, on_slate: bool = False
    ) -> Sprite:
        owner = player_colour(colour) if colour else None
        return self._keep(
            (name, scale, colour, on_slate),
            lambda: neutral.neutral_piece(self._pen, name, scale, owner, on_slate=on_slate),
        )

    def _keep(self, key: Hashable, draw: Callable[[], Sprite]) -> Sprite:
        return SURFACES.get((self, key), draw)
