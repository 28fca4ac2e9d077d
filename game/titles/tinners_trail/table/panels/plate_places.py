"""Where things stand on the panel of a player."""

from typing import NamedTuple


class PlayerPanelPositions(NamedTuple):
    """Where the parts of a player's panel lie, in u.

    `middles` are those of the four pictures in the row of numbers, `rooms` the widths free right
    of each; `low` and `tall` are the middles of the rows in a panel of height `lowest` and in a
    tall one; `name` is the size of the name; `tray` is left edge, width and height of the field
    of the ore, `cubes` the middles of its cubes.
    """

    middles: tuple[float, ...]
    rooms: tuple[float, ...]
    low: tuple[float, ...]
    tall: tuple[float, ...]
    lowest: float
    name: float
    tray: tuple[float, float, float]
    cubes: tuple[float, ...]
