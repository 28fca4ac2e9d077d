"""`replay FILE [--text | --verify]`: a game that was saved, watched, told or checked."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from ai.titles import mind_for
from game.commands.arguments import Grammar, parse
from game.commands.sentences import sentence, words_of
from game.commands.window import require_display
from game.engine.reasons import Unreadable
from game.engine.rules import CHANCE
from game.engine.title import Title
from game.fields import cause_of
from game.records.chronicle import Chronicle
from game.records.reading import Condition, Reading, read_journal
from game.records.record import AUTOMA
from game.records.replay import COMMON_OBSERVER, OPEN_OBSERVER, Replay, Told
from game.records.verdict import judge
from game.records.verify import verify
from game.telling import note, on_one_line
from game.titles import Titles, title, titles, usual

REPLAY = Grammar("replay", ("FILE",), flags=("--text", "--verify"))
LUCK = "luck"


def run(words: Sequence[str]) -> int:
    """Show the game in a window, or as text, or check it; 1 when a check finds a difference."""
    arguments = parse(REPLAY, words)
    if len(arguments.flags) > 1:
        raise REPLAY.refusal("--text stands beside --verify", "one of the two")
    file = Path(arguments.places[0])
    reading = _read(file)
    if not arguments.flags:
        require_display()
        from game import app

        app.watch(file)
        return 0
    verdict = judge(reading, Titles())
    reason = replace(verdict.reason, facts={**verdict.reason.facts, "file": str(file)})
    why = sentence(reason, _title_of(reading))
    if reading.chronicle is None or not verdict.can_watch:
        raise Unreadable(f"{why}; allowed: a saved game.")
    shelf = title(reading.chronicle.opening.options.title)
    if "--verify" in arguments.flags:
        is_sound = verdict.condition in (Condition.WHOLE, Condition.TORN)
        return _verify(file, shelf, reading.chronicle, "" if is_sound else why)
    try:
        lines = [f"{line}\n" for line in _told(shelf, reading.chronicle)]
    except Unreadable as problem:
        raise Unreadable(f"{file}: {problem}; allowed: a saved game.") from problem
    sys.stdout.writelines(lines)
    return 0


def _read(file: Path) -> Reading:
    try:
        return read_journal(file)
    except (OSError, ValueError) as error:
        cause = cause_of(error)
        raise Unreadable(f"{file} cannot be read: {cause}; allowed: a saved game.") from error


def _title_of(reading: Reading) -> str:
    """Return the title of a game, the usual one when nobody here knows it."""
    named = reading.chronicle.opening.options.title if reading.chronicle is not None else usual()
    return named if named in titles() else usual()


def _verify(file: Path, shelf: Title, chronicle: Chronicle, unsound: str) -> int:
    """Play the game again; it fails too when the file itself is `unsound`, a sentence."""
    difference = verify(shelf, chronicle)
    if difference or unsound:
        if difference:
            unsound = f"{file}: after step {difference.step}: {difference.what}"
        note(f"{unsound}.")
        return 1
    print(on_one_line(f"{file}: {len(chronicle.steps)} steps, every position as it was."))
    return 0


def _told(shelf: Title, chronicle: Chronicle) -> Iterator[str]:
    """Yield the game as text: who sits where, every move with an automa's reasons, the scores.

    Of a game that is not over only what everybody at its table knows is told, and no seed.
    """
    opening, over = chronicle.opening, chronicle.closing is not None
    seed = f"seed {opening.seed}" if over else "not over: what is hidden is told at its end"
    yield f"# {shelf.name}, {opening.options.edition}, {seed}"
    for seat in chronicle.seats:
        player = shelf.automa if seat.player == AUTOMA else seat.player
        yield f"# {seat.colour}: {seat.name} ({player})"
    observer = OPEN_OBSERVER if over else COMMON_OBSERVER
    replay, words = Replay(shelf, chronicle, observer), words_of(shelf.name)
    mind = mind_for(shelf.name, opening.options.edition)
    for told in replay.tell():
        yield f"{told.number} {_line(told, replay.game.colours)}"
        if told.move is not None:
            yield from (
                f"#   {why}" for why in mind.explained(told.before, told.move, told.view, words)
            )
    scores = replay.game.scores(replay.view(len(chronicle.steps)))
    for colour, points in zip(replay.game.colours, scores, strict=True):
        yield f"# {colour}: {points} points"


def _line(told: Told, colours: tuple[str, ...]) -> str:
    if told.is_gap:
        return "# played by other rules: what happened before this step is not known"
    mover = LUCK if told.mover == CHANCE else colours[told.mover]
    return f"{mover}: {told.move.text}" if told.move is not None else f"# {mover}: hidden"
