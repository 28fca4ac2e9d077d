"""How good any legal move looks, in pence: one place that knows every question."""

from __future__ import annotations

from ai.titles.tinners_trail.actions import (
    action_score,
    investment_score,
    look_score,
    peek_score,
    pump_score,
)
from ai.titles.tinners_trail.arsenic import calciner_score
from ai.titles.tinners_trail.auctions import bid_score, discard_score, play_score, survey_score
from ai.titles.tinners_trail.emigration import ore_score, place_score
from ai.titles.tinners_trail.leanings import Leanings
from ai.titles.tinners_trail.worth import MeanTiles
from game.engine.cells import i64
from game.engine.moves import kind_of
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    ADELAIDE_PHASE,
    AUCTION,
    CALCINER_PHASE,
    INVEST_PHASE,
    LOOK_PHASE,
    PEEK_PHASE,
    PLACE_PHASE,
    PLAY,
    PUMPS_PHASE,
    SURVEY,
)
from game.titles.tinners_trail.rules.state import TrailState


def score_of(st: TrailState, tiles: MeanTiles, leanings: Leanings, move: i64) -> i64:
    """Return the pence a move seems to gain the seat to move."""
    phase: i64 = st.phase
    if phase == ACTIONS:
        leanings.take_seat(st, st.to_move)
        return leanings.judged(kind_of(move), action_score(st, tiles, move))
    if phase == AUCTION:
        return bid_score(st, tiles, move)
    if phase == SURVEY:
        return survey_score(st, move)
    if phase == PLAY:
        return play_score(st, move)
    if phase == PUMPS_PHASE:
        return pump_score(st, move)
    if phase == INVEST_PHASE:
        return investment_score(leanings.wanted_investment(st), move)
    if phase == PEEK_PHASE:
        return peek_score(st, move)
    if phase == CALCINER_PHASE:
        return calciner_score(st, move)
    if phase == PLACE_PHASE:
        return place_score(st, move)
    if phase == ADELAIDE_PHASE:
        return ore_score(st, move)
    if phase == LOOK_PHASE:
        return look_score(move)
    return discard_score(st, move)
