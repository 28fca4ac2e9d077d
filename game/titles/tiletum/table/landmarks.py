"""Landmarks: where the things lie that lessons and the coach point at."""

from __future__ import annotations

from game.room import Landmark
from game.titles.tiletum.table.parts import TiletumParts


def landmark(parts: TiletumParts, name: str) -> Landmark | None:
    """Return a thing of the table by its name, None when it is not there.

    Beside the names of nodes there are those of spaces, and of the bar above "rounds", "turns" and
    "order".
    """
    box = parts.top_bar.part_box(name)
    if box is not None:
        return Landmark(parts.top_bar, box)
    named = "errand" if name == "sheet" else name
    return parts.landmark(parts.root.find(named) or parts.root.find(f"space:{name}"), name)
