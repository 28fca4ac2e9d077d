"""A monkey at the mouse: random clicks through the real client, settings changing meanwhile.

Only what leaves the game is kept from it. A failure names the seed that shows it again.
"""

import os
from collections.abc import Iterator
from math import inf
from pathlib import Path
from random import Random

import pytest

from game.client.flow.flow import Flow
from game.client.screens.end import EndScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import PALETTE_NAMES, UI_SCALE_PERCENTS
from game.scene.testing.ui_driver import UiDriver
from game.titles import title_names
from tests.helpers.reading_over import application, click_anything
from tools.monkey import act_until

pytestmark = pytest.mark.thorough

LEADS_AWAY = (
    *("Leave", "Menu", "Help", "Settings", "Sound", "Last turns"),
    *("Journal", "All", "Round", "Line by line", "By player"),  # pages to read, one after the other
    *("Zoom in", "Zoom out", "Move the map", "Reset the view", "Hide hand", "Look behind"),
)
CLICKS_IN_THE_GATE = 200  # what asks for money or opens a dialog is deaf for a moment
MAX_CLICKS = 12_000
SETTINGS_CHANGE_EVERY = 25
SWITCHES = (
    "clear_text",
    "high_contrast",
    "reduced_motion",
    "ambient_motion",
    "win_bar",
    "coach",
    "ask_before_passing",
    "round_summary",
)
ACTS_IN_THE_GATE = 40
LONG = int(os.environ.get("COUNT_HOUSE_EXAMPLES", "4"))
PLAYERS = (("human", "human"), ("human", "random", "random"), ("human", "wallace"), ("human",) * 5)
EXPANSIONS = ((), ("arsenic", "emigration"), ("kickstarter-tiles", "kickstarter-cards"))


@pytest.fixture
def flow(tmp_path: Path) -> Iterator[Flow]:
    """The client of Tinners' Trail without waiting for motions or computers."""
    with application(tmp_path) as flow:
        yield flow


def begin(flow: Flow, seed: int) -> None:
    """Begin the game of a seed."""
    players = PLAYERS[seed % len(PLAYERS)]
    names = flow.app.box.player_names
    seats = tuple(SeatPlan(*seat) for seat in zip(names, players, strict=False))
    flow.games.begin_game_with_set_up(
        SavedSetUp(seats, seed, expansions=EXPANSIONS[seed % len(EXPANSIONS)])
    )


def change_settings(flow: Flow, chance: Random) -> None:
    """Other letters, colours, sizes and motions, as the page of settings changes them.

    Pace and language stay: games shall end soon, and what leads away is known by its English name.
    """
    flow.app.change_settings(
        ui_scale_percent=chance.choice(UI_SCALE_PERCENTS),
        palette=chance.choice(PALETTE_NAMES),
        master=chance.choice((0, 50, 100)),
        **{name: chance.random() < 0.5 for name in SWITCHES},
    )


def monkey(flow: Flow, seed: int, most: int) -> int:
    """Click until the game ends, or so often; return how often."""
    begin(flow, seed)
    ui = UiDriver(flow.window)
    chance = Random(seed)
    for clicks in range(most):
        if isinstance(ui.screen, EndScreen):
            return clicks
        if clicks % SETTINGS_CHANGE_EVERY == SETTINGS_CHANGE_EVERY - 1:
            change_settings(flow, chance)
        click_anything(ui, chance, LEADS_AWAY)
        ui.advance_time(1 / 60)
    return most


def test_a_monkey_clicks_and_nothing_breaks(flow: Flow) -> None:
    assert monkey(flow, 5, CLICKS_IN_THE_GATE) > 0
    assert flow.table_screen.match.step_count > 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(LONG))
def test_a_monkey_ends_games(flow: Flow, seed: int) -> None:
    clicks = monkey(flow, seed, MAX_CLICKS)
    assert 50 < clicks < MAX_CLICKS, f"seed {seed}: no end after {clicks} clicks"


@pytest.mark.parametrize("title", title_names())
def test_any_click_key_size_full_disk_and_wrong_clock_is_borne_on_any_page(title: str) -> None:
    assert act_until(title, 1, inf, ACTS_IN_THE_GATE).done.total() > 10
