"""Reads the development board: the pieces and groups of steam pumps left (S-6)."""

from game.files.toml_fields import TomlFields, value_for_message
from game.titles.tinners_trail.rules.kinds import MAX_PUMP_GROUPS_PER_ROUND, ROUND_COUNT
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_parts import STOCK_NAMES


def read_developments_into_state(fields: TomlFields, state: TrailState) -> None:
    """Set the pieces and the groups of pumps left in each round's column; without a key all are
    there, except pieces in the columns of past rounds.
    """
    developments = fields.table("developments", is_required=False)
    for row, name in enumerate(STOCK_NAMES):
        _read_stock_into_state(developments, state, name, row * ROUND_COUNT)
    _read_pumps_into_state(developments, state)
    developments.check_no_unknown_keys()


def _read_stock_into_state(
    developments: TomlFields, state: TrailState, name: str, start: int
) -> None:
    printed = list(state.board.printed_stock)[start : start + ROUND_COUNT]
    past = int(state.round) - 1
    left = [0] * past + printed[past:]
    if name in developments:
        left = list(developments.integers(name, 0, max(printed), ROUND_COUNT))
    for column, (pieces, most) in enumerate(zip(left, printed, strict=True)):
        if pieces > most:
            problem = f"has {pieces} in round {column + 1}"
            raise developments.field_error(name, problem, f"at most {most} there")
        state.stock[start + column] = pieces


def _read_pumps_into_state(developments: TomlFields, state: TrailState) -> None:
    cells = [int(group) for group in state.board.printed_pumps]
    starts = range(0, len(cells), MAX_PUMP_GROUPS_PER_ROUND)
    printed = [
        [group for group in cells[start : start + MAX_PUMP_GROUPS_PER_ROUND] if group]
        for start in starts
    ]
    columns = developments.unchecked_list("pumps", "pump groups", printed)
    if len(columns) != ROUND_COUNT:
        allowed = f"{ROUND_COUNT}, one per round"
        raise developments.field_error("pumps", f"has {len(columns)} lists", allowed)
    for start, column, most in zip(starts, columns, printed, strict=True):
        for group, pumps in enumerate(_read_pump_groups(developments, column, most)):
            state.pumps[start + group] = pumps


def _read_pump_groups(developments: TomlFields, column: object, printed: list[int]) -> list[int]:
    """Return a round's groups of pumps; raise Unreadable unless they are the printed ones with
    some missing from the right (D-6)."""
    if not isinstance(column, list) or any(type(group) is not int for group in column):
        raise developments.field_error(
            "pumps", f"has {value_for_message(column)}", "lists of whole numbers"
        )
    if column != printed[: len(column)]:
        allowed = f"{value_for_message(printed)} or less of it from the right"
        raise developments.field_error("pumps", f"has {value_for_message(column)}", allowed)
    return column
