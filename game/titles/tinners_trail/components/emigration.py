"""Reads emigration: own miners and the four places (E-1 .. E-7)."""

from game.files.toml_fields import TomlFields, value_for_message, word_list_for_message
from game.titles.tinners_trail.components.arsenic_market import MAX_WORK_POINTS
from game.titles.tinners_trail.components.entry_source import (
    NUMBER_SOURCE_WORDS,
    read_source_and_finish_entry,
)
from game.titles.tinners_trail.rules.components import EmigrationPlaces
from game.titles.tinners_trail.rules.kinds import ROUND_COUNT

PIECE_WORDS = ("miner", "port", "train", "adit")
MAX_MINERS = 9
MAX_PIECES_OF_KIND = 4
MAX_POINTS = 99
EMIGRATION_MAX_POUNDS = 99


def read_emigration(fields: TomlFields) -> EmigrationPlaces:
    """Return the numbers of the Emigration expansion: own miners, the work to emigrate, and what
    each place gives in each round."""
    michigan = fields.table("michigan")
    sierra_madre = fields.table("sierra_madre")
    kimberley = fields.table("kimberley")
    adelaide = fields.table("adelaide")
    emigration = EmigrationPlaces(
        own_miners_per_seat=fields.integer("own_miners", 1, MAX_MINERS),
        emigrate_work_cost=fields.integer("emigrate_work", 1, MAX_WORK_POINTS),
        michigan_piece_by_round=_read_michigan_piece_by_round(michigan),
        michigan_count_by_round=michigan.integers("count", 1, MAX_PIECES_OF_KIND, ROUND_COUNT),
        sierra_madre_points=sierra_madre.integers("points", 0, MAX_POINTS, ROUND_COUNT),
        kimberley_pounds=kimberley.integers("pounds", 0, EMIGRATION_MAX_POUNDS, ROUND_COUNT),
        adelaide_named_ore_pounds=adelaide.integers(
            "chosen_ore", 0, EMIGRATION_MAX_POUNDS, ROUND_COUNT
        ),
        adelaide_other_ore_pounds=adelaide.integers(
            "other_ore", 0, EMIGRATION_MAX_POUNDS, ROUND_COUNT
        ),
    )
    fields.choice("source_of_work", NUMBER_SOURCE_WORDS)
    for entry in (fields, michigan, sierra_madre, kimberley, adelaide):
        read_source_and_finish_entry(entry)
    return emigration


def _read_michigan_piece_by_round(michigan: TomlFields) -> tuple[str, ...]:
    """Return the kind of piece that Michigan gives in each round; raise Unreadable unless there
    is one for each round and none twice."""
    pieces = michigan.unchecked_list("pieces", "developments")
    for piece in pieces:
        if piece not in PIECE_WORDS or pieces.count(piece) > 1:
            allowed = f"each of {word_list_for_message(PIECE_WORDS)} once"
            raise michigan.field_error("pieces", f"has {value_for_message(piece)}", allowed)
    if len(pieces) != ROUND_COUNT:
        raise michigan.field_error(
            "pieces", f"has {len(pieces)} developments", f"{ROUND_COUNT}, one per round"
        )
    return tuple(str(piece) for piece in pieces)
