"""Reasons about boxes, cubes, passing and prospecting (C-14, C-15, C-21)."""

# interpreted: asked once a hint

from __future__ import annotations

from typing import Final

from ai.titles.tinners_trail.reasons.order_reasons import ore_that_waits
from game.engine.reasons import Reason
from game.titles.tinners_trail.rules.classic.actions import work_left
from game.titles.tinners_trail.rules.classic.ground import drained_before
from game.titles.tinners_trail.rules.classic.kinds import PROSPECTORS, box_place
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.kinds import EMPTY, ROUNDS

FEW_CUBES: Final = 3  # a round


def investment_reasons(st: ClassicState, pounds: int) -> list[Reason]:
    """Return what a box earns, whether it is the last place in it, and what is left."""
    seat, board = int(st.to_move), st.board
    money, cubes = int(st.money[seat]), int(st.cubes_left[seat])
    rounds = int(ROUNDS - st.round)
    if pounds == 0:
        return [Reason("money-kept", {"pounds": money})] if rounds else []
    row = int(board.row_of_price(pounds))
    points = int(board.box_points[(st.round - 1) * board.rows + row])
    found = [Reason("investment", {"pounds": pounds, "points": points, "kept": money - pounds})]
    if st.boxes[box_place(st.round, row, board.rows)] != EMPTY:
        found.append(Reason("last-place", {"pounds": pounds}))
    if rounds and cubes - 1 < FEW_CUBES * rounds:
        found.append(Reason("cubes-left", {"cubes": cubes - 1, "rounds": rounds}))
    return found


def pass_reasons(st: ClassicState) -> list[Reason]:
    """Return what passing now is worth: boxes first, ground to prospect, the first turn."""
    place, seat = int(st.passed), int(st.to_move)
    found = []
    if place + 1 < st.seats:
        found.append(Reason("invests-as", {"place": place + 1}))
    if place < PROSPECTORS and st.round < ROUNDS:
        found.append(Reason("passing-prospects"))
    if place == 0 and st.round < ROUNDS:
        found.append(Reason("first-next-round"))
    found += ore_that_waits(st, seat)
    if work_left(st, seat) == 0:
        found.append(Reason("no-work-left"))
    return found


def prospect_reasons(st: ClassicState, area: int) -> list[Reason]:
    """Return why to prospect an area: own mines beside it, pieces that help its dice, the coast."""
    name = st.county.area_names[area]
    found = []
    near = _mines_beside(st, area, own=True)
    if near:
        found.append(Reason("prospect-near", {"area": name, "mines": near}))
    water = int(drained_before(st, area))
    if water:
        found.append(Reason("prospect-drained", {"area": name, "water": water}))
    if st.county.coastal[area] and not st.port[area]:
        found.append(Reason("peek-coast", {"area": name}))
    return found


def prospect_doubts(st: ClassicState, area: int) -> list[Reason]:
    """Return that what is found lies beside mines of others, who bid for it too."""
    others = _mines_beside(st, area, own=False)
    if not others:
        return []
    return [Reason("prospect-for-others", {"area": st.county.area_names[area], "mines": others})]


def _mines_beside(st: ClassicState, area: int, *, own: bool) -> int:
    county = st.county
    spots = range(int(county.neighbour_from[area]), int(county.neighbour_from[area + 1]))
    owners = [int(st.owner[county.neighbour[spot]]) for spot in spots]
    return sum(owner != EMPTY and (owner == st.to_move) == own for owner in owners)
