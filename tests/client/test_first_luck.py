"""The luck a game begins with is seen as it comes, not found done when the table opens."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.client.flow import Flow
from game.client.session.director import ObservedStep
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.scene.testing.ui_driver import UiDriver
from tests.helpers.reading_over import application

pytestmark = pytest.mark.thorough

SEATS = (SeatPlan("Ann", "human"), SeatPlan("Ben", "human"), SeatPlan("Cid", "human"))


@pytest.fixture
def flow(tmp_path: Path) -> Iterator[Flow]:
    """Tinners' Trail on its title page; the others move as usual."""
    with application(tmp_path, Settings()) as flow:
        yield flow


def begin(flow: Flow) -> list[str]:
    """Begin a game of 2007; return the kinds of what is seen from now on."""
    kinds = list[str]()
    flow.play(SavedSetUp(SEATS, 7, edition="2007"))

    def seen(scene: ObservedStep) -> None:
        kinds.extend(event.kind for event in scene.seen.events)

    flow.table.on_played = seen
    return kinds


def test_the_dice_of_the_first_prices_are_thrown_before_anybody_is_asked(flow: Flow) -> None:
    seen, ui = begin(flow), UiDriver(flow.window)
    assert flow.table.asking.question is None
    assert flow.table.director.busy
    while flow.table.asking.question is None:
        ui.advance(1.0)
    assert {"tin-price", "copper-price"} <= set(seen)


def test_a_game_that_is_gone_on_with_after_a_decision_opens_where_it_stands(flow: Flow) -> None:
    begin(flow)
    match = flow.table.match
    match.play(match.question().seat, match.moves()[0].code)  # type: ignore[union-attr]
    flow.open_title()
    flow.continue_last()
    assert not flow.table.director.busy


def test_a_table_made_anew_for_another_size_shows_no_dice_twice(flow: Flow) -> None:
    begin(flow)
    flow.app.choose(ui_scale_percent=125)
    UiDriver(flow.window).advance(0.1)
    assert not flow.table.director.busy
