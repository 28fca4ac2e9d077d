"""What lies beside the map: round, prices, work track, developments, adits."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.rules import CHANCE, NOBODY
from game.titles.tinners_trail.notation.turn_words import LUCK_WORD, NOBODY_WORD
from game.titles.tinners_trail.notation.writing.toml_text import (
    array,
    inline_table,
    quoted,
    strings,
)
from game.titles.tinners_trail.rules.county.scoring import seats_from_best
from game.titles.tinners_trail.rules.expansion_view import emigrants, filled_spaces
from game.titles.tinners_trail.rules.kinds import (
    EMPTY,
    INVEST_PHASE,
    OVER,
    PEEK_PHASE,
    PHASE_NAMES,
    PUMP_GROUPS,
    PUMPS_PHASE,
    ROUNDS,
)
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import (
    STOCK_NAMES,
    border_names,
    in_passing_order,
    track,
)


def table_lines(state: TrailState, colours: tuple[str, ...]) -> Iterator[str]:
    """Yield the lines from the round to what only the current phase has."""
    yield f"round = {state.round}"
    yield f"phase = {quoted(PHASE_NAMES[state.phase])}"
    yield f"to_move = {quoted(_to_move(state, colours))}"
    yield f"prices = {_prices(state)}"
    yield f"work = {_work(state, colours)}"
    yield f"invested = {strings(colours[seat] for seat in in_passing_order(state))}"
    yield f"developments = {_developments(state)}"
    yield f"adits = {_adits(state)}"
    if state.board.arsenic:
        yield f"market = {array(str(pounds) for pounds in filled_spaces(state))}"
    if state.board.emigration:
        yield f"emigrated = {_emigrated(state, colours)}"
    yield from _phase_lines(state, colours)


def _to_move(state: TrailState, colours: tuple[str, ...]) -> str:
    if state.to_move == CHANCE:
        return LUCK_WORD
    return NOBODY_WORD if state.to_move == NOBODY else colours[state.to_move]


def _prices(state: TrailState) -> str:
    prices = (
        ("tin", state.tin_price),
        ("copper", state.copper_price),
        ("last_tin", state.last_tin),
        ("last_copper", state.last_copper),
    )
    return inline_table((name, str(price)) for name, price in prices if price)


def _work(state: TrailState, colours: tuple[str, ...]) -> str:
    return inline_table(
        (str(column), strings(colours[seat] for seat in seats))
        for column, seats in enumerate(track(state))
        if seats
    )


def _developments(state: TrailState) -> str:
    stock = list(state.stock)
    rows = [
        (name, array(str(left) for left in stock[row * ROUNDS : (row + 1) * ROUNDS]))
        for row, name in enumerate(STOCK_NAMES)
    ]
    cells = list(state.pumps)
    starts = range(0, len(cells), PUMP_GROUPS)
    columns = [[str(n) for n in cells[start : start + PUMP_GROUPS] if n] for start in starts]
    return inline_table([*rows, ("pumps", array(array(column) for column in columns))])


def _adits(state: TrailState) -> str:
    dug = [border for border, adit in enumerate(state.adit) if adit]
    return array(strings(border_names(state.board, border)) for border in dug)


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
        declined = [colour for colour, done in zip(colours, state.declined, strict=True) if done]
        yield f"declined = {strings(declined)}"
    elif state.phase == PUMPS_PHASE:
        yield f"pumps_left = {state.pumps_left}"
    elif state.phase == PEEK_PHASE:
        peekers = [seat for seat in (state.next_peek, state.later_peek) if seat != EMPTY]
        yield f"peekers = {strings(colours[seat] for seat in peekers)}"
    elif state.phase == OVER:
        yield f"ranking = {strings(colours[seat] for seat in ranked(state))}"


def ranked(state: TrailState) -> tuple[int, ...]:
    """Return the seats from best to worst (R-4)."""
    return tuple(seats_from_best(state))
