"""What lies over things can be looked through and dragged; tips go when the pointer has clicked."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from pygame.event import Event

from game.scene.nodes.node import Node, at
from game.scene.stage.modal import Modal
from game.scene.stage.stage import Stage
from game.scene.testing.ui_driver import UiDriver
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


def hold(ui: UiDriver, kind: int) -> Stage:
    pygame.event.post(Event(kind, key=pygame.K_w, mod=0, unicode="w"))
    ui.window.step(block=False)
    return ui.screen.stage


def names(stage: Stage) -> list[str]:
    return [spot.node.name for spot in stage.survey() if spot.node.name]


def table_with_paper(show: Show) -> UiDriver:
    area = Node(name="area", tooltip="Ore.", **at(300, 200, 200, 200))
    button = Button("Bid", name="bid", on_click=lambda: None, **at(20, 20, 100, 50))
    return show(area, Paper("bill", name="paper", **at(250, 150, 500, 400)).add(button))


def test_a_held_key_puts_sheets_away_until_it_is_let_go(show: Show) -> None:
    ui = table_with_paper(show)
    before = picture()
    stage = hold(ui, pygame.KEYDOWN)
    assert "paper" not in names(stage)
    assert picture() != before
    hold(ui, pygame.KEYUP)
    assert "paper" in names(stage)
    assert picture() == before


def test_what_lies_below_tells_its_tip_meanwhile(show: Show) -> None:
    ui = table_with_paper(show)
    hold(ui, pygame.KEYDOWN)
    ui.hover(name="area")
    ui.advance(0.3)
    assert ui.screen.stage.tooltips.shown


def test_the_middle_button_does_the_same(show: Show) -> None:
    ui = table_with_paper(show)
    stage = ui.screen.stage
    for kind, seen in ((pygame.MOUSEBUTTONDOWN, False), (pygame.MOUSEBUTTONUP, True)):
        pygame.event.post(Event(kind, pos=(5, 5), button=MIDDLE))
        ui.window.step(block=False)
        assert ("paper" in names(stage)) is seen


def test_the_focus_is_where_it_was_when_the_sheet_comes_back(show: Show) -> None:
    ui = table_with_paper(show)
    stage = ui.screen.stage
    stage.focus.set(ui.find(name="bid"), shown=True)
    hold(ui, pygame.KEYDOWN)
    ui.advance(0.1)
    hold(ui, pygame.KEYUP)
    ui.advance(0.1)
    assert stage.focus.node is not None
    assert stage.focus.node.name == "bid"


def test_nothing_stays_away_when_the_window_loses_the_focus(show: Show) -> None:
    ui = table_with_paper(show)
    stage = hold(ui, pygame.KEYDOWN)
    pygame.event.post(Event(pygame.WINDOWFOCUSLOST))
    ui.window.step(block=False)
    assert "paper" in names(stage)


def test_who_types_types(show: Show) -> None:
    ui = show(TextField("", lambda text: None, name="name", **at(0, 0, 200, 50)), Paper("bill"))
    ui.click(name="name")
    assert not hold(ui, pygame.KEYDOWN).through


def test_below_a_dialog_one_sees_and_reaches_nothing(show: Show) -> None:
    ui = show(Button("Go", name="go", on_click=lambda: None, **at(0, 0, 100, 50)))
    stage = ui.screen.stage
    stage.open(Modal(Panel("bill", name="dialog", width=400, height=300)))
    hold(ui, pygame.KEYDOWN)
    assert names(stage) == []


def test_a_dialog_is_dragged_by_its_head_and_stays_in_the_window(show: Show) -> None:
    ui = show()
    stage = ui.screen.stage
    panel = Panel("bill", name="dialog", width=400, height=300)
    modal = Modal(panel)
    stage.open(modal)
    ui.advance(0.1)
    spot = next(spot for spot in stage.survey() if spot.node is panel).rect()
    for goal, moved in (((40, 30), (40, 30)), ((-9000, 0), None)):
        before = panel.x, panel.y
        spot = next(spot for spot in stage.survey() if spot.node is panel).rect()
        start = spot.x + 30, spot.y + 20
        end = start[0] + goal[0], start[1] + goal[1]
        pygame.event.post(Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        pygame.event.post(Event(pygame.MOUSEMOTION, pos=end, rel=goal, buttons=(1, 0, 0)))
        pygame.event.post(Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
        ui.window.step(block=False)
        k = stage.units.k
        if moved is not None:
            assert panel.x - before[0] == pytest.approx(moved[0] / k, abs=2)
            assert panel.y - before[1] == pytest.approx(moved[1] / k, abs=2)
    assert panel.x == pytest.approx(0)


def test_a_tip_goes_when_the_pointer_has_clicked_and_comes_back_when_it_moves(show: Show) -> None:
    ui = show(Button("Go", tooltip="Go on.", on_click=lambda: None, **at(100, 100, 200, 80)))
    ui.hover(label="Go")
    ui.advance(0.4)
    assert ui.screen.stage.tooltips.shown
    ui.click(label="Go")
    ui.advance(0.6)
    assert not ui.screen.stage.tooltips.shown
    ui.hover(label="Go")
    ui.advance(0.4)
    assert not ui.screen.stage.tooltips.shown  # at the same place
    pygame.event.post(Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0)))
    ui.window.step(block=False)
    ui.hover(label="Go")
    ui.advance(0.4)
    assert ui.screen.stage.tooltips.shown


def test_no_tip_covers_what_comes_up_under_a_pointer_that_has_clicked(show: Show) -> None:
    ui = show(Button("Build", name="build", **at(100, 100, 200, 80)))
    root = ui.screen.stage.root

    def come_up() -> None:
        root.add(Button("Confirm", tooltip="For £3.", on_click=root.clear, **at(90, 90, 220, 90)))

    ui.find(name="build").on_click = come_up
    ui.click(name="build")
    ui.advance(0.6)
    assert not ui.screen.stage.tooltips.shown
