"""The title page, with the name of the game and the menu."""

from collections.abc import Callable, Mapping, Sequence

from pygame import Rect

from game.client.app import App
from game.client.widgets.build_note import build_note
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.choices import language_choice
from game.client.widgets.edition_names import other_edition_told
from game.client.widgets.frames import Flourish, MenuEntry, MenuWay
from game.client.widgets.page import MARGIN, Page
from game.scene.drawing.accents import BRASS_HIGH
from game.scene.drawing.colours import CREAM
from game.scene.drawing.picture import Transform
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.stage.units import Units
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Label

WORDMARK = TextStyle("wordmark", 132, (0xFB, 0xF0, 0xD2), None)
WORDMARK_SHADE = WORDMARK.in_colour((0x7A, 0x3E, 0x1C))
ITALIC = TextStyle("italic", 36, BRASS_HIGH)
PLACE = TextStyle("italic", 28, BRASS_HIGH)
VERSION = TextStyle("text", 20, CREAM)
ENTRY = (520.0, 76.0)
PITCH = 88.0
SMALL_HEIGHT = 56.0
HEADING = (900.0, 330.0)
LEFT = 106.0
LANGUAGES_WIDTH = 360.0
LEAST_LETTERS = 5  # what a small button would take of its row without words


TitleMenu = tuple[Sequence[MenuWay], Mapping[str, Callable[[], None]]]
"""What the page offers: its entries, the chief one first, and small ways by their keys."""


class TitleScreen(Page):
    """The first page; it reads its menu again whenever it becomes the top screen."""

    backdrop = "title"

    def __init__(self, app: App, menu: Callable[[], TitleMenu]) -> None:
        super().__init__(app)
        self._menu_now = menu
        (self._entries, self._small) = menu()

    def enter(self) -> None:
        """Check again whether there is a game to continue."""
        self._entries, self._small = self._menu_now()
        self.music = self.app.box.music.get("title", ())

    def go_back(self) -> None:
        """Go to the shelf; without a shelf move the focus to Quit."""
        if (to_games := self._small.get("games")) is not None:
            to_games()
        else:
            self.stage.focus.set(self.stage.root.find("quit"), shown=True)

    def build(self, units: Units) -> None:
        """Add name, menu and version."""
        spot = box(0, 0, *ENTRY)
        entries = [MenuEntry(self.app, way, **spot) for way in self._entries]
        entries[0].lead()
        columns = max((1, 2), key=lambda count: self._scale(units, len(entries), count))
        scale = self._scale(units, len(entries), columns)
        menu = self._menu(entries, columns, scale, units)
        if self.life is not None:
            self.life.make_way(self._columns_of(menu, len(entries), columns, units))
        cap = self.app.kit.keymap.cap
        keys = {"full_screen": cap("@full-screen"), "help": cap("@help")}
        version = self.app.say("title.version", version=self.app.version, **keys)
        right = units.width - 32
        low = units.height - 32
        told = box(right - 600 * scale, low - 28 * scale, 600, 28)
        above = box(right - 900 * scale, low - 60 * scale, 900, 28)
        self.stage.root.add(
            self._heading(units),
            menu,
            Label(version, VERSION, align="right", **told, scale=scale),
            *build_note(self.app, VERSION, above, scale),
            self._languages(units),
        )

    def _columns_of(self, menu: Node, entries: int, columns: int, units: Units) -> list[Rect]:
        """Return the rectangles of the menu's columns in px."""
        rows = -(-entries // columns)
        at = Transform(0.0, 0.0, units.k)
        wide = (ENTRY[0] + 16) * menu.scale
        found = []
        for column in range(columns):
            high = min(rows, entries - column * rows) * PITCH + SMALL_HEIGHT * (column == 0)
            found.append(at.rect(menu.x + wide * column, menu.y, wide, high * menu.scale))
        return found

    def _languages(self, units: Units) -> Node:
        scale = min(units.wanted, units.width / (2 * LANGUAGES_WIDTH))
        corner = Node(x=units.width - (LANGUAGES_WIDTH + 32) * scale, y=24 * scale, scale=scale)
        spot = box(0, 0, LANGUAGES_WIDTH, 46)

        def chosen() -> None:
            self.enter()
            self.rebuild()

        return corner.add(language_choice(self.app, chosen, spot))

    def _scale(self, units: Units, entries: int, columns: int) -> float:
        """Return the largest scale, up to the player's own, at which the menu fits below the
        heading."""
        rows = -(-entries // columns)
        height = rows * PITCH + SMALL_HEIGHT
        width = columns * (ENTRY[0] + 16)
        room = (units.height - self._heading_height(units) - 2 * MARGIN) / height
        return min(units.wanted, room, (units.width - LEFT - MARGIN) / width)

    def _heading_scale(self, units: Units) -> float:
        """Return the scale of the heading, which is not enlarged with the player's own scale."""
        return min(units.upright, (units.width - LEFT - MARGIN) / HEADING[0])

    def _heading_height(self, units: Units) -> float:
        height = HEADING[1] + 68 if units.hud <= 1.25 else HEADING[1]
        return height * max(self._heading_scale(units), 1.0)

    def _heading(self, units: Units) -> Node:
        say = self.app.say
        heading = Node(x=LEFT, scale=self._heading_scale(units))
        name = say("title.name")
        place = other_edition_told(self.app) or say("title.place")
        heading.add(
            Label(say("title.motto"), ITALIC, **box(4, 94, 860, 46)),
            Label(name, WORDMARK_SHADE, **box(2, 124, 900, 160)),
            Label(name, WORDMARK, **box(0, 121, 900, 160)),
            Flourish(x=6, y=294, width=380),
            Label(place, PLACE, **box(404, 284, 400, 36)),
        )
        return heading

    def _menu(self, entries: list[MenuEntry], columns: int, scale: float, units: Units) -> Node:
        rows = -(-len(entries) // columns)
        menu = Node(x=LEFT + 6, y=self._heading_height(units), scale=scale)
        for place, entry in enumerate(entries):
            entry.x = (place // rows) * (ENTRY[0] + 16)
            entry.y = (place % rows) * PITCH
            menu.add(entry)
        named = [(key, self.app.say(f"menu.{key}"), go) for key, go in self._small.items()]
        letter = (ENTRY[0] + 12) / sum(LEAST_LETTERS + len(text) for _, text, _ in named)
        left = 0.0
        for key, text, go in named:
            width = letter * (LEAST_LETTERS + len(text))
            spot = box(left, rows * PITCH, width - 12, SMALL_HEIGHT)
            is_packs = key == "packs"
            tip = self.app.say("packs.note") if is_packs else ""
            keys = ("@menu-packs",) * is_packs
            way = ButtonWay(key, text, go, keys=keys, tip=tip)
            menu.add(way.plain(self.app, "slate", **spot))
            left += width
        return menu
