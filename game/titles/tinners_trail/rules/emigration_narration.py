"""Events of emigration: the miners that leave, and what the four places give (E)."""

from __future__ import annotations

from game.engine.events import Event
from game.engine.move import Move
from game.titles.tinners_trail.rules.adelaide import COPPER_ANSWER, TIN_ANSWER, price_rise_pounds
from game.titles.tinners_trail.rules.board import STOCK_WORDS
from game.titles.tinners_trail.rules.kinds import ROUND_COUNT
from game.titles.tinners_trail.rules.narrate_auction import make_event, marker_events
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_parts import emigrants_by_round_and_place

ORE_ANSWER_BY_NAME = {"tin": TIN_ANSWER, "copper": COPPER_ANSWER}


def emigration_events(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """Return the events of a miner that leaves, of the place's benefit, and of the seat's marker on
    the work track (E-2 .. E-7)."""
    seat = int(before.to_move)
    left = Event("emigrated", seat, (*move.places, move.choice))
    return [left, *_benefit_events(before, move.choice, seat), *marker_events(before, after, seat)]


def _benefit_events(before: TrailState, place: str, seat: int) -> list[Event]:
    board = before.board
    column = int(before.round) - 1
    if place == "michigan":
        piece = STOCK_WORDS[int(board.michigan_piece_by_round[column])]
        return [make_event("michigan-gave", seat, **{piece: board.michigan_count_by_round[column]})]
    if place == "sierra-madre":
        return [make_event("points-gained", seat, place, points=board.sierra_madre_points[column])]
    if place == "kimberley":
        return [_kimberley_payment_event(before, seat, column)]
    return []


def kimberley_payment_events(before: TrailState, after: TrailState) -> list[Event]:
    """Return the events of the Kimberley payments at the start of a round, one for each earlier
    token of a seat other than Lord Wallace (E-6)."""
    return [
        _kimberley_payment_event(after, one.seat, one.round - 1)
        for one in emigrants_by_round_and_place(after)
        if one.emigration_place == "kimberley"
        and one.round < after.round
        and not _is_wallace_seat(after, one.seat)
    ]


def _kimberley_payment_event(state: TrailState, seat: int, column: int) -> Event:
    """Return the event of the payment for the Kimberley token of a round, given by its column
    from 0; Lord Wallace has other amounts (LW-E)."""
    his = (
        state.board.wallace.kimberley
        if _is_wallace_seat(state, seat)
        else state.board.kimberley_pounds
    )
    return make_event("kimberley-paid", seat, "kimberley", pounds=his[column])


def _is_wallace_seat(state: TrailState, seat: int) -> bool:
    return seat == state.board.wallace_seat


def ore_choice_events(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """Return the event of the Adelaide holder naming the ore with the larger rise (E-7)."""
    seat = int(before.to_move)
    raised = ORE_ANSWER_BY_NAME[move.choice]
    rises = {
        ore: price_rise_pounds(before, seat, number, raised)
        for ore, number in ORE_ANSWER_BY_NAME.items()
    }
    if rises["copper"] == 0:
        return [make_event("adelaide-chosen-tin", seat, tin=rises["tin"])]
    if rises["tin"] == 0:
        return [make_event("adelaide-chosen-copper", seat, copper=rises["copper"])]
    return [make_event("adelaide-chosen", seat, **rises)]


def waiting_pieces_lost_at_end_events(before: TrailState, after: TrailState) -> list[Event]:
    """Return an event for each seat that loses waiting pieces when the game ends (E-4)."""
    if before.round < ROUND_COUNT or not before.board.has_emigration:
        return []
    pieces = len(before.waiting) // int(before.seats)
    lost = [
        sum(before.waiting[seat * pieces : (seat + 1) * pieces]) for seat in range(before.seats)
    ]
    return [
        make_event("pieces-lost", seat, pieces=count) for seat, count in enumerate(lost) if count
    ]
