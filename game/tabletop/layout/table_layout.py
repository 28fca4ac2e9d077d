"""Where the parts lie that every table with a map has, for one window."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.scene.box import Box
from game.scene.units import Point
from game.tabletop.layout.action_row import BAR_EDGE
from game.tabletop.layout.column import GAP, SideColumn
from game.tabletop.layout.hand_place import HandPlace
from game.tabletop.layout.room_size import TARGET_PX
from game.tabletop.layout.seams import note_height
from game.tabletop.layout.tabs import TAB_GAP
from game.tabletop.layout.window_frame import EDGE, LEFT, TOP_BAR, Bar, WindowFrame

BESIDE = 8.0
"""How far a sheet keeps from everything but the window's edge."""
STRIP_WIDTH, STRIP_HEIGHT, STRIP_GAP = 290.0, 28.0, 22.0
LONG_STRIP_WIDTH = 480.0
LEAST_NOTE = 230.0
NEAR_TARGET_PX = 33.0  # in a small window, of what lies near something else
MAP_VIEWS = ("closer", "farther", "whole")


@dataclass(frozen=True, slots=True, kw_only=True)
class TableLayout(WindowFrame):
    """`tabs` are the buttons of the parts that are folded: one at a time opens as a drawer below.

    `documents` is what lies open on the map, as it is drawn, the most needed first; `head_end` is
    how much of the top bar the title takes; `drawer_sizes` are those of parts that may be folded.
    `hand` is None where nobody holds cards.
    """

    column: SideColumn
    bar: Bar
    hand: HandPlace | None
    tabs: dict[str, Box]
    documents: tuple[Box, ...]
    head_end: float
    drawer_sizes: Mapping[str, tuple[float, float]]

    # ---- the bar

    @property
    def actions(self) -> dict[str, Box]:
        """The buttons of actions."""
        return self.bar.actions

    @property
    def look_back(self) -> dict[str, Box]:
        """The buttons that take back, look back or ask for a hint."""
        return self.bar.look_back

    @property
    def lower_actions(self) -> tuple[Box, ...]:
        """The buttons of the second row, which reaches up onto the map."""
        return tuple(box for box in self.actions.values() if box.y < self.bar_top)

    @property
    def hand_box(self) -> Box | None:
        """What a full hand may cover of the map, None where there is no hand."""
        if self.foot or self.hand is None:
            return None
        return self.hand.full(self.side_edge, self.bar_top)

    # ---- on the map

    @property
    def sheet_room(self) -> Box:
        """Return the room for sheets: between top bar and buttons, left of the players."""
        top = TOP_BAR + BESIDE
        foot = self.bar_top - BAR_EDGE - BESIDE
        return Box(EDGE, top, self.side_edge - 2 * EDGE, foot - top)

    @property
    def hide_hand(self) -> Box | None:
        """The button that turns the hand face down: above it, or left of those of the map."""
        if self.foot:
            return None
        if self.bar.hand is None:
            return self.hand.hide if self.hand is not None else None
        first = self.views[MAP_VIEWS[0]]
        return first._replace(x=first.x - first.width - TAB_GAP)

    @property
    def drawer_corner(self) -> Point:
        """Return where a folded part opens, below the tabs."""
        left = next(iter(self.tabs.values())).x
        return left, max(box.bottom for box in self.tabs.values()) + TAB_GAP

    def drawer(self, name: str) -> Box:
        """Return where a folded part opens."""
        return self.below_tabs(name)

    def below_tabs(self, name: str) -> Box:
        """Return a folded part's place below the tabs, as far left as the seats' panels ask for."""
        left, top = self.drawer_corner
        width, height = self.drawer_sizes[name]
        return Box(min(left, self.side_edge - TAB_GAP - width), top, width, height)

    @property
    def views(self) -> dict[str, Box]:
        """Return the buttons that bring the map closer and back, above those of actions."""
        side = max(44.0, NEAR_TARGET_PX * self.touch / TARGET_PX)
        top = min([self.bar_top, *(box.y for box in self.lower_actions)])
        top -= BAR_EDGE + 10 + side
        lefts = {name: LEFT + (side + 6) * at for at, name in enumerate(MAP_VIEWS)}
        return {name: Box(left, top, side, side) for name, left in lefts.items()}

    # ---- what the client may use

    @property
    def strip(self) -> Box:
        """Return the free piece of the top bar, left of the icons, longer in a wide window."""
        right = min(box.x for box in self.icons.values()) - STRIP_GAP
        width = STRIP_WIDTH if right - LONG_STRIP_WIDTH < self.head_end else LONG_STRIP_WIDTH
        return Box(right - width, (TOP_BAR - STRIP_HEIGHT) / 2, width, STRIP_HEIGHT)

    @property
    def note(self) -> Box:
        """Return where a note may lie: in the column, below the players and above the prompt; over
        the last players where that would be too low for any words.
        """
        players, prompt = self.column.players, self.column.prompt
        end = prompt.y - BAR_EDGE - GAP if prompt is not None else self.bar_top
        tops = (players[-1].bottom + GAP, *(box.y for box in reversed(players)))
        top = next((top for top in tops if end - top >= LEAST_NOTE), tops[-1])
        return Box(players[-1].x, top, players[-1].width, end - top)

    @property
    def advice(self) -> Box:
        """Return where a note may lie beside an open journal: in the column above it."""
        first, journal = self.column.players[0], self.column.journal
        if journal is None:
            return self.note
        return Box(first.x, first.y, first.width, journal.y - GAP - first.y)

    def note_height(self, use: str, least: float) -> float:
        """Return how high a note must be to cut nothing that it lies on in two."""
        return note_height(self.column, self.spare(use), least)

    def spare(self, use: str) -> Box:
        """Return the "strip", the room for "advice" or any other "note", or what is free of the
        prompt while somebody is "waiting".
        """
        rooms = {"strip": self.strip, "advice": self.advice}
        if self.column.prompt is not None:
            prompt = self.column.prompt
            rooms["waiting"] = Box(prompt.x + 14, prompt.bottom - 51, prompt.width - 28, 44)
        return rooms.get(use, self.note)
