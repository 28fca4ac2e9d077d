"""The end page: where its sentence stands, how its ledger is ruled, and cards as broad as it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.client.advice.turning_points import TurningCard, TurningPoints
from game.client.course import CourseReader
from game.client.desk import Desk
from game.client.parts.celebration import LAST_MS, Celebration
from game.client.parts.row_line import RowLine
from game.client.result import Result
from game.client.screens.ledger import LedgerPanel, has_room_for
from game.client.screens.told_panel import only_sentence
from game.engine.options import Options
from game.match.beginnings import new_game
from game.match.match import Match
from game.records.record import Seat
from game.scene.widgets import Label

WIDTH, HEIGHT = 1040.0, 600.0
AHEAD = "P0 is ahead of P1 by 4 points."
CARD = ("−28 %", "Sell pasties", "Round I, Ann", "A blunder.")


def played(desk: Desk, seats: int) -> Result:
    """A finished game in which everybody is four points ahead of the next."""
    title = desk.box.title
    game = title.game(Options(title.name, seats, edition=title.editions[0]))
    people = [Seat(f"P{at}", "ai:1", game.colours[at]) for at in range(seats)]
    match = Match.begin(new_game(title, game.options, people, 1))
    while question := match.question():
        match.play(question.seat, match.moves()[-1].code)
    course = CourseReader(title, match.chronicle, desk.box.books).read()
    scores = tuple(30 - 4 * at for at in range(seats))
    return Result(match.seats, scores, tuple(range(seats)), course)


@pytest.fixture
def result(desk: Desk) -> Result:
    """A game of two."""
    return played(desk, 2)


def test_a_single_plain_sentence_may_stand_in_the_ledger(desk: Desk, result: Result) -> None:
    assert only_sentence(desk, result) == AHEAD


def test_news_and_several_sentences_have_a_panel_of_their_own(desk: Desk, result: Result) -> None:
    assert only_sentence(desk, replace(result, news=("Your first win.",))) == ""
    tied = replace(played(desk, 3), scores=(9, 5, 5))
    assert only_sentence(desk, tied) == ""


def test_a_sentence_too_long_for_the_ledger_stands_below(desk: Desk) -> None:
    assert has_room_for(desk, AHEAD, WIDTH)
    assert not has_room_for(desk, "Bartholomew Trevithick is ahead of somebody " * 2, WIDTH)
    assert not has_room_for(desk, AHEAD, 700)


def test_the_sentence_keeps_off_the_note_beside_it(desk: Desk, result: Result) -> None:
    ledger = LedgerPanel(desk, result, told=AHEAD, width=WIDTH, height=HEIGHT)
    labels = {node.label: node for node in ledger.children if isinstance(node, Label)}
    note, sentence = labels[desk.say("end.earned")], labels[AHEAD]
    assert note.x + note.width <= sentence.x
    assert sentence.x + sentence.width <= WIDTH


@pytest.mark.parametrize(("seats", "lines"), [(2, 0), (3, 1), (4, 2)])
def test_a_line_parts_rows_but_not_the_winners_plate_and_not_the_foot(
    desk: Desk, seats: int, lines: int
) -> None:
    ledger = LedgerPanel(desk, played(desk, seats), width=WIDTH, height=HEIGHT)
    assert len([node for node in ledger.walk() if isinstance(node, RowLine)]) == lines


@pytest.mark.parametrize("width", [900.0, 1100.0, 1450.0])
def test_the_verdict_stands_beside_the_move_however_broad_the_card(
    desk: Desk, result: Result, width: float
) -> None:
    card = TurningCard(desk, result.seats[0], CARD, None)
    card.set_width(width)
    labels = {node.label: node for node in card.children if isinstance(node, Label)}
    move, verdict = labels[CARD[1]], labels[CARD[3]]
    assert 0 < verdict.x - (move.x + move.width) <= 40
    assert verdict.x <= width / 2
    assert verdict.x + verdict.width < width


def test_a_move_too_long_for_its_card_stands_in_two_lines(desk: Desk, result: Result) -> None:
    told = (CARD[0], "Sell the cotton of Blackburn to the port in Fleetwood", *CARD[2:])
    short = TurningCard(desk, result.seats[0], CARD, None)
    long = TurningCard(desk, result.seats[0], told, None)
    for card in (short, long):
        card.set_width(480)
    moves = [node for node in (*short.children, *long.children) if isinstance(node, Label)]
    move = next(node for node in moves if node.label == told[1])
    when = next(node for node in long.children if node.label == told[2])
    assert move.wrap
    assert move.y + move.height <= when.y + 4
    lettering = desk.kit.lettering
    assert len(lettering.wrapped(told[1], move.style, 1.0, round(move.width))) == 2
    assert not next(node for node in moves if node.label == CARD[1]).wrap


def test_the_winner_is_celebrated_for_a_while_and_never_in_the_way() -> None:
    leaves = Celebration(((200, 0, 0), (90, 0, 0)), width=1920, height=1080)
    falling = leaves.falling()
    falling.begin(reduced=False)
    falling.advance(LAST_MS / 2)
    assert 0 < leaves.share < 1
    assert not leaves.solid and leaves.on_click is None
    falling.advance(LAST_MS)
    assert falling.done and leaves.share == 1.0


def test_under_reduced_motion_the_celebration_is_over_at_once() -> None:
    leaves = Celebration(((200, 0, 0),), width=1920, height=1080)
    falling = leaves.falling()
    falling.begin(reduced=True)
    falling.advance(1)
    assert leaves.share in (0.0, 1.0)


def test_in_a_narrow_window_the_turning_points_that_cost_most_are_told(
    desk: Desk, result: Result
) -> None:
    def card(cost: int) -> TurningCard:
        return TurningCard(desk, result.seats[0], CARD, None, cost)

    panel = TurningPoints(desk, width=900.0)
    cards = [card(190), card(310), card(360)]
    panel.show(cards)
    assert [one.cost for one in cards if one in panel.children] == [310, 360]
