"""The work track and the order of passing (T-1, T-4, C-6, C-21)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.fields import Fields, shown
from game.titles.tinners_trail.rules.county.state import CountyState
from game.titles.tinners_trail.rules.kinds import (
    ADELAIDE_PHASE,
    DRAFT,
    INVEST_PHASE,
    OVER,
    PEEK_PHASE,
    PRICES,
)


@dataclass(frozen=True, slots=True)
class PassedPhases:
    """The phases in which all have passed, and those in which nobody has."""

    all: tuple[int, ...]
    none: tuple[int, ...]


PASSING: Final = PassedPhases((ADELAIDE_PHASE, INVEST_PHASE, OVER), (DRAFT, PRICES, PEEK_PHASE))


def read_track(
    fields: Fields, state: CountyState, colours: tuple[str, ...], passing: PassedPhases
) -> None:
    """Set every marker; those that are named nowhere stand in column 0 in seat order.

    `passing` says who may have passed in which phase.
    """
    invested = fields.words("invested", colours, "colours", ())
    work = fields.table("work", needed=False)
    columns: list[list[str]] = [[] for _ in range(int(state.county.columns) + 1)]
    for key in work.keys():  # noqa: SIM118 - asking for the keys makes them known
        columns[_column(work, key, len(columns) - 1)] = work.words(key, colours, "colours")
    placed = list(invested)
    for number, markers in enumerate(columns):
        for colour in markers:
            if colour in placed:
                raise work.refusal(str(number), f'has "{colour}" again', "each marker once")
            placed.append(colour)
    columns[0] += [colour for colour in colours if colour not in placed]
    for number, markers in enumerate(columns):
        for depth, colour in enumerate(markers):
            state.column[colours.index(colour)] = number
            state.depth[colours.index(colour)] = depth
    for place, colour in enumerate(invested):
        state.place[colours.index(colour)] = place
    state.passed = len(invested)
    _check_passed(fields, state, passing)


def _column(work: Fields, key: str, last: int) -> int:
    columns = {str(column): column for column in range(last + 1)}
    if key in columns:
        return columns[key]
    raise work.refusal(shown(key), "is no column", f"0 to {last}")


def _check_passed(fields: Fields, state: CountyState, passing: PassedPhases) -> None:
    """All have passed when they invest, somebody has not while they act, nobody in between."""
    if state.phase in passing.all:
        allowed = "every colour in this phase"
        wrong = state.passed < state.seats
    elif state.phase in passing.none:
        allowed = "none in this phase"
        wrong = state.passed > 0
    else:
        allowed = "not every colour in this phase"
        wrong = state.passed == state.seats
    if wrong:
        raise fields.refusal("invested", f"has {state.passed} colours", allowed)
