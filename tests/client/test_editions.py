"""An edition is chosen with what it is played with: nothing that is refused can be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.client.flow import Flow
from game.client.screens.setup import SetupScreen
from game.client.screens.table import TableScreen
from game.client.shelf_page import ShelfScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan, fitted, offer_of
from game.records.records import AUTOMA, HUMAN
from game.scene.testing.layout_faults import layout_faults
from game.scene.testing.ui_driver import UiDriver
from game.titles import title
from tests.helpers.reading_over import application

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")
FIRST_PRINTED = "2007"
FIVE = SavedSetUp(tuple(SeatPlan(name, HUMAN) for name in NAMES), 1, expansions=("arsenic",))


@pytest.fixture
def flow(tmp_path: Path) -> Iterator[Flow]:
    """Tinners' Trail on its title page."""
    with application(tmp_path) as flow:
        yield flow


def test_what_an_edition_is_played_with_is_what_its_title_takes() -> None:
    offer = offer_of(title("tinners-trail"), FIRST_PRINTED)
    assert (offer.seats, offer.expansions, offer.automa) == ((3, 4), (), False)
    assert offer_of(title("tinners-trail"), "").automa


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_set_up_is_brought_to_fit_its_edition(seats: int) -> None:
    asked = replace(FIVE, seats=FIVE.seats[:seats], edition=FIRST_PRINTED)
    found = fitted(asked, title("tinners-trail"), NAMES, "ai:4")
    assert len(found.seats) == min(max(seats, 3), 4)
    assert found.expansions == ()
    assert len({seat.name for seat in found.seats}) == len(found.seats)


def test_another_edition_sends_its_automa_home() -> None:
    solo = replace(FIVE, seats=(FIVE.seats[0], SeatPlan("Lord", AUTOMA)), edition=FIRST_PRINTED)
    found = fitted(solo, title("tinners-trail"), NAMES, "ai:4")
    assert not found.is_solo
    assert len(found.seats) == 3


def test_a_game_of_the_first_edition_is_set_up_by_clicks_alone(flow: Flow) -> None:
    ui = UiDriver(flow.window)
    ui.click(name="new-game")
    ui.click(name=f"edition:{FIRST_PRINTED}")
    page = ui.screen
    assert isinstance(page, SetupScreen)
    assert page.set_up.edition == FIRST_PRINTED
    assert page.set_up.expansions == ()
    for name in ("preset:duel", "preset:solo"):
        assert page.stage.root.find(name) is None
    for node in page.stage.root.walk():
        if (node.name or "").startswith("expansion:"):
            assert not node.enabled
    ui.click(name="start")
    assert isinstance(ui.screen, TableScreen)
    assert ui.screen.match.options.edition == FIRST_PRINTED


def test_every_edition_has_a_box_on_the_shelf(flow: Flow) -> None:
    app = flow.app
    screen = ShelfScreen(app, flow._shelf_ways)
    flow.window.push(screen)
    ui = UiDriver(flow.window)
    ui.click(name=f"title:tinners-trail:{FIRST_PRINTED}")
    assert app.edition == FIRST_PRINTED
    assert layout_faults(screen.stage) == []
    flow.open_title()
    ui.click(name="new-game")
    page = ui.screen
    assert isinstance(page, SetupScreen)
    assert page.set_up.edition == FIRST_PRINTED


def test_an_edition_without_hidden_things_speaks_of_no_cards_at_set_up(flow: Flow) -> None:
    def told(key: str) -> bool:
        words = flow.app.say(f"setup.people-note-{key}")
        return any(node.label == words for node in ui.screen.stage.root.walk())

    ui = UiDriver(flow.window)
    ui.click(name="new-game")
    assert told("one")
    ui.click(name=f"edition:{FIRST_PRINTED}")
    assert told("open")
    assert not told("one")
