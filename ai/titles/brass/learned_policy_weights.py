"""The initial policy weights for training, and the file that `tools/policy_weights.py` writes."""

# interpreted: read once, when a player sits down

from collections.abc import Mapping
from typing import Final

from ai.search.policy_weight_tables import PolicyWeightLayout, PolicyWeightRow
from ai.search.policy_weights import (
    GAIN_PERCENT_INDEX,
    GAME_PART_COUNT,
    WEIGHTS_PER_ROW,
    PolicyWeights,
)
from ai.search.value_factory import family_name_by_seat_count
from ai.titles.brass import policy_weights as rows
from game.files.folders import assets_folder
from game.titles.brass.rules.board import Board

SHIPPED_WEIGHTS_FILE: Final = "brass/ai/policy_weights.toml"
INDUSTRY_NAMES: Final = ("mill", "port", "coal mine", "ironworks", "shipyard")
WEIGHT_ROW_BY_MOVE_KIND_NAME: Final[Mapping[str, int]] = {
    **{f"build {name}": number for number, name in enumerate(INDUSTRY_NAMES)},
    **{f"develop {name}": rows.DEVELOPMENT_ROW + n for n, name in enumerate(INDUSTRY_NAMES)},
    "sell to the market": rows.MARKET_SALE_ROW,
    "sell to an own port": rows.OWN_PORT_SALE_ROW,
    "sell to another's port": rows.OTHERS_PORT_SALE_ROW,
    "link": rows.LINK_ROW,
    "second rail": rows.SECOND_RAIL_ROW,
    "loan": rows.LOAN_ROW,
}
# A row: cents in the halves of both eras, then per cent, cents per pound, per round to come and per
# mill that waits, each in the canal era and in the rail era. Lessons begin with the plain gain.
NEUTRAL_ROW_NUMBERS: Final = (
    *(0,) * GAME_PART_COUNT,
    100,
    100,
    *(0,) * (WEIGHTS_PER_ROW - GAIN_PERCENT_INDEX - 2),
)
RANDOM_CHANGE_DEVIATIONS: Final = (
    *(50.0,) * GAME_PART_COUNT,
    *(12.0,) * 2,
    *(2.0,) * 2,
    *(10.0,) * 2,
    *(20.0,) * 2,
)
# By era and counter, five levels an industry; and per cent by era.
FIRST_CELL_OF_TABLE_BY_NAME: Final[Mapping[str, int]] = {
    "built": rows.FIRST_COUNTER_BUILDING_CENTS_INDEX,
    "removed": rows.FIRST_COUNTER_REMOVAL_CENTS_INDEX,
}
PERCENT_INDEX_BY_NAME: Final[Mapping[str, int]] = {
    "pound": rows.POUND_WORTH_PERCENT_INDEX,
    "income space": rows.INCOME_SPACE_WORTH_PERCENT_INDEX,
}
COUNTER_CELL_COUNT_OF_BOTH_ERAS: Final = 2 * rows.COUNTER_KIND_COUNT
WEIGHTS_LAYOUT: Final = PolicyWeightLayout(
    {
        **{
            name: PolicyWeightRow(
                NEUTRAL_ROW_NUMBERS, RANDOM_CHANGE_DEVIATIONS, kind * WEIGHTS_PER_ROW
            )
            for name, kind in WEIGHT_ROW_BY_MOVE_KIND_NAME.items()
        },
        **{
            name: PolicyWeightRow(
                (0,) * COUNTER_CELL_COUNT_OF_BOTH_ERAS,
                (50.0,) * COUNTER_CELL_COUNT_OF_BOTH_ERAS,
                at,
            )
            for name, at in FIRST_CELL_OF_TABLE_BY_NAME.items()
        },
        **{
            name: PolicyWeightRow((100, 100), (10.0, 10.0), at)
            for name, at in PERCENT_INDEX_BY_NAME.items()
        },
    },
    non_negative_row_names=tuple(PERCENT_INDEX_BY_NAME),
)


def learned_policy_weights(board: Board) -> PolicyWeights:
    """Return the policy weights learned for games with the board's number of seats, equal for
    every seat."""
    return WEIGHTS_LAYOUT.load_learned_policy_weights(
        board.seats, assets_folder() / SHIPPED_WEIGHTS_FILE, family_name_by_seat_count(board)
    )
