"""The page of puzzles: every kind with its puzzles, which are solved, and which is next."""

from collections.abc import Callable
from functools import partial
from typing import Unpack

from game.client.app import App
from game.client.puzzles.puzzle import RIGHT, Puzzle
from game.client.puzzles.puzzle_book import PuzzleBook
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.frames import icon
from game.client.widgets.list_page import AT_DUSK, HEADING
from game.client.widgets.page import Page
from game.client.widgets.text import ScrollPane
from game.scene.drawing.outlines import as_outline, filled
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.button import button, look_of, shift_of, state_of
from game.scene.stage.placing import box
from game.scene.stage.units import Units
from game.scene.text.text_styles import NUMBER, ON_PAPER
from game.scene.widgets import Divider, Label, Panel

WIDE = 1500.0
NARROW = 860.0
TALL = 940.0
HEAD_HEIGHT = 84.0
FOOT_HEIGHT = 86.0
MARGIN = 30.0
INSIDE = 24.0
NAME_WIDTH = 330.0
GAP = 8.0
MOST_WIDTH = 104.0  # of a tile; wider ones look like doors, not like numbers
SECTION_GAP = 22.0
LEAST_SECTION = 108.0
BUTTON = 280.0

SIZE = 62.0
MARK = 22.0
PIP = 4.5
PIP_PITCH = 12.0


class PuzzlePage(Page):
    """Rebuilt whenever it becomes the top screen, with newly solved puzzles."""

    first_focus = "next"

    def __init__(
        self,
        app: App,
        book: PuzzleBook,
        play: Callable[[Puzzle], None],
        drill: Callable[[str], None],
    ) -> None:
        super().__init__(app)
        self._book = book
        self._play = play
        self._drill = drill

    def build(self, units: Units) -> None:
        """Add heading, sections and buttons."""
        say = self.app.say
        book = self._book
        page = self.sheet(WIDE, NARROW, TALL, scrolls=True)
        width = page.width
        room = page.width - 2 * MARGIN
        sections = self._sections(room - 20)
        self.shorten(page, HEAD_HEIGHT + sections.height + 2 * INSIDE + FOOT_HEIGHT)
        height = page.height - HEAD_HEIGHT - FOOT_HEIGHT
        paper = Panel("parchment", **box(0, HEAD_HEIGHT, width, height))
        spot = box(MARGIN, INSIDE, room, height - 2 * INSIDE)
        paper.add(ScrollPane(sections, name="puzzles", label=say("puzzles.title"), **spot))
        solved = say("puzzles.solved", solved=book.solved(book.puzzles), all=len(book.puzzles))
        page.add(
            Label(say("puzzles.title"), HEADING, **box(4, -6, 400, 76)),
            Label(solved, AT_DUSK, align="right", **box(404, 26, width - 408, 40)),
            paper,
            *self._buttons(width, page.height - FOOT_HEIGHT + 16),
        )

    def _sections(self, width: float) -> Node:
        content = Node(width=width)
        top = 0.0
        pitch = self._pitch(width)
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
        """Return the distance of tiles in u, so that the longest row fills the page."""
        kinds = self._book.offer.icons
        room = width - NAME_WIDTH
        counts = [len(self._book.of_kind(kind)) for kind in kinds]
        fit = int(room // (SIZE + GAP))
        longest = max((in_even_rows(count, fit)[0] for count in counts), default=1)
        return min((room + GAP) / longest, MOST_WIDTH + GAP)

    def _section(self, kind: str, width: float, pitch: float) -> Node:
        """Return a kind: its name and note on the left, its puzzles on the right."""
        say = self.app.say
        book = self._book
        puzzles = book.of_kind(kind)
        columns, rows = in_even_rows(len(puzzles), int((width - NAME_WIDTH) // (SIZE + GAP)))
        section = Node(width=width, height=max(rows * (SIZE + GAP), LEAST_SECTION))
        told = say("puzzles.solved", solved=book.solved(puzzles), all=len(puzzles))
        section.add(
            icon(self.app.box.screen_pictures, book.offer.icons[kind], 44, "ink", x=26, y=30),
            Label(say(f"puzzle.kind.{kind}"), ON_PAPER.title, **box(62, 8, NAME_WIDTH - 80, 38)),
            Label(say(f"puzzle.note.{kind}"), ON_PAPER.note, **box(4, 52, NAME_WIDTH - 24, 26)),
            Label(told, ON_PAPER.bold.sized(18), **box(4, 78, NAME_WIDTH - 24, 28)),
        )
        for place, puzzle in enumerate(puzzles):
            row, column = divmod(place, columns)
            spot = box(NAME_WIDTH + column * pitch, row * (SIZE + GAP), pitch - GAP, SIZE)
            play = partial(self._play, puzzle)
            verdict = book.verdict(puzzle)
            section.add(PuzzleTile(self.app, puzzle, place + 1, verdict, on_click=play, **spot))
        return section

    def _buttons(self, width: float, top: float) -> list[Node]:
        say = self.app.say
        book = self._book
        drills = self._book.offer.drills
        following = next(iter(book.unsolved()), None)
        cap = "@menu-puzzle-next"
        go = partial(self._play, following) if following is not None else lambda: None
        why_not = "" if following is not None else say("puzzles.all-solved")
        ways = [ButtonWay("next", say("puzzles.next-unsolved"), go, "play", cap, why_not=why_not)]
        for kind in drills:
            words = say(f"puzzle.drill.{kind}")
            cap = "@menu-drill" if kind == drills[0] else ""
            then = partial(self._drill, kind)
            icon = book.offer.icons[kind]
            ways.append(ButtonWay(f"drill:{kind}", words, then, icon, cap))
        nodes: list[Node] = []
        for at, way in enumerate(ways):
            spot = box(at * (BUTTON + 16), top, BUTTON, FOOT_HEIGHT - 16)
            nodes.append(way.grand(self.app, primary=at == 0, **spot))
        return [*nodes, self.back_button(**box(width - 220, top, 220, FOOT_HEIGHT - 16))]


def in_even_rows(count: int, most: int) -> tuple[int, int]:
    """Return columns and rows for `count` things, at most `most` per row: as few rows as possible,
    of nearly equal length."""
    rows = max(-(-count // max(most, 1)), 1)
    return max(-(-count // rows), 1), rows


class PuzzleTile(Node):
    """A puzzle as a button, with a tick when solved; lozenges below the number show the grade."""

    role = "button"
    width = SIZE
    height = SIZE

    def __init__(
        self, app: App, puzzle: Puzzle, number: int, verdict: str, **place: Unpack[NodeValues]
    ) -> None:
        say = app.say
        state = say(f"puzzles.state.{verdict or 'open'}")
        kind = say(f"puzzle.kind.{puzzle.kind}")
        super().__init__(**place)
        told = say("puzzles.tile", kind=kind, number=number, grade=puzzle.grade, state=state)
        self.label = self.tooltip = told
        self.name = f"puzzle:{puzzle.name}"
        self._screen_pictures = app.box.screen_pictures
        self._number = number
        self._grade = puzzle.grade
        self._verdict = verdict

    def draw(self, canvas: Canvas) -> None:
        """Draw the button, the number, the lozenges and the tick."""
        skin = "primary" if self._verdict == RIGHT else "quiet"
        state = state_of(self)
        look = look_of(skin, state)
        canvas.put(button(canvas.size(self), canvas.k, skin, state, 9))
        down = shift_of(state)
        spot = (0.0, 4 + down, self.width, self.height - 20)
        canvas.words(str(self._number), NUMBER.in_colour(look.text), spot, "centre")
        lozenge = as_outline(((0, -PIP), (PIP, 0), (0, PIP), (-PIP, 0)))
        left = self.width / 2 - PIP_PITCH * (self._grade - 1) / 2
        for pip in range(self._grade):
            where = left + PIP_PITCH * pip, self.height - 13 + down
            canvas.put(filled(lozenge, canvas.k, look.text), *where)
        if self._verdict:
            picture = "check" if self._verdict == RIGHT else "x"
            mark = self._screen_pictures.icon(picture, round(MARK * canvas.k), "ink")
            canvas.put(
                mark, self.width - MARK - 3, 3 + down, alpha=1.0 if skin == "primary" else 0.6
            )
