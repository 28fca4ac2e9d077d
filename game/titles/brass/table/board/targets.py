"""What can be picked on the map: spaces with their counters, and lines with their links."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from game.scene.canvas import Canvas
from game.scene.hit import Within
from game.scene.units import Point
from game.tabletop.studio import put
from game.titles.brass.table.art.counters import CounterFace
from game.titles.brass.table.art.links import LineFace, along
from game.titles.brass.table.exhibit import Studio, Target
from game.titles.brass.table.lit import CHOSEN, LEGAL, OPEN, OTHER
from game.titles.brass.table.map_plan import SPACE, LinePlan

REACH = 17.0
"""u from the middle of a line within which it is hit."""


@dataclass(frozen=True, slots=True)
class SpaceLook:
    """A space: what it takes, the counter on it, one that is only proposed, the letter of a
    callout, and points written over it.
    """

    industries: tuple[str, ...]
    night: bool
    counter: CounterFace | None = None
    ghost: CounterFace | None = None
    callout: str = ""
    points: str = ""


@dataclass(frozen=True, slots=True)
class LineLook:
    """A line as it is drawn, what lies under it (a route), and points written beside it."""

    face: LineFace
    route: str = ""
    points: str = ""
    ghost: str = ""


class SpaceNode(Target[SpaceLook]):
    """A space; its counter lies on it."""

    def __init__(self, studio: Studio, name: str, at: Point, pick: Callable[[str], None]) -> None:
        """Lie round a middle."""
        half = SPACE / 2
        super().__init__(
            studio, name, pick, x=at[0] - half, y=at[1] - half, width=SPACE, height=SPACE
        )
        self.name, self.role = f"space:{name}", "cell"
        self.lifted = False  # its counter is in the air

    def drawn_from(self) -> tuple[object, ...]:
        """Return look and light, and whether its counter is there."""
        return *super().drawn_from(), self.lifted

    def put_look(self, canvas: Canvas, look: SpaceLook) -> None:
        """Put the space, or what lies on it."""
        art, half = self.studio.art(canvas.k), SPACE / 2
        face = look.ghost or (look.counter if not self.lifted else None)
        if face is None:
            put(canvas, art.space(look.industries, night=look.night), half, half)
        else:
            put(canvas, art.counter(face), half, half)
        if look.points:
            put(canvas, art.points(look.points, 17), half, half)

    def put_light(self, canvas: Canvas) -> None:
        """Put the line round it, and the letter of its callout."""
        art, half = self.studio.art(canvas.k), SPACE / 2
        kind = {LEGAL: "legal", CHOSEN: "chosen", OTHER: "other"}.get(self.state, "")
        if kind:
            put(canvas, art.light(kind), half, half)
        if self.hovered and self.state in (OPEN, LEGAL, OTHER):
            put(canvas, art.light("chosen"), half, half, 0.7)
        if self.look is not None and self.look.callout:
            put(canvas, art.coin(self.look.callout, 14), 3, SPACE - 5)


class LineNode(Target[LineLook]):
    """A line; its link lies on it."""

    def __init__(self, studio: Studio, plan: LinePlan, pick: Callable[[str], None]) -> None:
        """Lie along its curve."""
        self.plan = plan
        start = plan.curve[0]
        self._points = [along(plan.curve, step / 12) for step in range(13)]
        middle = plan.counter[0] - start[0], plan.counter[1] - start[1]
        super().__init__(
            studio,
            plan.name,
            pick,
            x=start[0],
            y=start[1],
            hit=Within(
                lambda point: self._is_hit((point[0] + start[0], point[1] + start[1])),
                middle,
                (middle[0] - 24, middle[1] - 16, 48, 32),
            ),
        )
        self.name, self.role = f"line:{plan.name}", "cell"

    def put_look(self, canvas: Canvas, look: LineLook) -> None:
        """Put what lies under it, then the line."""
        art = self.studio.art(canvas.k)
        if look.route:
            put(canvas, art.line(LineFace(self.plan.curve, look.route)), 0, 0)
        if self.state == LEGAL:
            put(canvas, art.line(LineFace(self.plan.curve, "offer")), 0, 0)
        put(canvas, art.line(look.face), 0, 0)

    def put_light(self, canvas: Canvas) -> None:
        """Put a coin with its points, and a stronger light where it is meant."""
        look, art = self.look, self.studio.art(canvas.k)
        if self.hovered and self.state in (OPEN, LEGAL):
            put(canvas, art.line(LineFace(self.plan.curve, "route")), 0, 0, 0.7)
            put(canvas, art.line(look.face if look else LineFace(self.plan.curve, "offer")), 0, 0)
        if look is not None and look.points:
            x, y = self.plan.counter[0] - self.x, self.plan.counter[1] - self.y
            put(canvas, art.coin(look.points, 12), x - 26, y - 12)

    def _is_hit(self, point: Point) -> bool:
        return min(math.dist(point, each) for each in self._points) < REACH
