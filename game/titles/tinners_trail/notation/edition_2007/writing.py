"""Writing positions of the edition of 2007: complete, canonical (section 7 of its rules)."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.rules import CHANCE
from game.engine.title import Options
from game.notation.positions import head_lines
from game.titles.tinners_trail.notation.writing.county import (
    county_lines,
    declined_line,
    ranking_line,
)
from game.titles.tinners_trail.notation.writing.toml_text import (
    boolean,
    inline_table,
    quoted,
    strings,
)
from game.titles.tinners_trail.rules.edition_2007.kinds import (
    BOX_PLACES,
    PHASE_WORDS,
    PROSPECT_PHASE,
    box_place,
)
from game.titles.tinners_trail.rules.edition_2007.state import ClassicState
from game.titles.tinners_trail.rules.kinds import (
    AUCTION,
    EMPTY,
    INVEST_PHASE,
    OVER,
    PUMPS_PHASE,
    ROUNDS,
)


def write_position(
    state: ClassicState, options: Options, colours: tuple[str, ...], names: tuple[str, ...]
) -> str:
    """Return the canonical text of a game or, without its luck, of a seat's view."""
    lines = [*head_lines(state, options), *_table_lines(state, colours)]
    for seat, name in enumerate(names):
        lines += ["", *_company_lines(state, seat, colours[seat], name)]
    for area in range(int(state.county.areas)):
        lines += ["", *_area_lines(state, area, colours)]
    if state.phase == AUCTION:
        lines += ["", *_auction_lines(state, colours)]
    return "\n".join(lines) + "\n"


def _table_lines(state: ClassicState, colours: tuple[str, ...]) -> Iterator[str]:
    yield from county_lines(state, PHASE_WORDS[int(state.phase)], colours)
    yield f"boxes = {_boxes(state, colours)}"
    if state.phase == INVEST_PHASE:
        yield declined_line(state, colours)
    elif state.phase == PUMPS_PHASE:
        yield f"pumps_left = {state.pumps_left}"
    elif state.phase == PROSPECT_PHASE:
        seats = [seat for seat in (state.next_prospector, state.later_prospector) if seat != EMPTY]
        yield f"prospectors = {strings(colours[seat] for seat in seats)}"
        if state.to_move == CHANCE:
            yield f"prospect = {quoted(state.county.area_names[state.area])}"
    elif state.phase == OVER:
        yield ranking_line(state, colours)


def _boxes(state: ClassicState, colours: tuple[str, ...]) -> str:
    """Return the owners of cubes by round and price; empty boxes and rounds are left out."""
    rounds = ((number, _column(state, number, colours)) for number in range(1, ROUNDS + 1))
    return inline_table((str(number), inline_table(column)) for number, column in rounds if column)


def _column(state: ClassicState, number: int, colours: tuple[str, ...]) -> list[tuple[str, str]]:
    column: list[tuple[str, str]] = []
    for row, price in enumerate(state.board.box_price):
        first = int(box_place(number, row, state.board.rows))
        owners = [owner for owner in state.boxes[first : first + BOX_PLACES] if owner != EMPTY]
        if owners:
            column.append((str(price), strings(colours[owner] for owner in owners)))
    return column


def _company_lines(state: ClassicState, seat: int, colour: str, name: str) -> Iterator[str]:
    yield "[[player]]"
    yield f"colour = {quoted(colour)}"
    yield f"name = {quoted(name)}"
    yield f"money = {state.money[seat]}"
    yield f"points = {state.points[seat]}"
    yield f"mines_left = {state.mines_left[seat]}"
    yield f"cubes_left = {state.cubes_left[seat]}"
    ore = (("tin", str(state.ore_tin[seat])), ("copper", str(state.ore_copper[seat])))
    yield f"ore = {inline_table(ore)}"


def _area_lines(state: ClassicState, area: int, colours: tuple[str, ...]) -> Iterator[str]:
    yield "[[area]]"
    yield f"name = {quoted(state.county.area_names[area])}"
    if state.owner[area] != EMPTY:
        yield f"owner = {quoted(colours[state.owner[area]])}"
    yield f"tin = {state.tin[area]}"
    yield f"copper = {state.copper[area]}"
    yield f"water = {state.water[area]}"
    yield f"miner = {boolean(state.miner[area])}"
    yield f"port = {boolean(state.port[area])}"
    yield f"train = {boolean(state.train[area])}"


def _auction_lines(state: ClassicState, colours: tuple[str, ...]) -> Iterator[str]:
    """Yield the auction; when it is over and its dice are due, the winner is the last one in."""
    yield "[auction]"
    yield f"area = {quoted(state.county.area_names[state.area])}"
    yield f"opener = {quoted(colours[state.opener])}"
    yield f"minimum = {state.minimum}"
    if state.high_bidder != EMPTY:
        by = quoted(colours[state.high_bidder])
        yield f"high = {inline_table([('bid', str(state.high_bid)), ('by', by)])}"
    if state.to_move == CHANCE:
        yield f"winner = {quoted(colours[state.high_bidder])}"
        yield f"in = {strings([colours[state.high_bidder]])}"
    else:
        bidding = [colour for colour, into in zip(colours, state.bidding, strict=True) if into]
        yield f"in = {strings(bidding)}"
