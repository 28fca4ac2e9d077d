"""The setup screen's panel about the edition, for titles that have more than one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.client.desk import Desk
from game.client.kept.set_up import KeptSetUp
from game.client.parts.edition_choice import edition_choice
from game.scene.box_place import box
from game.scene.node import Node
from game.scene.styles import HEAD
from game.scene.widgets import Label, Panel

HEIGHT = 66.0
ROOMY = 800.0
LABEL, SHORT_LABEL = 210.0, 150.0


def edition_panel(
    desk: Desk, set_up: KeptSetUp, change: Callable[[KeptSetUp], None], width: float
) -> Node:
    """Return the panel."""
    panel = Panel("slate", width=width, height=HEIGHT)
    beside = LABEL if width >= ROOMY else SHORT_LABEL

    def choose(edition: str) -> None:
        change(replace(set_up, edition=edition))

    return panel.add(
        Label(desk.say("setup.edition"), HEAD, **box(24, 12, beside - 34, 42)),
        edition_choice(
            desk,
            set_up.edition or desk.box.editions[0],
            choose,
            box(beside, 10, width - beside - 24, 46),
        ),
    )
