"""Furniture: small nodes that several screens are made of."""

from __future__ import annotations

from typing import Unpack

from game.client.desk import Desk
from game.client.menu_commands import menu_keys
from game.room import Stationery
from game.scene import theme
from game.scene.canvas import Canvas
from game.scene.lettering import TextStyle
from game.scene.node import Node, NodeValues
from game.scene.paths import as_outline, filled
from game.scene.skins.button import button, key_cap, look_of, shift_of
from game.scene.skins.panel import plate
from game.scene.sprite import Sprite
from game.scene.styles import CAP
from game.scene.theme import Rgb
from game.scene.widgets import IconSource

ENTRY_TITLE = TextStyle("title", 31)
ENTRY_NOTE = TextStyle("text", 19)
CAP_HEIGHT = 30.0


def disc(stationery: Stationery, colour: str, size: float, **place: Unpack[NodeValues]) -> Sprite:
    """Return a seat's marker `size` u across; (x, y) is its middle."""
    return Sprite(lambda k: stationery.disc(colour, k * size / 29), **place)


def piece(stationery: Stationery, colour: str, times: float, **place: Unpack[NodeValues]) -> Sprite:
    """Return the piece of a seat, enlarged; (x, y) is the middle of its foot."""
    return Sprite(lambda k: stationery.piece(colour, k * times), **place)


def icon(
    stationery: Stationery,
    picture: str,
    size: float,
    tone: str = "cream",
    **place: Unpack[NodeValues],
) -> Sprite:
    """Return an icon `size` u wide; (x, y) is its middle."""
    return Sprite(lambda k: stationery.icon(picture, round(size * k), tone), **place)


def icon_painter(desk: Desk, name: str, size: float, tone: str = "cream") -> IconSource:
    """Return an icon `size` u wide for a button."""
    stationery = desk.box.stationery
    return lambda k: stationery.icon(name, round(size * k), tone)


class SeatPlate(Node):
    """A plate of a seat's colour and pattern."""

    def __init__(self, stationery: Stationery, colour: str, **place: Unpack[NodeValues]) -> None:
        super().__init__(**place)
        self._stationery, self._colour = stationery, colour

    def draw(self, canvas: Canvas) -> None:
        """Put the plate."""
        canvas.put(self._stationery.plate(self._colour, canvas.size(self)))


class Portrait(Node):
    """The round portrait of a kind of player, in the middle of its square; empty for people."""

    def __init__(self, stationery: Stationery, player: str, **place: Unpack[NodeValues]) -> None:
        super().__init__(**place)
        self._stationery, self._player = stationery, player

    def draw(self, canvas: Canvas) -> None:
        """Put the portrait, if there is one."""
        picture = self._stationery.portrait(self._player, canvas.size(self)[0])
        if picture is not None:
            left, top, _, _ = self.box()
            canvas.put(picture, left, top)


class Plate(Node):
    """A light plate on parchment that carries other nodes; `dim` for one that is not in use."""

    def __init__(self, *, dim: bool = False, **place: Unpack[NodeValues]) -> None:
        super().__init__(**place)
        self._dim = dim

    def draw(self, canvas: Canvas) -> None:
        """Put the plate."""
        canvas.put(plate(canvas.size(self), canvas.k), alpha=0.35 if self._dim else 1.0)


def state_of(node: Node) -> str:
    """Return the look of a button now: "disabled", "press", "hover" or "normal"."""
    if not node.enabled:
        return "disabled"
    if node.pressed and node.hovered:
        return "press"
    return "hover" if node.warmth > 0.5 else "normal"


class MenuEntry(Node):
    """A large button of a menu: icon, name, one quiet line, and its key.

    `key` names its words (table `menu`), perhaps with a `-note`; `note` and `skin` may be changed
    after it was made.
    """

    def __init__(
        self, desk: Desk, key: str, picture: str, cap: str = "", **place: Unpack[NodeValues]
    ) -> None:
        self._title = desk.say(f"menu.{key}")
        note = f"menu.{key}-note"
        self.note = desk.say(note) if note in desk.words else ""
        self.skin = "slate"
        place.setdefault("label", self._title)
        place.setdefault("role", "button")
        place.setdefault("name", key)
        place.setdefault("keys", menu_keys(cap))
        super().__init__(**place)
        self._stationery, self._icon = desk.box.stationery, picture
        self._cap = desk.kit.keymap.cap(cap)

    def lead(self) -> None:
        """Be the chief entry: in metal, and Enter chooses it while no focus is shown."""
        self.skin = "primary"
        self.keys = (*self.keys, "@confirm")

    def draw(self, canvas: Canvas) -> None:
        """Put the button, its words and its key."""
        state = state_of(self)
        look = look_of(self.skin, state)
        picture = button(canvas.size(self), canvas.k, self.skin, state, 12)
        canvas.put(picture, alpha=1.0 if self.skin == "primary" else 0.94)
        down = shift_of(state)
        tone = "ink" if self.skin == "primary" else "cream"
        size = self.height * 0.6
        picture_of_icon = self._stationery.icon(self._icon, round(size * canvas.k), tone)
        canvas.put(picture_of_icon, 43 - size / 2, (self.height - size) / 2 + down)
        words = self.width - 85 - 86
        canvas.words(self._title, ENTRY_TITLE.in_colour(look.text), (85, 7 + down, words, 38))
        canvas.words(self.note, ENTRY_NOTE.in_colour(look.note), (85, 43 + down, words, 24))
        if self._cap:
            self._draw_cap(canvas, down)

    def _draw_cap(self, canvas: Canvas, down: float) -> None:
        look = look_of(self.skin, "normal")
        width = max(34.0, 16 + 12.0 * len(self._cap))
        left, top = self.width - 22 - width, (self.height - CAP_HEIGHT) / 2 + down
        canvas.put(key_cap(canvas.box(0, 0, width, CAP_HEIGHT).size, canvas.k, look.cap), left, top)
        style = CAP.in_colour(look.text)
        canvas.words(self._cap, style, (left, top, width, CAP_HEIGHT), "centre")


class Flourish(Node):
    """A brass line with a lozenge in the middle or at one end, as under a printed title."""

    def __init__(
        self, lozenge_at: float = 0.5, ink: Rgb = theme.BRASS_HIGH, **place: Unpack[NodeValues]
    ) -> None:
        place.setdefault("height", 16.0)
        super().__init__(**place)
        self._at, self._ink = lozenge_at, ink

    def draw(self, canvas: Canvas) -> None:
        """Put the line and the lozenge."""
        middle, centre = self.height / 2, self.width * self._at
        line = as_outline(((0, -0.8), (self.width, -0.8), (self.width, 0.8), (0, 0.8)))
        canvas.put(filled(line, canvas.k, self._ink), 0, middle)
        lozenge = as_outline(((0, -8), (10, 0), (0, 8), (-10, 0)))
        canvas.put(filled(lozenge, canvas.k, theme.CHOUGH_HIGH), centre, middle)
