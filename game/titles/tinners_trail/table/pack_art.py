"""The pieces of a box with the numbers its owner enters: alone, in place, and what tells them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from pygame import SRCALPHA, Surface

from game.box.pack_art import TablePlaceOfNumber
from game.packs.pieces import PackPiece
from game.packs.pieces import ValuePath as PiecePath
from game.scene.drawing.shared_surfaces import SURFACE_CACHE
from game.tabletop.art.table_art import ArtCache
from game.text.words import Words
from game.titles.tinners_trail.table.art.cards import CardFace
from game.titles.tinners_trail.table.art.map import MapPainter
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.art.tiles import TileFace
from game.titles.tinners_trail.table.county import piece_positions
from game.titles.tinners_trail.table.county.county_coordinates import (
    make_map_frame,
    read_county_shapes,
)
from game.titles.tinners_trail.table.panels.hand import card_face_from_notation

BOARDS_GROUP: Final = "boards.board"
DEVELOPMENT_PIECE_NAMES: Final = ("miner", "port", "train", "adit", "pumps")
TABLE_PLACE_BY_PIECE: Final = {  # pieces, or their groups, and what tells them
    "prices.prices": TablePlaceOfNumber("exchange"),
    "rounds.developments": TablePlaceOfNumber("development"),
    "rounds.prices": TablePlaceOfNumber("exchange"),
    "company.start": TablePlaceOfNumber("plate:pink"),
    "investment.row": TablePlaceOfNumber("passing"),
    "market": TablePlaceOfNumber("market", expansions=("arsenic",)),
    "emigration": TablePlaceOfNumber("emigration", expansions=("emigration",)),
    "boxes": TablePlaceOfNumber("boxes"),
    "boxes.row": TablePlaceOfNumber("boxes"),
}
SHOWN_MAP_HALF_HEIGHT: Final = 80.0  # u of the map round an area


SHOWN_MAP_HEIGHT: Final = 230.0  # u of the map from top to foot
SHOWN_HAND_HEIGHT: Final = 186.0  # u of a hand from top to foot
SHOWN_DICE_HEIGHT: Final = 192.0  # u of three dice under one another
CARD_PITCH = 104.0
DEGREES_PER_HAND_CARD = 9.0  # from one card of a hand to the next, and how far it leans
TILE_GROUPS: Final = ("tiles.tile", "kickstarter.tile")
CARD_GROUPS: Final = ("cards.card", "kickstarter.card")
DICE_PIECE: Final = "prices.dice"
TILE_SCALE = 1.5
TILE_SIZE = (136.0, 82.0)
CARD_SIZE = (124.0, 168.0)


class TrailPackArt:
    """Draws the tiles, cards and dice that a pack may replace, and names the part of the table
    that shows a number of a pack; implements `PackArt`."""

    def __init__(self, assets_folder: Path, words: Words, regions: Mapping[str, str]) -> None:
        """Store the folder of all assets, the words, and the region letter of each area on one
        map card."""
        self._assets = assets_folder
        self._words = words
        self._regions = regions
        self._art_at = ArtCache(assets_folder, PieceArt).art_at_scale

    def piece_size(self, group: str) -> tuple[float, float]:
        """Return the width and height in u of a group's tiles or cards, (0, 0) for other groups."""
        return (
            TILE_SIZE if group in TILE_GROUPS else CARD_SIZE if group in CARD_GROUPS else (0.0, 0.0)
        )

    def picture_with_value(self, piece: PackPiece, value: Any, px_per_u: float) -> Surface | None:
        """Return the picture of a tile or card at `px_per_u`, or None for other pieces."""
        art = self._art_at(px_per_u)
        if piece.group_name in TILE_GROUPS:
            return art.face_up_tile(_tile_face(value), scale=TILE_SCALE).surface
        return (
            art.survey_card(self._card_face(value)).surface
            if piece.group_name in CARD_GROUPS
            else None
        )

    def make_board_picture_around_number(
        self, piece: PackPiece, value: Any, path: PiecePath, size_px: tuple[int, int]
    ) -> Surface | None:
        """Return a picture of `size_px` pixels of a piece in use: a tile in an area of its region,
        a card in a hand, or dice with all their faces; None for other pieces."""
        if piece.name == DICE_PIECE:
            # The faces of each die in a row
            art = self._art_at(size_px[1] / SHOWN_DICE_HEIGHT)
            picture = Surface(size_px, SRCALPHA)
            pitch = size_px[1] / len(value)
            for row, (kind, faces) in enumerate(value.items()):
                for number, pips in enumerate(faces):
                    x = size_px[0] / 2 + (number - (len(faces) - 1) / 2) * pitch
                    art.die(kind, pips).blit_to(picture, (x, (row + 0.5) * pitch))
            return picture
        if piece.group_name in TILE_GROUPS:
            return self._picture_of_tile_in_county(_tile_face(value), size_px)
        return (
            self._picture_of_card_in_hand(self._card_face(value), size_px)
            if piece.group_name in CARD_GROUPS
            else None
        )

    def find_table_place_of_number(
        self, piece: PackPiece, value: Any, path: PiecePath
    ) -> TablePlaceOfNumber | None:
        """Return the part of the table that shows the number at `path` of a piece's value; None if
        no part does."""
        if piece.group_name == BOARDS_GROUP:
            return TablePlaceOfNumber("development", seat_count=value["players"])
        if piece.name == "ground.printed" and path:
            return TablePlaceOfNumber(f"{path[0]}", shown_half_height=SHOWN_MAP_HALF_HEIGHT)
        if piece.name == "company.work" and path:
            number = str(path[0])  # the length of the day, or what something costs
            own = "working-day" if number == "columns" else f"action:{number}"
            return TablePlaceOfNumber("development" if number in DEVELOPMENT_PIECE_NAMES else own)
        return TABLE_PLACE_BY_PIECE.get(piece.name) or TABLE_PLACE_BY_PIECE.get(piece.group_name)

    def _picture_of_tile_in_county(self, tile: TileFace, size: tuple[int, int]) -> Surface:
        k = size[1] / SHOWN_MAP_HEIGHT
        x = size[0] / 2
        y = size[1] / 2
        names = [name for name, region in self._regions.items() if region == tile.region]
        area = names[len(names) // 2]

        def part_of_map() -> Surface:
            shapes = read_county_shapes(self._assets)
            left, top = make_map_frame(size, k).exact_pixel(shapes.areas[area].pieces_point)
            frame = make_map_frame(size, k, (x - left, y - top))
            return MapPainter(self._assets).paint_map(shapes, frame, self._regions).convert()

        picture = SURFACE_CACHE.get_or_make(("map of a pack", area, size), part_of_map).copy()
        left, top = piece_positions.FACE_UP_TILE_OFFSET_BY_AREA.get(
            area, piece_positions.TILE_OFFSET
        )
        self._art_at(k).face_up_tile(tile).blit_to(picture, (x + left * k, y + top * k))
        return picture

    def _picture_of_card_in_hand(self, card: CardFace, size: tuple[int, int]) -> Surface:
        """Return a picture of the card between the backs of two others."""
        k = size[1] / SHOWN_HAND_HEIGHT
        x = size[0] / 2
        y = size[1] / 2
        art = self._art_at(k)
        picture = Surface(size, SRCALPHA)
        for side in (-1, 1):
            back = art.survey_card_back("any", "?", degrees=side * DEGREES_PER_HAND_CARD)
            back.blit_to(picture, (x + side * CARD_PITCH * k, y + 8 * k))
        art.survey_card(card, glows=True).blit_to(picture, (x, y))
        return picture

    def _card_face(self, value: Any) -> CardFace:
        return card_face_from_notation(
            f"{value['region']}:{value['benefit']}:{value['value']}", self._words
        )


def _tile_face(value: Any) -> TileFace:
    region = str(value["region"])
    counts = int(value["tin"]), int(value["copper"]), int(value["water"])
    return TileFace(region, region.upper(), counts, str(value.get("bonus", "")))
