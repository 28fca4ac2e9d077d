"""The coach of a first game: each thing once, when it matters, from the player's view alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game import app
from game.client.desk import Desk
from game.client.flow import Flow
from game.client.kept.set_up import SeatPlan, SetUp
from game.client.kept.settings import Settings
from game.client.screens.table import TableScreen
from game.engine.options import Options
from game.languages import LANGUAGES, word_files
from game.match.beginnings import new_game
from game.match.match import Match
from game.places import assets_folder
from game.records.record import Seat
from game.room import Question
from game.scene.clock import FakeClock
from game.scene.pilot import Pilot
from game.words import read_sentences

AT_ONCE = Settings(own_speed="instant", computer_speed="instant")
TRAIL = assets_folder() / "tinners_trail"
GAMES = 6


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """The desk of Tinners' Trail; nothing takes time."""
    return app.make_desk(tmp_path, AT_ONCE, app.PromptPlayers())


@pytest.fixture
def flow(desk: Desk) -> Iterator[Flow]:
    """The client in a small window."""
    flow = Flow(desk, app.open_window(desk, (1280, 720), FakeClock()))
    flow.open_title()
    yield flow
    flow.quit()
    pygame.display.quit()


def random_game(desk: Desk, seed: int) -> Iterator[Question]:
    """Yield every question of the first seat of a game played at random."""
    title = desk.box.title
    options = Options(title.name, 3, title.editions[0])
    colours = title.game(options).colours
    seats = [Seat(f"Seat {place}", "human", colours[place]) for place in range(3)]
    match, luck = Match.begin(new_game(title, options, seats, seed)), Random(seed)
    while (due := match.question()) is not None:
        moves = match.moves()
        if due.seat == 0:
            yield Question(due.seat, due.view, moves, False, "")
        match.play(due.seat, luck.choice(moves).code)


def test_everything_is_explained_in_some_game_and_nothing_twice(desk: Desk) -> None:
    coach, told = desk.box.coach, list[str]()
    assert coach is not None
    for seed in range(GAMES):
        for question in random_game(desk, seed):
            due = coach.due(question, told)
            if due is not None:
                told.append(due[0].name)
    assert sorted(told) == sorted(advice.name for advice in coach.advice)
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_advice_has_its_words_and_its_facts(desk: Desk, language: str) -> None:
    coach = desk.box.coach
    assert coach is not None
    said = read_sentences(word_files((TRAIL,), language))
    facts = coach.facts_of(next(random_game(desk, 1)).view, 0)
    names = {f"coach.{advice.name}" for advice in coach.advice}
    assert names == {key for key in said if key.startswith("coach.")}
    for advice in coach.advice:
        named = set(re.findall(r"\{([a-z_]+)", said[f"coach.{advice.name}"]))
        assert named | set(advice.least) | set(advice.most) <= set(facts)


def test_a_first_game_with_a_coach_is_one_click_away(flow: Flow, desk: Desk) -> None:
    pilot = Pilot(flow.window)
    pilot.click(name="learn")
    pilot.click(name="first-game")
    pilot.advance(0.2)
    kinds = [seat.player for seat in flow.table.match.seats]
    assert kinds == ["human", *desk.players.kinds[:2]]
    assert pilot.sees(name="coach")
    assert desk.progress.told == {"draft"}


def coached(flow: Flow, players: tuple[str, ...] = ("human", "random", "random")) -> Pilot:
    flow.desk.choose(coach=True)
    seats = tuple(SeatPlan(f"Seat {place}", player) for place, player in enumerate(players))
    flow.play(SetUp(seats, 4))
    pilot = Pilot(flow.window)
    pilot.advance(0.2)
    return pilot


def test_the_coach_is_heard_where_the_screen_is_described(flow: Flow) -> None:
    pilot = coached(flow)
    pilot.press("f9")
    assert "Coach. Before the game" in pilot.find(name="text").label


def test_what_was_understood_is_not_explained_again(flow: Flow, desk: Desk) -> None:
    pilot = coached(flow)
    pilot.click(name="coach-understood")
    assert not pilot.sees(name="coach")
    flow.open_title()
    pilot = coached(flow)
    assert not pilot.sees(name="coach")


def test_a_note_not_yet_read_is_back_after_another_screen(flow: Flow) -> None:
    pilot = coached(flow)
    pilot.press("f1")
    pilot.press("escape")
    pilot.advance(0.1)
    assert pilot.sees(name="coach")
    pilot.press("escape")
    assert not pilot.sees(name="coach")


def test_the_coach_is_switched_off_at_the_table_and_on_in_the_settings(
    flow: Flow, desk: Desk
) -> None:
    pilot = coached(flow)
    pilot.click(name="coach-off")
    assert not pilot.sees(name="coach")
    assert not desk.settings.coach
    flow.open_title()
    pilot.click(name="settings")
    for _ in range(80):
        pilot.press("tab")
        focused = pilot.screen.stage.focus.node
        if focused is not None and focused.name == "coach":
            break
    pilot.press("enter")
    assert desk.settings.coach


def test_several_people_have_no_coach(flow: Flow) -> None:
    pilot = coached(flow, ("human", "human", "random"))
    if pilot.sees(name="open"):
        pilot.click(name="open")
    assert not pilot.sees(name="coach")


@pytest.mark.slow
def test_all_that_is_pointed_at_in_a_coached_game_lies_on_the_table(flow: Flow, desk: Desk) -> None:
    coached(flow)
    coach, shown = desk.box.coach, set[str]()
    assert coach is not None
    by_name = {advice.name: advice for advice in coach.advice}
    for _ in range(3000):
        screen = Pilot(flow.window).screen
        if not isinstance(screen, TableScreen):
            break
        if (question := screen.asking.question) is not None:
            for name in desk.progress.told - shown:
                shown.add(name)
                for point in by_name[name].points:
                    assert screen.table.landmark(point) is not None, (name, point)
            players = desk.players
            assert isinstance(players, app.PromptPlayers)
            screen.asking.answer(players.choose(screen.match.options, question))
        Pilot(flow.window).advance(0.05)
    assert len(shown) >= 8
