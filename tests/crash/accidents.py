"""A game that goes on through accidents, and what has to be true of its file afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from game.match.beginnings import Beginning
from game.match.match import Match
from game.records.reading import Condition, read_journal
from game.records.record import Entry, Step, Undo
from game.records.refusals import NotSaved
from game.records.saves import Saves
from game.records.verify import verify
from tests.titles.lanterns.games import TITLE, luck_of, new_lanterns_game

DECISIONS = 6
MOST_TRIES = 3


Result = TypeVar("Result")


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
    match = insist(lambda: Match.begin(beginning_of(seed), Saves(folder).create()))
    told.show(match)
    play_some(match, told)
    match.close()
    file = Saves(folder).files()[-1]
    match = insist(lambda: Match.resume(TITLE, Saves(folder).reopen(file)))
    play_some(match, told)
    seat = next(seat for seat in range(3) if match.why_not_undo(seat) is None)
    insist(lambda: match.undo(seat))
    told.show(match)
    match.close()


def beginning_of(seed: int) -> Beginning:
    """Return a new game in which anything may be taken back."""
    return new_lanterns_game(seed, practice=True)


def insist(act: Callable[[], Result]) -> Result:
    """Do it, a second or third time when it is refused; StaysRefused after that."""
    for _ in range(MOST_TRIES):
        try:
            return act()
        except NotSaved:
            continue
    raise StaysRefused


def play_some(match: Match, told: Told) -> None:
    """Play; a refused move leaves the match as it was, and is tried again."""
    luck = luck_of(match.steps)
    for _ in range(DECISIONS):
        question = match.question()
        assert question is not None
        moves = match.moves()
        code = moves[luck.below(len(moves))].code
        before = (match.fingerprint(), match.steps)
        try:
            insist(partial(match.play, question.seat, code))
        except StaysRefused:
            assert (match.fingerprint(), match.steps) == before, "a refusal changed the game"
            raise
        told.show(match)


def check_kept(folder: Path, told: Told) -> None:
    """Require that all that was shown is in the one file, and one turn more at most."""
    files = Saves(folder).files()
    if not told.steps and not files:
        return
    assert files, "the game is lost"
    reading = read_journal(files[-1])
    if reading.chronicle is None:
        assert not told.steps, "the game is lost"
        return
    assert reading.condition in (Condition.WHOLE, Condition.TORN), reading.condition
    steps = reading.chronicle.steps
    undone = len(steps) < len(told.steps) and steps == told.steps[: len(steps)]
    is_kept = steps[: len(told.steps)] == told.steps
    assert is_kept or (undone and has_undo(reading.chronicle.records)), "a step is lost"
    assert verify(TITLE, reading.chronicle) is None


def has_undo(records: Sequence[Entry]) -> bool:
    """Whether the last record takes something back, shown or not yet."""
    return isinstance(records[-1], Undo)
