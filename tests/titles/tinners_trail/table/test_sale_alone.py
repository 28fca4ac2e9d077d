"""When all others are out, a bid that must be made is not asked for, and what is kept is."""

import pytest

from game.scene.widgets.value_controls import Slider
from game.table_protocol import PersonalQuestion
from game.tabletop.panel.prompt import PromptLook
from tests.helpers.present import of_kind
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat

LEFT = 25  # pounds


@pytest.fixture
def alone() -> HotSeat:
    """Everybody else has passed; a mine can still be built."""
    game = Game(4, 5)
    while True:
        game.until("pass")
        state = game.state
        if state.passed == 3 and any(move.kind == "build" for move in game.moves()):
            break
        wanted = game.move("pass")
        game.step(0, wanted.code)
    return HotSeat(game)


def pick_build(hot_seat: HotSeat) -> str:
    """Pick the first area that can be built on; return what the prompt says then."""
    build = hot_seat.game.move("build")
    hot_seat.ask()
    hot_seat.ui.click_each("action:build", f"area:{build.places[0]}")
    return hot_seat.table.presenter.prompt.next_step_text


@pytest.mark.thorough
def test_the_confirmation_says_what_the_mine_costs(alone: HotSeat) -> None:
    assert "£4" in pick_build(alone)


def test_the_bid_that_must_be_made_is_not_asked_for(alone: HotSeat) -> None:
    pick_build(alone)
    alone.ui.press_keys("enter")
    [code] = alone.host.answers
    alone.game.step(0, code)
    assert {move.kind for move in alone.game.moves()} == {"bid"}
    alone.ask()
    [code] = alone.host.answers
    move = next(move for move in alone.game.moves() if move.code == code)
    assert move.amount("pounds") == 4


def test_with_a_rival_the_bid_is_asked_for() -> None:
    game = Game(3, 5)
    game.until("build")
    hot_seat = HotSeat(game)
    said = pick_build(hot_seat)
    assert "£" not in said


@pytest.mark.thorough
def test_the_last_pass_is_asked_for_and_not_what_is_sold_then(alone: HotSeat) -> None:
    alone.game.state.ore_tin[alone.game.state.to_move] = 3
    alone.ask()
    alone.ui.click(name="action:pass")
    assert alone.table.presenter.prompt.next_step_text == "Pass for the rest of this round?"


@pytest.mark.thorough
def test_with_two_players_only_the_card_says_the_least_bid() -> None:
    game = Game(2, 5)
    game.until("build")
    hot_seat = HotSeat(game)
    assert "£" not in pick_build(hot_seat) + hot_seat.table.presenter.prompt.bold_heading_note


def test_while_ore_is_sold_nobody_has_a_turn(alone: HotSeat) -> None:
    state = alone.game.state
    state.place[int(state.to_move)] = 3
    alone.ask()
    alone.table.disable_controls_and_show_note("")
    assert alone.table.presenter.prompt == PromptLook("Sell & invest")


@pytest.fixture
def last() -> HotSeat:
    """All others have declined; who is asked has £25."""
    game = Game(3, 5)
    game.until("invest")
    state = game.state
    for seat in range(3):
        state.declined[seat] = int(seat != int(state.to_move))
    state.money[int(state.to_move)] = LEFT
    return HotSeat(game)


def invest(hot_seat: HotSeat, pounds: int) -> None:
    """Choose a sum on the sheet and confirm it; the table is asked what comes next."""
    hot_seat.ask()
    slider = of_kind(hot_seat.ui.find(name="invest-slider"), Slider)
    slider.on_change(pounds)
    hot_seat.ui.advance_time(1)
    hot_seat.ui.click(name="sheet-confirm")
    code = hot_seat.host.answers.pop()
    hot_seat.game.step(0, code)
    seat = hot_seat.game.mover
    view = hot_seat.game.view(hot_seat.game.mover)
    moves = hot_seat.game.moves()
    hot_seat.table.ask(PersonalQuestion(seat, view, moves, can_undo=True, undo_reason=""))


@pytest.mark.parametrize("kept", [5, 8, 15])
def test_the_last_investor_is_asked_again_until_the_money_ends(last: HotSeat, kept: int) -> None:
    """I-2: the last one left may go on investing."""
    last.game.state.money[int(last.game.state.to_move)] = LEFT + kept % 5
    invest(last, LEFT + kept % 5 - kept)
    assert not last.host.answers
