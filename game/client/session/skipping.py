"""Skipping: any click or key brings a running motion to its end, and does nothing else."""

from __future__ import annotations

import pygame
from pygame.event import Event

from game.client.session.director import Director
from game.scene.input.keys import stroke_of
from game.scene.stage.stage import Stage

KEPT_KEYS = (pygame.K_ESCAPE, pygame.K_TAB)
LEFT = 1


def skips(stage: Stage, director: Director, event: Event) -> bool:
    """Finish the running scene if the event is a click or key; return whether that was all.

    A click on something that can be clicked even now, such as the menu, still reaches it, and so
    does its key.
    """
    if not director.playing or stage.top_modal is not None:
        return False
    if event.type == pygame.KEYDOWN and event.key not in KEPT_KEYS:
        meant = stage.shortcut(stroke_of(event))
        acts = meant is not None and meant.enabled
        director.finish_scene()
        return not acts
    if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
        stage.pointer.move(event.pos)
        over = stage.pointer.over
        director.finish_scene()
        return over is None or not over.enabled or over.on_click is None
    return False
