"""Reads the investment column: points for pounds (I-4)."""

from game.files.toml_fields import TomlFields, word_list_for_message
from game.titles.tinners_trail.components.areas import PLAYER_COUNTS
from game.titles.tinners_trail.components.emigration import MAX_POINTS
from game.titles.tinners_trail.components.entry_source import read_source_and_finish_entry
from game.titles.tinners_trail.rules.components import InvestmentRow
from game.titles.tinners_trail.rules.kinds import ROUND_COUNT


def read_investment_rows(fields: TomlFields) -> tuple[InvestmentRow, ...]:
    """Return the investment rows; raise Unreadable unless there is exactly one for each place in
    the passing order."""
    rows = tuple(_read_row(entry) for entry in fields.tables("row"))
    fields.check_no_unknown_keys()
    places = [row.passing_place for row in rows]
    wanted = list(range(1, max(PLAYER_COUNTS) + 1))
    if sorted(places) != wanted:
        allowed = f"one row for each of the places {word_list_for_message(wanted)}"
        raise fields.field_error(
            "row", f"is set for the places {word_list_for_message(places)}", allowed
        )
    return rows


def _read_row(entry: TomlFields) -> InvestmentRow:
    place = entry.integer("place", 1, max(PLAYER_COUNTS))
    entry.label = f"row of place {place}: "
    row = InvestmentRow(
        passing_place=place,
        points_per_ten_pounds=entry.integers("per_ten", 0, MAX_POINTS, ROUND_COUNT),
        points_for_last_five_pounds=entry.integers("per_five", 0, MAX_POINTS, ROUND_COUNT),
    )
    read_source_and_finish_entry(entry)
    return row
