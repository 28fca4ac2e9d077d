"""What every lesson of every title keeps to: it plays through, and its words are those it needs."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import Any

import pytest

from ai.search.learned_value import LearnedValue
from ai.search.network import COARSE, FINE
from game.box.lesson import Lesson
from game.client.app import App
from game.client.tutorial.lesson import Tuition
from game.engine.rules import CHANCE, State
from game.engine.title import Game
from tools.proof.random_games import dealt, legal_codes, luck_of

STEPS = range(5, 13)
LETTERS = 260  # of the longest text that still fits beside everything it speaks of


def plays_through(app: App, lesson: Lesson) -> Tuition:
    """Play a lesson of the title on the desk move by move; every other move is refused in words."""
    assert len(lesson.steps) in STEPS
    assert not lesson.steps[-1].move, "a lesson ends with a word, not with a move"
    tuition = Tuition(app, lesson)
    while not tuition.is_last:
        step = tuition.step
        for wanted in step.moves:
            question, moves = tuition.match.question(), tuition.match.moves()
            assert question is not None
            assert question.seat == lesson.seat
            assert wanted == tuition.wanted
            assert wanted in [move.text for move in moves]
            refused = [move for move in moves if tuition.objection(move.code, moves)]
            assert len(refused) == len(moves) - 1
            reasons = {tuition.objection(move.code, moves) for move in refused}
            assert all(reason.endswith((".", "!")) for reason in reasons)
            tuition.answer()
            tuition.match.play_text(lesson.seat, wanted)
        if not step.moves:
            tuition.pass_step()
        tuition.prompter.play_out(tuition.match)
    return tuition


def can_be_entered_anywhere(app: App, lesson: Lesson) -> None:
    """Whoever comes back to a step finds what somebody has who came there move by move."""
    straight = Tuition(app, lesson)
    for at in range(1, len(lesson.steps)):
        straight.pass_step()
        straight.prompter.play_out(straight.match)
        assert Tuition(app, lesson, at).match.fingerprint() == straight.match.fingerprint()


def words_fit(lessons: Iterable[Lesson], said: Mapping[str, str], objected: Iterable[str]) -> None:
    """Every step has its words and every word its step; `objected` are kinds moves are refused of.

    `said` are the words of the lessons in one language.
    """
    wanted, allowed = set(), {f"lesson.no-{kind}" for kind in objected}
    for lesson in lessons:
        wanted |= {f"lesson.{lesson.name}.title", f"lesson.{lesson.name}.note"}
        for at, step in enumerate(lesson.steps):
            wanted.add(lesson.key(at))
            if step.move:
                wanted |= {lesson.key(at, "do"), lesson.key(at, "no")}
                kinds = (step.move.split()[0], *objected)
                allowed |= {lesson.key(at, f"no-{kind}") for kind in kinds}
    keys = {key for key in said if key.startswith("lesson.")}
    assert wanted <= keys
    assert keys <= wanted | allowed
    assert all(len(said[key]) <= LETTERS for key in keys)


def quotes_are_written(said: Mapping[str, str]) -> None:
    """What a lesson quotes is written somewhere else, on a button or a panel."""
    lessons = {key: text for key, text in said.items() if key.startswith("lesson.")}
    labels = {
        re.sub(r"\\{[^}]*\\}", r"\\d+", re.escape(said[key])) for key in said.keys() - lessons
    }
    shown = re.compile("|".join(labels))
    for key, text in lessons.items():
        for quoted in re.findall(r"[„“]([^„“”]+)[“”]", text):
            assert shown.fullmatch(quoted), (key, quoted)


HIDDEN = 5


def judged(game: Game, value: LearnedValue, turns: int, own_inputs: int) -> State:
    """Return a position after so many steps; the value gets weights by the same luck."""
    luck, state = luck_of(12), dealt(game, 12)
    for _ in range(turns):
        if state.to_move == CHANCE:
            game.rules.apply(state, game.rules.draw_outcome(state))
        else:
            moves = legal_codes(game.rules, state)
            game.rules.apply(state, moves[int(luck.below(len(moves)))])
    for stage in range(int(value.stages)):
        first = [int(luck.below(FINE)) - FINE // 2 for _ in range((HIDDEN + 1) * own_inputs)]
        second = [int(luck.below(COARSE)) - COARSE // 2 for _ in range(HIDDEN)]
        value.load_stage(stage, first, second, 20 * COARSE)
    return state


# A disk that is full: whatever a module writes by the system's own call is refused.


class FullDisk:
    """Stands for `os`: everything works but writing."""

    def __getattr__(self, name: str) -> Any:
        """Hand out the system's own."""
        return getattr(os, name)

    def write(self, descriptor: int, content: object) -> int:
        """Refuse."""
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def full_disk(monkeypatch: pytest.MonkeyPatch, module: ModuleType) -> None:
    """Let no byte that this module writes find room any more."""
    monkeypatch.setattr(module, "os", FullDisk())
