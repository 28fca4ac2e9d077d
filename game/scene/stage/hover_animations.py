"""The animations of nodes that the pointer enters and leaves."""

from game.scene.animation.animation import Timeline, Tween
from game.scene.animation.easings import ease_out_quad
from game.scene.nodes.node import Node

HOVER_FADE_MS = 90.0


class HoverAnimations:
    """Fades nodes to their hovered look and back; the fades keep their speed and are never
    skipped, unlike the stage's animations."""

    def __init__(self) -> None:
        self._timeline = Timeline()

    @property
    def is_playing(self) -> bool:
        """Whether a node is fading."""
        return self._timeline.is_playing

    def advance(self, elapsed_ms: float) -> None:
        """Advance the fading by some milliseconds."""
        self._timeline.advance(elapsed_ms)

    def fade_and_notify_node(self, node: Node, is_hovered: bool) -> None:
        """Fade a node to hovered (`is_hovered`) or back, and call its `on_hover`."""

        def set_node_warmth(warmth: float) -> None:
            node.hover_share = warmth

        end = 1.0 if is_hovered else 0.0
        self._timeline.play(
            Tween(set_node_warmth, (node.hover_share, end), HOVER_FADE_MS, ease_out_quad)
        )
        if node.on_hover is not None:
            node.on_hover(is_hovered)
