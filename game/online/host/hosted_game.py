"""A game at a host: its match, what each observer sees of it, and its computers' moves.

There is one stream for each observer, however many people watch; a step is computed once and sent
to all of them. The views come from the rules alone, so nothing else can be sent.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgpack

from game.engine.fingerprint import fingerprint_of_rows
from game.engine.knowledge import COMMON_OBSERVER, observed
from game.engine.reasons import IllegalMove
from game.engine.rules import NOBODY, State
from game.match.match import Match
from game.match.turn import AppliedStep
from game.online.host.readable import ReadableMove, ReadableStep, readable_moves
from game.online.host.services import Thinker
from game.online.protocol.messages import Refused
from game.online.protocol.table_state import GameStanding, SeatUndoRefusal
from game.records.codec import pack_rows
from game.records.records import HUMAN, Entry, Note, Step, Undo
from game.records.replay import may_know
from game.records.retracing import ReplayCursor

Rows = list[list[int]]
FreshItem = tuple[int, bytes]  # the number of undos before it, and an item


@dataclass(slots=True)
class ObserverStream:
    """What one observer has seen: the first view, then items, with the fingerprint after each.

    `knows_moves` says of each step whether the observer may know its move, `fresh` are the items
    that have not been sent yet.
    """

    first: bytes
    rows: Rows
    prints: list[bytes]
    items: list[bytes] = field(default_factory=list)
    knows_moves: list[bool] = field(default_factory=list)
    fresh: list[FreshItem] = field(default_factory=list)


class HostedGame:
    """One game in memory; it listens to its match.

    It trusts no client: the table checks the seats, and the rules check every move.
    """

    def __init__(self, match: Match, thinker: Thinker) -> None:
        """Take over the match, and compute what every observer has seen so far."""
        self.match = match
        self._thinker = thinker
        self.undos = sum(isinstance(record, Undo) for record in match.chronicle.records)
        cursor = ReplayCursor(match.title, match.game, match.chronicle)
        first = cursor.load(match.chronicle.snapshots[0])
        self._streams: dict[int, ObserverStream] = {}
        self._texts: list[str] = []  # the move text of each step
        self._listed: tuple[tuple[int, int], list[ReadableMove]] | None = None
        for at in (*range(len(match.seats)), COMMON_OBSERVER):
            rows = observed(match.game.rules, first, at).to_plain()
            self._streams[at] = ObserverStream(pack_rows(rows), rows, [fingerprint_of_rows(rows)])
        for passage in cursor.passages():
            if passage.step is not None:
                self.add(AppliedStep(passage.step, passage.before, passage.after))
        self.take_new_items()
        match.listen(self)

    @property
    def deciding_seat(self) -> int:
        """The seat that has to decide, NOBODY when the game is over."""
        question = self.match.question()
        return question.seat if question is not None else NOBODY

    @property
    def has_person_to_decide(self) -> bool:
        """Whether a person has to decide."""
        return self.deciding_seat != NOBODY and self.match.seats[self.deciding_seat].player == HUMAN

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.match.chronicle.closing is not None

    @property
    def result(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Each seat's points, and the seats from best to worst; both empty before the end."""
        closing = self.match.chronicle.closing
        return (closing.scores, closing.ranking) if closing is not None else ((), ())

    def readable_moves(self, seat: int) -> tuple[int, list[ReadableMove]]:
        """Return the present moment, and the legal moves of a person's seat.

        The list is computed once for each moment.
        """
        key = (len(self.match.chronicle.records), seat)
        if self.match.seats[seat].player != HUMAN:
            return key[0], []
        if self._listed is None or self._listed[0] != key:
            self._listed = key, readable_moves(self.match, seat)
        return key[0], self._listed[1]

    def readable_steps(self, observer: int, first: int) -> list[ReadableStep]:
        """Return the steps from number `first` on, with what the observer may know of them.

        Their texts are cached: to replay a long game again would delay all tables.
        """
        known = self._streams[observer].knows_moves
        return [
            (step.number, step.seat, self._texts[at] if known[at] else None)
            for at, step in enumerate(self.match.chronicle.steps)
            if step.number >= first
        ]

    def play(self, seat: int, moment: int, code: int) -> bool:
        """Play a seat's answer to the question of that moment; False when it was played before.

        Refused for an answer to an older question, IllegalMove and NotSaved: nothing has changed.
        With a saver the move counts once `match.when_written` reports that it was written.
        """
        if since := self._records_since(moment):
            step = since[0]
            if isinstance(step, Step) and (step.seat, step.move) == (seat, code):
                return False
            raise Refused("stale")
        self.match.send_answer(seat, code)
        return True

    def check_undo(self, seat: int, moment: int, *, turn: bool) -> None:
        """Check that an undo is possible and was asked for at the present moment; Refused
        otherwise.
        """
        if self._records_since(moment):
            raise Refused("stale")
        match = self.match
        reason = match.why_not_reset(seat) if turn else match.why_not_undo(seat)
        if reason is not None:
            raise IllegalMove(reason)

    def undo_decision(self, seat: int, *, turn: bool) -> None:
        """Undo the seat's last decision, or its turn; IllegalMove, NotSaved as in `play`."""
        if turn:
            self.match.reset_turn(seat)
        else:
            self.match.undo(seat)

    def run_computer(self) -> bool:
        """Let the deciding computer think or move; return whether it has moved."""
        return self._thinker.advance_computer()

    def _records_since(self, moment: int) -> list[Entry]:
        """Return the records since a moment, without changes of players."""
        records = self.match.chronicle.records
        if moment > len(records):
            raise Refused("stale")
        return [record for record in records[moment:] if not isinstance(record, Note)]

    def add(self, happening: AppliedStep) -> None:
        """Add a step of the true state to every stream, as its observer may see it."""
        game = self.match.game
        step = happening.step
        self._texts.append(game.move(happening.before, step.move).text)
        for at, stream in self._streams.items():
            known = may_know(game, happening.before, (step.seat, step.move), at)
            rows = observed(game.rules, happening.after, at).to_plain()
            after = fingerprint_of_rows(rows)
            before = stream.rows
            changes = [(at, row) for at, row in enumerate(rows) if row != before[at]]
            code = step.move if known else None
            item: bytes = msgpack.packb([step.number, after, step.seat, code, changes])
            stream.rows = rows
            stream.items.append(item)
            stream.knows_moves.append(known)
            stream.prints.append(after)
            stream.fresh.append((self.undos, item))

    def go_back(self, number: int, state: State) -> None:
        """Add an undo of all steps after this number to every stream."""
        self.undos += 1
        del self._texts[number:]
        for at, stream in self._streams.items():
            stream.rows = observed(self.match.game.rules, state, at).to_plain()
            del stream.items[number:], stream.prints[number + 1 :], stream.knows_moves[number:]
            item: bytes = msgpack.packb([number, stream.prints[number], None, None, []])
            stream.fresh.append((self.undos, item))

    def take_new_items(self) -> dict[int, list[FreshItem]]:
        """Return the new items of each observer since the last call."""
        fresh = {at: stream.fresh for at, stream in self._streams.items()}
        for stream in self._streams.values():
            stream.fresh = []
        return fresh

    def history(self, observer: int) -> tuple[bytes, list[bytes]]:
        """Return the first view of an observer, and all items since then."""
        return self._streams[observer].first, list(self._streams[observer].items)

    def standing(self, seconds: int, clocks: Sequence[int]) -> GameStanding:
        """Return the standing of the game; `seconds` since the last move, `clocks` in ms."""
        match = self.match
        left = tuple(each // 1000 for each in clocks)
        moment = len(match.chronicle.records)
        return GameStanding(moment, self.undos, match.steps, self.deciding_seat, seconds, left)

    def undo_refusals(self, seats: Sequence[int]) -> list[SeatUndoRefusal]:
        """Return for each seat why it cannot undo its decision or its turn."""
        match = self.match
        return [
            SeatUndoRefusal(at, match.why_not_undo(at), match.why_not_reset(at)) for at in seats
        ]

    def close(self) -> None:
        """Close the match, which releases its journal."""
        self._thinker.close()
        self.match.close()
