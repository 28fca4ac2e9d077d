"""Reads the work track and the order of passing (T-1, T-4, C-6, C-21)."""

from typing import Final

from game.files.toml_fields import TomlFields, value_for_message
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState

PHASES_WITH_ALL_PASSED: Final = (kinds.ADELAIDE_PHASE, kinds.INVEST_PHASE, kinds.GAME_OVER_PHASE)
PHASES_WITH_NONE_PASSED: Final = (
    kinds.DRAFT_PHASE,
    kinds.PRICES_PHASE,
    kinds.PEEK_PHASE,
    kinds.PROSPECT_PHASE,
)


def read_track_into_state(fields: TomlFields, state: TrailState, colours: tuple[str, ...]) -> None:
    """Set every marker on the work track and in the investment column, top to bottom; markers not
    given are in column 0 in seat order. Raise Unreadable for a marker that is given twice.
    """
    invested = fields.word_list("invested", colours, "colours", ())
    work = fields.table("work", is_required=False)
    columns: list[list[str]] = [[] for _ in range(int(state.board.work_track_column_count) + 1)]
    for key in work.take_all_keys():
        columns[_track_column_from_key(work, key, len(columns) - 1)] = work.word_list(
            key, colours, "colours"
        )
    placed = list(invested)
    for number, markers in enumerate(columns):
        for colour in markers:
            if colour in placed:
                raise work.field_error(str(number), f'has "{colour}" again', "each marker once")
            placed.append(colour)
    columns[0] += [colour for colour in colours if colour not in placed]
    for number, markers in enumerate(columns):
        for depth, colour in enumerate(markers):
            state.column[colours.index(colour)] = number
            state.depth[colours.index(colour)] = depth
    for place, colour in enumerate(invested):
        state.place[colours.index(colour)] = place
    state.passed = len(invested)
    _check_passed_by_phase(fields, state)


def _track_column_from_key(work_fields: TomlFields, key: str, last_column: int) -> int:
    columns = {str(column): column for column in range(last_column + 1)}
    if key in columns:
        return columns[key]
    raise work_fields.field_error(value_for_message(key), "is not a column", f"0 to {last_column}")


def _check_passed_by_phase(fields: TomlFields, state: TrailState) -> None:
    """Check that all seats have passed in the investment phase, not all in the action phase, and
    none in other phases."""
    if state.phase in PHASES_WITH_ALL_PASSED:
        allowed = "every colour in this phase"
        wrong = state.passed < state.seats
    elif state.phase in PHASES_WITH_NONE_PASSED:
        allowed = "none in this phase"
        wrong = state.passed > 0
    else:
        allowed = "not every colour in this phase"
        wrong = state.passed == state.seats
    if wrong:
        raise fields.field_error("invested", f"has {state.passed} colours", allowed)
