"""Stroke: one key going down, under the names used for shortcuts."""

from collections.abc import Callable, Mapping
from string import ascii_lowercase
from types import MappingProxyType
from typing import Final, NamedTuple

import pygame
from pygame.event import Event

from game.system.keyboard import usual_keys

ALIASES = {"enter": "return", "[enter]": "return", "[+]": "+", "[-]": "-"}
MODIFIERS = {"ctrl": pygame.KMOD_CTRL, "alt": pygame.KMOD_ALT, "shift": pygame.KMOD_SHIFT}
MODIFIER_KEYS = (
    *(pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT),
    *(pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_CAPSLOCK),
)
"""Keys that only change what another key means."""
PLACES: Final = MappingProxyType(
    {
        **{pygame.KSCAN_A + number: letter for number, letter in enumerate(ascii_lowercase)},
        **{pygame.KSCAN_1 + number: digit for number, digit in enumerate("1234567890")},
    }
)
"""The letter or digit a US keyboard has at a place, by SDL's scan code."""


NO_LETTERS: Final = 0x40000000  # from here on SDL's key codes are those of keys that write nothing

MARK: Final = "@"
NAVIGATION: Final = MappingProxyType(
    {
        "up": "up",
        "down": "down",
        "left": "left",
        "right": "right",
        "confirm": "return",
        "back": "escape",
        "next": "tab",
        "previous": "shift+tab",
    }
)
"""Commands that move about; their usual keys always work, others can be added."""
WINDOW: Final = MappingProxyType(
    {
        "part-before": "ctrl+page up",
        "part-after": "ctrl+page down",
        # laptops may have no F11 of their own
        "full-screen": usual_keys("full-screen", "f11|ctrl+shift+f"),
        "picture": "f12",
    }
)
"""Commands every window knows by itself."""


class Stroke(NamedTuple):
    """One key going down.

    `name` is like "b", "return", "shift+tab", "ctrl+z"; `typed`, if any, what it writes. `place`
    is the name the key has on a US keyboard, where its own letter is none of the Latin alphabet
    without accents: "z" for the Cyrillic letter there, "2" for the Czech one.
    """

    name: str
    typed: str = ""
    place: str = ""

    def means(self, key: str) -> bool:
        """Whether this stroke is the shortcut `key`, by its name, its letter or its place."""
        return key in (self.name, self.typed, self.place)


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
    name = pygame.key.name(event.key).lower() or _foreign_letter(event.key)
    name = ALIASES.get(name, name)
    held = getattr(event, "mod", 0)
    masks = MODIFIERS | {"ctrl": pygame.KMOD_CTRL | pygame.KMOD_META}
    parts = [word for word, mask in masks.items() if held & mask]
    place = "" if name.isascii() else PLACES.get(getattr(event, "scancode", 0), "")
    typed = getattr(event, "unicode", "")
    plain = "ctrl" not in parts and "alt" not in parts and typed.isprintable()
    return Stroke(
        name="+".join([*parts, name]),
        typed=typed if plain else "",
        place="+".join([*parts, place]) if place else "",
    )


def _foreign_letter(key: int) -> str:
    """Return the letter of a key for which the library has no name; "" for what is no letter."""
    letter = chr(key) if key < NO_LETTERS else ""
    return letter.lower() if letter.isalpha() and not letter.isascii() else ""


class Keymap:
    """Nodes name a command by `keys=("@undo",)` and a cap by `cap="@undo"`; plain keys stay plain.

    A usual key may have alternatives, separated by bars: "ctrl+=|ctrl++".
    """

    def __init__(self, usual: Mapping[str, str] = MappingProxyType({})) -> None:
        """Take the usual keys of all commands; `NAVIGATION` and `WINDOW` are always there."""
        self._usual: dict[str, str] = {}
        self._own: dict[str, str] = {}
        self.name_of: Callable[[str], str] = str.capitalize  # of one key, for people
        self.know(usual)

    def know(self, usual: Mapping[str, str]) -> None:
        """Know these commands from now on by their usual keys, and no others but its own."""
        self._usual = {**NAVIGATION, **WINDOW, **usual}

    def rebind(self, own: Mapping[str, str]) -> None:
        """Use a player's own keys for some commands, the usual ones for all others."""
        self._own = dict(own)

    def key(self, command: str) -> str:
        """The key of a command; empty for an unknown one."""
        return self._own.get(command) or self._usual.get(command, "").split("|")[0]

    def means(self, stroke: Stroke, key: str) -> bool:
        """Whether a stroke is what a node's `keys` name: a command or a plain key."""
        if not key.startswith(MARK):
            return stroke.means(key)
        command = key[1:]
        if command in NAVIGATION:
            return stroke.means(NAVIGATION[command])
        meant = self._own.get(command) or self._usual.get(command, "")
        return any(stroke.means(each) for each in meant.split("|") if each)

    def cap(self, text: str) -> str:
        """What stands on a key cap: the name of a command's key, any other text as it is."""
        return self.named(self.key(text[1:])) if text.startswith(MARK) else text

    def named(self, key: str) -> str:
        """The name of a key for people, such as "Ctrl+M"."""
        parts = key.split("+") if not key.endswith("+") else [*key[:-2].split("+"), "+"]
        return "+".join(self.name_of(part) for part in parts if part)

    def event_of(self, command: str) -> Event | None:
        """The key event that gives a command; None for a command without a key."""
        *held, key = self.key(command).split("+")
        if not key:
            return None
        mods = sum(MODIFIERS[word] for word in held)
        code = pygame.key.key_code(key) if key.isascii() else ord(key)
        return Event(pygame.KEYDOWN, key=code, mod=mods, unicode="")

    def standard(self, stroke: Stroke) -> Stroke:
        """The stroke that moves about as the player's own key wants it; others unchanged."""
        for command, usual in NAVIGATION.items():
            own = self._own.get(command)
            if own is not None and stroke.means(own):
                return Stroke(usual)
        return stroke
