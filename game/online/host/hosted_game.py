"""A game at a host: its match, what everybody sees of it, and who moves for its computers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.rules import NOBODY
from game.match.match import Match
from game.online.host.services import Thinker
from game.online.host.streams import ViewStreams
from game.online.protocol.messages import Refused
from game.online.protocol.table_state import GameStanding, SeatWay
from game.records.records import AUTOMA, HUMAN, Entry, Note, Step


@dataclass(frozen=True, slots=True)
class HostedGame:
    """One game in memory. It never believes a client: seats are the table's business, and the
    rules check every move.
    """

    match: Match
    streams: ViewStreams
    thinker: Thinker

    @property
    def asked(self) -> int:
        """The seat that decides, NOBODY when the game is over."""
        question = self.match.question()
        return question.seat if question is not None else NOBODY

    @property
    def asks_somebody(self) -> bool:
        """Whether it is a person who decides."""
        return self.asked != NOBODY and self.match.seats[self.asked].player == HUMAN

    @property
    def waits_for_computer(self) -> bool:
        """Whether a computer has to move."""
        asked = self.asked
        return asked != NOBODY and self.match.seats[asked].player not in (HUMAN, AUTOMA)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.match.chronicle.closing is not None

    def play(self, seat: int, moment: int, code: int) -> bool:
        """Play a seat's answer to the question of that moment; False when it was played before.

        Refused for an answer to an older question, IllegalMove, NotSaved: nothing has changed.
        """
        if since := self._since(moment):
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

    def _since(self, moment: int) -> list[Entry]:
        """Return what has been written since a moment, but for who sat down where."""
        records = self.match.chronicle.records
        if moment > len(records):
            raise Refused("stale")
        return [record for record in records[moment:] if not isinstance(record, Note)]

    def standing(self, seconds: int, clocks: Sequence[int]) -> GameStanding:
        """Return where the game stands; `seconds` since the last move, `clocks` in ms."""
        match, closing = self.match, self.match.chronicle.closing
        return GameStanding(
            *(len(match.chronicle.records), self.streams.undos, match.steps, self.asked, seconds),
            tuple(left // 1000 for left in clocks),
            closing.scores if closing else (),
            closing.ranking if closing else (),
        )

    def ways(self, seats: Sequence[int]) -> list[SeatWay]:
        """Return why these seats cannot take anything back."""
        match = self.match
        return [SeatWay(at, match.why_not_undo(at), match.why_not_reset(at)) for at in seats]

    def close(self) -> None:
        """Give the journal up."""
        self.thinker.close()
        self.match.close()
