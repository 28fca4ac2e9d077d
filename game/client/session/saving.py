"""Late saving: games that were left before the disk took all of them are written when it does."""

from __future__ import annotations

import platform
import sys
import traceback
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.client.app import App
from game.client.session.score_history import ScoreHistory
from game.client.widgets.refusals import next_file
from game.native import build_kind
from game.places import PACKAGE_FOLDER
from game.records.journal import Journal
from game.records.records import Chronicle, Entry, Record, Seat
from game.records.refusals import NotContinued, NotSaved
from game.records.report import report_of, write_report
from game.records.saves import Saves
from game.records.stored_files import replace_file

# Late saving: games that were left before the disk took all of them are written when it does.


class LateSaving:
    """Remembers such games as long as the program runs."""

    def __init__(self, app: App, saves: Saves) -> None:
        self._app, self._saves = app, saves
        self._owed: list[tuple[Chronicle, Path | None]] = []

    def owe(self, chronicle: Chronicle, file: Path | None) -> None:
        """Remember a game that was played unsaved, and the file that holds its beginning."""
        self._owed.append((chronicle, file))

    def try_again(self) -> None:
        """Write what there is room for now, small files as well, and say so."""
        self._app.keep_what_is_owed()
        before = len(self._owed)
        self._owed = [owed for owed in self._owed if not self._is_written(*owed)]
        if len(self._owed) < before:
            self._app.announce(self._app.say("message.saved-again"))

    def _is_written(self, chronicle: Chronicle, file: Path | None) -> bool:
        try:
            journal = self._journal(chronicle, file)
            with closing(journal):
                journal.append(_missing(chronicle, journal))
        except NotSaved:
            return False
        return True

    def _journal(self, chronicle: Chronicle, file: Path | None) -> Journal:
        """Return that of the file; that of a new one where somebody has played on differently."""
        if file is None or not file.exists():
            return self._saves.create()
        try:
            journal = self._saves.reopen(file)
        except NotContinued:
            return self._saves.create()
        held = _held(journal)
        if held == chronicle.records[: len(held)]:
            return journal
        journal.close()
        return self._saves.create()


def _held(journal: Journal) -> Sequence[Entry]:
    held = journal.held.chronicle if journal.held is not None else None
    return held.records if held is not None else ()


def _missing(chronicle: Chronicle, journal: Journal) -> list[Record]:
    missing = chronicle.records[len(_held(journal)) :]
    return [*missing] if journal.held is not None else [chronicle.opening, *missing]


# The result of a finished game, as the end screen and its parts show it.


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a game ended: seats, points, the seats from best to worst, and its course.

    `news` are sentences about a goal that was reached or a record that was beaten.
    """

    seats: tuple[Seat, ...]
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    course: ScoreHistory
    news: tuple[str, ...] = ()


# Faults: the report that is kept of a mistake in the game, for whoever repairs it.

FOLDER = "log"
TOLD_BY_A_PLAYER = "A player found a mistake; the program itself noticed none."


def keep_fault(
    fault: BaseException, saves_folder: Path, version: str, chronicle: Chronicle | None = None
) -> Path | None:
    """Write a report of a fault and the open game beside the saved games.

    Return the file, which `tools/reproduce.py` plays again; None when it cannot be written.
    """
    told = without_places("".join(traceback.format_exception(fault)), saves_folder)
    return _keep(told, saves_folder, version, chronicle)


def keep_doubt(saves_folder: Path, version: str, chronicle: Chronicle) -> Path | None:
    """Write such a report when it is a player who thinks that something is wrong in a game."""
    return _keep(TOLD_BY_A_PLAYER, saves_folder, version, chronicle)


def _keep(told: str, saves_folder: Path, version: str, chronicle: Chronicle | None) -> Path | None:
    program = (
        ("version", version),
        ("build", build_kind()),
        ("python", platform.python_version()),
        ("pygame", pygame.version.ver),
        ("system", f"{platform.system()} {platform.release()} {platform.machine()}"),
    )
    try:
        file = next_file(saves_folder / FOLDER, "fault", ".toml")
        replace_file(file, write_report(report_of(program, told, chronicle)))
    except (OSError, ValueError):
        return None
    return file


def without_places(text: str, saves_folder: Path) -> str:
    """Return the text without paths that tell of the player's machine."""
    places = [
        (saves_folder, "saves"),
        (PACKAGE_FOLDER.parent, "."),
        (Path(sys.prefix), "python"),
        (Path(sys.base_prefix), "python"),
    ]
    with suppress(RuntimeError):  # not everybody has a home
        places.append((Path.home(), "~"))
    for place, name in places:
        if place != Path(place.anchor):
            text = text.replace(str(place), name)
    return text
