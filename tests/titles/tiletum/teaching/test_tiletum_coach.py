"""The coach of a first game of Tiletum, its challenges and its quick practice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random

import pygame
import pytest

from game import app
from game.box.coach import Coach, name_of
from game.box.goals import LEAD, MOVES, PLACE, POINTS
from game.client.desk import Desk
from game.client.flow import Flow
from game.client.kept.settings import Settings
from game.client.screens.prelude import PreludeScreen
from game.client.screens.table import TableScreen
from game.engine.move import Move
from game.engine.options import Options
from game.languages import LANGUAGES, word_files
from game.match.beginnings import new_game
from game.match.match import Match
from game.packing import own_folder
from game.records.record import HUMAN, Seat
from game.room import PersonalQuestion
from game.scene.clock import FakeClock
from game.scene.pilot import Pilot
from game.titles.tiletum.table.books import TiletumBooks
from game.words import read_sentences

AT_ONCE = Settings(own_speed="instant", computer_speed="instant")
OWN = own_folder("tiletum")
FOUND_OUT = {"chance", "was", "fall", "slip", "better", "paid"}
KINDS = {"buy"}
GAMES = 120  # at most


@pytest.fixture
def flow(tmp_path: Path) -> Iterator[Flow]:
    """Tiletum at its title page."""
    desk = app.make_desk(tmp_path, AT_ONCE, app.PromptPlayers())
    flow = Flow(desk, app.open_window(desk, (1280, 720), FakeClock()))
    flow.choose("tiletum")
    flow.open_title()
    yield flow
    flow.quit()
    pygame.display.quit()


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    """The desk with Tiletum on it."""
    desk = app.make_desk(tmp_path_factory.mktemp("saves"), AT_ONCE, app.PromptPlayers())
    assert desk.take("tiletum")
    return desk


def coach_of(desk: Desk) -> Coach:
    assert desk.box.coach is not None
    return desk.box.coach


def random_game(desk: Desk, seed: int) -> Iterator[tuple[PersonalQuestion, Move]]:
    """Yield every question of the first seat of a game played at random, and what it plays."""
    title = desk.box.title
    options = Options(title.name, 3, title.editions[0])
    colours = title.game(options).colours
    seats = [Seat(f"Seat {place}", "human", colours[place]) for place in range(3)]
    match, luck = Match.begin(new_game(title, options, seats, seed)), Random(seed)
    while (due := match.question()) is not None:
        moves = match.moves()
        kind = luck.choice(sorted({name_of(move) for move in moves}))
        move = luck.choice([move for move in moves if name_of(move) == kind])
        if due.seat == 0:
            yield PersonalQuestion(due.seat, due.view, moves, False, ""), move
        match.play(due.seat, move.code)


def test_everything_is_explained_in_some_game_and_nothing_twice(desk: Desk) -> None:
    coach, told = coach_of(desk), list[str]()
    plain = {advice.name for advice in coach.advice if not FOUND_OUT & set(advice.least)}
    for question, move in chain.from_iterable(random_game(desk, seed) for seed in range(GAMES)):
        facts = coach.facts_of(question.view, question.seat)
        due = coach.due(question, facts, move, told)
        if due is not None:
            told.append(due.name)
        if plain <= set(told):
            break
    assert sorted(told) == sorted(plain)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_advice_has_its_words_and_its_facts(desk: Desk, language: str) -> None:
    coach = coach_of(desk)
    said = read_sentences(word_files((OWN,), language))
    question, _ = next(random_game(desk, 1))
    facts = {*coach.facts_of(question.view, 0), *FOUND_OUT}
    names = {f"coach.{advice.name}" for advice in coach.advice}
    assert names == {key for key in said if key.startswith("coach.")}
    for advice in coach.advice:
        named = set(re.findall(r"\{([a-z_]+)", said[f"coach.{advice.name}"]))
        assert named | set(advice.least) | set(advice.most) <= facts


def test_all_that_the_coach_points_at_lies_on_the_table(flow: Flow) -> None:
    pilot = Pilot(flow.window)
    flow.school.begin(flow.desk.box.lessons[1])
    pilot.advance(0.2)
    screen = pilot.screen
    assert isinstance(screen, TableScreen)
    for advice in coach_of(flow.desk).advice:
        for point in advice.points:
            assert screen.table.landmark(point) is not None, (advice.name, point)


# ---- challenges


def test_challenges_are_told_in_every_language_and_measure_what_is_counted(desk: Desk) -> None:
    contents = desk.box.challenges
    assert len(contents.daily) == 7
    assert (len(contents.scenarios), len(contents.rungs)) == (8, 6)
    tables = [*contents.daily, *(each.table for each in contents.scenarios)]
    tables += [rung.table for rung in contents.rungs]
    assert all(table.players.count(HUMAN) == 1 for table in tables)
    question, _ = next(random_game(desk, 1))
    figures = TiletumBooks(desk.box.title).figures(question.view, 0)
    counted = {PLACE, POINTS, LEAD, *figures, *(f"{MOVES}{kind}" for kind in KINDS)}
    for scenario in contents.scenarios:
        named = {limit.number for limit in scenario.goal.limits} | {scenario.goal.number} - {""}
        assert named - {""} <= counted
    for language in LANGUAGES:
        said = read_sentences(word_files((OWN,), language))
        for each in contents.scenarios:
            assert {f"scenario.{each.name}.{part}" for part in ("head", "story", "goal")} <= {*said}
        for rung in contents.rungs:
            assert {f"rung.{rung.name}.{part}" for part in ("head", "note")} <= {*said}


@pytest.mark.parametrize("tab", ["daily", "scenario", "rung"])
def test_the_page_of_challenges_shows_each_tab(flow: Flow, tab: str) -> None:
    pilot = Pilot(flow.window)
    pilot.click(name="learn")
    pilot.click(name="challenges")
    pilot.advance(0.2)
    pilot.click(name=f"tab:{tab}")
    pilot.advance(0.2)
    assert not [node.label for node in pilot.screen.stage.root.walk() if "{" in node.label]


# ---- quick practice


@pytest.mark.parametrize(("name", "round_of_game"), [("last-two", 3), ("last", 4)])
def test_quick_practice_begins_with_the_last_two_rounds_or_the_last(
    flow: Flow, name: str, round_of_game: int
) -> None:
    pilot = Pilot(flow.window)
    pilot.click(name="practice")
    pilot.click(name=name)
    for _ in range(2000):
        if not isinstance(pilot.screen, PreludeScreen):
            break
        pilot.advance(0.05)
    match = flow.table.match
    assert flow.desk.box.books.round_of(match.view(0)) == round_of_game
    assert [seat.player for seat in match.seats].count(HUMAN) == 1
    assert match.practice
