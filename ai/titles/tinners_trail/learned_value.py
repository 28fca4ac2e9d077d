"""The learned values of positions, with empty networks, in either edition."""

from ai.search.learned_value import LearnedValue
from ai.titles.tinners_trail import input_indices as at
from ai.titles.tinners_trail import input_indices_2007 as at_2007
from ai.titles.tinners_trail.feature_extractor import STAGE_COUNT, TrailFeatureExtractor
from ai.titles.tinners_trail.feature_extractor_2007 import FeatureExtractor2007
from game.engine.cells import i64
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import ROUND_COUNT


def make_learned_trail_value(board: Board, hidden_count: i64) -> LearnedValue:
    """Return a learned value for the remastered edition with empty networks of `hidden_count`
    hidden units; Lord Wallace's inputs have separate weights."""
    value: LearnedValue = LearnedValue(
        TrailFeatureExtractor(board), board.seats, at.INPUTS_PER_SEAT, STAGE_COUNT, hidden_count
    )
    value.seat_with_other_rules = board.wallace_seat
    value.first_shared_input = at.AREAS_FOR_SALE
    if (
        not board.has_expansion_rows and not board.is_solo_game
    ):  # then the inputs of expansions are 0
        value.own_input_count = at.AREAS_FOR_SALE
        value.shared_input_count = at.HAS_ARSENIC_EXPANSION - at.AREAS_FOR_SALE
    return value


def make_learned_value_2007(board: Board, hidden_count: i64) -> LearnedValue:
    """Return a learned value for the 2007 edition with empty networks of `hidden_count` hidden
    units; inputs that all seats share are summed only once."""
    value: LearnedValue = LearnedValue(
        FeatureExtractor2007(board), board.seats, at_2007.INPUTS_PER_SEAT, ROUND_COUNT, hidden_count
    )
    value.own_input_count = at_2007.AREAS_WITH_CUBES_FOR_SALE
    value.first_shared_input = at_2007.AREAS_WITH_CUBES_FOR_SALE
    value.shared_input_count = at_2007.INPUTS_PER_SEAT - at_2007.AREAS_WITH_CUBES_FOR_SALE
    return value
