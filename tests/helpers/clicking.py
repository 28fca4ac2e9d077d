"""Clicks at random: anything on the screen that answers, but nothing that leads away."""

from __future__ import annotations

from random import Random

import pygame
from pygame.event import Event

from game.scene.node import Node
from game.scene.pilot import Pilot


def click_anything(pilot: Pilot, chance: Random, leads_away: tuple[str, ...]) -> None:
    """Click one thing that answers; none whose label begins with a word that leads away."""
    spots = [spot for spot in pilot.screen.stage.survey() if _answers(spot.node, leads_away)]
    if not spots:
        pilot.advance(0.1)
        return
    at = chance.choice(spots).middle_px()
    pygame.event.post(Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    pygame.event.post(Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    pygame.event.post(Event(pygame.MOUSEBUTTONUP, pos=at, button=1))


def _answers(node: Node, leads_away: tuple[str, ...]) -> bool:
    return node.pressable and node.enabled and not node.label.startswith(leads_away)
