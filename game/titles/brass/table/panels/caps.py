"""The small plate that names the key of something to be picked."""

from __future__ import annotations

from game.scene import styles
from game.scene.canvas import Canvas
from game.scene.skins.button import key_cap, look_of

HEIGHT = 22.0
SIDE = 7.0


def put_cap(canvas: Canvas, command: str, middle: float, top: float) -> None:
    """Put the plate of a command's key round a middle; nothing for a command without a key."""
    words = canvas.kit.keymap.cap(command)
    if not words:
        return
    style = styles.CAP.sized(15)
    width = max(canvas.kit.lettering.width(words, style, canvas.k) / canvas.k + 2 * SIDE, HEIGHT)
    look = look_of("slate", "normal")
    left = middle - width / 2
    canvas.put(
        key_cap(canvas.box(left, top, width, HEIGHT).size, canvas.k, (0x14, 0x1D, 0x22)), left, top
    )
    canvas.words(words, style.in_colour(look.text), (left, top, width, HEIGHT), "centre")
