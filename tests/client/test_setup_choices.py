"""Expansions and Lord Wallace are chosen on the setup screen, and the game begins with them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from game.client.flow import Flow
from game.client.screens.end import EndScreen
from game.client.screens.replay import ReplayScreen
from game.client.screens.setup import SetupScreen
from game.client.screens.table import TableScreen
from game.client.stored import set_up as set_ups
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.engine.title import Options
from game.records.records import AUTOMA
from game.scene.testing.layout_faults import faults
from game.scene.testing.ui_driver import UiDriver
from game.titles.tinners_trail.notation.offer import OPTION_SETS, WALLACE_OPTIONS
from tests.helpers.reading_over import application

pytestmark = pytest.mark.thorough

SEED = 7
EVERY_OPTION_SET = 384
MOST_MOMENTS = 600


@pytest.fixture
def flow(tmp_path: Path) -> Iterator[Flow]:
    """Tinners' Trail on its title page."""
    with application(tmp_path) as flow:
        flow.app.fresh_seed = lambda: SEED
        yield flow


@pytest.fixture
def ui(flow: Flow) -> UiDriver:
    """A pilot on the setup screen."""
    ui = UiDriver(flow.window)
    ui.click(name="new-game")
    return ui


def tab_to(ui: UiDriver, name: str) -> None:
    for _ in range(80):
        ui.press("tab")
        focused = ui.screen.stage.focus.node
        if focused is not None and focused.name == name:
            return
    raise AssertionError(f"Tab never reaches {name}")


def screen_of(ui: UiDriver) -> SetupScreen:
    assert isinstance(ui.screen, SetupScreen)
    return ui.screen


def start(flow: Flow, ui: UiDriver) -> Options:
    ui.click(name="start")
    ui.advance(0.1)
    return flow.table.match.options


# ---- expansions


def test_three_players_begin_with_arsenic_and_emigration(flow: Flow, ui: UiDriver) -> None:
    ui.click(name="preset:three")
    ui.click(name="expansion:emigration")
    ui.click(name="expansion:arsenic")
    options = start(flow, ui)
    assert (options.seats, options.expansions) == (3, ("arsenic", "emigration"))


def test_an_expansion_is_switched_on_and_off_by_keys_alone(ui: UiDriver) -> None:
    for wanted in (("kickstarter-tiles",), ()):
        tab_to(ui, "expansion:kickstarter-tiles")
        ui.press("space")
        assert screen_of(ui).set_up.expansions == wanted


@pytest.mark.rule("K-1")
def test_cards_that_change_nothing_with_two_players_are_greyed_and_left_out(
    flow: Flow, ui: UiDriver
) -> None:
    ui.click(name="preset:three")
    ui.click(name="expansion:kickstarter-cards")
    ui.click(name="preset:duel")
    switch = ui.find(name="expansion:kickstarter-cards")
    assert not switch.enabled
    assert switch.tooltip == "Changes nothing with two players: no wild cards are dealt."
    assert start(flow, ui).expansions == ()


# ---- Lord Wallace


def test_a_solo_game_begins_with_the_options_that_were_chosen(flow: Flow, ui: UiDriver) -> None:
    ui.click(name="preset:solo")
    ui.click(name="mix:first-step")
    ui.click(name="automa:more-mines:more-mines-2")
    ui.click(name="automa:bailing-out")
    options = start(flow, ui)
    assert options.automa == ("better-mines", "more-mines-2", "bailing-out")
    assert [seat.player for seat in flow.table.match.seats] == ["human", AUTOMA]


def test_a_solo_game_is_set_up_by_keys_alone(flow: Flow, ui: UiDriver) -> None:
    for name in ("preset:solo", "automa:deep-pockets", "start"):
        tab_to(ui, name)
        ui.press("enter")
    assert flow.table.match.options.automa == ("deep-pockets",)


def test_a_solo_game_is_saved_and_goes_on_with_its_options(flow: Flow, ui: UiDriver) -> None:
    ui.click(name="preset:solo")
    ui.click(name="mix:hard")
    ui.click(name="expansion:arsenic")
    begun = start(flow, ui)
    flow.open_title()
    flow.continue_last()
    assert flow.table.match.options == begun


def test_lord_wallace_sits_down_opposite_whoever_sits_first(ui: UiDriver) -> None:
    ui.click(name="preset:watch")
    ui.click(name="seat:1:player:automa")
    players = [seat.player for seat in screen_of(ui).set_up.seats]
    assert players == ["ai:4", AUTOMA]
    assert not ui.sees(name="seat:2:player:human")


def test_whoever_takes_his_seat_does_not_take_his_name(ui: UiDriver) -> None:
    ui.click(name="preset:solo")
    ui.click(name="seat:1:player:computer")
    assert [seat.name for seat in screen_of(ui).set_up.seats] == ["Morwenna", "Jago"]
    assert not ui.sees(name="mix:hard")


@pytest.mark.parametrize("mix", OPTION_SETS)
def test_a_named_mix_is_one_click(ui: UiDriver, mix: str) -> None:
    ui.click(name="preset:solo")
    ui.click(name="automa:deep-pockets")
    ui.click(name=f"mix:{mix}")
    assert screen_of(ui).set_up.automa == OPTION_SETS[mix]


def test_every_mix_of_options_can_be_switched_on(flow: Flow) -> None:
    automa = flow.app.box.automa
    assert automa is not None
    sets = {automa.known(mix) for mix in product(*(("", *group) for group in automa.groups))}
    assert len(sets) == EVERY_OPTION_SET
    assert {option for group in automa.groups for option in group} == set(WALLACE_OPTIONS)


# ---- remembered set-ups


def test_a_set_up_of_an_older_version_is_still_offered(flow: Flow) -> None:
    old = 'drawn = true\npractice = false\n\n[[seat]]\nname = "Ann"\nplayer = "human"\n'
    old += '\n[[seat]]\nname = "Ben"\nplayer = "ai:1"\n'
    flow.app.saves_folder.mkdir(parents=True, exist_ok=True)
    (flow.app.saves_folder / set_ups.FILE_NAME).write_text(old, encoding="utf-8")
    ui = UiDriver(flow.window)
    ui.click(name="new-game")
    seats = (SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1"))
    assert screen_of(ui).set_up == SavedSetUp(seats, SEED, drawn=True)


def test_remembered_options_that_are_gone_are_dropped(flow: Flow) -> None:
    seats = (SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1"))
    mixed = ("more-mines", "more-mines-2", "magic", "bailing-out")
    set_ups.store(SavedSetUp(seats, 1, automa=mixed), flow.app.saves_folder)
    ui = UiDriver(flow.window)
    ui.click(name="new-game")
    ui.click(name="preset:solo")
    assert start(flow, ui).automa == ("more-mines", "bailing-out")


# ---- afterwards


def test_a_rematch_and_the_replay_keep_expansions_and_options(flow: Flow) -> None:
    seats = (SeatPlan("Ann", "random"), SeatPlan("Lord Wallace", AUTOMA))
    flow.play(SavedSetUp(seats, SEED, expansions=("emigration",), automa=("cheap-labour",)))
    ui = UiDriver(flow.window)
    for _ in range(MOST_MOMENTS):
        if isinstance(ui.screen, EndScreen):
            break
        ui.advance(0.2)
    ui.click(name="replay")
    assert isinstance(ui.screen, ReplayScreen)
    ui.press("end")
    assert ui.screen.playback.at_end
    ui.press("escape")
    ui.click(name="rematch")
    options = flow.table.match.options
    assert (options.expansions, options.automa) == (("emigration",), ("cheap-labour",))


# ---- words and pages


def test_every_expansion_option_and_mix_has_a_name_and_a_sentence(flow: Flow) -> None:
    box, words = flow.app.box, flow.app.words
    assert box.automa is not None
    keys = [f"expansion.{name}" for name in box.title.expansions]
    keys += [f"automa.{group[0]}" for group in box.automa.groups]
    keys += [f"automa.mix-{name}" for name in box.automa.mixes]
    asked = {*keys, *(f"{key}-note" for key in keys)}
    asked |= {f"expansion.{name}-few" for name in box.expansion_seats}
    assert {key for key in asked if key not in words} == set()


def test_the_words_name_no_expansion_or_option_that_is_not_there(flow: Flow) -> None:
    file = flow.app.assets_folder / "tinners_trail" / "words" / "en" / "screens.toml"
    table = tomllib.loads(file.read_text(encoding="utf-8"))["expansion"]
    named = {key.removesuffix("-note").removesuffix("-few") for key in table}
    assert named == set(flow.app.box.title.expansions)


@pytest.mark.parametrize("mix", ["", "merciless"])
def test_everything_on_the_page_can_be_read_and_reached(ui: UiDriver, mix: str) -> None:
    ui.click(name="preset:solo")
    if mix:
        ui.click(name=f"mix:{mix}")
    ui.advance(0.1)
    assert faults(ui.screen.stage) == []


def test_the_game_begins_at_the_table(flow: Flow, ui: UiDriver) -> None:
    ui.click(name="preset:solo")
    start(flow, ui)
    assert isinstance(ui.screen, TableScreen)
