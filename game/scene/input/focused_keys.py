"""The keys that the focused node uses itself, which press no other node at that time."""

from collections.abc import Collection, Sequence
from typing import NamedTuple, Protocol

from game.scene.input.keys import COMMAND_PREFIX, Keymap, KeyStroke

ACTIVATING_HOTKEYS = ("return", "space")
SHIFT_PREFIX = "shift+"


class NodeWithKeys(Protocol):
    """A node with its shortcut keys."""

    keys: tuple[str, ...]


class FocusedKeys(NamedTuple):
    """The keys that the focused node uses itself: those with these `key_names`, and while it
    `takes_text` every key that types a character. Without a keymap there are none."""

    keymap: Keymap | None = None
    node: NodeWithKeys | None = None
    key_names: Collection[str] = ()
    takes_text: bool = False

    def is_key_cap_active(self, node: NodeWithKeys, key_cap: str) -> bool:
        """Return whether the key of a key cap on `node` presses it now; False while another node
        has the focus and uses this key itself."""
        if self.keymap is None or node is self.node:
            return True
        key = _key_of_cap(key_cap, node.keys, self.keymap)
        if self.takes_text:
            return key not in self.key_names and len(key.removeprefix(SHIFT_PREFIX)) != 1
        return self.keymap.to_default_navigation_key(KeyStroke(key)).name not in self.key_names


def _key_of_cap(key_cap: str, node_keys: Sequence[str], keymap: Keymap) -> str:
    """Return the name of the key on a key cap, which shows a command or the readable name of one
    of the keys."""
    if key_cap.startswith(COMMAND_PREFIX):
        return keymap.key_of_command(key_cap.removeprefix(COMMAND_PREFIX))
    return next((key for key in node_keys if keymap.readable_key(key) == key_cap), key_cap.lower())
