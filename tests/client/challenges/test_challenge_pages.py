"""Challenges in the window: found, played, entered, gone on with; by mouse and by keyboard."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from game.box.challenges import ChallengeTable, Contents, Goal, Limit, Rung, Scenario, win_by
from game.client.app_context import Desk
from game.client.challenges.goal_words import reminder
from game.client.challenges.pages import ChallengeScreen
from game.client.challenges.starting import challenge_name
from game.client.flow import Flow
from game.client.screens.end import EndScreen
from game.client.screens.table import TableScreen
from game.client.screens.title import TitleScreen
from game.client.statistics.entries import Finished
from game.client.statistics.statistics_page import StatisticsScreen
from game.client.stored.set_up import KeptSetUp, SeatPlan
from game.client.tutorial.lesson_list import LearnMenuScreen
from game.scene.nodes.node import Node
from game.scene.testing.ui_driver import Pilot
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
def desk(desk: Desk) -> Desk:
    """A desk with two scenarios and two rungs, on a fixed day."""
    desk.box = replace(desk.box, challenges=CONTENTS)
    desk.today = lambda: TODAY
    return desk


@pytest.fixture
def page(pilot: Pilot) -> Pilot:
    """The page of challenges, reached from the title by clicks."""
    pilot.click(name="learn")
    pilot.click(name="challenges")
    assert isinstance(pilot.screen, ChallengeScreen)
    return pilot


def entered(flow: Flow) -> list[Finished]:
    ledger = flow.contests.books.ledger
    return [entry for entry in ledger.entries if isinstance(entry, Finished)]


def shown(pilot: Pilot) -> list[Node]:
    modal = pilot.screen.stage.top_modal
    assert modal is not None
    return list(modal.walk())


def told(pilot: Pilot) -> str:
    assert isinstance(pilot.screen, EndScreen)
    return " ".join(node.label for node in pilot.screen.stage.root.walk())


def test_both_pages_are_reached_by_keys_alone_and_left_by_escape(pilot: Pilot) -> None:
    pilot.press("h")
    pilot.press("g")
    assert isinstance(pilot.screen, ChallengeScreen)
    pilot.press("f")
    assert isinstance(pilot.screen, StatisticsScreen)
    pilot.press("escape")
    pilot.press("escape")
    assert isinstance(pilot.screen, LearnMenuScreen)
    pilot.press("escape")
    assert isinstance(pilot.screen, TitleScreen)


def test_the_game_of_the_day_is_dealt_by_the_date_and_bears_its_name(
    flow: Flow, page: Pilot
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
    flow: Flow, page: Pilot
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
    flow: Flow, page: Pilot
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


def test_a_goal_that_was_missed_is_said_too(page: Pilot) -> None:
    page.click(name="tab:scenario")
    page.click(name="scenario:hard")
    play_out(page, 3)
    assert "not reached this time" in told(page)


def test_who_climbs_for_a_lead_is_reminded_of_it(desk: Desk, flow: Flow, page: Pilot) -> None:
    rung = replace(CONTENTS.rungs[0], goal=win_by(30))
    desk.box = replace(desk.box, challenges=replace(CONTENTS, rungs=(rung,)))
    page.click(name="tab:rung")
    page.click(name="rung:low")
    assert "win by 30 points or more" in reminder(desk, flow.table.match.chronicle)


def test_a_rung_opens_when_the_one_below_is_won(flow: Flow, page: Pilot) -> None:
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


def test_a_challenge_left_in_the_middle_is_gone_on_with(flow: Flow, page: Pilot) -> None:
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


def test_a_challenge_whose_file_is_gone_begins_anew(flow: Flow, page: Pilot) -> None:
    page.click(name="daily")
    [file] = flow.saves.files()
    flow.open_title()
    file.unlink()
    page.click(name="learn")
    page.click(name="challenges")
    page.click(name="daily")
    assert isinstance(page.screen, TableScreen)
    assert len(flow.saves.files()) == 1


def test_a_seat_taken_over_by_a_computer_reaches_nothing(flow: Flow, page: Pilot) -> None:
    page.click(name="tab:scenario")
    page.click(name="scenario:easy")
    flow.table.match.take_over(0, "ai:1")
    flow.table.match.take_over(0, "human")
    play_out(page, 3)
    [game] = entered(flow)
    assert not game.counts
    assert "silver" not in told(page)


def test_a_plain_game_is_entered_once_and_counted_on_the_page(flow: Flow, pilot: Pilot) -> None:
    flow.play(KeptSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 6))
    play_out(pilot, 6)
    [game] = entered(flow)
    assert (game.players, game.own, game.counts) == (("human", "ai:1"), 0, True)
    assert dict(game.numbers)["points"] == game.points
    flow.open_title()
    pilot.click(name="learn")
    pilot.click(name="statistics")
    assert pilot.sees(label="By strongest opponent")
    assert pilot.sees(label="2 players")
    pilot.press("f9")
    won = "1 won" if game.place == 1 else "0 won"
    assert any(f"2 players: 1 game, {won}" in node.label for node in shown(pilot))


def test_without_games_the_record_says_so_and_begins_todays_game(flow: Flow, pilot: Pilot) -> None:
    pilot.click(name="learn")
    pilot.click(name="statistics")
    assert pilot.sees(label="Nothing is recorded yet")
    assert pilot.sees(label="By strongest opponent")
    pilot.click(name="play-today")
    assert challenge_name(flow.table.match.chronicle) == "daily:2026-03-05"


def test_the_record_goes_on_with_todays_game_that_was_left(flow: Flow, pilot: Pilot) -> None:
    for _ in range(2):
        pilot.click(name="learn")
        pilot.click(name="statistics")
        pilot.click(name="play-today")
        flow.open_title()
    assert len(flow.saves.files()) == 1


def test_a_newcomer_finds_the_week_and_the_ways_to_the_other_challenges(page: Pilot) -> None:
    assert page.sees(label="Thursday")
    page.click(name="door:rung")
    assert page.sees(name="rung:low")
    page.click(name="tab:daily")
    page.click(name="door:scenario")
    assert page.sees(name="scenario:easy")


def test_the_week_shows_the_place_of_a_day_that_was_played(flow: Flow, page: Pilot) -> None:
    page.click(name="daily")
    play_out(page, 1)
    [game] = entered(flow)
    flow.open_title()
    page.click(name="learn")
    page.click(name="challenges")
    assert page.sees(label=f"place {game.place} of 2")
    assert not page.sees(name="door:rung")


def test_games_finished_before_there_was_a_ledger_are_entered_when_one_is_made(
    flow: Flow, pilot: Pilot
) -> None:
    flow.play(KeptSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 6))
    play_out(pilot, 6)
    (flow.saves.folder / "games.ledger").unlink()
    later = Flow(flow.desk, flow.window)
    later.contests.books.catch_up()
    assert [game.file for game in entered(later)] == ["game-0001.tinners"]


def test_a_practice_game_is_no_part_of_the_record(flow: Flow, pilot: Pilot) -> None:
    flow.play(KeptSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 6, practice=True))
    play_out(pilot, 6)
    [game] = entered(flow)
    assert not game.counts


def test_a_title_without_challenges_offers_the_record_alone(flow: Flow, pilot: Pilot) -> None:
    flow.desk.box = replace(flow.desk.box, challenges=Contents())
    pilot.click(name="learn")
    assert not pilot.sees(name="challenges")
    assert pilot.sees(name="statistics")


def test_the_pause_menu_reminds_of_what_is_played_for(flow: Flow, page: Pilot) -> None:
    page.click(name="daily")
    page.press("escape")
    assert "first finished game is kept" in page.find(name="goal").label
    flow.play(KeptSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 6))
    page.press("escape")
    assert not page.sees(name="goal")
