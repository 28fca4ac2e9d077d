"""Tuition: one lesson under way: its match, the step it has come to, what it says to a move."""

from __future__ import annotations

from collections.abc import Sequence

from game.box.lesson import Lesson, LessonStep
from game.client.desk import Desk
from game.client.learning.prompter import Prompter
from game.engine.move import Move
from game.match.beginnings import from_position
from game.match.match import Match
from game.records.record import AUTOMA, HUMAN


class Tuition:
    """Owns the match of a lesson and its prompter; the player's moves it only judges.

    Unreadable when the lesson does not fit the rules, which a test rules out.
    """

    def __init__(self, desk: Desk, lesson: Lesson, at: int = 0) -> None:
        """Come to a step: everything before it is played as the lesson has it."""
        self.lesson, self._desk = lesson, desk
        title = desk.box.title
        game, _, names = title.read_position(lesson.position, lesson.source)
        solo = game.options.automa is not None
        players = [self._player(seat, solo=solo) for seat in range(len(names))]
        self.prompter = Prompter(game)
        beginning = from_position(title, lesson.position, lesson.source, players)
        self.match = Match.begin(beginning, luck=self.prompter.luck)
        self.at = 0
        self._played = 0  # of the moves of the step
        while self.at < at:
            self.pass_step()
            self.prompter.play_out(self.match)

    def _player(self, seat: int, *, solo: bool) -> str:
        if seat == self.lesson.seat:
            return HUMAN
        return AUTOMA if solo else self._desk.players.kinds[0]

    @property
    def step(self) -> LessonStep:
        """The step it has come to."""
        return self.lesson.steps[self.at]

    @property
    def is_last(self) -> bool:
        """Whether this is the last step."""
        return self.at == len(self.lesson.steps) - 1

    @property
    def wanted(self) -> str:
        """The move that is waited for now, "" while there is something to read."""
        return self.step.moves[self._played] if self.step.move else ""

    def answer(self) -> None:
        """Take the wanted move as played; after the last one of the step come to the next."""
        self._played += 1
        if self._played == len(self.step.moves):
            self._go_on()

    def pass_step(self) -> None:
        """Come to the next step; the moves this one still waits for are played as it has them."""
        moves = self.step.moves[self._played :]
        self._go_on()
        for move in moves:
            self.match.play_text(self.lesson.seat, move)

    def _go_on(self) -> None:
        """Come to the next step; what follows this one is told, and played when it is due."""
        self.prompter.tell(self.step.then)
        self.at, self._played = self.at + 1, 0

    def objection(self, code: int, moves: Sequence[Move]) -> str:
        """Return why a move of the player's is not played now, "" for the one that is wanted."""
        move = next(move for move in moves if move.code == code)
        if move.text == self.wanted:
            return ""
        if not self.step.move:
            return self._desk.say("learning.read-on")
        parts = () if self._played else (f"no-{move.kind}", "no")
        keys = (*(self.lesson.key(self.at, part) for part in parts), f"lesson.no-{move.kind}")
        for key in keys:
            if key in self._desk.words:
                return self._desk.say(key)
        return self._desk.say("learning.not-asked", asked=self.told("do"))

    def told(self, part: str = "text") -> str:
        """Return a sentence of the present step, "" when it has none of that part."""
        key = self.lesson.key(self.at, part)
        return self._desk.say(key) if key in self._desk.words else ""
