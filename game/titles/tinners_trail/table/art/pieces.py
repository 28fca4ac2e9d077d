"""All pieces of the table at one window size, drawn on first use and kept."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.records.records import AUTOMA
from game.tabletop.art import icons, small_art
from game.tabletop.art.drawing import Pen
from game.tabletop.art.palette import HALO, PlayerColour, player_colour
from game.tabletop.art.pictures import portrait
from game.tabletop.art.small_art import add_mark
from game.tabletop.art.sprite import PieceBox, PieceSprite
from game.tabletop.art.table_art import TableArt
from game.titles.tinners_trail.table.art import cards, cubes, gull, tiles
from game.titles.tinners_trail.table.art import cards as benefits
from game.titles.tinners_trail.table.art import cubes as ground
from game.titles.tinners_trail.table.art import cubes as tokens
from game.titles.tinners_trail.table.art.cards import CardFace
from game.titles.tinners_trail.table.art.files import IMAGES
from game.titles.tinners_trail.table.art.palette import DICE, RAW_WOOD
from game.titles.tinners_trail.table.art.tiles import TileFace

# Mines in their players' colours, and pieces of raw wood, stone and brick.

HALO_WIDTH = 1.1


@dataclass(frozen=True, slots=True)
class PieceGround:
    """Where a piece stands: its view box and its shadow (x, y, two radii, darkness)."""

    box: PieceBox
    shadow: tuple[float, float, float, float, float]


GROUNDS = {
    "miner": PieceGround(PieceBox(-16, -42, 32, 46), (2.5, 0.6, 12, 3.8, 0.42)),
    "ship": PieceGround(PieceBox(-28, -44, 56, 54), (2, 3, 25, 5.4, 0.42)),
    "train": PieceGround(PieceBox(-28, -38, 56, 46), (2.5, 2, 25, 4.8, 0.42)),
    "adit": PieceGround(PieceBox(-24, -24, 48, 48), (2.5, 14.6, 21, 5, 0.45)),
    "steam_pump": PieceGround(PieceBox(-26, -42, 52, 48), (1, 2, 22, 4.4, 0.4)),
    "calciner": PieceGround(PieceBox(-18, -46, 36, 50), (4, 0.6, 17, 4.4, 0.42)),
}


def neutral_piece(
    pen: Pen, name: str, scale: float, colour: PlayerColour | None, *, on_slate: bool = False
) -> PieceSprite:
    """Return a piece at its foot; raw wood unless a player's colour is given.

    `on_slate` puts a light line round it.
    """
    ground = GROUNDS[name]
    box = ground.box
    sheet = pen.sheet(PieceBox(box.left, box.top, box.width + 4, box.height + 4), scale)
    x, y, wide, high, dark = ground.shadow
    if not on_slate:
        sheet.shadow((x, y), (wide, high), dark)
    sheet.shape(f"{IMAGES}/{name}", colour.tones if colour else RAW_WOOD, box)
    if on_slate:
        sheet.outlined(HALO_WIDTH, HALO)
    return sheet.finish()


HOUSE_BOX = PieceBox(-30, -60, 64, 68)
MARK_SIZE = 19.0
_ROOFS = {
    "lozenge": ("-1,-41 11,-27 24,-33 12,-47", "-13,-27 -1,-41 11,-27"),
    "ring": (
        "11,-35 11,-27 24,-33 24,-41",
        "-13,-27 -13,-35 -8.5,-35 -8.5,-31 -3.3,-31 -3.3,-35 1.3,-35 1.3,-31 6.5,-31 6.5,-35 "
        "11,-35 11,-27",
    ),
    "star": ("5,-37 11,-27 24,-33 17,-43", "-13,-27 -7,-37 5,-37 11,-27"),
    "triangle": ("-13,-41 11,-30 11,-27 24,-33 24,-36 0,-47", "-13,-27 -13,-41 11,-30 11,-27"),
    "cross": (
        "5,-39 5,-33 11,-33 11,-27 24,-33 24,-38 17,-40 17,-45",
        "-13,-27 -13,-33 -7,-33 -7,-39 5,-39 5,-33 11,-33 11,-27",
    ),
}
"""Slope and front of each roof, by the player's mark."""


def engine_house(pen: Pen, colour: PlayerColour, scale: float, *, on_slate: bool) -> PieceSprite:
    """Return an engine house; anchor at the foot of its front wall.

    On slate it has a pale halo in place of its shadow, so that dark houses stay readable.
    """
    slope, front = _ROOFS[colour.mark]
    sheet = pen.sheet(PieceBox(-30, -60, 80, 76), scale)
    if not on_slate:
        sheet.shadow((10, 2.5), (31, 7.5))
        sheet.shadow((18, 3), (18, 4.5), 0.25)
    colours = colour.tones | {"slope": slope, "front": front}
    sheet.shape(f"{IMAGES}/engine_house", colours, HOUSE_BOX)
    add_mark(sheet, colour, (-1, -13, MARK_SIZE))
    if on_slate:
        sheet.outlined(HALO_WIDTH, HALO)
    return sheet.finish()


# All pieces of the table at one window size, drawn on first use and kept.

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
        return self._painted(engine_house, colour, scale, on_slate=on_slate)

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
        return self._drawn(small_art.die, DICE[kind], pips, degrees=degrees, scale=scale)

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
        return self._drawn(neutral_piece, name, scale, owner, on_slate=on_slate)
