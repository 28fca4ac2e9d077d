"""The outline of a paper leaf that turns as it falls."""

from math import cos, sin
from typing import Final

from game.scene.drawing.outlines import Outline, make_hashable_outline

LEAF_OUTLINE: Final = ((-9.0, 0.0), (-3.0, -5.0), (9.0, 0.0), (3.0, 5.0))


def rotated_leaf_outline(angle_radians: float) -> Outline:
    """Return the outline of a leaf rotated by an angle in radians."""
    across = cos(angle_radians)
    along = sin(angle_radians)
    return make_hashable_outline(
        [(x * across - y * along, x * along + y * across) for x, y in LEAF_OUTLINE]
    )
