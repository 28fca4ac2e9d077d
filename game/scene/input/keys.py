"""Keys: names of key presses, and the keymap of commands."""

from collections.abc import Callable, Mapping, Sequence
from string import ascii_lowercase
from types import MappingProxyType
from typing import Final, NamedTuple

import pygame
from pygame.event import Event

from game.system.keyboard import DEFAULT_KEYS_KEPT_BESIDE_OWN_KEYS, default_keys_on_this_system

KEY_BY_ALIAS = {"enter": "return", "[enter]": "return", "[+]": "+", "[-]": "-"}
MASK_BY_MODIFIER = {"ctrl": pygame.KMOD_CTRL, "alt": pygame.KMOD_ALT, "shift": pygame.KMOD_SHIFT}
MODIFIER_KEYS = (
    *(pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT),
    *(pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_CAPSLOCK),
)
"""Keys such as Shift that only modify others."""
US_KEYS_BY_SCANCODE: Final = MappingProxyType(
    {
        **{pygame.KSCAN_A + number: letter for number, letter in enumerate(ascii_lowercase)},
        **{pygame.KSCAN_1 + number: digit for number, digit in enumerate("1234567890")},
    }
)
"""The letter or digit of a US keyboard at each position, by SDL's scan code."""


FIRST_NON_LETTER_CODE: Final = 0x40000000  # SDL key codes from here on are keys without a character

COMMAND_PREFIX: Final = "@"
NAVIGATION_HOTKEYS: Final = MappingProxyType(
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
"""The default keys of navigation commands; they always work, even if the player adds others."""
WINDOW_HOTKEYS: Final = MappingProxyType(
    {
        "part-before": "ctrl+page up",
        "part-after": "ctrl+page down",
        # for laptops without F11
        "full-screen": default_keys_on_this_system("full-screen", "f11|ctrl+shift+f"),
        "picture": "f12",
    }
)
"""The default keys of the commands that every window has."""


class KeyStroke(NamedTuple):
    """One key press.

    `name` is the key with its modifiers, such as "b", "return", "shift+tab" or "ctrl+z";
    `typed_character` is the character it types, "" for none. `us_key` is the name of the key at the
    same position of a US keyboard, for example "z" for a key with a Cyrillic letter, or "1" for the
    French key "&". It is "" unless the key types a letter other than a to z, or is a key of the
    digit row that types no digit without Shift.
    """

    name: str
    typed_character: str = ""
    us_key: str = ""

    def matches_key(self, key_name: str) -> bool:
        """Return whether this key press is the shortcut `key_name`, by its name, the character it
        types, or its position."""
        return key_name in (self.name, self.typed_character, self.us_key)

    @property
    def possible_strokes(self) -> tuple["KeyStroke", ...]:
        """The key presses that this one may stand for, best first: by its position, by its name,
        and by the character it types.

        The caller takes the first one that is a shortcut. On a keyboard that types digits with
        Shift, a digit key with Shift therefore stands for the digit only if the key with Shift is
        not a shortcut itself.
        """
        named = dict.fromkeys((self.us_key, self.name, self.typed_character))
        return tuple(KeyStroke(each) for each in named if each)

    @property
    def digit(self) -> str:
        """The digit that this key types or that is at its position; "" for a key without a
        digit."""
        found = (
            each
            for each in (self.typed_character, self.us_key)
            if each.isdecimal() and each.isascii()
        )
        return next(found, "")


class HeldKeys:
    """Distinguishes a new key press from a repetition while the key is held."""

    def __init__(self) -> None:
        self._held: set[int] = set()

    def without_late_repetitions(self, events: Sequence[Event]) -> list[Event]:
        """Return the events of one frame without the repetitions that piled up while the last
        frame was computed.

        The library repeats a held key by a timer, and learns of its release only when events are
        read. So a repetition counts only if it is the last event of its key.
        """
        held = set(self._held)
        kept = []
        for place, event in enumerate(events):
            if event.type == pygame.KEYDOWN:
                is_repetition = event.key in held
                held.add(event.key)
                if is_repetition and _has_event_of_key(events[place + 1 :], event.key):
                    continue
            elif event.type == pygame.KEYUP:
                held.discard(event.key)
            kept.append(event)
        return kept

    def track_key_and_tell_if_repeated(self, event: Event) -> bool:
        """Update the set of held keys by an event; return True when it is a press of a key that
        is held already."""
        if event.type == pygame.KEYDOWN:
            again = event.key in self._held
            self._held.add(event.key)
            return again
        if event.type == pygame.KEYUP:
            self._held.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._held.clear()
        return False


def _has_event_of_key(events: Sequence[Event], key_code: int) -> bool:
    return any(
        event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key == key_code for event in events
    )


def stroke_from_event(event: Event) -> KeyStroke:
    """Return the key press of a KEYDOWN event."""
    name = pygame.key.name(event.key).lower() or _foreign_letter(event.key)
    name = KEY_BY_ALIAS.get(name, name)
    held = getattr(event, "mod", 0)
    masks = MASK_BY_MODIFIER | {"ctrl": pygame.KMOD_CTRL | pygame.KMOD_META}
    parts = [word for word, mask in masks.items() if held & mask]
    place = US_KEYS_BY_SCANCODE.get(getattr(event, "scancode", 0), "")
    if name.isascii() and (name.isalnum() or not place.isdecimal()):
        place = ""
    typed = getattr(event, "unicode", "")
    plain = "ctrl" not in parts and "alt" not in parts and typed.isprintable()
    return KeyStroke(
        name="+".join([*parts, name]),
        typed_character=typed if plain else "",
        us_key="+".join([*parts, place]) if place else "",
    )


def _foreign_letter(key_code: int) -> str:
    """Return the lower-case letter of a key that types a non-ASCII letter; "" for other keys."""
    letter = chr(key_code) if key_code < FIRST_NON_LETTER_CODE else ""
    return letter.lower() if letter.isalpha() and not letter.isascii() else ""


class Keymap:
    """The keys of commands. Nodes name a command with `keys=("@undo",)`, and key caps with
    `key_cap="@undo"`; texts without "@" are keys themselves.

    A default key may have alternatives, separated by bars: "ctrl+=|ctrl++".
    """

    def __init__(self, default_key_by_command: Mapping[str, str] = MappingProxyType({})) -> None:
        """Set the default keys of all commands; `NAVIGATION_HOTKEYS` and `WINDOW_HOTKEYS` are
        always included."""
        self.default_keys: dict[str, str] = {}
        self._own_keys: dict[str, str] = {}
        self.revision = 0  # rises with every change of the keys
        # returns the readable name of one key
        self.name_single_key: Callable[[str], str] = str.capitalize
        self.set_default_keys(default_key_by_command)

    def set_default_keys(self, key_by_command: Mapping[str, str]) -> None:
        """Replace the default keys of all commands; those of `NAVIGATION_HOTKEYS` and
        `WINDOW_HOTKEYS` stay included."""
        self.default_keys = {**NAVIGATION_HOTKEYS, **WINDOW_HOTKEYS, **key_by_command}
        self.revision += 1

    def set_own_keys(self, key_by_command: Mapping[str, str]) -> None:
        """Set the keys that the player has chosen for some commands; all others have their
        defaults."""
        self._own_keys = dict(key_by_command)
        self.revision += 1

    def key_of_command(self, command: str) -> str:
        """Return the key of a command: the key that the player has chosen for it or, if the player
        has chosen none, the first default key. Return "" for an unknown command."""
        return self._own_keys.get(command) or self.default_keys.get(command, "").split("|")[0]

    def matches_key(self, stroke: KeyStroke, key_name: str) -> bool:
        """Return whether a key press matches a node's key, which is a command or a plain key.

        A standard key, such as Ctrl+Z for Undo, matches its command even when the player has chosen
        another key for it; but not if the player has chosen the standard key for another command.
        """
        if not key_name.startswith(COMMAND_PREFIX):
            return stroke.matches_key(key_name)
        command = key_name[1:]
        if command in NAVIGATION_HOTKEYS:
            return stroke.matches_key(NAVIGATION_HOTKEYS[command])
        return any(stroke.matches_key(each) for each in self._keys_of_command(command))

    def _keys_of_command(self, command: str) -> list[str]:
        """Return the keys of a command, the one on key caps first."""
        usual = [key for key in self.default_keys.get(command, "").split("|") if key]
        own = self._own_keys.get(command)
        if own is None:
            return usual
        taken = set(self._own_keys.values())
        return [
            own,
            *(
                key
                for key in usual
                if key in DEFAULT_KEYS_KEPT_BESIDE_OWN_KEYS and key not in taken
            ),
        ]

    def cap_text(self, command_or_text: str) -> str:
        """Return the text of a key cap: for a command ("@undo") the readable name of its key; a
        text that is no command is returned unchanged."""
        return (
            self.readable_key(self.key_of_command(command_or_text[1:]))
            if command_or_text.startswith(COMMAND_PREFIX)
            else command_or_text
        )

    def readable_key(self, key_name: str) -> str:
        """Return the readable name of a key, such as "Ctrl+M"."""
        parts = (
            key_name.split("+") if not key_name.endswith("+") else [*key_name[:-2].split("+"), "+"]
        )
        return "+".join(self.name_single_key(part) for part in parts if part)

    def key_event_of_command(self, command: str) -> Event | None:
        """Return a KEYDOWN event with the key of a command; None for a command without a key."""
        *held, key = self.key_of_command(command).split("+")
        if not key:
            return None
        mods = sum(MASK_BY_MODIFIER[word] for word in held)
        code = pygame.key.key_code(key) if key.isascii() else ord(key)
        return Event(pygame.KEYDOWN, key=code, mod=mods, unicode="")

    def to_default_navigation_key(self, stroke: KeyStroke) -> KeyStroke:
        """If the player has chosen this key press for a navigation key, return the default key
        press for that; otherwise return it unchanged."""
        for command, usual in NAVIGATION_HOTKEYS.items():
            own = self._own_keys.get(command)
            if own is not None and stroke.matches_key(own):
                return KeyStroke(usual)
        return stroke
