"""Lord Wallace at the table: his card, his affairs, and his reasons in words."""

from __future__ import annotations

import pytest

from game.engine.knowledge import Event
from game.packing import read_words
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import table_view
from game.titles.tinners_trail.table.panels.wallace import Explainer, bands_of, cells_of
from game.titles.tinners_trail.table.sheets.fork_sheet import ForkSheet
from game.titles.tinners_trail.table.view_model import TrailModel
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat, said, seated

HIS, OTHER = 1, 0
CARD = Event("wallace-card", HIS, card="mine", amounts=(("card", 9), ("round", 2), ("band", 1)))


def explainer() -> Explainer:
    return Explainer(read_words("tinners-trail"))


def test_a_card_is_kept_with_the_cell_that_counted() -> None:
    listener = explainer()
    listener.hear((CARD,))
    turn = listener.turn
    assert (turn.card, turn.round, turn.band, turn.action) == (9, 2, 1, "mine")
    assert turn.lines == ()


def test_why_an_area_was_chosen_is_said_with_the_line_that_decided() -> None:
    listener = explainer()
    chose = Event("wallace-chose", HIS, ("kea",), "fewest-left", (("candidates", 3),))
    listener.hear((CARD, chose, Event("extracted", HIS, ("kea",))))
    assert listener.turn.lines == ("Of 3 mines he works Kea: fewest ore left.",)


def test_without_a_choice_it_says_so() -> None:
    listener = explainer()
    chose = Event("wallace-chose", HIS, ("kea",), "only", (("candidates", 1),))
    listener.hear((CARD, chose))
    assert listener.turn.lines == ("Only Kea came into question.",)


@pytest.mark.rule("LW-D4")
@pytest.mark.parametrize(
    ("added", "line"),
    [
        (0, "The dice show 3, 4, 2: 4 and £4 for the card make £8."),
        (2, "Die 4 + card £4 + pockets £2 = £10."),
    ],
)
def test_the_sum_of_a_bid_names_everything_that_is_in_it(added: int, line: str) -> None:
    listener = explainer()
    dice = (("tin_die", 3), ("copper_die", 4), ("water_die", 2), ("face", 4))
    amounts = (*dice, ("value", 4), ("added", added), ("pounds", 8 + added))
    listener.hear((CARD, Event("wallace-rolled", HIS, amounts=amounts)))
    assert listener.turn.lines == (line,)


def test_the_next_card_begins_anew() -> None:
    listener = explainer()
    impossible = Event("wallace-impossible", HIS, card="mine", amounts=(("in_a_row", 1),))
    listener.hear((CARD, impossible))
    first = listener.turn
    listener.hear((CARD,))
    assert len(first.lines) == 1
    assert not listener.turn.lines


def test_somebody_elses_auction_begins_anew_too() -> None:
    listener = explainer()
    chose = Event("wallace-chose", HIS, ("kea",), "only", (("candidates", 1),))
    listener.hear((CARD, chose, Event("opened-auction", OTHER, ("redruth",))))
    assert listener.turn.lines == ()
    assert listener.turn.card == 9


def test_the_printed_card_has_four_rounds_of_three_bands() -> None:
    state = Game(2, 1, (), ()).state
    assert isinstance(state, TrailState)
    board = state.board
    assert bands_of(board) == ((0, 3), (4, 6), (7, 9))
    cells = cells_of(board, 1)
    assert [len(row) for row in cells] == [3, 3, 3, 3]
    assert cells[0][0] == ("build", "build")
    assert cells[0][1] == ("build", "mine")


def seen(game: Game) -> TrailModel:
    """What the other seat sees."""
    view = game.view(OTHER)
    return TrailModel(view, table_view(view, OTHER), OTHER)


def test_his_affairs_are_what_the_rules_say() -> None:
    game = Game(2, 1, (), ())
    affairs = seen(game).affairs
    assert affairs is not None
    assert affairs.survey_cards == 6
    assert affairs.action_cards == 12
    assert affairs.owed == 0
    assert seen(Game(2, 1)).affairs is None


def test_a_new_table_of_a_solo_game_shows_his_panel() -> None:
    hot_seat = HotSeat(Game(2, 1, (), ()))
    hot_seat.table.show(hot_seat.game.view(OTHER), OTHER)
    assert hot_seat.table._parts.wallace.visible
    hot_seat.table.log((CARD,), OTHER)
    assert hot_seat.table._parts.wallace.turn.card == 9
    hot_seat.table.cut_log()
    assert hot_seat.table._parts.wallace.turn.card == 0


# The question whether to look at the tile under the hammer (LW-2).


@pytest.fixture
def hot_seat() -> HotSeat:
    """A solo game in which a card of the hand was played on a face-down tile."""
    game = Game(2, 5, wallace=())
    assert game.until(lambda moves: moves[0].kind == "look")
    return seated(game)


@pytest.mark.rule("LW-2")
def test_the_question_is_put_on_a_sheet_with_both_answers(hot_seat: HotSeat) -> None:
    sheets = hot_seat.table._parts.sheets.children
    assert any(isinstance(sheet, ForkSheet) for sheet in sheets)
    desk = hot_seat.table._controller
    assert desk.question_input.fork == ("yes", "no")
    assert "Look at the tile first?" in "\n".join(hot_seat.table.described())


@pytest.mark.rule("LW-2")
def test_declining_leaves_the_tile_face_down(hot_seat: HotSeat) -> None:
    assert said(hot_seat.table._controller.question_input.refusal) == "look no"
