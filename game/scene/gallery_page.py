"""The gallery's page: every family of widgets on one screen, to be looked at."""

from pygame import Surface

from game.scene import styles, theme
from game.scene.layer import Layer
from game.scene.lettering import TextStyle
from game.scene.node import Node, at
from game.scene.screen import Screen
from game.scene.skins.button import LOOKS
from game.scene.sprite import Sprite
from game.scene.tip import Tip
from game.scene.units import Units
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

FLAG = (
    '<path d="M-13,-17V18" stroke="#F4E6C2" stroke-width="3.6" stroke-linecap="round"/>'
    '<path d="M-11,-16H15L8,-7L15,2H-11Z" fill="#E0A94A"/>'
)
LONG = "A sentence that is a good deal longer than the narrow box it has been given here"
STATES = ("normal", "hover", "press", "disabled")
INK = styles.BODY_ON_PARCHMENT
BOLD_INK = styles.BOLD_ON_PARCHMENT
LETTERS: tuple[tuple[str, TextStyle], ...] = (
    ("Wendron", styles.HEAD_ON_PARCHMENT.sized(64)),
    ("Ore Exchange, 25", styles.HEAD_ON_PARCHMENT),
    ("Morwenna, 26", styles.TITLE_ON_PARCHMENT),
    ("St Keverne, map names", styles.MAP_NAME),
    ("£10 £23 54 pts", styles.NUMBER_ON_PARCHMENT.sized(44)),
    ("Build mine, 20 bold", BOLD_INK),
    ("Smallest text 18: from £2, 1 left", styles.NOTE_ON_PARCHMENT),
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
    slider = Slider(range(8, 24), 10, _ignore, tint=theme.CHOUGH, band=(12, 16), marks=marks)
    slider.x, slider.y, slider.width, slider.label = 24, 150, 560, "Bid"
    chips = [
        Chip(tone, tone, **at(24 + i * 95, 310, 88, 40))
        for i, tone in enumerate(("commit", "brass", "cream", "calm", "good", "ghost"))
    ]
    plate = Panel("plate", **at(24, 372, 270, 96))
    red = BOLD_INK.in_colour(theme.CHOUGH)
    plate.add(
        Label("Morwenna", styles.TITLE_ON_PARCHMENT, **at(14, 8, 240, 40)),
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
    italic, head = styles.MAP_NAME.sized(26), styles.HEAD_ON_PARCHMENT.sized(64)
    return [
        Label("To be Sold by Auction, this day,", italic, align="centre", **at(24, 60, 560, 40)),
        Label("Wendron", head, align="centre", **at(24, 100, 560, 84)),
        Button("Drop out", cap="D", **at(24, 400, 170, 60)),
        Button("Bid up to 10", skin="quiet", cap="A", **at(204, 400, 190, 60)),
        Button("Bid 10", skin="commit", cap="Enter", **at(404, 400, 180, 60)),
    ]


def _sheet(title: str, skin: str, nodes: list[Node], x: float, y: float) -> Panel:
    panel = Panel(skin, **at(x, y, 608, 500))
    head = styles.HEAD if skin == "slate" else styles.HEAD_ON_PARCHMENT
    return panel.add(Label(title, head, **at(24, 14, 400, 36)), *nodes)


def _posed(button: Button, state: str) -> Button:
    """The button held in a state for the picture."""
    button.enabled = state != "disabled"
    button.warmth = 1.0 if state == "hover" else 0.0
    button.pressed = button.hovered = state == "press"
    return button


def _ignore(value: object) -> None:
    """A control of the gallery changes nothing."""
