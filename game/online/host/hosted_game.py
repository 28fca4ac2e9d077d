"""A game at a host: its match, what everybody sees of it, and its computer players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from game.engine.rules import NOBODY
from game.match.match import Match
from game.online.host.streams import ViewStreams
from game.online.protocol.messages import Refused
from game.online.protocol.table_state import GameStanding, SeatWay
from game.records.records import AUTOMA, HUMAN, Entry, Note, Step


class Thinker(Protocol):
    """Who moves for the computers of one match: the driver of the window's tables is one."""

    def turn(self) -> bool:
        """Let the computer whose turn it is think or move; return whether a move was played.

        NoAnswer and NotSaved change nothing.
        """

    def close(self) -> None:
        """Send everybody home."""


MakeThinker = Callable[[Match, Callable[[], None], Callable[[int], None]], Thinker]
"""Makes one for a match; it calls the first when an answer is there, from any thread, and the
second with the seat of a computer that had to be replaced."""


class HostedGame:
    """One running game. It never believes a client: seats are the table's business, and the rules
    check every move.
    """

    def __init__(self, match: Match, thinker: Thinker) -> None:
        """Take the match over."""
        self.match = match
        self.streams = ViewStreams(match)
        self._thinker = thinker

    @property
    def asked(self) -> int:
        """The seat that decides, NOBODY when the game is over."""
        question = self.match.question()
        return question.seat if question is not None else NOBODY

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.match.chronicle.closing is not None

    @property
    def waits_for_computer(self) -> bool:
        """Whether a computer has to move."""
        asked = self.asked
        return asked != NOBODY and self.match.seats[asked].player not in (HUMAN, AUTOMA)

    def play(self, seat: int, moment: int, code: int) -> bool:
        """Play a seat's answer to the question of that moment; False when it was played before.

        Refused for an answer to an older question, IllegalMove, NotSaved: nothing has changed.
        """
        since = self._since(moment)
        if since:
            step = since[0]
            if isinstance(step, Step) and (step.seat, step.move) == (seat, code):
                return False
            raise Refused("stale")
        self.match.play(seat, code)
        return True

    def take_back(self, seat: int, moment: int, *, turn: bool) -> None:
        """Take the seat's last decision, or its turn, back; refused as in `play`."""
        if self._since(moment):
            raise Refused("stale")
        if turn:
            self.match.reset_turn(seat)
        else:
            self.match.undo(seat)

    def think(self) -> bool:
        """Let a computer think or move; return whether it has moved."""
        return self._thinker.turn()

    def standing(self, seconds: int, clocks: Sequence[int]) -> GameStanding:
        """Return where the game stands."""
        match, closing = self.match, self.match.chronicle.closing
        return GameStanding(
            len(match.chronicle.records),
            self.streams.undos,
            match.steps,
            self.asked,
            seconds,
            tuple(clocks),
            closing.scores if closing else (),
            closing.ranking if closing else (),
        )

    def ways(self, seats: Sequence[int]) -> list[SeatWay]:
        """Return why these seats cannot take anything back."""
        match = self.match
        return [
            SeatWay(seat, match.why_not_undo(seat), match.why_not_reset(seat)) for seat in seats
        ]

    def close(self) -> None:
        """Give the journal up."""
        self._thinker.close()
        self.match.close()

    def _since(self, moment: int) -> list[Entry]:
        """Return what has been written since a moment, but for who sat down where."""
        records = self.match.chronicle.records
        if moment > len(records):
            raise Refused("stale")
        return [record for record in records[moment:] if not isinstance(record, Note)]
