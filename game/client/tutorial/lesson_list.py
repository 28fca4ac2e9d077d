"""The page "Learn and practise", and the list of lessons."""

from collections.abc import Callable, Sequence
from functools import partial

from game.box.lesson import Lesson
from game.client.app import App
from game.client.stored.learning_progress import LearningProgress
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.choices import make_edition_choice
from game.client.widgets.frames import Flourish, MenuEntry, MenuItem, make_icon_sprite
from game.client.widgets.list_page import ListPage, ListRow, make_growing_column
from game.client.widgets.page import Page
from game.scene.drawing.accents import BRASS_HIGH
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.layout import Column, Grid, Row, theme
from game.scene.nodes.node import Node
from game.scene.stage.units import WindowUnits
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Label

ICON_SIZE = 40.0
MIN_BUTTON_WIDTH = 190.0
TICK_SIZE = 30.0
PROGRESS_WIDTH = 150.0

HEADING_STYLE = TextStyle("head", 64, hex_to_rgb("#FBF0D2"))
NOTE_STYLE = TextStyle("italic", 27, BRASS_HIGH)
ENTRY_WIDTH = 568.0
FLOURISH_MAX_WIDTH = 380.0
BACK_BUTTON_WIDTH = 280.0


class LessonListScreen(ListPage):
    """The page that lists the lessons in the order a newcomer needs them; the next one is
    highlighted."""

    key = "lessons"
    row_height = 80.0

    def __init__(
        self,
        app: App,
        lessons: Sequence[Lesson],
        progress: LearningProgress,
        begin_lesson: Callable[[Lesson], None],
    ) -> None:
        super().__init__(app)
        self._lessons = lessons
        self._progress = progress
        self._on_lesson_chosen = begin_lesson

    def on_enter(self) -> None:
        """Let the next lesson get the focus, or the first one if all are finished."""
        following = self._first_unfinished_lesson()
        self.stage.focus.focus_node(None, shows_ring=self.stage.focus.is_ring_shown)
        self.first_focus = f"lesson:{following.name}" if following is not None else ""

    def build_rows(self) -> Sequence[ListRow]:
        """Return a row for every lesson."""
        following = self._first_unfinished_lesson()
        return [
            self._build_lesson_row(lesson, is_highlighted=lesson is following)
            for lesson in self._lessons
        ]

    def note_text(self) -> str:
        """Return the edition's note about its lessons, or a general one if it has none."""
        key = f"lessons.note-{self.app.edition}"
        return self.app.say(key) if key in self.app.words else super().note_text()

    def _first_unfinished_lesson(self) -> Lesson | None:
        """Return the first lesson that is not finished, None if all are."""
        finished = self._progress.finished_lessons
        return next((each for each in self._lessons if each.name not in finished), None)

    def _build_lesson_row(self, lesson: Lesson, *, is_highlighted: bool) -> ListRow:
        say = self.app.say
        pictures_outside_table = self.app.box.pictures_outside_table
        begin = partial(self._on_lesson_chosen, lesson)
        name = say(f"lesson.{lesson.name}.title")
        at = self._progress.next_step_by_lesson.get(lesson.name, 0)
        is_done = lesson.name in self._progress.finished_lessons
        told = say("lessons.minutes", minutes=lesson.minutes)
        if is_done:
            told = say("lessons.finished")
        elif at:
            told = say("lessons.at", step=at + 1, steps=len(lesson.steps))
        words = say(f"lessons.{'go-on' if at else 'again' if is_done else 'begin'}")
        way = ButtonSpec(f"lesson:{lesson.name}", words, begin, "play")
        progress = Row(
            make_icon_sprite(pictures_outside_table, "check", TICK_SIZE, "ink", visible=is_done),
            Label(told, PAPER_STYLES.note, wraps=True, grow=1, basis=0.0),
            gap=theme.TIGHT_GAP,
            align="centre",
            width=PROGRESS_WIDTH,
        )
        return ListRow(
            make_icon_sprite(pictures_outside_table, lesson.icon, ICON_SIZE, "ink"),
            make_growing_column(
                Label(name, PAPER_STYLES.bold.sized(23), wraps=True),
                Label(say(f"lesson.{lesson.name}.note"), PAPER_STYLES.note, wraps=True),
            ),
            progress,
            way.make_plain_button(
                self.app,
                "primary" if is_highlighted else "quiet",
                22,
                label=f"{words}: {name}",
                min_width=MIN_BUTTON_WIDTH,
                height=theme.BUTTON_HEIGHT,
            ),
            on_click=begin,
            focusable=False,
        )


class LearnMenuScreen(Page):
    """The page "Learn and practise" with its entries in one or two columns, the recommended one
    first.

    `entries` is called whenever the page becomes the top screen, since notes may show progress.
    If the title has several editions, the open one can be changed here.
    """

    def __init__(self, app: App, entries: Callable[[], Sequence[MenuItem]]) -> None:
        super().__init__(app)
        self._read_entries = entries
        self._entries = entries()
        self.first_focus = self._entries[0].text_key

    def on_enter(self) -> None:
        """Rebuild the entries, with their notes about progress."""
        self._entries = self._read_entries()

    def _choose_edition(self, edition: str) -> None:
        self.app.edition = edition
        self.on_enter()
        self.rebuild()

    def build(self, units: WindowUnits) -> None:
        """Add the heading, the entries and the close button."""
        self.add_best_arrangement(self._build_page_in_columns(2), self._build_page_in_columns(1))

    def _build_page_in_columns(self, column_count: int) -> Column:
        """Return the content of the page with its entries in `column_count` columns.

        If the last row has a free place, the close button stands there.
        """
        say = self.app.say
        heading = Column(
            Label(say("learning.title"), HEADING_STYLE, wraps=True),
            Label(say("learning.note"), NOTE_STYLE, wraps=True),
            Flourish(max_width=FLOURISH_MAX_WIDTH),
            gap=theme.HAIR_GAP,
        )
        entries = [MenuEntry(self.app, entry) for entry in self._entries]
        entries[0].make_primary()
        back = Row(self.make_back_button(width=BACK_BUTTON_WIDTH), justify="end", align="centre")
        if len(entries) % column_count == 0 and column_count > 1:
            back.span = column_count
        return Column(
            Grid(
                heading,
                self._build_edition_choice(),
                columns=column_count,
                gap=theme.EXTRA_WIDE_GAP,
                align="end",
            ),
            Grid(
                *entries,
                back,
                columns=column_count,
                gap=theme.EXTRA_WIDE_GAP,
                row_gap=theme.WIDE_GAP,
            ),
            gap=theme.EXTRA_WIDE_GAP,
            width=ENTRY_WIDTH * column_count + theme.EXTRA_WIDE_GAP * (column_count - 1),
        )

    def _build_edition_choice(self) -> Node | None:
        app = self.app
        if len(app.box.editions) < 2:
            return None
        return make_edition_choice(app, app.edition or app.box.editions[0], self._choose_edition)
