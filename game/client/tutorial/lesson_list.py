"""The page "Learn and practise", and the list of lessons."""

from collections.abc import Callable, Sequence
from functools import partial

from game.box.lesson import Lesson
from game.client.app import App
from game.client.stored.learning_progress import LearningProgress
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.choices import edition_choice
from game.client.widgets.frames import Flourish, MenuEntry, MenuWay, icon
from game.client.widgets.list_page import ListPage, ListRow, told_lines
from game.client.widgets.page import Page, fitting_scale
from game.scene.drawing.accents import BRASS_HIGH
from game.scene.layout import Row, theme
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.stage.units import Units
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Label

ICON = 40.0
BUTTON = 190.0
TICK = 30.0
PROGRESS = 150.0

HEADING = TextStyle("head", 64, (0xFB, 0xF0, 0xD2))
NOTE = TextStyle("italic", 27, BRASS_HIGH)
ENTRY = (568.0, 76.0)
PITCH = 92.0
GAP = 24.0
HEAD_HEIGHT = 152.0
FOOT_HEIGHT = 78.0
BACK_WIDTH = 280.0
BACK = 62.0
EDITIONS = 480.0, 48.0


class LessonListScreen(ListPage):
    """Lessons in the order a newcomer needs them; the next one is highlighted."""

    key = "lessons"
    row_height = 80.0

    def __init__(
        self,
        app: App,
        lessons: Sequence[Lesson],
        progress: LearningProgress,
        begin: Callable[[Lesson], None],
    ) -> None:
        super().__init__(app)
        self._lessons = lessons
        self._progress = progress
        self._begin = begin

    def enter(self) -> None:
        """Focus the next lesson."""
        following = self._following()
        self.stage.focus.set(None, shown=self.stage.focus.shown)
        self.first_focus = f"lesson:{following.name}" if following is not None else "close"

    def rows(self) -> Sequence[ListRow]:
        """Return a row for every lesson."""
        following = self._following()
        return [self._row(lesson, lit=lesson is following) for lesson in self._lessons]

    def note(self) -> str:
        """Return the edition's note about its lessons, else a general one."""
        key = f"lessons.note-{self.app.edition}"
        return self.app.say(key) if key in self.app.words else super().note()

    def _following(self) -> Lesson | None:
        """Return the first lesson that is not finished."""
        finished = self._progress.finished
        return next((each for each in self._lessons if each.name not in finished), None)

    def _row(self, lesson: Lesson, *, lit: bool) -> ListRow:
        say = self.app.say
        screen_pictures = self.app.box.screen_pictures
        begin = partial(self._begin, lesson)
        name = say(f"lesson.{lesson.name}.title")
        at = self._progress.begun.get(lesson.name, 0)
        is_done = lesson.name in self._progress.finished
        told = say("lessons.minutes", minutes=lesson.minutes)
        if is_done:
            told = say("lessons.finished")
        elif at:
            told = say("lessons.at", step=at + 1, steps=len(lesson.steps))
        words = say(f"lessons.{'go-on' if at else 'again' if is_done else 'begin'}")
        way = ButtonWay(f"lesson:{lesson.name}", words, begin, "play")
        progress = Row(
            icon(screen_pictures, "check", TICK, "ink", visible=is_done),
            Label(told, ON_PAPER.note, wrap=True, grow=1, basis=0.0),
            gap=theme.TIGHT,
            align="centre",
            width=PROGRESS,
        )
        return ListRow(
            icon(screen_pictures, lesson.icon, ICON, "ink"),
            told_lines(
                Label(name, ON_PAPER.bold.sized(23), wrap=True),
                Label(say(f"lesson.{lesson.name}.note"), ON_PAPER.note, wrap=True),
            ),
            progress,
            way.plain(
                self.app,
                "primary" if lit else "quiet",
                22,
                label=f"{words}: {name}",
                min_width=BUTTON,
                height=theme.BUTTON,
            ),
            on_click=begin,
            focusable=False,
        )


class LearnMenuScreen(Page):
    """Shows the given entries in one or two columns, the recommended one first.

    `entries` is called whenever the page becomes the top screen, since notes may show progress. If
    the title has several editions, the open one can be changed here.
    """

    def __init__(self, app: App, entries: Callable[[], Sequence[MenuWay]]) -> None:
        super().__init__(app)
        self._entries_now = entries
        self._entries = entries()
        self.first_focus = self._entries[0].key

    def enter(self) -> None:
        """Read the entries and the player's progress again."""
        self._entries = self._entries_now()

    def _choose_edition(self, edition: str) -> None:
        self.app.edition = edition
        self.enter()
        self.rebuild()

    def build(self, units: Units) -> None:
        """Add the heading, the entries and the close button."""
        say = self.app.say
        columns = max((2, 1), key=lambda count: fitting_scale(units, *self._size(count)))
        width, height = self._size(columns)
        self.block(width, height).add(
            Label(say("learning.title"), HEADING, **box(0, 0, width, 76)),
            Label(say("learning.note"), NOTE, **box(2, 74, width, 36)),
            Flourish(x=2, y=118, width=380),
            *self._editions(width, columns),
            *self._menu(columns),
            self.back_button(**box(width - BACK_WIDTH, height - BACK, BACK_WIDTH, BACK)),
        )

    def _size(self, columns: int) -> tuple[float, float]:
        """Return width and height of the page with that many columns.

        If the last row has a free place, the close button stands there.
        """
        rows = -(-len(self._entries) // columns)
        is_full = len(self._entries) % columns == 0
        foot = FOOT_HEIGHT if is_full else BACK / 2 - PITCH + ENTRY[1] / 2
        return columns * (ENTRY[0] + GAP) - GAP, self._head(columns) + rows * PITCH + foot

    def _head(self, columns: int) -> float:
        """Return the height of the heading; in one column the editions stand below it."""
        several = len(self.app.box.editions) > 1
        return HEAD_HEIGHT + (EDITIONS[1] + GAP) * (several and columns == 1)

    def _editions(self, width: float, columns: int) -> list[Node]:
        app = self.app
        if len(app.box.editions) < 2:
            return []
        wide = width if columns == 1 else EDITIONS[0]
        high = EDITIONS[1]
        spot = box(width - wide, self._head(columns) - high - GAP, wide, high)
        chosen = app.edition or app.box.editions[0]
        return [edition_choice(app, chosen, self._choose_edition, **spot)]

    def _menu(self, columns: int) -> list[Node]:
        nodes: list[Node] = []
        for place, entry in enumerate(self._entries):
            row, column = divmod(place, columns)
            spot = box(column * (ENTRY[0] + GAP), self._head(columns) + row * PITCH, *ENTRY)
            node = MenuEntry(self.app, entry, **spot)
            if place == 0:
                node.lead()
            nodes.append(node)
        return nodes
