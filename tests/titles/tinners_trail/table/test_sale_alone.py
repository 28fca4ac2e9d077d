"""When nobody else can bid, building was confirmed with its price and is not asked for again."""

from __future__ import annotations

import pytest

from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat


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
    hot_seat.ui.click(name="action:build")
    hot_seat.ui.click(name=f"area:{build.places[0]}")
    return hot_seat.table._presenter.prompt.step


def test_the_confirmation_says_what_the_mine_costs(alone: HotSeat) -> None:
    assert "£4" in pick_build(alone)


def test_the_bid_that_must_be_made_is_not_asked_for(alone: HotSeat) -> None:
    pick_build(alone)
    alone.ui.press("enter")
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
