"""Keys that work on every screen: F1 for the rules, Ctrl with plus and minus for the scale."""

from __future__ import annotations

import pygame
from pygame.event import Event

from game.client.desk import Desk
from game.client.settings import SCALES

LARGER = (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS)
SMALLER = (pygame.K_MINUS, pygame.K_KP_MINUS)


def handle_common_keys(desk: Desk, event: Event) -> bool:
    """Do what such a key means; return whether the event was one."""
    if event.type != pygame.KEYDOWN:
        return False
    if event.key == pygame.K_F1 and desk.open_help is not None:
        desk.open_help()
        return True
    if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META) and event.key in (*LARGER, *SMALLER):
        _scale(desk, 1 if event.key in LARGER else -1)
        return True
    return False


def _scale(desk: Desk, by: int) -> None:
    at = SCALES.index(desk.settings.ui_scale_percent) + by
    desk.choose(ui_scale_percent=SCALES[min(max(at, 0), len(SCALES) - 1)])
