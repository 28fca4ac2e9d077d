"""Undo in Brass: a played card can be taken back into the hand, drawn cards cannot be unseen."""

from __future__ import annotations

from game.match.beginnings import new_game
from game.match.match import Match
from game.records.record import FREE, HUMAN, REVEAL, Seat
from game.titles.brass.title import BrassTitle
from tests.titles.brass.table.sitting import Sitting


def begin() -> Match:
    """Begin a game of four people."""
    title = BrassTitle()
    options = Sitting.GAME.options
    seats = [Seat(colour, HUMAN, colour) for colour in Sitting.GAME.colours]
    return Match.begin(new_game(title, options, seats, 7))


def pass_once(match: Match) -> int:
    """Let whoever decides pass with any card; return the seat."""
    question = match.question()
    assert question is not None
    seat = question.seat
    match.play_text(seat, "pass")
    following = match.question()
    while following is not None and following.seat == seat and match.moves()[0].kind == "card":
        match.play(seat, match.moves()[0].code)
        following = match.question()
    return seat


def test_an_action_can_be_taken_back_although_its_card_was_shown() -> None:
    match = begin()
    seat = pass_once(match)
    assert {step.barrier for step in match.chronicle.steps} == {FREE}
    assert match.why_not_undo(seat) is None


def test_what_was_drawn_at_the_end_of_a_round_cannot_be_unseen() -> None:
    match = begin()
    seats = [pass_once(match) for _ in match.seats]
    assert match.chronicle.steps[-1].barrier == REVEAL
    assert match.why_not_undo(seats[-1]) is not None
