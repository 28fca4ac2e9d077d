"""A sheet can be dragged and looked through, and the bill tells all that a mine would hold."""

from __future__ import annotations

import pygame
from pygame.event import Event

from game.tabletop.sheet.sheet import Sheet
from game.titles.tinners_trail.table.look.bill import Bill
from game.titles.tinners_trail.table.sheets.bill import BillSheet
from tests.titles.tinners_trail.table.sitting import Game, Sitting

BY = (60, 40)


def sold(game: Game) -> None:
    assert game.until(lambda moves: any(move.kind == "bid" for move in moves))


def sheet_of(sitting: Sitting) -> Sheet:
    return next(node for node in sitting.table.root.walk() if isinstance(node, Sheet))


def drag(sitting: Sitting) -> None:
    spots = sitting.host.stage.survey()
    at = (
        next(spot for spot in spots if spot.node.name == "sheet-handle").rect().move(30, 10).topleft
    )
    end = at[0] + BY[0], at[1] + BY[1]
    pygame.event.post(Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    pygame.event.post(Event(pygame.MOUSEMOTION, pos=end, rel=BY, buttons=(1, 0, 0)))
    pygame.event.post(Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
    sitting.pilot.advance(0.1)


def test_a_bill_that_was_dragged_lies_there_until_the_sale_is_over() -> None:
    game = Game(3, 8)
    sold(game)
    sitting = Sitting(game, (1920, 1080))
    sitting.ask()
    before = sheet_of(sitting)
    started = before.x, before.y
    drag(sitting)
    laid = before.x, before.y
    assert laid != started
    area = game.state.area  # type: ignore[attr-defined]  # the state of Tinners' Trail
    game.step(game.mover, game.moves()[0].code)
    if game.state.area == area:  # type: ignore[attr-defined]
        sitting.ask()
        assert (sheet_of(sitting).x, sheet_of(sitting).y) == laid
    sitting.close()


def test_the_eye_puts_the_bill_away_and_brings_it_back() -> None:
    game = Game(3, 8)
    sold(game)
    sitting = Sitting(game, (1920, 1080))
    sitting.ask()
    for there in (False, True):
        sitting.pilot.click(name="look-through")
        seen = [spot.node for spot in sitting.host.stage.survey()]
        assert any(isinstance(node, BillSheet) for node in seen) is there
    sitting.close()


def test_the_bill_counts_the_arsenic_that_lies_there_and_names_what_stands_there() -> None:
    for seed in range(40):
        game = Game(4, seed, ("arsenic",))
        while game.until(lambda moves: any(move.kind == "bid" for move in moves)):
            state = game.state
            lying = int(state.arsenic[state.area])  # type: ignore[attr-defined]
            if lying:
                sitting = Sitting(game)
                sitting.ask()
                bill = sheet_of(sitting).showing
                sitting.close()
                assert isinstance(bill, Bill)
                assert bill.kinds[-1] == "arsenic"
                assert bill.rows[-1].cells[-1] == str(lying)
                return
            game.step(0)
    raise AssertionError("No area with arsenic was ever sold.")
