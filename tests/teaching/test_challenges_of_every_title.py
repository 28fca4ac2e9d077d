"""Challenges and quick practice of every title: told in every language, about what is counted."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from game.box.goals import LEAD, MOVES, PLACE, POINTS
from game.client.challenges.challenge import of_scenario
from game.client.challenges.table_words import option_words
from game.client.desk import Desk
from game.client.screens.prelude import PreludeScreen
from game.engine.options import Options
from game.languages import LANGUAGES
from game.places import assets_folder
from game.records.record import HUMAN
from game.scene.pilot import Pilot
from tests.teaching.conftest import OpenFlow
from tests.teaching.shelf import TAUGHT, every_title
from tests.teaching.taught import Taught

pytestmark = pytest.mark.thorough

MOST_TICKS = 2000


@every_title
def test_every_table_of_a_challenge_has_one_person(
    desk_of: Callable[[str], Desk], taught: Taught
) -> None:
    contents = desk_of(taught.name).box.challenges
    assert len(contents.daily) == 7
    assert (len(contents.scenarios), len(contents.rungs)) == taught.challenges
    weeks = [day for edition in desk_of(taught.name).box.editions for day in contents.week(edition)]
    tables = [*contents.daily, *weeks, *(each.table for each in contents.scenarios)]
    tables += [rung.table for rung in contents.rungs]
    assert all(table.players.count(HUMAN) == 1 for table in tables)
    names = [each.name for each in contents.scenarios] + [each.name for each in contents.rungs]
    assert len({*names}) == len(names)


@every_title
def test_goals_speak_of_numbers_somebody_counts(
    desk_of: Callable[[str], Desk], taught: Taught
) -> None:
    box = desk_of(taught.name).box
    rules = box.title.game(Options(taught.name, 3)).rules
    state = rules.new_state()
    rules.deal(state, 1)
    figures = box.books.figures(state, 0)
    counted = {POINTS, PLACE, LEAD, *figures, *(f"{MOVES}{kind}" for kind in taught.kinds)}
    for scenario in box.challenges.scenarios:
        spoken = {limit.number for limit in scenario.goal.limits} | {scenario.goal.number or PLACE}
        assert spoken <= counted, scenario.name


@every_title
def test_icons_of_scenarios_exist(desk_of: Callable[[str], Desk], taught: Taught) -> None:
    folders = (assets_folder() / "shared", taught.own)
    icons = {file.stem for top in folders for file in (top / "images").rglob("*.svg")}
    assert {each.icon for each in desk_of(taught.name).box.challenges.scenarios} <= icons


@every_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_and_rung_has_its_words_and_every_word_its_challenge(
    desk_of: Callable[[str], Desk], taught: Taught, language: str
) -> None:
    contents, said = desk_of(taught.name).box.challenges, taught.said(language, alone=False)
    wanted = {
        f"scenario.{each.name}.{part}"
        for each in contents.scenarios
        for part in ("head", "story", "goal")
    }
    wanted |= {f"rung.{each.name}.{part}" for each in contents.rungs for part in ("head", "note")}
    assert {key for key in said if key.startswith(("scenario.", "rung."))} == wanted


@every_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_options_of_a_rung_are_told_by_their_names(
    open_flow: OpenFlow, taught: Taught, language: str
) -> None:
    desk = open_flow(taught.name).desk
    desk.choose(language=language)
    rungs = desk.box.challenges.rungs
    told = [option_words(desk, rung.table) for rung in rungs]
    assert len({*zip(told, (rung.goal.lead for rung in rungs), strict=True)}) == len(rungs)
    assert not [words for words in told if re.search(r"\b(automa|expansion|player)\.", words)]


@every_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lead_a_rung_asks_for_is_said_by_its_note(
    desk_of: Callable[[str], Desk], taught: Taught, language: str
) -> None:
    said = taught.said(language)
    for rung in desk_of(taught.name).box.challenges.rungs:
        assert ("{lead}" in said[f"rung.{rung.name}.note"]) == (rung.goal.lead > 0), rung.name


@every_title
def test_the_sentence_of_a_goal_names_every_medal(
    desk_of: Callable[[str], Desk], taught: Taught
) -> None:
    said = taught.said("en")
    for scenario in desk_of(taught.name).box.challenges.scenarios:
        goal = said[f"scenario.{scenario.name}.goal"]
        medals = [metal for metal in ("bronze", "silver", "gold") if metal in goal]
        assert bool(medals) == scenario.goal.has_medals, scenario.name


@every_title
def test_positions_can_be_played_by_the_table_of_their_scenario(
    desk_of: Callable[[str], Desk], taught: Taught
) -> None:
    box = desk_of(taught.name).box
    for scenario in box.challenges.scenarios:
        if scenario.position:
            challenge = of_scenario(scenario, box.challenges)
            game, _, _ = box.title.read_position(challenge.position, scenario.name)
            assert game.options.seats == len(scenario.table.players)


@every_title
@pytest.mark.parametrize("tab", ["daily", "scenario", "rung"])
def test_the_page_of_challenges_shows_each_tab(
    open_flow: OpenFlow, taught: Taught, tab: str
) -> None:
    pilot = Pilot(open_flow(taught.name).window)
    for name in ("learn", "challenges", f"tab:{tab}"):
        pilot.click(name=name)
        pilot.advance(0.2)
    assert not [node.label for node in pilot.screen.stage.root.walk() if "{" in node.label]


@pytest.mark.parametrize(
    ("taught", "name", "begins"),
    [
        pytest.param(taught, name, begins, id=f"{taught}-{name}")
        for taught in TAUGHT
        for name, begins in taught.practice.items()
    ],
)
def test_a_short_game_begins_with_its_round(
    open_flow: OpenFlow, taught: Taught, name: str, begins: int
) -> None:
    flow = open_flow(taught.name)
    pilot = Pilot(flow.window)
    pilot.click(name="practice")
    pilot.click(name=name)
    assert isinstance(pilot.screen, PreludeScreen)
    for _ in range(MOST_TICKS):
        if not isinstance(pilot.screen, PreludeScreen):
            break
        pilot.advance(0.05)
    match = flow.table.match
    assert flow.desk.box.books.round_of(match.view(0)) == begins
    assert [seat.player for seat in match.seats].count(HUMAN) == 1
    assert match.practice


@every_title
def test_every_short_game_is_known(desk_of: Callable[[str], Desk], taught: Taught) -> None:
    assert dict(desk_of(taught.name).box.short_games) == dict(taught.practice)
