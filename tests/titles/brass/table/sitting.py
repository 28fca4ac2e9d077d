"""A table of Brass in a window without a screen, and a game to play on it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final, cast

from game.engine.move import Move
from game.engine.options import Options
from game.engine.rules import CHANCE, NOBODY, State
from game.packing import make_kit, read_words, speak
from game.room import PersonalQuestion
from game.scene.clock import FakeClock
from game.scene.pilot import Pilot
from game.scene.window import Window, WindowOptions
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table.commands import commands
from game.titles.brass.table.room import BrassRoom
from game.titles.brass.table.table import BrassTable
from game.titles.brass.title import BrassTitle
from tests.helpers.table_host import TableHost

NAMES = ("Hannah", "Jabez", "Esther", "Silas")
LIKED = {"build": 9.0, "canal": 5.0, "rail": 5.0, "sell": 9.0, "loan": 0.6, "pass": 0.05}


class Workshop:
    """One game, played at random to where a test wants it."""

    def __init__(self, seats: int = 4) -> None:
        self.game = BrassTitle().game(Options("brass", seats))
        self.rules = self.game.rules
        self.state = self.rules.new_state()
        self.seats = seats

    def moves(self) -> tuple[Move, ...]:
        """Every legal move, by its text."""
        return self.game.moves(self.state)

    def view(self, seat: int) -> State:
        """What a seat may know."""
        view = self.rules.new_state()
        self.rules.hide(self.state, seat, view)
        return view

    def until(self, wanted: Callable[[BrassState, tuple[Move, ...]], bool]) -> None:
        """Play games at random until a question is wanted."""
        for seed in range(1, 60):
            self.rules.deal(self.state, seed)
            chance = random.Random(seed)
            while self.state.to_move != NOBODY and not self._is_wanted(wanted):
                self.step(chance)
            if self._is_wanted(wanted):
                return
        raise AssertionError("no game comes to what is wanted")

    def _is_wanted(self, wanted: Callable[[BrassState, tuple[Move, ...]], bool]) -> bool:
        if self.state.to_move < 0:
            return False
        return wanted(cast("BrassState", self.state), self.moves())

    def step(self, chance: random.Random) -> None:
        """Play a move, or what luck brings."""
        if self.state.to_move == CHANCE:
            self.rules.apply(self.state, self.rules.draw_outcome(self.state))
            return
        moves = self.moves()
        weights = [LIKED.get(move.kind, 1.0) for move in moves]
        self.rules.apply(self.state, chance.choices(moves, weights)[0].code)


class Sitting:
    """A game, its table, and a pilot."""

    GAME: Final = BrassTitle().game(Options("brass", 4))

    def __init__(
        self, size: tuple[int, int] = (1280, 720), language: str = "en", larger: float = 1.0
    ) -> None:
        words = read_words("brass")
        speak(words, "brass", language)
        kit = make_kit(commands())
        self.workshop = Workshop()
        self.window = Window(kit, WindowOptions(size=size, user_scale=larger), FakeClock())
        room = BrassRoom(BrassTitle(), words)
        self.host: TableHost[BrassTable] = TableHost(
            kit, room.table, NAMES, self.workshop.game.colours
        )
        self.window.push(self.host)
        self.pilot = Pilot(self.window)

    @property
    def table(self) -> BrassTable:
        """The table on the screen."""
        return self.host.table

    def ask(
        self, *, afresh: bool = True, holds: bool = False, speed: float | None = None
    ) -> PersonalQuestion:
        """Ask whoever is to move; `afresh` draws the table anew before, `holds` the end of turns
        back and shows it at a speed.
        """
        state = self.workshop.state
        seat = int(state.to_move)
        view, moves = self.workshop.view(seat), self.workshop.moves()
        question = PersonalQuestion(
            seat, view, moves, True, "No undo.", holds_turn=holds, speed=speed
        )
        self.host.answers.clear()
        if afresh:
            self.host.stage.focus.set(None, shown=False)
            self.table.show(question.view, seat)
        self.table.ask(question)
        self.pilot.advance(1 / 60)
        return question

    def answer(self) -> str:
        """Return the text of the only answer, and play it."""
        (code,) = self.host.answers
        text = self.workshop.game.move(self.workshop.state, code).text
        self.workshop.rules.apply(self.workshop.state, code)
        return text

    def close(self) -> None:
        """Close the window."""
        self.window.close()
