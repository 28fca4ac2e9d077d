"""The score of any legal move, in pence, for every kind of decision."""

from typing import Final

from ai.search.policy_weights import PolicyWeights
from ai.titles.tinners_trail.action_scores import action_pence_per_work_point
from ai.titles.tinners_trail.answer_scores import investment_score, peek_score, pump_score
from ai.titles.tinners_trail.arsenic import calciner_score
from ai.titles.tinners_trail.auction_scores import (
    bid_score,
    discard_score,
    opening_card_score,
    pay_for_card_score,
)
from ai.titles.tinners_trail.emigration import ore_choice_score, placement_score
from ai.titles.tinners_trail.investment_boxes import best_worthwhile_box_price_beyond_reserve
from ai.titles.tinners_trail.mine_worth import MeanTileContents
from ai.titles.tinners_trail.mine_worth_2007 import prospect_score
from ai.titles.tinners_trail.policy_weights import (
    select_seat_and_circumstances,
    wanted_investment_pounds,
)
from game.engine.cells import i64
from game.engine.moves import first_field_of_move, kind_of_move
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState

LOOKING_AT_AUCTIONED_TILE_PENCE: Final = 100  # pence of knowing the auctioned tile


def move_score(
    st: TrailState, tiles: MeanTileContents, policy_weights: PolicyWeights, move: i64
) -> i64:
    """Return the score, in pence, of a move for the seat to move, by the phase of the game.

    For an action it is the gain per work point, adjusted by the policy weights; for other phases
    the estimated gain of the bid, card, investment or other answer.
    """
    phase: i64 = st.phase
    if phase == kinds.ACTIONS_PHASE:
        select_seat_and_circumstances(policy_weights, st, st.to_move)
        return policy_weights.adjusted_gain(
            kind_of_move(move), action_pence_per_work_point(st, tiles, move)
        )
    if phase == kinds.AUCTION_PHASE:
        return bid_score(st, tiles, move)
    if phase == kinds.CHOOSE_SURVEY_CARD_PHASE:
        return opening_card_score(st, move)
    if phase == kinds.PLAY_CARD_AFTER_AUCTION_PHASE:
        return pay_for_card_score(st, move)
    if phase == kinds.PUMPS_PHASE:
        return pump_score(st, move)
    if phase == kinds.INVEST_PHASE:
        if st.board.is_edition_2007:
            return investment_score(best_worthwhile_box_price_beyond_reserve(st, st.to_move), move)
        return investment_score(wanted_investment_pounds(policy_weights, st), move)
    if phase == kinds.PEEK_PHASE:
        return peek_score(st, move)
    if phase == kinds.CALCINER_PHASE:
        return calciner_score(st, move)
    if phase == kinds.PLACE_WAITING_PIECES_PHASE:
        return placement_score(st, move)
    if phase == kinds.ADELAIDE_PHASE:
        return ore_choice_score(st, move)
    if phase == kinds.LOOK_AT_AUCTIONED_TILE_PHASE:
        return LOOKING_AT_AUCTIONED_TILE_PENCE * first_field_of_move(
            move
        )  # Lord Wallace then sees it too (LW-2)
    if phase == kinds.PROSPECT_PHASE:
        return prospect_score(st, st.to_move, first_field_of_move(move))
    return discard_score(st, move)
