"""The setup screen's panel about the edition, for titles that have more than one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.client.desk import Desk
from game.client.kept.set_up import KeptSetUp
from game.client.parts.box_place import box
from game.client.parts.segments import Segment, Segments
from game.scene.node import Node
from game.scene.styles import HEAD
from game.scene.widgets import Label, Panel

HEIGHT = 66.0


def edition_panel(
    desk: Desk, set_up: KeptSetUp, change: Callable[[KeptSetUp], None], width: float
) -> Node:
    """Return the panel; editions are called by the title's words of the table `edition`."""
    say, editions = desk.say, desk.box.editions
    panel = Panel("slate", width=width, height=HEIGHT)
    segments = [Segment(edition, say(f"edition.{edition}")) for edition in editions]

    def choose(edition: str) -> None:
        change(replace(set_up, edition=edition))

    return panel.add(
        Label(say("setup.edition"), HEAD, **box(24, 12, 176, 42)),
        Segments(
            segments,
            set_up.edition or editions[0],
            choose,
            name="edition",
            **box(210, 10, width - 234, 46),
        ),
    )
