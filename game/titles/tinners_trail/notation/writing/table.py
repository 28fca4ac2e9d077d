"""What lies beside the map: round, prices, work track, developments, adits."""

from __future__ import annotations

from collections.abc import Iterator

from game.titles.tinners_trail.notation.writing.county import (
    county_lines,
    declined_line,
    ranking_line,
)
from game.titles.tinners_trail.notation.writing.toml_text import (
    array,
    inline_table,
    quoted,
    strings,
)
from game.titles.tinners_trail.rules.expansion_view import emigrants, filled_spaces
from game.titles.tinners_trail.rules.kinds import (
    EMPTY,
    INVEST_PHASE,
    OVER,
    PEEK_PHASE,
    PHASE_NAMES,
    PUMPS_PHASE,
)
from game.titles.tinners_trail.rules.state import TrailState


def table_lines(state: TrailState, colours: tuple[str, ...]) -> Iterator[str]:
    """Yield the lines from the round to what only the current phase has."""
    yield from county_lines(state, PHASE_NAMES[state.phase], colours)
    if state.board.arsenic:
        yield f"market = {array(str(pounds) for pounds in filled_spaces(state))}"
    if state.board.emigration:
        yield f"emigrated = {_emigrated(state, colours)}"
    yield from _phase_lines(state, colours)


def _emigrated(state: TrailState, colours: tuple[str, ...]) -> str:
    return array(
        inline_table(
            (
                ("place", quoted(one.place)),
                ("round", str(one.round)),
                ("by", quoted(colours[one.seat])),
            )
        )
        for one in emigrants(state)
    )


def _phase_lines(state: TrailState, colours: tuple[str, ...]) -> Iterator[str]:
    if state.phase == INVEST_PHASE:
        yield declined_line(state, colours)
    elif state.phase == PUMPS_PHASE:
        yield f"pumps_left = {state.pumps_left}"
    elif state.phase == PEEK_PHASE:
        peekers = [seat for seat in (state.next_peek, state.later_peek) if seat != EMPTY]
        yield f"peekers = {strings(colours[seat] for seat in peekers)}"
    elif state.phase == OVER:
        yield ranking_line(state, colours)
