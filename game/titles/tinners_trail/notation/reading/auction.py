"""Reads the current auction, which must be reachable in play (A, A2, C-9, C-22)."""

from game.files.toml_fields import TomlFields, word_list_for_message
from game.titles.tinners_trail.notation.reading.areas import area_number
from game.titles.tinners_trail.notation.reading.cards import card_number
from game.titles.tinners_trail.notation.reading.expansions import phases_of_absent_expansions
from game.titles.tinners_trail.notation.reading.wallace import (
    may_be_in_auction,
    try_read_wallace_auction_before_card_draw,
)
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction import (
    BASE_MINIMUM_BID_POUNDS,
    may_take_part_in_auction_ignoring_money,
    minimum_opening_bid,
)
from game.titles.tinners_trail.rules.cards import card_fits_area
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.turns import has_passed, seat_of_leftmost_marker
from game.titles.tinners_trail.rules.wallace.payments import can_pay_bid

# The running auction: it must be one that can have come about (A, A2).


def read_auction_into_state(
    fields: TomlFields, state: TrailState, colours: tuple[str, ...]
) -> None:
    """Set the auction in the phases that have one: area, opener, survey card, bids and bidders.

    Raise Unreadable if it does not fit the position, or if another phase has one.
    """
    if state.phase not in kinds.AUCTION_PHASES:
        if "auction" in fields:
            allowed = "an auction in phase auction"
            if not state.board.is_edition_2007:
                absent = phases_of_absent_expansions(state)
                names = [kinds.PHASE_NAMES[phase] for phase in kinds.AUCTION_PHASES]
                of_game = word_list_for_message(name for name in names if name not in absent)
                allowed = f"an auction in the phases {of_game}"
            problem = f"is there in phase {kinds.PHASE_NAMES[state.phase]}"
            raise fields.field_error("auction", problem, allowed)
        return
    auction = fields.table("auction")
    if state.board.is_edition_2007:
        _read_auction_of_2007_into_state(auction, state, colours)
        return
    if try_read_wallace_auction_before_card_draw(auction, state, colours):
        return
    state.area = area_number(auction, state, auction.raw_value("area", "an area"), "area")
    if state.phase == kinds.CALCINER_PHASE:
        _read_calciner_auction_into_state(auction, state, colours)
        _check_opener(auction, state, colours)
        auction.check_no_unknown_keys()
        return
    if state.tile[state.area] == kinds.EMPTY:
        problem = f"is {state.board.area_names[state.area]}, which has no tile"
        raise auction.field_error("area", problem, "an area with a tile")
    state.opener = colours.index(auction.choice("opener", colours))
    _read_survey_card_into_state(auction, state)
    minimum = int(minimum_opening_bid(state))  # it follows from the position (A-3, A2-2)
    if state.board.is_two_player_game and state.survey_card != kinds.EMPTY:
        minimum = int(state.board.card_value[state.survey_card] + state.passed)
    state.minimum = auction.integer("minimum", minimum, minimum, minimum)
    _read_high_bid_into_state(auction, state, colours)
    _read_bidders_into_state(auction, state, colours)
    _check_opener(auction, state, colours)
    if state.phase == kinds.PLAY_CARD_AFTER_AUCTION_PHASE and not state.face_up[state.area]:
        raise auction.field_error("area", "has a face-down tile", "the winner's tile face up")
    auction.check_no_unknown_keys()


def _read_survey_card_into_state(auction: TomlFields, state: TrailState) -> None:
    """Set the opener's survey card and where it came from, if one has been played."""
    looking = state.phase == kinds.LOOK_AT_AUCTIONED_TILE_PHASE
    if "survey" not in auction and not looking:
        return
    survey = auction.table("survey")
    sources = {"hand": kinds.HAND_CARD_SOURCE, "deck": kinds.DECK_CARD_SOURCE}
    if looking or not state.board.is_two_player_game:
        del sources["deck"]
    if state.phase not in (kinds.AUCTION_PHASE, kinds.LOOK_AT_AUCTIONED_TILE_PHASE):
        problem = f"is there in phase {kinds.PHASE_NAMES[state.phase]}"
        raise auction.field_error("survey", problem, "a card only while bids are made")
    card = card_number(survey, "card", state, "", survey.raw_value("card", "a survey card"))
    if not card_fits_area(state, card, state.area):
        problem = f"is {state.board.card_texts[card]}, which does not fit the area"
        raise survey.field_error("card", problem, "a card of the area's region or a wild one")
    state.survey_card = card
    state.survey_from = sources[survey.choice("from", tuple(sources))]
    if state.opener == state.board.wallace_seat:
        state.survey_from = kinds.DECK_CARD_SOURCE  # his survey deck: no insurance for him (LW-6)
    survey.check_no_unknown_keys()
    if state.face_up[state.area] and not state.board.is_two_player_game:
        raise auction.field_error("survey", "is there for a face-up tile", "no such key")
    if state.face_up[state.area] and looking:
        raise auction.field_error("area", "has a face-up tile", "a tile to look at")


def _read_high_bid_into_state(
    auction: TomlFields, state: TrailState, colours: tuple[str, ...]
) -> None:
    """Set the highest bid; after the auction it is the winner's and has been paid."""
    if "high" not in auction and state.phase != kinds.PLAY_CARD_AFTER_AUCTION_PHASE:
        return
    high = auction.table("high")
    if state.phase in (kinds.CHOOSE_SURVEY_CARD_PHASE, kinds.LOOK_AT_AUCTIONED_TILE_PHASE):
        phase = kinds.PHASE_NAMES[state.phase]
        raise auction.field_error("high", f"is there in phase {phase}", "no bid yet")
    bidder = colours.index(high.choice("by", colours))
    least = int(state.minimum)
    unlimited = (
        state.phase == kinds.PLAY_CARD_AFTER_AUCTION_PHASE or bidder == state.board.wallace_seat
    )
    most = kinds.MAX_POUNDS_OF_BID_OR_INVESTMENT if unlimited else int(state.money[bidder])
    if most < least:
        problem = f'is "{colours[bidder]}", who has {most} pounds'
        raise high.field_error("by", problem, f"a bidder with at least {least} pounds")
    state.high_bid = high.integer("bid", least, most)
    state.high_bidder = bidder
    high.check_no_unknown_keys()
    winner = (
        auction.choice("winner", colours, colours[bidder])
        if state.phase == kinds.PLAY_CARD_AFTER_AUCTION_PHASE
        else ""
    )
    if winner and winner != colours[bidder]:
        raise auction.field_error("winner", f'is "{winner}"', f"{colours[bidder]}, who bid highest")


def _read_bidders_into_state(
    auction: TomlFields, state: TrailState, colours: tuple[str, ...]
) -> None:
    """Set which seats are still in the auction. A named seat that cannot pay the next bid has
    dropped out, unless it is the highest bidder (A-2, A-6, A-11)."""
    able = [colour for seat, colour in enumerate(colours) if may_be_in_auction(state, seat)]
    if state.phase != kinds.AUCTION_PHASE:
        allowed = (
            [colours[state.high_bidder]]
            if state.phase == kinds.PLAY_CARD_AFTER_AUCTION_PHASE
            else []
        )
        for key in ("in", "order"):
            auction.word_list(key, allowed, "colours", ())
        return
    bidding = _read_seats_still_in(auction, state, colours, able)
    auction.word_list("order", bidding, "colours", ())
    lowest = state.minimum if state.high_bidder == kinds.EMPTY else state.high_bid + 1
    for colour in bidding:
        seat = colours.index(colour)
        can_go_on = seat == state.high_bidder or can_pay_bid(state, seat, lowest)
        state.bidding[seat] = 1 if can_go_on else 0


def _read_seats_still_in(
    auction: TomlFields, state: TrailState, colours: tuple[str, ...], colours_able_to_bid: list[str]
) -> list[str]:
    """Return the colours that the text names as still in the auction, by default all of
    `colours_able_to_bid`. Raise Unreadable for a colour that is not among those, or if the highest
    bidder is not named."""
    bidding = auction.word_list("in", colours, "colours", colours_able_to_bid)
    for colour in bidding:
        if colour not in colours_able_to_bid:
            problem = f'has "{colour}", who may not take part'
            raise auction.field_error("in", problem, word_list_for_message(colours_able_to_bid))
    if state.high_bidder != kinds.EMPTY and colours[state.high_bidder] not in bidding:
        problem = f"has no {colours[state.high_bidder]}, whose bid is the highest"
        raise auction.field_error("in", problem, "everybody who has not dropped out")
    return bidding


def _read_calciner_auction_into_state(
    auction: TomlFields, state: TrailState, colours: tuple[str, ...]
) -> None:
    """Set the opener, the highest bidder and, if it is given, the bid of an auction whose mine is
    built while the question about its calciner is still open (A-7, AR-1)."""
    owner = int(state.owner[state.area])
    if owner == kinds.EMPTY:
        problem = f"is {state.board.area_names[state.area]}, which has no mine"
        raise auction.field_error("area", problem, "the area of the new mine")
    state.opener = colours.index(auction.choice("opener", colours, colours[owner]))
    _read_new_mine_owner_into_state(auction, state, colours[owner], 0, reads_bid="high" in auction)


def _read_new_mine_owner_into_state(
    auction: TomlFields, state: TrailState, winner: str, min_bid: int, *, reads_bid: bool = True
) -> None:
    """Set the owner of the new mine as the highest bidder; only this seat may be named as still in
    the auction. The bid is read only if `reads_bid`, and is at least `min_bid`."""
    auction.choice("winner", (winner,), winner)
    auction.word_list("in", (winner,), "colours", ())
    state.high_bidder = state.owner[state.area]
    if reads_bid:
        high = auction.table("high")
        high.choice("by", (winner,))
        state.high_bid = high.integer("bid", min_bid, kinds.MAX_POUNDS_OF_BID_OR_INVESTMENT)
        high.check_no_unknown_keys()


def _check_opener(auction: TomlFields, state: TrailState, colours: tuple[str, ...]) -> None:
    """Check that the opener is the active player; only a winning opener's marker has moved on (T-1,
    A-7)."""
    sold = state.phase in (kinds.PLAY_CARD_AFTER_AUCTION_PHASE, kinds.CALCINER_PHASE)
    opener_won = sold and state.opener == state.high_bidder
    if not opener_won or has_passed(state, state.opener):
        _check_opener_is_leftmost(auction, state, colours, "work track")


def _check_opener_is_leftmost(
    auction: TomlFields, state: TrailState, colours: tuple[str, ...], track: str
) -> None:
    """Raise Unreadable if the opener is not the leftmost on the track (T-1, C-6)."""
    active = int(seat_of_leftmost_marker(state))
    if state.opener != active:
        problem = f'is "{colours[state.opener]}"'
        allowed = f"{colours[active]}, whose turn it is on the {track}"
        raise auction.field_error("opener", problem, allowed)


def _read_auction_of_2007_into_state(
    auction: TomlFields, state: TrailState, colours: tuple[str, ...]
) -> None:
    state.area = area_number(auction, state, auction.raw_value("area", "an area"), "area")
    state.opener = colours.index(auction.choice("opener", colours))
    state.minimum = auction.integer(
        "minimum", BASE_MINIMUM_BID_POUNDS, BASE_MINIMUM_BID_POUNDS, BASE_MINIMUM_BID_POUNDS
    )
    sold = state.owner[state.area] != kinds.EMPTY
    if sold:
        # Payment, mine and time points are done; the area was empty (C-22)
        name = state.board.area_names[state.area]
        if state.tin[state.area] + state.copper[state.area] + state.water[state.area] > 0:
            problem = f"is {name}, where a mine and cubes are"
            raise auction.field_error("area", problem, "an area without a mine, or without cubes")
        _read_new_mine_owner_into_state(
            auction, state, colours[state.owner[state.area]], BASE_MINIMUM_BID_POUNDS
        )
    else:
        _read_bids_of_2007_into_state(auction, state, colours)
    auction.check_no_unknown_keys()
    if not sold or state.opener != state.high_bidder:
        _check_opener_is_leftmost(auction, state, colours, "time track")


def _read_bids_of_2007_into_state(
    auction: TomlFields, state: TrailState, colours: tuple[str, ...]
) -> None:
    """Set the highest bid and the seats still in; a seat that cannot raise is out (C-9)."""
    able = [
        colour
        for seat, colour in enumerate(colours)
        if may_take_part_in_auction_ignoring_money(state, seat)
    ]
    if "high" in auction:
        high = auction.table("high")
        bidder = colours.index(high.choice("by", able))
        most = int(state.money[bidder])
        if most < BASE_MINIMUM_BID_POUNDS:
            problem = f'is "{colours[bidder]}", who has no money'
            raise high.field_error("by", problem, "a bidder with the money for the bid")
        state.high_bid = high.integer("bid", BASE_MINIMUM_BID_POUNDS, most)
        state.high_bidder = bidder
        high.check_no_unknown_keys()
    bidding = _read_seats_still_in(auction, state, colours, able)
    lowest = (
        BASE_MINIMUM_BID_POUNDS if state.high_bidder == kinds.EMPTY else int(state.high_bid) + 1
    )
    for colour in bidding:
        seat = colours.index(colour)
        state.bidding[seat] = seat == state.high_bidder or bool(state.money[seat] >= lowest)
