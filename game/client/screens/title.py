"""The title page: the picture, the name of the game and the menu."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.client.app import App
from game.client.shelf_page import players_in_words
from game.client.tutorial.lesson_list import LearnEntry
from game.client.widgets.build_note import build_note
from game.client.widgets.choices import language_choice, other_edition_told
from game.client.widgets.frames import Flourish, MenuEntry
from game.client.widgets.page import MARGIN, Page
from game.scene.drawing.colours import BRASS_HIGH, CREAM
from game.scene.drawing.picture import Transform
from game.scene.nodes.node import Node
from game.scene.stage.placing import Units, box
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Button, Label

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


@dataclass(frozen=True, slots=True)
class TitleHandlers:
    """Where the menu leads; `resume` is None when there is nothing to continue.

    `newcomer` leads those on who have not played yet, None for all others; `games` to the shelf,
    None where nothing else stands on it, `packs` to the numbers of the player's own box.
    """

    new_game: Callable[[], None]
    practice: Callable[[], None]
    resume: Callable[[], None] | None
    replays: Callable[[], None]
    learn: Callable[[], None]
    settings: Callable[[], None]
    credits: Callable[[], None]
    quit: Callable[[], None]
    resume_note: str = ""
    newcomer: LearnEntry | None = None
    games: Callable[[], None] | None = None
    packs: Callable[[], None] | None = None


class TitleScreen(Page):
    """The first page; it asks for its orders anew each time it comes to the top."""

    backdrop = "title"

    def __init__(self, app: App, orders: Callable[[], TitleHandlers]) -> None:
        super().__init__(app)
        self._orders_now = orders
        self._orders = orders()

    def enter(self) -> None:
        """Look again whether there is a game to continue."""
        self._orders = self._orders_now()
        self.music = self.app.box.music.get("title", ())

    def go_back(self) -> None:
        """Go to the shelf; where nothing lies below the title, Escape only leads to Quit."""
        if self._orders.games is not None:
            self._orders.games()
            return
        quit_button = self.stage.root.find("quit")
        if quit_button is not None:
            self.stage.focus.set(quit_button, shown=True)

    def build(self, units: Units) -> None:
        """Put name, menu and version."""
        entries = self._entries()
        columns = max((1, 2), key=lambda count: self._scale(units, len(entries), count))
        scale = self._scale(units, len(entries), columns)
        menu = self._menu(entries, columns, scale, units)
        if self.life is not None:
            rows = -(-len(entries) // columns)
            size = columns * (ENTRY[0] + 16) * scale, (rows * PITCH + SMALL_HEIGHT) * scale
            self.life.make_way(Transform(0.0, 0.0, units.k).rect(menu.x, menu.y, *size))
        self.stage.root.add(
            self._heading(units),
            menu,
            Label(
                self._version(),
                VERSION,
                align="right",
                **box(units.width - 32 - 600 * scale, units.height - 32 - 28 * scale, 600, 28),
                scale=scale,
            ),
            *build_note(
                self.app,
                VERSION,
                box(units.width - 32 - 900 * scale, units.height - 32 - 60 * scale, 900, 28),
                scale,
            ),
            self._languages(units),
        )

    def _version(self) -> str:
        cap = self.app.kit.keymap.cap
        keys = {"full_screen": cap("@full-screen"), "help": cap("@help")}
        return self.app.say("title.version", version=self.app.version, **keys)

    def _languages(self, units: Units) -> Node:
        scale = min(units.wanted, units.width / (2 * LANGUAGES_WIDTH))
        corner = Node(x=units.width - (LANGUAGES_WIDTH + 32) * scale, y=24 * scale, scale=scale)
        spot = box(0, 0, LANGUAGES_WIDTH, 46)
        return corner.add(language_choice(self.app, self._language_chosen, spot))

    def _language_chosen(self) -> None:
        self._orders = self._orders_now()
        self.rebuild()

    def _entries(self) -> list[MenuEntry]:
        orders = self._orders
        rows: list[tuple[str, str, str, Callable[[], None]]] = []
        if orders.resume is not None:
            rows.append(("continue", "play", "@menu-continue", orders.resume))
        if (way := orders.newcomer) is not None:
            rows.append((way.key, way.icon, "@menu-first-lesson", way.open))
        rows += [
            ("new-game", "new-game", "@menu-new-game", orders.new_game),
            ("practice", "watch", "@menu-practice", orders.practice),
            ("replays", "chart", "@menu-replays", orders.replays),
            ("learn", "book", "@menu-learn", orders.learn),
            ("settings", "gear", "@menu-settings", orders.settings),
        ]
        entries = [
            MenuEntry(self.app, key, picture, cap, on_click=go, width=ENTRY[0], height=ENTRY[1])
            for key, picture, cap, go in rows
        ]
        entries[0].lead()
        if self._edition:
            new_game = next(entry for entry in entries if entry.name == "new-game")
            new_game.note = players_in_words(self.app, self.app.box, self.app.edition)
        if orders.resume is not None:
            entries[0].note = orders.resume_note
        elif orders.newcomer is not None:
            entries[0].note = orders.newcomer.note or entries[0].note
        return entries

    @property
    def _edition(self) -> str:
        """The name of another edition than the usual one, when its box is on the desk."""
        return other_edition_told(self.app)

    def _scale(self, units: Units, entries: int, columns: int) -> float:
        """The largest scale up to the player's own at which the menu fits below the heading."""
        rows = -(-entries // columns)
        height = rows * PITCH + SMALL_HEIGHT
        width = columns * (ENTRY[0] + 16)
        room = (units.height - self._heading_height(units) - 2 * MARGIN) / height
        return min(units.wanted, room, (units.width - LEFT - MARGIN) / width)

    def _heading_scale(self, units: Units) -> float:
        """The wordmark leaves the player's own enlargement to the menu."""
        return min(units.upright, (units.width - LEFT - MARGIN) / HEADING[0])

    def _heading_height(self, units: Units) -> float:
        height = HEADING[1] + 68 if units.hud <= 1.25 else HEADING[1]
        return height * max(self._heading_scale(units), 1.0)

    def _heading(self, units: Units) -> Node:
        say = self.app.say
        heading = Node(x=LEFT, scale=self._heading_scale(units))
        name = say("title.name")
        heading.add(
            Label(say("title.motto"), ITALIC, **box(4, 94, 860, 46)),
            Label(name, WORDMARK_SHADE, **box(2, 124, 900, 160)),
            Label(name, WORDMARK, **box(0, 121, 900, 160)),
            Flourish(x=6, y=294, width=380),
            Label(self._edition or say("title.place"), PLACE, **box(404, 284, 400, 36)),
        )
        return heading

    def _menu(self, entries: list[MenuEntry], columns: int, scale: float, units: Units) -> Node:
        rows = -(-len(entries) // columns)
        menu = Node(x=LEFT + 6, y=self._heading_height(units), scale=scale)
        for place, entry in enumerate(entries):
            entry.x = (place // rows) * (ENTRY[0] + 16)
            entry.y = (place % rows) * PITCH
            menu.add(entry)
        orders = self._orders
        small = [("credits", orders.credits), ("quit", orders.quit)]
        if orders.packs is not None:
            small.insert(0, ("packs", orders.packs))
        if orders.games is not None:
            small.insert(0, ("games", orders.games))
        named = [(key, self.app.say(f"menu.{key}"), go) for key, go in small]
        letter = (ENTRY[0] + 12) / sum(LEAST_LETTERS + len(text) for _, text, _ in named)
        left = 0.0
        for key, text, go in named:
            width = letter * (LEAST_LETTERS + len(text))
            spot = box(left, rows * PITCH, width - 12, SMALL_HEIGHT)
            keys = ("@menu-packs",) if key == "packs" else ()
            told = self.app.say("packs.note") if key == "packs" else None
            menu.add(Button(text, name=key, keys=keys, tooltip=told, **spot, on_click=go))
            left += width
        return menu
