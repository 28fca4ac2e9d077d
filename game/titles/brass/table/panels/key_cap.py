"""The cap of a key on a card of the hand and on a stack of counters."""

from typing import Final, Unpack

from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.nodes.layout_item import LayoutMeasurer
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.button import key_cap_picture, look_of_button
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.scene.window.screen_kit import Kit

KEY_CAP_HEIGHT: Final = 22.0
CAP_PADDING: Final = 7.0
KEY_NAME_STYLE = text_styles.SMALL_BOLD_STYLE.sized(15).in_colour(
    look_of_button("slate", "normal").text_colour
)
LONG_KEY_NAME_STYLE = KEY_NAME_STYLE.sized(12)  # two such caps fit beside each other
MAX_LETTERS_OF_SHORT_KEY_NAME: Final = 5
CAP_BACKGROUND_RGB = hex_to_rgb("#141D22")


class KeyCap(Node):
    """Draws the cap of a keyboard key, or of a command's key; nothing if there is none, or while
    the key does not press `captioned_node`, the node on which the cap is."""

    height = KEY_CAP_HEIGHT

    def __init__(
        self, keyboard_key: str, captioned_node: Node, **node_values: Unpack[NodeValues]
    ) -> None:
        super().__init__(**node_values)
        self._owner = captioned_node
        self._key = keyboard_key

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width of the key's name with its sides, at least the height of the cap."""
        words = _key_name(measurer.kit, self._key)
        return max(
            measurer.text_width(words, _key_name_style(words)) + 2 * CAP_PADDING, KEY_CAP_HEIGHT
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw the cap and the name of the key on it."""
        words = _key_name(canvas.kit, self._key)
        if words and canvas.focused_keys.is_key_cap_active(self._owner, self._key):
            canvas.draw_picture(
                key_cap_picture(canvas.node_size_px(self), canvas.px_per_u, CAP_BACKGROUND_RGB)
            )
            canvas.draw_text(words, _key_name_style(words), self.box(), "centre")


def _key_name_style(words: str) -> TextStyle:
    return LONG_KEY_NAME_STYLE if len(words) > MAX_LETTERS_OF_SHORT_KEY_NAME else KEY_NAME_STYLE


def _key_name(kit: Kit, key: str) -> str:
    """Return the display name of a key; for a command such as "@confirm" that of the key that is
    bound to it; "" if there is none."""
    keymap = kit.keymap
    return keymap.cap_text(key) if key.startswith("@") else keymap.readable_key(key)
