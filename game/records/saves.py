"""The folder of the player's games: files named game-0001.counthouse and so on.

Older ones end in `OLDER_SAVED`; they are read, listed and gone on with as they are.
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
    anything,
    has_closing,
    read_content,
    read_journal,
)
from game.records.records import CHALLENGE, Chronicle, Seat, disk_refusal
from game.records.removal import Removed, remove
from game.records.stored_files import read_plain, replace_file
from game.text.names import seat_names

_ENDINGS: Final = "|".join(map(re.escape, (SAVED, OLDER_SAVED)))
_NAME: Final = re.compile(rf"game-([0-9]{{4,}})(?:{_ENDINGS})")

LAST_REMOVED: Final = "last-removed.txt"  # the largest number of a game that was removed
LONGEST_NUMBER: Final = 20  # bytes
NO_STAMP: Final = (0, -1)
MOST_AHEAD: Final = 300 * 10**9  # ns by which the clock of another machine's disk may be ahead
UNKNOWN: Final = -(2**63)  # before any time


@dataclass(frozen=True, slots=True)
class Summary:
    """A game in the folder, as a list shows it; `condition` is the file's own."""

    file: Path
    condition: Condition
    title: str
    seats: tuple[Seat, ...]
    steps: int
    progress: int  # 0 to 100
    is_over: bool
    scores: tuple[int, ...]  # empty before the end
    edition: str = ""
    pack: str = ""  # its name; "" for our own numbers
    challenge: str = ""  # its name; "" for any other game
    options: Options | None = None  # the set-up; None for a file that tells of no game


SeatNames = Callable[[str, Sequence[Seat]], Sequence[str]]
"""Return what the seats of a game of a title are called where its file has no name for them."""


def called_by_player(_title: str, seats: Sequence[Seat]) -> Sequence[str]:
    """Call a seat without a name what its player is called."""
    return seat_names([seat.name for seat in seats], [seat.player for seat in seats])


Stamp = tuple[int, int]
"""When a file was written last, in ns, and its length in bytes."""


class Saves:
    """The games of one folder, which is made when the first game is.

    What was read of a file is kept until the file changes; what could not be read is tried again.
    """

    def __init__(
        self,
        folder: Path,
        check: Check = anything,
        names: SeatNames = called_by_player,
        *,
        progress: TellProgress = progress_at_snapshot,
    ) -> None:
        """Look after this folder; an opening that `check` refuses counts as damaged. `names` calls
        seats of games of old that have no name; `progress` tells how far a game has come.
        """
        self.folder = folder
        self._check = check
        self._names = names
        self.progress = progress
        self.problem = ""  # why the folder could not be looked into the last time
        self._told: dict[Path, tuple[Stamp, Summary | None]] = {}
        self._finished: dict[Path, tuple[Stamp, bool]] = {}

    def create(self) -> Journal:
        """Return the journal of a new game, numbered after all others, or NotSaved."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            number = self.next_number()
        except OSError as error:
            raise disk_refusal(error, self.folder.name, self.folder) from error
        while True:
            try:
                return Journal.create(self.file(number))
            except FileExistsError:  # another program has just made it
                number += 1

    def next_number(self) -> int:
        """Return a number after those of all games here."""
        return max(self._last_removed(), *map(_number, self.files()), 0) + 1

    def remove(self, file: Path, now: datetime) -> Removed:
        """Take a game out of the folder and return where it is now; NotSaved says why that cannot
        be. No other game ever gets its number: what is written of it elsewhere stays true.
        """
        number = max(self._last_removed(), _number(file))
        try:
            replace_file(self.folder / LAST_REMOVED, f"{number}\n")
        except OSError as error:
            raise disk_refusal(error, self.folder.name, self.folder) from error
        return remove(file, now)

    def _last_removed(self) -> int:
        """Return the largest number of a game that was removed, 0 for none."""
        try:
            told = read_plain(self.folder / LAST_REMOVED, LONGEST_NUMBER).decode("ascii").strip()
        except (OSError, UnicodeDecodeError):
            return 0
        return int(told) if told.isdecimal() else 0

    def file(self, number: int) -> Path:
        """Return where the game of that number lies, or would."""
        return self.folder / f"game-{number:04}{SAVED}"

    def take_in(self, file: Path) -> Path:
        """Keep a game from elsewhere under the next number, and return where it is kept.

        A game that is kept already is not kept twice. OSError when the file cannot be read,
        NotSaved when it cannot be kept, Unreadable when it holds no game.
        """
        content = read_plain(file, MOST_CONTENT + 1)
        reading = read_content(content, printable(file.name), self._check)
        if reading.chronicle is None:
            raise Unreadable(f"{printable(file.name)} holds no saved game")
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
        """Return a game's journal for going on; NotSaved or NotContinued when that cannot be."""
        journal = Journal.reopen(file, self._check)
        if journal.held is not None:
            self._name_seats(journal.held.chronicle)
        return journal

    def read(self, file: Path) -> Reading:
        """Return what a file holds; OSError when it cannot be opened or is no plain file."""
        reading = read_journal(file, self._check)
        self._name_seats(reading.chronicle)
        return reading

    def _name_seats(self, chronicle: Chronicle | None) -> None:
        """Give every seat without a name one; names that are there stay, whatever they are."""
        if chronicle is None or all(seat.name for seat in chronicle.seats):
            return
        names = self._names(chronicle.opening.options.title, chronicle.seats)
        pairs = zip(chronicle.seats, names, strict=True)
        chronicle.name_seats([seat.name or name for seat, name in pairs])

    def files(self) -> list[Path]:
        """Return the games' files, by number; empty when there is no folder."""
        try:
            with os.scandir(self.folder) as entries:
                names = [entry.name for entry in entries if is_game(entry.name)]
        except FileNotFoundError:
            names = []
        except OSError as error:
            self.problem = cause_of(error)
            return []
        self.problem = ""
        return sorted((self.folder / name for name in names), key=_number)

    def summaries(self) -> tuple[Summary, ...]:
        """Return all games, the one played last first; files nobody can read are left out."""
        return tuple(filter(None, map(self.summary, self.latest_first())))

    def summary(self, file: Path) -> Summary | None:
        """Return what a list shows of a game; None for a file nobody can read."""
        stamp = _stamp(file)
        known = self._told.get(file)
        if known is None or known[0] != stamp or known[1] is None:
            known = self._told[file] = stamp, self._summary(file)
        return known[1]

    def newest_unfinished(self, title: str = "", editions: Collection[str] = ()) -> Path | None:
        """Return the unfinished game that was played last, of a title and any of some editions if
        they are named; None without one.
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
        """Return the games' files, the one played last first.

        Where a clock that was wrong has dated games into the future nobody knows when they were
        played: they come last, the newest first, and hide none that is played now.
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
        return _told(file, reading, reading.chronicle, self.progress(reading.chronicle))

    def is_finished(self, file: Path) -> bool:
        """Whether a game has its end; told from its frames, much faster than by reading it."""
        stamp = _stamp(file)
        known = self._finished.get(file)
        if known is None or known[0] != stamp:
            try:
                known = stamp, has_closing(file)
            except OSError:
                known = stamp, False
            self._finished[file] = known
        return known[1]


def _told(file: Path, reading: Reading, chronicle: Chronicle, progress: int) -> Summary:
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


def is_game(name: str) -> bool:
    """Return whether a file of this name is one of the folder's games."""
    return bool(_NAME.fullmatch(name))


def _number(file: Path) -> int:
    found = _NAME.fullmatch(file.name)
    return int(found.group(1)) if found else 0


def _stamp(file: Path) -> Stamp:
    """Return when a file changed last; NO_STAMP for what is no plain file."""
    try:
        facts = file.stat()
    except OSError:
        return NO_STAMP
    return (facts.st_mtime_ns, facts.st_size) if stat.S_ISREG(facts.st_mode) else NO_STAMP
