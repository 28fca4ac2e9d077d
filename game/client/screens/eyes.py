"""Eyes: through whose a saved game may be watched."""

from __future__ import annotations

from game.records.chronicle import Chronicle
from game.records.record import HUMAN
from game.records.replay import COMMON_OBSERVER, OPEN_OBSERVER


def eyes_of(chronicle: Chronicle) -> tuple[int, ...]:
    """Return the observers who may watch a game, the usual one first.

    As long as people can still go on with it they see no more than at the table: one person what
    the seat knows, several what everybody knows.
    """
    seats = chronicle.seats
    people = tuple(at for at, seat in enumerate(seats) if seat.player == HUMAN)
    if chronicle.closing is not None or not people:
        return OPEN_OBSERVER, *range(len(seats))
    return people if len(people) == 1 else (COMMON_OBSERVER,)
