"""Bookkeeping: writes finished games and their judgements into the ledger."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date
from pathlib import Path

from game.client.challenges.challenge import Challenge, challenge_of
from game.client.challenges.goals import NOTHING
from game.client.challenges.numbers import Ending, numbers_of
from game.client.challenges.starting import challenge_name
from game.client.course import Course
from game.client.desk import Desk
from game.client.statistics.entries import NO_SEAT, Begun, Entry, Finished, Judged
from game.client.statistics.ledger import Ledger
from game.client.statistics.milestones import Milestone, milestones
from game.engine.reasons import Unreadable
from game.match.analysis import KNOWN, JudgedGame
from game.records.chronicle import Chronicle
from game.records.reading import Condition, read_journal
from game.records.record import CONTINUED, HUMAN, TOOK_OVER
from game.records.saves import Saves


class Bookkeeping:
    """The one who writes the ledger; a full disk is noted in the desk's `fault`."""

    def __init__(self, desk: Desk, saves: Saves) -> None:
        self._desk, self._saves = desk, saves
        self.ledger = Ledger(desk.saves_folder)

    def begun(self, challenge: Challenge, file: Path) -> None:
        """Note in which file a challenge is played, so that it can be gone on with."""
        self.catch_up()
        self._add(Begun(challenge.name, file.name))

    def is_open(self, challenge: Challenge, file: Path) -> bool:
        """Return whether a file holds a game of the challenge that can be gone on with."""
        try:
            reading = read_journal(file)
        except OSError:
            return False
        chronicle = reading.chronicle
        if chronicle is None or chronicle.closing is not None:
            return False
        is_sound = reading.condition in (Condition.WHOLE, Condition.TORN)
        return is_sound and challenge_name(chronicle) == challenge.name

    def catch_up(self, but: Path | None = None) -> None:
        """Enter the games that were finished before there was a ledger, all `but` one."""
        if not self.ledger.is_new:
            return
        found = []
        for file in self._saves.files():
            if file == but:
                continue
            with suppress(OSError, Unreadable):
                chronicle = read_journal(file).chronicle
                if chronicle is not None and chronicle.closing is not None:
                    day = date.fromtimestamp(file.stat().st_mtime)
                    found.append(replace(self._plain_entry(chronicle, file), day=day.toordinal()))
        self._add(*found)

    def finished(
        self, chronicle: Chronicle, course: Course, file: Path | None
    ) -> tuple[Finished, tuple[Milestone, ...]]:
        """Write a finished game down; return it, and what it did for the first time.

        A game that was written down before, because its end was looked at again, is not
        written twice and breaks no record.
        """
        self.catch_up(file)
        entry = self._entry(chronicle, course, file)
        known = [each for each in self.ledger.entries if isinstance(each, Finished)]
        if any(each.game == entry.game and each.file == entry.file for each in known):
            return entry, ()
        reached = milestones(self.ledger.entries, entry, self._desk.players.kinds)
        self._add(entry)
        return entry, reached

    def judged(self, chronicle: Chronicle, mode: str, game: JudgedGame) -> None:
        """Write down how the only person of a judged game played, once."""
        seat, key = own_seat(chronicle), _key(chronicle)
        known = {each.game for each in self.ledger.entries if isinstance(each, Judged)}
        if mode != KNOWN or seat == NO_SEAT or key in known:
            return
        account = game.accounts[seat]
        self._add(Judged(key, account.accuracy, account.luck))

    def _entry(self, chronicle: Chronicle, course: Course, file: Path | None) -> Finished:
        """Return the entry of a game with the numbers of its only person, and its grade."""
        entry = self._plain_entry(chronicle, file)
        seat = entry.own
        if seat == NO_SEAT:
            return entry
        own = [kind for at, kind in zip(course.movers, course.kinds, strict=True) if at == seat]
        figures = self._desk.box.books.figures(course.final, seat)
        numbers = numbers_of(Ending(entry.scores, entry.ranking), seat, own, figures)
        challenge = challenge_of(entry.challenge, self._desk.box.challenges)
        grade = challenge.goal.grade(numbers) if challenge is not None else NOTHING
        return replace(entry, grade=grade, numbers=tuple(sorted(numbers.items())))

    def _plain_entry(self, chronicle: Chronicle, file: Path | None) -> Finished:
        """Return what the chronicle alone tells."""
        closing = chronicle.closing
        if closing is None:
            raise Unreadable("A game that is not over is not entered; allowed: a finished one.")
        name, options = challenge_name(chronicle), chronicle.opening.options
        return Finished(
            _key(chronicle),
            file.name if file is not None else "",
            self._desk.today().toordinal(),
            tuple(seat.player for seat in chronicle.seats),
            own_seat(chronicle),
            closing.scores,
            closing.ranking,
            options.expansions,
            options.wallace or (),
            _counts(chronicle, name),
            name,
        )

    def _add(self, *entries: Entry) -> None:
        if not entries:
            return
        try:
            self.ledger.add(*entries)
        except OSError as problem:
            reason = problem.strerror or str(problem)
            self._desk.fault = self._desk.say("fault.ledger", reason=reason)


def own_seat(chronicle: Chronicle) -> int:
    """Return the seat of the only person at the table; NO_SEAT with several or none."""
    people: Sequence[int] = [
        seat for seat, player in enumerate(chronicle.seats) if player.player == HUMAN
    ]
    return people[0] if len(people) == 1 else NO_SEAT


def _counts(chronicle: Chronicle, challenge: str) -> bool:
    """Whether a game was played from its beginning to its end as it was meant."""
    branched = bool(chronicle.notes(CONTINUED)) and not challenge
    return not (chronicle.practice or branched or chronicle.notes(TOOK_OVER))


def _key(chronicle: Chronicle) -> bytes:
    return chronicle.steps[-1].fingerprint if chronicle.steps else b""
