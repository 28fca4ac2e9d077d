"""The counters of a box with the numbers its owner enters: before and after they are flipped."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from pygame import SRCALPHA, Surface

from game.packs.pieces import Piece
from game.scene.cache import SURFACES
from game.tabletop.art.art_room import ArtRoom
from game.titles.brass.table.art.brass_art import BrassArt
from game.titles.brass.table.art.counters import CounterFace

COUNTERS: Final = "counters.counter"
SIZE: Final = (196.0, 120.0)
COUNTER, COIN, OWN = 84.0, 17.0, "oxblood"
FRONT, BACK = (48.0, 47.0), (148.0, 47.0)
COST, INCOME = (48.0, 100.0), (148.0, 104.0)  # the middle of what is written below them


class BrassPackArt:
    """See `game.box.pack_art.PackArt`."""

    def __init__(self, assets: Path) -> None:
        """Take the folder of all assets; read files on first use."""
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

    def preview(self, piece: Piece, value: Any, size: tuple[int, int]) -> Surface | None:
        """Return nothing: a counter lies on the board as it is pictured."""
        return None

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
