"""Shrinks a failure: fewer options, fewer players, an earlier step, with the same words."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from tools.proof.proofs import find_title
from tools.proof.set_up_names import options_from_name, set_up_name
from tools.soaking.work import PieceResult, StepFailure, WorkPiece

Play = Callable[[WorkPiece], PieceResult]


def shrink_failure(failure: StepFailure, play: Play, seeds: int) -> StepFailure:
    """Return the simplest failure found with the same message: with fewer options or players, and
    as early a step as possible.

    `seeds` games are played of every simpler set-up.
    """
    found = failure
    while simpler := next(simpler_failures(found, play, seeds), None):
        found = simpler
    for failed in failures_of_first_games(found.set_up, found.words, play, seeds):
        if failed.step < found.step:
            found = failed
    return found


def simpler_failures(failure: StepFailure, play: Play, seeds: int) -> Iterator[StepFailure]:
    """Yield failures with the same message in set-ups with one player, expansion or option less."""
    for name in simpler_set_ups(failure.set_up):
        yield from failures_of_first_games(name, failure.words, play, seeds)


def simpler_set_ups(name: str) -> Iterator[str]:
    """Yield the names of the set-ups with one player, expansion or automa option less than this
    one."""
    options = options_from_name(name)
    if options.automa is None and options.seats > min(find_title(options.title).seats):
        yield set_up_name(replace(options, seats=options.seats - 1))
    for word in options.expansions:
        rest = tuple(other for other in options.expansions if other != word)
        yield set_up_name(replace(options, expansions=rest))
    for word in options.automa or ():
        rest = tuple(other for other in options.automa or () if other != word)
        yield set_up_name(replace(options, automa=rest))


def failures_of_first_games(
    set_up: str, words: str, play: Play, seeds: int
) -> Iterator[StepFailure]:
    """Yield the failures with the message `words` among the games of a set-up with the seeds from 0
    to `seeds` - 1."""
    for seed in range(seeds):
        failed = play(WorkPiece(0, set_up, seed, 1)).failure
        if failed and failed.words == words:
            yield failed
