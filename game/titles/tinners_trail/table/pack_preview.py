"""A piece with an owner's numbers in its place: a tile on the map, a card in a hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from pygame import SRCALPHA, Surface

from game.scene.cache import SURFACES
from game.titles.tinners_trail.table.art.cards import CardFace
from game.titles.tinners_trail.table.art.map_picture import MapPainter
from game.titles.tinners_trail.table.art.piece_art import PieceArt
from game.titles.tinners_trail.table.art.tiles import TileFace
from game.titles.tinners_trail.table.art.trail_frame import trail_frame
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.chart.county import shapes_in

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
