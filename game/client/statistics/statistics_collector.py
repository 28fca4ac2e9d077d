"""Writes finished games and their judgements into the ledger."""

from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from game.box.goals import NO_MEDAL_GRADE, FinalScores
from game.client.app import App
from game.client.challenges.challenge import Challenge, find_challenge
from game.client.challenges.goals import challenge_name_of_game
from game.client.session.score_history import ScoreHistory, compute_score_history
from game.client.statistics.career_statistics import EditionLedgerEntries
from game.client.statistics.counting import not_counted_reason_key
from game.client.statistics.game_milestones import Milestone, find_milestones
from game.client.statistics.ledger import Ledger
from game.client.statistics.ledger_codec import LedgerEntry, encode_and_decode_entry
from game.client.statistics.ledger_entries import (
    NO_SEAT,
    BegunChallengeEntry,
    FinishedGameEntry,
    JudgedGameEntry,
)
from game.client.widgets.dates import last_write_time
from game.client.widgets.progress_page import ProgressPage
from game.engine.reasons import Unreadable
from game.match.analysis import KNOWN_FACTS_MODE, JudgedGame
from game.records.journal_reading import JournalCondition
from game.records.records import HUMAN_PLAYER, Chronicle
from game.records.replay import Replay
from game.records.saved_game_folder import SavedGameFolder, is_numbered_game_file_name

HasTimeLeft = Callable[[], bool]

FRAME_BUDGET_SECONDS = 0.01


class StatisticsCollector:
    """The only writer of the ledger; if it cannot be written, the app's `last_failure_sentence`
    says why.

    The ledger should contain every finished game of the folder: games that are missing, because
    they are newer, were damaged or could not be written, are entered from their saved files.
    """

    def __init__(self, app: App, saves: SavedGameFolder) -> None:
        self._app = app
        self._saves = saves
        self.ledger = Ledger(app.saves_folder)
        self._unwritten: list[LedgerEntry] = []
        self._missing_entries: list[FinishedGameEntry] = []  # in files that the ledger lacks
        self._unread_files: deque[Path] | None = None  # of these files; None while nobody gathers
        self._missing_file_count = 0
        self.told = ""  # a sentence about the ledger, when there is something wrong with it

    @property
    def entries(self) -> Sequence[LedgerEntry]:
        """The ledger's entries of the open title, and all entries about judged games, which name no
        title; entries that could not be written yet are included."""
        meant = {
            self._app.box.title.name,
            self._app.open_title_section_name,
        }  # the usual one is often not named
        return tuple(
            each
            for each in self._all_entries
            if isinstance(each, JudgedGameEntry) or each.title in meant
        )

    @property
    def _all_entries(self) -> Sequence[LedgerEntry]:
        return (*self.ledger.entries, *self._unwritten)

    @property
    def entered_share_of_missing_games(self) -> float:
        """The share of the missing files that has been read so far, 1.0 when none is left."""
        return 1 - len(self._unread_files) / self._missing_file_count if self._unread_files else 1.0

    def record_begun_challenge(self, challenge: Challenge, file: Path) -> None:
        """Record in which file a challenge was begun, so that it can be continued; announce it
        if that cannot be written."""
        if not self._write_entries(
            BegunChallengeEntry(challenge.name, file.name, self._app.box.title.name)
        ):
            self._app.show_notice(self.told)  # the table that follows has no place for it

    def is_unfinished_challenge_file(self, challenge: Challenge, file: Path) -> bool:
        """Return whether a file contains a readable, unfinished game of the challenge."""
        try:
            reading = self._saves.read_game(file)
        except OSError:
            return False
        chronicle = reading.chronicle
        if chronicle is None or chronicle.closing is not None:
            return False
        is_sound = reading.condition in (
            JournalCondition.INTACT,
            JournalCondition.LAST_WRITE_INTERRUPTED,
        )
        return is_sound and challenge_name_of_game(chronicle) == challenge.name

    def enter_missing_games(
        self, has_time_left: HasTimeLeft = lambda: True, except_file: Path | None = None
    ) -> bool:
        """Enter finished games that are missing from the ledger, except the file `except_file`,
        while `has_time_left()` is True; return whether none is missing any more."""
        if self._unread_files is None:
            known = {
                each.file_name for each in self._all_entries if isinstance(each, FinishedGameEntry)
            }
            files = [
                file
                for file in self._saves.game_files()
                if file.name not in known and is_numbered_game_file_name(file.name)
            ]
            self._unread_files = deque(files)
            self._missing_file_count = len(files)
        while self._unread_files:
            file = self._unread_files.popleft()
            if file != except_file and self._saves.is_finished(file):
                with suppress(OSError, Unreadable):
                    self._missing_entries += filter(None, (self._entry_from_file(file),))
            if not has_time_left():
                break
        if self._unread_files:
            return False
        found, self._missing_entries, self._unread_files = self._missing_entries, [], None
        held = {
            each.last_fingerprint
            for each in self._all_entries
            if isinstance(each, FinishedGameEntry) and not each.file_name
        }
        found = [
            each for each in found if each.last_fingerprint not in held
        ]  # entered before it had a file
        if found or self.ledger.is_damaged or self._unwritten:
            was_damaged = self.ledger.is_damaged
            if self._write_entries(*found) and was_damaged:
                self._app.last_failure_sentence = self.told = self._app.say(
                    "fault.ledger-damaged", games=len(found)
                )
        return True

    def record_game_and_find_milestones(
        self,
        chronicle: Chronicle,
        history: ScoreHistory,
        file: Path | None,
        has_time_left: HasTimeLeft = lambda: True,
    ) -> tuple[FinishedGameEntry, tuple[Milestone, ...]]:
        """Enter a finished game into the ledger; return its entry and its milestones.

        A game that the ledger has is not entered twice and has no milestones. There are none either
        if `has_time_left()` became False before all earlier games were read.
        """
        is_complete = self.enter_missing_games(has_time_left, file)
        entry = self._make_finished_game_entry(chronicle, history, file)
        known = [each for each in self.entries if isinstance(each, FinishedGameEntry)]
        if any(
            each.last_fingerprint == entry.last_fingerprint and each.file_name == entry.file_name
            for each in known
        ):
            return entry, ()
        first = self._app.box.title.editions[0]
        alike = EditionLedgerEntries(self.entries, entry.edition, first).entries_except_other_packs(
            entry.pack_digest
        )
        reached = find_milestones(alike, entry, self._app.computer_players.player_kinds)
        self._write_entries(entry)
        return entry, reached if is_complete else ()

    def is_in_record(self, file: Path) -> bool:
        """Return whether the ledger holds the result of a saved game, and it counts for the record
        of the only person at the table."""
        counted = [
            each
            for each in self._all_entries
            if isinstance(each, FinishedGameEntry)
            and each.counts_for_career
            and each.own_seat != NO_SEAT
        ]
        if is_numbered_game_file_name(file.name):
            return any(each.file_name == file.name for each in counted)
        try:
            chronicle = self._saves.read_game(file).chronicle
        except OSError:
            return False
        if chronicle is None:
            return False
        fingerprint = _final_fingerprint(chronicle)
        return any(not each.file_name and each.last_fingerprint == fingerprint for each in counted)

    def record_judged_game(self, chronicle: Chronicle, judging_mode: str, game: JudgedGame) -> None:
        """Enter the accuracy and luck of the only person of a judged game; do nothing if there
        is no such person, the game is already entered, or it was judged with open cards."""
        seat = seat_of_only_person(chronicle)
        key = _final_fingerprint(chronicle)
        known = {
            each.last_fingerprint for each in self.entries if isinstance(each, JudgedGameEntry)
        }
        if judging_mode != KNOWN_FACTS_MODE or seat == NO_SEAT or key in known:
            return
        account = game.totals_by_seat[seat]
        self._write_entries(
            JudgedGameEntry(key, account.accuracy_percent, account.share_change_by_luck)
        )

    def _make_finished_game_entry(
        self, chronicle: Chronicle, history: ScoreHistory, file: Path | None
    ) -> FinishedGameEntry:
        """Return the entry of a finished game. If one person played, it includes that person's
        numbers, and the grade if the game was a challenge."""
        entry = self._entry_from_chronicle(chronicle, file)
        seat = entry.own_seat
        if seat == NO_SEAT:
            return entry
        own = [
            kind
            for at, kind in zip(history.mover_by_step, history.move_kinds, strict=True)
            if at == seat
        ]
        box = self._app.box_of_title_or_open_box(entry.title)
        figures = box.game_facts.end_result_numbers_by_name(history.final_state, seat)
        numbers = FinalScores(entry.scores, entry.seats_from_best).goal_numbers_of_seat(
            seat, own, figures
        )
        challenge = find_challenge(entry.challenge_name, box.challenges)
        grade = challenge.goal.grade(numbers) if challenge is not None else NO_MEDAL_GRADE
        return replace(entry, medal_grade=grade, own_statistics=tuple(sorted(numbers.items())))

    def _entry_from_chronicle(self, chronicle: Chronicle, file: Path | None) -> FinishedGameEntry:
        """Return the entry of a finished game without numbers and grade; raises Unreadable if
        the game is not finished."""
        closing = chronicle.closing
        if closing is None:
            raise Unreadable("Only a finished game can be entered.")
        name = challenge_name_of_game(chronicle)
        options = chronicle.opening.options
        return FinishedGameEntry(
            _final_fingerprint(chronicle),
            file.name if file is not None and is_numbered_game_file_name(file.name) else "",
            self._app.today().toordinal(),
            tuple(seat.player for seat in chronicle.seats),
            seat_of_only_person(chronicle),
            closing.scores,
            closing.seats_from_best,
            options.expansions,
            options.automa or (),
            not not_counted_reason_key(chronicle),
            name,
            title=options.title,
            edition=options.edition,
            pack_digest=options.pack.digest if options.pack is not None else "",
        )

    def _entry_from_file(self, file: Path) -> FinishedGameEntry | None:
        """Return the entry of a saved finished game, dated by its file; None if the file is not
        one."""
        chronicle = self._saves.read_game(file).chronicle
        if chronicle is None or chronicle.closing is None:
            return None
        entry = self._entry_from_chronicle(chronicle, file)
        title = self._app.shelf.titles.get(entry.title)
        if entry.challenge_name and entry.own_seat != NO_SEAT and title is not None:
            game_facts = self._app.box_of_title_or_open_box(entry.title).game_facts
            entry = self._make_finished_game_entry(
                chronicle, compute_score_history(Replay(title, chronicle), game_facts), file
            )
        played = last_write_time(file)
        day = entry.day_ordinal if played is None else played.toordinal()
        return encode_and_decode_entry(replace(entry, day_ordinal=day))

    def _write_entries(self, *entries: LedgerEntry) -> bool:
        """Write entries together with those that could not be written before; if that fails,
        store the reason in the app's `last_failure_sentence` and return False."""
        self._unwritten += entries
        try:
            self.ledger.append_entries(*self._unwritten)
        except OSError as problem:
            reason = self._app.disk_error_text(problem)
            self._app.last_failure_sentence = self.told = self._app.say(
                "fault.ledger", reason=reason
            )
            return False
        self._unwritten.clear()
        self.told = ""
        return True


def seat_of_only_person(chronicle: Chronicle) -> int:
    """Return the seat of the only person at the table; NO_SEAT with several or none."""
    people: Sequence[int] = [
        seat for seat, player in enumerate(chronicle.seats) if player.player == HUMAN_PLAYER
    ]
    return people[0] if len(people) == 1 else NO_SEAT


def _final_fingerprint(chronicle: Chronicle) -> bytes:
    return chronicle.steps[-1].fingerprint_after if chronicle.steps else b""


class MissingGamesProgressScreen(ProgressPage):
    """A progress page that enters missing games into the ledger, and is then replaced by the page
    that `open_page` opens.

    If it is closed early, the rest is entered before the next page that needs the ledger.
    """

    heading = "gathering.title"

    def __init__(
        self, app: App, game_facts: StatisticsCollector, open_page: Callable[[], None]
    ) -> None:
        super().__init__(app)
        self._game_facts = game_facts
        self._open_page = open_page

    @property
    def needs_updates(self) -> bool:
        """Return True, since the page works in every frame."""
        return True

    def update(self, seconds: float) -> None:
        """Enter missing games as far as the frame's time allows; when none is left, open the
        next page instead of this one."""
        if self.window.screen is not self:
            return
        if self._game_facts.enter_missing_games(
            self.window.clock.make_has_time_left(FRAME_BUDGET_SECONDS)
        ):
            self.window.pop()
            self._open_page()
            return
        self.show_progress(self._game_facts.entered_share_of_missing_games)
        self.stage.update_before_next_drawing()

    def progress_sentence(self) -> str:
        """Return a sentence with the percentage of missing files that have been read."""
        return self.app.say(
            "gathering.told", percent=int(100 * self._game_facts.entered_share_of_missing_games)
        )
