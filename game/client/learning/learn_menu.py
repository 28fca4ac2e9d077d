"""Learn and practise: one page from which everything begins that teaches the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.client.desk import Desk
from game.client.learning.learn_entry import LearnEntry
from game.client.parts.edition_choice import edition_choice
from game.client.parts.furniture import Flourish, MenuEntry
from game.client.parts.page import Page, fitting_scale
from game.scene.box_place import box
from game.scene.lettering import TextStyle
from game.scene.node import Node
from game.scene.theme import BRASS_HIGH
from game.scene.units import Units
from game.scene.widgets import Label

HEADING = TextStyle("head", 64, (0xFB, 0xF0, 0xD2))
NOTE = TextStyle("italic", 27, BRASS_HIGH)
ENTRY, PITCH, GAP = (568.0, 76.0), 92.0, 24.0
HEAD_HEIGHT, FOOT_HEIGHT = 152.0, 78.0
BACK_WIDTH, BACK = 280.0, 62.0
EDITIONS = 480.0, 48.0


class LearnMenuScreen(Page):
    """Offers the entries it is given, in one or two columns; the first is the one to begin with.

    `entries` is asked anew each time the page comes to the top: a note may tell of progress.
    Where the title has several editions, the one on the desk is shown and can be exchanged.
    """

    backdrop = "dark"

    def __init__(self, desk: Desk, entries: Callable[[], Sequence[LearnEntry]]) -> None:
        super().__init__(desk)
        self._entries_now = entries
        self._entries = entries()
        self.first_focus = self._entries[0].key

    def enter(self) -> None:
        """Look again what there is and how far the player has come."""
        self._entries = self._entries_now()

    def _choose_edition(self, edition: str) -> None:
        self.desk.edition = edition
        self.enter()
        self.rebuild()

    def build(self, units: Units) -> None:
        """Put the heading, the entries and the way out."""
        say = self.desk.say
        columns = max((2, 1), key=lambda count: fitting_scale(units, *self._size(count)))
        width, height = self._size(columns)
        block = self.block(width, height)
        block.add(
            Label(say("learning.title"), HEADING, **box(0, 0, width, 76)),
            Label(say("learning.note"), NOTE, **box(2, 74, width, 36)),
            Flourish(x=2, y=118, width=380),
            *self._editions(width, columns),
            *self._menu(columns),
            self.back_button(box(width - BACK_WIDTH, height - BACK, BACK_WIDTH, BACK)),
        )
        self.stage.root.add(block)

    def _size(self, columns: int) -> tuple[float, float]:
        """Return how wide and tall the page is with that many columns.

        Where the last row has a place to spare, the way out stands there.
        """
        rows = -(-len(self._entries) // columns)
        is_full = len(self._entries) % columns == 0
        foot = FOOT_HEIGHT if is_full else BACK / 2 - PITCH + ENTRY[1] / 2
        return columns * (ENTRY[0] + GAP) - GAP, self._head(columns) + rows * PITCH + foot

    def _head(self, columns: int) -> float:
        """Return how tall the heading is; editions have no room beside it in one column."""
        several = len(self.desk.box.editions) > 1
        return HEAD_HEIGHT + (EDITIONS[1] + GAP) * (several and columns == 1)

    def _editions(self, width: float, columns: int) -> list[Node]:
        desk = self.desk
        if len(desk.box.editions) < 2:
            return []
        wide, high = width if columns == 1 else EDITIONS[0], EDITIONS[1]
        spot = box(width - wide, self._head(columns) - high - GAP, wide, high)
        chosen = desk.edition or desk.box.editions[0]
        return [edition_choice(desk, chosen, self._choose_edition, spot)]

    def _menu(self, columns: int) -> list[Node]:
        nodes: list[Node] = []
        for place, entry in enumerate(self._entries):
            row, column = divmod(place, columns)
            spot = box(column * (ENTRY[0] + GAP), self._head(columns) + row * PITCH, *ENTRY)
            node = MenuEntry(
                self.desk, entry.key, entry.icon, entry.cap, on_click=entry.open, **spot
            )
            node.note = entry.note or node.note
            if place == 0:
                node.lead()
            nodes.append(node)
        return nodes
