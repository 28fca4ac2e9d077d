"""Reasons about new mines in the 2007 edition: the value of known ore or empty ground, and rival
bidders (C-9, C-12)."""

from __future__ import annotations

from ai.titles.tinners_trail.mine_worth_2007 import mine_worth_2007
from ai.titles.tinners_trail.reasons.appraisal import FairPriceRange
from ai.titles.tinners_trail.reasons.auctions import (
    drop_out_reasons,
    first_mine_reasons,
    is_dropping_out,
    mine_value_reason,
    price_reasons,
)
from ai.titles.tinners_trail.reasons.pounds_text import PENCE_PER_POUND
from game.engine.reasons import Reason
from game.titles.tinners_trail.rules.auction import (
    BASE_MINIMUM_BID_POUNDS,
    may_take_part_in_auction_ignoring_money,
)
from game.titles.tinners_trail.rules.building import is_area_empty
from game.titles.tinners_trail.rules.edition_2007 import count_adits, water_roll_reduction
from game.titles.tinners_trail.rules.state import TrailState

MEAN_ORE_CUBES_IN_UNKNOWN_GROUND = 3.5  # cubes in unknown ground
MEAN_WATER_CUBES_IN_UNKNOWN_GROUND = 2.8


def start_auction_reasons_2007(st: TrailState, area: int) -> list[Reason]:
    """Return the reasons to start an auction of an area: first mine, unknown ground, value, and
    the richest rival."""
    worth = int(mine_worth_2007(st, st.to_move, area)) // PENCE_PER_POUND
    found = [*first_mine_reasons(st), *_average_empty_ground_reasons(st, area)]
    if worth > BASE_MINIMUM_BID_POUNDS:
        found.append(mine_value_reason(st, area, FairPriceRange(worth, worth, worth)))
    return [*found, _richest_rival_reason(st)]


def bid_or_drop_out_reasons_2007(
    st: TrailState, mine_worth_pounds: int, code: int, limit_pounds: int
) -> list[Reason]:
    """Return the reasons to bid for a mine or to drop out. If the move is a maximum bid, the seat
    bids up to `limit_pounds`."""
    value = FairPriceRange(mine_worth_pounds, mine_worth_pounds, mine_worth_pounds)
    if is_dropping_out(st, code, limit_pounds):
        return drop_out_reasons(st, value)
    reasons = [*first_mine_reasons(st), *_average_empty_ground_reasons(st, int(st.area))]
    return [*reasons, *price_reasons(st, value, code, limit_pounds), _richest_rival_reason(st)]


def _average_empty_ground_reasons(st: TrailState, area: int) -> list[Reason]:
    """Return the reason that states the average ore and water of empty ground, or [] for known
    ground (C-12)."""
    if not is_area_empty(st, area):
        return []
    ore = MEAN_ORE_CUBES_IN_UNKNOWN_GROUND + 2 * int(count_adits(st, area))
    water = max(0.0, MEAN_WATER_CUBES_IN_UNKNOWN_GROUND - int(water_roll_reduction(st, area)))
    return [Reason("unknown-ground", {"ore": f"{ore:.1f}", "water": f"{water:.1f}"})]


def _richest_rival_reason(st: TrailState) -> Reason:
    """Return the reason that names the rival with most money who can bid, or says that there is
    none."""
    rivals = [
        (int(st.money[seat]), -seat)
        for seat in range(int(st.seats))
        if seat != st.to_move
        and may_take_part_in_auction_ignoring_money(st, seat)
        and st.money[seat] >= BASE_MINIMUM_BID_POUNDS
    ]
    if not rivals:
        return Reason("no-rival")
    money, seat = max(rivals)
    return Reason("rival-can-pay", {"seat": -seat, "pounds": money})
