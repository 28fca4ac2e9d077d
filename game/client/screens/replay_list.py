"""The list of saved games: replay one, or continue an unfinished one."""

from collections import deque
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path

from game.client.app import App
from game.client.screens.replay_list_texts import (
    READABLE_CONDITIONS,
    is_title_missing,
    options_text,
    players_text,
    status_text,
)
from game.client.screens.replay_removal import ask_to_remove, where_removed
from game.client.stored.own_folders import files_near
from game.client.widgets.buttons import ButtonSpec, grand_buttons
from game.client.widgets.file_question import ask_for_file
from game.client.widgets.frames import seat_disc
from game.client.widgets.list_page import Invitation, ListPage, ListRow, column_of_lines
from game.client.widgets.pictures import Thumbnail, Thumbnails
from game.files.toml_fields import printable
from game.records.removal import Removed
from game.records.saves import Saves, Summary, holds_game
from game.scene.layout import Container, Row, lay_out, theme
from game.scene.nodes.node import Node
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Label
from game.text.refusal_texts import told_cause

DISC = 34.0
PITCH = 38.0
MOST_SEATS = 5
BUTTON = 166.0
PICTURE = (126.0, 80.0)
OFFERED = 4  # files that are offered to be brought in
BUDGET_SECONDS = 0.004
FIRST_ROWS = 12  # as many as fit a tall page: they are there at once, the others follow
DISCS_FROM = 1150.0  # narrower rows have no room for the seats' markers


class ReplayListScreen(ListPage):
    """Games, the last played first; broken ones say what is wrong with them."""

    key = "saves"
    row_height = 96.0

    def __init__(
        self,
        app: App,
        saves: Saves,
        watch: Callable[[Path], None],
        resume: Callable[[Path], None],
        begin: Callable[[], None],
    ) -> None:
        super().__init__(app)
        self.before_removal: Callable[[], None] = lambda: None  # of a finished game
        self.take_game: Callable[[Path], str] = lambda file: ""
        self._saves = saves
        self._watch = watch
        self._resume = resume
        self._begin = begin
        self._thumbnails = Thumbnails(app, saves)
        self._unread: deque[tuple[ListRow, Path]] = deque()

    def enter(self) -> None:
        """Read the games again, since one may have continued."""
        self._thumbnails.clear_pictures()

    def extra_buttons(self) -> Sequence[Node]:
        """Return the button that imports a game."""
        words = self.app.say("saves.take-in")
        way = ButtonSpec(
            "take-in", words, self._ask_for_import, "folder", tip=self.app.say("saves.tip")
        )
        return grand_buttons(self.app, (way,))

    def _ask_for_import(self) -> None:
        files = files_near(self._is_importable, OFFERED)
        ask_for_file(self.stage, self.app, files, self.take_game, words="saves")

    def _is_importable(self, file: Path) -> bool:
        return file.parent != self._saves.folder and holds_game(file)

    def update(self, seconds: float) -> None:
        """Read games and draw thumbnails as far as the frame's time allows."""
        if not self._has_work:
            return
        in_time = self.window.clock.deadline_check(BUDGET_SECONDS)
        if self._thumbnails.has_work:
            self._thumbnails.draw_pending(in_time)
        while self._unread and in_time():
            self._fill_row(*self._unread.popleft())
        self.stage.refresh()

    @property
    def needs_updates(self) -> bool:
        """Return whether there are games to read or thumbnails to draw."""
        return super().needs_updates or self._has_work

    @property
    def _has_work(self) -> bool:
        return bool(self._unread) or self._thumbnails.has_work

    def empty_list_content(self) -> Container:
        """Return the text for an empty list."""
        say = self.app.say
        note = say("saves.none-note")
        if problem := self._saves.problem:
            folder = self._saves.folder.name
            cause = told_cause(self.app.words, problem)
            note = say("message.cannot-read", file=printable(folder), cause=cause)
        way = ButtonSpec("begin", say("menu.new-game"), self._begin, "go-on")
        heading = say("saves.none")
        return Invitation(self.app, way, picture="new-game", heading=heading, sentence=note)

    def rows(self) -> Sequence[ListRow]:
        """Return a row for every game in the folder; most are filled in later."""
        files = self._saves.latest_first()
        rows = [ListRow() for _ in files]
        self._unread = deque(zip(rows, files, strict=True))
        for _ in files[:FIRST_ROWS]:
            self._fill_row(*self._unread.popleft())
        return rows

    def _fill_row(self, row: ListRow, file: Path) -> None:
        summary = self._saves.summary(file)
        if summary is None:
            told = self._why_unread(file)
            row.add(Label(told, ON_PAPER.note, wrap=True, grow=1, basis=0.0))
        else:
            row.add(*self._row_parts(summary))
        if row.width:  # the list stands already
            k = self.stage.units.k * self.sheet_scale
            lay_out(row, self.kit, k, width=row.width, height=row.height)

    def _why_unread(self, file: Path) -> str:
        name = printable(file.name)
        try:
            self._saves.read(file)
        except OSError as problem:
            cause = self.app.disk_error_text(problem)
            return self.app.say("message.cannot-read", file=name, cause=cause)
        return name  # it may be read again: the next visit shows it

    def _row_parts(self, summary: Summary) -> list[Node]:
        is_gone = is_title_missing(self.app, summary)
        parts: list[Node] = []
        if not is_gone:
            width, height = PICTURE
            parts.append(Thumbnail(self._thumbnails, summary.file, width=width, height=height))
        if self.list_width >= DISCS_FROM:
            screen_pictures = self.app.box_of(summary.title).screen_pictures
            discs = [
                seat_disc(screen_pictures, seat.colour, DISC, width=PITCH, height=PITCH)
                for seat in summary.seats
            ]
            parts.append(Row(*discs, width=MOST_SEATS * PITCH))
        options = options_text(self.app, summary)
        parts.append(
            column_of_lines(
                Label(players_text(self.app, summary), ON_PAPER.bold.sized(22), may_shorten=True),
                Label(status_text(self.app, summary), ON_PAPER.note, wrap=True),
                Label(
                    options,
                    ON_PAPER.note,
                    name="options",
                    tooltip=options,
                    may_shorten=True,
                    visible=bool(options),
                ),
            )
        )
        goes_on = not is_gone and not summary.is_over and summary.condition in READABLE_CONDITIONS
        ways = [("resume", "go-on", self._resume)] if goes_on else []
        ways += [("watch", "play", self._watch)] if summary.seats and not is_gone else []
        for name, picture, then in ways:
            way = ButtonSpec(
                name, self.app.say(f"saves.{name}"), partial(then, summary.file), picture
            )
            parts.append(way.as_plain_button(self.app, min_width=BUTTON, height=theme.BUTTON))
        return [*parts, self._remove_button(summary)]

    def _remove_button(self, summary: Summary) -> Node:
        """Return the small button that removes a game."""
        file = summary.file
        words = self.app.say("saves.remove")
        tip = where_removed(self.app, "remove-tip", file)
        go = partial(self._ask_to_remove, summary)
        way = ButtonSpec(_remove_button_name(file), "", go, "x", tip=tip)
        return way.as_plain_button(self.app, label=words, width=theme.BUTTON, height=theme.BUTTON)

    def _ask_to_remove(self, summary: Summary) -> None:
        files = self._saves.latest_first()
        at = files.index(summary.file) if summary.file in files else 0
        if summary.is_over:
            self.before_removal()
        remove = partial(self._remove, summary.file, at)
        told = players_text(self.app, summary), status_text(self.app, summary)
        ask_to_remove(self.stage, self.app, summary, told, remove)

    def _remove(self, file: Path, at: int) -> Removed:
        """Remove the game from the list; the focus moves to the one that takes its place."""
        removed = self._saves.remove(file, datetime.now())
        by_keys = self.stage.by_keys
        self.rebuild()
        files = self._saves.latest_first()
        if files and by_keys:
            following = self.stage.root.find(_remove_button_name(files[min(at, len(files) - 1)]))
            self.stage.focus.focus_node(following, shown=True)
        return removed


def _remove_button_name(file: Path) -> str:
    """Return the node name of the button that removes a game."""
    return f"remove:{file.stem}"
