"""Stroke: one key going down, under the names used for shortcuts."""

from typing import NamedTuple

import pygame
from pygame.event import Event

ALIASES = {"enter": "return", "[enter]": "return", "[+]": "+", "[-]": "-"}


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
    parts = [
        word
        for mask, word in (
            (pygame.KMOD_CTRL | pygame.KMOD_META, "ctrl"),
            (pygame.KMOD_ALT, "alt"),
            (pygame.KMOD_SHIFT, "shift"),
        )
        if held & mask
    ]
    typed = getattr(event, "unicode", "")
    plain = "ctrl" not in parts and "alt" not in parts and typed.isprintable()
    return Stroke("+".join([*parts, name]), typed if plain else "")
