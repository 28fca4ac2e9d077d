"""Replays: a game that was played, shown to an observer position by position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass, replace

from game.engine.fingerprint import fingerprint, fingerprint_of_rows
from game.engine.knowledge import OPEN_OBSERVER, Event, observed
from game.engine.move import Move
from game.engine.rules import CHANCE, NOBODY, Rules, State
from game.engine.title import Game, Title, Unreadable
from game.records.migrations.registry import migrated
from game.records.reading import NONSENSE, check_sound, sense_of
from game.records.records import CONTINUED, Chronicle, Entry, Snapshot, Step, Undo


@dataclass(frozen=True, slots=True)
class Told:
    """What an observer saw of one step: its events, its move unless secret, the view after it.

    `mover` is a seat or CHANCE, `before` the view ahead of the step. Where steps of older rules
    could not be played, several are told as one: then `is_gap`, `mover` is NOBODY, and there is
    no move.
    """

    number: int
    mover: int
    move: Move | None
    events: tuple[Event, ...]
    before: State
    view: State
    is_gap: bool = False


class Replay:
    """The positions and steps of one chronicle, as one observer may know them.

    Steps the rules no longer lead through are a gap, up to the next snapshot. Unreadable from any
    method: the rules no longer lead there, and no snapshot does.
    """

    def __init__(self, title: Title, chronicle: Chronicle, observer: int = OPEN_OBSERVER) -> None:
        """Prepare; Unreadable when the title does not offer the chronicle's options."""
        self.game = title.game(chronicle.opening.options)
        self.chronicle = chronicle
        self.observer = observer
        self._retracer = ReplayCursor(title, self.game, chronicle)
        self._kept: dict[int, Told] = {}  # steps worked out already, by their numbers

    def seen_by(self, observer: int) -> Replay:
        """Return the same game for another observer; what was found sound is not checked again."""
        other = copy(self)
        other.observer = observer
        other._kept = {}
        return other

    def view(self, number: int) -> State:
        """Return the observer's view of the position after step `number`, 0 for the beginning."""
        if number in self._kept:
            return self._kept[number].view.clone()
        try:
            return observed(self.game.rules, self._retracer.position(number), self.observer)
        except Unreadable:
            if number == 0:
                raise
            return self.step(number).view.clone()

    def step(self, number: int) -> Told:
        """Return step `number`, from 1."""
        return self.steps(number, number)[0]

    def steps(self, first: int, last: int) -> tuple[Told, ...]:
        """Return the steps from `first`, from 1, to `last`; each is worked out once."""
        wanted = range(first, last + 1)
        missing = [number for number in wanted if number not in self._kept]
        if missing:
            try:
                for passage in self._retracer.between(missing[0], missing[-1]):
                    self._kept.setdefault(passage.number, self._told(passage))
            except Unreadable:
                self._keep_all()
                if any(number not in self._kept for number in missing):
                    raise
        return tuple(self._kept[number] for number in wanted)

    def tell(self) -> Iterator[Told]:
        """Yield every step in order; gaps where the rules have changed since."""
        return (self._told(passage) for passage in self._retracer.passages())

    def _keep_all(self) -> None:
        """Keep the whole story; within a gap every step is one, and what happened is its last's."""
        before = 0
        for told in self.tell():
            for number in range(before + 1, told.number):
                self._kept[number] = replace(told, number=number, events=(), before=told.view)
            self._kept[told.number] = told
            before = told.number

    def _told(self, passage: Passage) -> Told:
        game = self.game
        step = passage.step
        observer = self.observer
        before = observed(game.rules, passage.before, observer)
        after = observed(game.rules, passage.after, observer)
        move = None
        if step is not None and may_know(game, passage.before, (step.seat, step.move), observer):
            move = game.move(passage.before, step.move)
        events = game.narrate(before, move, after, max(observer, OPEN_OBSERVER))
        mover = NOBODY if step is None else step.seat
        return Told(passage.number, mover, move, events, before, after, is_gap=step is None)


def may_know(game: Game, before: State, played: tuple[int, int], observer: int) -> bool:
    """Whether the observer may know the move that (seat, code) played in the state before."""
    seat, code = played
    return observer in (OPEN_OBSERVER, seat) or not game.is_secret(before, code)


# Retracing: the states of a game again, from its snapshots and steps.
#
# Nothing a journal says is believed: a snapshot has to be a position a person could have
# written, and a step is played only when the rules allow it. Where that fails, Unreadable says
# at which step.


@dataclass(frozen=True, slots=True)
class Passage:
    """The way from one known position to the next: one step, or None where some are missing."""

    number: int
    step: Step | None
    before: State
    after: State


class ReplayCursor:
    """Finds positions of one chronicle; the chronicle may grow meanwhile."""

    def __init__(self, title: Title, game: Game, chronicle: Chronicle) -> None:
        """Use the game the chronicle's options describe."""
        self.title = title
        self.game = game
        self.chronicle = chronicle
        self._sound: set[bytes] = set()  # fingerprints of the snapshots found to be sound

    def position(self, number: int) -> State:
        """Return the state after step `number`; Unreadable when the rules no longer lead there."""
        snapshot = self.chronicle.snapshot_before(number)
        state = self.load(snapshot)
        for step in self.chronicle.steps[snapshot.number : number]:
            play_step(self.game.rules, state, step)
        if number == len(self.chronicle.steps):
            self._check_end(state)
        return state

    def last(self) -> State:
        """Return the last state, when every step and every snapshot leads there; else Unreadable.

        A game that goes on is looked back into: at its journal, and when moves are taken back.
        """
        state = self.load(self.chronicle.snapshots[0])
        for step in self.chronicle.steps:
            play_step(self.game.rules, state, step)
            self._sound.add(step.fingerprint)  # the rules lead there
        for snapshot in self.chronicle.snapshots[1:]:
            self.load(snapshot)
        self._check_end(state)
        return state

    def load(self, snapshot: Snapshot) -> State:
        """Return a snapshot's state; Unreadable when it does not fit or is no position at all."""
        opening = self.chronicle.opening
        versions = (opening.state_version, self.title.state_version)
        where = f"the snapshot after step {snapshot.number}"
        state = self.game.rules.new_state()
        try:
            rows = migrated(opening.options.title, snapshot.rows, versions)
            _check_first_row(rows, state)
            state.load_plain(rows)
        except NONSENSE as error:
            raise Unreadable(f"{where} is no state of this game: {sense_of(error)}") from error
        is_same_version = versions[0] == versions[1]
        if is_same_version and snapshot.number > 0:
            expect(state, self.chronicle.steps[snapshot.number - 1], where)
        found = fingerprint(state)
        if found not in self._sound:
            check_sound(self.title, self.game, state, where)
            self._sound.add(found)
        return state

    def between(self, first: int, last: int) -> Iterator[Passage]:
        """Yield the steps from `first` to `last`; Unreadable where the rules no longer lead on."""
        state = self.position(first - 1)
        for step in self.chronicle.steps[first - 1 : last]:
            after = state.clone()
            play_step(self.game.rules, after, step)
            yield Passage(step.number, step, state, after)
            state = after

    def passages(self) -> Iterator[Passage]:
        """Yield the way from the first position to the last.

        Where steps no longer lead where they led, one passage jumps to the next snapshot.
        """
        snapshots = {snapshot.number: snapshot for snapshot in self.chronicle.snapshots}
        state = self.load(snapshots.pop(0))
        is_lost = False
        for step in self.chronicle.steps:
            after = state if is_lost else state.clone()
            is_lost = is_lost or not _plays(self.game.rules, after, step)
            if not is_lost:
                self._sound.add(step.fingerprint)  # the rules lead there
                yield Passage(step.number, step, state, after)
                state = after
            elif step.number in snapshots:
                after = self.load(snapshots[step.number])
                yield Passage(step.number, None, state, after)
                state = after
                is_lost = False
        if not is_lost:
            self._check_end(state)

    def _check_end(self, last: State) -> None:
        if self.chronicle.closing is not None and last.to_move != NOBODY:
            raise Unreadable("the game is called over, and it is not")


def _check_first_row(rows: Sequence[Sequence[int]], blank: State) -> None:
    """Require as many single numbers as a blank state has; states count rows and these at once."""
    expected = blank.to_plain()
    if len(rows) == len(expected) and len(rows[0]) != len(expected[0]):
        wanted = len(expected[0])
        found = len(rows[0])
        raise ValueError(f"the first row holds {wanted} numbers, not {found}")


def play_step(rules: Rules, state: State, step: Step) -> None:
    """Play a journalled step on the state; Unreadable when it is not possible or leads elsewhere.

    At a point of luck the generator moves on as it did in the game; the journalled outcome
    counts, whatever is drawn.
    """
    where = f"step {step.number}"
    try:
        if state.to_move != step.seat or not is_possible(rules, state, step.move):
            raise Unreadable(f"{where} is not possible in its position")
        if step.seat == CHANCE:
            rules.draw_outcome(state)
        rules.apply(state, step.move)
    except Unreadable:
        raise
    except NONSENSE as error:
        raise Unreadable(f"{where} cannot be played: {sense_of(error)}") from error
    expect(state, step, where)


def is_possible(rules: Rules, state: State, move: int) -> bool:
    """Whether the code is a legal move of the deciding seat, or an outcome of luck that is due."""
    if state.to_move == NOBODY:
        return False
    if state.to_move == CHANCE:
        return any(code == move for code, _ in rules.weighted_outcomes(state))
    return move in rules.legal_codes(state)


def expect(state: State, step: Step, where: str) -> None:
    """Require that the state is the one after the step; Unreadable says where it is not."""
    found = fingerprint(state)
    if found != step.fingerprint:
        raise Unreadable(
            f"{where} leads to {found.hex()}, the game was at {step.fingerprint.hex()}"
        )


def _plays(rules: Rules, state: State, step: Step) -> bool:
    try:
        play_step(rules, state, step)
    except Unreadable:
        return False
    return True


# Verifying: a game is dealt and played again, and every fingerprint compared.


@dataclass(frozen=True, slots=True)
class Difference:
    """The first thing that is not as it was: after `step` steps, `what` as a sentence."""

    step: int
    what: str


def verify(title: Title, chronicle: Chronicle) -> Difference | None:
    """Return the first difference, None when the whole game is as it was.

    Steps that were taken back are played again too. Unreadable when the title does not offer
    the chronicle's options.
    """
    game = title.game(chronicle.opening.options)
    retracer = ReplayCursor(title, game, chronicle)
    states: list[State] = []
    for record in chronicle.records:
        try:
            _play_again(retracer, record, states)
        except Unreadable as error:
            return Difference(record.number, str(error))
    return None


def _play_again(retracer: ReplayCursor, record: Entry, states: list[State]) -> None:
    match record:
        case Snapshot() if not states:
            states.append(_first_state(retracer, record))
        case Snapshot():
            _compare(record, states[-1])
        case Step():
            state = states[-1].clone()
            play_step(retracer.game.rules, state, record)
            states.append(state)
        case Undo():
            del states[record.number + 1 :]


def _first_state(retracer: ReplayCursor, record: Snapshot) -> State:
    chronicle = retracer.chronicle
    if not chronicle.notes(CONTINUED):  # else it began in the middle of another game
        _compare(record, dealt(retracer.game, chronicle.opening.seed))
    return retracer.load(record)


def _compare(record: Snapshot, state: State) -> None:
    if fingerprint_of_rows(record.rows) != fingerprint(state):
        raise Unreadable(f"the position after step {record.number} is not the one kept whole")


def dealt(game: Game, seed: int) -> State:
    """Return a new game of this seed at its first question or luck."""
    state = game.rules.new_state()
    game.rules.deal(state, seed)
    return state
