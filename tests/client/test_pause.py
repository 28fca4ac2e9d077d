"""While a menu lies over the table nothing moves; who takes a seat there sees nothing hidden."""

from __future__ import annotations

import pytest

from game.client.app import App
from game.client.flow import Flow
from game.client.screens.handover import HandoverScreen
from game.client.screens.settings import SettingsScreen
from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.scene.testing.ui_driver import UiDriver
from tests.client.test_secrets import secrets_of, stake, table_of
from tests.client.toy_players import SlowPlayer, ToyPlayers
from tests.client.toy_room import CONCEALED

pytestmark = pytest.mark.thorough

ANN, BEN = SeatPlan("Ann", "human"), SeatPlan("Ben", "human")
COMPUTERS = (SeatPlan("Cat", "ai:1"), SeatPlan("Dan", "ai:1"))
A_LONG_TIME = 40.0


def sit_down(flow: Flow, ui: UiDriver, *seats: SeatPlan) -> TableScreen:
    """Begin a game and let the first scenes play."""
    flow.play(SavedSetUp(seats, 3))
    ui.advance(0.5)
    return flow.table


def state_of(table: TableScreen) -> tuple[object, ...]:
    """Everything that could move: the match, its motions, the picture."""
    return table.match.steps, table.director.playing, table.table.picture()


@pytest.mark.parametrize("way", ["menu", "settings", "f9", "f1"])
def test_nothing_moves_below_whatever_lies_over_the_table(
    flow: Flow, ui: UiDriver, way: str
) -> None:
    table = sit_down(flow, ui, *COMPUTERS)
    ui.press("f9" if way == "f9" else "f1" if way == "f1" else "m")
    if way == "settings":
        ui.click(name="settings")
    before = state_of(table)
    ui.advance(A_LONG_TIME)
    assert state_of(table) == before
    assert not ui.screen.moving
    for _ in range(2):
        if ui.screen is not table or table.stage.top_modal is not None:
            ui.press("escape")
    ui.advance(1)
    assert state_of(table) != before


def test_a_motion_that_was_begun_stands_still_below_the_menu(flow: Flow, ui: UiDriver) -> None:
    table = sit_down(flow, ui, *COMPUTERS)
    while not table.director.playing:
        ui.advance(0.02)
    table.open_menu()
    before = state_of(table)
    ui.advance(A_LONG_TIME)
    assert state_of(table) == before


def test_a_computer_goes_on_thinking_below_the_menu_and_moves_afterwards(
    app: App, flow: Flow, ui: UiDriver
) -> None:
    app.players._seated_as = SlowPlayer  # type: ignore[attr-defined]  # toy players
    table = sit_down(flow, ui, *COMPUTERS)
    table.open_menu()
    [cat, *_] = _seated(app)
    assert cat.asked
    steps = table.match.steps
    cat.ring()
    ui.advance(1)
    assert table.match.steps == steps
    ui.press("escape")
    ui.advance(1)
    assert table.match.steps > steps


def test_opened_by_a_key_enter_goes_on(flow: Flow, ui: UiDriver) -> None:
    table = sit_down(flow, ui, ANN, *COMPUTERS)
    ui.press("escape")
    focus = table.stage.focus
    assert focus.node is ui.find(name="resume")
    assert focus.shown
    ui.press("enter")
    assert table.stage.top_modal is None


def test_opened_by_the_mouse_enter_goes_on_too(flow: Flow, ui: UiDriver) -> None:
    table = sit_down(flow, ui, ANN, *COMPUTERS)
    ui.click(name="menu")
    ui.press("enter")
    assert table.stage.top_modal is None


def test_after_the_settings_the_menu_is_there_again_with_the_focus_where_it_was(
    flow: Flow, ui: UiDriver
) -> None:
    table = sit_down(flow, ui, ANN, *COMPUTERS)
    ui.press("escape")
    ui.click(name="settings")
    assert isinstance(ui.screen, SettingsScreen)
    flow.app.choose(ui_scale_percent=125)
    ui.press("escape")
    ui.advance(0.1)
    assert flow.window.screen is table
    assert table.stage.top_modal is not None
    assert table.stage.focus.node is ui.find(name="settings")


def test_after_a_page_above_the_table_the_focus_is_where_it_was(
    flow: Flow, ui: UiDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that asks leads the keyboard to its question, as a real one does."""
    table = sit_down(flow, ui, ANN, *COMPUTERS)
    ui.settle()
    lead = table.stage.focus.set
    monkeypatch.setattr(table.table, "ask", lambda question: lead(None, shown=False))
    ui.lead(name="show-hand")
    table.exits.settings()
    ui.press("escape")
    ui.advance(0.1)
    assert table.stage.focus.place == ("show-hand", True)


# ---- who plays


def test_a_seat_is_given_to_a_computer_of_the_level_that_is_chosen(
    flow: Flow, ui: UiDriver
) -> None:
    table = sit_down(flow, ui, ANN, *COMPUTERS)
    ui.press("escape")
    ui.click(name="take-over:0")
    assert table.match.seats[0].player == "human"  # so far it is only asked
    ui.click(name="stay")
    assert table.match.seats[0].player == "human"
    ui.click(name="take-over:0")
    ui.click(name="level:ai:2")
    assert table.match.seats[0].player == "ai:2"
    assert ui.sees(name="resume")  # nothing moves before somebody goes on


def test_after_the_question_who_plays_enter_changes_nothing(flow: Flow, ui: UiDriver) -> None:
    table = sit_down(flow, ui, ANN, *COMPUTERS)
    ui.press("escape")
    ui.lead(name="take-over:0")
    ui.press("enter")
    ui.press("enter")
    assert table.match.seats[0].player == "human"


def test_who_lets_a_computer_play_sees_no_more_than_before(flow: Flow, ui: UiDriver) -> None:
    table = sit_down(flow, ui, ANN, *COMPUTERS)
    ui.press("escape")
    ui.click(name="take-over:0")
    ui.click(name="level:ai:1")
    ui.press("escape")
    ui.advance(2)
    assert table.sitting.viewer == 0  # not the eyes that see everything


def test_a_seat_taken_back_is_asked_for_no_second_time(flow: Flow, ui: UiDriver) -> None:
    table = sit_down(flow, ui, ANN, *COMPUTERS)
    ui.press("escape")
    ui.click(name="take-over:0")
    ui.click(name="level:ai:1")
    ui.click(name="take-over:0")
    assert table.match.seats[0].player == "human"


def test_before_a_person_learns_what_a_computer_knew_it_is_asked(flow: Flow, ui: UiDriver) -> None:
    table = sit_down(flow, ui, ANN, *COMPUTERS)
    ui.press("escape")
    ui.click(name="take-over:1")
    assert table.match.seats[1].player == "ai:1"
    ui.click(name="sit-down")
    assert table.match.seats[1].player == "human"


def test_who_is_left_alone_finds_the_own_hand_closed(flow: Flow, ui: UiDriver) -> None:
    """The one who has left still looks at the screen."""
    table = sit_down(flow, ui, ANN, BEN, *COMPUTERS)
    ui.click(name="open")
    ui.advance(1)
    stake(ui)
    ui.advance(1)
    if isinstance(ui.screen, HandoverScreen):
        ui.click(name="open")
        ui.advance(1)
    table.open_menu()
    ui.click(name="take-over:0")
    ui.click(name="level:ai:1")
    assert table.sitting.viewer == 1
    shown = table_of(flow).picture()
    assert secrets_of(flow, 1) not in str(shown)
    assert CONCEALED in str(shown)
    ui.press("escape")
    ui.advance(20)
    assert secrets_of(flow, 1) not in str(table_of(flow).picture())
    if not isinstance(ui.screen, HandoverScreen):
        ui.click(name="show-hand")
    ui.click(name="open")
    ui.advance(1)
    assert secrets_of(flow, 1) in str(table_of(flow).picture())


def test_the_menu_hides_the_hand_of_one_of_several_people(flow: Flow, ui: UiDriver) -> None:
    sit_down(flow, ui, ANN, BEN)
    ui.click(name="open")
    ui.advance(1)
    assert secrets_of(flow, 0) in str(table_of(flow).picture())
    flow.table.open_menu()
    assert secrets_of(flow, 0) not in str(table_of(flow).picture())


def _seated(app: App) -> list[SlowPlayer]:
    players = app.players
    assert isinstance(players, ToyPlayers)
    return [player for player in players.seated if isinstance(player, SlowPlayer)]
