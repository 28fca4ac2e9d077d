"""The coach of the edition of 2007."""

from __future__ import annotations

import random
from itertools import chain

import pytest

from game import app
from game.box.coach import Coach, name_of
from game.client.kept.settings import Settings
from game.engine.rules import CHANCE
from game.room import PersonalQuestion
from game.titles.tinners_trail.notation.offer import CLASSIC
from tests.titles.tinners_trail.classic.table.classic_sitting import ClassicGame, ClassicSitting

GAMES = 60
FOUND_OUT = {"slip", "fall", "bought"}  # by the analysis, or from events
RARE = {"broke", "one-action"}


@pytest.fixture(scope="module")
def coach(tmp_path_factory: pytest.TempPathFactory) -> Coach:
    """Who explains a first game of 2007."""
    players = app.PromptPlayers()
    box = app.make_desk(tmp_path_factory.mktemp("saves"), Settings(), players).box
    found = box.coach_of(CLASSIC)
    assert found is not None
    assert found is not box.coach
    return found


def asked(seed: int) -> list[tuple[PersonalQuestion, str]]:
    """Every question to the first seat of a random game, with the name of what is played."""
    game, questions = ClassicGame(3 + seed % 2, seed), list[tuple[PersonalQuestion, str]]()
    while not game.is_over:
        code = None
        if game.mover not in (CHANCE, -1):
            moves = game.moves()
            kind = random.Random(f"{seed} {len(questions)}").choice(sorted(map(name_of, moves)))
            move = next(move for move in moves if name_of(move) == kind)
            code = move.code
            if game.mover == 0:
                question = PersonalQuestion(0, game.view(0), moves, False, "")
                questions.append((question, kind))
        game.step(0, code)
    return questions


def test_everything_is_explained_in_some_game(coach: Coach) -> None:
    due = {advice.name for advice in coach.advice if not FOUND_OUT & set(advice.least)} - RARE
    told = list[str]()
    for question, kind in chain.from_iterable(asked(seed) for seed in range(GAMES)):
        best = next(move for move in question.moves if name_of(move) == kind)
        facts = {
            **coach.facts_of(question.view, question.seat),
            **coach.facts_of_move(question.view, question.seat, best),
        }
        advice = coach.due(question, facts, best, told)
        if advice is not None:
            told.append(advice.name)
        if due <= set(told):
            break
    assert due <= set(told)


def test_all_that_is_pointed_at_lies_on_the_table(coach: Coach) -> None:
    sitting = ClassicSitting(ClassicGame(3, 1))
    assert sitting.game.until(lambda moves: any(move.kind == "bid" for move in moves))
    sitting.ask()
    for advice in coach.advice:
        for point in advice.points:
            if "*" not in point:
                assert sitting.table.landmark(point) is not None, (advice.name, point)
    sitting.close()
