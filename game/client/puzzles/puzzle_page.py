"""The page of puzzles: every kind with its puzzles, which are solved, and which is next."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Unpack

from game.client.app import App
from game.client.puzzles.puzzle import RIGHT_VERDICT, Puzzle
from game.client.puzzles.puzzle_book import PuzzleBook
from game.client.widgets.buttons import ButtonSpec, make_grand_button_row
from game.client.widgets.frames import make_icon_sprite
from game.client.widgets.list_page import make_page_heading
from game.client.widgets.page import Page
from game.client.widgets.scroll_pane import ScrollPane
from game.scene.drawing.outlines import filled_outline_picture, make_hashable_outline
from game.scene.layout import Column, Grid, Row, theme
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.button import (
    button_state,
    button_vertical_shift,
    look_of_button,
    paint_button,
)
from game.scene.stage.units import WindowUnits
from game.scene.text.text_styles import NUMBER_STYLE, PAPER_STYLES
from game.scene.widgets import Divider, Label
from game.scene.widgets.scroll_list import SCROLL_BAR_ROOM

PAGE_MAX_WIDTH = 1500.0
PAGE_MIN_WIDTH = 560.0
PAGE_MAX_HEIGHT = 940.0
FOLDED_BELOW_WIDTH = 860.0
"""The page width in u below which the tiles of a kind are placed below its name."""
NAME_WIDTH = 306.0
TILE_GAP = theme.TIGHT_GAP
MAX_TILE_WIDTH = 104.0  # of a tile; wider ones look like doors, not like numbers
KIND_ICON_SIZE = 44.0
MIN_BUTTON_WIDTH = 230.0

TILE_SIZE = 62.0
TICK_SIZE = 22.0
SOLVED_COUNT_STYLE = PAPER_STYLES.bold.sized(18)
LOZENGE_RADIUS = 4.5
LOZENGE_PITCH = 12.0


class PuzzlePage(Page):
    """The page of all puzzles of an edition; it is rebuilt with newly solved puzzles whenever it
    becomes the top screen.
    """

    first_focus = "next"

    def __init__(
        self,
        app: App,
        puzzle_book: PuzzleBook,
        play_puzzle: Callable[[Puzzle], None],
        start_drill: Callable[[str], None],
    ) -> None:
        super().__init__(app)
        self._puzzle_book = puzzle_book
        self._play_puzzle = play_puzzle
        self._start_drill = start_drill

    def build(self, units: WindowUnits) -> None:
        """Add the heading, a section for each kind of puzzle, and the buttons."""
        say = self.app.say
        book = self._puzzle_book
        page = self.add_sheet(PAGE_MAX_WIDTH, PAGE_MIN_WIDTH, PAGE_MAX_HEIGHT, is_scrollable=True)
        folded = page.width < FOLDED_BELOW_WIDTH
        room = page.width - 2 * theme.EXTRA_WIDE_GAP - SCROLL_BAR_ROOM
        sections = self._build_sections(
            room if folded else room - NAME_WIDTH - theme.EXTRA_WIDE_GAP
        )
        lines: list[Node] = []
        for name, tiles in sections:
            if lines:
                lines.append(Divider())
            lines.append((Column if folded else Row)(name, tiles, gap=theme.EXTRA_WIDE_GAP))
        pane = ScrollPane(
            Column(*lines, gap=theme.WIDE_GAP), name="puzzles", label=say("puzzles.title"), grow=1
        )
        solved = say(
            "puzzles.solved", solved=book.count_solved(book.puzzles), all=len(book.puzzles)
        )
        head = make_page_heading(say("puzzles.title"), solved)
        paper = Column(pane, padding=theme.EXTRA_WIDE_GAP, skin="parchment")
        content = Column(head, paper, self._build_buttons(), gap=theme.WIDE_GAP)
        self.add_sheet_with_content(
            content,
            max_width=PAGE_MAX_WIDTH,
            min_width=PAGE_MIN_WIDTH,
            max_height=PAGE_MAX_HEIGHT,
            is_scrollable=True,
        )

    def _build_sections(self, tile_row_width: float) -> list[tuple[Node, Node]]:
        """Return the heading and the tiles of each kind of puzzle. All tiles have one width, at
        most `MAX_TILE_WIDTH`, at which the longest row fills `tile_row_width` u."""
        kinds = self._puzzle_book.title_puzzles.icons_by_kind
        most = int(tile_row_width // (TILE_SIZE + TILE_GAP))
        shapes = {
            kind: even_grid_size(len(self._puzzle_book.puzzles_of_kind(kind)), most)[0]
            for kind in kinds
        }
        longest = max(shapes.values(), default=1)
        width = min((tile_row_width + TILE_GAP) / longest - TILE_GAP, MAX_TILE_WIDTH)
        return [
            (self._build_kind_heading(kind), self._build_tile_grid(kind, [width] * columns))
            for kind, columns in shapes.items()
        ]

    def _build_kind_heading(self, puzzle_kind: str) -> Node:
        say = self.app.say
        book = self._puzzle_book
        puzzles = book.puzzles_of_kind(puzzle_kind)
        told = say("puzzles.solved", solved=book.count_solved(puzzles), all=len(puzzles))
        picture = make_icon_sprite(
            self.app.box.pictures_outside_table,
            book.title_puzzles.icons_by_kind[puzzle_kind],
            KIND_ICON_SIZE,
            "ink",
        )
        title = Label(
            say(f"puzzle.kind.{puzzle_kind}"), PAPER_STYLES.title, wraps=True, grow=1, basis=0.0
        )
        return Column(
            Row(picture, title, gap=theme.MEDIUM_GAP, align="centre"),
            Label(say(f"puzzle.note.{puzzle_kind}"), PAPER_STYLES.note, wraps=True),
            Label(told, SOLVED_COUNT_STYLE),
            width=NAME_WIDTH,
        )

    def _build_tile_grid(self, puzzle_kind: str, column_widths: Sequence[float]) -> Node:
        book = self._puzzle_book
        tiles = [
            PuzzleTile(
                self.app,
                puzzle,
                number,
                book.best_verdict(puzzle),
                on_click=partial(self._play_puzzle, puzzle),
            )
            for number, puzzle in enumerate(book.puzzles_of_kind(puzzle_kind), start=1)
        ]
        return Grid(*tiles, columns=column_widths, gap=TILE_GAP, align="start")

    def _build_buttons(self) -> Node:
        say = self.app.say
        book = self._puzzle_book
        drills = self._puzzle_book.title_puzzles.drill_kinds
        following = next(iter(book.unsolved_puzzles()), None)
        key_cap = "@menu-puzzle-next"
        go = partial(self._play_puzzle, following) if following is not None else lambda: None
        why_not = "" if following is not None else say("puzzles.all-solved")
        ways = [
            ButtonSpec(
                "next", say("puzzles.next-unsolved"), go, "play", key_cap, disabled_reason=why_not
            )
        ]
        for kind in drills:
            words = say(f"puzzle.drill.{kind}")
            key_cap = "@menu-drill" if kind == drills[0] else ""
            then = partial(self._start_drill, kind)
            icon = book.title_puzzles.icons_by_kind[kind]
            ways.append(ButtonSpec(f"drill:{kind}", words, then, icon, key_cap))
        ways.append(ButtonSpec("close", say("button.back"), self.go_back, "undo", "@back"))
        buttons = make_grand_button_row(self.app, ways, "next")
        return Grid(*buttons, min_column_width=MIN_BUTTON_WIDTH, gap=theme.WIDE_GAP)


def even_grid_size(tile_count: int, max_columns: int) -> tuple[int, int]:
    """Return (columns, rows) for `tile_count` tiles with at most `max_columns` in a row: as few
    rows as possible, of nearly equal length."""
    rows = max(-(-tile_count // max(max_columns, 1)), 1)
    return max(-(-tile_count // rows), 1), rows


class PuzzleTile(Node):
    """A button for a puzzle with its number. Lozenges below the number show its grade; a tick shows
    that it is solved."""

    role = "button"
    height = TILE_SIZE

    def __init__(
        self, app: App, puzzle: Puzzle, number: int, verdict: str, **node_values: Unpack[NodeValues]
    ) -> None:
        say = app.say
        state = say(f"puzzles.state.{verdict or 'open'}")
        kind = say(f"puzzle.kind.{puzzle.kind}")
        super().__init__(**node_values)
        told = say(
            "puzzles.tile", kind=kind, number=number, grade=puzzle.difficulty_grade, state=state
        )
        self.label = self.tooltip = told
        self.name = f"puzzle:{puzzle.name}"
        self._pictures_outside_table = app.box.pictures_outside_table
        self._number = number
        self._grade = puzzle.difficulty_grade
        self._verdict = verdict

    def draw(self, canvas: Canvas) -> None:
        """Draw the button, the number, the lozenges and the tick."""
        skin = "primary" if self._verdict == RIGHT_VERDICT else "quiet"
        state = button_state(self)
        look = look_of_button(skin, state)
        canvas.draw_picture(
            paint_button(canvas.node_size_px(self), canvas.px_per_u, skin, state, 9)
        )
        down = button_vertical_shift(state)
        spot = (0.0, 4 + down, self.width, self.height - 20)
        canvas.draw_text(
            str(self._number), NUMBER_STYLE.in_colour(look.text_colour), spot, "centre"
        )
        lozenge = make_hashable_outline(
            ((0, -LOZENGE_RADIUS), (LOZENGE_RADIUS, 0), (0, LOZENGE_RADIUS), (-LOZENGE_RADIUS, 0))
        )
        left = self.width / 2 - LOZENGE_PITCH * (self._grade - 1) / 2
        for pip in range(self._grade):
            where = left + LOZENGE_PITCH * pip, self.height - 13 + down
            canvas.draw_picture(
                filled_outline_picture(lozenge, canvas.px_per_u, look.text_colour), *where
            )
        if self._verdict:
            picture = "check" if self._verdict == RIGHT_VERDICT else "x"
            mark = self._pictures_outside_table.icon(
                picture, round(TICK_SIZE * canvas.px_per_u), "ink"
            )
            canvas.draw_picture(
                mark, self.width - TICK_SIZE - 3, 3 + down, alpha=1.0 if skin == "primary" else 0.6
            )
