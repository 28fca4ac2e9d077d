"""Pages that scroll keep their place when something on them is chosen."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pygame import Rect

from game.client.online.table_set_up import TableSetUpPage
from game.client.widgets.page import Page
from game.scene.nodes.node import Node
from game.scene.widgets.scroll_list import ScrollingNode
from tests.client.client_driver import ClientDriver
from tests.helpers.focus_faults import focus_faults
from tests.helpers.reading_over import AT_ONCE, application

SMALL = (1366, 768)
LARGE_TEXT = replace(AT_ONCE, ui_scale_percent=125)
TITLES = ("tinners-trail", "brass", "tiletum")
MAX_CHOICES = 12
"""Choices tried on one page: the first ones of each pane."""
NEAR = 3
"""Pixels a choice may move by, for edges that are rounded."""
PAGES = {
    "new game": ("new-game",),
    "solo game": ("new-game", "preset:solo"),
    "settings": ("settings",),
    "keys": ("settings", "keys"),
    "friends": (),
}

SCROLLED_BY = 60.0  # u
WINDOWS = (
    ((1280, 720), 100),
    ((1280, 720), 150),
    ((1920, 1080), 150),
    *(pytest.param(size, 100, marks=pytest.mark.slow) for size in ((1366, 768), (1920, 1080))),
    pytest.param((1366, 768), 150, marks=pytest.mark.slow),
)
"""Sizes and scales; in the gate those in which most has to be scrolled."""


@pytest.fixture(params=TITLES)
def small(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ClientDriver]:
    """A client driver on the title page of each title, in a small window with large texts."""
    with application(tmp_path / "saves", LARGE_TEXT, SMALL, request.param) as flow:
        yield ClientDriver(flow)


def scrolled_panes(ui: ClientDriver) -> list[ScrollingNode]:
    """The panes on top of which a part is hidden."""
    nodes = ui.screen.stage.root.walk()
    return [
        node
        for node in nodes
        if isinstance(node, ScrollingNode) and node.content_overflow_height > 0
    ]


def choices_in(pane: ScrollingNode) -> list[str]:
    """The names of what can be chosen in a pane."""
    return [
        node.name
        for node in pane.walk()
        if node.pressable and node.enabled and ":" in node.name and node.role != "scrollbar"
    ]


def rect_of(ui: ClientDriver, name: str) -> Rect | None:
    """Where a thing is on the screen; None when it is not there any more."""
    spots = [spot for spot in ui.screen.stage.visible_nodes() if spot.node.name == name]
    return spots[0].rect() if spots else None


def bring_into_sight(ui: ClientDriver, name: str) -> None:
    """Scroll a pane until a thing is in the middle of it, and draw it."""
    pane = next(pane for pane in scrolled_panes(ui) if pane.find(name) is not None)
    node = pane.find(name)
    assert isinstance(node, Node)
    pane.scroll_to(pane.offset_from_content_top(node) - pane.height / 2)
    ui.screen.stage.update_before_next_drawing()
    ui.advance_time(0.05)


@pytest.mark.thorough
@pytest.mark.parametrize("page", PAGES)
def test_what_is_chosen_on_a_scrolled_page_stays_below_the_pointer(
    small: ClientDriver, page: str
) -> None:
    ui = small
    if page == "solo game" and ui.app.box.automa is None:
        return
    ui.visit(*PAGES[page])
    if page == "friends":
        ui.window.push(TableSetUpPage(ui.app, lambda table, names: None))
    assert isinstance(ui.screen, Page)
    panes = scrolled_panes(ui)
    assert panes
    moved = []
    for name in [name for pane in panes for name in choices_in(pane)[-MAX_CHOICES:]]:
        if all(pane.find(name) is None for pane in scrolled_panes(ui)):
            continue  # what was chosen before has taken it away
        bring_into_sight(ui, name)
        if not ui.find(name=name).enabled:
            continue  # what was chosen before has greyed it
        before = rect_of(ui, name)
        ui.click(name=name)
        after = rect_of(ui, name)
        if ui.screen.stage.top_modal is not None:
            ui.press_keys("escape")
        elif before and after and abs(after.top - before.top) > NEAR:
            moved.append(f"{name} from {before.top} to {after.top}")
    assert moved == []


@pytest.mark.thorough
@pytest.mark.parametrize(("size", "percent"), WINDOWS, ids=str)
@pytest.mark.parametrize("page", PAGES)
def test_arrows_reach_everything_however_far_a_page_is_scrolled(
    tmp_path: Path, size: tuple[int, int], page: str, percent: int
) -> None:
    settings = replace(AT_ONCE, ui_scale_percent=percent)
    with application(tmp_path / "saves", settings, size, "tinners-trail") as flow:
        ui = ClientDriver(flow)
        ui.visit(*PAGES[page])
        if page == "friends":
            ui.window.push(TableSetUpPage(ui.app, lambda table, names: None))
        faults = set[str]()
        for pane in scrolled_panes(ui):
            for step in range(int(pane.content_overflow_height / SCROLLED_BY) + 2):
                pane.scroll_to(step * SCROLLED_BY)
                ui.screen.stage.update_before_next_drawing()
                faults |= {f"{step}: {fault}" for fault in focus_faults(ui.screen.stage)}
        assert faults == set()
