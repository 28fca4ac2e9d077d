"""Rehearsal: what an auction will show is drawn beforehand, while nobody waits for anything."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from game.scene.skins.panel import veil
from game.scene.widgets.panel import SKINS
from game.titles.tinners_trail.table.art.tiles import TileFace
from game.titles.tinners_trail.table.chart.veil import SHARE as VEIL
from game.titles.tinners_trail.table.look.hand import face_of, hand_of_viewer, is_hidden
from game.titles.tinners_trail.table.sheets.bill import (
    CARD_SCALE,
    HEIGHT,
    WIDTH,
    card_on_bill,
    tile_on_bill,
)

if TYPE_CHECKING:
    from game.scene.units import PxSize
    from game.titles.tinners_trail.rules.table_view import TableView, TileView
    from game.titles.tinners_trail.table.studio import Studio

IN_FLIGHT = 1.0  # a card on its way to the bill
Drawing = tuple[Hashable, Callable[[], object]]  # what it is called, and how it is drawn


class Rehearsal:
    """Draws one picture at a time, so that a bill appears at once instead of after a pause.

    Pictures stay where they are always kept; nothing that is rehearsed comes on the screen.
    """

    def __init__(self, studio: Studio) -> None:
        """Know what to draw with."""
        self._studio = studio
        self._for: tuple[TableView, float] | None = None
        self._due: deque[Drawing] = deque()
        self._drawn: set[Hashable] = set()

    def go_on(self, view: TableView, k: float, dark: PxSize) -> None:
        """Draw the next missing picture of a bill at `k` pixels per u, if there is one; `dark`
        is the size in px of the veil behind it.
        """
        if self._for is None or self._for[0] is not view or self._for[1] != k:
            self._for = view, k
            self._due = deque(self._pictures(view, k, dark))
        while self._due:
            name, draw = self._due.popleft()
            if (name, k) not in self._drawn:
                self._drawn.add((name, k))
                draw()
                return

    def _pictures(self, view: TableView, k: float, dark: PxSize) -> Iterator[Drawing]:
        """Yield everything the next bill may show: its paper, cards as far as the viewer may
        know them, the tiles.
        """
        art = self._studio.art(k)
        size = round(WIDTH * k), round(HEIGHT * k)
        yield ("paper", size), partial(SKINS["bill"], size, k)
        yield ("veil", dark), partial(veil, dark, VEIL)
        for region in sorted({area.region for area in view.areas}):
            for scale in (CARD_SCALE, IN_FLIGHT):
                yield (region, scale), partial(art.print_blank, region, scale=scale)
        for card in hand_of_viewer(view, concealed=False).cards:
            if not is_hidden(card):
                yield card, partial(card_on_bill, art, face_of(card, self._studio.words))
        for area in view.areas:
            if area.tile is not None and area.owner < 0:
                face, lying = _printed(area.region, area.tile)
                for alone in (False, True) if lying == "up" else (False,):
                    draw = partial(tile_on_bill, art, face, lying, alone=alone)
                    yield (face, lying, alone), draw


def _printed(region: str, tile: TileView) -> tuple[TileFace, str]:
    """Return what the viewer may see of a tile, and how it lies on a bill."""
    letter = region.upper()
    if not tile.known:
        return TileFace(region, letter, (0, 0, 0)), "down"
    counts = tile.tin, tile.copper, tile.water
    return TileFace(region, letter, counts, tile.bonus), "up" if tile.face_up else "peeked"
