"""Renders every skin and widget to pictures: `python -m game.scene.testing.gallery DIR [FONTS]`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Unpack

import pygame
from pygame import Surface

from game.scene.audio import Sound
from game.scene.drawing import colours
from game.scene.drawing.assets import Assets
from game.scene.drawing.picture import Picture, Transform
from game.scene.input.hit import Polygon
from game.scene.nodes.node import Canvas, Node, NodeValues, at
from game.scene.nodes.sprite import Sprite, turned
from game.scene.skins.button import LOOKS
from game.scene.stage.modal import Modal
from game.scene.stage.placing import Point, PxSize, Units
from game.scene.stage.tip import Tip
from game.scene.testing.ui_driver import UiDriver
from game.scene.text import lettering
from game.scene.text.lettering import Lettering, TextStyle, Typefaces
from game.scene.widgets import (
    Button,
    Chip,
    ChoiceRow,
    Divider,
    Label,
    Option,
    Panel,
    RichLine,
    Run,
    ScrollList,
    Slider,
    Stepper,
    TextField,
    Toggle,
)
from game.scene.window.waiting import FakeClock, Kit
from game.scene.window.window import Screen, Window, WindowOptions

# Layer: a subtree baked into one surface: static chrome, and cards that turn as one thing.

BLEED = 24
STRETCH_STEPS = 32


class Layer(Node):
    """Its children are drawn once and again only after `mark()`, or when the scale or the size
    changes.

    `bleed` is the room in u round the box that shadows may use; an `opaque` layer fills its box
    and has none. `angle` (degrees, counter-clockwise) and `stretch` turn and squeeze the baked
    picture about the origin.
    """

    def __init__(
        self,
        *,
        angle: float = 0.0,
        opaque: bool = False,
        bleed: float = BLEED,
        **place: Unpack[NodeValues],
    ) -> None:
        super().__init__(**place)
        self.angle = angle
        self.stretch = (1.0, 1.0)
        self._opaque = opaque
        self._bleed = 0.0 if opaque else bleed
        self._baked: Picture | None = None
        self._baked_for: tuple[float, float, float] = (0.0, 0.0, 0.0)

    def mark(self) -> None:
        """Bake again before the next drawing."""
        self._baked = None

    def drawn(self) -> Sequence[Node]:
        """Nothing: the children are in the baked picture."""
        return ()

    def contains(self, point: Point) -> bool:
        """Whether the point lies on the turned box."""
        if self.angle:
            point_back = pygame.Vector2(point).rotate(self.angle)
            point = (point_back.x, point_back.y)
        return super().contains(point)

    def draw_ring(self, canvas: Canvas) -> None:
        """Put the focus ring round the turned box."""
        left, top, width, height = self.box()
        corners = [(left, top), (left + width, top), (left + width, top + height)]
        corners.append((left, top + height))
        turned_corners = [pygame.Vector2(corner).rotate(-self.angle) for corner in corners]
        canvas.ring(self.box(), Polygon([(corner.x, corner.y) for corner in turned_corners]))

    def draw(self, canvas: Canvas) -> None:
        """Put the baked picture."""
        asked = (canvas.k, self.width, self.height)
        if self._baked is None or self._baked_for != asked:
            self._baked = self._bake(canvas.kit, canvas.k)
            self._baked_for = asked
        canvas.put(turned(_squeezed(self._baked, self.stretch), self.angle))

    def _bake(self, kit: Kit, k: float) -> Picture:
        left, top, width, height = self.box()
        room = round(self._bleed * k)
        corner = (round(left * k) - room, round(top * k) - room)
        size = (max(round(width * k) + 2 * room, 1), max(round(height * k) + 2 * room, 1))
        surface = Surface(size).convert() if self._opaque else Surface(size, pygame.SRCALPHA)
        inner = Canvas(kit)
        for child in self.ordered():
            inner.paint(child, Transform(-corner[0], -corner[1], k))
        surface.fblits(inner.items)
        return Picture(surface, *corner)


def _squeezed(picture: Picture, stretch: tuple[float, float]) -> Picture:
    across, along = (round(share * STRETCH_STEPS) / STRETCH_STEPS for share in stretch)
    if across == along == 1.0:
        return picture
    width, height = picture.surface.get_size()
    size = (max(round(width * across), 1), max(round(height * along), 1))
    surface = pygame.transform.smoothscale(picture.surface, size)
    return Picture(surface, round(picture.left * across), round(picture.top * along))


# The gallery's page: every family of widgets on one screen, to be looked at.

FLAG = (
    '<path d="M-13,-17V18" stroke="#F4E6C2" stroke-width="3.6" stroke-linecap="round"/>'
    '<path d="M-11,-16H15L8,-7L15,2H-11Z" fill="#E0A94A"/>'
)
LONG = "A sentence that is a good deal longer than the narrow box it has been given here"
STATES = ("normal", "hover", "press", "disabled")
INK = lettering.BODY_ON_PARCHMENT
BOLD_INK = lettering.BOLD_ON_PARCHMENT
LETTERS: tuple[tuple[str, TextStyle], ...] = (
    ("Wendron", lettering.HEAD_ON_PARCHMENT.sized(64)),
    ("Ore Exchange, 25", lettering.HEAD_ON_PARCHMENT),
    ("Morwenna, 26", lettering.TITLE_ON_PARCHMENT),
    ("St Keverne, map names", lettering.MAP_NAME),
    ("£10 £23 54 pts", lettering.NUMBER_ON_PARCHMENT.sized(44)),
    ("Build mine, 20 bold", BOLD_INK),
    ("Smallest text 18: from £2, 1 left", lettering.NOTE_ON_PARCHMENT),
    (LONG, INK),
)


class GalleryPage(Screen):
    """Six sheets, one for each family."""

    def arrange(self, units: Units) -> None:
        """Build the sheets."""
        root = self.stage.root
        root.clear()
        root.add(
            _sheet("Buttons", "slate", self._buttons(), x=24, y=24),
            _sheet("Parchment", "parchment", _parchment(), x=656, y=24),
            _sheet("Text", "active", self._text(), x=1288, y=24),
            _sheet("Controls", "slate", _controls(), x=24, y=548),
            _sheet("Bill", "bill", _bill(), x=656, y=548),
            _sheet("Pieces", "slate", self._pieces(), x=1288, y=548),
        )

    def flag(self, k: float) -> Surface:
        """An icon of 46 u."""
        return self._flag(46, k)

    def small_flag(self, k: float) -> Surface:
        """An icon of 22 u."""
        return self._flag(22, k)

    def _flag(self, size: float, k: float) -> Surface:
        side = round(size * k)
        return self.kit.assets.svg(FLAG, (-24, -24, 48, 48), (side, side))

    def _buttons(self) -> list[Node]:
        nodes: list[Node] = []
        for j, skin in enumerate(skin for skin in LOOKS if skin != "quiet"):
            for i, state in enumerate(STATES):
                place = at(24 + i * 143, 60 + j * 66, 135, 56)
                nodes.append(_posed(Button(state.title(), skin=skin, cap="B", **place), state))
        for i, text in enumerate(("Build mine", "Extract", "Train", "Pass")):
            tile = Button(
                text,
                skin="leather" if text == "Pass" else "slate",
                icon=self.flag,
                note="from 2",
                cap=text[0],
                badge=(self.small_flag,) * (i % 3),
                layout="tile",
                **at(24 + i * 120, 334, 114, 122),
            )
            tile.enabled = text != "Train"
            tile.chosen = text == "Extract"
            nodes.append(tile)
        nodes[-2].name = "refused"
        nodes[-2].tooltip = Tip("Train", (LONG, "Then something more."), "Not possible")
        undo = Button("Undo", icon=self.small_flag, cap="U", **at(504, 334, 92, 58))
        return [*nodes, undo, Button("Hint", **at(504, 398, 92, 58))]

    def _text(self) -> list[Node]:
        nodes: list[Node] = []
        y = 52.0
        for text, style in LETTERS:
            height = max(style.size * 1.25, 28)
            nodes.append(Label(text, style, **at(24, y, 560, height)))
            y += height + 4
        nodes.append(Label(f"{LONG}. {LONG}.", INK, wrap=True, **at(24, y, 270, 78)))
        flag = self.small_flag
        copper, place = Run("2 copper", BOLD_INK), Run(" St Ives", BOLD_INK)
        parts = ("raised ", copper, " at ", flag, place, ", then went on to do more")
        nodes.append(RichLine(parts, INK, wrap=True, **at(314, y, 270, 78)))
        return nodes

    def _pieces(self) -> list[Node]:
        nodes: list[Node] = []
        for i in range(4):
            card = Layer(angle=6.0 - 4 * i, anchor=(0.5, 0.5), **at(90 + i * 118, 180, 110, 160))
            sheet = Panel("plate", **at(-55, -80, 110, 160))
            sheet.add(Label("Miner", BOLD_INK, align="centre", **at(0, 120, 110, 30)))
            nodes.append(card.add(sheet, Sprite(self.flag, y=-10)))
        turned = [Sprite(self.flag, angle=12 * i, x=60 + i * 50, y=330) for i in range(8)]
        return [*nodes, *turned, Sprite(self._missing, x=520, y=330)]

    def _missing(self, k: float) -> Surface:
        return self.kit.assets.image("no such picture.png", (round(60 * k), round(60 * k)))


def _parchment() -> list[Node]:
    quiet = [
        _posed(Button(state.title(), skin="quiet", **at(24 + i * 143, 60, 135, 56)), state)
        for i, state in enumerate(STATES)
    ]
    marks = {8: "8", 12: "12", 15: "15", 20: "20", 23: "23"}
    slider = Slider(range(8, 24), 10, _ignore, tint=colours.CHOUGH, band=(12, 16), marks=marks)
    slider.x, slider.y, slider.width, slider.label = 24, 150, 560, "Bid"
    chips = [
        Chip(tone, tone, **at(24 + i * 95, 310, 88, 40))
        for i, tone in enumerate(("commit", "brass", "cream", "calm", "good", "ghost"))
    ]
    plate = Panel("plate", **at(24, 372, 270, 96))
    red = BOLD_INK.in_colour(colours.CHOUGH)
    plate.add(
        Label("Morwenna", lettering.TITLE_ON_PARCHMENT, **at(14, 8, 240, 40)),
        Label("your turn", red, **at(14, 52, 240, 30)),
    )
    steppers = [Stepper(range(24), value, _ignore, width=230) for value in (10, 0)]
    for i, stepper in enumerate(steppers):
        stepper.x, stepper.y = 24 + 270 * i, 230
    return [*quiet, slider, *steppers, *chips, plate, Divider(**at(314, 380, 270, 6))]


def _controls() -> list[Node]:
    options = [Option("a", "Easy"), Option("b", "Even"), Option("c", "Hard", "Not yet", False)]
    rows = [Label(f"Row {i}: it happened here", **at(0, 0, 520, 33)) for i in range(20)]
    blocked = Toggle(False, _ignore, text="Disabled", **at(400, 190, 180, 44))
    blocked.enabled = False
    return [
        ChoiceRow(options, "b", _ignore, **at(24, 66, 420, 44)),
        TextField("Morwenna", _ignore, label="Name", **at(24, 126, 270, 48)),
        TextField("", _ignore, hint="Seed", label="Seed", **at(310, 126, 270, 48)),
        Toggle(True, _ignore, text="Music", **at(24, 190, 180, 44)),
        Toggle(False, _ignore, text="Clear text", **at(210, 190, 180, 44)),
        blocked,
        Divider(dark=True, **at(24, 250, 560, 6)),
        ScrollList(rows, 33, label="Journal", **at(24, 266, 560, 200)),
    ]


def _bill() -> list[Node]:
    italic, head = lettering.MAP_NAME.sized(26), lettering.HEAD_ON_PARCHMENT.sized(64)
    return [
        Label("To be Sold by Auction, this day,", italic, align="centre", **at(24, 60, 560, 40)),
        Label("Wendron", head, align="centre", **at(24, 100, 560, 84)),
        Button("Drop out", cap="D", **at(24, 400, 170, 60)),
        Button("Bid up to 10", skin="quiet", cap="A", **at(204, 400, 190, 60)),
        Button("Bid 10", skin="commit", cap="Enter", **at(404, 400, 180, 60)),
    ]


def _sheet(title: str, skin: str, nodes: list[Node], x: float, y: float) -> Panel:
    panel = Panel(skin, **at(x, y, 608, 500))
    head = lettering.HEAD if skin == "slate" else lettering.HEAD_ON_PARCHMENT
    return panel.add(Label(title, head, **at(24, 14, 400, 36)), *nodes)


def _posed(button: Button, state: str) -> Button:
    """The button held in a state for the picture."""
    button.enabled = state != "disabled"
    button.warmth = 1.0 if state == "hover" else 0.0
    button.pressed = button.hovered = state == "press"
    return button


def _ignore(value: object) -> None:
    """A control of the gallery changes nothing."""


# Renders every skin and widget to pictures: `python -m game.scene.testing.gallery DIR [FONTS]`.

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")


SIZES: tuple[PxSize, ...] = ((1920, 1080), (1280, 720))
FONT_FILES = {
    "title": "IMFellEnglish-Regular.ttf",
    "italic": "IMFellEnglish-Italic.ttf",
    "head": "IMFellEnglishSC-Regular.ttf",
    "text": "AlegreyaSans-Medium.ttf",
    "bold": "AlegreyaSans-Bold.ttf",
    "heavy": "AlegreyaSans-ExtraBold.ttf",
}


def kit_with_fonts(folder: Path) -> Kit:
    """A kit whose letters come from a folder of font files."""
    faces = Typefaces({face: folder / file for face, file in FONT_FILES.items()})
    return Kit(Lettering(faces), Assets(folder), Sound(folder))


def render(folder: Path, fonts: Path) -> list[Path]:
    """Write the page plain, with a tooltip and below a dialog, at every size; returns the files."""
    written: list[Path] = []
    for width, height in SIZES:
        window = Window(kit_with_fonts(fonts), WindowOptions(size=(width, height)), FakeClock())
        page = GalleryPage(window.kit)
        window.push(page)
        ui = UiDriver(window)
        for name in ("widgets", "tooltip", "dialog"):
            if name == "tooltip":
                page.stage.focus.set(page.stage.root.find("refused"), shown=True)
            elif name == "dialog":
                panel = Panel("bill", width=560, height=260, label="Leave the game?")
                head = lettering.HEAD_ON_PARCHMENT.sized(31)
                panel.add(
                    Label("Leave the game?", head, align="centre", **at(24, 30, 512, 44)),
                    Button("Stay", skin="quiet", cap="Esc", **at(40, 160, 230, 60)),
                    Button("Leave", skin="commit", cap="Enter", **at(290, 160, 230, 60)),
                )
                page.stage.open(Modal(panel))
            page.stage.refresh()
            ui.advance(0.1)
            written.append(folder / f"{name}-{width}x{height}.png")
            ui.shot(written[-1])
    return written


def main(arguments: list[str]) -> int:
    """Write the pictures into the folder named first, with the fonts of the folder named second."""
    if not arguments:
        print("Name a folder for the pictures, and after it the folder of the fonts if you like.")
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    fonts = Path(arguments[1]) if len(arguments) > 1 else Path("assets/shared/fonts")
    for file in render(folder, fonts):
        print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
