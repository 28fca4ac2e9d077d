"""Challenges in the window: found, played, entered, gone on with; by mouse and by keyboard."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from game.box.challenges import ChallengeTable, Contents, Goal, Limit, Rung, Scenario, win_by
from game.client.app import App
from game.client.challenges.challenge import challenge_name, reminder
from game.client.challenges.pages import ChallengeScreen
from game.client.flow import Flow
from game.client.screens.end import EndScreen
from game.client.screens.table import TableScreen
from game.client.screens.title import TitleScreen
from game.client.statistics.ledger import Finished
from game.client.statistics.statistics_page import StatisticsScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.tutorial.lesson_list import LearnMenuScreen
from game.scene.nodes.node import Node
from game.scene.testing.ui_driver import UiDriver
from tests.client.test_menus import tab_to
from tests.client.test_whole_games import play_out

pytestmark = pytest.mark.thorough

TODAY = date(2026, 3, 5)
DUEL = ChallengeTable(("human", "ai:1"))
ANY = Goal((), "points", (-1, 0, 1000))
NEVER = Goal((Limit("points", least=1000),))
CONTENTS = Contents(
    daily=(DUEL,) * 7,
    scenarios=(
        Scenario("easy", "mine", DUEL, ANY, seed=5),
        Scenario("hard", "mine", DUEL, NEVER, seed=5),
    ),
    rungs=(Rung("low", DUEL, ANY), Rung("high", DUEL, ANY)),
)


@pytest.fixture
def app(app: App) -> App:
    """A desk with two scenarios and two rungs, on a fixed day."""
    app.box = replace(app.box, challenges=CONTENTS)
    app.today = lambda: TODAY
    return app


@pytest.fixture
def page(ui: UiDriver) -> UiDriver:
    """The page of challenges, reached from the title by clicks."""
    ui.click(name="learn")
    ui.click(name="challenges")
    assert isinstance(ui.screen, ChallengeScreen)
    return ui


def entered(flow: Flow) -> list[Finished]:
    ledger = flow.contests.game_facts.ledger
    return [entry for entry in ledger.entries if isinstance(entry, Finished)]


def shown(ui: UiDriver) -> list[Node]:
    modal = ui.screen.stage.top_modal
    assert modal is not None
    return list(modal.walk())


def told(ui: UiDriver) -> str:
    assert isinstance(ui.screen, EndScreen)
    return " ".join(node.label for node in ui.screen.stage.root.walk())


def test_both_pages_are_reached_by_keys_alone_and_left_by_escape(ui: UiDriver) -> None:
    ui.press("h")
    ui.press("g")
    assert isinstance(ui.screen, ChallengeScreen)
    ui.press("f")
    assert isinstance(ui.screen, StatisticsScreen)
    ui.press("escape")
    ui.press("escape")
    assert isinstance(ui.screen, LearnMenuScreen)
    ui.press("escape")
    assert isinstance(ui.screen, TitleScreen)


def test_the_game_of_the_day_is_dealt_by_the_date_and_bears_its_name(
    flow: Flow, page: UiDriver
) -> None:
    page.click(name="daily")
    assert isinstance(page.screen, TableScreen)
    chronicle = flow.table.match.chronicle
    assert challenge_name(chronicle) == "daily:2026-03-05"
    assert not chronicle.practice
    seed = chronicle.opening.seed
    flow.open_title()
    page.click(name="learn")
    page.click(name="challenges")
    page.click(name="daily")
    assert flow.table.match.chronicle.opening.seed == seed


def test_the_first_result_of_a_day_is_kept_and_another_game_is_a_repeat(
    flow: Flow, page: UiDriver
) -> None:
    page.click(name="daily")
    play_out(page, 1)
    assert "kept for the game of the day, 1 in a row" in told(page)
    page.click(name="rematch")
    play_out(page, 2)
    assert "A repeat" in told(page)
    assert [game.challenge for game in entered(flow)] == ["daily:2026-03-05"] * 2
    flow.open_title()
    page.click(name="learn")
    page.click(name="challenges")
    assert page.sees(label="Repeat")


def test_a_scenario_is_chosen_and_played_by_keyboard_and_its_medal_shown(
    flow: Flow, page: UiDriver
) -> None:
    tab_to(page, "tab:scenario")
    page.press("enter")
    tab_to(page, "scenario:easy")
    page.press("enter")
    play_out(page, 3)
    assert "silver" in told(page)
    flow.open_title()
    page.click(name="learn")
    page.click(name="challenges")
    page.click(name="tab:scenario")
    assert page.sees(label="silver")


def test_a_goal_that_was_missed_is_said_too(page: UiDriver) -> None:
    page.click(name="tab:scenario")
    page.click(name="scenario:hard")
    play_out(page, 3)
    assert "not reached this time" in told(page)


def test_who_climbs_for_a_lead_is_reminded_of_it(app: App, flow: Flow, page: UiDriver) -> None:
    rung = replace(CONTENTS.rungs[0], goal=win_by(30))
    app.box = replace(app.box, challenges=replace(CONTENTS, rungs=(rung,)))
    page.click(name="tab:rung")
    page.click(name="rung:low")
    assert "win by 30 points or more" in reminder(app, flow.table.match.chronicle)


def test_a_rung_opens_when_the_one_below_is_won(flow: Flow, page: UiDriver) -> None:
    page.click(name="tab:rung")
    locked = page.find(name="rung:high")
    assert not locked.enabled
    assert locked.tooltip == "Win the rung below first."
    page.click(name="rung:low")
    play_out(page, 4)
    assert "next rung is open" in told(page)
    flow.open_title()
    page.click(name="learn")
    page.click(name="challenges")
    page.click(name="tab:rung")
    assert page.find(name="rung:high").enabled
    page.click(name="rung:high")
    play_out(page, 5)
    assert "no higher rung" in told(page)


def test_a_challenge_left_in_the_middle_is_gone_on_with(flow: Flow, page: UiDriver) -> None:
    page.click(name="tab:scenario")
    page.click(name="scenario:easy")
    [file] = flow.saves.files()
    flow.open_title()
    page.click(name="learn")
    page.click(name="challenges")
    page.click(name="tab:scenario")
    page.click(name="scenario:easy")
    assert flow.saves.files() == [file]
    play_out(page, 3)
    assert [game.challenge for game in entered(flow)] == ["scenario:easy"]


def test_a_challenge_whose_file_is_gone_begins_anew(flow: Flow, page: UiDriver) -> None:
    page.click(name="daily")
    [file] = flow.saves.files()
    flow.open_title()
    file.unlink()
    page.click(name="learn")
    page.click(name="challenges")
    page.click(name="daily")
    assert isinstance(page.screen, TableScreen)
    assert len(flow.saves.files()) == 1


def test_a_seat_taken_over_by_a_computer_reaches_nothing(flow: Flow, page: UiDriver) -> None:
    page.click(name="tab:scenario")
    page.click(name="scenario:easy")
    flow.table.match.take_over(0, "ai:1")
    flow.table.match.take_over(0, "human")
    play_out(page, 3)
    [game] = entered(flow)
    assert not game.counts
    assert "silver" not in told(page)


def test_a_plain_game_is_entered_once_and_counted_on_the_page(flow: Flow, ui: UiDriver) -> None:
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 6))
    play_out(ui, 6)
    [game] = entered(flow)
    assert (game.players, game.own, game.counts) == (("human", "ai:1"), 0, True)
    assert dict(game.numbers)["points"] == game.points
    flow.open_title()
    ui.click(name="learn")
    ui.click(name="statistics")
    assert ui.sees(label="By strongest opponent")
    assert ui.sees(label="2 players")
    ui.press("f9")
    won = "1 won" if game.place == 1 else "0 won"
    assert any(f"2 players: 1 game, {won}" in node.label for node in shown(ui))


def test_without_games_the_record_says_so_and_begins_todays_game(flow: Flow, ui: UiDriver) -> None:
    ui.click(name="learn")
    ui.click(name="statistics")
    assert ui.sees(label="Nothing is recorded yet")
    assert ui.sees(label="By strongest opponent")
    ui.click(name="play-today")
    assert challenge_name(flow.table.match.chronicle) == "daily:2026-03-05"


def test_the_record_goes_on_with_todays_game_that_was_left(flow: Flow, ui: UiDriver) -> None:
    for _ in range(2):
        ui.click(name="learn")
        ui.click(name="statistics")
        ui.click(name="play-today")
        flow.open_title()
    assert len(flow.saves.files()) == 1


def test_a_newcomer_finds_the_week_and_the_ways_to_the_other_challenges(page: UiDriver) -> None:
    assert page.sees(label="Thursday")
    page.click(name="door:rung")
    assert page.sees(name="rung:low")
    page.click(name="tab:daily")
    page.click(name="door:scenario")
    assert page.sees(name="scenario:easy")


def test_the_week_shows_the_place_of_a_day_that_was_played(flow: Flow, page: UiDriver) -> None:
    page.click(name="daily")
    play_out(page, 1)
    [game] = entered(flow)
    flow.open_title()
    page.click(name="learn")
    page.click(name="challenges")
    assert page.sees(label=f"place {game.place} of 2")
    assert not page.sees(name="door:rung")


def test_games_finished_before_there_was_a_ledger_are_entered_when_one_is_made(
    flow: Flow, ui: UiDriver
) -> None:
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 6))
    play_out(ui, 6)
    (flow.saves.folder / "games.ledger").unlink()
    later = Flow(flow.app, flow.window)
    later.contests.game_facts.catch_up()
    assert [game.file for game in entered(later)] == ["game-0001.counthouse"]


def test_a_practice_game_is_no_part_of_the_record(flow: Flow, ui: UiDriver) -> None:
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 6, practice=True))
    play_out(ui, 6)
    [game] = entered(flow)
    assert not game.counts


def test_a_title_without_challenges_offers_the_record_alone(flow: Flow, ui: UiDriver) -> None:
    flow.app.box = replace(flow.app.box, challenges=Contents())
    ui.click(name="learn")
    assert not ui.sees(name="challenges")
    assert ui.sees(name="statistics")


def test_the_pause_menu_reminds_of_what_is_played_for(flow: Flow, page: UiDriver) -> None:
    page.click(name="daily")
    page.press("escape")
    assert "first finished game is kept" in page.find(name="goal").label
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 6))
    page.press("escape")
    assert not page.sees(name="goal")
