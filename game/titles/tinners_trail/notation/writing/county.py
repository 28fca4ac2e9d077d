"""What lies beside the map in both editions: round, prices, work track, developments, adits."""

from __future__ import annotations

from collections.abc import Iterator

from game.notation.positions import mover_word
from game.titles.tinners_trail.notation.writing.toml_text import (
    array,
    inline_table,
    quoted,
    strings,
)
from game.titles.tinners_trail.rules.both_editions.county_view import (
    STOCK_NAMES,
    border_names,
    in_passing_order,
    track,
)
from game.titles.tinners_trail.rules.both_editions.money import seats_from_best
from game.titles.tinners_trail.rules.both_editions.state import CountyState
from game.titles.tinners_trail.rules.kinds import PUMP_GROUPS, ROUNDS


def county_lines(state: CountyState, phase: str, colours: tuple[str, ...]) -> Iterator[str]:
    """Yield the lines from the round to the adits."""
    yield f"round = {state.round}"
    yield f"phase = {quoted(phase)}"
    yield f"to_move = {quoted(mover_word(state.to_move, colours))}"
    yield f"prices = {_prices(state)}"
    yield f"work = {_work(state, colours)}"
    yield f"invested = {strings(colours[seat] for seat in in_passing_order(state))}"
    yield f"developments = {_developments(state)}"
    yield f"adits = {_adits(state)}"


def declined_line(state: CountyState, colours: tuple[str, ...]) -> str:
    """Return who has declined to invest."""
    declined = [colour for colour, done in zip(colours, state.declined, strict=True) if done]
    return f"declined = {strings(declined)}"


def ranking_line(state: CountyState, colours: tuple[str, ...]) -> str:
    """Return the ranking at the end (R-4, C-16)."""
    return f"ranking = {strings(colours[seat] for seat in seats_from_best(state))}"


def _prices(state: CountyState) -> str:
    prices = (
        ("tin", state.tin_price),
        ("copper", state.copper_price),
        ("last_tin", state.last_tin),
        ("last_copper", state.last_copper),
    )
    return inline_table((name, str(price)) for name, price in prices if price)


def _work(state: CountyState, colours: tuple[str, ...]) -> str:
    return inline_table(
        (str(column), strings(colours[seat] for seat in seats))
        for column, seats in enumerate(track(state))
        if seats
    )


def _developments(state: CountyState) -> str:
    stock = list(state.stock)
    rows = [
        (name, array(str(left) for left in stock[row * ROUNDS : (row + 1) * ROUNDS]))
        for row, name in enumerate(STOCK_NAMES)
    ]
    cells = list(state.pumps)
    starts = range(0, len(cells), PUMP_GROUPS)
    columns = [[str(n) for n in cells[start : start + PUMP_GROUPS] if n] for start in starts]
    return inline_table([*rows, ("pumps", array(array(column) for column in columns))])


def _adits(state: CountyState) -> str:
    dug = [border for border, adit in enumerate(state.adit) if adit]
    return array(strings(border_names(state.county, border)) for border in dug)
