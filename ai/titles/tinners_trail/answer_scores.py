"""Scores, in pence, of the answers to smaller decisions: pumps, investments, peeks."""

from ai.titles.tinners_trail import action_gains
from ai.titles.tinners_trail.ore_profit_table import POUND_PENCE
from game.engine.cells import i64
from game.engine.moves import first_field_of_move
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState


def pump_score(st: TrailState, move: i64) -> i64:
    """Return the gain, in pence, of placing one pump: negative in a rival's mine or without a
    mine, 0 for declining (D-6, C-23)."""
    choice: i64 = first_field_of_move(move)
    if choice == 0:
        return 0
    area: i64 = choice - 1
    if st.owner[area] == kinds.EMPTY:
        return -1
    gain: i64 = action_gains.own_mine_drainage_gain(st, area, 1)
    return gain if st.owner[area] == st.to_move else -gain - 1


def investment_score(wanted_pounds: i64, move: i64) -> i64:
    """Return the score of an investment, at most 0: minus the difference between its amount and the
    wanted one, in pence."""
    difference: i64 = first_field_of_move(move) - wanted_pounds
    return (difference if difference < 0 else -difference) * POUND_PENCE


def peek_score(st: TrailState, move: i64) -> i64:
    """Return the score, in pence, of peeking at a tile: higher on the coast and beside mines of the
    seat; 0 for declining (R-3)."""
    choice: i64 = first_field_of_move(move)
    if choice == 0:
        return 0
    area: i64 = choice - 1
    score: i64 = 20 + 10 * st.board.is_area_coastal[area]
    for spot in range(
        st.board.first_neighbour_of_area[area], st.board.first_neighbour_of_area[area + 1]
    ):
        neighbour: i64 = st.board.neighbour_areas[spot]
        if st.owner[neighbour] != kinds.EMPTY and st.owner[neighbour] == st.to_move:
            score += 10
    return score
