"""Whom auctions and emigration ask (A-4, A-6, A-7, A2, AR-1, E-4, E-7)."""

from __future__ import annotations

from game.engine.rules import CHANCE
from game.fields import Fields
from game.titles.tinners_trail.notation.hidden import hides_hand
from game.titles.tinners_trail.notation.reading.wallace import his_survey_card, solo_bidding_seats
from game.titles.tinners_trail.rules.adelaide import must_name_ore, token_holder
from game.titles.tinners_trail.rules.arsenic import may_build_calciner
from game.titles.tinners_trail.rules.auction import (
    deck_has_card,
    may_play_after,
    may_survey,
    money_for_card,
)
from game.titles.tinners_trail.rules.hands import holds_affordable_card
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.michigan import has_place
from game.titles.tinners_trail.rules.state import TrailState


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
