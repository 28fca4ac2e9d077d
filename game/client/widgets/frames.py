"""Small widgets that several screens are made of: rules, ornaments, coins, bars."""

from collections.abc import Callable
from typing import Final, NamedTuple, Unpack

from game.client.app import App
from game.client.key_commands import menu_keys
from game.scene.drawing import colours
from game.scene.drawing.paint_surface import Painter, as_outline, down, filled, painting
from game.scene.drawing.picture import Picture
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.nodes.zoom import Sprite
from game.scene.skins.button import button, key_cap, look_of, shift_of, state_of
from game.scene.skins.control import ON_SLATE, on_parchment
from game.scene.skins.control import share_bar as filled_groove
from game.scene.skins.mark import hairline
from game.scene.skins.panel import plate
from game.scene.stage.placing import BoxPlace, Point, PxSize, box
from game.scene.text.lettering import CAP, TextStyle
from game.scene.widgets import IconSource, Painted
from game.table_protocol import ScreenPictures

# Furniture: small nodes that several screens are made of.

ENTRY_TITLE = TextStyle("title", 31)
ENTRY_NOTE = TextStyle("text", 19)
CAP_HEIGHT = 30.0

LEAST = 150.0  # u of free height below which a page needs no ornament
LARGEST = 170.0
SHARE = 0.6
LINE = 150.0
GAP = 26.0
FAINT = 0.2
"""How strong an ornament is; with everything in it, so that nothing in it stays dark."""

METALS: Final[dict[str, tuple[colours.Rgb, colours.Rgb, colours.Rgb]]] = {  # light, dark, rim
    "bronze": ((0xE0, 0x9A, 0x5C), (0xA4, 0x5F, 0x2C), (0x6B, 0x3A, 0x16)),
    "silver": ((0xF2, 0xF4, 0xF5), (0xA9, 0xB2, 0xB8), (0x5E, 0x68, 0x70)),
    "gold": ((0xFF, 0xE9, 0xA0), (0xD9, 0xA4, 0x2C), (0x80, 0x59, 0x0E)),
}
EMPTY_RIM: Final[colours.Rgb] = (0x8A, 0x73, 0x4C)
PICTURE = 0.58
PALE = 0.42  # of the coin's width; how strong the picture of a pale one is

CHOUGHS = (colours.CHOUGH_HIGH, colours.CHOUGH, colours.CHOUGH_LOW)

STEPS = 50  # looks it may have


def disc(
    screen_pictures: ScreenPictures, colour: str, size: float, **place: Unpack[NodeValues]
) -> Sprite:
    """Return a seat's marker `size` u across; (x, y) is its middle."""
    return Sprite(lambda k: screen_pictures.disc(colour, k * size / 29), **place)


def piece(
    screen_pictures: ScreenPictures, colour: str, times: float, **place: Unpack[NodeValues]
) -> Sprite:
    """Return the piece of a seat, enlarged; (x, y) is the middle of its foot."""
    return Sprite(lambda k: screen_pictures.piece(colour, k * times), **place)


def icon(
    screen_pictures: ScreenPictures,
    picture: str,
    size: float,
    tone: str = "cream",
    **place: Unpack[NodeValues],
) -> Sprite:
    """Return an icon `size` u wide; (x, y) is its middle."""
    return Sprite(lambda k: screen_pictures.icon(picture, round(size * k), tone), **place)


def icon_painter(app: App, name: str, size: float, tone: str = "cream") -> IconSource:
    """Return an icon `size` u wide for a button."""
    screen_pictures = app.box.screen_pictures
    return lambda k: screen_pictures.icon(name, round(size * k), tone)


def portrait(screen_pictures: ScreenPictures, player: str, **place: Unpack[NodeValues]) -> Painted:
    """Return the round portrait of a kind of player in its square; nothing to see for people."""
    return Painted(lambda size, k: screen_pictures.portrait(player, size[0]), **place)


def light_plate(*, dim: bool = False, **place: Unpack[NodeValues]) -> Painted:
    """Return a light plate on parchment; a `dim` one for what is not in use carries nothing."""
    place["alpha"] = 0.35 if dim else 1.0
    return Painted(plate, **place)


class MenuWay(NamedTuple):
    """An entry of a menu: `key` names its words (table `menu`, perhaps with a `-note`), `icon` one
    of the kit.

    `cap` is the key that opens it. `note` replaces the quiet line, to tell how far one has come.
    """

    key: str
    icon: str
    cap: str
    open: Callable[[], None]
    note: str = ""


class MenuEntry(Node):
    """A large button of a menu: icon, name, one quiet line, and its key."""

    def __init__(self, app: App, way: MenuWay, **place: Unpack[NodeValues]) -> None:
        self._title = app.say(f"menu.{way.key}")
        note = f"menu.{way.key}-note"
        self.note = way.note or (app.say(note) if note in app.words else "")
        self.skin = "slate"
        place["label"] = self._title
        place["role"] = "button"
        place["name"] = way.key
        place["keys"] = menu_keys(way.cap)
        place["on_click"] = way.open
        super().__init__(**place)
        self._screen_pictures = app.box.screen_pictures
        self._icon = way.icon
        self._cap = app.kit.keymap.cap(way.cap)

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
        picture_of_icon = self._screen_pictures.icon(self._icon, round(size * canvas.k), tone)
        canvas.put(picture_of_icon, 43 - size / 2, (self.height - size) / 2 + down)
        words = self.width - 85 - 86
        canvas.words(self._title, ENTRY_TITLE.in_colour(look.text), (85, 7 + down, words, 38))
        canvas.words(self.note, ENTRY_NOTE.in_colour(look.note), (85, 43 + down, words, 24))
        if self._cap:
            self._draw_cap(canvas, down)

    def _draw_cap(self, canvas: Canvas, down: float) -> None:
        look = look_of(self.skin, "normal")
        width = max(34.0, 16 + 12.0 * len(self._cap))
        left = self.width - 22 - width
        top = (self.height - CAP_HEIGHT) / 2 + down
        canvas.put(key_cap(canvas.box(0, 0, width, CAP_HEIGHT).size, canvas.k, look.cap), left, top)
        style = CAP.in_colour(look.text)
        canvas.words(self._cap, style, (left, top, width, CAP_HEIGHT), "centre")


class Flourish(Node):
    """A brass line with a lozenge in the middle or at one end, as under a printed title."""

    height = 16.0

    def __init__(
        self,
        lozenge_at: float = 0.5,
        ink: colours.Rgb = colours.BRASS_HIGH,
        **place: Unpack[NodeValues],
    ) -> None:
        super().__init__(**place)
        self._at = lozenge_at
        self._ink = ink

    def draw(self, canvas: Canvas) -> None:
        """Put the line and the lozenge."""
        middle = self.height / 2
        centre = self.width * self._at
        line = as_outline(((0, -0.8), (self.width, -0.8), (self.width, 0.8), (0, 0.8)))
        canvas.put(filled(line, canvas.k, self._ink), 0, middle)
        lozenge = as_outline(((0, -8), (10, 0), (0, 8), (-10, 0)))
        canvas.put(filled(lozenge, canvas.k, colours.CHOUGH_HIGH), centre, middle)


# The thin line between two rows of a list on parchment.


class RowLine(Node):
    """Stands at `y` and reaches over `width` u."""

    def draw(self, canvas: Canvas) -> None:
        """Put the line."""
        canvas.put(hairline(canvas.box(0, 0, self.width, 1.3).size, colours.RULE, 0.32))


# The ornament at the end of a text that leaves room on its page.


class Ornament(Node):
    """A faint picture in the middle of its room, between two fading lines."""

    def __init__(self, app: App, picture: str, **place: Unpack[NodeValues]) -> None:
        super().__init__(**place)
        self._size = min(self.height * SHARE, LARGEST)
        middle = self.width / 2, self.height / 2
        self.add(ornament(app, picture, self._size, middle))

    def draw(self, canvas: Canvas) -> None:
        """Put the lines; they taper outwards."""
        middle = self.width / 2
        reach = self._size / 2 + GAP
        for way in (-1.0, 1.0):
            line = as_outline(((0, -1.2), (way * LINE, 0), (0, 1.2)))
            canvas.put(filled(line, canvas.k, colours.RULE), middle + way * reach, self.height / 2)


def ornament(app: App, picture: str, size: float, middle: Point) -> Sprite:
    """Return a faint picture `size` u wide round its middle."""
    x, y = middle
    return icon(app.box.screen_pictures, picture, size, "ink", x=x, y=y, alpha=FAINT)


def tailpiece(app: App, picture: str, written: float, room: BoxPlace) -> list[Node]:
    """The ornament below a text of the height `written` in its room, if it leaves that much."""
    left = room["x"]
    top = room["y"]
    width = room["width"]
    height = room["height"]
    if height - written < LEAST:
        return []
    return [Ornament(app, picture, **box(left, top + written, width, height - written))]


# A struck coin with a picture on it: bronze, silver, gold, or a pale one still to be won.


class Coin(Node):
    """As large as its square; `metal` is one of METALS, "" for a pale coin."""

    def __init__(
        self, screen_pictures: ScreenPictures, picture: str, metal: str, **place: Unpack[NodeValues]
    ) -> None:
        super().__init__(**place)
        self._screen_pictures = screen_pictures
        self._picture = picture
        self._metal = metal

    def draw(self, canvas: Canvas) -> None:
        """Put the coin and what is struck on it."""
        size = self.width * PICTURE
        side = canvas.size(self)[0]
        canvas.put(coin((side, side), canvas.k, self._metal))
        struck = self._screen_pictures.icon(self._picture, round(size * canvas.k), "ink")
        left = (self.width - size) / 2
        canvas.put(struck, left, left, alpha=1.0 if self._metal else PALE)


@painting
def coin(painter: Painter, k: float, metal: str) -> None:
    """A coin as wide as its box, `k` px to a u, with nothing on it."""
    painter.spread(2)
    disc = painter.box(painter.size[0] / 2).inset(1)
    if not metal:
        painter.fill(disc, colours.with_alpha(EMPTY_RIM, 0.14))
        painter.line(disc, 1.6 * k, colours.with_alpha(EMPTY_RIM, 0.7))
        return
    light, dark, rim = METALS[metal]
    painter.fill(disc, down(light, dark))
    painter.line(disc, 2.4 * k, rim)
    painter.line(disc.inset(4 * k), 1.0 * k, colours.with_alpha(rim, 0.6))


def share_bar(
    share: float,
    tints: tuple[colours.Rgb, colours.Rgb, colours.Rgb] = CHOUGHS,
    **place: Unpack[NodeValues],
) -> Painted:
    """Return a bar filled from the left, `share` from 0 to 1. `tints` are light, middle and dark;
    with high contrast the dark one stands out from paper.
    """

    def paint(size: PxSize, k: float) -> Picture:
        tint = tints[2 if colours.current_look().high_contrast else 1]
        return filled_groove(size, k, round(share, 3), on_parchment(tint))

    return Painted(paint, **place)


class ProgressBar(Node):
    """`done` is 0 to 1; `paper` for a bar on parchment."""

    done = 0.0

    def __init__(self, *, paper: bool = False, **place: Unpack[NodeValues]) -> None:
        super().__init__(**place)
        self._tones = on_parchment(colours.BRASS_LOW) if paper else ON_SLATE

    def draw(self, canvas: Canvas) -> None:
        """Put the groove and what is done."""
        step = round(min(max(self.done, 0.0), 1.0) * STEPS)
        canvas.put(filled_groove(canvas.size(self), canvas.k, step / STEPS, self._tones))
