"""Keys that only one phase has: pumps still in hand, who declined, who peeks, the ranking."""

from __future__ import annotations

from game.engine.rules import NOBODY
from game.fields import Fields, shown
from game.titles.tinners_trail.rules.county.county_view import in_passing_order, track
from game.titles.tinners_trail.rules.county.developments import has_water
from game.titles.tinners_trail.rules.county.scoring import seats_from_best
from game.titles.tinners_trail.rules.county.state import CountyState
from game.titles.tinners_trail.rules.end_of_round import has_peek
from game.titles.tinners_trail.rules.investing import STEP
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.state import TrailState


def pumping_seats(fields: Fields, state: TrailState, _colours: tuple[str, ...]) -> list[int]:
    """Anybody who has not passed may have taken the pumps; some mine must have water (D-6)."""
    state.pumps_left = fields.whole("pumps_left", 1, int(max(state.board.pumps)))
    if not has_water(state):
        return []
    his = state.board.wallace_seat  # he pumps without being asked (LW-8)
    return [s for s in range(int(state.seats)) if state.place[s] == EMPTY and s != his]


def investing_seats(fields: Fields, state: TrailState, colours: tuple[str, ...]) -> list[int]:
    """Everybody who has not declined and has at least £5, in passing order (I-2)."""
    declined = fields.words("declined", colours, "colours", ())
    for seat, colour in enumerate(colours):
        state.declined[seat] = 1 if colour in declined or state.money[seat] < STEP else 0
    return [seat for seat in in_passing_order(state) if not state.declined[seat]]


def peeking_seats(fields: Fields, state: TrailState, colours: tuple[str, ...]) -> list[int]:
    """The first of those still to peek; they stand first in column 0 (R-3)."""
    peekers = fields.words("peekers", colours, "colours")
    first = track(state)[0][: 1 if state.board.two_player else 2]
    entitled = [colours[seat] for seat in first if seat != state.board.wallace_seat]
    count = len(peekers)
    if count == 0 or peekers not in (entitled[:count], entitled[-count:]):
        allowed = f"{shown(entitled)}, the first in column 0, or those of them still to peek"
        raise fields.refusal("peekers", f"is {shown(peekers)}", allowed)
    state.next_peek = colours.index(peekers[0])
    if len(peekers) > 1:
        state.later_peek = colours.index(peekers[1])
    return [int(state.next_peek)] if has_peek(state, state.next_peek) else []


def nobody_after_ranking(fields: Fields, state: TrailState, colours: tuple[str, ...]) -> list[int]:
    """Nobody; a ranking must be the one that points and tie-breaks give (R-4)."""
    for seat in range(int(state.seats)):
        state.declined[seat] = 1
    check_ranking(fields, state, colours)
    return [NOBODY]


def check_ranking(fields: Fields, state: CountyState, colours: tuple[str, ...]) -> None:
    """Refuse a ranking that points and tie-breaks do not give (R-4, C-16)."""
    right = [colours[seat] for seat in seats_from_best(state)]
    ranking = fields.words("ranking", colours, "colours", right)
    if ranking != right:
        allowed = f"{shown(right)}, as points and tie-breaks say"
        raise fields.refusal("ranking", f"is {shown(ranking)}", allowed)
