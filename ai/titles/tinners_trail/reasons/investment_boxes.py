"""Reasons about investment boxes, cubes, passing and prospecting (C-14, C-15, C-21)."""

# interpreted: asked once a hint
from typing import Final

from ai.titles.tinners_trail.reasons.money import (
    investment_points_reason,
    reasons_to_end_round_by_passing,
)
from game.engine.moves import first_field_of_move, kind_of_move
from game.engine.reasons import Reason
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.building import is_area_empty
from game.titles.tinners_trail.rules.edition_2007 import water_roll_reduction
from game.titles.tinners_trail.rules.investment_boxes import first_cell_of_box
from game.titles.tinners_trail.rules.state import TrailState

FEW_CUBES_PER_ROUND: Final = 3  # a round


def investment_box_reasons(st: TrailState, pounds: int) -> list[Reason]:
    """Return the reasons for a cube in an investment box of this price: its points, that it takes
    the box's last space, and that few cubes are left, as far as they apply. For the price 0, which
    declines, return the money kept, or [] in the last round."""
    seat = int(st.to_move)
    board = st.board
    money = int(st.money[seat])
    cubes = int(st.cubes_left[seat])
    rounds = int(kinds.ROUND_COUNT - st.round)
    if pounds == 0:
        return [Reason("money-kept", {"pounds": money})] if rounds else []
    row = int(board.box_row_of_price(pounds))
    points = int(board.investment_box_points[(st.round - 1) * board.investment_box_row_count + row])
    found = [investment_points_reason(st, pounds, points, money - pounds)]
    if st.boxes[first_cell_of_box(st.round, row, board.investment_box_row_count)] != kinds.EMPTY:
        found.append(Reason("last-place", {"pounds": pounds}))
    if rounds and cubes - 1 < FEW_CUBES_PER_ROUND * rounds:
        found.append(Reason("cubes-left", {"cubes": cubes - 1, "rounds": rounds}))
    return found


def pass_reasons_2007(st: TrailState) -> list[Reason]:
    """Return what speaks for passing now in the 2007 edition: the place in the order of investing
    (not for the last to pass), prospecting (for the first to pass, not in the last round), and the
    reasons of `reasons_to_end_round_by_passing`, such as the first turn of the next round."""
    place = int(st.passed)
    seat = int(st.to_move)
    found = []
    if place + 1 < st.seats:
        found.append(Reason("invests-as", {"place": place + 1}))
    if place < kinds.PROSPECTOR_COUNT and st.round < kinds.ROUND_COUNT:
        found.append(Reason("passing-prospects"))
    return found + reasons_to_end_round_by_passing(st, seat, place)


def prospect_reasons(st: TrailState, area: int) -> list[Reason]:
    """Return the reasons to prospect an area: own mines beside it, less water by its pieces, and
    a coast without a port."""
    name = st.board.area_names[area]
    found = []
    near = _count_mines_beside(st, area, counts_own_mines=True)
    if near:
        found.append(Reason("prospect-near", {"area": name, "mines": near}))
    water = int(water_roll_reduction(st, area))
    if water:
        found.append(Reason("prospect-drained", {"area": name, "water": water}))
    if st.board.is_area_coastal[area] and not st.port[area]:
        found.append(Reason("peek-coast", {"area": name}))
    return found


def objections_to_prospect_beside_rivals(st: TrailState, area: int) -> list[Reason]:
    """Return the reason against prospecting an area beside rivals' mines, for which they will
    bid; [] without such mines."""
    others = _count_mines_beside(st, area, counts_own_mines=False)
    if not others:
        return []
    return [Reason("prospect-for-others", {"area": st.board.area_names[area], "mines": others})]


def _count_mines_beside(st: TrailState, area: int, *, counts_own_mines: bool) -> int:
    county = st.board
    spots = range(
        int(county.first_neighbour_of_area[area]), int(county.first_neighbour_of_area[area + 1])
    )
    owners = [int(st.owner[county.neighbour_areas[spot]]) for spot in spots]
    return sum(
        owner != kinds.EMPTY and (owner == st.to_move) == counts_own_mines for owner in owners
    )


def reasons_piece_helps_only_after_ground_dice(st: TrailState, move: int) -> list[Reason]:
    """Return a reason for each area of empty ground that a placed piece touches: there it counts
    only after the ground's dice (C-12)."""
    where = int(first_field_of_move(move))
    places = [where]
    if kind_of_move(move) == kinds.DEVELOP_ADIT_MOVE:
        places = [
            int(st.board.west_area_of_border[where]),
            int(st.board.east_area_of_border[where]),
        ]
    return [
        Reason("counts-later", {"area": st.board.area_names[place]})
        for place in places
        if is_area_empty(st, place)
    ]
