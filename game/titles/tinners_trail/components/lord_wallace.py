"""Reads Lord Wallace's action cards, bid dice and limits (LW-3, LW-6, LW-AR, LW-E, LW-D7)."""

from itertools import pairwise
from typing import Final

from game.files.toml_fields import TomlFields, value_for_message, word_list_for_message
from game.titles.tinners_trail.components.entry_source import (
    NUMBER_SOURCE_WORDS,
    read_source_and_finish_entry,
)
from game.titles.tinners_trail.rules import components
from game.titles.tinners_trail.rules.kinds import ROUND_COUNT
from game.titles.tinners_trail.rules.wallace.tables import (
    ACTION_LETTERS,
    DIE_PICK_WORDS,
    ORE_AND_WATER_DIE_WORDS,
)

BAND_COUNT: Final = 3
LAST_COLUMN_BEFORE_FINAL: Final = 9  # of the work track before the final one
MIN_NET_WORTH: Final = -99
MAX_NET_WORTH: Final = 99
MAX_WORK_TRACK_COLUMNS: Final = 20
WALLACE_MAX_POUNDS: Final = 99
MAX_BAILED_WATER: Final = 9


def read_wallace_tables(fields: TomlFields) -> components.LordWallaceTables:
    """Return Lord Wallace's bands, action cards, bid rows and limits; raise Unreadable unless the
    cards are numbered from 1 and the ranges of the bid rows leave no gap.
    """
    bands = fields.integers("bands", 0, LAST_COLUMN_BEFORE_FINAL, BAND_COUNT)
    if list(bands) != sorted(set(bands)) or bands[0] != 0:
        raise fields.field_error(
            "bands",
            f"is {value_for_message(list(bands))}",
            "numbers in ascending order, starting from 0",
        )
    fields.choice("source_of_bands", NUMBER_SOURCE_WORDS)
    cards = tuple(
        _read_action_card(entry, n) for n, entry in enumerate(fields.tables("card"), start=1)
    )
    if not cards:
        raise fields.field_error("card", "appears 0 times", "at least one card")
    bids = []
    for entry in fields.tables("bid"):
        least = entry.integer("from", MIN_NET_WORTH, MAX_NET_WORTH)
        bids.append(_read_bid_row(entry, least, entry.integer("to", least, MAX_NET_WORTH)))
    # Each row begins one above the end of the row before; the last one goes on for ever
    for before, row in pairwise(bids):
        if row.min_net_worth != before.max_net_worth + 1:
            problem = f"continues at {row.min_net_worth} after {before.max_net_worth}"
            allowed = f"rows without gaps, the next at {before.max_net_worth + 1}"
            raise fields.field_error("bid", problem, allowed)
    if not bids or bids[-1].max_net_worth != MAX_NET_WORTH:
        raise fields.field_error(
            "bid", "ends too early", f"a last row that ends at {MAX_NET_WORTH}"
        )
    unknown = _read_bid_row(fields.table("unknown_tile"), MIN_NET_WORTH, MAX_NET_WORTH)
    limits = fields.table("limits")
    fields.check_no_unknown_keys()
    wallace = components.LordWallaceTables(
        first_columns_of_bands=bands,
        action_cards=cards,
        bid_rows=tuple(bids),
        bid_row_of_unknown_tile=unknown,
        columns_ahead=limits.integer("columns_ahead", 0, MAX_WORK_TRACK_COLUMNS),
        min_limiter_column_by_round=limits.integers(
            "limiter_floor", 0, MAX_WORK_TRACK_COLUMNS, ROUND_COUNT
        ),
        kimberley_pounds_by_round=limits.integers("kimberley", 0, WALLACE_MAX_POUNDS, ROUND_COUNT),
        bailed_water_by_round=limits.integers("bailing_out", 0, MAX_BAILED_WATER, ROUND_COUNT),
    )
    read_source_and_finish_entry(limits)
    return wallace


def _read_action_card(entry: TomlFields, card_number: int) -> components.WallaceActionCard:
    entry.integer("number", card_number, card_number)
    entry.label = f"card {card_number}: "
    rows = entry.unchecked_list("rounds", "rows of cells")
    if len(rows) != ROUND_COUNT:
        raise entry.field_error("rounds", f"has {len(rows)} rows", f"{ROUND_COUNT}, one per round")
    card = components.WallaceActionCard(
        card_number, tuple(_read_row_of_action_card(entry, row) for row in rows)
    )
    read_source_and_finish_entry(entry)
    return card


def _read_row_of_action_card(entry: TomlFields, row: object) -> tuple[str, ...]:
    if not isinstance(row, list) or len(row) != BAND_COUNT:
        raise entry.field_error(
            "rounds", f"has {value_for_message(row)}", f"rows of {BAND_COUNT} cells"
        )
    return tuple(_read_action_card_cell(entry, cell) for cell in row)


def _read_action_card_cell(entry: TomlFields, cell: object) -> str:
    """Return a cell: a letter, or two letters with a stroke (the second for expensive copper)."""
    letters = cell.split("/") if isinstance(cell, str) else []
    if len(letters) not in (1, 2) or any(letter not in ACTION_LETTERS for letter in letters):
        allowed = f"one of the letters {ACTION_LETTERS}, or two, as in B/M"
        raise entry.field_error("rounds", f"contains the cell {value_for_message(cell)}", allowed)
    return str(cell)


def _read_bid_row(
    entry: TomlFields, min_net_worth: int, max_net_worth: int
) -> components.WallaceBidRow:
    dice = tuple(entry.word_list("dice", ORE_AND_WATER_DIE_WORDS, "dice"))
    if not dice:
        raise entry.field_error("dice", "is []", word_list_for_message(ORE_AND_WATER_DIE_WORDS))
    row = components.WallaceBidRow(
        min_net_worth, max_net_worth, dice, entry.choice("pick", DIE_PICK_WORDS)
    )
    read_source_and_finish_entry(entry)
    return row
