"""Every challenge of Tinners' Trail can be begun, is verified whole, and can be reached."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from game.application.app_factory import make_app
from game.application.computer_players import InstantPlayers
from game.box.challenges import DAYS_PER_WEEK
from game.box.goals import GOLD_GRADE, NO_MEDAL_GRADE
from game.client.app import App
from game.client.challenges.challenge import (
    Challenge,
    challenge_from_rung,
    challenge_from_scenario,
    make_daily_challenge,
)
from game.client.challenges.goals import challenge_name_of_game
from game.client.contests.new_challenge_game import make_challenge_match_beginning
from game.client.stored.settings import Settings
from game.match.match import Match
from game.records.journal_reading import read_journal
from game.records.records import HUMAN_PLAYER
from game.records.saved_game_folder import SavedGameFolder
from game.records.verification import find_first_difference
from tests.helpers.present import present
from tools.contest.attempt import play_and_grade_attempt
from tools.contest.restrained_player import Attempt

pytestmark = pytest.mark.thorough


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """Tinners' Trail with computers that answer at once."""
    app = make_app(tmp_path, Settings(), InstantPlayers())
    app.make_seed = lambda: 12
    yield app
    app.computer_players.close()


def everything(app: App) -> list[Challenge]:
    contents = app.box.challenges
    today = app.today()
    scenarios = [challenge_from_scenario(scenario, contents) for scenario in contents.scenarios]
    week = [today + timedelta(days=number) for number in range(DAYS_PER_WEEK)]
    days = [
        make_daily_challenge(contents, day, edition) for day in week for edition in ("", "2007")
    ]
    return [*days, *scenarios, *map(challenge_from_rung, contents.rungs)]


def test_every_challenge_begins_with_its_table_and_is_saved_whole(app: App, tmp_path: Path) -> None:
    saves = SavedGameFolder(tmp_path)
    for challenge in everything(app):
        journal = saves.create_journal()
        beginning = make_challenge_match_beginning(app, challenge)
        assert beginning.chronicle.seats == beginning.chronicle.opening.seats
        match = Match.begin(beginning, journal)
        match.close()
        chronicle = present(read_journal(tmp_path / journal.name).chronicle)
        assert challenge_name_of_game(chronicle) == challenge.name
        assert tuple(seat.player for seat in chronicle.seats) == challenge.set_up.players
        assert len({seat.name for seat in chronicle.seats}) == len(chronicle.seats)
        assert find_first_difference(app.box.title, chronicle) is None
        assert challenge.set_up.players.count(HUMAN_PLAYER) == 1
        assert chronicle.opening.options.edition == (challenge.set_up.edition or "remastered")


@pytest.mark.parametrize("name", ["no-harbour", "own-hands"])
def test_a_strong_player_reaches_all_of_a_goal_and_a_weak_one_does_not(app: App, name: str) -> None:
    contents = app.box.challenges
    scenario = present(contents.find_scenario(name))
    challenge = challenge_from_scenario(scenario, contents)
    at = app.box.title, app.box.game_facts, challenge
    strong = [play_and_grade_attempt(Attempt(*at, "", 1_000, number)) for number in range(3)]
    weak = [play_and_grade_attempt(Attempt(*at, "ai:1", 0, number)) for number in range(6)]
    assert max(strong) == GOLD_GRADE
    assert weak.count(NO_MEDAL_GRADE) > 3
