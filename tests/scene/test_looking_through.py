"""What lies over things can be looked through and dragged; tips go when the pointer has clicked."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from pygame.event import Event

from game.scene.nodes.node import Node, at
from game.scene.stage.modal import Modal
from game.scene.stage.stage import Stage
from game.scene.testing.ui_driver import Pilot
from game.scene.widgets import Button, Panel, TextField
from game.scene.window.waiting import Kit
from tests.scene.nodes import Show, picture

MIDDLE = 2


class Paper(Panel):
    """Something that lies over the table."""

    sheet = True


@pytest.fixture(autouse=True)
def key_for_it(kit: Kit) -> Iterator[None]:
    kit.keymap._usual["look-through"] = "w"
    yield
    del kit.keymap._usual["look-through"]


def hold(pilot: Pilot, kind: int) -> Stage:
    pygame.event.post(Event(kind, key=pygame.K_w, mod=0, unicode="w"))
    pilot.window.step(block=False)
    return pilot.screen.stage


def names(stage: Stage) -> list[str]:
    return [spot.node.name for spot in stage.survey() if spot.node.name]


def table_with_paper(show: Show) -> Pilot:
    area = Node(name="area", tooltip="Ore.", **at(300, 200, 200, 200))
    button = Button("Bid", name="bid", on_click=lambda: None, **at(20, 20, 100, 50))
    return show(area, Paper("bill", name="paper", **at(250, 150, 500, 400)).add(button))


def test_a_held_key_puts_sheets_away_until_it_is_let_go(show: Show) -> None:
    pilot = table_with_paper(show)
    before = picture()
    stage = hold(pilot, pygame.KEYDOWN)
    assert "paper" not in names(stage)
    assert picture() != before
    hold(pilot, pygame.KEYUP)
    assert "paper" in names(stage)
    assert picture() == before


def test_what_lies_below_tells_its_tip_meanwhile(show: Show) -> None:
    pilot = table_with_paper(show)
    hold(pilot, pygame.KEYDOWN)
    pilot.hover(name="area")
    pilot.advance(0.3)
    assert pilot.screen.stage.tooltips.shown


def test_the_middle_button_does_the_same(show: Show) -> None:
    pilot = table_with_paper(show)
    stage = pilot.screen.stage
    for kind, seen in ((pygame.MOUSEBUTTONDOWN, False), (pygame.MOUSEBUTTONUP, True)):
        pygame.event.post(Event(kind, pos=(5, 5), button=MIDDLE))
        pilot.window.step(block=False)
        assert ("paper" in names(stage)) is seen


def test_the_focus_is_where_it_was_when_the_sheet_comes_back(show: Show) -> None:
    pilot = table_with_paper(show)
    stage = pilot.screen.stage
    stage.focus.set(pilot.find(name="bid"), shown=True)
    hold(pilot, pygame.KEYDOWN)
    pilot.advance(0.1)
    hold(pilot, pygame.KEYUP)
    pilot.advance(0.1)
    assert stage.focus.node is not None
    assert stage.focus.node.name == "bid"


def test_nothing_stays_away_when_the_window_loses_the_focus(show: Show) -> None:
    pilot = table_with_paper(show)
    stage = hold(pilot, pygame.KEYDOWN)
    pygame.event.post(Event(pygame.WINDOWFOCUSLOST))
    pilot.window.step(block=False)
    assert "paper" in names(stage)


def test_who_types_types(show: Show) -> None:
    pilot = show(TextField("", lambda text: None, name="name", **at(0, 0, 200, 50)), Paper("bill"))
    pilot.click(name="name")
    assert not hold(pilot, pygame.KEYDOWN).through


def test_below_a_dialog_one_sees_and_reaches_nothing(show: Show) -> None:
    pilot = show(Button("Go", name="go", on_click=lambda: None, **at(0, 0, 100, 50)))
    stage = pilot.screen.stage
    stage.open(Modal(Panel("bill", name="dialog", width=400, height=300)))
    hold(pilot, pygame.KEYDOWN)
    assert names(stage) == []


def test_a_dialog_is_dragged_by_its_head_and_stays_in_the_window(show: Show) -> None:
    pilot = show()
    stage = pilot.screen.stage
    panel = Panel("bill", name="dialog", width=400, height=300)
    modal = Modal(panel)
    stage.open(modal)
    pilot.advance(0.1)
    spot = next(spot for spot in stage.survey() if spot.node is panel).rect()
    for goal, moved in (((40, 30), (40, 30)), ((-9000, 0), None)):
        before = panel.x, panel.y
        spot = next(spot for spot in stage.survey() if spot.node is panel).rect()
        start = spot.x + 30, spot.y + 20
        end = start[0] + goal[0], start[1] + goal[1]
        pygame.event.post(Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        pygame.event.post(Event(pygame.MOUSEMOTION, pos=end, rel=goal, buttons=(1, 0, 0)))
        pygame.event.post(Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
        pilot.window.step(block=False)
        k = stage.units.k
        if moved is not None:
            assert panel.x - before[0] == pytest.approx(moved[0] / k, abs=2)
            assert panel.y - before[1] == pytest.approx(moved[1] / k, abs=2)
    assert panel.x == pytest.approx(0)


def test_a_tip_goes_when_the_pointer_has_clicked_and_comes_back_when_it_moves(show: Show) -> None:
    pilot = show(Button("Go", tooltip="Go on.", on_click=lambda: None, **at(100, 100, 200, 80)))
    pilot.hover(label="Go")
    pilot.advance(0.4)
    assert pilot.screen.stage.tooltips.shown
    pilot.click(label="Go")
    pilot.advance(0.6)
    assert not pilot.screen.stage.tooltips.shown
    pilot.hover(label="Go")
    pilot.advance(0.4)
    assert not pilot.screen.stage.tooltips.shown  # at the same place
    pygame.event.post(Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0)))
    pilot.window.step(block=False)
    pilot.hover(label="Go")
    pilot.advance(0.4)
    assert pilot.screen.stage.tooltips.shown


def test_no_tip_covers_what_comes_up_under_a_pointer_that_has_clicked(show: Show) -> None:
    pilot = show(Button("Build", name="build", **at(100, 100, 200, 80)))
    root = pilot.screen.stage.root

    def come_up() -> None:
        root.add(Button("Confirm", tooltip="For £3.", on_click=root.clear, **at(90, 90, 220, 90)))

    pilot.find(name="build").on_click = come_up
    pilot.click(name="build")
    pilot.advance(0.6)
    assert not pilot.screen.stage.tooltips.shown
