"""The node that a shortcut key presses."""

from collections.abc import Sequence

from game.scene.input.keys import Keymap, KeyStroke
from game.scene.nodes.node import Node

CONFIRMING_HOTKEY = "return"
MAIN_BUTTON_SKIN = "primary"


def node_of_shortcut_among(nodes: Sequence[Node], stroke: KeyStroke, keymap: Keymap) -> Node | None:
    """Return the node of a shortcut key, the frontmost enabled one first; None if there is none.

    `nodes` are the visible nodes, back to front. If there is only one main button, Enter is its key
    too, but another usable node that has Enter as its key comes first.
    """
    with_key: list[Node] = []
    enabled: list[Node] = []
    for reading in stroke.possible_strokes:
        found = [
            node for node in nodes if any(keymap.matches_key(reading, key) for key in node.keys)
        ]
        with_key = with_key or found
        enabled = enabled or [node for node in found if node.enabled]
    if not enabled and stroke.name == CONFIRMING_HOTKEY:
        main_buttons = enabled_main_buttons(nodes)
        enabled = main_buttons if len(main_buttons) == 1 else []
    candidates = enabled or with_key
    return candidates[-1] if candidates else None


def enabled_main_buttons(nodes: Sequence[Node]) -> list[Node]:
    """Return the main buttons among these nodes that can be pressed."""
    return [node for node in nodes if node.enabled and node.skin == MAIN_BUTTON_SKIN]
