"""Saving a game: as it is played, what is owed to a full disk, and what stops a game."""

import platform
import sys
import traceback
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from pathlib import Path

import pygame
from pygame import Surface

from game.client.app import App
from game.client.session.hot_seat import HotSeat
from game.client.session.question import TableHandlers, ask_what_unsaved
from game.client.session.score_history import ScoreHistory
from game.client.widgets.choices import player_words
from game.client.widgets.dialogs import Reply, ask
from game.client.widgets.refusals import next_file
from game.engine.title import Options
from game.match.analysis import NoAnswer
from game.match.feed import FeedEntry
from game.native import build_kind
from game.places import PACKAGE_FOLDER
from game.records.journal import Journal
from game.records.records import Chronicle, Entry, NotContinued, NotSaved, Seat
from game.records.report import report_of, write_report
from game.records.saves import Saves
from game.records.stored_files import replace_file
from game.scene.stage.stage import Stage

# Late saving: games that were left before the disk took all of them are written when it does.

FOLDER = "log"
PICTURES = "pictures"
TOLD_BY_A_PLAYER = "A player found a mistake; the program itself noticed none."


class LateSaving:
    """Remembers such games as long as the program runs."""

    def __init__(self, app: App, saves: Saves) -> None:
        self._app = app
        self._saves = saves
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
                missing = chronicle.records[len(_held(journal)) :]
                journal.append(
                    [*missing] if journal.held is not None else [chronicle.opening, *missing]
                )
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


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a game ended: seats, points, the seats from best to worst, and its course. `news` are
    sentences about a goal that was reached or a record that was beaten.
    """

    seats: tuple[Seat, ...]
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    history: ScoreHistory
    news: tuple[str, ...] = ()
    options: Options | None = None  # what was played with


# Faults: the report that is kept of a mistake in the game, for whoever repairs it.


def keep_fault(
    fault: BaseException, saves_folder: Path, version: str, chronicle: Chronicle | None = None
) -> Path | None:
    """Write a report of a fault and the open game beside the saved games. Return the file, which
    `tools/reproduce.py` plays again; None when it cannot be written.
    """
    told = without_places("".join(traceback.format_exception(fault)), saves_folder)
    return _keep(told, saves_folder, version, chronicle)


def keep_doubt(
    saves_folder: Path, version: str, chronicle: Chronicle, words: str = ""
) -> Path | None:
    """Write such a report when it is a player who thinks that something is wrong in a game; `words`
    are the player's own.
    """
    told = f"{TOLD_BY_A_PLAYER}\n{words}" if words else TOLD_BY_A_PLAYER
    return _keep(told, saves_folder, version, chronicle)


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


def picture_taken(app: App, picture: Surface) -> str:
    """Keep a picture of the window beside the saved games; return where it is, or why not."""
    coded = BytesIO()
    pygame.image.save(picture, coded, "picture.png")
    try:
        file = next_file(app.saves_folder / PICTURES, "picture", ".png")
        replace_file(file, coded.getvalue())
    except OSError as problem:
        return app.say("picture.not-kept", reason=app.cause_of(problem))
    return app.say("picture.kept", file=file)


# Stoppage: a computer's turn that cannot go on, and what somebody at the screen wants done.


@dataclass(frozen=True, slots=True)
class TableWays:
    """What can be done at a table that stands still: leave, go on, seat another player."""

    exits: TableHandlers
    go_on: Callable[[], None]
    take_over: Callable[[int, str], None]


class Stoppage:
    """Lets computers move, and asks when a move cannot be saved or a player never answers. While it
    asks (`is_open`), the match stands still and nobody thinks.
    """

    def __init__(self, app: App, hot_seat: HotSeat, stage: Stage, ways: TableWays) -> None:
        self._app = app
        self._hot_seat = hot_seat
        self._stage = stage
        self._ways = ways
        self.is_open = False
        self._was_saved = hot_seat.match.is_saved

    def go_on(self, in_time: Callable[[], bool]) -> tuple[tuple[FeedEntry, ...], bool]:
        """Do as `HotSeat.go_on`; nothing happens while somebody is asked. A game that was played on
        unsaved says when it is saved again.
        """
        is_saved = self._hot_seat.match.is_saved
        if is_saved and not self._was_saved:
            self._stage.announce(self._app.say("message.saved-again"))
        self._was_saved = is_saved
        if self.is_open:
            return (), False
        try:
            return self._hot_seat.go_on(in_time)
        except NotSaved as refusal:
            self.is_open = True
            again = partial(self._chosen, self._ways.go_on)
            ways = again, partial(self._chosen, self._unsaved)
            ask_what_unsaved(self._stage, self._app, refusal.reason, ways, self._leave())
        except NoAnswer:
            self._ask_unanswered()
        return (), False

    def _ask_unanswered(self) -> None:
        match = self._hot_seat.match
        quick = self._app.players.quick
        question = match.question()
        assert question is not None  # else nobody would have been waited for
        name = match.seats[question.seat].name
        player = player_words(self._app, quick)
        seat_quick = partial(self._ways.take_over, question.seat, quick)
        say = self._app.say
        again = partial(self._chosen, self._ways.go_on)
        seated = partial(self._chosen, seat_quick)
        replies = (
            Reply(say("message.retry"), again, name="retry"),
            Reply(say("message.seat-quick", player=player), seated, "primary", name="quick"),
            self._leave(),
        )
        told = [say("message.no-answer", name=name), say("message.no-answer-note", player=player)]
        self.is_open = True
        ask(self._stage, say("message.title"), told, replies)

    def _unsaved(self) -> None:
        self._hot_seat.match.play_unsaved()
        self._ways.go_on()

    def _leave(self) -> Reply:
        leave = partial(self._chosen, self._ways.exits.leave)
        return Reply(self._app.say("pause.leave"), leave, cap="@back", name="leave")

    def _chosen(self, way: Callable[[], None]) -> None:
        self.is_open = False
        way()
