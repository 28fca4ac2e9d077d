"""Whom a position asks, as the rest of it says: each phase has its keys and its movers."""

from collections.abc import Callable, Sequence
from typing import Final

from game.engine.rules import CHANCE, NOBODY
from game.fields import Fields, listed, shown
from game.notation.positions import LUCK_WORD, NOBODY_WORD, mover_word
from game.titles.tinners_trail.notation.reading.areas import area_number
from game.titles.tinners_trail.notation.reading.cards import hides_hand
from game.titles.tinners_trail.rules import auction, expansions, kinds
from game.titles.tinners_trail.rules.cards import holds_affordable_card
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.rules.developments import has_water, is_empty
from game.titles.tinners_trail.rules.edition_2007 import can_invest, cheapest_open, has_empty_area
from game.titles.tinners_trail.rules.money import seats_from_best
from game.titles.tinners_trail.rules.rounds import STEP, has_peek
from game.titles.tinners_trail.rules.set_up_game import region_to_discard
from game.titles.tinners_trail.rules.state import TrailState, work_left
from game.titles.tinners_trail.rules.table_view import hand_of, in_passing_order, track
from game.titles.tinners_trail.rules.turns import has_passed, leftmost_uppermost
from game.titles.tinners_trail.rules.wallace.auctions import bid_row, is_too_far_ahead
from game.titles.tinners_trail.rules.wallace.rounds import must_pass

Colours = tuple[str, ...]


def pumping_seats(fields: Fields, state: TrailState, _colours: Colours) -> list[int]:
    """Anybody who has not passed may have taken the pumps; there must be water (D-6, C-23)."""
    state.pumps_left = fields.whole("pumps_left", 1, int(max(state.board.pumps)))
    if not has_water(state):
        return []
    his = state.board.wallace_seat  # he pumps without being asked (LW-8)
    return [s for s in range(int(state.seats)) if state.place[s] == kinds.EMPTY and s != his]


def investing_seats(fields: Fields, state: TrailState, colours: Colours) -> list[int]:
    """Everybody who has not declined and has at least £5, in passing order (I-2).

    In 2007 a cube and the money for a box (C-14, C-24).
    """
    declined = fields.words("declined", colours, "colours", ())
    cheapest = cheapest_open(state) if state.board.edition_2007 else kinds.EMPTY
    for seat, colour in enumerate(colours):
        able = bool(state.money[seat] >= STEP)
        if state.board.edition_2007:
            able = bool(can_invest(state, seat, cheapest))
        state.declined[seat] = colour in declined or not able
    return [seat for seat in in_passing_order(state) if not state.declined[seat]]


def _first_two(
    fields: Fields, key: str, seats: Sequence[int], colours: Colours, to_do: str
) -> tuple[int, int]:
    """Return who is still to do it, next and later: of these, who stand first in column 0."""
    named = fields.words(key, colours, "colours")
    first = [colours[seat] for seat in seats]
    if not named or named not in (first[: len(named)], first[-len(named) :]):
        allowed = f"{shown(first)}, the first in column 0, or those of them still to {to_do}"
        raise fields.refusal(key, f"is {shown(named)}", allowed)
    later = colours.index(named[1]) if len(named) > 1 else kinds.EMPTY
    return colours.index(named[0]), later


def peeking_seats(fields: Fields, state: TrailState, colours: Colours) -> list[int]:
    """The first of those still to peek (R-3)."""
    first = track(state)[0][: 1 if state.board.two_player else 2]
    entitled = [seat for seat in first if seat != state.board.wallace_seat]
    state.next_peek, state.later_peek = _first_two(fields, "peekers", entitled, colours, "peek")
    return [int(state.next_peek)] if has_peek(state, state.next_peek) else []


def prospecting_seats(fields: Fields, state: TrailState, colours: Colours) -> list[int]:
    """The first of those still to prospect, or luck when the dice are due (C-15)."""
    first = track(state)[0][: kinds.PROSPECTORS]
    found = _first_two(fields, "prospectors", first, colours, "prospect")
    state.next_prospector, state.later_prospector = found
    if "to_move" not in fields or fields.raw("to_move", LUCK_WORD) != LUCK_WORD:
        return [int(state.next_prospector)] if has_empty_area(state) else []
    state.area = area_number(fields, state, fields.raw("prospect", "an area"), "prospect")
    if not is_empty(state, state.area):
        problem = f"is {state.board.area_names[state.area]}, which is not empty"
        raise fields.refusal("prospect", problem, "an area without mine and cubes")
    return [CHANCE]


def nobody_after_ranking(fields: Fields, state: TrailState, colours: Colours) -> list[int]:
    """Nobody; a ranking must be the one that points and tie-breaks give (R-4, C-16)."""
    for seat in range(int(state.seats)):
        state.declined[seat] = 1
    right = [colours[seat] for seat in seats_from_best(state)]
    ranking = fields.words("ranking", colours, "colours", right)
    if ranking != right:
        allowed = f"{shown(right)}, as points and tie-breaks say"
        raise fields.refusal("ranking", f"is {shown(ranking)}", allowed)
    return [NOBODY]


def acting_seats(fields: Fields, state: TrailState, colours: Colours) -> list[int]:
    """The leftmost, uppermost marker's; Lord Wallace's turn is another phase (T-1, LW-3)."""
    seat = int(leftmost_uppermost(state))
    if state.board.solo and seat == state.board.wallace_seat:
        problem = f'is "actions" in the turn of {colours[seat]}, who is Lord Wallace'
        raise fields.refusal("phase", problem, "wallace")
    return [seat]


# Whom auctions and emigration ask (A-4, A-6, A-7, A2, AR-1, E-4, E-7).


def asked_seats(_fields: Fields, state: TrailState, _colours: Colours) -> list[int]:
    """Whom the phases ask that have no key of their own."""
    his = state.board.wallace_seat
    winner = int(state.high_bidder)
    seats = [CHANCE]
    if state.phase == kinds.PLAY:  # the winner who can pay for a card
        seats = (
            [winner] if hides_hand(state, winner) or auction.may_play_after(state, winner) else []
        )
    elif state.phase == kinds.CALCINER_PHASE:  # the owner of the new mine (AR-1)
        seats = [winner] if expansions.may_build_calciner(state, winner) and winner != his else []
    elif state.phase == kinds.PLACE_PHASE:  # whoever has not passed and has a piece to place (E-4)
        on_track = [s for s in range(int(state.seats)) if state.place[s] == kinds.EMPTY]
        seats = [seat for seat in on_track if seat != his and expansions.has_place(state, seat)]
    elif state.phase == kinds.ADELAIDE_PHASE:  # unless both ores rise alike (E-7)
        seats = [int(expansions.token_holder(state))] if expansions.must_name_ore(state) else []
    elif state.phase == kinds.LOOK_PHASE:  # the opener who has played a card from hand (LW-2)
        seats = [int(state.opener)] if state.opener != his else []
    elif state.phase == kinds.WALLACE_PHASE and (
        leftmost_uppermost(state) != his or must_pass(state)
    ):
        seats = []  # he passes without a card (LW-3)
    return seats


def surveying_seats(_fields: Fields, state: TrailState, _colours: Colours) -> list[int]:
    """The opener when there is a card to play; luck when a card of the deck is due."""
    opener = int(state.opener)
    if state.board.solo and opener == state.board.wallace_seat:
        return his_survey_card(state)
    hidden = hides_hand(state, opener)
    if not state.board.two_player:
        return [opener] if hidden or auction.may_survey(state) else []
    pounds = auction.money_for_card(state, opener)
    if auction.deck_has_card(state, state.area):
        return [opener, CHANCE]
    return [opener] if hidden or holds_affordable_card(state, opener, state.area, pounds) else []


def bidding_seats(_fields: Fields, state: TrailState, _colours: Colours) -> list[int]:
    """The opener before the first bid, then the next one in clockwise (A-6, A2-4, C-9)."""
    if state.board.solo:
        return solo_bidding_seats(state)
    seats = int(state.seats)
    opens = state.high_bidder == kinds.EMPTY
    if state.board.edition_2007:
        if state.owner[state.area] != kinds.EMPTY:
            return [CHANCE]  # it is over, and its dice are due (C-22)
        if opens and not state.bidding[state.opener]:
            return []
    first = int(state.opener) if opens else int(state.high_bidder) + 1
    clockwise = [(first + step) % seats for step in range(seats)]
    return [seat for seat in clockwise if state.bidding[seat] and seat != state.high_bidder][:1]


# The draft: every seat holds two cards of a region or has discarded one of them (S-4).


def drafting_seats(fields: Fields, state: TrailState, colours: Colours) -> list[int]:
    """Seats before the one to move have chosen, seats after it have not begun.

    In a view only the viewer's cards tell; then several seats may be to move.
    """
    his = int(state.board.wallace_seat)
    seats = [seat for seat in range(int(state.seats)) if seat != his]
    known = [seat for seat in seats if not hides_hand(state, seat)]
    for seat in known if his == kinds.EMPTY or hides_hand(state, his) else (*known, his):
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
        if region > due and state.discarded[seat * kinds.REGIONS + region] != kinds.EMPTY:
            problem = f"has a card of region {name} before one of {REGION_NAMES[due]}"
            raise fields.refusal(f"player {colour}: discarded", problem, "cards in region order")
        wanted = 1 if region < due else 2
        if backs.count(region) != wanted:
            problem = f"has {backs.count(region)} cards of region {name} in phase draft"
            allowed = f"{wanted}, two of each region before and one after its discard"
            raise fields.refusal(f"player {colour}: hand", problem, allowed)


def his_survey_card(state: TrailState) -> list[int]:
    """Luck: the top card of his survey deck, or of a region's deck when he has none (LW-5)."""
    seat = int(state.board.wallace_seat)
    if state.mines_left[seat] == 0 or work_left(state, seat) == 0:
        return []
    if state.area == kinds.EMPTY:
        due = bool(hand_of(state, seat))
    else:
        due = not hand_of(state, seat) and bool(auction.deck_has_card(state, state.area))
    if due:
        state.survey_from = kinds.FROM_DECK
    return [CHANCE] if due else []


def solo_bidding_seats(state: TrailState) -> list[int]:
    """The opener, then the other one; for Lord Wallace the dice, if he may bid (LW-6)."""
    his = int(state.board.wallace_seat)
    other = int(state.board.other_seat)
    if state.opener == his:
        if state.high_bidder == kinds.EMPTY:
            due = state.bidding[his] and not has_passed(state, other)
            return [CHANCE] if due else []
        return [other] if state.high_bidder == his and state.bidding[other] else []
    if state.high_bidder == kinds.EMPTY and state.bidding[other]:
        return [other]
    answers = state.bidding[his] and state.high_bidder != his
    declines = is_too_far_ahead(state) or bid_row(state) == kinds.EMPTY
    return [CHANCE] if answers and not declines else []


# Who may be to move in each phase, as the rest of the position says.
MOVERS: Final[dict[int, Callable[[Fields, TrailState, Colours], list[int]]]] = {
    kinds.DRAFT: drafting_seats,
    kinds.ACTIONS: acting_seats,
    kinds.SURVEY: surveying_seats,
    kinds.AUCTION: bidding_seats,
    kinds.PUMPS_PHASE: pumping_seats,
    kinds.INVEST_PHASE: investing_seats,
    kinds.PEEK_PHASE: peeking_seats,
    kinds.OVER: nobody_after_ranking,
    kinds.PROSPECT_PHASE: prospecting_seats,
}


def read_turn(fields: Fields, state: TrailState, colours: Colours) -> None:
    """Set who is to move; left out it is whom the phase asks first.

    Pumps and Michigan's pieces tell nobody when several may be asked.
    """
    phase = kinds.PHASE_NAMES[state.phase]
    movers = MOVERS.get(state.phase, asked_seats)(fields, state, colours)
    told = state.phase in (kinds.PUMPS_PHASE, kinds.PLACE_PHASE)
    state.to_move = _mover_of(fields, phase, movers, colours, told=told)
    if state.phase in (kinds.ACTIONS, kinds.PUMPS_PHASE, kinds.PLACE_PHASE):
        state.active = state.to_move
    elif state.phase == kinds.WALLACE_PHASE:
        state.active = state.board.wallace_seat
    elif state.opener != kinds.EMPTY:
        state.active = state.opener
    if state.phase == kinds.SURVEY and state.to_move == CHANCE:
        state.survey_from = kinds.FROM_DECK
    if state.phase == kinds.PROSPECT_PHASE and state.to_move != CHANCE and "prospect" in fields:
        raise fields.refusal("prospect", "is there although nobody rolls", "no such key")


def _mover_of(
    fields: Fields, phase: str, movers: list[int], colours: Colours, *, told: bool
) -> int:
    """Return who is to move, one of those the phase may ask; `told` says it if it is not plain."""
    if not movers:
        allowed = "a phase in which the position leaves something to decide"
        raise fields.refusal("phase", f'is "{phase}", but nobody has a choice to make', allowed)
    words = {mover_word(mover, colours): mover for mover in movers}
    every_word = (*colours, LUCK_WORD, NOBODY_WORD)
    if told and "to_move" not in fields and len(words) > 1:
        raise fields.refusal("to_move", "is missing", listed(words))
    found = fields.choice("to_move", every_word, default=next(iter(words)))
    if found not in words:
        problem = f'is "{found}" in phase {phase}'
        allowed = f"{listed(words)}, as the rest of the position says"
        raise fields.refusal("to_move", problem, allowed)
    return words[found]
