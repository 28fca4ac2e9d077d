"""The learned values of positions, with empty networks, in either edition."""

from ai.search.learned_value import LearnedValue
from ai.titles.tinners_trail import inputs as at
from ai.titles.tinners_trail import inputs_2007 as at_2007
from ai.titles.tinners_trail.features import STAGES, Features
from ai.titles.tinners_trail.features_2007 import Features2007
from game.engine.cells import i64
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import ROUNDS


def learned_trail_value(board: Board, hidden: i64) -> LearnedValue:
    """Return a learned value with empty networks; Lord Wallace's inputs have separate weights."""
    value: LearnedValue = LearnedValue(Features(board), board.seats, at.OWN_INPUTS, STAGES, hidden)
    value.apart = board.wallace_seat
    value.common = at.TILES
    if not board.extended and not board.solo:  # then the inputs of expansions are 0
        value.own = at.TILES
        value.shared = at.ARSENIC_GAME - at.TILES
    return value


def learned_value_2007(board: Board, hidden: i64) -> LearnedValue:
    """Return a learned value with empty networks; the inputs that all seats share are summed only
    once."""
    value: LearnedValue = LearnedValue(
        Features2007(board), board.seats, at_2007.OWN_INPUTS, ROUNDS, hidden
    )
    value.own = at_2007.FOR_SALE
    value.common = at_2007.FOR_SALE
    value.shared = at_2007.OWN_INPUTS - at_2007.FOR_SALE
    return value
