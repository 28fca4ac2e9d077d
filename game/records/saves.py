"""The folder of saved games: files named game-0001.counthouse and so on.

Files of older versions end in `OLDER_SAVED`; they are read, listed and continued in place.
"""

import contextlib
import os
import re
import stat
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from game.engine.reasons import Unreadable
from game.engine.title import Options
from game.files.toml_fields import cause_of, printable
from game.program import OLDER_SAVED, SAVED
from game.records.frames import MAGIC, MOST_CONTENT
from game.records.game_progress import TellProgress, progress_at_snapshot
from game.records.journal import Journal
from game.records.reading import (
    Check,
    Condition,
    Reading,
    accept_any,
    has_closing,
    read_content,
    read_journal,
)
from game.records.records import CHALLENGE, Chronicle, Seat, disk_refusal
from game.records.removal import Removed, remove
from game.records.stored_files import read_regular_file, replace_file
from game.text.names import seat_names

_ENDINGS: Final = "|".join(map(re.escape, (SAVED, OLDER_SAVED)))
_NAME: Final = re.compile(rf"game-([0-9]{{4,}})(?:{_ENDINGS})")

LAST_REMOVED: Final = "last-removed.txt"  # the largest number of a removed game
LONGEST_NUMBER: Final = 20  # bytes
NO_STAMP: Final = (0, -1)
MOST_AHEAD: Final = 300 * 10**9  # ns by which the clock of a network disk may be ahead
UNKNOWN: Final = -(2**63)  # earlier than any time


@dataclass(frozen=True, slots=True)
class Summary:
    """A game in the folder, as a list shows it; `condition` is the condition of the file."""

    file: Path
    condition: Condition
    title: str
    seats: tuple[Seat, ...]
    steps: int
    progress: int  # 0 to 100
    is_over: bool
    scores: tuple[int, ...]  # empty before the end
    edition: str = ""
    pack: str = ""  # its name; "" for the built-in numbers
    challenge: str = ""  # its name; "" for a game without one
    options: Options | None = None  # the set-up; None when the file holds no game


SeatNames = Callable[[str, Sequence[Seat]], Sequence[str]]
"""Return what the seats of a game of a title are called where its file has no name for them."""


def names_by_player(_title: str, seats: Sequence[Seat]) -> Sequence[str]:
    """Return names for all seats; a seat without a name is called like its player."""
    return seat_names([seat.name for seat in seats], [seat.player for seat in seats])


Stamp = tuple[int, int]
"""When a file was written last, in ns, and its length in bytes."""


class Saves:
    """The games of one folder, which is created with the first game.

    What was read from a file is cached until the file changes; a failed read is tried again.
    """

    def __init__(
        self,
        folder: Path,
        check: Check = accept_any,
        names: SeatNames = names_by_player,
        *,
        progress: TellProgress = progress_at_snapshot,
    ) -> None:
        """Use this folder; an opening that `check` refuses counts as damaged.

        `names` gives names to seats of older games that have none; `progress` computes how far a
        game has advanced.
        """
        self.folder = folder
        self._check = check
        self._names = names
        self.progress = progress
        self.problem = ""  # why the folder could not be read the last time
        self._told: dict[Path, tuple[Stamp, Summary | None]] = {}
        self._finished: dict[Path, tuple[Stamp, bool]] = {}

    def create(self) -> Journal:
        """Create the journal of a new game, numbered after all others; NotSaved on failure."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            number = self.next_number()
        except OSError as error:
            raise disk_refusal(error, self.folder.name, self.folder) from error
        while True:
            try:
                return Journal.create(self.file(number))
            except FileExistsError:  # another program has just created it
                number += 1

    def next_number(self) -> int:
        """Return a number greater than that of every game here, removed ones included."""
        return max(self._last_removed(), *map(_number, self.files()), 0) + 1

    def remove(self, file: Path, now: datetime) -> Removed:
        """Move a game out of the folder and return its new place; NotSaved says why it cannot be
        moved.

        Its number is not used again, so that references to it stay unambiguous.
        """
        number = max(self._last_removed(), _number(file))
        try:
            replace_file(self.folder / LAST_REMOVED, f"{number}\n")
        except OSError as error:
            raise disk_refusal(error, self.folder.name, self.folder) from error
        return remove(file, now)

    def _last_removed(self) -> int:
        """Return the largest number of a removed game, 0 for none."""
        try:
            told = (
                read_regular_file(self.folder / LAST_REMOVED, LONGEST_NUMBER)
                .decode("ascii")
                .strip()
            )
        except (OSError, UnicodeDecodeError):
            return 0
        return int(told) if told.isdecimal() else 0

    def file(self, number: int) -> Path:
        """Return the path for the game of that number, whether or not it exists."""
        return self.folder / f"game-{number:04}{SAVED}"

    def import_game(self, file: Path) -> Path:
        """Copy a game from elsewhere into the folder under the next number, and return its path.

        A game that is already in the folder is not copied. OSError when the file cannot be read,
        NotSaved when it cannot be copied, Unreadable when it holds no game.
        """
        content = read_regular_file(file, MOST_CONTENT + 1)
        reading = read_content(content, printable(file.name), self._check)
        if reading.chronicle is None:
            raise Unreadable(f"{printable(file.name)} is not a saved game")
        for kept in self.files():
            with contextlib.suppress(OSError):
                if kept.stat().st_size == len(content) and kept.read_bytes() == content:
                    return kept
        target = self.file(self.next_number())
        try:
            replace_file(target, content)
        except OSError as error:
            raise disk_refusal(error, self.folder.name, self.folder) from error
        return target

    def reopen(self, file: Path) -> Journal:
        """Open a game's journal to continue it; NotSaved or NotContinued when that is not
        possible.
        """
        journal = Journal.reopen(file, self._check)
        if journal.held is not None:
            self._name_seats(journal.held.chronicle)
        return journal

    def read(self, file: Path) -> Reading:
        """Read a journal file; OSError when it cannot be opened or is not a regular file."""
        reading = read_journal(file, self._check)
        self._name_seats(reading.chronicle)
        return reading

    def _name_seats(self, chronicle: Chronicle | None) -> None:
        """Give a name to every seat without one; existing names are kept."""
        if chronicle is None or all(seat.name for seat in chronicle.seats):
            return
        names = self._names(chronicle.opening.options.title, chronicle.seats)
        pairs = zip(chronicle.seats, names, strict=True)
        chronicle.name_seats([seat.name or name for seat, name in pairs])

    def files(self) -> list[Path]:
        """Return the games' files by number; empty when there is no folder."""
        try:
            with os.scandir(self.folder) as entries:
                names = [entry.name for entry in entries if is_game_name(entry.name)]
        except FileNotFoundError:
            names = []
        except OSError as error:
            self.problem = cause_of(error)
            return []
        self.problem = ""
        return sorted((self.folder / name for name in names), key=_number)

    def summaries(self) -> tuple[Summary, ...]:
        """Return summaries of all games, the last played first; unreadable files are left out."""
        return tuple(filter(None, map(self.summary, self.latest_first())))

    def summary(self, file: Path) -> Summary | None:
        """Return what a list shows of a game; None for an unreadable file."""
        stamp = _stamp(file)
        known = self._told.get(file)
        if known is None or known[0] != stamp or known[1] is None:
            known = self._told[file] = stamp, self._summary(file)
        return known[1]

    def newest_unfinished(self, title: str = "", editions: Collection[str] = ()) -> Path | None:
        """Return the last played unfinished game, limited to a title and editions if given, or
        None.
        """
        for file in self.latest_first():
            if self.is_finished(file):
                continue
            summary = self.summary(file)
            if summary is None or summary.is_over or title not in ("", summary.title):
                continue
            if editions and summary.edition not in editions:
                continue
            if summary.condition in (Condition.WHOLE, Condition.TORN):
                return file
        return None

    def latest_first(self) -> list[Path]:
        """Return the games' files, the last played first.

        Files dated into the future by a wrong clock come last, the newest first, so that they do
        not hide games that are played now.
        """
        stamped = {file: _stamp(file) for file in self.files()}
        played = [file for file, stamp in stamped.items() if stamp != NO_STAMP]
        latest = time.time_ns() + MOST_AHEAD

        def order(file: Path) -> tuple[int, int]:
            written = stamped[file][0]
            return written if written <= latest else UNKNOWN, _number(file)

        return sorted(played, key=order, reverse=True)

    def _summary(self, file: Path) -> Summary | None:
        try:
            reading = self.read(file)
        except OSError:
            return None
        if reading.chronicle is None:
            return Summary(file, reading.condition, "", (), 0, 0, False, ())
        return _summary_of(file, reading, reading.chronicle, self.progress(reading.chronicle))

    def is_finished(self, file: Path) -> bool:
        """Whether a game is finished; only its frames are read,
        which is much faster than `read`.
        """
        stamp = _stamp(file)
        known = self._finished.get(file)
        if known is None or known[0] != stamp:
            try:
                known = stamp, has_closing(file)
            except OSError:
                known = stamp, False
            self._finished[file] = known
        return known[1]


def _summary_of(file: Path, reading: Reading, chronicle: Chronicle, progress: int) -> Summary:
    closing = chronicle.closing
    return Summary(
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
        challenge=notes[-1].text if (notes := chronicle.notes(CHALLENGE)) else "",
        options=chronicle.opening.options,
    )


def holds_game(file: Path) -> bool:
    """Return whether a file begins like a saved game; OSError when it cannot be read."""
    with open(file, "rb") as stream:
        return stream.read(len(MAGIC)) == MAGIC


def is_game_name(name: str) -> bool:
    """Return whether a file of this name is one of the folder's games."""
    return bool(_NAME.fullmatch(name))


def _number(file: Path) -> int:
    found = _NAME.fullmatch(file.name)
    return int(found.group(1)) if found else 0


def _stamp(file: Path) -> Stamp:
    """Return when a file changed last, and its size; NO_STAMP when it is not a regular file."""
    try:
        facts = file.stat()
    except OSError:
        return NO_STAMP
    return (facts.st_mtime_ns, facts.st_size) if stat.S_ISREG(facts.st_mode) else NO_STAMP
