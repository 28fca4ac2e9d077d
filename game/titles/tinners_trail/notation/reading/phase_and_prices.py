"""Reads the round, the phase and the prices."""

from game.files.toml_fields import TomlFields, value_for_message, word_list_for_message
from game.titles.tinners_trail.notation.reading.expansions import phases_of_absent_expansions
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState

# What a position is about: title, edition, options and the seats.

ORE_WORDS = ("tin", "copper")


def read_phase_and_prices_into_state(fields: TomlFields, state: TrailState) -> None:
    """Set round, phase and prices; raise Unreadable if the phase belongs to an expansion not in
    play, does not occur in this round, or does not fit the prices.
    """
    state.round = fields.integer("round", 1, kinds.ROUND_COUNT, default=1)
    phases = kinds.PHASE_NAMES_REMASTERED
    if state.board.is_edition_2007:
        phases = [kinds.PHASE_NAMES[phase] for phase in kinds.PHASES_2007]
    phase = fields.choice("phase", phases)
    absent = phases_of_absent_expansions(state)
    if phase in absent and not state.board.is_edition_2007:
        problem = f'is "{phase}", a phase of an expansion that is not in play'
        raise fields.field_error(
            "phase",
            problem,
            word_list_for_message(p for p in kinds.PHASE_NAMES_REMASTERED if p not in absent),
        )
    state.phase = kinds.PHASE_NAMES.index(phase)
    last = kinds.ROUND_COUNT
    once_more = (kinds.PEEK_PHASE, kinds.PROSPECT_PHASE)
    only = {phase: range(1, last) for phase in once_more}  # there is no round after the last
    only |= {kinds.DRAFT_PHASE: range(1, 2), kinds.GAME_OVER_PHASE: range(last, last + 1)}
    if not state.board.is_edition_2007:
        only[kinds.INVEST_PHASE] = range(1, last)
    rounds = only.get(state.phase, range(1, last + 1))
    if state.round not in rounds:
        problem = f"is {state.round} in phase {kinds.PHASE_NAMES[state.phase]}"
        allowed = f"{rounds[0]} to {rounds[-1]}" if len(rounds) > 1 else str(rounds[0])
        raise fields.field_error("round", problem, allowed)
    _read_prices_into_state(fields, state, phase)


def _read_prices_into_state(fields: TomlFields, state: TrailState, phase: str) -> None:
    """Set the prices of this and the last round; raise Unreadable if there are any before the
    roll or one is missing after it."""
    prices = fields.table("prices", is_required=False)
    printed = {"tin": list(state.board.tin_price), "copper": list(state.board.copper_price)}
    found = {ore: _read_price(prices, ore, printed[ore]) for ore in ORE_WORDS}
    last = {ore: _read_price(prices, f"last_{ore}", printed[ore]) for ore in ORE_WORDS}
    prices.check_no_unknown_keys()
    for ore in ORE_WORDS:
        if last[ore] and state.round == 1:
            raise prices.field_error(f"last_{ore}", "is there in round 1", "no such key")
        due = state.phase == kinds.DRAFT_PHASE or (
            state.phase == kinds.PRICES_PHASE and ore == "copper"
        )
        if found[ore] and due:
            raise prices.field_error(
                ore, f"is there in phase {phase}", "no such key before the roll"
            )
        if not found[ore] and state.phase not in (kinds.DRAFT_PHASE, kinds.PRICES_PHASE):
            raise prices.field_error(ore, "is missing", word_list_for_message(printed[ore]))
    state.tin_price = found["tin"]
    state.copper_price = found["copper"]
    state.last_tin = last["tin"]
    state.last_copper = last["copper"]


def _read_price(prices: TomlFields, key: str, printed: list[int]) -> int:
    """Return the price under a key, 0 if it is missing; raise Unreadable unless it is a printed
    one."""
    if key not in prices:
        return 0
    value = prices.raw_value(key, "")
    if type(value) is not int or value not in printed:
        raise prices.field_error(
            key, f"is {value_for_message(value)}", word_list_for_message(printed)
        )
    return value
