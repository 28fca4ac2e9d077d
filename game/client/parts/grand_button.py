"""Large buttons, and rows of them that look alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

from game.client.desk import Desk
from game.client.parts.furniture import CAP_HEIGHT, state_of
from game.scene.canvas import Canvas
from game.scene.lettering import TextStyle
from game.scene.node import Node, NodeValues
from game.scene.skins.button import button, key_cap, look_of, shift_of
from game.scene.styles import CAP

GRAND = TextStyle("bold", 26)
WORDS_ALONE, WITH_ICON, WITH_KEY = range(3)  # what a button has room for


class GrandButton(Node):
    """A large button whose icon, words and key stand together in the middle.

    Where one of its `companions`, buttons of the same row, has no room for key or icon, none of
    them shows it.
    """

    skin = "slate"

    def __init__(
        self, desk: Desk, text: str, picture: str, cap: str = "", **place: Unpack[NodeValues]
    ) -> None:
        place.setdefault("role", "button")
        place.setdefault("label", text)
        super().__init__(**place)
        self._stationery, self._icon = desk.box.stationery, picture
        self._text, self._cap = text, cap
        self.companions: Sequence[GrandButton] = ()

    def draw(self, canvas: Canvas) -> None:
        """Put the button and, centred, what it says."""
        state = state_of(self)
        look = look_of(self.skin, state)
        canvas.put(button(canvas.size(self), canvas.k, self.skin, state, 12))
        style = self._style().in_colour(look.text)
        room = min(each.room(canvas) for each in (self, *self.companions))
        cap = self._cap_width(canvas) if room == WITH_KEY else 0.0
        size = self._icon_size() if room >= WITH_ICON else 0.0
        used = (size + 16 if size else 0.0) + (cap + 18 if cap else 0.0)
        asked = canvas.kit.lettering.width(self._text, style, canvas.k) / canvas.k + 2
        words = min(asked, self.width - 32 - used)
        left, down = (self.width - used - words) / 2, shift_of(state)
        tone = "disabled" if not self.enabled else "ink" if self.skin == "primary" else "cream"
        if size:
            picture = self._stationery.icon(self._icon, round(size * canvas.k), tone)
            canvas.put(picture, left, (self.height - size) / 2 + down)
            left += size + 16
        canvas.words(self._text, style, (left, down, words, self.height))
        if cap:
            box = (left + 18 + words, (self.height - CAP_HEIGHT) / 2 + down, cap, CAP_HEIGHT)
            canvas.put(key_cap(canvas.box(*box).size, canvas.k, look.cap), box[0], box[1])
            name = canvas.kit.keymap.cap(self._cap)
            canvas.words(name, CAP.in_colour(look.text), box, "centre")

    def room(self, canvas: Canvas) -> int:
        """Return what there is room for besides the words: the name matters more than its key,
        and than its picture.
        """
        cap = self._cap_width(canvas)
        for room, used in ((WITH_KEY, cap + 18 if cap else 0.0), (WITH_ICON, 0.0)):
            free = self.width - 32 - self._icon_size() - 16 - used
            if canvas.kit.lettering.fits(self._text, self._style(), canvas.k, free * canvas.k):
                return room
        return WORDS_ALONE

    def _style(self) -> TextStyle:
        return GRAND.sized(min(GRAND.size, self.height * 0.34))

    def _icon_size(self) -> float:
        return self.height * 0.46

    def _cap_width(self, canvas: Canvas) -> float:
        name = canvas.kit.keymap.cap(self._cap)
        width = canvas.kit.lettering.width(name, CAP, canvas.k) / canvas.k
        return max(34.0, 18 + width) if name else 0.0


def side_by_side(buttons: Sequence[GrandButton]) -> list[GrandButton]:
    """Return the buttons of a row, after making them look alike."""
    for each in buttons:
        each.companions = buttons
    return list(buttons)


class PrimaryButton(GrandButton):
    """The one button of a screen that leads on, in brass."""

    skin = "primary"
