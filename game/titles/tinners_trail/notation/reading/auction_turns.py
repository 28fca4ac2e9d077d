"""The seats that have to decide in auctions and emigration (A-4, A-6, A-7, A2, AR-1, E-4, E-7)."""

from game.engine.rules import CHANCE
from game.files.toml_fields import TomlFields
from game.titles.tinners_trail.notation.reading.cards import is_hand_hidden
from game.titles.tinners_trail.rules import adelaide, auction, calciners, kinds, michigan
from game.titles.tinners_trail.rules.cards import holds_fitting_card_up_to_value
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points
from game.titles.tinners_trail.rules.table_view import card_numbers_in_hand_or_survey_deck
from game.titles.tinners_trail.rules.turns import has_passed, seat_of_leftmost_marker
from game.titles.tinners_trail.rules.wallace.bids import bid_table_row, is_too_far_ahead_to_bid
from game.titles.tinners_trail.rules.wallace.rounds import must_wallace_pass

Colours = tuple[str, ...]


def seats_to_move_without_key(
    _fields: TomlFields, state: TrailState, _colours: Colours
) -> list[int]:
    """Return who may have to move in a phase whose position does not list the seats to move: the
    seats that have something to decide, or [CHANCE] in the other phases. Return [] if the phase is
    not possible in this position."""
    his = state.board.wallace_seat
    winner = int(state.high_bidder)
    seats = [CHANCE]
    if (
        state.phase == kinds.PLAY_CARD_AFTER_AUCTION_PHASE
    ):  # the winner who can pay for a card
        seats = (
            [winner]
            if is_hand_hidden(state, winner)
            or auction.may_winner_play_hand_card_after_auction(state, winner)
            else []
        )
    elif state.phase == kinds.CALCINER_PHASE:  # the owner of the new mine (AR-1)
        seats = [winner] if calciners.may_build_calciner(state, winner) and winner != his else []
    elif (
        state.phase == kinds.PLACE_WAITING_PIECES_PHASE
    ):  # the seats that have not passed and have a piece to place (E-4)
        on_track = [s for s in range(int(state.seats)) if state.place[s] == kinds.EMPTY]
        seats = [
            seat
            for seat in on_track
            if seat != his and michigan.has_place_for_waiting_piece(state, seat)
        ]
    elif state.phase == kinds.ADELAIDE_PHASE:  # unless both ores rise alike (E-7)
        seats = [int(adelaide.adelaide_token_seat(state))] if adelaide.must_name_ore(state) else []
    elif (
        state.phase == kinds.LOOK_AT_AUCTIONED_TILE_PHASE
    ):  # the opener who has played a card from hand (LW-2)
        seats = [int(state.opener)] if state.opener != his else []
    elif state.phase == kinds.WALLACE_PHASE and (
        seat_of_leftmost_marker(state) != his or must_wallace_pass(state)
    ):
        seats = []  # he passes without a card (LW-3)
    return seats


def seats_to_survey(_fields: TomlFields, state: TrailState, _colours: Colours) -> list[int]:
    """Return the opener if it may have a card to play, and chance if a card of a deck may be
    drawn."""
    opener = int(state.opener)
    if state.board.is_solo_game and opener == state.board.wallace_seat:
        return set_source_and_list_chance_if_wallace_draws(state)
    hidden = is_hand_hidden(state, opener)
    if not state.board.is_two_player_game:
        return [opener] if hidden or auction.may_play_opening_card(state) else []
    pounds = auction.highest_card_value_to_open(state, opener)
    if auction.has_deck_card_for_area(state, state.area):
        return [opener, CHANCE]
    return (
        [opener]
        if hidden or holds_fitting_card_up_to_value(state, opener, state.area, pounds)
        else []
    )


def seats_to_bid(_fields: TomlFields, state: TrailState, _colours: Colours) -> list[int]:
    """Return the seats that may be due to bid: the opener before the first bid, then the next seat
    clockwise that is still in (A-6, A2-4, C-9).

    In 2007 it is [CHANCE] once the ground is sold, and [] before an opening bid that the opener may
    not make. Solo games have a different order.
    """
    if state.board.is_solo_game:
        return seats_to_bid_in_solo_game(state)
    seats = int(state.seats)
    opens = state.high_bidder == kinds.EMPTY
    if state.board.is_edition_2007:
        if state.owner[state.area] != kinds.EMPTY:
            return [CHANCE]  # it is over, and its dice are due (C-22)
        if opens and not state.bidding[state.opener]:
            return []
    first = int(state.opener) if opens else int(state.high_bidder) + 1
    clockwise = [(first + step) % seats for step in range(seats)]
    return [seat for seat in clockwise if state.bidding[seat] and seat != state.high_bidder][:1]


def set_source_and_list_chance_if_wallace_draws(state: TrailState) -> list[int]:
    """Return [CHANCE] when Lord Wallace must draw a survey card, and set `state.survey_from` to the
    deck; otherwise return [] (LW-5).

    He draws from his survey deck before an auction, and from a region's deck in an auction when he
    has no card.
    """
    seat = int(state.board.wallace_seat)
    if state.mines_left[seat] == 0 or remaining_work_points(state, seat) == 0:
        return []
    if state.area == kinds.EMPTY:
        due = bool(card_numbers_in_hand_or_survey_deck(state, seat))
    else:
        due = not card_numbers_in_hand_or_survey_deck(state, seat) and bool(
            auction.has_deck_card_for_area(state, state.area)
        )
    if due:
        state.survey_from = kinds.DECK_CARD_SOURCE
    return [CHANCE] if due else []


def seats_to_bid_in_solo_game(state: TrailState) -> list[int]:
    """Return who bids in a solo game: the opener first, then the other; for Lord Wallace it is
    chance, and only if he may bid (LW-6)."""
    his = int(state.board.wallace_seat)
    other = int(state.board.solo_player_seat)
    if state.opener == his:
        if state.high_bidder == kinds.EMPTY:
            due = state.bidding[his] and not has_passed(state, other)
            return [CHANCE] if due else []
        return [other] if state.high_bidder == his and state.bidding[other] else []
    if state.high_bidder == kinds.EMPTY and state.bidding[other]:
        return [other]
    answers = state.bidding[his] and state.high_bidder != his
    declines = is_too_far_ahead_to_bid(state) or bid_table_row(state) == kinds.EMPTY
    return [CHANCE] if answers and not declines else []
