"""Reasons for auctions and bids: fair value, rivals, insurance, survey cards (A-1 .. A-9)."""

from __future__ import annotations

from ai.titles.tinners_trail.auction_scores import survey_card_benefit_worth
from ai.titles.tinners_trail.automatic_bids import lowest_allowed_bid
from ai.titles.tinners_trail.maximum_bids import BID_UP_TO_MAXIMUM_MOVE_KIND
from ai.titles.tinners_trail.reasons.appraisal import Appraiser, FairPriceRange, RivalBidder
from ai.titles.tinners_trail.reasons.mines import best_extraction_reasons
from ai.titles.tinners_trail.reasons.pounds_text import pence_to_pounds_text
from game.engine.moves import first_field_of_move, kind_of_move
from game.engine.reasons import FactValue, Reason
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction import minimum_opening_bid
from game.titles.tinners_trail.rules.state import TrailState

POUNDS_ABOVE_WORTH_CALLED_NEAR = 1
"""A price that exceeds a mine's value by at most this many pounds counts as about its value."""


def start_auction_reasons(view: TrailState, appraiser: Appraiser, area: int) -> list[Reason]:
    """Return the reasons to start an auction of an area: that the seat has no mine yet, the value
    of the mine if that is above the lowest opening bid, what is known of rival bidders, and by how
    much the value exceeds the probable price, if it does."""
    appraisal = appraiser.appraise_mine(view, area)
    value = appraisal.fair_price
    rival = appraisal.strongest_rival
    price = max(int(minimum_opening_bid(view)), rival.maximum_pounds if rival is not None else 0)
    reasons = first_mine_reasons(view)
    if value.mean_pounds > minimum_opening_bid(view):
        reasons.append(mine_value_reason(view, area, value))
    reasons += _rival_bidder_reasons(view, rival)
    if value.mean_pounds > price:
        reasons.append(Reason("build-leaves", {"pounds": value.mean_pounds - price}))
    return reasons


def bid_or_drop_out_reasons(
    view: TrailState, appraiser: Appraiser, code: int, limit_pounds: int
) -> list[Reason]:
    """Return the reasons that support a bid, or a maximum bid of `limit_pounds`: first mine, price,
    rival bidders, and the insurance if the seat opened with a card from its hand and may be outbid.
    For a move that drops out, return its reasons instead."""
    appraisal = appraiser.appraise_mine(view, int(view.area))
    value = appraisal.fair_price
    rival = appraisal.strongest_rival
    if is_dropping_out(view, code, limit_pounds):
        return drop_out_reasons(view, value)
    reasons = [
        *first_mine_reasons(view),
        *price_reasons(view, value, code, limit_pounds),
        *_rival_bidder_reasons(view, rival),
    ]
    if (
        view.survey_from == kinds.HAND_CARD_SOURCE
        and view.opener == view.to_move
        and rival is not None
    ):
        price = _price_if_outbid(view, code, rival)
        reasons.append(Reason("insurance", {"pounds": (price + 1) // 2}))
    return reasons


def _price_if_outbid(view: TrailState, code: int, rival: RivalBidder) -> int:
    """Return the winning bid in pounds that is likely if the seat is outbid; Lord Wallace bids
    only £1 more than the opening bid (LW-6)."""
    lowest = max(int(view.high_bid), int(view.minimum))
    if not view.board.is_solo_game:
        return max(lowest, rival.maximum_pounds)
    return 1 + (int(first_field_of_move(code)) if kind_of_move(code) == kinds.BID_MOVE else lowest)


def is_dropping_out(view: TrailState, code: int, limit_pounds: int) -> bool:
    """Return whether a move drops out, or is a maximum bid whose limit is below the lowest legal
    bid."""
    return kind_of_move(code) == kinds.DROP_OUT_MOVE or (
        kind_of_move(code) == BID_UP_TO_MAXIMUM_MOVE_KIND
        and limit_pounds < int(lowest_allowed_bid(view))
    )


def price_reasons(
    view: TrailState, value: FairPriceRange, code: int, limit_pounds: int
) -> list[Reason]:
    """Return the reasons about the price: the value of the mine, if it reaches the price, and
    the limit of the maximum bid or the profit left after the bid."""
    required = int(lowest_allowed_bid(view))
    price = int(first_field_of_move(code)) if kind_of_move(code) == kinds.BID_MOVE else required
    reasons = [mine_value_reason(view, int(view.area), value)] if value.mean_pounds >= price else []
    if limit_pounds >= required:
        reasons.append(Reason("bid-limit", {"pounds": limit_pounds}))
    elif value.mean_pounds > price:
        reasons.append(Reason("bid-leaves", {"pounds": value.mean_pounds - price}))
    return reasons


def first_mine_reasons(view: TrailState) -> list[Reason]:
    """Return the reason that the seat has no mine yet, or []."""
    owners = [int(view.owner[area]) for area in range(view.board.areas_in_play_count)]
    return [] if int(view.to_move) in owners else [Reason("first-mine")]


def drop_out_reasons(view: TrailState, value: FairPriceRange) -> list[Reason]:
    """Return the reasons to drop out: that the mine is worth less than the lowest bid, otherwise
    the money that the seat keeps."""
    required = int(lowest_allowed_bid(view))
    if value.mean_pounds >= required:
        return [Reason("drop-keeps-money", {"pounds": int(view.money[view.to_move])})]
    if value.mean_pounds <= 0:
        worthless = Reason("mine-not-worth-it", {"area": view.board.area_names[view.area]})
        old = view.board.is_edition_2007
        return [worthless, *([] if old else best_extraction_reasons(view, int(view.to_move)))]
    too_dear = Reason("bid-too-dear", {"pounds": required, "worth": value.mean_pounds})
    return [mine_value_reason(view, int(view.area), value), too_dear]


def weaker_drop_out_reason(reason: Reason) -> Reason:
    """Return a reason to drop out in the weaker wording for moves of about equal value."""
    if reason.key == "mine-not-worth-it":
        return Reason("mine-about-even", reason.facts)
    if reason.key != "bid-too-dear":
        return reason
    pounds = int(reason.facts["pounds"])
    is_near = pounds - int(reason.facts.get("worth", pounds)) <= POUNDS_ABOVE_WORTH_CALLED_NEAR
    return Reason("bid-about-even" if is_near else "bid-dearer-even", reason.facts)


def survey_card_reasons(view: TrailState, appraiser: Appraiser, move: int) -> list[Reason]:
    """Return the reasons for a choice of survey card. For a card these are its value, with the
    printed price if it is paid for after the auction, or with the expected insurance if it opens
    one. For the deck or no card the reason is "card-kept" (A-4, A-7)."""
    choice = int(first_field_of_move(move))
    if choice < kinds.FIRST_HAND_CARD_FIELD:
        return [Reason("card-kept")]
    card = choice - kinds.FIRST_HAND_CARD_FIELD
    area = int(view.area)
    worth = pence_to_pounds_text(int(survey_card_benefit_worth(view, area, card)))
    price = int(view.board.card_value[card])
    if kind_of_move(move) != kinds.CHOOSE_SURVEY_CARD_MOVE:
        return [Reason("card-worth-price", {"pounds": worth, "price": price})]
    reasons = [Reason("card-worth", {"pounds": worth})]
    rival = appraiser.appraise_mine(view, area).strongest_rival
    if rival is not None and rival.maximum_pounds > 0 and not view.board.is_two_player_game:
        reasons.append(Reason("insurance", {"pounds": (rival.maximum_pounds + 1) // 2}))
    return reasons


def discard_reasons(view: TrailState, move: int, other_moves: tuple[int, ...]) -> list[Reason]:
    """Return the reason to discard a card: by how much the kept one is worth more (S-4); [] if
    it is not."""
    if not other_moves:
        return []
    laid = int(first_field_of_move(move))
    kept = int(first_field_of_move(other_moves[0]))
    more = int(survey_card_benefit_worth(view, kinds.EMPTY, kept)) - int(
        survey_card_benefit_worth(view, kinds.EMPTY, laid)
    )
    return [Reason("card-better", {"pounds": pence_to_pounds_text(more)})] if more > 0 else []


def mine_value_reason(view: TrailState, area: int, value: FairPriceRange) -> Reason:
    """Return the reason that states the mine's value in pounds, with its range if the tile is
    unknown."""
    facts: dict[str, FactValue] = {"area": view.board.area_names[area], "pounds": value.mean_pounds}
    if value.low_pounds == value.high_pounds:
        return Reason("fair-value-known", facts)
    return Reason("fair-value", {**facts, "low": value.low_pounds, "high": value.high_pounds})


def _rival_bidder_reasons(view: TrailState, rival: RivalBidder | None) -> list[Reason]:
    """Return the reason about rival bidders: the highest likely bid, or that there is none.

    Dice decide Lord Wallace's bid (LW-6), so in solo games the only reason is that he has bid and
    cannot bid a second time.
    """
    leads_other = view.high_bidder not in (kinds.EMPTY, view.to_move)
    if view.board.is_solo_game:
        if view.phase != kinds.AUCTION_PHASE or not leads_other:
            return []
        facts: dict[str, FactValue] = {
            "seat": int(view.high_bidder),
            "pounds": int(lowest_allowed_bid(view)),
        }
        return [Reason("wallace-bids-once", facts)]
    if rival is None:
        return [Reason("no-rival")]
    if view.phase == kinds.AUCTION_PHASE and leads_other and rival.maximum_pounds <= view.high_bid:
        return [Reason("rivals-at-limit")]
    if rival.maximum_pounds < max(int(view.minimum), 1 + int(view.passed), int(view.high_bid)):
        return [Reason("rivals-not-keen")]
    return [Reason("rivals-maximum", {"seat": rival.seat, "pounds": rival.maximum_pounds})]
