"""How good any legal move looks, in pence: one place that knows every question."""

from typing import Final

from ai.search.leanings import Leanings
from ai.titles.tinners_trail import gains
from ai.titles.tinners_trail.auctions import bid_score, discard_score, play_score, survey_score
from ai.titles.tinners_trail.expansions import (
    calciner_score,
    expansion_score,
    ore_score,
    place_score,
)
from ai.titles.tinners_trail.ground import prospect_score, wanted_box
from ai.titles.tinners_trail.leanings import take_seat, wanted_investment
from ai.titles.tinners_trail.ore import POUND, WORK_POINT
from ai.titles.tinners_trail.worth import MeanTiles, mine_worth
from game.engine.cells import i64
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction import opening_minimum
from game.titles.tinners_trail.rules.developments import rightmost_pump_group
from game.titles.tinners_trail.rules.state import TrailState, work_left

KNOWING: Final = 100  # pence of knowing the tile one bids for


def score_of(st: TrailState, tiles: MeanTiles, leanings: Leanings, move: i64) -> i64:
    """Return the pence a move seems to gain the seat to move."""
    phase: i64 = st.phase
    if phase == kinds.ACTIONS:
        take_seat(leanings, st, st.to_move)
        return leanings.judged(kind_of(move), action_score(st, tiles, move))
    if phase == kinds.AUCTION:
        return bid_score(st, tiles, move)
    if phase == kinds.SURVEY:
        return survey_score(st, move)
    if phase == kinds.PLAY:
        return play_score(st, move)
    if phase == kinds.PUMPS_PHASE:
        return pump_score(st, move)
    if phase == kinds.INVEST_PHASE:
        if st.board.edition_2007:
            return investment_score(wanted_box(st, st.to_move), move)
        return investment_score(wanted_investment(leanings, st), move)
    if phase == kinds.PEEK_PHASE:
        return peek_score(st, move)
    if phase == kinds.CALCINER_PHASE:
        return calciner_score(st, move)
    if phase == kinds.PLACE_PHASE:
        return place_score(st, move)
    if phase == kinds.ADELAIDE_PHASE:
        return ore_score(st, move)
    if phase == kinds.LOOK_PHASE:
        return KNOWING * first_of(move)  # though Lord Wallace sees it too (LW-2)
    if phase == kinds.PROSPECT_PHASE:
        return prospect_score(st, st.to_move, first_of(move))
    return discard_score(st, move)


# Actions by what they gain a work point.


def build_gain(st: TrailState, tiles: MeanTiles, seat: i64, area: i64) -> i64:
    """Return what putting an area up gains if it goes for a little over the minimum (A, C-9)."""
    worth: i64 = mine_worth(st, tiles, seat, area) + st.board.build_work * WORK_POINT
    return worth - build_price(st)


def build_price(st: TrailState) -> i64:
    """Return the pence an auction costs that goes for a little over the minimum (A-3, C-9)."""
    guess: i64 = 1
    if st.board.edition_2007:
        guess = 3
    return (opening_minimum(st) + guess) * POUND


def action_score(st: TrailState, tiles: MeanTiles, move: i64) -> i64:
    """Return the pence an action gains a work point."""
    seat: i64 = st.to_move
    kind: i64 = kind_of(move)
    where: i64 = first_of(move)
    if kind == kinds.BUILD:
        return build_gain(st, tiles, seat, where) // st.board.build_work
    if kind == kinds.EXTRACT:
        return gains.extraction_gain(st, where, second_of(move), third_of(move))
    if kind == kinds.MINER:
        return gains.miner_gain(st, seat, where) // st.board.miner_work
    if kind == kinds.PORT:
        return gains.port_gain(st, seat, where) // st.board.port_work
    if kind == kinds.TRAIN:
        return gains.train_gain(st, seat, where) // st.board.train_work
    if kind == kinds.ADIT:
        return gains.adit_gain(st, seat, where) // st.board.adit_work
    if kind == kinds.PUMPS:
        return gains.pumps_gain(st, seat, st.pumps[rightmost_pump_group(st)])
    if kind == kinds.PASTIES:
        return POUND
    if kind == kinds.PASS:
        return gains.passing_gain(st, seat, work_left(st, seat))
    return expansion_score(st, move)


# Answers to the smaller questions: pumps, investments, peeks.


def pump_score(st: TrailState, move: i64) -> i64:
    """Return the pence one pump gains in a mine, a loss in a rival's; 0 for none (D-6, C-23)."""
    choice: i64 = first_of(move)
    if choice == 0:
        return 0
    area: i64 = choice - 1
    if st.owner[area] == kinds.EMPTY:
        return -1
    gain: i64 = gains.water_gain(st, area, 1)
    return gain if st.owner[area] == st.to_move else -gain - 1


def investment_score(wanted: i64, move: i64) -> i64:
    """Return how near an investment comes to the wanted one of so many pounds, in pence."""
    difference: i64 = first_of(move) - wanted
    return (difference if difference < 0 else -difference) * POUND


def peek_score(st: TrailState, move: i64) -> i64:
    """Return the pence of looking at a tile: more on the coast and next to own mines (R-3)."""
    choice: i64 = first_of(move)
    if choice == 0:
        return 0
    area: i64 = choice - 1
    score: i64 = 20 + 10 * st.board.coastal[area]
    for spot in range(st.board.neighbour_from[area], st.board.neighbour_from[area + 1]):
        neighbour: i64 = st.board.neighbour[spot]
        if st.owner[neighbour] != kinds.EMPTY and st.owner[neighbour] == st.to_move:
            score += 10
    return score
