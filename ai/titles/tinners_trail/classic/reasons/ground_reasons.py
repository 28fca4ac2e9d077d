"""Reasons about new mines: what open ore or unknown ground is worth, who may bid (C-9, C-12)."""

# interpreted: asked once a hint

from __future__ import annotations

from typing import Final

from ai.titles.tinners_trail.classic.candidates import seeming_worth
from ai.titles.tinners_trail.classic.ground import mine_worth
from ai.titles.tinners_trail.county.bidding import required_bid
from ai.titles.tinners_trail.county.maxima import UP_TO, maximum_of
from game.engine.moves import first_of, kind_of
from game.engine.reasons import Fact, Reason
from game.titles.tinners_trail.rules.classic.actions import LEAST_BID, may_take_part
from game.titles.tinners_trail.rules.classic.ground import adits_of, drained_before, is_empty
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.kinds import ADIT, BID, BUILD, DROP

PENCE: Final = 100
MEAN_ORE: Final = 3.5  # cubes in unknown ground
MEAN_WATER: Final = 2.8


def build_reasons(st: ClassicState, area: int) -> list[Reason]:
    """Return why to put an area up: what it is worth, who else can pay."""
    worth = int(mine_worth(st, st.to_move, area)) // PENCE
    found = [*_first_mine(st), *_ground(st, area)]
    if worth > LEAST_BID:
        found.append(_value(st, area, worth))
    return [*found, _rival(st)]


def bid_reasons(st: ClassicState, code: int) -> list[Reason]:
    """Return why to bid, up to a limit in pounds if that is the plan, or to drop out."""
    worth, required = int(seeming_worth(st)), int(required_bid(st))
    area = int(st.area)
    limit = 0
    if kind_of(code) == UP_TO:
        limit = int(min(maximum_of(st, worth, code), st.money[st.to_move]))
    if kind_of(code) == DROP or (kind_of(code) == UP_TO and limit < required):
        if worth >= required:
            return []
        if worth <= 0:
            return [Reason("mine-not-worth-it", {"area": st.county.area_names[area]})]
        return [_value(st, area, worth), Reason("bid-too-dear", {"pounds": required})]
    price = int(first_of(code)) if kind_of(code) == BID else required
    found = [*_first_mine(st), *_ground(st, area)]
    if worth >= price:
        found.append(_value(st, area, worth))
    if limit >= required:
        found.append(Reason("bid-limit", {"pounds": limit}))
    elif worth > price:
        found.append(Reason("bid-leaves", {"pounds": worth - price}))
    return [*found, _rival(st)]


def price_doubts(st: ClassicState, move: int) -> list[Reason]:
    """Return that a mine is worth less than it costs, or more than the bid one drops out at."""
    kind = kind_of(move)
    area = int(first_of(move)) if kind == BUILD else int(st.area)
    worth = int(mine_worth(st, st.to_move, area)) // PENCE
    if kind == DROP:
        required = int(required_bid(st))
        facts: dict[str, Fact] = {"pounds": required, "worth": worth}
        return [Reason("dropped-early", facts)] if worth > required else []
    if worth <= 0:
        return [Reason("mine-not-worth-it", {"area": st.county.area_names[area]})]
    price = LEAST_BID if kind == BUILD else int(first_of(move))
    return [Reason("bid-above-worth", {"pounds": price, "worth": worth})] if worth < price else []


def later_reasons(st: ClassicState, move: int) -> list[Reason]:
    """Return that a piece waits in empty ground for its dice (C-12)."""
    where = int(first_of(move))
    places = [where]
    if kind_of(move) == ADIT:
        places = [int(st.county.border_west[where]), int(st.county.border_east[where])]
    return [
        Reason("counts-later", {"area": st.county.area_names[place]})
        for place in places
        if is_empty(st, place)
    ]


def _ground(st: ClassicState, area: int) -> list[Reason]:
    """Return what the dice of empty ground bring on average (C-12)."""
    if not is_empty(st, area):
        return []
    ore = MEAN_ORE + 2 * int(adits_of(st, area))
    water = max(0.0, MEAN_WATER - int(drained_before(st, area)))
    return [Reason("unknown-ground", {"ore": f"{ore:.1f}", "water": f"{water:.1f}"})]


def _first_mine(st: ClassicState) -> list[Reason]:
    """Return that the seat has no mine yet."""
    return [Reason("first-mine")] if st.mines_left[st.to_move] == st.county.mines else []


def _value(st: ClassicState, area: int, worth: int) -> Reason:
    return Reason("fair-value-known", {"area": st.county.area_names[area], "pounds": worth})


def _rival(st: ClassicState) -> Reason:
    """Return who else can bid, and how much at most."""
    rivals = [
        (int(st.money[seat]), -seat)
        for seat in range(int(st.seats))
        if seat != st.to_move and may_take_part(st, seat) and st.money[seat] >= LEAST_BID
    ]
    if not rivals:
        return Reason("no-rival")
    money, seat = max(rivals)
    return Reason("rival-can-pay", {"seat": -seat, "pounds": money})
