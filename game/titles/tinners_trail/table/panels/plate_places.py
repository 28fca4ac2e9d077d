"""Where things stand on the panel of a player."""

from typing import NamedTuple


class PlayerPanelPositions(NamedTuple):
    """The middles of the four pictures in the row of numbers, and the room right of each; the
    middles of the rows of a low panel, so high, and of a tall one; how large the name is; the left
    edge, width and height of the sunk field of the ore, and the middles of its cubes.
    """

    middles: tuple[float, ...]
    rooms: tuple[float, ...]
    low: tuple[float, ...]
    tall: tuple[float, ...]
    lowest: float
    name: float
    tray: tuple[float, float, float]
    cubes: tuple[float, ...]
