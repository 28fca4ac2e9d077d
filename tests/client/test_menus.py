"""Title, setup, settings, rules and credits: everything by mouse, everything by keyboard."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from game.box.reference import Article, Reference
from game.client.app_context import Desk
from game.client.flow import Flow
from game.client.screens.crash import CreditsScreen
from game.client.screens.handover import HandoverScreen
from game.client.screens.learn import LearnScreen
from game.client.screens.replay_list import ReplayListScreen
from game.client.screens.rules import RulesScreen
from game.client.screens.settings import SettingsScreen
from game.client.screens.setup import SetupScreen
from game.client.screens.table import TableScreen
from game.client.screens.title import TitleScreen
from game.client.stored.set_up import KeptSetUp, SeatPlan
from game.client.tutorial.lesson_list import LearnMenuScreen
from game.scene.testing.ui_driver import Pilot

ENTRIES = {
    "new-game": SetupScreen,
    "replays": ReplayListScreen,
    "learn": LearnMenuScreen,
    "settings": SettingsScreen,
    "credits": CreditsScreen,
    "practice": TableScreen,
}
FIRST_LUCK_SECONDS = 5.0  # until the luck a game begins with has been seen
KEYS = {"n": SetupScreen, "r": ReplayListScreen, "h": LearnMenuScreen, "s": SettingsScreen}


def tab_to(pilot: Pilot, name: str) -> None:
    for _ in range(80):
        pilot.press("tab")
        focused = pilot.screen.stage.focus.node
        if focused is not None and focused.name == name:
            return
    raise AssertionError(f"Tab never reaches {name}")


@pytest.mark.parametrize("name", ENTRIES)
def test_every_entry_of_the_menu_opens_by_mouse(pilot: Pilot, name: str) -> None:
    pilot.click(name=name)
    assert isinstance(pilot.screen, ENTRIES[name])


@pytest.mark.parametrize("name", ENTRIES)
def test_every_entry_of_the_menu_opens_by_tab_and_enter(pilot: Pilot, name: str) -> None:
    tab_to(pilot, name)
    pilot.press("enter")
    assert isinstance(pilot.screen, ENTRIES[name])


@pytest.mark.parametrize("key", KEYS)
def test_every_key_of_the_menu_opens_its_screen(pilot: Pilot, key: str) -> None:
    pilot.press(key)
    assert isinstance(pilot.screen, KEYS[key])


def test_enter_opens_the_chief_entry_while_no_focus_is_shown(pilot: Pilot) -> None:
    pilot.press("enter")
    assert isinstance(pilot.screen, SetupScreen)


def test_enter_opens_what_the_focus_is_on_and_not_the_chief_entry(pilot: Pilot) -> None:
    tab_to(pilot, "credits")
    pilot.press("enter")
    assert isinstance(pilot.screen, ENTRIES["credits"])


@pytest.mark.parametrize("name", ["new-game", "replays", "learn", "settings", "credits"])
def test_escape_leads_back_to_the_title(pilot: Pilot, name: str) -> None:
    pilot.click(name=name)
    pilot.press("escape")
    assert isinstance(pilot.screen, TitleScreen)


def test_escape_on_the_title_only_leads_to_quit(pilot: Pilot) -> None:
    pilot.press("escape")
    focused = pilot.screen.stage.focus.node
    assert focused is not None
    assert focused.name == "quit"


def test_quit_closes_the_window(flow: Flow, pilot: Pilot) -> None:
    pilot.click(name="quit")
    assert flow.window.screen is None


def test_continue_is_only_there_when_there_is_something_to_continue(
    flow: Flow, pilot: Pilot
) -> None:
    assert not pilot.sees(name="continue")
    flow.play(KeptSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "human")), 1))
    flow.open_title()
    pilot.advance(0.1)
    assert pilot.sees(name="continue")


@pytest.mark.parametrize("has_articles", [True, False])
def test_f1_opens_what_there_is_to_read_from_any_page(
    desk: Desk, pilot: Pilot, has_articles: bool
) -> None:
    if has_articles:
        desk.box = replace(desk.box, reference=Reference(articles={"one": Article("book", ())}))
    pilot.click(name="settings")
    pilot.press("f1")
    assert isinstance(pilot.screen, RulesScreen if has_articles else LearnScreen)


# ---- setup


def test_a_game_starts_with_two_clicks(pilot: Pilot) -> None:
    pilot.click(name="new-game")
    pilot.click(name="start")
    assert isinstance(pilot.screen, TableScreen)


def test_two_people_and_a_computer_are_seated_by_mouse(flow: Flow, pilot: Pilot) -> None:
    pilot.click(name="new-game")
    pilot.click(name="preset:duel")
    pilot.click(name="seat:1:player:human")
    pilot.click(name="seat:2:player:computer")
    pilot.click(name="seat:2:weaker")
    pilot.click(name="start")
    pilot.advance(FIRST_LUCK_SECONDS)
    assert isinstance(pilot.screen, HandoverScreen)
    assert [seat.player for seat in flow.table.match.seats] == ["human", "human", "random"]


def test_a_game_is_set_up_and_started_by_keys_alone(flow: Flow, pilot: Pilot) -> None:
    pilot.press("n")
    tab_to(pilot, "seat:2:player:")
    pilot.press("enter")
    tab_to(pilot, "seat:0:name")
    for _ in range(10):
        pilot.press("backspace")
    pilot.type("Zoe")
    tab_to(pilot, "start")
    pilot.press("enter")
    assert [seat.name for seat in flow.table.match.seats] == ["Zoe", "Ben"]


def test_enter_in_the_field_of_a_name_does_not_start_the_game(pilot: Pilot) -> None:
    pilot.click(name="new-game")
    page = pilot.screen
    pilot.click(name="seat:0:name")
    pilot.type("x")
    pilot.press("enter")
    assert pilot.screen is page


def test_too_few_players_grey_the_start_and_say_why(pilot: Pilot) -> None:
    pilot.click(name="new-game")
    pilot.click(name="preset:duel")
    pilot.click(name="seat:1:player:")
    start = pilot.find(name="start")
    assert not start.enabled
    assert start.tooltip == "A game needs at least 2 players."


def test_a_seed_that_is_no_number_greys_the_start(pilot: Pilot) -> None:
    pilot.click(name="new-game")
    pilot.click(name="seed")
    pilot.type("x")
    assert not pilot.find(name="start").enabled
    pilot.press("backspace")
    assert pilot.find(name="start").enabled


def test_the_same_seed_gives_the_same_drawn_order(flow: Flow, pilot: Pilot) -> None:
    orders = []
    for _ in range(2):
        seats = tuple(SeatPlan(name, "human") for name in ("Ann", "Ben", "Cat", "Dan"))
        flow.play(KeptSetUp(seats, 12, drawn=True))
        orders.append([seat.name for seat in flow.table.match.seats])
    assert orders[0] == orders[1]
    assert sorted(orders[0]) == ["Ann", "Ben", "Cat", "Dan"]


def test_only_the_first_free_seat_can_be_filled(pilot: Pilot) -> None:
    pilot.click(name="new-game")
    pilot.click(name="preset:duel")
    assert pilot.find(name="seat:2:player:human").enabled
    last = pilot.find(name="seat:3:player:human")
    assert not last.enabled
    assert last.tooltip == "Fill the seat above first."


def test_a_title_for_four_offers_no_fifth_seat(pilot: Pilot) -> None:
    pilot.click(name="new-game")
    assert pilot.sees(name="seat:3:player:human")
    assert not pilot.sees(name="seat:4:player:human")


# ---- settings


def test_the_scale_of_the_controls_changes_the_window_at_once(desk: Desk, pilot: Pilot) -> None:
    pilot.click(name="settings")
    before = pilot.find(name="done").width * pilot.screen.stage.root.children[1].scale
    pilot.click(name="ui_scale_percent:150")
    pilot.advance(0.1)
    after = pilot.find(name="done").width * pilot.screen.stage.root.children[1].scale
    assert desk.settings.ui_scale_percent == 150
    assert after > before


def test_the_keyboard_keeps_its_place_when_a_choice_redraws_the_page(pilot: Pilot) -> None:
    pilot.click(name="settings")
    tab_to(pilot, "computer_speed:double")
    pilot.press("enter")
    focused = pilot.screen.stage.focus.node
    assert focused is not None
    assert focused.name == "computer_speed:double"


def test_switches_and_sliders_change_settings(desk: Desk, pilot: Pilot) -> None:
    pilot.click(name="settings")
    pilot.click(name="reduced_motion")
    tab_to(pilot, "music")
    pilot.press("home")
    assert desk.settings.reduced_motion
    assert desk.settings.music == 0


# ---- credits


def test_credits_name_letters_and_own_work_and_no_package_or_path(desk: Desk, pilot: Pilot) -> None:
    pilot.click(name="credits")
    shown = [node.label for node in pilot.find(name="list").walk() if node.label]
    for family in ("Alegreya Sans", "IM Fell English", "IM Fell English SC"):
        assert f"{family}, letters from Google Fonts" in shown
    assert "Drawn, composed and reckoned for this game" in shown
    assert not any(mark in line for line in shown for mark in ("@", "/", "npm", "tools"))


def test_every_licence_of_the_manifest_is_in_the_credits(desk: Desk, pilot: Pilot) -> None:
    pilot.click(name="credits")
    manifest = (desk.assets_folder / "manifest.toml").read_text(encoding="utf-8")
    licences = {entry["licence"] for entry in tomllib.loads(manifest)["file"]}
    shown = {node.label for node in pilot.find(name="list").walk()}
    assert licences <= shown


def test_credits_without_a_manifest_say_so(desk: Desk, pilot: Pilot, tmp_path: Path) -> None:
    desk.assets_folder = tmp_path
    pilot.click(name="credits")
    assert pilot.sees(label="The list of sources is missing.")
