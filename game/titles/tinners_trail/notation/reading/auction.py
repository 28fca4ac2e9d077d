"""Reading the running auction and whom auctions, emigration and the draft ask: it must have
come about."""

from __future__ import annotations

from game.engine.rules import CHANCE
from game.fields import Fields, listed
from game.titles.tinners_trail.notation.hidden import hides_hand
from game.titles.tinners_trail.notation.reading.areas import area_number
from game.titles.tinners_trail.notation.reading.box import (
    his_survey_card,
    may_be_in,
    read_his_survey,
    solo_bidding_seats,
)
from game.titles.tinners_trail.notation.reading.cards import read_card
from game.titles.tinners_trail.notation.reading.moment import absent_phases
from game.titles.tinners_trail.rules.arsenic import may_build_calciner, must_name_ore, token_holder
from game.titles.tinners_trail.rules.auction import (
    deck_has_card,
    may_play_after,
    may_survey,
    money_for_card,
    opening_minimum,
)
from game.titles.tinners_trail.rules.both_editions.turns import has_passed, leftmost_uppermost
from game.titles.tinners_trail.rules.cards import fits, holds_affordable_card
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.rules.emigration import has_place
from game.titles.tinners_trail.rules.kinds import (
    AUCTION,
    AUCTION_PHASES,
    CALCINER_PHASE,
    EMPTY,
    FROM_DECK,
    FROM_HAND,
    LOOK_PHASE,
    MOST_POUNDS,
    PHASE_NAMES,
    PLAY,
    REGIONS,
    SURVEY,
)
from game.titles.tinners_trail.rules.set_up_game import region_to_discard
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import hand_of
from game.titles.tinners_trail.rules.wallace.preference import can_pay

# The running auction: it must be one that can have come about (A, A2).


def read_auction(fields: Fields, state: TrailState, colours: tuple[str, ...]) -> None:
    """Set the auction in the phases that have one; refuse it in the others."""
    if state.phase not in AUCTION_PHASES:
        if "auction" in fields:
            absent = absent_phases(state)
            names = [PHASE_NAMES[phase] for phase in AUCTION_PHASES]
            allowed = listed(name for name in names if name not in absent)
            problem = f"is there in phase {PHASE_NAMES[state.phase]}"
            raise fields.refusal("auction", problem, f"an auction in the phases {allowed}")
        return
    auction = fields.table("auction")
    if read_his_survey(auction, state, colours):
        return
    state.area = area_number(auction, state, auction.raw("area", "an area"), "area")
    if state.phase == CALCINER_PHASE:
        _read_new_mine(auction, state, colours)
        _check_opener(auction, state, colours)
        auction.finish()
        return
    if state.tile[state.area] == EMPTY:
        problem = f"is {state.board.area_names[state.area]}, which has no tile"
        raise auction.refusal("area", problem, "an area with a tile")
    state.opener = colours.index(auction.choice("opener", colours))
    _read_survey(auction, state)
    _read_minimum(auction, state)
    _read_high(auction, state, colours)
    _read_bidders(auction, state, colours)
    _check_opener(auction, state, colours)
    if state.phase == PLAY and not state.face_up[state.area]:
        raise auction.refusal("area", "has a face-down tile", "the winner's tile face up")
    auction.finish()


def _read_survey(auction: Fields, state: TrailState) -> None:
    """Set the survey card of the opener; none is there before it has been played."""
    looking = state.phase == LOOK_PHASE
    if "survey" not in auction and not looking:
        return
    survey = auction.table("survey")
    sources = {"hand": FROM_HAND, "deck": FROM_DECK}
    if looking or not state.board.two_player:
        del sources["deck"]
    if state.phase not in (AUCTION, LOOK_PHASE):
        problem = f"is there in phase {PHASE_NAMES[state.phase]}"
        raise auction.refusal("survey", problem, "a card only while bids are made")
    card = read_card(survey, "card", state)
    if not fits(state, card, state.area):
        problem = f"is {state.board.card_texts[card]}, which does not fit the area"
        raise survey.refusal("card", problem, "a card of the area's region or a wild one")
    state.survey_card = card
    state.survey_from = sources[survey.choice("from", tuple(sources))]
    if state.opener == state.board.wallace_seat:
        state.survey_from = FROM_DECK  # his survey deck: no insurance for him (LW-6)
    survey.finish()
    if state.face_up[state.area] and not state.board.two_player:
        raise auction.refusal("survey", "is there for a face-up tile", "no such key")
    if state.face_up[state.area] and looking:
        raise auction.refusal("area", "has a face-up tile", "a tile to look at")


def _read_minimum(auction: Fields, state: TrailState) -> None:
    """Set the minimum opening bid, which follows from the position (A-3, A2-2)."""
    minimum = int(opening_minimum(state))
    if state.board.two_player and state.survey_card != EMPTY:
        minimum = int(state.board.card_value[state.survey_card] + state.passed)
    state.minimum = auction.whole("minimum", minimum, minimum, minimum)


def _read_high(auction: Fields, state: TrailState, colours: tuple[str, ...]) -> None:
    """Set the highest bid; after the auction it is the winner's and has been paid."""
    if "high" not in auction and state.phase != PLAY:
        return
    high = auction.table("high")
    if state.phase in (SURVEY, LOOK_PHASE):
        phase = PHASE_NAMES[state.phase]
        raise auction.refusal("high", f"is there in phase {phase}", "no bid yet")
    bidder = colours.index(high.choice("by", colours))
    least = int(state.minimum)
    unlimited = state.phase == PLAY or bidder == state.board.wallace_seat
    most = MOST_POUNDS if unlimited else int(state.money[bidder])
    if most < least:
        problem = f'is "{colours[bidder]}", who has {most} pounds'
        raise high.refusal("by", problem, f"a bidder with at least {least} pounds")
    state.high_bid = high.whole("bid", least, most)
    state.high_bidder = bidder
    high.finish()
    winner = auction.choice("winner", colours, colours[bidder]) if state.phase == PLAY else ""
    if winner and winner != colours[bidder]:
        raise auction.refusal("winner", f'is "{winner}"', f"{colours[bidder]}, who bid highest")


def _read_bidders(auction: Fields, state: TrailState, colours: tuple[str, ...]) -> None:
    """Set who is in; whoever cannot raise has dropped out (A-2, A-6, A-11)."""
    able = [colour for seat, colour in enumerate(colours) if may_be_in(state, seat)]
    if state.phase != AUCTION:
        allowed = [colours[state.high_bidder]] if state.phase == PLAY else []
        for key in ("in", "order"):
            auction.words(key, allowed, "colours", ())
        return
    bidding = auction.words("in", colours, "colours", able)
    auction.words("order", bidding, "colours", ())
    for colour in bidding:
        if colour not in able:
            problem = f'has "{colour}", who may not take part'
            raise auction.refusal("in", problem, listed(able))
    if state.high_bidder != EMPTY and colours[state.high_bidder] not in bidding:
        problem = f"has no {colours[state.high_bidder]}, whose bid is the highest"
        raise auction.refusal("in", problem, "everybody who has not dropped out")
    lowest = state.minimum if state.high_bidder == EMPTY else state.high_bid + 1
    for colour in bidding:
        seat = colours.index(colour)
        can_go_on = seat == state.high_bidder or can_pay(state, seat, lowest)
        state.bidding[seat] = 1 if can_go_on else 0


def _read_new_mine(auction: Fields, state: TrailState, colours: tuple[str, ...]) -> None:
    """Set what is left of an auction whose mine stands, before the calciner (A-7, AR-1)."""
    owner = int(state.owner[state.area])
    if owner == EMPTY:
        problem = f"is {state.board.area_names[state.area]}, which has no mine"
        raise auction.refusal("area", problem, "the area of the new mine")
    winner = colours[owner]
    auction.choice("winner", (winner,), winner)
    auction.words("in", (winner,), "colours", ())
    state.opener = colours.index(auction.choice("opener", colours, winner))
    state.high_bidder = owner
    if "high" in auction:
        high = auction.table("high")
        high.choice("by", (winner,))
        state.high_bid = high.whole("bid", 0, MOST_POUNDS)
        high.finish()


def _check_opener(auction: Fields, state: TrailState, colours: tuple[str, ...]) -> None:
    """The opener is the active player; only a winning opener's marker has moved on (T-1, A-7)."""
    sold = state.phase in (PLAY, CALCINER_PHASE)
    opener_won = sold and state.opener == state.high_bidder
    if opener_won and not has_passed(state, state.opener):
        return
    active = int(leftmost_uppermost(state))
    if state.opener != active:
        problem = f'is "{colours[state.opener]}"'
        allowed = f"{colours[active]}, whose turn it is on the work track"
        raise auction.refusal("opener", problem, allowed)


# Whom auctions and emigration ask (A-4, A-6, A-7, A2, AR-1, E-4, E-7).


def surveying_seats(_fields: Fields, state: TrailState, _colours: tuple[str, ...]) -> list[int]:
    """The opener when there is a card to play; luck when a card of the deck is due."""
    opener = int(state.opener)
    if state.board.solo and opener == state.board.wallace_seat:
        return his_survey_card(state)
    hidden = hides_hand(state, opener)
    if not state.board.two_player:
        return [opener] if hidden or may_survey(state) else []
    pounds = money_for_card(state, opener)
    if deck_has_card(state, state.area):
        return [opener, CHANCE]
    return [opener] if hidden or holds_affordable_card(state, opener, state.area, pounds) else []


def looking_seats(_fields: Fields, state: TrailState, _colours: tuple[str, ...]) -> list[int]:
    """The opener who has played a card from hand; never Lord Wallace (LW-2)."""
    return [int(state.opener)] if state.opener != state.board.wallace_seat else []


def bidding_seats(_fields: Fields, state: TrailState, _colours: tuple[str, ...]) -> list[int]:
    """The opener before the first bid, then the next one in clockwise (A-6, A2-4)."""
    if state.board.solo:
        return solo_bidding_seats(state)
    seats = int(state.seats)
    opens = state.high_bidder == EMPTY
    first = int(state.opener) if opens else int(state.high_bidder) + 1
    clockwise = [(first + step) % seats for step in range(seats)]
    return [seat for seat in clockwise if state.bidding[seat] and seat != state.high_bidder][:1]


def playing_seats(_fields: Fields, state: TrailState, _colours: tuple[str, ...]) -> list[int]:
    """The winner who can pay for a card (A-7)."""
    winner = int(state.high_bidder)
    return [winner] if hides_hand(state, winner) or may_play_after(state, winner) else []


def calciner_seats(_fields: Fields, state: TrailState, _colours: tuple[str, ...]) -> list[int]:
    """The owner of the new mine, who still has a calciner (AR-1)."""
    winner = int(state.high_bidder)
    asked = may_build_calciner(state, winner) and winner != state.board.wallace_seat
    return [winner] if asked else []


def placing_seats(_fields: Fields, state: TrailState, _colours: tuple[str, ...]) -> list[int]:
    """Anybody who has not passed and has a piece with a place (E-4)."""
    return [
        seat
        for seat in range(int(state.seats))
        if state.place[seat] == EMPTY
        and seat != state.board.wallace_seat
        and has_place(state, seat)
    ]


def naming_seats(_fields: Fields, state: TrailState, _colours: tuple[str, ...]) -> list[int]:
    """Who holds Adelaide's token, unless both ores rise alike (E-7)."""
    return [int(token_holder(state))] if must_name_ore(state) else []


# The draft: every seat holds two cards of a region or has discarded one of them (S-4).


def drafting_seats(fields: Fields, state: TrailState, colours: tuple[str, ...]) -> list[int]:
    """Seats before the one to move have chosen, seats after it have not begun.

    In a view only the viewer's cards tell; then several seats may be to move.
    """
    his = int(state.board.wallace_seat)
    seats = [seat for seat in range(int(state.seats)) if seat != his]
    known = [seat for seat in seats if not hides_hand(state, seat)]
    for seat in known if his == EMPTY or hides_hand(state, his) else (*known, his):
        _check_hand(fields, state, seat, colours[seat])  # he keeps all his cards (LW-1)
    chosen = {seat: int(region_to_discard(state, seat)) for seat in known}
    regions = int(state.board.regions)
    return [
        seat
        for seat in seats
        if all(chosen[other] == regions for other in known if other < seat)
        and all(chosen[other] == 0 for other in known if other > seat)
        and chosen.get(seat, 0) < regions
    ]


def _check_hand(fields: Fields, state: TrailState, seat: int, colour: str) -> None:
    backs = [int(state.board.card_back[card]) for card in hand_of(state, seat)]
    due = int(region_to_discard(state, seat))
    for region in range(int(state.board.regions)):
        name = REGION_NAMES[region]
        if region > due and state.discarded[seat * REGIONS + region] != EMPTY:
            problem = f"has a card of region {name} before one of {REGION_NAMES[due]}"
            raise fields.refusal(f"player {colour}: discarded", problem, "cards in region order")
        wanted = 1 if region < due else 2
        if backs.count(region) != wanted:
            problem = f"has {backs.count(region)} cards of region {name} in phase draft"
            allowed = f"{wanted}, two of each region before and one after its discard"
            raise fields.refusal(f"player {colour}: hand", problem, allowed)
