"""Lord Wallace at the table: his card, his affairs, and his reasons in words."""

from __future__ import annotations

import pytest

from game.engine.knowledge import Event
from game.packing import read_words
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.table.guide import Guide
from game.titles.tinners_trail.table.look.cards import Explainer, bands_of, cells_of
from tests.titles.tinners_trail.table.sitting import Game, HotSeat

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
    assert (cells[0][0].action, cells[0][0].when_dear) == ("build", "build")
    assert (cells[0][1].action, cells[0][1].when_dear) == ("build", "mine")


def test_his_affairs_are_what_the_rules_say() -> None:
    game = Game(2, 1, (), ())
    affairs = Guide().affairs(game.view(OTHER))
    assert affairs is not None
    assert affairs.survey_cards == 6
    assert affairs.action_cards == 12
    assert affairs.owed == 0
    assert Guide().affairs(Game(2, 1).view(OTHER)) is None


def test_a_new_table_of_a_solo_game_shows_his_panel() -> None:
    sitting = HotSeat(Game(2, 1, (), ()))
    sitting.table.show(sitting.game.view(OTHER), OTHER)
    assert sitting.table._parts.wallace.visible
    sitting.table.log((CARD,), OTHER)
    assert sitting.table._parts.wallace.turn.card == 9
    sitting.table.cut_log()
    assert sitting.table._parts.wallace.turn.card == 0
    sitting.close()
