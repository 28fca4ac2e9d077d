"""The counters and cards of a box with its owner's numbers."""

from pathlib import Path
from typing import Any, Final

from pygame import SRCALPHA, Surface

from game.box.pack_art import TablePlaceOfNumber
from game.packs.pieces import PackPiece
from game.packs.pieces import ValuePath as PiecePath
from game.scene.drawing.shared_surfaces import SURFACE_CACHE
from game.tabletop.art.table_art import ArtCache
from game.text.words import Words
from game.titles.brass.table.art.brass_art import BrassArt
from game.titles.brass.table.art.cards import HandCardFace
from game.titles.brass.table.art.counters import CounterFace
from game.titles.brass.table.art.inks import INDUSTRY_NAMES
from game.titles.brass.table.look.panel_looks import name_in_one_or_two_lines

SAMPLE_PLAYER_COLOUR: Final = "oxblood"
COUNTERS_GROUP: Final = "counters.counter"
PACK_COUNTER_SIZE: Final = (196.0, 120.0)
PACK_COUNTER_WIDTH = 84.0
PACK_COIN_RADIUS = 17.0
FRONT_OF_COUNTER_POSITION = (48.0, 47.0)
BACK_OF_COUNTER_POSITION = (148.0, 47.0)
GAME_CARDS_GROUP = "cards.game"
CARD_DECKS_GROUP = "cards.pack"
CARD_HEIGHT = 152.0
CARD_TOP = 12.0
CARD_PITCH = 102.0
TABLE_PART_BY_PIECE: Final = {  # pieces, or their numbers, and what tells them at the table
    "tracks.prices": "tracks",
    "tracks.from_supply": "tracks",
    "tracks.demand": "market",
    "tracks.income": "income-track",
    "company.money": "seat:0",
    "company.income_space": "income-track",
}
COUNTER_COST_POSITION = (48.0, 100.0)
COUNTER_INCOME_POSITION = (148.0, 104.0)  # the middle of what is written below them


class BrassPackArt:
    """Draws counters and cards of Brass with the numbers of a pack, as `game.box.pack_art.PackArt`
    asks for."""

    def __init__(self, assets_folder: Path, words: Words) -> None:
        """Store the folder of all assets; read files on first use."""
        self._words = words
        self._art_at_scale = ArtCache(assets_folder, BrassArt).art_at_scale

    def piece_size(self, group: str) -> tuple[float, float]:
        """Return the width and height of a counter in u, (0, 0) for every other group of
        pieces."""
        return PACK_COUNTER_SIZE if group == COUNTERS_GROUP else (0.0, 0.0)

    def picture_with_value(self, piece: PackPiece, value: Any, px_per_u: float) -> Surface | None:
        """Return a picture of a counter with its cost, and its back with its income, at `px_per_u`;
        None for every other piece."""
        if piece.group_name != COUNTERS_GROUP:
            return None
        key = ("counter of a pack", repr(value), round(px_per_u, 3))
        return SURFACE_CACHE.get_or_make(
            key, lambda: self._counter_front_and_back_picture(value, px_per_u)
        )

    def make_board_picture_around_number(
        self, piece: PackPiece, value: Any, path: PiecePath, size_px: tuple[int, int]
    ) -> Surface | None:
        """Return a picture of a card, repeated as often as the pack has it, `size_px` in px;
        None for all other numbers."""
        if piece.group_name != CARD_DECKS_GROUP or len(path) != 2 or path[0] != "cards":
            return None
        k = size_px[1] / CARD_HEIGHT
        art = self._art_at_scale(k)
        picture = Surface(size_px, SRCALPHA)
        name = str(path[1])
        count = int(value["cards"][path[1]])
        industry = name if name in INDUSTRY_NAMES else ""
        called = self._words.say(f"card-{name}") if industry else self._words.name_of_key(name)
        face = HandCardFace(name_in_one_or_two_lines(str(called)), industry)
        room = (size_px[0] - CARD_PITCH * k) / max(count - 1, 1)
        pitch = min(CARD_PITCH * k, room)
        left = size_px[0] / 2 - (count - 1) * pitch / 2
        for number in range(count):
            art.card(face).blit_to(picture, (left + number * pitch, CARD_TOP * k))
        return picture

    def find_table_place_of_number(
        self, piece: PackPiece, value: Any, path: PiecePath
    ) -> TablePlaceOfNumber | None:
        """Return the document, the top bar or the nameplate that shows the number at `path` of a
        piece's value; None if no part of the table does."""
        name = TABLE_PART_BY_PIECE.get(piece.name) or TABLE_PART_BY_PIECE.get(
            f"{piece.name}.{path[0]}" if path else ""
        )
        if piece.group_name == GAME_CARDS_GROUP:
            name = "deck" if path and str(path[0]).startswith("out") else "rounds"
        seats = value["players"] if piece.group_name == GAME_CARDS_GROUP else 0
        return TablePlaceOfNumber(name, seats) if name else None

    def _counter_front_and_back_picture(self, value: Any, px_per_u: float) -> Surface:
        art = self._art_at_scale(px_per_u)
        picture = Surface(
            (round(PACK_COUNTER_SIZE[0] * px_per_u), round(PACK_COUNTER_SIZE[1] * px_per_u)),
            SRCALPHA,
        )
        front = CounterFace(
            SAMPLE_PLAYER_COLOUR, value["industry"], value["level"], cube_count=value["cubes"]
        )
        back = front._replace(is_flipped=True, cube_count=0, points_text=str(value["points"]))
        for sprite, (x, y) in (
            (art.counter(front, PACK_COUNTER_WIDTH), FRONT_OF_COUNTER_POSITION),
            (art.counter(back, PACK_COUNTER_WIDTH), BACK_OF_COUNTER_POSITION),
            (art.coin(f"£{value['cost']}", PACK_COIN_RADIUS), COUNTER_COST_POSITION),
            (art.tag(f"+{value['income']}"), COUNTER_INCOME_POSITION),
        ):
            sprite.blit_to(picture, (x * px_per_u, y * px_per_u))
        return picture
