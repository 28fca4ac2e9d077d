"""The folder of saved games: files named game-0001.counthouse and so on, and those that were put
there under other names.

Files of older versions end in `OLDER_SAVED_GAME_ENDING`; they are read, listed and continued in
place.
"""

import contextlib
import os
import re
import stat
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final

from game.engine.title import Options
from game.files.toml_fields import error_cause_text, printable_file_name
from game.program import OLDER_SAVED_GAME_ENDING, SAVED_GAME_ENDING
from game.records.atomic_files import read_regular_file, replace_file
from game.records.frames import JOURNAL_MAGIC_BYTES, MAX_JOURNAL_BYTES
from game.records.game_progress import ProgressFunction, progress_at_last_snapshot
from game.records.journal import Journal
from game.records.journal_reading import (
    JournalCondition,
    JournalReading,
    OpeningCheck,
    accept_any_opening,
    has_closing_record,
    read_journal,
    read_journal_bytes,
)
from game.records.records import (
    CHALLENGE_NOTE_KIND,
    CONTINUES_OTHER_JOURNAL_NOTE_KIND,
    Chronicle,
    NotContinued,
    Seat,
    not_saved_error,
)
from game.records.removal import RemovedGame, remove_game_file
from game.text.names import unique_seat_names

SAVED_GAME_FILE_ENDINGS: Final = (SAVED_GAME_ENDING, OLDER_SAVED_GAME_ENDING)
_NUMBERED_NAME_PATTERN: Final = re.compile(
    rf"game-([0-9]{{4,}})(?:{'|'.join(map(re.escape, SAVED_GAME_FILE_ENDINGS))})"
)

HIGHEST_REMOVED_NUMBER_FILE_NAME: Final = "last-removed.txt"  # the highest number of a removed game
MAX_HIGHEST_REMOVED_NUMBER_FILE_BYTES: Final = 20  # bytes
NO_FILE_STAMP: Final = (0, -1)
MAX_CLOCK_AHEAD_NS: Final = 300 * 10**9  # ns by which the clock of a network disk may be ahead
UNKNOWN_TIME_NS: Final = -(2**63)  # earlier than any time


@dataclass(frozen=True, slots=True)
class SavedGameSummary:
    """A game in the folder with the facts that a list shows; `condition` is the condition of the
    file."""

    file: Path
    condition: JournalCondition
    title: str
    seats: tuple[Seat, ...]
    step_count: int
    progress_percent: int  # 0 to 100
    is_over: bool
    scores: tuple[int, ...]  # empty before the end
    edition: str = ""
    pack_name: str = ""  # its name; "" for the built-in numbers
    challenge_name: str = ""  # its name; "" for a game without one
    options: Options | None = None  # the set-up; None when the file holds no game
    is_branch_of_other_game: bool = False  # the game began with a position of another game


SeatNamesFunction = Callable[[str, Sequence[Seat]], Sequence[str]]
"""Returns the names under which the seats of a game are shown, for its title and its seats, of
which some may have no name.
"""


def seat_names_or_player_words(_title: str, seats: Sequence[Seat]) -> Sequence[str]:
    """Return the names of all seats; a seat without a name gets the word for its player as its
    name."""
    return unique_seat_names([seat.name for seat in seats], [seat.player for seat in seats])


FileStamp = tuple[int, int]
"""The time of a file's last change in ns, and its length in bytes."""


class SavedGameFolder:
    """The saved games of one folder, which is created together with the first game.

    The content of a file is cached until the file changes; after an error it is not cached.
    """

    def __init__(
        self,
        folder: Path,
        check_opening: OpeningCheck = accept_any_opening,
        make_seat_names: SeatNamesFunction = seat_names_or_player_words,
        *,
        compute_progress: ProgressFunction = progress_at_last_snapshot,
    ) -> None:
        """Use this folder; a game whose opening `check_opening` refuses counts as damaged.

        `make_seat_names` gives names to seats of older games that have none; `compute_progress`
        computes how far a game has advanced.
        """
        self.folder = folder
        self._check_opening = check_opening
        self._make_seat_names = make_seat_names
        self.compute_progress = compute_progress
        self.folder_problem = ""  # why the folder could not be read the last time
        self._cached_summaries: dict[Path, tuple[FileStamp, SavedGameSummary | None]] = {}
        self._cached_finished: dict[Path, tuple[FileStamp, bool]] = {}

    def create_journal(self) -> Journal:
        """Create the journal of a new game, numbered after all others; raise NotSaved on
        failure.
        """
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            number = self.next_game_number()
        except OSError as error:
            raise not_saved_error(error, self.folder.name, self.folder) from error
        while True:
            try:
                return Journal.create(self.path_for_number(number))
            except FileExistsError:  # another program has just created it
                number += 1

    def next_game_number(self) -> int:
        """Return a number greater than that of every game here, removed ones included."""
        return (
            max(self._highest_removed_number(), *map(_number_in_file_name, self.game_files()), 0)
            + 1
        )

    def remove_game(self, file: Path, now: datetime) -> RemovedGame:
        """Move a game to the system's bin or the folder of removed games, and return its new place;
        raise NotSaved when it cannot be moved.

        Its number is stored as used, so that references to it stay unambiguous.
        """
        number = max(self._highest_removed_number(), _number_in_file_name(file))
        try:
            replace_file(self.folder / HIGHEST_REMOVED_NUMBER_FILE_NAME, f"{number}\n")
        except OSError as error:
            raise not_saved_error(error, self.folder.name, self.folder) from error
        return remove_game_file(file, now)

    def _highest_removed_number(self) -> int:
        """Return the largest number of a removed game, 0 for none."""
        try:
            told = (
                read_regular_file(
                    self.folder / HIGHEST_REMOVED_NUMBER_FILE_NAME,
                    MAX_HIGHEST_REMOVED_NUMBER_FILE_BYTES,
                )
                .decode("ascii")
                .strip()
            )
        except (OSError, UnicodeDecodeError):
            return 0
        return int(told) if told.isdecimal() else 0

    def path_for_number(self, number: int) -> Path:
        """Return the path of the game with this number, whether or not the file exists."""
        return self.folder / f"game-{number:04}{SAVED_GAME_ENDING}"

    def import_game(self, file: Path) -> Path:
        """Copy a game from another place into the folder under the next number, and return its
        path.

        If the folder already has a game with equal content, nothing is copied and its path is
        returned. Raise OSError when the file cannot be read, NotSaved when it cannot be copied,
        NotContinued with the reason when it contains no readable game.
        """
        content = read_regular_file(file, MAX_JOURNAL_BYTES + 1)
        reading = read_journal_bytes(content, printable_file_name(file.name), self._check_opening)
        if reading.chronicle is None:
            raise NotContinued(reading.reason)
        for kept in self.game_files():
            with contextlib.suppress(OSError):
                if kept.stat().st_size == len(content) and kept.read_bytes() == content:
                    return kept
        target = self.path_for_number(self.next_game_number())
        try:
            replace_file(target, content)
        except OSError as error:
            raise not_saved_error(error, self.folder.name, self.folder) from error
        return target

    def reopen_journal(self, file: Path) -> Journal:
        """Open a game's journal to continue it; raise NotSaved or NotContinued when that is not
        possible.
        """
        journal = Journal.reopen(file, self._check_opening)
        if journal.opened_reading is not None:
            self._name_seats(journal.opened_reading.chronicle)
        return journal

    def read_game(self, file: Path) -> JournalReading:
        """Read the journal of a game and give names to nameless seats; raise OSError when it cannot
        be opened or is not a regular file.
        """
        reading = read_journal(file, self._check_opening)
        self._name_seats(reading.chronicle)
        return reading

    def _name_seats(self, chronicle: Chronicle | None) -> None:
        """Give the seats, in memory, the names under which they are shown. Do nothing without a
        chronicle."""
        if chronicle is not None:
            names = self._make_seat_names(chronicle.opening.options.title, chronicle.seats)
            chronicle.replace_seat_names(names)

    def game_files(self) -> list[Path]:
        """Return the files of all games: first those without a number in their name, then the
        others in the order of their numbers.

        Return [] when the folder does not exist. Return [] also when it cannot be read;
        `folder_problem` then says why.
        """
        try:
            with os.scandir(self.folder) as entries:
                names = [entry.name for entry in entries if is_saved_game_file_name(entry.name)]
        except FileNotFoundError:
            names = []
        except OSError as error:
            self.folder_problem = error_cause_text(error)
            return []
        self.folder_problem = ""
        files = [self.folder / name for name in sorted(names)]
        return sorted(files, key=_number_in_file_name)

    def summaries(self) -> tuple[SavedGameSummary, ...]:
        """Return summaries of all games, the last played first; unreadable files are left out."""
        return tuple(filter(None, map(self.summary, self.files_latest_first())))

    def summary(self, file: Path) -> SavedGameSummary | None:
        """Return the summary of a game for a list, cached as long as the file is unchanged, with
        the names under which its seats are shown now; None for an unreadable file."""
        stamp = _file_stamp(file)
        known = self._cached_summaries.get(file)
        if known is None or known[0] != stamp or known[1] is None:
            known = self._cached_summaries[file] = stamp, self._compute_summary(file)
        summary = known[1]
        if summary is None:
            return None
        names = self._make_seat_names(summary.title, summary.seats)
        if all(seat.name == name for seat, name in zip(summary.seats, names, strict=True)):
            return summary
        pairs = zip(summary.seats, names, strict=True)
        renamed = replace(summary, seats=tuple(replace(seat, name=name) for seat, name in pairs))
        self._cached_summaries[file] = stamp, renamed
        return renamed

    def last_played_unfinished_file(
        self, title: str = "", editions: Collection[str] = ()
    ) -> Path | None:
        """Return the file of the unfinished, undamaged game that was played last, None when
        there is none; `title` and `editions`, if given, limit the search."""
        for file in self.files_latest_first():
            if self.is_finished(file):
                continue
            summary = self.summary(file)
            if summary is None or summary.is_over or title not in ("", summary.title):
                continue
            if editions and summary.edition not in editions:
                continue
            if summary.condition in (
                JournalCondition.INTACT,
                JournalCondition.LAST_WRITE_INTERRUPTED,
            ):
                return file
        return None

    def files_latest_first(self) -> list[Path]:
        """Return the files of the games in the order in which they were last played, the latest
        first.

        Files with a date in the future, from a wrong clock, come last, so that they do not hide
        games that are played now.
        """
        stamped = {file: _file_stamp(file) for file in self.game_files()}
        played = [file for file, stamp in stamped.items() if stamp != NO_FILE_STAMP]
        latest = time.time_ns() + MAX_CLOCK_AHEAD_NS

        def time_and_number(file: Path) -> tuple[int, int]:
            written = stamped[file][0]
            return written if written <= latest else UNKNOWN_TIME_NS, _number_in_file_name(file)

        return sorted(played, key=time_and_number, reverse=True)

    def _compute_summary(self, file: Path) -> SavedGameSummary | None:
        try:
            reading = self.read_game(file)
        except OSError:
            return None
        if reading.chronicle is None:
            return SavedGameSummary(file, reading.condition, "", (), 0, 0, False, ())
        return _make_summary(
            file, reading, reading.chronicle, self.compute_progress(reading.chronicle)
        )

    def is_finished(self, file: Path) -> bool:
        """Return whether a game has ended, False for an unreadable file; only its frames are read,
        which is much faster than `read_game`.
        """
        stamp = _file_stamp(file)
        known = self._cached_finished.get(file)
        if known is None or known[0] != stamp:
            try:
                known = stamp, has_closing_record(file)
            except OSError:
                known = stamp, False
            self._cached_finished[file] = known
        return known[1]


def _make_summary(
    file: Path, reading: JournalReading, chronicle: Chronicle, progress: int
) -> SavedGameSummary:
    closing = chronicle.closing
    return SavedGameSummary(
        file,
        reading.condition,
        chronicle.opening.options.title,
        chronicle.seats,
        len(chronicle.steps),
        progress,
        closing is not None,
        closing.scores if closing else (),
        chronicle.opening.options.edition,
        pack.name if (pack := chronicle.opening.options.pack) is not None else "",
        challenge_name=notes[-1].text
        if (notes := chronicle.notes_of_kind(CHALLENGE_NOTE_KIND))
        else "",
        options=chronicle.opening.options,
        is_branch_of_other_game=bool(
            chronicle.notes_of_kind(CONTINUES_OTHER_JOURNAL_NOTE_KIND) and not notes
        ),
    )


def has_journal_header(file: Path) -> bool:
    """Return whether a file begins like a saved game; raise OSError when it cannot be read."""
    with open(file, "rb") as stream:
        return stream.read(len(JOURNAL_MAGIC_BYTES)) == JOURNAL_MAGIC_BYTES


def is_saved_game_file_name(name: str) -> bool:
    """Return whether a file name has the ending of a saved game's and is not hidden."""
    return name.endswith(SAVED_GAME_FILE_ENDINGS) and not name.startswith(".")


def is_numbered_game_file_name(name: str) -> bool:
    """Return whether a file name is one that the program gives: "game-", at least four digits,
    and the ending."""
    return bool(_NUMBERED_NAME_PATTERN.fullmatch(name))


def _number_in_file_name(file: Path) -> int:
    found = _NUMBERED_NAME_PATTERN.fullmatch(file.name)
    return int(found.group(1)) if found else 0


def _file_stamp(file: Path) -> FileStamp:
    """Return when a file changed last, and its size; NO_FILE_STAMP when it is not a regular
    file."""
    try:
        facts = file.stat()
    except OSError:
        return NO_FILE_STAMP
    return (facts.st_mtime_ns, facts.st_size) if stat.S_ISREG(facts.st_mode) else NO_FILE_STAMP
