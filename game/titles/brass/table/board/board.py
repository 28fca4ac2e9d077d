"""The map with everything on it, veiled but for what may be picked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from pygame import Surface

from game.scene.box import Box
from game.scene.canvas import Canvas
from game.scene.node import Node
from game.scene.skins.panel import veil
from game.scene.tip import Tip
from game.tabletop.studio import put
from game.titles.brass.table.art.inks import GASLIGHT
from game.titles.brass.table.art.links import LineFace
from game.titles.brass.table.art.nameplates import PlateFace
from game.titles.brass.table.board.life import BoardLife
from game.titles.brass.table.board.targets import LineLook, LineNode, SpaceLook, SpaceNode
from game.titles.brass.table.exhibit import Exhibit, Studio
from game.titles.brass.table.lit import CHOSEN, LEGAL, UNLIT
from game.titles.brass.table.map_plan import MapPlan, PlacePlan

VEIL = 0.46
ABOVE = 2.0
POOL, POOL_SHARE = 118.0, 0.55
"""Radius in u of the pool of light round a town at night, and its strength."""
NETWORK, NETWORK_PITCH = 9.0, 20.0
Picks = Mapping[str, str]
"""States of targets (`game.titles.brass.table.lit`) by name; who is not in it is unlit."""


@dataclass(frozen=True, slots=True)
class PlateLook:
    """A nameplate, the numbers of the cards that name the place, and the colours of the seats in
    whose network it is.
    """

    face: PlateFace
    tag: str = ""
    seats: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BoardLook:
    """Everything on the map; `dim` veils all but what has a state, and `routes` (lines, places)."""

    era: str
    spaces: dict[str, SpaceLook]
    lines: dict[str, LineLook]
    plates: dict[str, PlateLook]
    states: dict[str, str]
    routes: frozenset[str] = frozenset()
    dim: bool = False


class Ground(Node):
    """The baked map, the size of the window."""

    def __init__(self, paint: Callable[[str], Surface]) -> None:
        """Take what draws the map of an era."""
        super().__init__(name="ground")
        self._paint = paint
        self.era = "canal"
        self.night = 0.0  # how far the day has turned into the night of the rails

    def drawn_from(self) -> tuple[object, ...]:
        """Return the era, and how dark it is."""
        return self.era, self.night

    def draw(self, canvas: Canvas) -> None:
        """Put the map, and the night over the day."""
        canvas.put(self._paint(self.era))
        if self.night > 0.0:
            canvas.put(self._paint("rail"), alpha=self.night)


class BoardVeil(Node):
    """What lies between things in the light and all others."""

    def drawn_from(self) -> tuple[object, ...]:
        """Return nothing: it is always the same."""
        return ()

    def draw(self, canvas: Canvas) -> None:
        """Darken what lies below."""
        canvas.put(veil(canvas.size(self), VEIL))


class PlateNode(Exhibit[PlateLook]):
    """A place's nameplate."""

    def __init__(self, studio: Studio, plan: PlacePlan) -> None:
        """Lie where the plan has it."""
        left, top, width, height = plan.plate
        super().__init__(studio, x=left, y=top, width=width, height=height)
        self.name = f"place:{plan.name}"

    def draw(self, canvas: Canvas) -> None:
        """Put the plate, and the tag of cards at its corner."""
        if self.look is None:
            return
        art = self.studio.art(canvas.k)
        if self.look.face.lamps:
            put(canvas, art.glow(POOL, GASLIGHT), self.width / 2, self.height + 26, POOL_SHARE)
        put(canvas, art.nameplate(self.look.face), 0, 0)
        if self.look.tag:
            put(canvas, art.tag(self.look.tag), -8, 0)
        for number, colour in enumerate(self.look.seats):
            x = self.width / 2 + NETWORK_PITCH * (number - (len(self.look.seats) - 1) / 2)
            put(canvas, art.disc(colour, NETWORK, on_slate=True), x, -3)


class Ferry(Exhibit[bool]):
    """The dotted way of the ferry, for cards only; the look says whether it is night."""

    def __init__(self, studio: Studio, plan: MapPlan) -> None:
        """Lie where the plan has it."""
        self._curve = plan.ferry
        super().__init__(studio, x=plan.ferry[0][0], y=plan.ferry[0][1])

    def draw(self, canvas: Canvas) -> None:
        """Put the dots."""
        face = LineFace(self._curve, "ferry", night=bool(self.look))
        put(canvas, self.studio.art(canvas.k).line(face), 0, 0)


class MapBoard(Node):
    """Lines below, then plates and spaces; in u of the design."""

    def __init__(
        self,
        studio: Studio,
        plan: MapPlan,
        pick_space: Callable[[str], None],
        pick_line: Callable[[str], None],
        extent: Box,
    ) -> None:
        """Make every target of the plan; `extent` is all that is seen of the map."""
        super().__init__(name="map")
        self._veil = BoardVeil(z=1.0, **extent._asdict())
        self.lines = {name: LineNode(studio, line, pick_line) for name, line in plan.lines.items()}
        self.plates = {name: PlateNode(studio, place) for name, place in plan.places.items()}
        self.spaces = {
            space: SpaceNode(studio, space, at, pick_space)
            for name, place in plan.places.items()
            for space, at in zip(_names(name, place), place.spaces, strict=True)
        }
        self._ferry = Ferry(studio, plan)
        self.life = BoardLife(studio, plan)
        self.add(
            self._ferry,
            self._veil,
            *self.lines.values(),
            *self.plates.values(),
            *self.spaces.values(),
            self.life,
        )
        self.look: BoardLook | None = None

    def tell(self, tip: Callable[[str], Tip | None]) -> None:
        """Let every target say what `tip` knows of it."""
        nodes: dict[str, Node] = {**self.spaces, **self.lines, **self.plates}
        for name, node in nodes.items():
            node.tooltip = partial(tip, name)

    def point_out(self, names: tuple[str, ...]) -> None:
        """Light targets somebody is told to look at, until the map is shown again."""
        for space in self.spaces.values():
            if space.named in names or space.named.rpartition(".")[0] in names:
                space.state = CHOSEN
        for line in self.lines.values():
            if line.named in names:
                line.state = LEGAL

    def show(self, look: BoardLook) -> None:
        """Bring every target up to date."""
        self.look = look
        self._veil.visible = look.dim
        self._ferry.show(look.era == "rail")
        lit = {name.rpartition(".")[0] for name in look.states} | look.routes
        for name, line in self.lines.items():
            line.show(look.lines[name])
            line.light(look.states.get(name, UNLIT))
            line.z = ABOVE if name in look.states or name in look.routes else 0.0
        for name, plate in self.plates.items():
            plate.show(look.plates[name])
            plate.z = ABOVE if name in lit else 0.0
        for name, space in self.spaces.items():
            space.show(look.spaces[name])
            space.light(look.states.get(name, UNLIT))
            in_light = name in look.states or name.rpartition(".")[0] in look.routes
            space.z = ABOVE if in_light else 0.0


def _names(place: str, plan: PlacePlan) -> list[str]:
    return [f"{place}.{number}" for number in range(len(plan.spaces))]
