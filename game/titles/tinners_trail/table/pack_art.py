"""The pieces of a box with the numbers its owner enters: alone, in their place, and what tells
them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from pygame import SRCALPHA, Surface

from game.box.pack_art import TablePlace
from game.packs.pieces import Path as PiecePath
from game.packs.pieces import Piece
from game.scene.drawing.cache import SURFACES
from game.tabletop.art.table_art import ArtRoom
from game.titles.tinners_trail.table.art.cards import CardFace, TileFace
from game.titles.tinners_trail.table.art.map import MapPainter
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.chart.spots import shapes_in, trail_frame
from game.titles.tinners_trail.table.panels.hand import face_of
from game.words import Words

BOARDS: Final = "boards.board"
DEVELOPED: Final = ("miner", "port", "train", "adit", "pumps")
PLACES: Final = {  # pieces, or their groups, and what tells them
    "prices.prices": TablePlace("exchange"),
    "rounds.developments": TablePlace("development"),
    "rounds.prices": TablePlace("exchange"),
    "company.start": TablePlace("plate:pink"),
    "investment.row": TablePlace("passing"),
    "market": TablePlace("market", expansions=("arsenic",)),
    "emigration": TablePlace("emigration", expansions=("emigration",)),
    "boxes": TablePlace("boxes"),
    "boxes.row": TablePlace("boxes"),
}
AROUND: Final = 80.0  # u of the map round an area


def place_of(piece: Piece, value: Any, path: PiecePath) -> TablePlace | None:
    """Return what tells a number of a piece, None for what no part of the table does."""
    if piece.group == BOARDS:
        return TablePlace("development", seats=value["players"])
    if piece.name == "ground.printed" and path:
        return TablePlace(f"{path[0]}", around=AROUND)
    if piece.name == "company.work" and path:
        number = str(path[0])  # the length of the day, or what something costs
        own = "working-day" if number == "columns" else f"action:{number}"
        return TablePlace("development" if number in DEVELOPED else own)
    return PLACES.get(piece.name) or PLACES.get(piece.group)


SEEN: Final = 230.0  # u of the map from top to foot
HAND_HIGH: Final = 186.0  # u of a hand from top to foot
DICE_HIGH: Final = 192.0  # u of three dice under one another
PITCH, LEAN = 104.0, 9.0  # from one card of a hand to the next, and how far it leans
ArtAt = Callable[[float], PieceArt]


def in_the_county(
    folder: Path, art_at: ArtAt, tile: TileFace, regions: Mapping[str, str], size: tuple[int, int]
) -> Surface:
    """Return a part of the map with the tile in an area of its region."""
    k = size[1] / SEEN
    names = [name for name, region in regions.items() if region == tile.region]
    area = names[len(names) // 2]
    picture = SURFACES.get(
        ("map of a pack", area, size), lambda: _part_of_map(folder, area, regions, size, k)
    ).copy()
    x, y = size[0] / 2, size[1] / 2
    left, top = spots.OPEN_TILE.get(area, spots.TILE)
    art_at(k).tile_up(tile).blit_to(picture, (x + left * k, y + top * k))
    return picture


def in_the_hand(art_at: ArtAt, card: CardFace, size: tuple[int, int]) -> Surface:
    """Return the card between the backs of two others."""
    k = size[1] / HAND_HIGH
    art, picture = art_at(k), Surface(size, SRCALPHA)
    x, y = size[0] / 2, size[1] / 2
    for side in (-1, 1):
        back = art.survey_back("any", "?", degrees=side * LEAN)
        back.blit_to(picture, (x + side * PITCH * k, y + 8 * k))
    art.survey_card(card, glow=True).blit_to(picture, (x, y))
    return picture


def in_rows(art_at: ArtAt, dice: Mapping[str, Sequence[int]], size: tuple[int, int]) -> Surface:
    """Return the faces of each die in a row."""
    k = size[1] / DICE_HIGH
    art, picture = art_at(k), Surface(size, SRCALPHA)
    pitch = size[1] / len(dice)
    for row, (kind, faces) in enumerate(dice.items()):
        for number, pips in enumerate(faces):
            x = size[0] / 2 + (number - (len(faces) - 1) / 2) * pitch
            art.die(kind, pips).blit_to(picture, (x, (row + 0.5) * pitch))
    return picture


def _part_of_map(
    folder: Path, area: str, regions: Mapping[str, str], size: tuple[int, int], k: float
) -> Surface:
    shapes = shapes_in(folder)
    x, y = trail_frame(size, k).on_screen(shapes.areas[area].cluster)
    corner = size[0] / 2 - x, size[1] / 2 - y
    return MapPainter(folder).picture(shapes, trail_frame(size, k, corner), regions).convert()


TILES: Final = ("tiles.tile", "kickstarter.tile")
CARDS: Final = ("cards.card", "kickstarter.card")
DICE: Final = "prices.dice"
TILE_SCALE, CARD_SCALE = 1.5, 1.0
TILE_SIZE, CARD_SIZE = (136.0, 82.0), (124.0, 168.0)


class TrailPackArt:
    """See `game.box.pack_art.PackArt`."""

    def __init__(self, assets: Path, words: Words, regions: Mapping[str, str]) -> None:
        """Take the folder of all assets, and the region of every area on one map card."""
        self._assets, self._words, self._regions = assets, words, regions
        self._art_at = ArtRoom(assets, PieceArt).at

    def size(self, group: str) -> tuple[float, float]:
        """Return how large tiles and cards are drawn."""
        return TILE_SIZE if group in TILES else CARD_SIZE if group in CARDS else (0.0, 0.0)

    def picture(self, piece: Piece, value: Any, k: float) -> Surface | None:
        """Return a tile or card."""
        art = self._art_at(k)
        if piece.group in TILES:
            return art.tile_up(_tile(value), scale=TILE_SCALE).surface
        if piece.group in CARDS:
            return art.survey_card(self._card(value), scale=CARD_SCALE).surface
        return None

    def preview(
        self, piece: Piece, value: Any, path: PiecePath, size: tuple[int, int]
    ) -> Surface | None:
        """Return a tile in an area of its region, a card in a hand, dice with all their faces."""
        if piece.name == DICE:
            return in_rows(self._art_at, value, size)
        if piece.group in TILES:
            return in_the_county(self._assets, self._art_at, _tile(value), self._regions, size)
        if piece.group in CARDS:
            return in_the_hand(self._art_at, self._card(value), size)
        return None

    def place(self, piece: Piece, value: Any, path: PiecePath) -> TablePlace | None:
        """Return the board, exchange or plate that tells a number."""
        return place_of(piece, value, path)

    def _card(self, value: Any) -> CardFace:
        return face_of(f"{value['region']}:{value['benefit']}:{value['value']}", self._words)


def _tile(value: Any) -> TileFace:
    region = str(value["region"])
    counts = int(value["tin"]), int(value["copper"]), int(value["water"])
    return TileFace(region, region.upper(), counts, str(value.get("bonus", "")))
