"""The gains of own miners and emigration (E), in pence, before the cost of their work points."""

from typing import Final

from ai.titles.tinners_trail import action_gains
from ai.titles.tinners_trail.ore_profit_table import MEAN_ORE_PENCE, POUND_PENCE
from ai.titles.tinners_trail.ore_worth import count_ore_cubes_in_area
from game.engine.cells import i64
from game.engine.moves import first_field_of_move, second_field_of_move
from game.titles.tinners_trail.rules import adelaide, kinds, michigan
from game.titles.tinners_trail.rules.extraction import mine_capacity
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points

LATER_EMIGRATION_OPTION_PENCE: Final = 300  # pence of a miner who may emigrate later
LATER_PAYMENT_PERCENT: Final = 90  # per cent of a payment in a later round


def own_miner_gain(st: TrailState, seat: i64, area: i64) -> i64:
    """Return the gain, in pence, of placing an own miner: that of a miner, plus the option to
    emigrate later (E-1)."""
    return action_gains.miner_gain(st, seat, area) + LATER_EMIGRATION_OPTION_PENCE


def emigration_gain(st: TrailState, seat: i64, area: i64, place: i64) -> i64:
    """Return the gain, in pence, of emigrating to a place: its value minus what the mine in
    `area` loses without its miner (E-2 .. E-7)."""
    return emigration_place_worth(st, seat, place) - worth_of_lost_capacity(st, area)


def worth_of_lost_capacity(st: TrailState, area: i64) -> i64:
    """Return the value, in pence, that a mine loses if its capacity falls by one cube; 0 if its
    ore does not fill the capacity (E-3).
    """
    if count_ore_cubes_in_area(st, area) < mine_capacity(st, area):
        return 0
    margin: i64 = MEAN_ORE_PENCE - st.water[area] * POUND_PENCE
    return action_gains.gain_over_coming_extractions(st, max(margin, 0))


def emigration_place_worth(st: TrailState, seat: i64, place: i64) -> i64:
    """Return the value, in pence, that an emigration place has in this round for the seat."""
    column: i64 = st.round - 1
    if place == kinds.SIERRA_MADRE_PLACE:
        return st.board.sierra_madre_points[column] * action_gains.POINT_PENCE
    if place == kinds.KIMBERLEY_PLACE:
        later: i64 = kinds.ROUND_COUNT - st.round
        return st.board.kimberley_pounds[column] * (POUND_PENCE + later * LATER_PAYMENT_PERCENT)
    if place == kinds.ADELAIDE_PLACE:
        return adelaide_worth_pence(st, seat)
    if place == kinds.MICHIGAN_PLACE:
        piece: i64 = st.board.michigan_piece_by_round[column]
        return st.board.michigan_count_by_round[column] * best_placement_gain(st, seat, piece)
    return 0


def adelaide_worth_pence(st: TrailState, seat: i64) -> i64:
    """Return the value, in pence, of the higher prices in Adelaide for all cubes the seat has
    and will extract in this round (E-7)."""
    column: i64 = st.round - 1
    coming: i64 = remaining_work_points(st, seat) // 2
    tin: i64 = st.ore_tin[seat] + coming
    copper: i64 = st.ore_copper[seat] + coming
    rises: i64 = max(tin, copper) * st.board.adelaide_named_ore_pounds[column]
    rises += min(tin, copper) * st.board.adelaide_other_ore_pounds[column]
    return rises * POUND_PENCE


def best_placement_gain(st: TrailState, seat: i64, piece: i64) -> i64:
    """Return the gain, in pence, of a piece in its best location, 0 if no location gains (E-4)."""
    best: i64 = 0
    for where in range(michigan.count_areas_or_borders_for_piece(st, piece)):
        if michigan.may_place_michigan_piece(st, piece, where):
            best = max(best, michigan_piece_placement_gain(st, seat, piece, where))
    return best


def michigan_piece_placement_gain(
    st: TrailState, seat: i64, piece: i64, area_or_border: i64
) -> i64:
    """Return the gain, in pence, of placing a piece given by Michigan in a location: an area, or
    for an adit a border (E-4)."""
    if piece == kinds.MINER_STOCK:
        return action_gains.miner_gain(st, seat, area_or_border)
    if piece == kinds.PORT_STOCK:
        return action_gains.port_gain(st, seat, area_or_border)
    if piece == kinds.TRAIN_STOCK:
        return action_gains.train_gain(st, seat, area_or_border)
    return action_gains.adit_gain(st, seat, area_or_border)


def placement_score(st: TrailState, move: i64) -> i64:
    """Return the score, in pence, of placing a piece; 0 for postponing it (E-4)."""
    choice: i64 = first_field_of_move(move)
    if choice == 0:
        return 0
    return michigan_piece_placement_gain(st, st.to_move, choice - 1, second_field_of_move(move))


def ore_choice_score(st: TrailState, move: i64) -> i64:
    """Return the pence that the two price rises bring for the seat's tin and copper cubes if the
    ore chosen by the move gets the larger rise (E-7).
    """
    seat: i64 = st.to_move
    raised: i64 = first_field_of_move(move)
    tin: i64 = st.ore_tin[seat] * adelaide.price_rise_pounds(st, seat, adelaide.TIN_ANSWER, raised)
    return (
        tin
        + st.ore_copper[seat] * adelaide.price_rise_pounds(st, seat, adelaide.COPPER_ANSWER, raised)
    ) * POUND_PENCE
