"""Round, phase and prices."""

from __future__ import annotations

from game.fields import Fields, listed, shown
from game.titles.tinners_trail.rules.county.state import CountyState
from game.titles.tinners_trail.rules.kinds import (
    DRAFT,
    INVEST_PHASE,
    OVER,
    PEEK_PHASE,
    PHASE_NAMES,
    PRICES,
    ROUNDS,
)
from game.titles.tinners_trail.rules.set_up import NOBODY_AUTOMATIC
from game.titles.tinners_trail.rules.state import TrailState

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
