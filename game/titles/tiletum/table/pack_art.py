"""The tiles of a box with its owner's numbers."""

from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from pygame import Surface

from game.box.pack_art import TablePlaceOfNumber
from game.engine.reasons import Unreadable
from game.files.toml_fields import TomlFields
from game.packs.pieces import PackPiece
from game.packs.pieces import ValuePath as PiecePath
from game.scene.drawing.shared_surfaces import SURFACE_CACHE
from game.titles.tiletum.components.tiles import TileNameRequirements, read_priced_tiles
from game.titles.tiletum.rules import components_in_play
from game.titles.tiletum.rules.components import PricedTile
from game.titles.tiletum.table.art.tiles import PrintedTiles
from game.titles.tiletum.table.art.tiletum_art import TiletumArt

CARD_SIZE = (92.0, 138.0)
TILE_SIZE = (84.0, 84.0)
TILE_ART_SIZE = 72.0
FILES_WITH_SEVERAL_DECKS: Final = ("silver-tiles",)  # of several decks
CARD_DECKS: Final = (components_in_play.CONTRACT_DECK_NAME, components_in_play.CHARACTER_DECK_NAME)
SILVER_PACK_PART: Final = "silver"
TABLE_PART_BY_PIECE: Final = {  # pieces, or their numbers, and what tells them at the table
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


class SingleTileBox(PrintedTiles):
    """The printed contents of a box with a single tile, to draw a tile of a pack."""

    def __init__(self, tile: PricedTile) -> None:
        self.kind_by_name = {tile.tile_kind.name: tile.tile_kind}
        self._use_price_by_name = {tile.tile_kind.name: (tile.price_in_gold, tile.price_in_silver)}


class TiletumPackArt:
    """The pictures of Tiletum's pieces on the pages of packs; see `game.box.pack_art.PackArt`."""

    def __init__(self, assets_folder: Path) -> None:
        """Store the folder of all assets; read files on first use."""
        self._assets = assets_folder

    def piece_size(self, group: str) -> tuple[float, float]:
        """Return the size in u at which a piece of this group is drawn, (0, 0) for a group
        without pictures."""
        deck = _deck_of_group(group)
        if deck in CARD_DECKS:
            return CARD_SIZE
        return TILE_SIZE if deck else (0.0, 0.0)

    def picture_with_value(self, piece: PackPiece, value: Any, px_per_u: float) -> Surface | None:
        """Return the picture of a tile with a pack's value: contracts and characters as cards,
        others as on the map; None for other pieces or an unreadable value."""
        if not (deck := _deck_of_group(piece.group_name)):
            return None
        with suppress(Unreadable):
            key = ("tile of a pack", deck, repr(value), round(px_per_u, 3))
            return SURFACE_CACHE.get_or_make(key, lambda: self._tile_surface(deck, value, px_per_u))
        return None

    def make_board_picture_around_number(
        self, piece: PackPiece, value: Any, path: PiecePath, size_px: tuple[int, int]
    ) -> Surface | None:
        """Return None: tiles have no board to be shown on."""
        return None

    def find_table_place_of_number(
        self, piece: PackPiece, value: Any, path: PiecePath
    ) -> TablePlaceOfNumber | None:
        """Return the part of the table that shows the number at `path` of a piece's value, with
        silver if it is a number of that expansion; None if no part does."""
        name = TABLE_PART_BY_PIECE.get(piece.name) or TABLE_PART_BY_PIECE.get(
            f"{piece.name}.{path[0]}" if path else ""
        )
        silver = (SILVER_PACK_PART,) if piece.file == SILVER_PACK_PART else ()
        return TablePlaceOfNumber(name, expansions=silver) if name else None

    def _tile_surface(self, deck: str, value: Any, px_per_u: float) -> Surface:
        name = str(value["name"])
        naming = TileNameRequirements((name.rpartition(":")[2],), needs_describing_names=False)
        (tile,) = read_priced_tiles(TomlFields({deck: [value]}, deck), deck, naming)
        art = TiletumArt(self._assets, px_per_u, SingleTileBox(tile))
        sprite = (
            art.offer_card_sprite(name)
            if deck in CARD_DECKS
            else art.tile_sprite(name, TILE_ART_SIZE)
        )
        return sprite.surface


def _deck_of_group(group: str) -> str:
    """Return the name of the deck to which a group of tiles belongs; "" if the group is not a
    deck."""
    file, _, key = group.partition(".")
    deck = key if file in FILES_WITH_SEVERAL_DECKS else file if key == "tile" else ""
    return deck if deck in components_in_play.ALL_DECK_NAMES else ""
