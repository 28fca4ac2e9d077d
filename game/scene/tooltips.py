"""Tooltips: when a tip shows: 250 ms under a resting pointer, at once on keyboard focus."""

from collections.abc import Sequence

from pygame import Rect

from game.scene.bubble import GAP, Bubble, place_bubble
from game.scene.lettering import Lettering
from game.scene.node import Node
from game.scene.survey import Placed
from game.scene.tip import Tip, tip_of
from game.scene.units import Units

WAIT_SECONDS = 0.25


class Tooltips:
    """At most one bubble. `cause` is the node it speaks for."""

    def __init__(self, lettering: Lettering) -> None:
        self._lettering = lettering
        self.cause: Node | None = None
        self.shown = False
        self.bubble: Bubble | None = None
        self._k = 0.0
        self._waited = 0.0

    @property
    def waiting(self) -> bool:
        """Whether a tip will show when time passes."""
        return self.cause is not None and not self.shown and self.cause.tooltip is not None

    def rest_on(self, node: Node | None) -> None:
        """The pointer means another node now."""
        self.cause, self.shown, self._waited = node, False, 0.0

    def show(self, node: Node) -> None:
        """Show a node's tip at once."""
        self.cause, self.shown = node, True

    def hide(self) -> None:
        """Show nothing until the pointer or the focus moves."""
        self.cause, self.shown = None, False

    def wait(self, seconds: float) -> bool:
        """Let time pass; True when a tip appeared."""
        if not self.waiting:
            return False
        self._waited += seconds
        self.shown = self._waited >= WAIT_SECONDS
        return self.shown

    def arrange(self, placed: Sequence[Placed], units: Units) -> Bubble | None:
        """The bubble to draw over the placed nodes, already in its place; None when nothing is
        shown.
        """
        cause = next((spot for spot in placed if spot.node is self.cause), None)
        tip = tip_of(cause.node.tooltip) if cause and self.shown else None
        if cause is None or tip is None:
            self.bubble = None
            return None
        scale = units.hud * units.upright
        k = units.k * scale
        bubble = self._bubble_for(tip, k)
        window = Rect(0, 0, units.width_px, units.height_px)
        clear = [spot.seen_rect() for spot in placed if spot.node.keep_clear]
        size = (round(bubble.width * k), round(bubble.height * k))
        bubble.spot = place_bubble(size, cause.seen_rect(), window, clear, round(GAP * k))
        bubble.x, bubble.y = bubble.spot.rect.x / units.k, bubble.spot.rect.y / units.k
        bubble.scale = scale
        return bubble

    def _bubble_for(self, tip: Tip, k: float) -> Bubble:
        if self.bubble is None or self.bubble.tip != tip or self._k != k:
            self.bubble, self._k = Bubble(tip, self._lettering, k), k
        return self.bubble
