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
from ai.titles.tiletum import learned_numbers as rows
from ai.titles.tiletum.families import family_name_by_seat_count_solo_and_silver
from game.files.folders import assets_folder
from game.titles.tiletum.rules import fairs, kinds
from game.titles.tiletum.rules.board import Board

SHIPPED_WEIGHTS_FILE: Final = "tiletum/ai/policy_weights.toml"
WEIGHT_ROW_BY_GAIN_NAME: Final[Mapping[str, int]] = {
    "merchant": kinds.MERCHANT,
    "architect": kinds.ARCHITECT,
    "character": kinds.CHARACTER_ACTION,
    "contract": kinds.CONTRACT_ACTION,
    "king": kinds.KING_ACTION,
    "joker": kinds.JOKER_ACTION,
    "explorer": kinds.EXPLORER,
    "house": rows.HOUSE_BUILT_ROW,
    "pillar": rows.PILLAR_BUILT_ROW,
    "mine": rows.MINE_BUILT_ROW,
    "step": rows.MEEPLE_STEP_ROW,
    "take a contract": rows.CONTRACT_TAKEN_ROW,
    "take a character": rows.CHARACTER_TAKEN_ROW,
    "place a character": rows.CHARACTER_PLACED_ROW,
    "crest tile": rows.FIRST_BONUS_TILE_ROW + kinds.CREST_TILE,
    "contract tile": rows.FIRST_BONUS_TILE_ROW + kinds.CONTRACT_TILE,
    "character tile": rows.FIRST_BONUS_TILE_ROW + kinds.CHARACTER_TILE,
    "helper tile": rows.FIRST_BONUS_TILE_ROW + kinds.HELPER_TILE,
    "boost tile": rows.FIRST_BONUS_TILE_ROW + kinds.BOOST_TILE,
    "colour tile": rows.FIRST_BONUS_TILE_ROW + kinds.COLOUR_TILE,
}
# A row: cents in the four rounds, then per cent, and cents for each house more than pillars, each
# good and each free space of the storehouse, in the earlier rounds and in the later ones. What is
# taken from offers is counted in cents for twelve points of action.
NEUTRAL_ROW_NUMBERS: Final = (
    *(0,) * GAME_PART_COUNT,
    100,
    100,
    *(0,) * (WEIGHTS_PER_ROW - GAIN_PERCENT_INDEX - 2),
)
RANDOM_CHANGE_DEVIATIONS: Final = (
    *(40.0,) * GAME_PART_COUNT,
    *(12.0,) * 2,
    *(10.0,) * 2,
    *(6.0,) * 2,
    *(10.0,) * 2,
)
RANDOM_CHANGE_DEVIATIONS_OF_OFFERS: Final = (
    *(300.0,) * GAME_PART_COUNT,
    *(12.0,) * 2,
    *(80.0,) * 2,
    *(50.0,) * 2,
    *(80.0,) * 2,
)
ROWS_WITH_OFFER_DEVIATIONS: Final = ("take a contract", "take a character", "place a character")
PERCENT_INDEX_BY_NAME: Final[Mapping[str, int]] = {
    "a house": rows.HOUSE_PERCENT_INDEX,
    "a pillar": rows.PILLAR_PERCENT_INDEX,
    "a step of the king": rows.KING_STEP_PERCENT_INDEX,
    "a place at a fair": rows.PLACE_AT_FAIR_PERCENT_INDEX,
    "a good that is needed": rows.NEEDED_GOOD_PERCENT_INDEX,
    "a good that is likely to be": rows.LIKELY_NEEDED_GOOD_PERCENT_INDEX,
    "an idle good": rows.IDLE_GOOD_PERCENT_INDEX,
}
GOODS_CELL_COUNT: Final = kinds.GOOD_COUNT * GAME_PART_COUNT
COUNTED_THING_COUNT: Final = int(fairs.COUNTED_THING_COUNT)
# What things are guessed at, in the order of `learned_numbers`.
INITIAL_LEARNED_NUMBERS: Final = (
    *(38, 100, 30, 60, 250),  # growth to lead
    *(260, 330, 480, 650, 900, 1000, 0),  # completed
    *(25, 60, 45, 50, 55, 50),  # left over, and goods to come
    *(65, 70, 20, 90, 85, 40),  # unsure to later: fairs
    *(80, 100, 80, 70, 35, 22, 150),  # helper to crest way: tiles and the own board
    *(45, 50, 45, 30, 55, 45, 110, 90, 30, 60),  # short to last space
    *(90, 15, 75, 75, 40, 20, 40, 60, 110, 60, 40, 45, 200),  # exchanged to paid
)
WEIGHTS_LAYOUT: Final = PolicyWeightLayout(
    {
        **{
            name: PolicyWeightRow(
                NEUTRAL_ROW_NUMBERS,
                RANDOM_CHANGE_DEVIATIONS_OF_OFFERS
                if name in ROWS_WITH_OFFER_DEVIATIONS
                else RANDOM_CHANGE_DEVIATIONS,
                kind * WEIGHTS_PER_ROW,
            )
            for name, kind in WEIGHT_ROW_BY_GAIN_NAME.items()
        },
        "goods": PolicyWeightRow(
            (0,) * GOODS_CELL_COUNT, (8.0,) * GOODS_CELL_COUNT, rows.DIE_GOOD_CENTS_INDEX
        ),
        **{
            name: PolicyWeightRow((100,) * GAME_PART_COUNT, (12.0,) * GAME_PART_COUNT, place)
            for name, place in PERCENT_INDEX_BY_NAME.items()
        },
        "what fairs count": PolicyWeightRow(
            (100,) * COUNTED_THING_COUNT,
            (15.0,) * COUNTED_THING_COUNT,
            rows.ONE_MORE_FAIR_THING_PERCENT_INDEX,
        ),
        "guesses": PolicyWeightRow(
            INITIAL_LEARNED_NUMBERS,
            [4.0 + guess / 6 for guess in INITIAL_LEARNED_NUMBERS],
            rows.PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX,
        ),
    },
    non_negative_row_names=(*PERCENT_INDEX_BY_NAME, "what fairs count", "guesses"),
)


def initial_policy_weights(board: Board) -> PolicyWeights:
    """Return the policy weights before training, equal for every seat, with the first seat
    selected."""
    return WEIGHTS_LAYOUT.make_policy_weights(board.seats)


def learned_policy_weights(board: Board) -> PolicyWeights:
    """Return the policy weights learned for the board's games; all seats have equal ones."""
    return WEIGHTS_LAYOUT.load_learned_policy_weights(
        board.seats,
        assets_folder() / SHIPPED_WEIGHTS_FILE,
        family_name_by_seat_count_solo_and_silver(board),
    )
