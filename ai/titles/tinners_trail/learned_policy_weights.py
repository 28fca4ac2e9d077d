"""The initial policy weights for training, and the file of the learned ones.

`tools/policy_weights.py` learns them from quick games, for every number of players and for Lord
Wallace.
"""

# interpreted: used once, when a player is seated

from collections.abc import Mapping
from typing import Final

from ai.search.policy_weight_tables import PolicyWeightLayout, PolicyWeightRow
from ai.search.policy_weights import WEIGHTS_PER_ROW, PolicyWeights
from ai.search.value_factory import FAMILY_NAMES_BY_SEAT_COUNT, family_name_by_seat_count
from ai.titles.tinners_trail.policy_weights import FIRST_CELL_OF_RESERVE_POUNDS_BY_ROUND
from game.files.folders import assets_folder
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.board import Board

SHIPPED_WEIGHTS_FILE: Final = "tinners_trail/ai/policy_weights.toml"
SOLO_FAMILY_NAME: Final = "solo"
FAMILY_NAMES: Final = (*FAMILY_NAMES_BY_SEAT_COUNT, SOLO_FAMILY_NAME)
"""A family for every number of seats and for solo games; each has its own networks and weights."""

# Training starts from the plain policy weights, fitted to search visits: the same at every table.
# A row: pence in the four rounds, then per cent, pence per work point, per pound and, of bids, per
# rival, each before the last round and in it. The reserve is of pounds, in the four rounds.
MOVE_KIND_AND_INITIAL_NUMBERS_BY_NAME: Final[Mapping[str, tuple[int, tuple[int, ...]]]] = {
    "build": (kinds.BUILD_MINE_MOVE, (485, 583, 447, 541, 165, 87, 0, 0, 0, 0)),
    "extract": (kinds.EXTRACT_ORE_MOVE, (109, 109, 109, 770, 73, 23, 0, 0, 0, 0)),
    "miner": (kinds.DEVELOP_MINER_MOVE, (104, 211, 274, 375, 63, 110, 0, 0, 0, 0)),
    "port": (kinds.DEVELOP_PORT_MOVE, (-33, 196, 350, 533, 109, 182, 0, 0, 0, 0)),
    "train": (kinds.DEVELOP_TRAIN_MOVE, (196, 120, 259, 518, 134, 177, 0, 0, 0, 0)),
    "adit": (kinds.DEVELOP_ADIT_MOVE, (-144, -79, 63, 248, 260, 282, 0, 0, 0, 0)),
    "pumps": (kinds.DEVELOP_PUMPS_MOVE, (195, 354, 527, 522, 62, 103, 0, 0, 0, 0)),
    "pasties": (kinds.SELL_PASTIES_MOVE, (279, 303, 396, 670, 41, 51, 0, 0, 0, 0)),
    "pass": (kinds.PASS_MOVE, (211, 212, 148, 490, 215, 169, 0, 0, 0, 0)),
    "process": (kinds.PROCESS_ARSENIC_MOVE, (330, 330, 330, 560, 100, 100, 0, 0, 0, 0)),
    "sell arsenic": (kinds.SELL_ARSENIC_MOVE, (330, 330, 330, 560, 50, 50, 0, 0, 0, 0)),
    "own miner": (kinds.PLACE_OWN_MINER_MOVE, (636, 636, 636, 396, 51, 51, 0, 0, 0, 0)),
    "emigrate": (kinds.EMIGRATE_MOVE, (423, 423, 423, 611, 41, 41, 0, 0, 0, 0)),
    "place": (kinds.PLACE_WAITING_PIECE_MOVE, (319, 319, 319, 600, 90, 90, 0, 0, 0, 0)),
    "bid": (kinds.BID_MOVE, (0, 0, 0, 0, 100, 100, 0, 0, 0, 0, 0, 0)),
}
# How far a lesson changes a number at random.
RANDOM_CHANGE_DEVIATIONS: Final = (*(40.0,) * 4, *(12.0,) * 2, *(10.0,) * 2, *(3.0,) * 2)
RANDOM_CHANGE_DEVIATIONS_OF_BIDS: Final = (
    *(60.0,) * 4,
    *(6.0,) * 2,
    *(15.0,) * 2,
    *(5.0,) * 2,
    *(30.0,) * 2,
)
WEIGHTS_LAYOUT: Final = PolicyWeightLayout(
    {
        **{
            name: PolicyWeightRow(
                row,
                RANDOM_CHANGE_DEVIATIONS_OF_BIDS
                if kind == kinds.BID_MOVE
                else RANDOM_CHANGE_DEVIATIONS,
                kind * WEIGHTS_PER_ROW,
            )
            for name, (kind, row) in MOVE_KIND_AND_INITIAL_NUMBERS_BY_NAME.items()
        },
        "reserve": PolicyWeightRow((12,) * 4, (2.5,) * 4, FIRST_CELL_OF_RESERVE_POUNDS_BY_ROUND),
    },
    non_negative_row_names=("reserve",),
)


def family_name_by_seat_count_or_solo(board: Board) -> str:
    """Return the family of games that the board belongs to: solo, or by number of seats."""
    return SOLO_FAMILY_NAME if board.is_solo_game else family_name_by_seat_count(board)


def learned_policy_weights(board: Board) -> PolicyWeights:
    """Return the policy weights learned for the board's family of games, equal for every seat;
    the 2007 edition has the initial ones."""
    if board.is_edition_2007:
        return WEIGHTS_LAYOUT.make_policy_weights(board.seats)
    return WEIGHTS_LAYOUT.load_learned_policy_weights(
        board.seats,
        assets_folder() / SHIPPED_WEIGHTS_FILE,
        family_name_by_seat_count_or_solo(board),
    )
