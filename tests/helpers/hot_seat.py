"""A game played at random to where a test wants it, and its table in a window without a screen."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Generic, cast

import pygame
import pytest
from pygame.event import Event as Signal

from game.engine.events import Event
from game.engine.knowledge import make_view_for_seat
from game.engine.move import Move
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Game
from game.scene.stage.placed_nodes import PlacedNode
from game.scene.stage.sheet_placing import Point
from game.scene.testing.ui_driver import UiDriver
from game.scene.window.clock_and_events import FakeClock
from game.scene.window.screen_kit import Kit
from game.scene.window.window import Window, WindowOptions
from game.table_protocol import PersonalQuestion
from tests.helpers.table_host import AnyState, Held, MakesTable, TableHost

SIZE = (1280, 720)


class SeenGame(Generic[AnyState]):
    """One game, its moves and its views."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules = game.rules
        self.state = cast("AnyState", game.rules.new_state())

    @property
    def mover(self) -> int:
        """The seat to move, or luck."""
        return int(self.state.to_move)

    def moves(self) -> tuple[Move, ...]:
        """Every legal move."""
        return self.game.readable_moves(self.state)

    def move(self, kind: str) -> Move:
        """The first legal move of a kind."""
        return next(move for move in self.moves() if move.kind == kind)

    def view(self, seat: int) -> AnyState:
        """What a seat may know."""
        return cast("AnyState", make_view_for_seat(self.rules, self.state, seat))


class RandomGame(SeenGame[AnyState]):
    """A game in which moves of the liked kinds are played more often."""

    def __init__(self, game: Game, liked: Mapping[str, float]) -> None:
        super().__init__(game)
        self.liked = liked

    def choose(self, chance: random.Random) -> int:
        """Return a move, or what luck brings."""
        if self.mover == CHANCE:
            return int(self.rules.draw_outcome(self.state))
        moves = self.moves()
        return chance.choices(moves, [self.liked.get(move.kind, 1.0) for move in moves])[0].code

    def prepare(self) -> None:
        """Change what was just dealt."""

    def until(self, wanted: Callable[[AnyState, tuple[Move, ...]], bool]) -> None:
        """Play games at random until a question is wanted."""
        for seed in range(1, 60):
            self.rules.deal(self.state, seed)
            self.prepare()
            chance = random.Random(seed)
            while self.mover != NOBODY:
                if self.mover >= 0 and wanted(self.state, self.moves()):
                    return
                self.rules.apply(self.state, self.choose(chance))
        raise AssertionError("no game comes to what is wanted")

    def step(self, seat: int, code: int) -> tuple[AnyState, tuple[Event, ...], AnyState]:
        """Play a move or outcome; return what a seat saw before, is told of it, and sees then."""
        before = self.view(seat)
        move = self.game.readable_move(self.state, code)
        self.rules.apply(self.state, code)
        after = self.view(seat)
        return before, self.game.events_of_step(before, move, after, seat), after

    def whole_game(
        self, seat: int, seed: int
    ) -> Iterator[tuple[AnyState, tuple[Event, ...], AnyState]]:
        """Deal and play to the end at random; yield every step as a seat sees it."""
        self.rules.deal(self.state, seed)
        chance = random.Random(seed)
        while self.mover != NOBODY:
            yield self.step(seat, self.choose(chance))


class HotSeat(Generic[AnyState, Held]):
    """A game, its table, and a UI driver; what a test has opened is closed when it ends."""

    def __init__(
        self,
        played: SeenGame[AnyState],
        kit: Kit,
        make: MakesTable[Held],
        names: Sequence[str],
        *,
        size: tuple[int, int] = SIZE,
        larger: float = 1.0,
    ) -> None:
        self.played = played
        self.window = Window(kit, WindowOptions(size=size, user_scale=larger), FakeClock())
        self._new_host = partial(TableHost[Held], kit, make, names, played.game.colours)
        self.host = self._new_host()
        self.window.push(self.host)
        self.ui = UiDriver(self.window)
        OPEN.append(self)

    @property
    def table(self) -> Held:
        """The table on the screen."""
        return self.host.table

    def open_again(self) -> None:
        """Leave the table and open another one of the same game in the same window."""
        self.window.pop()
        self.host = self._new_host()
        self.window.push(self.host)

    def ask(
        self,
        *,
        afresh: bool = True,
        can_undo: bool = True,
        holds: bool = False,
        speed: float | None = None,
    ) -> PersonalQuestion:
        """Ask who is to move; `afresh` draws anew, `holds` keeps ends of turns back, at a speed."""
        seat = self.played.mover
        view = self.played.view(seat)
        moves = self.played.moves()
        question = PersonalQuestion(
            seat, view, moves, can_undo, "No undo.", waits_for_end_turn=holds, preview_speed=speed
        )
        self.host.answers.clear()
        if afresh:
            self.host.stage.focus.focus_node(None, shows_ring=False)
            self.table.show_view(view, seat)
        self.table.ask(question)
        self.ui.advance_time(1 / 60)
        return question

    def answer(self) -> str:
        """Return the text of the only answer, and play it."""
        (code,) = self.host.answers
        text = self.played.game.readable_move(self.played.state, code).text
        self.played.rules.apply(self.played.state, code)
        return text

    def spot(self, name: str) -> PlacedNode:
        """Where a part lies."""
        return next(spot for spot in self.host.stage.visible_nodes() if spot.node.name == name)

    def point(self, at: Point) -> None:
        """Move the pointer."""
        pygame.event.post(Signal(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        self.ui.advance_time(0.05)

    def turn_wheel(self, at: Point, steps: int) -> None:
        """Turn the wheel over a point."""
        pygame.event.post(Signal(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        pygame.event.post(Signal(pygame.MOUSEWHEEL, x=0, y=steps))
        self.ui.advance_time(0.05)

    def drag(self, start: Point, end: Point) -> None:
        """Drag from one point to another, over the one between them."""
        half = (start[0] + end[0]) // 2, (start[1] + end[1]) // 2
        pygame.event.post(Signal(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        self.ui.advance_time(0.02)
        for at in (half, end):
            pygame.event.post(Signal(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0)))
            self.ui.advance_time(0.02)
        pygame.event.post(Signal(pygame.MOUSEBUTTONUP, pos=end, button=1))
        self.ui.advance_time(0.1)

    def close(self) -> None:
        """Close the window."""
        OPEN.remove(self)
        self.window.close()


OPEN: list[HotSeat[Any, Any]] = []
"""All whose windows are open."""


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    """Close the windows a test has opened."""
    before = tuple(OPEN)
    yield
    for hot_seat in [each for each in OPEN if each not in before]:
        hot_seat.close()
