"""One player's entry."""

from __future__ import annotations

from collections.abc import Iterator

from game.notation.copies import each_of
from game.notation.position_lines import is_view
from game.titles.tinners_trail.notation.hidden import HIDDEN
from game.titles.tinners_trail.notation.writing.toml_text import (
    boolean,
    inline_table,
    quoted,
    strings,
)
from game.titles.tinners_trail.notation.writing.wallace import purse_lines
from game.titles.tinners_trail.rules.county.board import STOCK_WORDS
from game.titles.tinners_trail.rules.kinds import EMPTY, REGIONS, STOCKS
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import hand_of


def company_lines(state: TrailState, seat: int, colour: str, name: str) -> Iterator[str]:
    """Yield a player's lines; in a view only the viewer's discards are known."""
    yield "[[player]]"
    yield f"colour = {quoted(colour)}"
    yield f"name = {quoted(name)}"
    yield from purse_lines(state, seat)
    yield f"points = {state.points[seat]}"
    yield f"mines_left = {state.mines_left[seat]}"
    yield f"hand = {strings(_hand(state, seat))}"
    discarded = _discarded(state, seat)
    if discarded or not is_view(state):
        yield f"discarded = {strings(discarded)}"
    ore = [("tin", str(state.ore_tin[seat])), ("copper", str(state.ore_copper[seat]))]
    if state.board.arsenic:
        ore.append(("arsenic", str(state.ore_arsenic[seat])))
    yield f"ore = {inline_table(ore)}"
    if state.board.arsenic:
        yield f"limiter = {state.limiter[seat]}"
        yield f"calciner_left = {boolean(state.calciner_left[seat])}"
    if state.board.emigration:
        yield f"miners_left = {state.own_miners[seat]}"
        yield f"waiting = {strings(_waiting(state, seat))}"


def _waiting(state: TrailState, seat: int) -> list[str]:
    return each_of(STOCK_WORDS, state.waiting[seat * STOCKS : (seat + 1) * STOCKS])


def _hand(state: TrailState, seat: int) -> list[str]:
    """Return the cards in ascending order, or as many question marks when any is hidden."""
    cards = hand_of(state, seat)
    if any(card < 0 for card in cards):
        return [HIDDEN] * len(cards)
    return [state.board.card_texts[card] for card in sorted(cards)]


def _discarded(state: TrailState, seat: int) -> list[str]:
    cards = list(state.discarded)[seat * REGIONS : (seat + 1) * REGIONS]
    return [state.board.card_texts[card] for card in cards if card != EMPTY]
