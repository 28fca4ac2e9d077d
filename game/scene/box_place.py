"""Where a node stands, written in one breath."""

from __future__ import annotations

from typing import TypedDict


class BoxPlace(TypedDict):
    """The four numbers of a node's box."""

    x: float
    y: float
    width: float
    height: float


def box(x: float, y: float, width: float, height: float) -> BoxPlace:
    """Return corner and size in u, to be handed to a node as `**box(...)`."""
    return {"x": x, "y": y, "width": width, "height": height}
