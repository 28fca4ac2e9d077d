"""Price puzzles: what each cotton mill and each rail costs, with coal and iron."""

from collections.abc import Mapping
from typing import Final

from game.engine.title import Game
from game.titles.brass.rules.action_previews import cost_of_build, cost_of_rail
from game.titles.brass.rules.components import INDUSTRY_NAMES
from game.titles.brass.rules.state import BrassState

MILL: Final = INDUSTRY_NAMES.index("cotton-mill")


def mill_prices(game: Game, state: BrassState) -> Mapping[str, int]:
    """Return the price in pounds, with coal and iron, of every cotton mill that can be built on an
    empty space now, by the text of the move."""
    prices = dict[str, int]()
    board = state.board
    for move in game.readable_moves(state):
        words = move.text.split()
        if words[:2] != ["build", "cotton-mill"] or len(words) > 3:
            continue
        offer = cost_of_build(state, int(state.to_move), MILL, board.space_numbers[words[2]])
        if offer is not None and not offer.builds_over_counter:
            prices[move.text] = offer.pounds
    return prices


def rail_prices(game: Game, state: BrassState) -> Mapping[str, int]:
    """Return the price in pounds, with coal, of every single rail that can be built now, by the
    text of the move."""
    prices = dict[str, int]()
    for move in game.readable_moves(state):
        kind, *ends = move.text.split()
        if kind == "rail":
            line = state.board.line_names.index(" ".join(ends))
            offer = cost_of_rail(state, line, is_second=False)
            assert offer is not None
            prices[move.text] = offer.pounds
    return prices
