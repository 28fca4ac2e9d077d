"""Who is to move; the position must put a question to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.rules import CHANCE, NOBODY
from game.fields import Fields, shown
from game.notation.position_lines import LUCK_WORD
from game.titles.tinners_trail.notation.reading.areas import area_number
from game.titles.tinners_trail.notation.reading.phase_lists import check_ranking
from game.titles.tinners_trail.notation.reading.turn import mover_of
from game.titles.tinners_trail.rules.classic.ground import has_empty_area, is_empty
from game.titles.tinners_trail.rules.classic.investing import can_invest, cheapest_open
from game.titles.tinners_trail.rules.classic.kinds import PHASE_WORDS, PROSPECT_PHASE, PROSPECTORS
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.county.bidding import next_bidder
from game.titles.tinners_trail.rules.county.county_view import in_passing_order, track
from game.titles.tinners_trail.rules.county.developments import has_water
from game.titles.tinners_trail.rules.county.track import leftmost_uppermost
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    AUCTION,
    EMPTY,
    INVEST_PHASE,
    OVER,
    PRICES,
    PUMPS_PHASE,
)

Colours = tuple[str, ...]


def read_turn(fields: Fields, state: ClassicState, colours: Colours, *, dice_are_due: bool) -> None:
    """Set who is to move; left out it is whom the phase asks first."""
    phase = PHASE_WORDS[int(state.phase)]
    movers = [CHANCE] if dice_are_due else MOVERS[int(state.phase)](fields, state, colours)
    several = state.phase == PUMPS_PHASE
    state.to_move = mover_of(fields, phase, movers, colours, told=several)
    if state.phase in (ACTIONS, PUMPS_PHASE):
        state.active = state.to_move
    elif state.opener != EMPTY:
        state.active = state.opener
    if state.phase == PROSPECT_PHASE and state.to_move != CHANCE and "prospect" in fields:
        raise fields.refusal("prospect", "is there although nobody rolls", "no such key")


def _acting(_fields: Fields, state: ClassicState, _colours: Colours) -> list[int]:
    return [int(leftmost_uppermost(state))]


def _bidding(_fields: Fields, state: ClassicState, _colours: Colours) -> list[int]:
    """The opener before the first bid, then the next one in clockwise (C-9)."""
    if state.high_bidder == EMPTY:
        return [int(state.opener)] if state.bidding[state.opener] else []
    return [seat for seat in [int(next_bidder(state, state.high_bidder))] if seat != EMPTY]


def _pumping(fields: Fields, state: ClassicState, _colours: Colours) -> list[int]:
    """Anybody who has not passed may have taken the pumps; some area must have water (C-23)."""
    state.pumps_left = fields.whole("pumps_left", 1, int(max(state.county.pumps)))
    if not has_water(state):
        return []
    return [seat for seat in range(int(state.seats)) if state.place[seat] == EMPTY]


def _investing(fields: Fields, state: ClassicState, colours: Colours) -> list[int]:
    """Everybody who has not declined and has a cube and money, in passing order (C-14, C-24)."""
    declined = fields.words("declined", colours, "colours", ())
    cheapest = cheapest_open(state)
    for seat, colour in enumerate(colours):
        state.declined[seat] = colour in declined or not can_invest(state, seat, cheapest)
    return [seat for seat in in_passing_order(state) if not state.declined[seat]]


def _prospecting(fields: Fields, state: ClassicState, colours: Colours) -> list[int]:
    """The first of those still to prospect, or luck when the dice are due (C-15)."""
    prospectors = fields.words("prospectors", colours, "colours")
    first = [colours[seat] for seat in track(state)[0][:PROSPECTORS]]
    count = len(prospectors)
    if count == 0 or prospectors not in (first[:count], first[-count:]):
        allowed = f"{shown(first)}, the first in column 0, or those of them still to prospect"
        raise fields.refusal("prospectors", f"is {shown(prospectors)}", allowed)
    state.next_prospector = colours.index(prospectors[0])
    if count > 1:
        state.later_prospector = colours.index(prospectors[1])
    if "to_move" not in fields or fields.raw("to_move", LUCK_WORD) != LUCK_WORD:
        return [int(state.next_prospector)] if has_empty_area(state) else []
    state.area = area_number(fields, state, fields.raw("prospect", "an area"), "prospect")
    if not is_empty(state, state.area):
        problem = f"is {state.county.area_names[state.area]}, which is not empty"
        raise fields.refusal("prospect", problem, "an area without mine and cubes")
    return [CHANCE]


def _nobody(fields: Fields, state: ClassicState, colours: Colours) -> list[int]:
    for seat in range(int(state.seats)):
        state.declined[seat] = 1
    check_ranking(fields, state, colours)
    return [NOBODY]


# Who may be to move in each phase, as the rest of the position says.
MOVERS: Final[dict[int, Callable[[Fields, ClassicState, Colours], list[int]]]] = {
    PRICES: lambda _fields, _state, _colours: [CHANCE],
    ACTIONS: _acting,
    AUCTION: _bidding,
    PUMPS_PHASE: _pumping,
    INVEST_PHASE: _investing,
    PROSPECT_PHASE: _prospecting,
    OVER: _nobody,
}
