"""Challenges in the window: found, played, entered, gone on with; by mouse and by keyboard."""

from dataclasses import replace
from datetime import date

import pytest

from game.box.challenges import (
    DAYS_PER_WEEK,
    ChallengeContents,
    ChallengeSetUp,
    LadderRung,
    Scenario,
    goal_of_winning_by,
)
from game.box.goals import Goal, NumberLimit
from game.client.app import App
from game.client.challenges.challenge import make_daily_challenge
from game.client.challenges.goals import challenge_name_of_game, challenge_texts
from game.client.contests.challenge_pages import ChallengeScreen
from game.client.contests.challenge_rows import TabContext
from game.client.contests.week_strip import WeekStrip
from game.client.flow.flow import Flow
from game.client.screens.end import EndScreen
from game.client.screens.table import TableScreen
from game.client.screens.title import TitleScreen
from game.client.statistics.challenge_progress import ChallengeProgress
from game.client.statistics.ledger_entries import FinishedGameEntry
from game.client.statistics.statistics_page import StatisticsScreen
from game.client.tutorial.lesson_list import LearnMenuScreen
from game.scene.layout import lay_out
from game.scene.nodes.node import Node
from tests.client.client_driver import ClientDriver
from tests.client.statistics.games import finished
from tests.helpers.present import present

pytestmark = pytest.mark.thorough

TODAY = date(2026, 3, 5)
USUAL = "daily:2026-03-05"
FIRST = "daily:2026-03-05:2007"
DUEL = ChallengeSetUp(("human", "ai:1"))
ANY = Goal((), "points", (-1, 0, 1000))
NEVER = Goal((NumberLimit("points", minimum=1000),))
CONTENTS = ChallengeContents(
    default_weekday_set_ups=(DUEL,) * 7,
    scenarios=(
        Scenario("easy", "flag", DUEL, ANY, seed=5),
        Scenario("hard", "flag", DUEL, NEVER, seed=5),
    ),
    rungs=(LadderRung("low", DUEL, ANY), LadderRung("high", DUEL, ANY)),
)


@pytest.fixture
def app(app: App) -> App:
    """A desk with two scenarios and two rungs, on a fixed day."""
    return with_challenges(app)


def with_challenges(app: App) -> App:
    app.box = replace(app.box, challenges=CONTENTS)
    app.today = lambda: TODAY
    return app


@pytest.fixture
def page(ui: ClientDriver) -> ClientDriver:
    """The page of challenges, reached from the title by clicks."""
    return choose(ui)


def choose(ui: ClientDriver, *names: str) -> ClientDriver:
    """Go from the title to the page of challenges, and click one thing after the other there."""
    ui.visit("learn", "challenges")
    ui.at(ChallengeScreen)
    ui.click_each(*names)
    return ui


def entered(flow: Flow) -> list[FinishedGameEntry]:
    ledger = flow.contests.statistics_collector.ledger
    return [entry for entry in ledger.entries if isinstance(entry, FinishedGameEntry)]


def told(ui: ClientDriver) -> str:
    ui.at(EndScreen)
    return " ".join(ui.told)


def test_both_pages_are_reached_by_keys_alone_and_left_by_escape(ui: ClientDriver) -> None:
    ui.press_keys("h", "g")
    ui.at(ChallengeScreen)
    ui.press_keys("f")
    ui.at(StatisticsScreen)
    ui.press_keys("escape", "escape")
    ui.at(LearnMenuScreen)
    ui.press_keys("escape")
    ui.at(TitleScreen)


def test_the_game_of_the_day_is_dealt_by_the_date_and_bears_its_name(ui: ClientDriver) -> None:
    seeds = set()
    for _ in range(2):
        choose(ui, "daily")
        chronicle = ui.at(TableScreen).match.chronicle
        assert challenge_name_of_game(chronicle) == USUAL
        assert not chronicle.is_practice
        seeds.add(chronicle.opening.seed)
    assert len(seeds) == 1


def test_the_first_result_of_a_day_is_kept_and_another_game_is_a_repeat(page: ClientDriver) -> None:
    page.click(name="daily")
    page.play_out(1)
    assert "the game of the day is saved. That makes 1 day in a row" in told(page)
    [game] = entered(page.flow)
    page.click(name="rematch")
    page.play_out(2)
    assert "a repeat" in told(page)
    assert [each.challenge_name for each in entered(page.flow)] == [USUAL] * 2
    choose(page)
    assert page.sees(label="Repeat")
    assert page.sees(label=f"ranked {game.rank} of 2")  # in the week
    assert not page.sees(name="door:rung")


def test_a_scenario_is_chosen_and_played_by_keyboard_and_its_medal_shown(
    page: ClientDriver,
) -> None:
    page.enter("tab:scenario", "scenario:easy")
    page.play_out(3)
    assert "silver" in told(page)
    choose(page, "tab:scenario")
    assert page.sees(label="silver")


def test_a_goal_that_was_missed_is_said_too(page: ClientDriver) -> None:
    choose(page, "tab:scenario", "scenario:hard")
    page.play_out(3)
    assert "didn’t reach the goal" in told(page)


def test_who_climbs_for_a_lead_is_reminded_of_it(page: ClientDriver) -> None:
    rung = replace(CONTENTS.rungs[0], goal=goal_of_winning_by(30))
    page.app.box = replace(page.app.box, challenges=replace(CONTENTS, rungs=(rung,)))
    choose(page, "tab:rung", "rung:low")
    aim = present(challenge_texts(page.app, page.match.chronicle))
    assert "Win by 30 points or more" in aim.goal_sentence


def test_a_rung_opens_when_the_one_below_is_won(page: ClientDriver) -> None:
    choose(page, "tab:rung")
    locked = page.find(name="rung:high")
    assert not locked.enabled
    assert locked.tooltip == "Win the rung below first."
    for rung, seed, said in (("low", 4, "next rung is unlocked"), ("high", 5, "the top rung")):
        choose(page, "tab:rung", f"rung:{rung}")
        page.play_out(seed)
        assert said in told(page)


def test_a_challenge_left_in_the_middle_is_gone_on_with(page: ClientDriver) -> None:
    choose(page, "tab:scenario", "scenario:easy")
    [file] = page.saves.game_files()
    choose(page, "tab:scenario", "scenario:easy")
    assert page.saves.game_files() == [file]
    page.play_out(3)
    assert [game.challenge_name for game in entered(page.flow)] == ["scenario:easy"]


def test_a_challenge_whose_file_is_gone_begins_anew(page: ClientDriver) -> None:
    page.click(name="daily")
    [file] = page.saves.game_files()
    page.flow.close_all_and_show_title_page()
    file.unlink()
    choose(page, "daily").at(TableScreen)
    assert len(page.saves.game_files()) == 1


def test_a_seat_taken_over_by_a_computer_reaches_nothing(page: ClientDriver) -> None:
    choose(page, "tab:scenario", "scenario:easy")
    page.match.hand_over_seat(0, "ai:1")
    page.match.hand_over_seat(0, "human")
    page.play_out(3)
    [game] = entered(page.flow)
    assert not game.counts_for_career
    assert "silver" not in told(page)


def test_a_plain_game_is_entered_once_and_counted_on_the_page(ui: ClientDriver) -> None:
    ui.play("human", "ai:1", seed=6)
    ui.play_out(6)
    [game] = entered(ui.flow)
    assert (game.players, game.own_seat, game.counts_for_career) == (("human", "ai:1"), 0, True)
    assert dict(game.own_statistics)["points"] == game.points
    ui.visit("learn", "statistics")
    assert ui.sees(label="By strongest opponent")
    assert ui.sees(label="2 players")
    ui.press_keys("f9")
    won = "1 won" if game.rank == 1 else "0 won"
    assert any(f"2 players: 1 game, {won}" in label for label in ui.dialog)
    (ui.saves.folder / "games.ledger").unlink()  # as before there was one
    later = Flow(ui.app, ui.window)
    later.contests.statistics_collector.enter_missing_games()
    assert [game.file_name for game in entered(later)] == ["game-0001.counthouse"]


def test_without_games_the_record_offers_todays_game(ui: ClientDriver) -> None:
    for _ in range(2):
        ui.visit("learn", "statistics")
        assert ui.sees(label="No games yet")
        assert ui.sees(label="By strongest opponent")
        ui.click(name="play-today")
        assert challenge_name_of_game(ui.match.chronicle) == USUAL
    assert len(ui.saves.game_files()) == 1


def test_a_newcomer_finds_the_week_and_the_ways_to_the_other_challenges(page: ClientDriver) -> None:
    assert page.sees(label="Thursday")
    page.click(name="door:rung")
    assert page.sees(name="rung:low")
    page.click_each("tab:daily", "door:scenario")
    assert page.sees(name="scenario:easy")


def test_a_practice_game_is_no_part_of_the_record(ui: ClientDriver) -> None:
    ui.play("human", "ai:1", seed=6, is_practice=True)
    ui.play_out(6)
    [game] = entered(ui.flow)
    assert not game.counts_for_career


def test_a_title_without_challenges_offers_the_record_alone(ui: ClientDriver) -> None:
    ui.app.box = replace(ui.app.box, challenges=ChallengeContents())
    ui.click(name="learn")
    assert not ui.sees(name="challenges")
    assert ui.sees(name="statistics")


def test_the_pause_menu_reminds_of_what_is_played_for(page: ClientDriver) -> None:
    page.click(name="daily")
    page.press_keys("return", "escape")
    assert "first finished game of the day counts" in page.find(name="goal").label
    page.play("human", "ai:1", seed=6)
    page.press_keys("escape")
    assert not page.sees(name="goal")


# The week in one row, or in two with an ornament where an eighth day would stand.


def week(app: App, days_abreast: int) -> list[Node]:
    """The plates of a week, laid out, and what fills a free place."""
    facts = TabContext(app, ChallengeProgress([]), lambda challenge: None, days_abreast)
    strip = WeekStrip(facts)
    lay_out(strip, app.kit, 1.0, width=1400 if days_abreast == DAYS_PER_WEEK else 900)
    return strip.children


def test_a_broad_week_has_seven_plates_in_a_row(app: App) -> None:
    plates = week(app, DAYS_PER_WEEK)
    assert len(plates) == DAYS_PER_WEEK
    assert len({plate.y for plate in plates}) == 1


def test_in_two_rows_an_ornament_fills_the_free_place(app: App) -> None:
    *days, ornament = week(app, 4)
    assert len(days) == DAYS_PER_WEEK
    assert ornament.x == pytest.approx(days[3].x)
    assert ornament.y == pytest.approx(days[6].y)


# The game of the day of each edition: chosen, played and kept apart, in Tinners' Trail.


@pytest.fixture
def editions(trail: ClientDriver) -> ClientDriver:
    """The page of challenges of Tinners' Trail, on that day."""
    trail.app.today = lambda: TODAY
    trail.flow.contests.open_challenges()
    return trail


def enter_a_game(ui: ClientDriver, challenge: str, points: int, edition: str = "") -> None:
    game = finished(points=(points, 80), challenge=challenge, file="", game=challenge.encode())
    named = replace(game, title="tinners-trail", edition=edition)
    ui.flow.contests.statistics_collector.ledger.append_entries(named)


def day_begun(ui: ClientDriver) -> tuple[str, str]:
    """The name and the edition of the game on the table."""
    chronicle = ui.match.chronicle
    return challenge_name_of_game(chronicle), chronicle.opening.options.edition


def test_an_edition_is_chosen_by_keyboard_and_its_game_of_the_day_begins(
    editions: ClientDriver,
) -> None:
    editions.enter("edition:2007", "daily")
    assert day_begun(editions) == (FIRST, "2007")
    challenges = editions.app.box.challenges
    assert (
        editions.match.chronicle.opening.seed
        == make_daily_challenge(challenges, TODAY, "2007").seed
    )


def test_the_usual_day_is_what_it_was_before_there_were_editions(editions: ClientDriver) -> None:
    editions.click_each("edition:2007", "edition:remastered", "daily")
    assert day_begun(editions) == (USUAL, "remastered")


def test_a_box_from_the_shelf_brings_its_own_days(editions: ClientDriver) -> None:
    editions.flow.open_edition("tinners-trail", "2007")
    editions.flow.contests.open_challenges()
    editions.click(name="daily")
    assert day_begun(editions) == (FIRST, "2007")


def test_results_of_a_day_are_kept_apart_by_edition(editions: ClientDriver) -> None:
    enter_a_game(editions, USUAL, 231)
    editions.flow.contests.open_challenges()
    assert editions.sees(label="231 points")
    editions.click(name="edition:2007")
    assert not editions.sees(label="231 points")
    enter_a_game(editions, FIRST, 97, "2007")
    editions.press_keys("escape")
    editions.flow.contests.open_challenges()
    assert editions.sees(label="231 points")
    editions.click(name="edition:2007")
    assert editions.sees(label="97 points")
    assert not editions.sees(label="231 points")


def test_the_other_tabs_offer_no_edition(editions: ClientDriver) -> None:
    editions.click(name="tab:scenario")
    assert editions.screen.stage.root.find("edition:2007") is None


def test_the_statistics_of_an_edition_are_its_own_and_invite_to_its_day(
    editions: ClientDriver,
) -> None:
    editions.flow.contests.open_statistics()
    editions.click(name="edition:2007")
    for absent in ("2 players", "5 players", "Lord Wallace", "Medals", "rung"):
        assert not editions.sees(label=absent), absent
    assert editions.sees(label="3 players")
    editions.click(name="play-today")
    assert day_begun(editions) == (FIRST, "2007")
