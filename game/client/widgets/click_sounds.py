"""Clicks: what every screen lets be heard when something on it is used or refuses."""

from __future__ import annotations

from game.scene.window.window import Screen

USED, REFUSED = "marker", "not-possible"
SOFTLY = 0.55


def hear_clicks(screen: Screen) -> None:
    """Let a screen's controls be heard; what is seen tells the same."""
    sound = screen.kit.sound
    screen.stage.on_used = lambda node: sound.play(USED, volume=SOFTLY)
    screen.stage.on_refused = lambda node: sound.play(REFUSED)
