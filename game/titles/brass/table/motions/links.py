"""Motions of links: a line draws itself from one end to the other."""

from __future__ import annotations

from typing import Unpack

from pygame import Rect

from game.scene.animation import Animation, Sequence
from game.scene.canvas import Canvas
from game.scene.easing import in_out_sine
from game.scene.node import Node, NodeValues
from game.scene.tween import Tween
from game.titles.brass.table.art.links import LineFace
from game.titles.brass.table.exhibit import Studio
from game.titles.brass.table.motions.backstage import Backstage, BrassMoment

LINK_MS = 420.0


class DrawnLink(Node):
    """So much of a line as its builders have come to."""

    def __init__(self, studio: Studio, face: LineFace, **place: Unpack[NodeValues]) -> None:
        """Lie along the curve; nothing is seen yet."""
        super().__init__(**place)
        self._studio, self._face, self._share = studio, face, 0.0

    def draw_so_far(self, share: float) -> None:
        """Show a share of the line."""
        self._share = share

    def draw(self, canvas: Canvas) -> None:
        """Put the part that is there, cut across the longer side."""
        sprite = self._studio.art(canvas.k).line(self._face)
        (x, y), (x2, y2) = self._face.curve[0], self._face.curve[-1]
        part = _part(sprite.surface.get_rect(), self._share, (x2 - x, y2 - y))
        left, top = canvas.place.px(0, 0)
        at = left - sprite.anchor[0] + part.x, top - sprite.anchor[1] + part.y
        canvas.put_px(sprite.surface.subsurface(part), *at)


def link(back: Backstage, moment: BrassMoment) -> Animation:
    """Water runs into a canal, rails are laid."""
    rail = moment.event.kind == "laid-rail"
    colour = back.studio.colour(moment.event.seat)
    curve = back.plan.lines[moment.place].curve
    (x, y), scale = back.on_map(curve[0]), back.map_scale
    face = LineFace(curve, "owned", rail, colour, rail)
    line = DrawnLink(back.studio, face, x=x, y=y, scale=scale)
    drawing = Tween(line.draw_so_far, (0.0, 1.0), LINK_MS, in_out_sine, travels=True)
    sound = back.sound("rail" if rail else "canal")
    return Sequence(sound, back.staged(line, drawing), moment.turn)


def _part(whole: Rect, share: float, way: tuple[float, float]) -> Rect:
    """Return the part of a picture up to a share of the way from one of its ends."""
    across, down = way
    width, height = whole.size
    if abs(across) >= abs(down):
        seen = max(round(width * share), 1)
        return Rect(0 if across >= 0 else width - seen, 0, seen, height)
    seen = max(round(height * share), 1)
    return Rect(0, 0 if down >= 0 else height - seen, width, seen)
