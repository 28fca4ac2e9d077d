"""A game that goes on through accidents, and what has to be true of its file afterwards."""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import pytest

from game.match.match import Match
from game.match.match_factory import MatchBeginning
from game.records import durable_file
from game.records.journal_reading import JournalCondition, read_journal
from game.records.records import NotSaved, Step, Undo
from game.records.saved_game_folder import SavedGameFolder
from game.records.verification import find_first_difference
from game.system import files
from tests.helpers.present import present
from tests.titles.lanterns.games import TITLE, luck_of, new_lanterns_game

DECISIONS = 6
MAX_TRIES = 3


Result = TypeVar("Result")

CHANGING: Final = ("open", "write", "fdatasync", "fsync", "ftruncate")
SHORT: Final = 3  # bytes a short write gets rid of


class StaysRefused(Exception):
    """The disk refuses again and again; the player was told so."""


class Told:
    """What the player was shown as done, in the order of showing."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.steps: list[Step] = []
        self.file = ""

    def show(self, match: Match) -> None:
        """Show the position: from now on it must not be lost."""
        self.steps = list(match.chronicle.steps)


def play_through(folder: Path, told: Told, seed: int = 7) -> None:
    """Begin a game, play, close it, go on with it, play; what is refused is tried again."""
    match = insist(
        lambda: Match.begin(beginning_of(seed), SavedGameFolder(folder).create_journal())
    )
    told.show(match)
    play_some(match, told)
    match.close()
    file = SavedGameFolder(folder).game_files()[-1]
    match = insist(
        lambda: Match.resume_from_journal(TITLE, SavedGameFolder(folder).reopen_journal(file))
    )
    play_some(match, told)
    seat = next(seat for seat in range(3) if match.reason_against_undo(seat) is None)
    insist(lambda: match.undo_decision(seat))
    told.show(match)
    match.close()


def beginning_of(seed: int) -> MatchBeginning:
    """Return a new game in which anything may be taken back."""
    return new_lanterns_game(seed, practice=True)


def insist(act: Callable[[], Result]) -> Result:
    """Do it, a second or third time when it is refused; StaysRefused after that."""
    for _ in range(MAX_TRIES):
        try:
            return act()
        except NotSaved:
            continue
    raise StaysRefused


def play_some(match: Match, told: Told) -> None:
    """Play; a refused move leaves the match as it was, and is tried again."""
    luck = luck_of(match.step_count)
    for _ in range(DECISIONS):
        question = present(match.question())
        moves = match.legal_moves()
        code = moves[luck.draw_below(len(moves))].code
        before = (match.fingerprint(), match.step_count)
        try:
            insist(partial(match.send_answer, question.seat, code))
        except StaysRefused:
            assert (match.fingerprint(), match.step_count) == before, "a refusal changed the game"
            raise
        told.show(match)


def check_kept(folder: Path, told: Told) -> None:
    """Require that all that was shown is in the one file, and one turn more at most."""
    files = SavedGameFolder(folder).game_files()
    if not told.steps and not files:
        return
    assert files, "the game is lost"
    reading = read_journal(files[-1])
    if reading.chronicle is None:
        assert not told.steps, "the game is lost"
        return
    assert reading.condition in (
        JournalCondition.INTACT,
        JournalCondition.LAST_WRITE_INTERRUPTED,
    ), reading.condition
    steps = reading.chronicle.steps
    undone = len(steps) < len(told.steps) and steps == told.steps[: len(steps)]
    is_kept = steps[: len(told.steps)] == told.steps
    assert is_kept or (undone and isinstance(reading.chronicle.records[-1], Undo)), "a step is lost"
    assert find_first_difference(TITLE, reading.chronicle) is None


# The operating system as a journal's file sees it, failing at a chosen call, or losing power.
#
# Everything it does is done to real files, so that what is left can be read as after a real
# accident.


def use_disk(patch: pytest.MonkeyPatch, disk: object) -> None:
    """Put something in the place of `os` wherever a journal's file is written and synced."""
    for module in (durable_file, files):
        patch.setattr(module, "os", disk)


class FaultyOs:
    """Counts the calls that change the disk and lets some of them fail.

    From call `first` on, `failing` calls raise the error; a write that fails has written half.
    Without an error every write is short instead.
    """

    def __init__(self, error: OSError | None, first: int, failing: int = 1) -> None:
        """Fail at these calls, counted from 0."""
        self.calls = 0
        self.failed = 0
        self._error = error
        self._failing = range(first, first + failing)

    def __getattr__(self, name: str) -> Any:
        """Hand out the system's own, counted when it changes something."""
        real = getattr(os, name)
        return self._counted(name, real) if name in CHANGING else real

    def _counted(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            number, self.calls = self.calls, self.calls + 1
            if self._error is None and name == "write":
                return real(arguments[0], bytes(arguments[1])[:SHORT])
            if self._error is not None and number in self._failing:
                self.failed += 1
                if name == "write":
                    real(arguments[0], bytes(arguments[1])[: len(arguments[1]) // 2])
                raise self._error
            return real(*arguments)

        return call


class PowerLoss(BaseException):
    """The power went; nothing of the program goes on."""


class PowerLosingOs:
    """Keeps what is surely on the disk apart from what is only written, and loses the latter.

    At call `last` the power goes: files are cut back to what was synced, and of the rest only
    what `remains` says comes back. A new file without a synced folder is gone.
    """

    def __init__(self, folder: Path, last: int, remains: Callable[[bytes], bytes]) -> None:
        """Look after the files of one folder."""
        self._folder = folder
        self._last = last
        self._remains = remains
        self._calls = 0
        self._paths: dict[int, Path] = {}
        self._synced: dict[Path, bytes] = {}
        self._named: set[Path] = set(folder.iterdir())

    def __getattr__(self, name: str) -> Any:
        """Hand out the system's own, watched when it changes something."""
        real = getattr(os, name)
        return self._watched(name, real) if name in CHANGING else real

    def _watched(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            if self._calls == self._last:
                self._lose_power()
            self._calls += 1
            result = real(*arguments)
            if name == "open":
                self._paths[result] = Path(arguments[0])
            elif name in ("fdatasync", "fsync"):
                self._sync(self._paths[arguments[0]])
            return result

        return call

    def _sync(self, path: Path) -> None:
        if path.is_dir():
            self._named = set(path.iterdir())
        else:
            self._synced[path] = path.read_bytes()

    def _lose_power(self) -> None:
        for path in self._folder.iterdir():
            safe = self._synced.get(path, b"")
            written = path.read_bytes()
            if path not in self._named:
                path.unlink()
            elif written.startswith(safe):
                path.write_bytes(safe + self._remains(written[len(safe) :]))
            else:
                path.write_bytes(safe)
        raise PowerLoss
