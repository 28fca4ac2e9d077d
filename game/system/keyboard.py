"""The keys of commands and of text editing, by the custom of the system.

The key Cmd of macOS is called "ctrl" here, since it has the same use.
"""

import sys
from types import MappingProxyType
from typing import Final

MAC_KEYS_BY_COMMAND: Final = MappingProxyType(
    {
        "full-screen": "ctrl+shift+f|f11",  # F11 shows the desktop
        "look-through": "f5|insert",  # there is no Insert
        "sound": "ctrl+shift+m",  # Cmd+M puts the window away
        "document-boxes": "shift+f5",  # F5 looks through
    }
)
"""The default keys of those commands that have other keys on a Mac than on Windows and Linux."""
ERASE_TO_START_KEY: Final = "ctrl+shift+backspace"
STANDARD_KEY_BY_MAC_EDITING_KEY: Final = MappingProxyType(
    {
        "alt+left": "ctrl+left",
        "alt+right": "ctrl+right",
        "ctrl+left": "home",
        "ctrl+right": "end",
        "alt+backspace": "ctrl+backspace",
        "alt+delete": "ctrl+delete",
        "ctrl+backspace": ERASE_TO_START_KEY,
    }
)
"""For each editing key on a Mac, the key that has the same effect on Windows and Linux."""
DEFAULT_KEYS_KEPT_BESIDE_OWN_KEYS: Final = frozenset(
    ("ctrl+z", "ctrl+y", "ctrl+f", "ctrl+=", "ctrl++", "ctrl+-", "ctrl+0", "alt+left", "f1", "f11")
)
"""Keys that mean the same in most programs. As default keys of commands they keep working beside
the player's own keys."""
SHIFT_PREFIX: Final = "shift+"
CTRL: Final = "ctrl"
MAC_COMMAND_KEY_LABEL: Final = "Cmd"  # what is printed on a Mac's key


def default_keys_on_this_system(command: str, keys: str) -> str:
    """Return the default keys of a command on this system; `keys` are those on Windows and
    Linux."""
    return MAC_KEYS_BY_COMMAND.get(command, keys) if sys.platform == "darwin" else keys


def language_independent_ctrl_key_label() -> str:
    """Return the name printed on this system's "ctrl" key; "" if it depends on the language."""
    return MAC_COMMAND_KEY_LABEL if sys.platform == "darwin" else ""


def standard_editing_key(name: str) -> str:
    """Translate a key of this system to the key that has the same effect when editing text on
    Windows and Linux; any other key is returned unchanged."""
    if sys.platform != "darwin":
        return name
    held = SHIFT_PREFIX if SHIFT_PREFIX in name else ""
    meant = STANDARD_KEY_BY_MAC_EDITING_KEY.get(name.replace(SHIFT_PREFIX, ""))
    return name if meant is None else held + meant
