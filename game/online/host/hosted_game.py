"""A game at a host: its match, what everybody sees of it, and who moves for its computers.

Every observer has a stream, however many look on; a step is worked out once and sent as it is. The
views come from the rules alone, so nothing else can be in what is sent.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgpack

from game.engine.fingerprint import fingerprint_of_rows
from game.engine.knowledge import COMMON_OBSERVER, observed
from game.engine.reasons import IllegalMove
from game.engine.rules import NOBODY, State
from game.match.match import Match
from game.match.turn import Happening
from game.online.host.readable import ReadableMove, ReadableStep, readable_moves
from game.online.host.services import Thinker
from game.online.protocol.messages import Refused
from game.online.protocol.table_state import GameStanding, SeatWay
from game.records.codec import pack_rows
from game.records.records import HUMAN, Entry, Note, Step, Undo
from game.records.replay import may_know
from game.records.retracing import ReplayCursor

Rows = list[list[int]]
FreshItem = tuple[int, bytes]  # how many undos there were before it, and an item


@dataclass(slots=True)
class ObserverStream:
    """What one observer has seen: the first view, then items, with the fingerprint after each.

    `knows_moves` tells of each step whether the observer may know its move, `fresh` are the items
    that nobody has been told of yet.
    """

    first: bytes
    rows: Rows
    prints: list[bytes]
    items: list[bytes] = field(default_factory=list)
    knows_moves: list[bool] = field(default_factory=list)
    fresh: list[FreshItem] = field(default_factory=list)


class HostedGame:
    """One game in memory; it listens to its match. It never believes a client: seats are the
    table's business, and the rules check every move.
    """

    def __init__(self, match: Match, thinker: Thinker) -> None:
        """Take the match over, and work out what everybody has seen so far."""
        self.match = match
        self._thinker = thinker
        self.undos = sum(isinstance(record, Undo) for record in match.chronicle.records)
        cursor = ReplayCursor(match.title, match.game, match.chronicle)
        first = cursor.load(match.chronicle.snapshots[0])
        self._streams: dict[int, ObserverStream] = {}
        self._texts: list[str] = []  # of the move of each step
        self._listed: tuple[tuple[int, int], list[ReadableMove]] | None = None
        for at in (*range(len(match.seats)), COMMON_OBSERVER):
            rows = observed(match.game.rules, first, at).to_plain()
            self._streams[at] = ObserverStream(pack_rows(rows), rows, [fingerprint_of_rows(rows)])
        for passage in cursor.passages():
            if passage.step is not None:
                self.add(Happening(passage.step, passage.before, passage.after))
        self.take_fresh()
        match.listen(self)

    # ---- who decides

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

        They are worked out once, however often they are asked for.
        """
        key = (len(self.match.chronicle.records), seat)
        if self.match.seats[seat].player != HUMAN:
            return key[0], []
        if self._listed is None or self._listed[0] != key:
            self._listed = key, readable_moves(self.match, seat)
        return key[0], self._listed[1]

    def readable_steps(self, observer: int, first: int) -> list[ReadableStep]:
        """Return the steps from number `first` on, with what the observer may know of them.

        Their texts are kept: to play a long game again would hold up all tables.
        """
        known = self._streams[observer].knows_moves
        return [
            (step.number, step.seat, self._texts[at] if known[at] else None)
            for at, step in enumerate(self.match.chronicle.steps)
            if step.number >= first
        ]

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

    def check_take_back(self, seat: int, moment: int, *, turn: bool) -> None:
        """Refuse, as in `play`, what cannot be taken back, or was asked for at an older moment."""
        if self._since(moment):
            raise Refused("stale")
        match = self.match
        reason = match.why_not_reset(seat) if turn else match.why_not_undo(seat)
        if reason is not None:
            raise IllegalMove(reason)

    def take_back(self, seat: int, *, turn: bool) -> None:
        """Take the seat's last decision, or its turn, back; IllegalMove, NotSaved as in `play`."""
        if turn:
            self.match.reset_turn(seat)
        else:
            self.match.undo(seat)

    def think(self) -> bool:
        """Let the computer that decides think or move; return whether it has moved."""
        return self._thinker.turn()

    def _since(self, moment: int) -> list[Entry]:
        """Return what has been written since a moment, but for who sat down where."""
        records = self.match.chronicle.records
        if moment > len(records):
            raise Refused("stale")
        return [record for record in records[moment:] if not isinstance(record, Note)]

    # ---- what everybody sees

    def add(self, happening: Happening) -> None:
        """See a step of the true state as everybody may see it."""
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
        """See that all steps after this number were taken back."""
        self.undos += 1
        del self._texts[number:]
        for at, stream in self._streams.items():
            stream.rows = observed(self.match.game.rules, state, at).to_plain()
            del stream.items[number:], stream.prints[number + 1 :], stream.knows_moves[number:]
            item: bytes = msgpack.packb([number, stream.prints[number], None, None, []])
            stream.fresh.append((self.undos, item))

    def take_fresh(self) -> dict[int, list[FreshItem]]:
        """Return what each observer has seen since the last call."""
        fresh = {at: stream.fresh for at, stream in self._streams.items()}
        for stream in self._streams.values():
            stream.fresh = []
        return fresh

    def history(self, observer: int) -> tuple[bytes, list[bytes]]:
        """Return the first view of an observer, and all items since."""
        return self._streams[observer].first, list(self._streams[observer].items)

    def standing(self, seconds: int, clocks: Sequence[int]) -> GameStanding:
        """Return where the game stands; `seconds` since the last move, `clocks` in ms."""
        match = self.match
        left = tuple(each // 1000 for each in clocks)
        moment = len(match.chronicle.records)
        return GameStanding(moment, self.undos, match.steps, self.asked, seconds, left)

    def ways(self, seats: Sequence[int]) -> list[SeatWay]:
        """Return why these seats cannot take anything back."""
        match = self.match
        return [SeatWay(at, match.why_not_undo(at), match.why_not_reset(at)) for at in seats]

    def close(self) -> None:
        """Give the journal up."""
        self._thinker.close()
        self.match.close()
