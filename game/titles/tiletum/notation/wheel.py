"""The wheel, dice and corruption tokens of a position."""

from game.files.toml_fields import TomlFields, value_for_message, word_list_for_message
from game.notation.repeated_pieces import repeat_pieces_by_count
from game.titles.tiletum.notation.cells import fill_cells, read_permutation_of_words
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.components import GOOD_NAMES, WHEEL_ACTION_NAMES
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.state import TiletumState

DIE_VALUES = range(1, 7)


def wheel_toml_table(state: TiletumState) -> dict[str, object]:
    """Return a table for a position text: the actions of the wheel, with silver the two values of
    the explorer field, the dice on the wheel, and the revealed corruption tokens."""
    starts = {good: len(DIE_VALUES) * number for number, good in enumerate(GOOD_NAMES)}
    dice = {
        good: repeat_pieces_by_count(DIE_VALUES, state.dice[at : at + 6])
        for good, at in starts.items()
    }
    covered = [state.field, state.field % len(DIE_VALUES) + 1]
    return {
        "wheel": [WHEEL_ACTION_NAMES[int(action)] for action in state.wheel],
        **({"explorer_values": covered} if state.board.silver else {}),
        "dice": {good: values for good, values in dice.items() if values},
        "corruption": [int(token) for token in state.tokens if token != EMPTY],
    }


def read_wheel_into_state(fields: TomlFields, state: TiletumState) -> None:
    """Set the actions on the wheel, with silver the explorer field, the dice on the wheel, and the
    revealed corruption tokens; a missing wheel is the printed one."""
    fill_cells(
        state.wheel,
        0,
        read_permutation_of_words(
            fields, "wheel", WHEEL_ACTION_NAMES, "actions", state.board.printed_wheel_actions
        ),
    )
    if state.board.silver:
        # The first value the explorer field covers; left out it covers 1 and 2
        first = 1
        second = 2
        if "explorer_values" in fields:
            first, second = fields.integers("explorer_values", 1, len(DIE_VALUES), 2)
        if second != first % len(DIE_VALUES) + 1:
            found = value_for_message([first, second])
            raise fields.field_error("explorer_values", f"is {found}", "two neighbours, clockwise")
        state.field = first
    _read_wheel_dice_into_state(fields, state)
    _read_corruption_tokens_into_state(fields, state)


def _read_wheel_dice_into_state(fields: TomlFields, state: TiletumState) -> None:
    dice = fields.table("dice", is_required=False)
    most = state.board.dice_per_good
    drawn = state.board.dice_drawn_per_round
    for number, good in enumerate(GOOD_NAMES):
        values = dice.unchecked_list(good, "values", ())
        if not all(type(value) is int and value in DIE_VALUES for value in values):
            raise dice.field_error(good, f"is {value_for_message(values)}", "values from 1 to 6")
        if len(values) > most:
            raise dice.field_error(good, f"has {len(values)} dice", f"at most {most}")
        for value in values:
            if isinstance(value, int):
                state.dice[number * len(DIE_VALUES) + value - 1] += 1
    dice.check_no_unknown_keys()
    found = sum(int(count) for count in state.dice)
    if found > drawn or (found == drawn and state.phase == kinds.DICE_PHASE):
        allowed = f"at most {drawn}, fewer while they are rolled"
        raise fields.field_error("dice", f"has {found} dice", allowed)


def _read_corruption_tokens_into_state(fields: TomlFields, state: TiletumState) -> None:
    """Set the revealed corruption tokens; raise Unreadable for more than one for each turn of
    the round that has begun."""
    counts = [int(count) for count in state.board.corruption_token_counts]
    tokens = fields.unchecked_list("corruption", "numbers", ())
    begun = state.turn - (1 if state.phase in (kinds.CORRUPTION_PHASE, kinds.DICE_PHASE) else 0)
    for number in tokens:
        known = type(number) is int and 0 <= number < len(counts)
        if not known or tokens.count(number) > counts[int(str(number))]:
            box = [n for n, count in enumerate(counts) for _token in range(count)]
            raise fields.field_error(
                "corruption",
                f"is {value_for_message(tokens)}",
                f"some of {word_list_for_message(box)}",
            )
    if len(tokens) > begun:
        problem = f"has {len(tokens)} numbers"
        raise fields.field_error("corruption", problem, f"at most {begun}, one per turn")
    fill_cells(state.tokens, 0, [int(str(number)) for number in tokens])
