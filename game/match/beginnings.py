"""Beginnings: the four ways a match comes to be, as a chronicle and its last position."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game import __version__
from game.engine.options import Options
from game.engine.reasons import Reason, Unreadable
from game.engine.rules import NOBODY, State
from game.engine.title import Game, Title
from game.native import build_kind
from game.records.chronicle import Chronicle
from game.records.journal import Journal
from game.records.reading import Condition
from game.records.record import AUTOMA, CONTINUED, PRACTICE, Entry, Note, Opening, Seat, Snapshot
from game.records.refusals import NotContinued
from game.records.retrace import Retracer
from game.records.verdict import compare, judge
from game.records.verify import dealt

MOST_SEED: Final = 2**62


@dataclass(frozen=True, slots=True)
class Beginning:
    """Where a match goes on from."""

    title: Title
    game: Game
    chronicle: Chronicle
    state: State


def new_game(
    title: Title, options: Options, seats: Sequence[Seat], seed: int, *, practice: bool = False
) -> Beginning:
    """Return a new game; Unreadable when options, seats or seed are not possible."""
    game = title.game(options)
    if len(seats) != game.options.seats:
        raise Unreadable(f"this game is for {game.options.seats} players, not {len(seats)}")
    if not 0 <= seed <= MOST_SEED:
        raise Unreadable(f"a seed is a number from 0 to {MOST_SEED}, not {seed}")
    state = dealt(game, seed)
    chronicle = Chronicle(_opening(title, game, tuple(seats), seed))
    chronicle.add(Snapshot(0, game.progress(state), state.to_plain()))
    if practice:
        chronicle.add(Note(0, PRACTICE, NOBODY, ""))
    return Beginning(title, game, chronicle, state)


def from_position(title: Title, text: str, source: str, players: Sequence[str]) -> Beginning:
    """Return a game that begins with a written position, called `source` in refusals.

    `players` sit in seat order under the names the position gives; Unreadable says what is wrong
    with the text, or that the position is for another number of players.
    """
    game, state, names = title.read_position(text, source)
    if len(players) != game.options.seats:
        raise Unreadable(f"{source} is for {game.options.seats} players, not {len(players)}")
    sitting = zip(names, players, game.colours, strict=True)
    seats = tuple(Seat(name, player, colour) for name, player, colour in sitting)
    chronicle = Chronicle(_opening(title, game, seats, 0))
    chronicle.add(Snapshot(0, game.progress(state), state.to_plain()))
    return Beginning(title, game, chronicle, state)


def resumed(title: Title, journal: Journal) -> Beginning:
    """Return the game a reopened journal holds; NotContinued says why it cannot go on."""
    held = journal.held
    if held is None or held.chronicle is None:
        raise ValueError("a journal that was just made holds no game")
    verdict = judge(held, {title.name: title})
    if not verdict.can_continue:
        raise NotContinued(verdict.reason)
    chronicle = held.chronicle
    game = title.game(chronicle.opening.options)
    try:
        state = Retracer(title, game, chronicle).last()
    except Unreadable as error:
        raise NotContinued(Reason("record.against-the-rules", verdict.reason.facts)) from error
    return Beginning(title, game, chronicle, state)


def branched(
    title: Title, chronicle: Chronicle, step: int, source: str, *, practice: bool = False
) -> Beginning:
    """Return a new game that goes on after that step of another one, named `source`.

    It is a practice game if that one was, or if it is wanted.
    Under other rules than the other one's it begins with the last position kept whole before.
    Unreadable when that cannot be read.
    """
    game = title.game(chronicle.opening.options)
    retracer = Retracer(title, game, chronicle)
    opening = _opening(title, game, _sitting(chronicle), chronicle.opening.seed)
    try:
        beginning = _copied(retracer, opening, step)
    except Unreadable:
        beginning = _from_snapshot(retracer, opening, step)
    branch = beginning.chronicle
    branch.add(Note(len(branch.steps), CONTINUED, NOBODY, source))
    if chronicle.practice or practice:
        branch.add(Note(len(branch.steps), PRACTICE, NOBODY, ""))
    return beginning


def _sitting(chronicle: Chronicle) -> tuple[Seat, ...]:
    """Return who sits where now, but the automa on its own seat, by which an opening knows it."""
    pairs = zip(chronicle.opening.seats, chronicle.seats, strict=True)
    return tuple(first if first.player == AUTOMA else now for first, now in pairs)


def _copied(retracer: Retracer, opening: Opening, step: int) -> Beginning:
    original = retracer.chronicle
    condition, _ = compare(original, {retracer.title.name: retracer.title})
    if condition is not Condition.WHOLE:
        raise Unreadable("the steps would lead elsewhere")
    state = retracer.position(step)
    entries: list[Entry] = [*original.steps[:step]]
    entries += [snapshot for snapshot in original.snapshots if snapshot.number <= step]
    branch = Chronicle(opening)
    for entry in sorted(entries, key=_place):
        branch.add(entry)
    return Beginning(retracer.title, retracer.game, branch, state)


def _place(entry: Entry) -> tuple[int, bool]:
    return entry.number, isinstance(entry, Snapshot)


def _from_snapshot(retracer: Retracer, opening: Opening, step: int) -> Beginning:
    state = retracer.load(retracer.chronicle.snapshot_before(step))
    branch = Chronicle(opening)
    branch.add(Snapshot(0, retracer.game.progress(state), state.to_plain()))
    return Beginning(retracer.title, retracer.game, branch, state)


def _opening(title: Title, game: Game, seats: tuple[Seat, ...], seed: int) -> Opening:
    return Opening(
        game.options,
        title.components_digest(game.options),
        seats,
        seed,
        title.rules_revision,
        title.state_version,
        (("game", __version__), ("build", build_kind()), ("python", platform.python_version())),
    )
