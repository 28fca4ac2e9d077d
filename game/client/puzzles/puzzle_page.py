"""The page of puzzles: every kind with its puzzles, what is solved, and what to solve next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.client.desk import Desk
from game.client.parts.furniture import icon
from game.client.parts.grand_button import GrandButton, PrimaryButton
from game.client.parts.list_page import AT_DUSK
from game.client.parts.page import Page
from game.client.parts.scroll_pane import ScrollPane
from game.client.puzzles.puzzle import Puzzle
from game.client.puzzles.puzzle_book import PuzzleBook
from game.client.puzzles.puzzle_tile import SIZE, PuzzleTile
from game.scene.box_place import BoxPlace, box
from game.scene.lettering import TextStyle
from game.scene.node import Node
from game.scene.styles import BOLD_ON_PARCHMENT, NOTE_ON_PARCHMENT, TITLE_ON_PARCHMENT
from game.scene.units import Units
from game.scene.widgets import Divider, Label, Panel

WIDE, NARROW, TALL = 1500.0, 860.0, 940.0
HEADING = TextStyle("head", 56, (0xFB, 0xF0, 0xD2))
HEAD_HEIGHT, FOOT_HEIGHT, MARGIN, INSIDE = 84.0, 86.0, 30.0, 24.0
NAME_WIDTH, GAP = 330.0, 8.0
MOST_WIDTH = 104.0  # of a tile; wider ones look like doors, not like numbers
SECTION_GAP, LEAST_SECTION = 22.0, 112.0
BUTTON = 280.0


@dataclass(frozen=True, slots=True)
class PuzzlePageHandlers:
    """What the page leads to."""

    play: Callable[[Puzzle], None]
    drill: Callable[[str], None]


class PuzzlePage(Page):
    """Built anew whenever it comes to the top, with what has been solved meanwhile."""

    first_focus = "next"

    def __init__(self, desk: Desk, book: PuzzleBook, ways: PuzzlePageHandlers) -> None:
        super().__init__(desk)
        self._book, self._ways = book, ways

    def build(self, units: Units) -> None:
        """Put heading, sections and buttons."""
        say, book = self.desk.say, self._book
        page = self.sheet(WIDE, NARROW, TALL, scrolls=True)
        width, room = page.width, page.width - 2 * MARGIN
        sections = self._sections(room - 20)
        self.shorten(page, HEAD_HEIGHT + sections.height + 2 * INSIDE + FOOT_HEIGHT)
        height = page.height - HEAD_HEIGHT - FOOT_HEIGHT
        paper = Panel("parchment", **box(0, HEAD_HEIGHT, width, height))
        pane = ScrollPane(
            sections,
            name="puzzles",
            label=say("puzzles.title"),
            **box(MARGIN, INSIDE, room, height - 2 * INSIDE),
        )
        paper.add(pane)
        solved = say("puzzles.solved", solved=book.solved(book.puzzles), all=len(book.puzzles))
        page.add(
            Label(say("puzzles.title"), HEADING, **box(4, -6, 400, 76)),
            Label(solved, AT_DUSK, align="right", **box(404, 26, width - 408, 40)),
            paper,
            *self._buttons(width, page.height - FOOT_HEIGHT + 16),
        )
        self.stage.root.add(page)

    def _sections(self, width: float) -> Node:
        content = Node(width=width)
        top, pitch = 0.0, self._pitch(width)
        for place, kind in enumerate(self._book.offer.icons):
            if place:
                content.add(Divider(x=0, y=top, width=width))
                top += SECTION_GAP
            section = self._section(kind, width, pitch)
            section.y = top
            content.add(section)
            top += section.height + SECTION_GAP
        content.height = max(top - SECTION_GAP, 0.0)
        return content

    def _pitch(self, width: float) -> float:
        """Return how far apart tiles stand, so that the longest row of all fills the page."""
        kinds = self._book.offer.icons
        room, counts = width - NAME_WIDTH, [len(self._book.of_kind(kind)) for kind in kinds]
        fit = int(room // (SIZE + GAP))
        longest = max((in_even_rows(count, fit)[0] for count in counts), default=1)
        return min((room + GAP) / longest, MOST_WIDTH + GAP)

    def _section(self, kind: str, width: float, pitch: float) -> Node:
        """Return a kind: its name and note at the left, its puzzles at the right."""
        say, book = self.desk.say, self._book
        puzzles = book.of_kind(kind)
        columns, rows = in_even_rows(len(puzzles), int((width - NAME_WIDTH) // (SIZE + GAP)))
        section = Node(width=width, height=max(rows * (SIZE + GAP), LEAST_SECTION))
        told = say("puzzles.solved", solved=book.solved(puzzles), all=len(puzzles))
        section.add(
            icon(self.desk.box.stationery, book.offer.icons[kind], 44, "ink", x=26, y=30),
            Label(
                say(f"puzzle.kind.{kind}"), TITLE_ON_PARCHMENT, **box(62, 8, NAME_WIDTH - 80, 38)
            ),
            Label(say(f"puzzle.note.{kind}"), NOTE_ON_PARCHMENT, **box(4, 52, NAME_WIDTH - 24, 26)),
            Label(told, BOLD_ON_PARCHMENT.sized(18), **box(4, 78, NAME_WIDTH - 24, 28)),
        )
        for place, puzzle in enumerate(puzzles):
            row, column = divmod(place, columns)
            section.add(
                PuzzleTile(
                    self.desk,
                    puzzle,
                    place + 1,
                    book.verdict(puzzle),
                    x=NAME_WIDTH + column * pitch,
                    y=row * (SIZE + GAP),
                    width=pitch - GAP,
                    on_click=partial(self._ways.play, puzzle),
                )
            )
        return section

    def _play(self, puzzle: Puzzle | None) -> None:
        if puzzle is not None:
            self._ways.play(puzzle)

    def _buttons(self, width: float, top: float) -> list[Node]:
        say, book = self.desk.say, self._book
        following = next(iter(book.unsolved()), None)

        def spot(place: int) -> BoxPlace:
            return box(place * (BUTTON + 16), top, BUTTON, FOOT_HEIGHT - 16)

        nodes: list[Node] = [
            PrimaryButton(
                self.desk,
                say("puzzles.next-unsolved"),
                "play",
                "@menu-puzzle-next",
                name="next",
                keys=("@menu-puzzle-next",),
                enabled=following is not None,
                tooltip=say("puzzles.all-solved") if following is None else None,
                on_click=partial(self._play, following),
                **spot(0),
            )
        ]
        for place, kind in enumerate(book.offer.drills, start=1):
            nodes.append(
                GrandButton(
                    self.desk,
                    say(f"puzzle.drill.{kind}"),
                    book.offer.icons[kind],
                    "@menu-drill",
                    name=f"drill:{kind}",
                    keys=("@menu-drill",) if place == 1 else (),
                    on_click=partial(self._ways.drill, kind),
                    **spot(place),
                )
            )
        nodes.append(self.back_button(box(width - 220, top, 220, FOOT_HEIGHT - 16)))
        return nodes


def in_even_rows(count: int, most: int) -> tuple[int, int]:
    """Return columns and rows of things of which at most so many stand side by side: as few rows
    as possible, and none much shorter than the others.
    """
    rows = max(-(-count // max(most, 1)), 1)
    return max(-(-count // rows), 1), rows
