"""The four ways to start a match: a new game, a position, a journal, or a branch of another
game.
"""

import platform
from collections.abc import Sequence
from dataclasses import dataclass, replace

from game import __version__
from game.compiled.native import running_build_kind
from game.engine.knowledge import make_common_view
from game.engine.luck import LARGEST_SEED, Luck
from game.engine.reasons import Reason, Unreadable
from game.engine.rules import NOBODY, State
from game.engine.title import Game, Options, Title
from game.records.journal import Journal
from game.records.journal_reading import JournalCondition
from game.records.records import (
    AUTOMA_PLAYER,
    CONTINUES_OTHER_JOURNAL_NOTE_KIND,
    PRACTICE_NOTE_KIND,
    Chronicle,
    NotContinued,
    Note,
    Opening,
    RecordAfterOpening,
    Seat,
    Snapshot,
)
from game.records.replay_cursor import ReplayCursor
from game.records.verdicts import compare_with_own_versions, usability_verdict
from game.records.verification import deal_first_state
from game.text.names import unique_seat_names


@dataclass(frozen=True, slots=True)
class MatchBeginning:
    """The start of a match: its chronicle and the position to continue from."""

    title: Title
    game: Game
    chronicle: Chronicle
    first_state: State


def beginning_of_new_game(
    title: Title, options: Options, seats: Sequence[Seat], seed: int, *, is_practice: bool = False
) -> MatchBeginning:
    """Return the beginning of a new dealt game, marked as a practice game if `is_practice`; raise
    Unreadable for impossible options, seats or seed."""
    opening = make_opening_record(title, options, seats, seed)
    game = title.make_game(opening.options)
    state = deal_first_state(game, seed)
    chronicle = Chronicle(opening)
    chronicle.add(Snapshot(0, game.progress(state), state.to_plain()))
    if is_practice:
        chronicle.add(Note(0, PRACTICE_NOTE_KIND, NOBODY, ""))
    return MatchBeginning(title, game, chronicle, state)


def make_opening_record(
    title: Title, options: Options, seats: Sequence[Seat], seed: int
) -> Opening:
    """Return the opening record of a new game; nothing is dealt.

    Raise Unreadable for impossible options, seats or seed.
    """
    game = title.make_game(options)
    if len(seats) != game.options.seats:
        raise Unreadable(f"this game is for {game.options.seats} players, not {len(seats)}")
    if not 0 <= seed <= LARGEST_SEED:
        raise Unreadable(f"a seed is a number from 0 to {LARGEST_SEED}, not {seed}")
    return _opening_record(title, game, tuple(seats), seed)


def match_beginning_from_position(
    title: Title,
    text: str,
    source_name: str,
    players: Sequence[str],
    seat_names: Sequence[str] = (),
) -> MatchBeginning:
    """Return the beginning of a game that starts with a written position; `source_name` names the
    text in error messages.

    `players` and `seat_names` are in seat order. If `seat_names` is empty, the names in the
    position are used; a seat without a name gets the word for its player as its name. Raise
    Unreadable when the text is not valid, or when the position is for another number of players.
    """
    game, state, names = title.parse_position(text, source_name)
    if len(players) != game.options.seats:
        raise Unreadable(f"{source_name} is for {game.options.seats} players, not {len(players)}")
    called = unique_seat_names(seat_names or names, players)
    sitting = zip(called, players, game.colours, strict=True)
    seats = tuple(Seat(name, player, colour) for name, player, colour in sitting)
    chronicle = Chronicle(_opening_record(title, game, seats, 0))
    chronicle.add(Snapshot(0, game.progress(state), state.to_plain()))
    return MatchBeginning(title, game, chronicle, state)


def match_beginning_from_journal(title: Title, journal: Journal) -> MatchBeginning:
    """Return the beginning from a reopened journal; raise NotContinued with the reason when it
    cannot continue.
    """
    held = journal.opened_reading
    if held is None or held.chronicle is None:
        raise ValueError("a journal that was just made holds no game")
    verdict = usability_verdict(held, {title.name: title})
    if not verdict.can_continue:
        raise NotContinued(verdict.reason)
    chronicle = held.chronicle
    game = title.make_game(chronicle.opening.options)
    try:
        state = ReplayCursor(title, game, chronicle).replay_to_last_state()
    except Unreadable as error:
        raise NotContinued(Reason("record.against-the-rules", verdict.reason.facts)) from error
    return MatchBeginning(title, game, chronicle, state)


def match_beginning_of_branch(
    title: Title,
    chronicle: Chronicle,
    step_number: int,
    source_name: str,
    *,
    is_practice: bool = False,
) -> MatchBeginning:
    """Return the beginning of a new game that continues another game after step `step_number`;
    `source_name` is the name of the other game.

    The new game is a practice game when the other one was, or with `is_practice`. When the rules
    have changed since, it starts with the last snapshot up to that step. Raise Unreadable when that
    position cannot be read.
    """
    game = title.make_game(chronicle.opening.options)
    retracer = ReplayCursor(title, game, chronicle)
    opening = _opening_record(
        title, game, _current_seats_with_automas_of_opening(chronicle), chronicle.opening.seed
    )
    try:
        beginning = _beginning_with_copied_steps(retracer, opening, step_number)
    except Unreadable:
        state = retracer.load_snapshot_state(retracer.chronicle.last_snapshot_up_to(step_number))
        beginning = _beginning_from_state(title, retracer.game, opening, state)
    branch = beginning.chronicle
    branch.add(Note(len(branch.steps), CONTINUES_OTHER_JOURNAL_NOTE_KIND, NOBODY, source_name))
    if chronicle.is_practice or is_practice:
        branch.add(Note(len(branch.steps), PRACTICE_NOTE_KIND, NOBODY, ""))
    return beginning


def beginning_with_redealt_secrets(beginning: MatchBeginning, seed: int) -> MatchBeginning:
    """Return a beginning with the known facts unchanged, and all hidden facts and the future luck
    redrawn from `seed`.

    The new chronicle starts with the new position, so it shows no secret of the game it branched
    from.
    """
    game = beginning.game
    state = make_common_view(game.rules, beginning.first_state)
    luck = Luck()
    luck.reset_from_seed(seed)
    game.rules.determinize(state, NOBODY, luck)
    opening = replace(beginning.chronicle.opening, seed=seed)
    other = _beginning_from_state(beginning.title, game, opening, state)
    for kind in (CONTINUES_OTHER_JOURNAL_NOTE_KIND, PRACTICE_NOTE_KIND):
        for note in beginning.chronicle.notes_of_kind(kind):
            other.chronicle.add(replace(note, step_number=0))
    return other


def _beginning_from_state(
    title: Title, game: Game, opening: Opening, state: State
) -> MatchBeginning:
    """Return the beginning of a game whose first position is this state, with a chronicle that
    holds only the opening and a snapshot."""
    chronicle = Chronicle(opening)
    chronicle.add(Snapshot(0, game.progress(state), state.to_plain()))
    return MatchBeginning(title, game, chronicle, state)


def _current_seats_with_automas_of_opening(chronicle: Chronicle) -> tuple[Seat, ...]:
    """Return the seats with their current players; a seat that the automa had at the beginning
    is returned as it was then."""
    pairs = zip(chronicle.opening.seats, chronicle.seats, strict=True)
    return tuple(first if first.player == AUTOMA_PLAYER else now for first, now in pairs)


def _beginning_with_copied_steps(
    replay_cursor: ReplayCursor, opening: Opening, step_number: int
) -> MatchBeginning:
    original = replay_cursor.chronicle
    condition, _ = compare_with_own_versions(
        original, {replay_cursor.title.name: replay_cursor.title}
    )
    if condition is not JournalCondition.INTACT:
        raise Unreadable("the steps would lead elsewhere")
    state = replay_cursor.state_after_step(step_number)
    entries: list[RecordAfterOpening] = [*original.steps[:step_number]]
    entries += [snapshot for snapshot in original.snapshots if snapshot.step_number <= step_number]
    branch = Chronicle(opening)
    for entry in sorted(entries, key=_entry_sort_key):
        branch.add(entry)
    return MatchBeginning(replay_cursor.title, replay_cursor.game, branch, state)


def _entry_sort_key(entry: RecordAfterOpening) -> tuple[int, bool]:
    return entry.step_number, isinstance(entry, Snapshot)


def _opening_record(title: Title, game: Game, seats: tuple[Seat, ...], seed: int) -> Opening:
    return Opening(
        game.options,
        title.components_digest(game.options),
        seats,
        seed,
        title.rules_revision,
        title.state_version,
        (
            ("game", __version__),
            ("build", running_build_kind()),
            ("python", platform.python_version()),
        ),
    )
