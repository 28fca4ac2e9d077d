"""The auction, while one runs."""

from __future__ import annotations

from collections.abc import Iterator

from game.titles.tinners_trail.notation.writing.toml_text import inline_table, quoted, strings
from game.titles.tinners_trail.rules.kinds import AUCTION_PHASES, CALCINER_PHASE, EMPTY, PLAY
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import CARD_SOURCES


def auction_lines(state: TrailState, colours: tuple[str, ...]) -> list[str]:
    """Return the auction's lines; the winner is the last one in."""
    if state.phase not in AUCTION_PHASES:
        return []
    return ["[auction]", *_entries(state, colours)]


def _entries(state: TrailState, colours: tuple[str, ...]) -> Iterator[str]:
    if state.area != EMPTY:  # Lord Wallace's survey card is due before he chooses one
        yield f"area = {quoted(state.board.area_names[state.area])}"
    yield f"opener = {quoted(colours[state.opener])}"
    if state.survey_card != EMPTY:
        card = quoted(state.board.card_texts[state.survey_card])
        where = quoted(CARD_SOURCES[int(state.survey_from)])
        yield f"survey = {inline_table([('card', card), ('from', where)])}"
    if state.phase != CALCINER_PHASE:
        yield f"minimum = {state.minimum}"
    if state.high_bidder != EMPTY:
        by = quoted(colours[state.high_bidder])
        yield f"high = {inline_table([('bid', str(state.high_bid)), ('by', by)])}"
    if state.phase in (PLAY, CALCINER_PHASE):
        yield f"winner = {quoted(colours[state.high_bidder])}"
        yield f"in = {strings([colours[state.high_bidder]])}"
    else:
        bidding = [colour for colour, into in zip(colours, state.bidding, strict=True) if into]
        yield f"in = {strings(bidding)}"
