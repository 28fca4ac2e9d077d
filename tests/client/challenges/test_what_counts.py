"""What counts is said: before a computer plays, in the pause, at the table and at the end."""

from dataclasses import replace

import pytest

from game.box.challenges import Scenario
from game.box.goals import Goal
from game.client.app import App
from game.client.challenges.challenge import challenge_from_scenario
from game.client.flow.last_game import open_edition_last_game_and_description
from game.client.screens.end import EndScreen
from game.client.screens.table import TableScreen
from game.client.statistics.counting import (
    COMPUTER_TOOK_OVER_REASON,
    PLAYER_CHANGED_REASON,
    PRACTICE_REASON,
    not_counted_reason_key,
)
from tests.client.challenges.test_challenge_pages import CONTENTS, DUEL, choose, with_challenges
from tests.client.client_driver import FIRST_LUCK_SECONDS, ClientDriver

pytestmark = pytest.mark.thorough

MEDALS = Goal((), "points", (5, 10, 15))


@pytest.fixture
def app(app: App) -> App:
    """A desk with two scenarios and two rungs, on a fixed day."""
    return with_challenges(app)


def scenario(ui: ClientDriver) -> ClientDriver:
    """A scenario whose card has been read."""
    choose(ui, "tab:scenario", "scenario:easy")
    ui.press_keys("return")
    return ui


def let_a_computer_play(ui: ClientDriver, seat: int = 0) -> None:
    ui.press_keys("escape")
    ui.click_each(f"take-over:{seat}")
    ui.click_each(ui.buttons("level:")[0])
    ui.press_keys("escape")


def said(ui: ClientDriver) -> str:
    return " ".join(ui.told)


def test_a_challenge_begins_with_a_card_of_its_goal(ui: ClientDriver) -> None:
    choose(ui, "tab:scenario", "scenario:easy")
    assert ui.find(name="goal-card").label
    assert any("If a computer plays for you" in text for text in ui.dialog)
    ui.press_keys("return")
    assert not ui.sees(name="goal-card")
    ui.until(lambda: bool(ui.buttons("move:")))


def test_the_card_tells_what_each_medal_asks_for(ui: ClientDriver) -> None:
    contents = (Scenario("easy", "flag", DUEL, MEDALS, seed=5),)
    ui.app.box = replace(ui.app.box, challenges=replace(CONTENTS, scenarios=contents))
    choose(ui, "tab:scenario", "scenario:easy")
    assert {"bronze: 5", "silver: 10", "gold: 15"} <= {*ui.dialog}


def test_a_challenge_that_is_gone_on_with_shows_no_card(ui: ClientDriver) -> None:
    scenario(ui)
    choose(ui, "tab:scenario", "scenario:easy")
    ui.at(TableScreen)
    assert not ui.sees(name="goal-card")


def first_scenario(ui: ClientDriver) -> ClientDriver:
    """The first scenario of Tinners' Trail, whose card has been read."""
    contents = ui.app.box.challenges
    ui.flow.contests.begin_challenge(challenge_from_scenario(contents.scenarios[0], contents))
    ui.press_keys("return")
    return ui


def test_a_line_at_the_table_tells_of_the_goal_and_opens_its_card(trail: ClientDriver) -> None:
    first_scenario(trail)
    assert trail.find(name="pinned").label == "Goal: First dividend"
    trail.click(name="pinned")
    assert trail.sees(name="goal-card")


def test_the_line_is_reached_by_keys(trail: ClientDriver) -> None:
    first_scenario(trail)
    trail.enter("pinned")
    assert trail.sees(name="goal-card")


def test_the_line_says_that_a_game_does_not_count_any_more(trail: ClientDriver) -> None:
    first_scenario(trail)
    let_a_computer_play(trail)
    assert trail.find(name="pinned").label == "First dividend: not counted"


def test_a_plain_game_has_neither_card_nor_line(trail: ClientDriver) -> None:
    trail.play("human", "ai:1", seed=6)
    assert not trail.sees(name="goal-card")
    assert not trail.sees(name="pinned")


def test_who_lets_a_computer_play_a_challenge_is_told_that_it_will_not_count(
    ui: ClientDriver,
) -> None:
    scenario(ui)
    ui.press_keys("escape")
    ui.click_each("take-over:0")
    assert any("no longer count towards the challenge" in text for text in ui.dialog)


def test_who_lets_a_computer_play_a_plain_game_is_told_too(ui: ClientDriver) -> None:
    ui.play("human", "ai:1", seed=6)
    ui.press_keys("escape")
    ui.click_each("take-over:0")
    assert any("no longer count towards your record" in text for text in ui.dialog)


def test_with_several_people_nothing_is_said_about_a_record(ui: ClientDriver) -> None:
    ui.play("human", "human", "ai:1", seed=6, wait=FIRST_LUCK_SECONDS)
    ui.click(name="open", wait_seconds=0.1)
    ui.press_keys("escape")
    ui.click_each("take-over:0")
    assert not any("record" in text for text in ui.dialog)


def test_the_pause_says_that_a_game_does_not_count_any_more(ui: ClientDriver) -> None:
    scenario(ui)
    let_a_computer_play(ui)
    ui.press_keys("escape")
    assert "because a computer played for you" in ui.find(name="goal").label


def test_the_end_says_that_a_challenge_does_not_count(ui: ClientDriver) -> None:
    scenario(ui)
    let_a_computer_play(ui)
    ui.until_at(EndScreen)
    assert "not counted, because a computer played for you" in said(ui)


@pytest.mark.parametrize("comes_back", [False, True])
def test_the_end_of_a_plain_game_says_so_too(ui: ClientDriver, comes_back: bool) -> None:
    ui.play("human", "ai:1", seed=6)
    ui.match.hand_over_seat(0, "ai:1")
    if comes_back:
        ui.match.hand_over_seat(0, "human")
    ui.play_out(6)
    told = "This game isn’t counted in your record because a computer played for you."
    assert told in said(ui)


def test_the_record_tells_how_many_games_it_leaves_out(ui: ClientDriver) -> None:
    ui.play("human", "ai:1", seed=6)
    ui.match.hand_over_seat(0, "ai:1")
    ui.play_out(6)
    ui.visit("learn", "statistics")
    assert "1 finished game isn’t counted" in said(ui)


def test_the_end_of_a_game_that_counts_says_nothing_of_that_kind(ui: ClientDriver) -> None:
    ui.play("human", "ai:1", seed=6)
    ui.play_out(6)
    assert "ot counted" not in said(ui)


def test_continue_calls_a_challenge_by_its_name(ui: ClientDriver) -> None:
    choose(ui, "daily")
    ui.press_keys("return")
    told = open_edition_last_game_and_description(ui.app, ui.saves)[1]
    assert told.startswith("Game of the day: just started · ")


def test_a_rematch_of_a_kept_day_is_called_a_repeat(ui: ClientDriver) -> None:
    choose(ui, "daily")
    ui.play_out(1)
    ui.click(name="rematch")
    assert any("This is a repeat" in text for text in ui.dialog)
    ui.press_keys("return", "escape")
    assert "This is a repeat" in ui.find(name="goal").label


def test_the_medal_of_a_kept_day_does_not_say_not_yet(ui: ClientDriver) -> None:
    choose(ui, "daily")
    ui.play_out(2)
    choose(ui)
    labels = [node.label for node in ui.find(name="content").walk()]
    assert "not yet" not in labels[: labels.index("This week")]


@pytest.mark.parametrize(
    ("seat", "player", "why"),
    [
        (0, "ai:1", COMPUTER_TOOK_OVER_REASON),
        (1, "random", PLAYER_CHANGED_REASON),
        (1, "human", PLAYER_CHANGED_REASON),
    ],
)
def test_why_a_game_does_not_count_is_who_sat_down(
    ui: ClientDriver, seat: int, player: str, why: str
) -> None:
    ui.play("human", "ai:1", seed=6)
    assert not_counted_reason_key(ui.match.chronicle) == ""
    ui.match.hand_over_seat(seat, player)
    assert not_counted_reason_key(ui.match.chronicle) == why


def test_practice_does_not_count(ui: ClientDriver) -> None:
    ui.play("human", "ai:1", seed=6, is_practice=True)
    assert not_counted_reason_key(ui.match.chronicle) == PRACTICE_REASON
