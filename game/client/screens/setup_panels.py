"""Panels of the set-up page for choosing one of several things."""

from collections.abc import Callable

from game.scene.nodes.node import Node
from game.scene.stage.placing import BoxPlace, box
from game.scene.text.text_styles import HEAD
from game.scene.widgets import Label, Panel

EDITION_PANEL_HEIGHT = 66.0
ROOMY = 800.0
LABEL = 210.0
SHORT_LABEL = 150.0


def choice_panel(words: str, control: Callable[[BoxPlace], Node], width: float) -> Node:
    """Return a low panel with the name of the choice and, beside it, its control."""
    panel = Panel("slate", width=width, height=EDITION_PANEL_HEIGHT)
    beside = LABEL if width >= ROOMY else SHORT_LABEL
    spot = box(beside, 10, width - beside - 24, 46)
    return panel.add(Label(words, HEAD, **box(24, 12, beside - 34, 42)), control(spot))
