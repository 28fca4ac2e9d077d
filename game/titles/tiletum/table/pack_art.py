"""The tiles of a box with the numbers its owner enters."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from pygame import Surface

from game.box.pack_art import TablePlace
from game.engine.reasons import Unreadable
from game.fields import Fields
from game.packs.pieces import Path as PiecePath
from game.packs.pieces import Piece
from game.scene.cache import SURFACES
from game.titles.tiletum.components.tiles import Naming, read_priced_tiles
from game.titles.tiletum.rules.components import CHARACTERS, CONTRACTS, EVERY_DECK
from game.titles.tiletum.rules.expansion import PricedTile
from game.titles.tiletum.table.art.tiles import Printed
from game.titles.tiletum.table.art.tiletum_art import TiletumArt

CARD_SIZE, TILE_SIZE, TILE = (92.0, 138.0), (84.0, 84.0), 72.0
OWN_FILES: Final = ("silver-tiles",)  # of several decks
SILVER: Final = "silver"
PLACES: Final = {  # pieces, or their numbers, and what tells them at the table
    "box.contract_prices": "offers",
    "box.king": "track",
    "box.start.goods": "seat:0",
    "box.start.gold_by_order": "seat:0",
    "box.start.storehouse": "board",
    "box.start.houses": "board",
    "box.start.pillars": "board",
    "silver.technology_cost": "technologies",
    "silver.ribbons": "track",
}


class OneTile(Printed):
    """A box of one tile, as far as it is printed."""

    def __init__(self, tile: PricedTile) -> None:
        self.kinds = {tile.kind.name: tile.kind}
        self._prices = {tile.kind.name: (tile.gold, tile.silver)}


class TiletumPackArt:
    """See `game.box.pack_art.PackArt`."""

    def __init__(self, assets: Path) -> None:
        """Take the folder of all assets; read files on first use."""
        self._assets = assets

    def size(self, group: str) -> tuple[float, float]:
        """Return how large cards and tiles are drawn."""
        deck = _deck(group)
        if deck in (CONTRACTS, CHARACTERS):
            return CARD_SIZE
        return TILE_SIZE if deck else (0.0, 0.0)

    def picture(self, piece: Piece, value: Any, k: float) -> Surface | None:
        """Return a contract or a character as a card, any other tile as it lies on the map."""
        deck = _deck(piece.group)
        if not deck:
            return None
        with suppress(Unreadable):
            key = ("tile of a pack", deck, repr(value), round(k, 3))
            return SURFACES.get(key, lambda: self._painted(deck, value, k))
        return None

    def preview(
        self, piece: Piece, value: Any, path: PiecePath, size: tuple[int, int]
    ) -> Surface | None:
        """Return nothing: a tile lies on the table as it is pictured."""
        return None

    def place(self, piece: Piece, value: Any, path: PiecePath) -> TablePlace | None:
        """Return the offers, the track or the board that tells a number."""
        name = PLACES.get(piece.name) or PLACES.get(f"{piece.name}.{path[0]}" if path else "")
        silver = (SILVER,) if piece.file == SILVER else ()
        return TablePlace(name, expansions=silver) if name else None

    def _painted(self, deck: str, value: Any, k: float) -> Surface:
        name = str(value["name"])
        naming = Naming((name.rpartition(":")[2],), telling=False)
        (tile,) = read_priced_tiles(Fields({deck: [value]}, deck), deck, naming)
        art = TiletumArt(self._assets, k, OneTile(tile))
        sprite = art.card(name) if deck in (CONTRACTS, CHARACTERS) else art.tile(name, TILE)
        return sprite.surface


def _deck(group: str) -> str:
    """Return the deck a group of tiles belongs to, "" for what is no deck."""
    file, _, key = group.partition(".")
    deck = key if file in OWN_FILES else file if key == "tile" else ""
    return deck if deck in EVERY_DECK else ""
