"""Stroke: one key going down, under the names used for shortcuts."""

from typing import NamedTuple

import pygame
from pygame.event import Event

ALIASES = {"enter": "return", "[enter]": "return", "[+]": "+", "[-]": "-"}

MODIFIERS = {"ctrl": pygame.KMOD_CTRL, "alt": pygame.KMOD_ALT, "shift": pygame.KMOD_SHIFT}
MODIFIER_KEYS = (
    *(pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT),
    *(pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_CAPSLOCK),
)
"""Keys that only change what another key means."""


class Stroke(NamedTuple):
    """`name` is like "b", "return", "shift+tab", "ctrl+z"; `typed` is the character it writes, if
    any.
    """

    name: str
    typed: str = ""

    def means(self, key: str) -> bool:
        """Whether this stroke is the shortcut `key`, by its place on the board or by what it
        writes.
        """
        return key in (self.name, self.typed)


class HeldKeys:
    """Tells a key that goes down from one that is held and only repeats."""

    def __init__(self) -> None:
        self._held: set[int] = set()

    def hears(self, event: Event) -> bool:
        """Take note of an event; True when it repeats a held key."""
        if event.type == pygame.KEYDOWN:
            again = event.key in self._held
            self._held.add(event.key)
            return again
        if event.type == pygame.KEYUP:
            self._held.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._held.clear()
        return False


def stroke_of(event: Event) -> Stroke:
    """The stroke of a KEYDOWN event."""
    name = pygame.key.name(event.key).lower()
    name = ALIASES.get(name, name)
    held = getattr(event, "mod", 0)
    masks = MODIFIERS | {"ctrl": pygame.KMOD_CTRL | pygame.KMOD_META}
    parts = [word for word, mask in masks.items() if held & mask]
    typed = getattr(event, "unicode", "")
    plain = "ctrl" not in parts and "alt" not in parts and typed.isprintable()
    return Stroke("+".join([*parts, name]), typed if plain else "")
