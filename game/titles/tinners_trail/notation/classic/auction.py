"""The running auction, or one that is over and whose dice are due (C-9, C-22)."""

from __future__ import annotations

from game.fields import Fields, listed
from game.titles.tinners_trail.notation.reading.areas import area_number
from game.titles.tinners_trail.rules.classic.actions import LEAST_BID, may_take_part
from game.titles.tinners_trail.rules.classic.kinds import PHASE_WORDS
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.county.track import leftmost_uppermost
from game.titles.tinners_trail.rules.kinds import AUCTION, EMPTY, MOST_POUNDS


def read_auction(fields: Fields, state: ClassicState, colours: tuple[str, ...]) -> bool:
    """Set the auction in its phase; return whether it is over and its dice are due."""
    if state.phase != AUCTION:
        if "auction" in fields:
            problem = f"is there in phase {PHASE_WORDS[int(state.phase)]}"
            raise fields.refusal("auction", problem, "an auction in phase auction")
        return False
    auction = fields.table("auction")
    state.area = area_number(auction, state, auction.raw("area", "an area"), "area")
    state.opener = colours.index(auction.choice("opener", colours))
    state.minimum = auction.whole("minimum", LEAST_BID, LEAST_BID, LEAST_BID)
    sold = bool(state.owner[state.area] != EMPTY)
    if sold:
        _read_winner(auction, state, colours)
    else:
        _read_bids(auction, state, colours)
    auction.finish()
    if not sold or state.opener != state.high_bidder:
        _check_opener(auction, state, colours)
    return sold


def _read_winner(auction: Fields, state: ClassicState, colours: tuple[str, ...]) -> None:
    """Payment, mine and time points are done; the area was empty (C-22)."""
    name = state.county.area_names[state.area]
    owner = colours[state.owner[state.area]]
    if state.tin[state.area] + state.copper[state.area] + state.water[state.area] > 0:
        problem = f"is {name}, where a mine and cubes are"
        raise auction.refusal("area", problem, "an area without a mine, or without cubes")
    auction.choice("winner", (owner,), owner)
    auction.words("in", (owner,), "colours", ())
    high = auction.table("high")
    high.choice("by", (owner,))
    state.high_bid = high.whole("bid", LEAST_BID, MOST_POUNDS)
    state.high_bidder = colours.index(owner)
    high.finish()


def _read_bids(auction: Fields, state: ClassicState, colours: tuple[str, ...]) -> None:
    """Set the highest bid and who is in; whoever cannot raise is out (C-9)."""
    able = [colour for seat, colour in enumerate(colours) if may_take_part(state, seat)]
    if "high" in auction:
        high = auction.table("high")
        bidder = colours.index(high.choice("by", able))
        most = int(state.money[bidder])
        if most < LEAST_BID:
            problem = f'is "{colours[bidder]}", who has no money'
            raise high.refusal("by", problem, "a bidder with the money for the bid")
        state.high_bid = high.whole("bid", LEAST_BID, most)
        state.high_bidder = bidder
        high.finish()
    bidding = auction.words("in", colours, "colours", able)
    for colour in bidding:
        if colour not in able:
            problem = f'has "{colour}", who may not take part'
            raise auction.refusal("in", problem, listed(able))
    if state.high_bidder != EMPTY and colours[state.high_bidder] not in bidding:
        problem = f"has no {colours[state.high_bidder]}, whose bid is the highest"
        raise auction.refusal("in", problem, "everybody who has not dropped out")
    lowest = LEAST_BID if state.high_bidder == EMPTY else int(state.high_bid) + 1
    for colour in bidding:
        seat = colours.index(colour)
        state.bidding[seat] = seat == state.high_bidder or bool(state.money[seat] >= lowest)


def _check_opener(auction: Fields, state: ClassicState, colours: tuple[str, ...]) -> None:
    """The opener is the active player; only a winning opener's marker has moved on (C-6)."""
    active = int(leftmost_uppermost(state))
    if state.opener != active:
        problem = f'is "{colours[state.opener]}"'
        allowed = f"{colours[active]}, whose turn it is on the time track"
        raise auction.refusal("opener", problem, allowed)
