"""All pieces of the table at one window size, drawn on first use and kept."""

from __future__ import annotations

from pathlib import Path

from game.records.record import AUTOMA
from game.tabletop.art import dice, icons
from game.tabletop.art.palette import player_colour
from game.tabletop.art.portraits import portrait
from game.tabletop.art.sprite import PieceSprite
from game.tabletop.art.table_art import TableArt
from game.titles.tinners_trail.table.art import (
    benefits,
    buildings,
    cards,
    cubes,
    ground,
    gull,
    tiles,
    tokens,
)
from game.titles.tinners_trail.table.art.cards import CardFace
from game.titles.tinners_trail.table.art.palette import DICE
from game.titles.tinners_trail.table.art.tiles import TileFace

HIS = "wallace"


class PieceArt(TableArt):
    """The pieces at `k` pixels per u; README.md lists anchors and sizes.

    Sprites are shared: whoever gets one must not draw on it. Players are named by colour.
    """

    own_icons = frozenset(
        {"mine", "pick", "adit", "port", "miner", "pump", "pasty", "process", "emigrate"}
    )
    own_folder = "tinners_trail/images/icons"

    def __init__(self, asset_folder: Path, k: float) -> None:
        """Take the folder of all assets; read files on first use."""
        super().__init__(asset_folder, k)
        self._portraits: dict[tuple[str, float], PieceSprite | None] = {}

    def cube(self, kind: str, r: float = 9.6, *, scale: float = 1.0) -> PieceSprite:
        """Return a cube of half width `r`: tin, copper, water or arsenic."""
        return self._drawn(cubes.cube, kind, r, scale)

    def player_cube(self, colour: str, r: float = 9.6) -> PieceSprite:
        """Return a player's investment cube of half width `r`."""
        return self._painted(cubes.player_cube, colour, r)

    def more_chip(self, label: str, *, scale: float = 1.0) -> PieceSprite:
        """Return the chip behind a long row of cubes."""
        return self._drawn(cubes.more_chip, label, scale)

    def engine_house(
        self, colour: str, *, scale: float = 1.0, on_slate: bool = False
    ) -> PieceSprite:
        """Return a player's mine."""
        return self._painted(buildings.engine_house, colour, scale, on_slate=on_slate)

    def portrait(self, player: str, r: float) -> PieceSprite | None:
        """Return the round portrait of a kind of player, None for people."""
        key = (player, r)
        if key not in self._portraits:
            size = max(2, round(2 * r * self.k))
            folder = self._shapes.asset_folder / "tinners_trail"
            face = HIS if player == AUTOMA else player
            self._portraits[key] = portrait(folder, face, size)
        return self._portraits[key]

    def tile_down(self, region: str, letter: str, *, scale: float = 1.0) -> PieceSprite:
        """Return a face-down area tile."""
        return self._drawn(tiles.tile_down, region, letter, scale)

    def tile_up(self, tile: TileFace, *, scale: float = 1.0) -> PieceSprite:
        """Return a face-up area tile."""
        return self._drawn(tiles.tile_up, tile, scale=scale)

    def bonus_badge(self, bonus: str, *, scale: float = 1.0) -> PieceSprite:
        """Return the badge of a tile's bonus, "money+3" or "work+1"."""
        return self._drawn(tokens.bonus_badge, bonus, scale)

    def tile_peek(self, tile: TileFace, *, share: float, scale: float = 1.0) -> PieceSprite:
        """Return a face-down tile curled up by `share` (0 to 1, drawn in steps of 0.05)."""
        step = round(share * 20) / 20
        return self._drawn(tiles.tile_peek, tile, share=step, scale=scale)

    def survey_card(
        self, face: CardFace, *, glow: bool = False, degrees: float = 0.0, scale: float = 1.0
    ) -> PieceSprite:
        """Return the face of a survey card."""
        return self._drawn(cards.survey_card, face, glow=glow, degrees=degrees, scale=scale)

    def print_blank(self, region: str, *, scale: float = 1.0) -> None:
        """Draw ahead what the faces of a region's survey cards share."""
        cards.survey_blank(self._pen, region, glow=False, scale=scale)

    def survey_back(
        self, region: str, letter: str, *, degrees: float = 0.0, scale: float = 1.0
    ) -> PieceSprite:
        """Return the back of a survey card."""
        return self._drawn(cards.survey_back, region, letter, degrees=degrees, scale=scale)

    def survey_tab(self, face: CardFace, *, scale: float = 1.0) -> PieceSprite:
        """Return the compact form of a survey card."""
        return self._drawn(cards.survey_tab, face, scale)

    def benefit(self, name: str, size: float = 56.0) -> PieceSprite:
        """Return the picture of a survey card's benefit."""
        return self._drawn(benefits.benefit_picture, name, size)

    def miner(
        self, colour: str | None = None, *, scale: float = 1.0, on_slate: bool = False
    ) -> PieceSprite:
        """Return a miner of raw wood, or in a player's colour."""
        return self._neutral("miner", scale, colour, on_slate=on_slate)

    def ship(self, *, scale: float = 1.0) -> PieceSprite:
        """Return the ship of a port."""
        return self._neutral("ship", scale)

    def train(self, *, scale: float = 1.0) -> PieceSprite:
        """Return a train."""
        return self._neutral("train", scale)

    def adit(self, *, scale: float = 1.0) -> PieceSprite:
        """Return the arch of an adit."""
        return self._neutral("adit", scale)

    def ground_sign(self, changes: tuple[int, int, int], *, scale: float = 1.0) -> PieceSprite:
        """Return the sign of unexplored ground, with what is added to its dice."""
        return self._drawn(ground.ground_sign, changes, scale)

    def steam_pump(self, *, scale: float = 1.0) -> PieceSprite:
        """Return a steam pump."""
        return self._neutral("steam_pump", scale)

    def calciner(self, *, scale: float = 1.0) -> PieceSprite:
        """Return a calciner."""
        return self._neutral("calciner", scale)

    def drainage_token(self, *, scale: float = 1.0) -> PieceSprite:
        """Return the token of an area drained before it was mined."""
        return self._drawn(tokens.drainage_token, scale)

    def peek_token(self, colour: str, *, scale: float = 1.0) -> PieceSprite:
        """Return the eye on a tile that a player has seen."""
        return self._painted(tokens.peek_token, colour, scale)

    def die(self, kind: str, pips: int, *, degrees: float = 0.0, scale: float = 1.0) -> PieceSprite:
        """Return a die of tin, copper or water colour, turned clockwise."""
        return self._drawn(dice.die, DICE[kind], pips, degrees=degrees, scale=scale)

    def gate(self, colour: str) -> PieceSprite:
        """Return a player's work limiter."""
        return self._painted(tokens.gate, colour)

    def coin(self, r: float = 19.0, *, label: str = "") -> PieceSprite:
        """Return a coin: an engraved pound sign, or a label such as "£4"."""
        return self._drawn(tokens.coin, r, label)

    def watch(self, size: float = 21.0, *, spent: bool = False) -> PieceSprite:
        """Return the watch of one work point."""
        return self.icon("watch", size, tone="disabled" if spent else "brass_text")

    def gull(self, frame: int, *, at_dusk: bool = False, scale: float = 1.0) -> PieceSprite:
        """Return a beat of a gull's wings; anchor at its body."""
        return self._drawn(gull.gull, frame, scale, at_dusk=at_dusk)

    def icon(
        self, name: str, size: float = 46.0, *, tone: str | icons.Tone = "cream"
    ) -> PieceSprite:
        """Return an icon `size` u wide; a coin has the colours of metal in every tone."""
        if name != "coin":
            return super().icon(name, size, tone=tone)
        return self._drawn(tokens.coin_icon, size)

    def _neutral(
        self, name: str, scale: float, colour: str | None = None, *, on_slate: bool = False
    ) -> PieceSprite:
        owner = player_colour(colour) if colour else None
        return self._drawn(buildings.neutral_piece, name, scale, owner, on_slate=on_slate)
