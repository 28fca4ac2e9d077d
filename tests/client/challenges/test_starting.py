"""Every challenge of Tinners' Trail can be begun, is verified whole, and can be reached."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from game import app
from game.box.challenges import DAYS, GOLD, NOTHING
from game.client.app_context import Desk
from game.client.challenges.challenge import Challenge, daily, of_rung, of_scenario
from game.client.challenges.starting import beginning_of, challenge_name
from game.client.stored.settings import Settings
from game.match.match import Match
from game.players import PromptPlayers
from game.records.reading import read_journal
from game.records.records import HUMAN
from game.records.replay import verify
from game.records.saves import Saves
from tools.titles.tinners_trail.proving.attempt import Attempt, attempt

pytestmark = pytest.mark.thorough


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """Tinners' Trail with computers that answer at once."""
    desk = app.make_desk(tmp_path, Settings(), PromptPlayers())
    desk.fresh_seed = lambda: 12
    yield desk
    desk.players.close()


def everything(desk: Desk) -> list[Challenge]:
    contents = desk.box.challenges
    today = desk.today()
    scenarios = [of_scenario(scenario, contents) for scenario in contents.scenarios]
    week = [today + timedelta(days=number) for number in range(DAYS)]
    days = [daily(contents, day, edition) for day in week for edition in ("", "2007")]
    return [*days, *scenarios, *map(of_rung, contents.rungs)]


def test_every_challenge_begins_with_its_table_and_is_saved_whole(
    desk: Desk, tmp_path: Path
) -> None:
    saves = Saves(tmp_path)
    for challenge in everything(desk):
        journal = saves.create()
        match = Match.begin(beginning_of(desk, challenge), journal)
        match.close()
        chronicle = read_journal(tmp_path / journal.name).chronicle
        assert chronicle is not None
        assert challenge_name(chronicle) == challenge.name
        assert tuple(seat.player for seat in chronicle.seats) == challenge.table.players
        assert len({seat.name for seat in chronicle.seats}) == len(chronicle.seats)
        assert verify(desk.box.title, chronicle) is None
        assert challenge.table.players.count(HUMAN) == 1
        assert chronicle.opening.options.edition == (challenge.table.edition or "remastered")


@pytest.mark.parametrize("name", ["no-harbour", "own-hands"])
def test_a_strong_player_reaches_all_of_a_goal_and_a_weak_one_does_not(
    desk: Desk, name: str
) -> None:
    contents = desk.box.challenges
    scenario = contents.scenario(name)
    assert scenario is not None
    challenge = of_scenario(scenario, contents)
    strong = [attempt(Attempt(challenge, "", 1_000, number)).grade for number in range(3)]
    weak = [attempt(Attempt(challenge, "ai:1", 0, number)).grade for number in range(6)]
    assert max(strong) == GOLD
    assert weak.count(NOTHING) > 3
