"""The list of saved games: replay one, or continue an unfinished one."""

from collections import deque
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path

from game.client.app import App
from game.client.screens.replay_list_texts import (
    READABLE_CONDITIONS,
    challenge_and_players_text,
    is_title_missing,
    last_played_and_status_text,
    options_text,
)
from game.client.screens.replay_removal import (
    ask_to_remove_game,
    sentence_on_where_removed_game_goes,
)
from game.client.screens.replay_renaming import ask_for_game_name
from game.client.stored.saved_game_names import load_names, remove_saved_game_name
from game.client.stored.user_folders import newest_wanted_files
from game.client.widgets.buttons import ButtonSpec, make_grand_button_row
from game.client.widgets.file_dialog import ask_for_file
from game.client.widgets.frames import make_seat_disc_sprite
from game.client.widgets.list_page import EmptyListPanel, ListPage, ListRow, make_growing_column
from game.client.widgets.thumbnails import SavedGameThumbnails, Thumbnail
from game.files.toml_fields import printable_file_name
from game.records.removal import RemovedGame
from game.records.saved_game_folder import SavedGameFolder, SavedGameSummary, has_journal_header
from game.scene.layout import Container, Row, lay_out, theme
from game.scene.nodes.node import Node
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Label, ScrollList
from game.text.refusal_texts import translate_file_error_cause

SEAT_DISC_SIZE = 34.0
SEAT_DISC_PITCH = 38.0
MAX_SEAT_DISCS = 5
MIN_BUTTON_WIDTH = 166.0
THUMBNAIL_SIZE = (126.0, 80.0)
ROW_HEIGHT = 100.0
NARROW_ROW_HEIGHT = 106.0  # the status of a game goes on in a second line
MAX_OFFERED_FILES = 4  # files that are offered to be brought in
FRAME_BUDGET_SECONDS = 0.004
ROWS_FILLED_AT_ONCE = 12  # as many as fit a tall page: they are there at once, the others follow
MIN_WIDTH_WITH_SEAT_DISCS = 1150.0  # narrower rows have no room for the seats' markers


class SavedGamesScreen(ListPage):
    """The page that lists the saved games, the last played first; a broken one says what is
    wrong with it."""

    key = "saves"
    names_program_in_window_title = True  # the games of all titles
    row_height = ROW_HEIGHT

    def __init__(
        self,
        app: App,
        saves: SavedGameFolder,
        show_replay: Callable[[Path], None],
        resume_game: Callable[[Path], None],
        open_set_up: Callable[[], None],
    ) -> None:
        super().__init__(app)
        self.before_removal: Callable[[], None] = lambda: None  # of a finished game
        self.is_in_record: Callable[[Path], bool] = lambda file: False
        self.import_game: Callable[[Path], str] = lambda file: ""
        self._saves = saves
        self._show_replay = show_replay
        self._resume_game = resume_game
        self._open_set_up = open_set_up
        self._thumbnails = SavedGameThumbnails(app, saves)
        self._unfilled_rows: deque[tuple[ListRow, Path]] = deque()
        self._names: dict[str, str] = {}  # that the player has given, by the name of the file

    def on_enter(self) -> None:
        """Drop all thumbnails, since games may have been continued."""
        self._thumbnails.clear_thumbnails_and_requests()

    def make_extra_buttons(self) -> Sequence[Node]:
        """Return the button that imports a game."""
        words = self.app.say("saves.take-in")
        way = ButtonSpec(
            "take-in", words, self._ask_for_import, "folder", tooltip=self.app.say("saves.tip")
        )
        return make_grand_button_row(self.app, (way,))

    def _ask_for_import(self) -> None:
        files = newest_wanted_files(self._is_importable_game, MAX_OFFERED_FILES)
        ask_for_file(self.stage, self.app, files, self.import_game, text_table="saves")

    def _is_importable_game(self, file: Path) -> bool:
        return file.parent != self._saves.folder and has_journal_header(file)

    def update(self, seconds: float) -> None:
        """Read games into their rows and draw thumbnails, as far as the frame's time allows."""
        if not self._has_unfilled_rows_or_pending_thumbnails:
            return
        has_time_left = self.window.clock.make_has_time_left(FRAME_BUDGET_SECONDS)
        if self._thumbnails.has_pending_thumbnails:
            self._thumbnails.draw_pending(has_time_left)
        while self._unfilled_rows and has_time_left():
            self._fill_row_with_game(*self._unfilled_rows.popleft())
        self.stage.update_before_next_drawing()

    @property
    def needs_updates(self) -> bool:
        """Return whether there are games to read or thumbnails to draw."""
        return super().needs_updates or self._has_unfilled_rows_or_pending_thumbnails

    @property
    def _has_unfilled_rows_or_pending_thumbnails(self) -> bool:
        return bool(self._unfilled_rows) or self._thumbnails.has_pending_thumbnails

    def build_empty_list_content(self) -> Container:
        """Return the content shown without saved games: how to begin one, or why the folder
        cannot be read."""
        say = self.app.say
        note = say("saves.none-note")
        if problem := self._saves.folder_problem:
            folder = self._saves.folder.name
            cause = translate_file_error_cause(self.app.words, problem)
            note = say("message.cannot-read", file=printable_file_name(folder), cause=cause)
        way = ButtonSpec("begin", say("menu.new-game"), self._open_set_up, "go-on")
        heading = say("saves.none")
        return EmptyListPanel(self.app, way, picture="new-game", heading=heading, sentence=note)

    def build_rows(self) -> Sequence[ListRow]:
        """Return a row for every saved game; the first ones are filled, the others are filled by
        `update`."""
        is_narrow = self.list_width < MIN_WIDTH_WITH_SEAT_DISCS
        self.row_height = NARROW_ROW_HEIGHT if is_narrow else ROW_HEIGHT
        files = self._saves.files_latest_first()
        self._names = load_names(self._saves.folder)
        rows = [ListRow() for _ in files]
        self._unfilled_rows = deque(zip(rows, files, strict=True))
        for _ in files[: max(ROWS_FILLED_AT_ONCE, self._row_count_up_to_focused_game(files))]:
            self._fill_row_with_game(*self._unfilled_rows.popleft())
        return rows

    def _row_count_up_to_focused_game(self, files: Sequence[Path]) -> int:
        """Return how many rows there are up to the game whose button had the focus, 0 if none had
        it. These rows are filled at once, so that the new button can get the focus."""
        node = self.stage.focus.node
        name = node.name.partition(":")[2] if node is not None else ""
        return next((at for at, file in enumerate(files, start=1) if file.name == name), 0)

    def _fill_rows_up_to_game(self, file: Path) -> None:
        """Fill the rows of the list, from the first unfilled one up to and including that of the
        game in `file`."""
        while any(unfilled == file for _, unfilled in self._unfilled_rows):
            self._fill_row_with_game(*self._unfilled_rows.popleft())

    def _fill_row_with_game(self, row: ListRow, file: Path) -> None:
        summary = self._saves.summary(file)
        if summary is None:
            told = self._read_error_or_file_name_text(file)
            row.add(Label(told, PAPER_STYLES.note, wraps=True, grow=1, basis=0.0))
        else:
            row.add(*self._build_row_parts(summary))
        if row.width:  # the list stands already
            k = self.stage.units.px_per_u * self.sheet_scale
            lay_out(row, self.kit, k, width=row.width, height=row.height)
            listed = self.stage.root.find("list")
            if isinstance(listed, ScrollList):
                listed.forget_measured_sizes()

    def _read_error_or_file_name_text(self, file: Path) -> str:
        name = printable_file_name(file.name)
        try:
            self._saves.read_game(file)
        except OSError as problem:
            cause = self.app.disk_error_text(problem)
            return self.app.say("message.cannot-read", file=name, cause=cause)
        return name  # it may be read again: the next visit shows it

    def _build_row_parts(self, summary: SavedGameSummary) -> list[Node]:
        is_gone = is_title_missing(self.app, summary)
        parts: list[Node] = []
        if not is_gone:
            width, height = THUMBNAIL_SIZE
            parts.append(Thumbnail(self._thumbnails, summary.file, width=width, height=height))
        if self.list_width >= MIN_WIDTH_WITH_SEAT_DISCS:
            pictures_outside_table = self.app.box_of_title_or_open_box(
                summary.title
            ).pictures_outside_table
            discs = [
                make_seat_disc_sprite(
                    pictures_outside_table,
                    seat.colour,
                    SEAT_DISC_SIZE,
                    width=SEAT_DISC_PITCH,
                    height=SEAT_DISC_PITCH,
                )
                for seat in summary.seats
            ]
            parts.append(Row(*discs, width=MAX_SEAT_DISCS * SEAT_DISC_PITCH))
        options = options_text(self.app, summary)
        parts.append(
            make_growing_column(
                Label(
                    self._name_and_players_text(summary),
                    PAPER_STYLES.bold.sized(22),
                    may_shorten=True,
                ),
                Label(
                    last_played_and_status_text(self.app, summary), PAPER_STYLES.note, wraps=True
                ),
                Label(
                    options,
                    PAPER_STYLES.note,
                    name="options",
                    tooltip=options,
                    may_shorten=True,
                    visible=bool(options),
                ),
            )
        )
        goes_on = not is_gone and not summary.is_over and summary.condition in READABLE_CONDITIONS
        ways = [("resume", "go-on", self._resume_game)] if goes_on else []
        ways += [("watch", "play", self._show_replay)] if summary.seats and not is_gone else []
        for name, picture, then in ways:
            way = ButtonSpec(
                _row_button_name(name, summary.file),
                self.app.say(f"saves.{name}"),
                partial(then, summary.file),
                picture,
            )
            parts.append(
                way.make_plain_button(
                    self.app, min_width=MIN_BUTTON_WIDTH, height=theme.BUTTON_HEIGHT
                )
            )
        return [*parts, self._make_rename_button(summary), self._make_remove_button(summary)]

    def _make_rename_button(self, summary: SavedGameSummary) -> Node:
        """Return the small button that gives a game a name."""
        words = self.app.say("saves.rename")
        go = partial(self._ask_for_name, summary)
        name = _row_button_name("rename", summary.file)
        way = ButtonSpec(name, "", go, "pen", tooltip=self.app.say("saves.rename-tip"))
        return way.make_plain_button(
            self.app, label=words, width=theme.BUTTON_HEIGHT, height=theme.BUTTON_HEIGHT
        )

    def _ask_for_name(self, summary: SavedGameSummary) -> None:
        players = challenge_and_players_text(self.app, summary)
        ask_for_game_name(self.stage, self.app, summary.file, players, self.rebuild)

    def _name_and_players_text(self, summary: SavedGameSummary) -> str:
        """Return the name that the player has given the game, if any, and its players."""
        name = self._names.get(summary.file.name, "")
        players = challenge_and_players_text(self.app, summary)
        return self.app.say("saves.named", name=name, players=players) if name else players

    def _make_remove_button(self, summary: SavedGameSummary) -> Node:
        """Return the small button that removes a game."""
        file = summary.file
        words = self.app.say("saves.remove")
        tip = sentence_on_where_removed_game_goes(self.app, "remove-tip", file)
        go = partial(self._ask_to_remove, summary)
        way = ButtonSpec(_row_button_name("remove", file), "", go, "x", tooltip=tip)
        return way.make_plain_button(
            self.app, label=words, width=theme.BUTTON_HEIGHT, height=theme.BUTTON_HEIGHT
        )

    def _ask_to_remove(self, summary: SavedGameSummary) -> None:
        files = self._saves.files_latest_first()
        at = files.index(summary.file) if summary.file in files else 0
        if summary.is_over:
            self.before_removal()
        remove = partial(self._remove_game_and_rebuild, summary.file, at)
        told = (
            self._name_and_players_text(summary),
            last_played_and_status_text(self.app, summary),
        )
        is_in_record = summary.is_over and self.is_in_record(summary.file)
        ask_to_remove_game(self.stage, self.app, summary, told, remove, is_in_record=is_in_record)

    def _remove_game_and_rebuild(self, file: Path, focused_index: int) -> RemovedGame:
        """Remove a saved game and rebuild the list; if the keyboard was used last, the focus
        moves to the remove button of the game now at index `focused_index`."""
        removed = self._saves.remove_game(file, datetime.now())
        self.app.store_and_retry_pending_or_report(partial(remove_saved_game_name, file))
        by_keys = self.stage.is_last_input_key
        self.rebuild()
        files = self._saves.files_latest_first()
        if files and by_keys:
            following = files[min(focused_index, len(files) - 1)]
            self._fill_rows_up_to_game(following)
            button = self.stage.root.find(_row_button_name("remove", following))
            self.stage.focus.focus_node(button, shows_ring=True)
        return removed


def _row_button_name(key: str, file: Path) -> str:
    """Return the node name of a button of a game's row: "resume", "watch", "rename" or "remove"
    with the name of the file."""
    return f"{key}:{file.name}"
