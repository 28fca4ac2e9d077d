"""The pieces of a box with the numbers its owner enters: tiles and survey cards."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from pygame import Surface

from game.box.pack_art import TablePlace
from game.packs.pieces import Path as PiecePath
from game.packs.pieces import Piece
from game.tabletop.art.art_room import ArtRoom
from game.titles.tinners_trail.table.art.cards import CardFace
from game.titles.tinners_trail.table.art.piece_art import PieceArt
from game.titles.tinners_trail.table.art.tiles import TileFace
from game.titles.tinners_trail.table.look.hand import face_of
from game.titles.tinners_trail.table.pack_places import place_of
from game.titles.tinners_trail.table.pack_preview import in_rows, in_the_county, in_the_hand
from game.words import Words

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
