"""Targets on a map that can be picked, and what each side knows of them."""

from collections.abc import Callable
from typing import NamedTuple, Unpack

from game.scene.input.hit import Extent
from game.scene.input.pointer import Grip, Gripped
from game.scene.nodes.node import Canvas, NodeValues, Tip
from game.scene.stage.placing import Point
from game.table_protocol import Entry
from game.tabletop.panel.journal import JournalPanel


class TargetHandlers(NamedTuple):
    """What picks a target by its name, what tells of it, and the grip that moves the map."""

    pick: Callable[[str], None]
    tip: Callable[[str], Tip | None]
    grip: Grip


class MapTarget(Gripped):
    """Its coordinates are those of the map; held, it moves the map.

    `state` is "", "legal" or "chosen"; `breath` (0 to 1) swells the light of legal targets,
    `last_move_glow` (0 to 1) tells where the last move was.
    """

    lively = True

    def __init__(self, target: str, handlers: TargetHandlers, **place: Unpack[NodeValues]) -> None:
        """Take its name in the rules; its spoken label follows what lies there."""
        usual: NodeValues = {
            "label": target,
            "tooltip": lambda: handlers.tip(target),
            "on_click": lambda: handlers.pick(target),
            "focusable": False,
        }
        super().__init__(**(usual | place))
        self.target = target
        self.state = ""
        self.breath = 1.0
        self.last_move_glow = 0.0
        self.pointed_out = False
        self.grip = handlers.grip

    @property
    def bounds(self) -> Extent:
        """The box round it on the map, relative to the node's origin."""
        return self.extent()

    def darken(self, canvas: Canvas) -> None:
        """Put what dims it, on the canvas of the map; nothing where that has a veil of its own."""

    def release(self, point: Point) -> None:
        """Let go of the map."""
        self.grip.let_go()

    def activate(self) -> None:
        """Pick it, unless it was only taken hold of."""
        if not self.grip.moved:
            super().activate()
        self.grip.moved = False

    def drawn_from(self) -> tuple[object, ...]:
        """Return what decides how it is lit."""
        lights = self.state, self.breath, self.last_move_glow, self.pointed_out
        return *lights, self.hovered, self.focused


Places = tuple[str, ...]


class JournalLinks:
    """Lights up what a line is about while it is meant; then what the client pointed out again."""

    def __init__(
        self,
        journal: JournalPanel,
        go_to: Callable[[int], None] | None,
        *,
        light: Callable[[Places], None],
        glow: Callable[[Places], None],
    ) -> None:
        """Take what lights places up and what lets them glow for a while; a chosen line leads to
        its step by `go_to`, without it its places glow.
        """
        self._light = light
        self._last_move_glow = glow
        self._go_to = go_to
        self._pointed_out: Places = ()
        journal.mean = self._mean
        journal.choose = self._choose

    def point_out(self, places: Places) -> None:
        """The client wants places to be looked at."""
        self._pointed_out = places
        self._light(places)

    def _mean(self, entry: Entry | None) -> None:
        self._light(entry.places if entry is not None else self._pointed_out)

    def _choose(self, entry: Entry) -> None:
        if self._go_to is not None and entry.step:
            self._go_to(entry.step)
        else:
            self._last_move_glow(entry.places)
