"""Frames of the client over a match whose hidden facts are swapped behind its back."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.client.flow import Flow
from game.client.screens.table import TableScreen
from game.engine.luck import Luck
from game.engine.rules import State
from game.scene.testing.ui_driver import UiDriver
from game.scene.window.window import Screen
from tests.helpers.present import present
from tools.proof.fairness import swapped
from tools.proof.random_games import luck_of

REST_SECONDS = 0.5
SLOWLY = 5  # sixtieths of a second from one frame to the next: only what comes to rest is looked at
MOST_TRIES = 20
MOST_QUESTIONS = 600


@dataclass(frozen=True, slots=True)
class Frame:
    """What is on the screen: the pixels of the window, and every node that is written or spoken."""

    pixels: bytes
    nodes: tuple[tuple[str, str, str], ...]


@dataclass(slots=True)
class Found:
    """How many frames were held against a twin, how many differed, and how many own hands did."""

    compared: int = 0
    differing: list[str] = field(default_factory=list)
    own_hands: int = 0


class HiddenFrames:
    """Plays one game of several people and holds frames against twins of the truth."""

    def __init__(self, flow: Flow, ui: UiDriver, every: int, seed: int = 1) -> None:
        self.flow, self.ui, self.every = flow, ui, every
        self.luck: Luck = luck_of(seed)
        self.found = Found()
        self._held: set[tuple[int, str]] = set()

    @property
    def table(self) -> TableScreen:
        """The screen of the table."""
        return self.flow.table

    def frame(self) -> Frame:
        """Draw everything afresh and return what is to be seen."""
        screen = self.ui.screen
        if isinstance(screen, TableScreen):
            screen._made_for = None
        screen.arrange(screen.stage.units)
        self.ui.advance(REST_SECONDS, steps=SLOWLY)
        surface = present(pygame.display.get_surface())
        spots = (spot.node for spot in screen.stage.survey())
        nodes = tuple((node.role, node.name, node.label) for node in spots)
        return Frame(pygame.image.tobytes(surface, "RGB"), nodes)

    def hold(self, known: int | None) -> None:
        """Hold the screen against a twin that keeps what a seat knows, or what nobody does."""
        match = self.table.match
        screen = self.ui.screen
        kind = f"{type(screen).__name__}, known to {known}"
        if match.steps % self.every or (match.steps, kind) in self._held:
            return
        self._held.add((match.steps, kind))
        truth = match._state
        twin = self._twin(truth, known)
        if twin is None:
            return
        before = self.frame()
        after = self._frame_of(twin, screen)
        self.found.compared += 1
        if before != after:
            what = "pixels only" if before.nodes == after.nodes else "nodes"
            self.found.differing.append(f"step {match.steps}: {kind}, {what}")
        if known is not None:
            other = self._twin(truth, (known + 1) % len(match.seats))
            if other is not None and self._frame_of(other, screen) != before:
                self.found.own_hands += 1
        self.frame()

    def _frame_of(self, twin: State, screen: Screen) -> Frame:
        """The frame while the twin stands in the place of the truth."""
        match = self.table.match
        truth, match._state = match._state, twin
        try:
            frame = self.frame()
        finally:
            match._state = truth
        assert self.ui.screen is screen
        return frame

    def _twin(self, truth: State, known: int | None) -> State | None:
        """A state in which the person at the screen may do the same."""
        match = self.table.match
        title, moves = match.title.name, match.moves()
        for _ in range(MOST_TRIES):
            twin = swapped(title, truth, known or 0, self.luck)
            if known is None:
                twin = swapped(title, twin, 1, self.luck)
            match._state = twin
            same = match.moves() == moves
            match._state = truth
            if same:
                return twin
        return None
