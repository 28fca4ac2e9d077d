"""Round, phase and prices. Keys that only one phase has: pumps still in hand, who declined,
who peeks, the ranking."""

from __future__ import annotations

from game.engine.rules import NOBODY
from game.fields import Fields, listed, shown
from game.titles.tinners_trail.rules.both_editions.county_view import in_passing_order, track
from game.titles.tinners_trail.rules.both_editions.developments import has_water
from game.titles.tinners_trail.rules.both_editions.money import seats_from_best
from game.titles.tinners_trail.rules.both_editions.state import CountyState
from game.titles.tinners_trail.rules.kinds import (
    DRAFT,
    EMPTY,
    INVEST_PHASE,
    OVER,
    PEEK_PHASE,
    PHASE_NAMES,
    PRICES,
    ROUNDS,
)
from game.titles.tinners_trail.rules.rounds import STEP, has_peek
from game.titles.tinners_trail.rules.set_up import NOBODY_AUTOMATIC
from game.titles.tinners_trail.rules.state import TrailState

# Round, phase and prices.

# Phases that come only with an expansion.
ARSENIC_PHASES = ("calciner",)
EMIGRATION_PHASES = ("place", "adelaide")
SOLO_PHASES = ("wallace", "look")
ORES = ("tin", "copper")


def read_moment(fields: Fields, state: TrailState) -> None:
    """Set round, phase and prices; they must go together."""
    state.round = fields.whole("round", 1, ROUNDS, default=1)
    phase = fields.choice("phase", PHASE_NAMES)
    absent = absent_phases(state)
    if phase in absent:
        problem = f'is "{phase}", a phase of an expansion that is not in play'
        raise fields.refusal("phase", problem, listed(p for p in PHASE_NAMES if p not in absent))
    state.phase = PHASE_NAMES.index(phase)
    _check_round(fields, state)
    read_prices(fields, state, phase)


def absent_phases(state: TrailState) -> tuple[str, ...]:
    """Return the phases that come only with what is not in play."""
    set_up = state.board.set_up
    return (
        *(() if set_up.arsenic else ARSENIC_PHASES),
        *(() if set_up.emigration else EMIGRATION_PHASES),
        *(() if set_up.wallace_seat != NOBODY_AUTOMATIC else SOLO_PHASES),
    )


def _check_round(fields: Fields, state: TrailState) -> None:
    phase = PHASE_NAMES[state.phase]
    if state.phase == DRAFT and state.round != 1:
        raise fields.refusal("round", f"is {state.round} in phase {phase}", "1")
    if state.phase == OVER and state.round != ROUNDS:
        raise fields.refusal("round", f"is {state.round} in phase {phase}", str(ROUNDS))
    if state.phase in (INVEST_PHASE, PEEK_PHASE) and state.round == ROUNDS:
        raise fields.refusal("round", f"is {state.round} in phase {phase}", f"1 to {ROUNDS - 1}")


def read_prices(fields: Fields, state: CountyState, phase: str) -> None:
    """Set the prices; there are none before the roll, and both once it is over."""
    prices = fields.table("prices", needed=False)
    printed = {"tin": list(state.county.tin_price), "copper": list(state.county.copper_price)}
    found = {ore: _price(prices, ore, printed[ore]) for ore in ORES}
    last = {ore: _price(prices, f"last_{ore}", printed[ore]) for ore in ORES}
    prices.finish()
    for ore in ORES:
        if last[ore] and state.round == 1:
            raise prices.refusal(f"last_{ore}", "is there in round 1", "no such key")
        due = state.phase == DRAFT or (state.phase == PRICES and ore == "copper")
        if found[ore] and due:
            raise prices.refusal(ore, f"is there in phase {phase}", "no such key before the roll")
        if not found[ore] and state.phase not in (DRAFT, PRICES):
            raise prices.refusal(ore, "is missing", listed(printed[ore]))
    state.tin_price, state.copper_price = found["tin"], found["copper"]
    state.last_tin, state.last_copper = last["tin"], last["copper"]


def _price(prices: Fields, key: str, printed: list[int]) -> int:
    """Return a printed price, 0 when the key is absent."""
    if key not in prices:
        return 0
    value = prices.raw(key, "")
    if type(value) is not int or value not in printed:
        raise prices.refusal(key, f"is {shown(value)}", listed(printed))
    return value


# Keys that only one phase has: pumps still in hand, who declined, who peeks, the ranking.


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
