"""Animations of links: a line is drawn from one end to the other."""

from typing import Unpack

from pygame import Rect

from game.scene.animation import easings
from game.scene.animation.animation import Animation, SequentialAnimation, Tween
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.titles.brass.table.art.brass_art import TableContext
from game.titles.brass.table.art.map_art import LineFace
from game.titles.brass.table.motions.counters import BrassEventWithModels
from game.titles.brass.table.motions.flights import BrassFlights

LAY_LINK_MS = 420.0


class PartialLinkNode(Node):
    """A node that draws a link only up to a share of its length, while it is being built."""

    def __init__(
        self, context: TableContext, face: LineFace, **node_values: Unpack[NodeValues]
    ) -> None:
        """Create the node for a line with nothing of it visible yet."""
        super().__init__(**node_values)
        self._context = context
        self._face = face
        self._share = 0.0

    def set_visible_share(self, visible_share: float) -> None:
        """Draw the link up to this share of its length, 0 to 1, from now on."""
        self._share = visible_share

    def draw(self, canvas: Canvas) -> None:
        """Draw the visible part."""
        sprite = self._context.art_at_scale(canvas.px_per_u).line(self._face)
        (x, y) = self._face.curve[0]
        (x2, y2) = self._face.curve[-1]
        part = _rect_up_to_share(sprite.surface.get_rect(), self._share, (x2 - x, y2 - y))
        left, top = canvas.place.to_px(0, 0)
        at = left - sprite.anchor[0] + part.x, top - sprite.anchor[1] + part.y
        canvas.draw_picture_at_px(sprite.surface.subsurface(part), *at)


def new_link_animation(flights: BrassFlights, event_with_models: BrassEventWithModels) -> Animation:
    """Return the animation of a new canal or rail that is drawn along its line."""
    rail = event_with_models.event.kind == "laid-rail"
    colour = flights.context.art_colour_name(event_with_models.event.seat)
    curve = flights.plan.lines[event_with_models.first_place].curve
    (x, y) = flights.design_point_to_controls_u(curve[0])
    scale = flights.map_scale
    face = LineFace(curve, "owned", rail, colour, rail)
    line = PartialLinkNode(flights.context, face, x=x, y=y, scale=scale)
    drawing = Tween(
        line.set_visible_share,
        (0.0, 1.0),
        LAY_LINK_MS,
        easings.ease_in_out_sine,
        is_instant_when_motion_reduced=True,
    )
    sound = flights.sound_animation("rail" if rail else "canal")
    return SequentialAnimation(
        sound,
        flights.temporary_node_animation(line, drawing),
        event_with_models.change_to_after_animation,
    )


def _rect_up_to_share(rect: Rect, visible_share: float, direction: tuple[float, float]) -> Rect:
    """Return the part of a rectangle up to a share of its longer way, from the end where a line
    with the direction `direction` begins; at least 1 px."""
    across, down = direction
    width, height = rect.size
    if abs(across) >= abs(down):
        seen = max(round(width * visible_share), 1)
        return Rect(0 if across >= 0 else width - seen, 0, seen, height)
    seen = max(round(height * visible_share), 1)
    return Rect(0, 0 if down >= 0 else height - seen, width, seen)
