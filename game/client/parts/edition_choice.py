"""The choice of one of a title's editions, by their names."""

from __future__ import annotations

from collections.abc import Callable

from game.client.desk import Desk
from game.client.parts.segments import Segment, Segments
from game.scene.box_place import BoxPlace


def edition_choice(
    desk: Desk, chosen: str, choose: Callable[[str], None], spot: BoxPlace
) -> Segments:
    """Return the choice; editions are called by the title's words of the table `edition`."""
    segments = [Segment(each, desk.say(f"edition.{each}")) for each in desk.box.editions]
    return Segments(segments, chosen, choose, name="edition", **spot)
