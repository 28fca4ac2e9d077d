"""Commands of every screen: the rules, a larger or smaller scale, everything in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame.event import Event

from game.client.asked_about import asked_about
from game.client.describing import describe
from game.client.desk import Desk
from game.client.kept.settings import SCALES
from game.scene.keys import stroke_of
from game.scene.stage import Stage


def handle_common_keys(
    desk: Desk, stage: Stage, event: Event, position: Callable[[], Sequence[str]] = tuple
) -> bool:
    """Do what such a key means; return whether the event was one.

    `position` gives the position of a table in words.
    """
    if event.type != pygame.KEYDOWN:
        return False
    stroke, means = stroke_of(event), desk.kit.keymap.means
    if means(stroke, "@help"):
        desk.help(*asked_about(stage))
    elif means(stroke, "@larger"):
        _scale(desk, 1)
    elif means(stroke, "@smaller"):
        _scale(desk, -1)
    elif means(stroke, "@describe"):
        describe(stage, desk, position())
    else:
        return False
    return True


def _scale(desk: Desk, by: int) -> None:
    at = SCALES.index(desk.settings.ui_scale_percent) + by
    desk.choose(ui_scale_percent=SCALES[min(max(at, 0), len(SCALES) - 1)])
