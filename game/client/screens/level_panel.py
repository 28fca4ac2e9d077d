"""The setup screen's panel that tells the computer players apart."""

from __future__ import annotations

from game.client.desk import Desk
from game.client.parts.cards import player_words
from game.scene.box_place import box
from game.scene.node import Node
from game.scene.styles import BOLD, HEAD, NOTE
from game.scene.theme import BRASS_HIGH
from game.scene.widgets import Label, Panel

HEAD_HEIGHT = 48.0
WIDEST_PITCH = 44.0


def level_panel(desk: Desk, width: float, height: float) -> Node:
    """Return a panel that says who the computer players are, weakest first."""
    kinds = desk.players.kinds
    panel = Panel("slate", width=width, height=height)
    panel.add(Label(desk.say("setup.levels"), HEAD, **box(24, 8, width - 48, 40)))
    pitch = min((height - HEAD_HEIGHT - 12) / max(len(kinds), 1), WIDEST_PITCH)
    for place, kind in enumerate(kinds):
        top = HEAD_HEIGHT + pitch * place
        name, trait = player_words(desk, kind), player_words(desk, kind, "-trait")
        panel.add(
            Label(name, BOLD.in_colour(BRASS_HIGH), **box(24, top, 168, pitch)),
            Label(trait, NOTE, **box(196, top, width - 216, pitch)),
        )
    return panel
