"""Rehearsal: pictures of what may come next are drawn in what frames leave of their time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from typing import Any

from game.scene.stage import Stage
from game.tabletop.map.map_node import MapNode
from game.tabletop.motion.lamp import LIGHT_R
from game.tabletop.rehearsal import DrawAhead, Drawing, art_drawing
from game.titles.tiletum.components import load_components
from game.titles.tiletum.rules.components import CHARACTER, GOODS
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.exhibit import Studio
from game.titles.tiletum.table.look.map import map_look
from game.titles.tiletum.table.look.panels import card_looks, rose_look
from game.titles.tiletum.table.panels.rose import SIZES
from game.titles.tiletum.table.stand import TiletumStand

FACES = range(1, 7)
Paint = Callable[[TiletumArt], object]


class TiletumRehearsal(DrawAhead[TiletumStand]):
    """Lights of spaces, people, dice, tiles and cards, and the spaces with one more piece."""

    def __init__(self, studio: Studio, chart: MapNode[Any], stage: Stage, panels: float) -> None:
        """Take what draws, the map, and how large panels are drawn."""
        super().__init__(chart, stage)
        self._studio, self._panels = studio, panels

    def drawings(self, stand: TiletumStand, k: float) -> Iterator[Drawing]:
        """Yield what may be shown: in the window, on the map, then in the panels."""
        on_map = self._studio.art(k * self._chart.space.scale)
        in_panels = self._studio.art(k * self._panels)
        for paint in self._petals(stand):
            yield art_drawing(in_panels, paint)
        for paint in self._on_map(stand):
            yield art_drawing(on_map, paint)
        for paint in self._in_panels(stand):
            yield art_drawing(in_panels, paint)

    def _on_map(self, stand: TiletumStand) -> Iterator[Paint]:
        for name, kind in product(stand.view.spaces, ("legal", "told", "chosen")):
            yield partial(TiletumArt.block_light, space=name, kind=kind)
        colours = [self._studio.colour(seat) for seat in range(len(self._studio.seats))]
        for colour, kind in product(colours, ("merchant", "architect")):
            yield partial(TiletumArt.piece, kind=kind, colour=colour, scale=0.92)
        for face in map_look(self._studio, stand, None).blocks.values():
            if face.tile:
                yield partial(TiletumArt.block, face=face._replace(tile=""))
            for number, (owner, _, _) in enumerate(face.houses):
                if not owner:
                    for colour in colours:
                        houses = list(face.houses)
                        houses[number] = (colour, *face.houses[number][1:])
                        yield partial(TiletumArt.block, face=face._replace(houses=tuple(houses)))
                    break
            for number, owner in enumerate(face.pillars):
                if not owner:
                    for colour in colours:
                        pillars = list(face.pillars)
                        pillars[number] = colour
                        yield partial(TiletumArt.block, face=face._replace(pillars=tuple(pillars)))
                    break

    def _petals(self, stand: TiletumStand) -> Iterator[Paint]:
        """Yield the parts of the window, lit, dark and chosen, with their tiles and without."""
        for place, petal in enumerate(rose_look(self._studio, stand).petals):
            for state in ("lit", "dark", "chosen"):
                face = petal._replace(state=state)
                yield partial(TiletumArt.glass, place=place, petal=face)
                if state != "dark":
                    for tile in {petal.tile, ""}:
                        bare = face._replace(tile=tile)
                        yield partial(TiletumArt.band, place=place, petal=bare)

    def _in_panels(self, stand: TiletumStand) -> Iterator[Paint]:
        for look in card_looks(stand):
            if look.tile:
                yield partial(TiletumArt.card, name=look.tile, light="chosen")
        yield partial(TiletumArt.glow, r=LIGHT_R)
        for good, value, size in product(GOODS, FACES, sorted(set(SIZES.values()))):
            yield partial(TiletumArt.die, good=good, value=value, size=size)
        for kind in load_components().tiles:
            yield partial(TiletumArt.tile, name=kind.name, size=44.0)
            if kind.kind in (CHARACTER, "contract", "crest"):
                for light in ("", "legal"):
                    yield partial(TiletumArt.card, name=kind.name, light=light)
