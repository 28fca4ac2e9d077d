"""The celebration: paper leaves in the winner's colours fall over the page for a while."""

from collections.abc import Sequence
from functools import partial
from math import sin, tau
from typing import Final, Unpack

from game.client.widgets.paper_leaf import rotated_leaf_outline
from game.scene.animation.animation import Tween
from game.scene.animation.easings import ease_linear
from game.scene.drawing.colours import Rgb
from game.scene.drawing.outlines import filled_outline_picture
from game.scene.nodes.node import Canvas, Node, NodeValues

CELEBRATION_MS: Final = 6500.0
LEAF_COUNT = 110
LEAF_ROTATION_COUNT = 6
FIRST_LEAF_START_SHARE = 0.15
LAST_LEAF_START_SHARE = 0.55
FADE_START_SHARE = 0.85  # shares of the celebration's time: leaves begin to fall, and fade

ROTATED_LEAF_OUTLINES: Final = tuple(
    rotated_leaf_outline(tau * turn / LEAF_ROTATION_COUNT) for turn in range(LEAF_ROTATION_COUNT)
)


def _pseudo_random_share(leaf_index: int, salt: float) -> float:
    """Return a number from 0 to 1 that depends only on `leaf_index` and `salt`, so that all
    celebrations look alike."""
    return sin((leaf_index + 1) * salt) * 43758.5453 % 1.0


class Celebration(Node):
    """A node with falling leaves, visible only while the tween of `make_falling_tween` plays; it
    takes no clicks."""

    def __init__(self, leaf_colours: Sequence[Rgb], **node_values: Unpack[NodeValues]) -> None:
        super().__init__(**node_values)
        self._tints = tuple(leaf_colours)
        self.share = 0.0

    def make_falling_tween(self) -> Tween:
        """Return the tween that lets the leaves fall; with reduced motion it takes no time."""
        return Tween(
            partial(setattr, self, "share"),
            (0.0, 1.0),
            CELEBRATION_MS,
            ease_linear,
            is_instant_when_motion_reduced=True,
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw the falling leaves."""
        if not 0.0 < self.share < 1.0:
            return
        alpha = min((1.0 - self.share) / (1.0 - FADE_START_SHARE), 1.0)
        for leaf in range(LEAF_COUNT):
            self._draw_leaf(canvas, leaf, alpha)

    def _draw_leaf(self, canvas: Canvas, leaf_index: int, alpha: float) -> None:
        chance = _pseudo_random_share(leaf_index, 12.9898)
        gone = (
            self.share
            - FIRST_LEAF_START_SHARE
            - chance * (LAST_LEAF_START_SHARE - FIRST_LEAF_START_SHARE)
        ) / (1.0 - LAST_LEAF_START_SHARE)
        if not 0.0 < gone < 1.0:
            return
        across = _pseudo_random_share(leaf_index, 78.233) * self.width
        sway = 40.0 * sin(tau * (gone * 2 + chance))
        turn = int((gone * 4 + chance) * LEAF_ROTATION_COUNT) % LEAF_ROTATION_COUNT
        picture = filled_outline_picture(
            ROTATED_LEAF_OUTLINES[turn], canvas.px_per_u, self._tints[leaf_index % len(self._tints)]
        )
        canvas.draw_picture(picture, across + sway, -20 + gone * (self.height + 40), alpha)
