"""The counters of a box with the numbers its owner enters: before and after they are flipped."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from pygame import SRCALPHA, Surface

from game.box.pack_art import TablePlace
from game.packs.pieces import Path as PiecePath
from game.packs.pieces import Piece
from game.scene.drawing.cache import SURFACES
from game.tabletop.art.table_art import ArtRoom
from game.titles.brass.table.art.brass_art import BrassArt
from game.titles.brass.table.art.cards import CardPrint
from game.titles.brass.table.art.counters import CounterFace
from game.titles.brass.table.art.inks import INDUSTRIES
from game.titles.brass.table.look.panels import lines_of
from game.words import Words

COUNTERS: Final = "counters.counter"
SIZE: Final = (196.0, 120.0)
COUNTER, COIN, OWN = 84.0, 17.0, "oxblood"
FRONT, BACK = (48.0, 47.0), (148.0, 47.0)
GAMES, PACKS = "cards.game", "cards.pack"
CARD_HIGH, CARD_TOP, CARD_PITCH = 152.0, 12.0, 102.0
PLACES: Final = {  # pieces, or their numbers, and what tells them at the table
    "tracks.prices": "tracks",
    "tracks.from_supply": "tracks",
    "tracks.demand": "market",
    "tracks.income": "neatline",
    "company.money": "seat:0",
    "company.income_space": "neatline",
}
COST, INCOME = (48.0, 100.0), (148.0, 104.0)  # the middle of what is written below them


class BrassPackArt:
    """See `game.box.pack_art.PackArt`."""

    def __init__(self, assets: Path, words: Words) -> None:
        """Take the folder of all assets; read files on first use."""
        self._words = words
        self._art_at = ArtRoom(assets, BrassArt).at

    def size(self, group: str) -> tuple[float, float]:
        """Return how large counters are drawn."""
        return SIZE if group == COUNTERS else (0.0, 0.0)

    def picture(self, piece: Piece, value: Any, k: float) -> Surface | None:
        """Return a counter with its cost, and its back with its income."""
        if piece.group != COUNTERS:
            return None
        key = ("counter of a pack", repr(value), round(k, 3))
        return SURFACES.get(key, lambda: self._painted(value, k))

    def preview(
        self, piece: Piece, value: Any, path: PiecePath, size: tuple[int, int]
    ) -> Surface | None:
        """Return a card as often as the packs hold it; a counter lies there as it is pictured."""
        if piece.group != PACKS or len(path) != 2 or path[0] != "cards":
            return None
        k = size[1] / CARD_HIGH
        art, picture = self._art_at(k), Surface(size, SRCALPHA)
        name, count = str(path[1]), int(value["cards"][path[1]])
        industry = name if name in INDUSTRIES else ""
        called = self._words.say(f"card-{name}") if industry else self._words.name(name)
        face = CardPrint(lines_of(str(called)), industry)
        room = (size[0] - CARD_PITCH * k) / max(count - 1, 1)
        pitch = min(CARD_PITCH * k, room)
        left = size[0] / 2 - (count - 1) * pitch / 2
        for number in range(count):
            art.card(face).blit_to(picture, (left + number * pitch, CARD_TOP * k))
        return picture

    def place(self, piece: Piece, value: Any, path: PiecePath) -> TablePlace | None:
        """Return the document of the board, the bar above it or the plate that tells a number."""
        name = PLACES.get(piece.name) or PLACES.get(f"{piece.name}.{path[0]}" if path else "")
        if piece.group == GAMES:
            name = "deck" if path and str(path[0]).startswith("out") else "rounds"
        seats = value["players"] if piece.group == GAMES else 0
        return TablePlace(name, seats) if name else None

    def _painted(self, value: Any, k: float) -> Surface:
        art = self._art_at(k)
        picture = Surface((round(SIZE[0] * k), round(SIZE[1] * k)), SRCALPHA)
        front = CounterFace(OWN, value["industry"], value["level"], cubes=value["cubes"])
        back = front._replace(flipped=True, cubes=0, points=str(value["points"]))
        for sprite, (x, y) in (
            (art.counter(front, COUNTER), FRONT),
            (art.counter(back, COUNTER), BACK),
            (art.coin(f"£{value['cost']}", COIN), COST),
            (art.tag(f"+{value['income']}"), INCOME),
        ):
            sprite.blit_to(picture, (x * k, y * k))
        return picture
