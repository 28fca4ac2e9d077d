"""Goal cards, the line at the table and what is told of games that do not count: room for all."""

import pytest

from game.client.challenges.challenge import challenge_from_rung, challenge_from_scenario
from game.client.screens.end import EndScreen
from game.titles import title_names
from tests.client.client_driver import ClientDriver
from tests.helpers.layout_faults import layout_faults
from tests.teaching.conftest import OpenFlow

pytestmark = pytest.mark.thorough

WINDOWS = [((1280, 720), "pl", 150), ((1920, 1080), "cs", 100), ((1000, 900), "en", 125)]
"""The first one is looked at for every title, the others in slow tests."""
every_title = pytest.mark.parametrize("title", title_names())
every_window = pytest.mark.parametrize(
    ("size", "language", "percent"),
    [
        pytest.param(*window, marks=pytest.mark.slow if at else ())
        for at, window in enumerate(WINDOWS)
    ],
    ids=str,
)


@pytest.fixture
def client_driver(
    open_flow: OpenFlow, title: str, size: tuple[int, int], language: str, percent: int
) -> ClientDriver:
    """A client driver in a window with these settings."""
    flow = open_flow(title, size)
    flow.app.on_settings_changed = lambda settings: flow.window.set_user_scale(settings.ui_scale)
    flow.app.change_settings(language=language, ui_scale_percent=percent)
    return ClientDriver(flow)


@every_title
@every_window
def test_every_goal_card_has_room_for_its_words(client_driver: ClientDriver) -> None:
    contents = client_driver.app.box.challenges
    challenges = [challenge_from_scenario(each, contents) for each in contents.scenarios]
    found = {}
    for challenge in [*challenges, *map(challenge_from_rung, contents.rungs)]:
        client_driver.flow.contests.begin_challenge(challenge)
        client_driver.advance_time(0.2)
        assert client_driver.sees(name="goal-card")
        if faults := layout_faults(client_driver.screen.stage):
            found[challenge.name] = faults
    assert found == {}


@every_title
@every_window
def test_table_question_pause_end_and_record_have_room_for_what_counts(
    client_driver: ClientDriver,
) -> None:
    contents = client_driver.app.box.challenges
    client_driver.flow.contests.begin_challenge(
        challenge_from_scenario(contents.scenarios[0], contents)
    )
    client_driver.press_keys("return")
    client_driver.advance_time(2)
    at_table = layout_faults(client_driver.screen.stage)
    found = {"table": [fault for fault in at_table if "pinned" in fault or "Goal" in fault]}
    client_driver.press_keys("escape")
    client_driver.click_each("take-over:0")
    client_driver.advance_time(0.5)
    found["question"] = layout_faults(client_driver.screen.stage)
    client_driver.click_each("level:ai:1")
    client_driver.advance_time(0.5)
    found["pause"] = layout_faults(client_driver.screen.stage)
    client_driver.press_keys("escape")
    client_driver.until_at(EndScreen)
    client_driver.advance_time(3)
    found["end"] = layout_faults(client_driver.screen.stage)
    client_driver.visit("learn", "statistics")
    client_driver.advance_time(0.5)
    found["record"] = layout_faults(client_driver.screen.stage)
    client_driver.visit("replays")
    client_driver.advance_time(0.5)
    found["saves"] = layout_faults(client_driver.screen.stage)
    assert {page: faults for page, faults in found.items() if faults} == {}
