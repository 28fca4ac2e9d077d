"""Coaches of every title and edition: all there is to explain, each thing once and in its time."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from random import Random

import pytest

from game.box.coach import ANY, Coach, Facts, name_of
from game.client.desk import Desk
from game.client.kept.set_up import KeptSetUp, SeatPlan
from game.client.screens.table import TableScreen
from game.engine.move import Move
from game.engine.options import Options
from game.languages import LANGUAGES
from game.match.beginnings import new_game
from game.match.match import Match
from game.players import PromptPlayers
from game.records.record import Seat
from game.room import PersonalQuestion
from game.scene.pilot import Pilot
from game.titles import title
from tests.teaching.conftest import OpenFlow
from tests.teaching.shelf import TAUGHT, every_title
from tests.teaching.taught import Taught

pytestmark = pytest.mark.thorough

GAMES = 120  # at most
FROM_ANALYSIS = {"chance", "was", "fall", "slip", "better"}
QUESTIONS = 90
every_edition = pytest.mark.parametrize(
    ("taught", "edition"),
    [
        pytest.param(taught, edition, id=f"{taught}-{edition}")
        for taught in TAUGHT
        for edition in title(taught.name).editions
    ],
)


def coach_of(desk: Desk, edition: str) -> Coach:
    coach = desk.box.coach_of(edition)
    assert coach is not None
    return coach


def random_game(desk: Desk, edition: str, seed: int) -> Iterator[tuple[PersonalQuestion, Move]]:
    """Yield every question of the first seat of a game played at random, and what it plays."""
    shelved = desk.box.title
    options = Options(shelved.name, 3, edition)
    colours = shelved.game(options).colours
    seats = [Seat(f"Seat {place}", "human", colours[place]) for place in range(3)]
    match, luck = Match.begin(new_game(shelved, options, seats, seed)), Random(seed)
    while (due := match.question()) is not None:
        moves = match.moves()
        move = any_of(moves, luck)
        if due.seat == 0:
            yield PersonalQuestion(due.seat, due.view, moves, False, ""), move
        match.play(due.seat, move.code)


def any_of(moves: Sequence[Move], luck: Random) -> Move:
    """Return a move; every kind is as likely."""
    kind = luck.choice(sorted({name_of(move) for move in moves}))
    return luck.choice([move for move in moves if name_of(move) == kind])


def facts_of(coach: Coach, question: PersonalQuestion, move: Move) -> Facts:
    return {
        **coach.facts_of(question.view, question.seat),
        **coach.facts_of_move(question.view, question.seat, move),
    }


@every_edition
def test_everything_is_explained_in_some_game_and_nothing_twice(
    desk_of: Callable[[str], Desk], taught: Taught, edition: str
) -> None:
    desk = desk_of(taught.name)
    coach, told = coach_of(desk, edition), list[str]()
    found_out = taught.found_out | FROM_ANALYSIS
    plain = {each.name for each in coach.advice if not found_out & {*each.least}}
    games = chain.from_iterable(random_game(desk, edition, seed) for seed in range(GAMES))
    for question, move in games:
        due = coach.due(question, facts_of(coach, question, move), move, told)
        if due is not None:
            told.append(due.name)
        if plain <= {*told}:
            break
    assert sorted(told) == sorted(plain)


@every_edition
def test_nothing_is_advised_that_the_analysis_would_not_play_now(
    desk_of: Callable[[str], Desk], taught: Taught, edition: str
) -> None:
    desk = desk_of(taught.name)
    coach = coach_of(desk, edition)
    advised = 0
    for question, move in chain.from_iterable(random_game(desk, edition, seed) for seed in (1, 2)):
        facts = facts_of(coach, question, move)
        waiting = coach.due(question, facts, None, ())
        assert waiting is None or not waiting.good
        due = coach.due(question, facts, move, ())
        if due is not None and due.good and ANY not in due.good:
            assert name_of(move) in due.good
            advised += 1
    assert bool(advised) == any(each.good and ANY not in each.good for each in coach.advice)


@every_edition
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_advice_has_its_words_and_its_facts(
    desk_of: Callable[[str], Desk], taught: Taught, edition: str, language: str
) -> None:
    desk = desk_of(taught.name)
    coach, said = coach_of(desk, edition), taught.said(language)
    question, move = next(random_game(desk, edition, 1))
    facts = {*facts_of(coach, question, move), *taught.found_out, *FROM_ANALYSIS}
    for advice in coach.advice:
        named = {*re.findall(r"\{([a-z_]+)", said[f"coach.{advice.name}"])}
        assert {*advice.least} | {*advice.most} <= facts, advice.name
        assert named <= {name.replace("-", "_") for name in facts}, advice.name


@every_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_there_without_an_advice(
    desk_of: Callable[[str], Desk], taught: Taught, language: str
) -> None:
    desk = desk_of(taught.name)
    coaches = [coach_of(desk, edition) for edition in desk.box.editions]
    names = {f"coach.{advice.name}" for coach in coaches for advice in coach.advice}
    assert names == {key for key in taught.said(language) if key.startswith("coach.")}


@every_edition
def test_all_that_a_coach_points_at_lies_on_the_table(
    open_flow: OpenFlow, taught: Taught, edition: str
) -> None:
    flow = open_flow(taught.name)
    seats = tuple(SeatPlan(name, name) for name in ("human", "random", "greedy"))
    flow.play(KeptSetUp(seats, 4, edition=edition))
    coach, pilot, players = coach_of(flow.desk, edition), Pilot(flow.window), flow.desk.players
    assert isinstance(players, PromptPlayers)
    missed = {point for each in coach.advice for point in each.points if "*" not in point}
    told, unseen = list[str](), list[tuple[str, str]]()
    assert missed
    for _ in range(QUESTIONS):
        pilot.advance(0.05)
        screen = pilot.screen
        if not isinstance(screen, TableScreen):
            break
        missed = {point for point in missed if screen.table.landmark(point) is None}
        if not missed:
            break
        question = screen.asking.question
        if question is not None:
            code = players.choose(screen.match.options, question)
            best = next(move for move in question.moves if move.code == code)
            due = coach.due(question, facts_of(coach, question, best), best, told)
            if due is not None:
                told.append(due.name)
                points = [point for point in due.points if "*" not in point]
                unseen += [(due.name, at) for at in points if screen.table.landmark(at) is None]
            screen.asking.answer(code)
    assert missed == set()
    assert unseen == [], "what is pointed at lies there when it is spoken of"
