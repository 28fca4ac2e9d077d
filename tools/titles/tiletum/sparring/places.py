"""Estimates of the points that houses, pillars, and spaces near the merchant and the architect will
bring (T-4), and explorers, mines, silver and technologies (S-1 to S-8)."""

from typing import Final

from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.fairs import end_points_of_silver_left
from game.titles.tiletum.rules.houses_and_pillars import (
    count_pieces_on_maps,
    free_slot_for_piece,
    has_piece_in_town,
)
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.prices import price_of_contribution
from game.titles.tiletum.rules.technologies import end_points_of_levels
from tools.titles.tiletum.sparring import expected_points
from tools.titles.tiletum.sparring.deeds import contribution_worth
from tools.titles.tiletum.sparring.position import SeatPosition, cells_of_seat

NEAR: Final = (0.55, 0.45, 0.37, 0.3, 0.24, 0.19, 0.15)  # of what a space brings, by steps to it
SECOND: Final = 0.35  # of the second-best space

EFFECT: Final = (0.17, 0.33, 0.4, 0.35, 0.33, 0.33, 0.42, 0.3, 0.43)
"""The points that each level of a technology earns in a turn, besides its points at the end."""
TABLET: Final = (2.0, 4.5, 6.0, 3.0, 4.0, 3.0, 3.5, 3.0, 2.5)
A_MINE: Final = 1.6  # points at once
AN_EXPLORER: Final = 0.5
SILVER_OF_LEVELS: Final = 18  # that three technologies take in all


def worth_of_pieces(position: SeatPosition) -> float:
    """Return the expected product of houses and pillars at the end, with those still to come.

    It also stores in the position what one more house and one more pillar is worth.
    """
    st = position.st
    seat = position.seat
    plan = position.plan
    left = position.time.left
    houses = min(position.houses + 0.12 * left, plan.house_rate * left)
    houses += int(count_pieces_on_maps(st, seat, kinds.HOUSE_PIECE))
    pillars = min(position.pillars + 0.15 * left, plan.pillar_rate * left)
    pillars += int(count_pieces_on_maps(st, seat, kinds.PILLAR_PIECE))
    if st.board.silver:
        mines = min(int(st.mines[2 * seat]) + 0.15 * left, 0.25 * left)
        mines += int(count_pieces_on_maps(st, seat, kinds.MINE_PIECE))
        if st.overlay == kinds.HOUSE_PIECE:
            houses = max(houses, mines)
        else:
            pillars = max(pillars, mines)
    position.house_more = plan.product * pillars
    position.pillar_more = plan.product * houses
    spare = min(2, position.houses) + min(2, position.pillars)
    return plan.product * houses * pillars + 0.5 * position.late * spare


def worth_of_spaces_near(position: SeatPosition, missing: dict[int, float]) -> float:
    """Return the points expected from spaces near the merchant and the architect; `missing` are
    points by town that a house would add at fairs."""
    if position.time.left == 0:
        return 0.0
    st = position.st
    plan = position.plan
    known = position.around.memory
    points = 0.0
    if position.houses:
        towns = position.around.house_towns
        free = [
            town
            for town in towns
            if not has_piece_in_town(st, position.seat, kinds.HOUSE_PIECE, town)
        ]
        more = position.house_more + position.unit(expected_points.HOUSES, expected_points.SETS)
        key = (position.merchant, more, *free, *missing.items())
        if key not in known:
            known[key] = _towns(position, free, more, missing)
        points += plan.near_house * known[key]
    if position.pillars:
        more = position.pillar_more + position.unit(expected_points.PILLARS, expected_points.SETS)
        deed = (position.goods[kinds.STONE], *position.taken, *position.pillared)
        key = ("pillars", position.architect, more, *deed)
        if key not in known:
            known[key] = _cathedrals(position, more)
        points += known[key]
    return position.late * points


def _towns(
    position: SeatPosition, free: list[int], more: float, missing: dict[int, float]
) -> float:
    """Return the points that towns promise for a house."""
    board = position.st.board
    steps = position.atlas.steps[position.merchant]
    found = [0.0, 0.0]
    for town in free:
        at = board.first_slot_of_piece_in_space[town]
        gain = (
            1.0
            + more
            + int(board.points_or_gold_of_slot[at])
            + 2.0 * int(board.is_building_gain_slot[at])
        )
        found.append((gain + missing.get(town, 0.0)) * NEAR[min(steps[town], 6)])
    return sum_of_two_best(found)


def _cathedrals(position: SeatPosition, more: float) -> float:
    """Return the points that cathedrals of the main map promise for a pillar."""
    st = position.st
    steps = position.atlas.steps[position.architect]
    found = [0.0, 0.0]
    for number, town, paid in position.around.cathedrals:
        free = free_slot_for_piece(st, position.seat, kinds.PILLAR_PIECE, town) != EMPTY
        if free and paid == kinds.STONE:
            price = int(price_of_contribution(st, position.seat, number))
            lacks = max(0.0, price - position.goods[paid])
            gain = contribution_worth(position, number, 0.15) - 0.8 * price - 0.5 * lacks
            found.append((max(0.0, gain) + more) * NEAR[min(steps[town], 6)])
    return sum_of_two_best(found)


def sum_of_two_best(found: list[float]) -> float:
    """Return the highest number plus a share `SECOND` of the second highest; the list is sorted in
    place."""
    found.sort()
    return found[-1] + SECOND * found[-2]


def worth_of_underground(position: SeatPosition) -> float:
    """Return the points expected from the expansion: silver, technologies, mines, and spaces near
    the explorers."""
    st = position.st
    seat = position.seat
    plan = position.plan
    time = position.time
    levels = cells_of_seat(st.levels, seat, kinds.TECHNOLOGY_COUNT)
    paid = int(end_points_of_levels(st, seat))  # as many points as silver
    points = float(paid + end_points_of_silver_left(st, seat))
    effects = sum(each * reached for each, reached in zip(EFFECT, levels, strict=True))
    points += plan.technology * effects * time.left
    mines = int(count_pieces_on_maps(st, seat, kinds.MINE_PIECE))
    rounds = kinds.ROUND_COUNT + 1 - time.king
    held = min(int(st.silver[seat]), SILVER_OF_LEVELS - paid)
    usable = min(
        mines * max(0, rounds - 1), SILVER_OF_LEVELS - paid - held
    )  # of the last income nothing can be paid
    points += plan.mine * (0.5 * mines * rounds + (plan.silver - 0.5) * usable)
    if time.left == 0:
        return points
    supply = int(st.mines[2 * seat])
    points += (plan.silver - 0.5) * held + 0.5 * position.late * min(supply, 3)
    a_mine = A_MINE + position.unit(expected_points.MINES, expected_points.MINES_BUILDINGS)
    a_mine += plan.silver * rounds * plan.mine
    promises = sum(
        _promise(position, on, a_mine if supply else 0.0)
        for on in range(kinds.UNDERGROUND_MAP_COUNT)
    )
    return points + plan.near_below * position.late * promises


def _promise(position: SeatPosition, number: int, a_mine: float) -> float:
    """Return what mines, tablets and tiles around the own explorer of a map promise."""
    st = position.st
    board = position.st.board
    atlas = position.atlas
    found = [0.0, 0.0]
    here = int(st.explorers[position.seat * kinds.UNDERGROUND_MAP_COUNT + number])
    if here == EMPTY:
        return 0.0
    for town in atlas.towns_below[number, int(st.sides[number])]:
        near = NEAR[min(atlas.steps[here][town], 6)]
        if a_mine:
            slot = free_slot_for_piece(st, position.seat, kinds.MINE_PIECE, town)
            if slot != EMPTY:
                found.append((a_mine + 0.5 * int(board.points_or_gold_of_slot[slot])) * near)
        if st.lying[town] != EMPTY:
            found.append(0.5 * atlas.promise[st.lying[town]] * near)
    for at in range(
        int(board.first_neighbour_of_space[here]), int(board.first_neighbour_of_space[here + 1])
    ):
        path = board.depths.tablet_path_of_neighbour[at]
        if path != EMPTY and not st.covered_tablets[path]:
            found.append(0.35 * TABLET[board.depths.tablet_of_path[path]])
    return sum_of_two_best(found) + AN_EXPLORER
