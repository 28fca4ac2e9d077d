"""Rehearsal: pictures of what may come next are drawn in what frames leave of their time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from game.scene.stage import Stage
from game.tabletop.map.map_space import MapSpace
from game.titles.brass.table.art.brass_art import BrassArt
from game.titles.brass.table.art.links import LineFace
from game.titles.brass.table.exhibit import Studio
from game.titles.brass.table.look.hand import plain_card
from game.titles.brass.table.map_plan import map_plan
from game.titles.brass.table.stand import BrassStand, face_of, fresh_face

Drawing = Callable[[BrassArt], object]
TILES = 5  # the distant tiles move the marker by 0 to 4 spaces


class BrassRehearsal:
    """Draws one picture at a time; none of them comes on the screen."""

    def __init__(self, studio: Studio, stage: Stage, space: MapSpace) -> None:
        """Take what draws, and how large the map is."""
        self._studio, self._stage, self._space = studio, stage, space
        self._for: object = None
        self._due: Iterator[Drawing] = iter(())

    def go_on(self, stand: BrassStand | None) -> bool:
        """Draw the next picture; False when all are there."""
        if stand is None:
            return False
        if self._for is not stand.state:
            self._for, self._due = stand.state, self._drawings(stand)
        drawing = next(self._due, None)
        if drawing is None:
            return False
        drawing(self._studio.art(self._stage.units.k * self._space.scale))
        return True

    def _drawings(self, stand: BrassStand) -> Iterator[Drawing]:
        """Yield what the next steps may show."""
        yield from self._stacks(stand)
        yield from self._works(stand)
        for kind in ("coal", "iron", "bale"):
            yield partial(BrassArt.cube, kind=kind, r=9.0)
        for steps in range(TILES):
            words = f"\N{MINUS SIGN}{steps}" if steps else "0"
            yield partial(BrassArt.market_tile, words=words, scale=2.6)
        for card in sorted(set(stand.hand)):
            yield partial(BrassArt.card, face=plain_card(self._studio, stand, card))
        yield from self._links(stand)

    def _stacks(self, stand: BrassStand) -> Iterator[Drawing]:
        """Yield the counters that may be built, before and after they turn over."""
        for seat in stand.view.seats:
            for top in seat.tops.values():
                if top is not None:
                    for flipped in (False, True):
                        face = fresh_face(self._studio, seat.seat, top, flipped=flipped)
                        yield partial(BrassArt.counter, face=face)

    def _works(self, stand: BrassStand) -> Iterator[Drawing]:
        """Yield the counters on the map with fewer cubes, and turned over."""
        for space in stand.view.spaces:
            there = face_of(self._studio, space)
            if there is not None and not there.flipped:
                turned = there._replace(flipped=True, cubes=0, bale=False)
                yield partial(BrassArt.counter, face=turned)
                for cubes in range(1, there.cubes):
                    yield partial(BrassArt.counter, face=there._replace(cubes=cubes))

    def _links(self, stand: BrassStand) -> Iterator[Drawing]:
        """Yield every link that may be built."""
        view, night = stand.view, stand.night
        free = [line for name, line in map_plan().lines.items() if view.link(name) is None]
        for line in free:
            for seat in view.seats:
                if view.era in line.eras:
                    colour = self._studio.colour(seat.seat)
                    link = LineFace(line.curve, "owned", night, colour, night)
                    yield partial(BrassArt.line, face=link)
