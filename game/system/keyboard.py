"""The keyboard: which keys commands have, and what keys do to a text, by the system's custom.

Cmd is called "ctrl" here, as it is what Ctrl is elsewhere.
"""

import sys
from types import MappingProxyType
from typing import Final

MAC_KEYS: Final = MappingProxyType(
    {
        "full-screen": "ctrl+shift+f|f11",  # F11 shows the desktop
        "look-through": "f5|insert",  # there is no Insert
        "sound": "ctrl+shift+m",  # Cmd+M puts the window away
    }
)
"""The usual keys of commands for which a Mac has others than Windows and Linux."""
ERASE_TO_START: Final = "ctrl+shift+backspace"
MAC_EDITING: Final = MappingProxyType(
    {
        "alt+left": "ctrl+left",
        "alt+right": "ctrl+right",
        "ctrl+left": "home",
        "ctrl+right": "end",
        "alt+backspace": "ctrl+backspace",
        "alt+delete": "ctrl+delete",
        "ctrl+backspace": ERASE_TO_START,
    }
)
"""What keys do to a text on a Mac, by the keys that do so elsewhere."""
SHIFT: Final = "shift+"
CTRL: Final = "ctrl"
COMMAND_KEY: Final = "Cmd"  # what is printed on a Mac's key


def usual_keys(command: str, keys: str) -> str:
    """Return the usual keys of a command, which has these on Windows and Linux."""
    return MAC_KEYS.get(command, keys) if sys.platform == "darwin" else keys


def ctrl_name() -> str:
    """Return what is printed on the key that is "ctrl" here; "" where its name is of a language."""
    return COMMAND_KEY if sys.platform == "darwin" else ""


def editing_key(name: str) -> str:
    """Return the key that does on Windows and Linux what this one does to a text here."""
    if sys.platform != "darwin":
        return name
    held = SHIFT if SHIFT in name else ""
    meant = MAC_EDITING.get(name.replace(SHIFT, ""))
    return name if meant is None else held + meant
