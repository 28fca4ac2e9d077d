"""Renders every skin and widget to pictures: `python -m game.scene.gallery DIR [FONTS]`."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from pygame import Surface

from game.scene import styles, theme
from game.scene.assets import Assets
from game.scene.clock import FakeClock
from game.scene.kit import Kit
from game.scene.layer import Layer
from game.scene.lettering import Lettering, TextStyle, Typefaces
from game.scene.modal import Modal
from game.scene.node import Node
from game.scene.pilot import Pilot
from game.scene.screen import Screen
from game.scene.skins.button import LOOKS
from game.scene.sound import Sound
from game.scene.sprite import Sprite
from game.scene.tip import Tip
from game.scene.units import PxSize, Units
from game.scene.widgets import (
    Button,
    Chip,
    Choice,
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
from game.scene.window import Window, WindowOptions

SIZES: tuple[PxSize, ...] = ((1920, 1080), (1280, 720))
FONT_FILES = {
    "title": "IMFellEnglish-Regular.ttf",
    "italic": "IMFellEnglish-Italic.ttf",
    "head": "IMFellEnglishSC-Regular.ttf",
    "text": "AlegreyaSans-Medium.ttf",
    "bold": "AlegreyaSans-Bold.ttf",
    "heavy": "AlegreyaSans-ExtraBold.ttf",
}
FLAG = (
    '<path d="M-13,-17V18" stroke="#F4E6C2" stroke-width="3.6" stroke-linecap="round"/>'
    '<path d="M-11,-16H15L8,-7L15,2H-11Z" fill="#E0A94A"/>'
)
LONG = "A sentence that is a good deal longer than the narrow box it has been given here"


class Gallery(Screen):
    """One page with everything on it."""

    def arrange(self, units: Units) -> None:
        """Four panels, one for each family."""
        root = self.stage.root
        root.clear()
        root.add(
            _sheet("Buttons", "slate", self._buttons(), x=24, y=24, width=620, height=500),
            _sheet("Parchment", "parchment", self._parchment(), x=664, y=24, width=620, height=500),
            _sheet("Text", "active", self._text(), x=1304, y=24, width=592, height=500),
            _sheet("Controls", "slate", self._controls(), x=24, y=544, width=620, height=512),
            _sheet("Bill", "bill", self._bill(), x=664, y=544, width=620, height=512),
            _sheet("Pieces", "slate", self._pieces(), x=1304, y=544, width=592, height=512),
        )

    def flag(self, k: float) -> Surface:
        """An icon of 46 u."""
        side = round(46 * k)
        return self.kit.assets.svg(FLAG, (-24, -24, 48, 48), (side, side))

    def small_flag(self, k: float) -> Surface:
        """An icon of 22 u."""
        side = round(22 * k)
        return self.kit.assets.svg(FLAG, (-24, -24, 48, 48), (side, side))

    def _buttons(self) -> list[Node]:
        nodes: list[Node] = []
        for j, kind in enumerate(kind for kind in LOOKS if kind != "quiet"):
            for i, state in enumerate(("normal", "hover", "press", "disabled")):
                place = {"x": 24 + i * 146, "y": 60 + j * 66, "width": 136, "height": 56}
                button = Button(state.title(), skin=kind, cap="B", **place)
                _put_into(button, state)
                nodes.append(button)
        tiles = ("Build mine", "Extract", "Train", "Pass")
        for i, text in enumerate(tiles):
            tile = Button(
                text,
                skin="leather" if text == "Pass" else "slate",
                icon=self.flag,
                note="from 2",
                cap=text[0],
                badge=(self.small_flag,) * (i % 3),
                layout="tile",
                x=24 + i * 121,
                y=330,
                width=114,
                height=122,
            )
            tile.enabled = text != "Train"
            tile.chosen = text == "Extract"
            nodes.append(tile)
        undo = Button("Undo", icon=self.small_flag, cap="U", x=514, y=330, width=94, height=58)
        why = Tip("Train", (LONG, "Then something more."), "Not possible", "commit")
        focus = Button(
            "Focus", cap="F", tooltip=why, x=514, y=394, width=94, height=58, name="focus"
        )
        return [*nodes, undo, focus]

    def _parchment(self) -> list[Node]:
        quiet: list[Node] = []
        for i, state in enumerate(("normal", "hover", "press", "disabled")):
            button = Button(state.title(), skin="quiet", x=24 + i * 146, y=60, width=136, height=56)
            _put_into(button, state)
            quiet.append(button)
        band = Slider(range(8, 24), 10, _ignore, tint=theme.CHOUGH, band=(12, 16), x=24, y=150,
                      width=570, marks={8: "8", 12: "12", 15: "15", 20: "20", 23: "23"})  # fmt: skip
        stepper = Stepper(range(24), 10, _ignore, x=24, y=230, width=230)
        least = Stepper(range(24), 0, _ignore, x=280, y=230, width=230)
        chips: list[Node] = [
            Chip(tone, tone, x=24 + i * 96, y=310, width=88, height=40)
            for i, tone in enumerate(("commit", "brass", "cream", "calm", "good", "ghost"))
        ]
        plate = Panel("plate", x=24, y=370, width=270, height=100)
        plate.add(Label("Morwenna", styles.TITLE_ON_PARCHMENT, x=14, y=8, width=240, height=40))
        plate.add(Label("your turn", styles.BOLD_ON_PARCHMENT.in_colour(theme.CHOUGH),
                        x=14, y=54, width=240, height=30))  # fmt: skip
        return [*quiet, band, stepper, least, *chips, plate, Divider(x=310, y=380, width=280)]

    def _text(self) -> list[Node]:
        rows: list[tuple[str, TextStyle]] = [
            ("Wendron", styles.HEAD_ON_PARCHMENT.sized(64)),
            ("Ore Exchange, 25", styles.HEAD_ON_PARCHMENT),
            ("Morwenna, 26", styles.TITLE_ON_PARCHMENT),
            ("St Keverne, map names", styles.MAP_NAME),
            ("£10 £23 54 pts", styles.NUMBER_ON_PARCHMENT.sized(44)),
            ("Build mine, 20 bold", styles.BOLD_ON_PARCHMENT),
            ("Smallest text 18: from £2, 1 left", styles.NOTE_ON_PARCHMENT),
            (LONG, styles.BODY_ON_PARCHMENT),
        ]
        nodes: list[Node] = []
        y = 56.0
        for text, style in rows:
            height = max(style.size * 1.3, 28)
            nodes.append(Label(text, style, x=24, y=y, width=540, height=height))
            y += height + 6
        wrapped = Label(f"{LONG}. {LONG}.", styles.BODY_ON_PARCHMENT, wrap=True,
                        x=24, y=y, width=260, height=80)  # fmt: skip
        parts = ("raised ", Run("2 copper", styles.BOLD_ON_PARCHMENT), " at ", self.small_flag,
                 Run(" St Ives", styles.BOLD_ON_PARCHMENT), ", then went on to do more")  # fmt: skip
        rich = RichLine(
            parts, styles.BODY_ON_PARCHMENT, wrap=True, x=304, y=y, width=260, height=80
        )
        return [*nodes, wrapped, rich]

    def _controls(self) -> list[Node]:
        options = [Option("a", "Easy"), Option("b", "Even"), Option("c", "Hard", "Not yet", False)]
        rows = [
            Label(f"Row {i}: something happened here", styles.BODY, width=520, height=33)
            for i in range(20)
        ]
        typed = TextField("Morwenna", _ignore, x=24, y=130, width=270, name="field")
        empty = TextField("", _ignore, hint="Seed", x=310, y=130, width=270)
        blocked = Toggle(False, _ignore, text="Disabled", x=400, y=190, width=180)
        blocked.enabled = False
        return [
            Choice(options, "b", _ignore, x=24, y=70, width=420),
            typed,
            empty,
            Toggle(True, _ignore, text="Music", x=24, y=190, width=180),
            Toggle(False, _ignore, text="Clear text", x=210, y=190, width=180),
            blocked,
            Divider(dark=True, x=24, y=250, width=560),
            ScrollList(rows, 33, x=24, y=266, width=560, height=200),
        ]

    def _bill(self) -> list[Node]:
        place = {"y": 420, "height": 60}
        return [
            Label(
                "To be Sold by Auction, this day,",
                styles.MAP_NAME.sized(26),
                align="centre",
                x=24,
                y=60,
                width=572,
                height=40,
            ),  # fmt: skip
            Label(
                "Wendron",
                styles.HEAD_ON_PARCHMENT.sized(64),
                align="centre",
                x=24,
                y=100,
                width=572,
                height=84,
            ),  # fmt: skip
            Button("Drop out", cap="D", x=24, width=180, **place),
            Button("Bid up to 10", skin="quiet", cap="A", x=214, width=190, **place),
            Button("Bid 10", skin="commit", cap="Enter", x=414, width=182, **place),
        ]

    def _pieces(self) -> list[Node]:
        nodes: list[Node] = []
        for i in range(4):
            card = Layer(x=90 + i * 118, y=180, width=110, height=160, anchor=(0.5, 0.5))
            card.angle = 6.0 - 4 * i
            sheet = Panel("plate", x=-55, y=-80, width=110, height=160)
            sheet.add(Label("Miner", styles.BOLD_ON_PARCHMENT, align="centre", y=120, width=110,
                            height=30))  # fmt: skip
            nodes.append(card.add(sheet, Sprite(self.flag, y=-10)))
        broken = self.kit.assets.image("no such picture.png", (60, 60))
        turned = [Sprite(self.flag, angle=12 * i, x=60 + i * 50, y=330) for i in range(8)]
        return [*nodes, *turned, Sprite(broken, x=500, y=330)]


def _sheet(title: str, skin: str, nodes: list[Node], **place: float) -> Panel:
    panel = Panel(skin, x=place["x"], y=place["y"], width=place["width"], height=place["height"])
    head = styles.HEAD if skin == "slate" else styles.HEAD_ON_PARCHMENT
    panel.add(Label(title, head, x=24, y=14, width=400, height=36))
    return panel.add(*nodes)


def _put_into(button: Button, state: str) -> None:
    button.enabled = state != "disabled"
    button.warmth = 1.0 if state == "hover" else 0.0
    button.pressed = button.hovered = state == "press"


def _ignore(value: object) -> None:
    """A control of the gallery changes nothing."""


def kit_with_fonts(folder: Path) -> Kit:
    """A kit whose letters come from a folder of font files."""
    faces = Typefaces({face: folder / file for face, file in FONT_FILES.items()})
    return Kit(Lettering(faces), Assets(folder), Sound(folder))


def render(folder: Path, fonts: Path) -> list[Path]:
    """Write the gallery's pages at every size; returns the files."""
    written: list[Path] = []
    for size in SIZES:
        window = Window(kit_with_fonts(fonts), WindowOptions(size=size), FakeClock())
        gallery = Gallery(window.kit)
        window.push(gallery)
        pilot = Pilot(window)
        pages: list[tuple[str, Callable[[], None]]] = [
            ("widgets", lambda: None),
            ("tooltip", lambda: _focus(gallery, "focus")),
            ("modal", lambda: gallery.stage.open(_dialog())),
        ]
        for name, prepare in pages:
            prepare()
            pilot.advance(0.1)
            written.append(folder / f"{name}-{size[0]}x{size[1]}.png")
            pilot.shot(written[-1])
    return written


def _focus(gallery: Gallery, name: str) -> None:
    gallery.stage.focus.set(gallery.stage.root.find(name), shown=True)
    gallery.stage.refresh()


def _dialog() -> Modal:
    panel = Panel("bill", width=560, height=260, label="Leave the game?")
    panel.add(
        Label(
            "Leave the game?",
            styles.HEAD_ON_PARCHMENT.sized(31),
            align="centre",
            x=24,
            y=30,
            width=512,
            height=44,
        ),  # fmt: skip
        Button("Stay", skin="quiet", x=40, y=160, width=230, height=60),
        Button("Leave", skin="commit", x=290, y=160, width=230, height=60),
    )
    return Modal(panel)


def main(arguments: list[str]) -> int:
    """Write the pictures into the folder named first; fonts are read from the folder named second."""
    if not arguments:
        print(
            "Name a folder for the pictures, and after it the folder of the fonts if there is one."
        )
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    fonts = Path(arguments[1]) if len(arguments) > 1 else Path("assets/shared/fonts")
    for file in render(folder, fonts):
        print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
