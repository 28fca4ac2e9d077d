"""What a title brings so that its value can be learned: which games, and how positions are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import numpy as np

from ai.search.style import SearchStyle
from game.engine.rules import State
from game.engine.title import Game, Options

NOBODY = -1


class Observer(Protocol):
    """Reads the positions of one set-up as the value will."""

    def numbers(self, state: State) -> list[int]:
        """Return the inputs of every seat in turn; each seat's begin with BIAS and POINTS."""

    def stage(self, state: State) -> int:
        """Return the stage of the game."""

    def begins_stage(self, state: State) -> bool:
        """Return whether searches stop here: such a position is noted, once a stage."""

    def plays_well(self, state: State, start: int) -> bool:
        """Return whether a game that is noted from the stage `start` on is played well here."""

    def exploration(self, state: State, *, well: bool) -> float:
        """Return how often any promising move is played instead of the best."""


class SelfPlayPlan(Protocol):
    """One title's plan of self-play."""

    title: str
    edition: str
    weights: str  # path of the file that ships, below the assets
    families: Mapping[str, int]  # games that share networks: how many are played for one another
    together: tuple[tuple[str, ...], ...]  # families that learn from each other's games at last
    stages: int
    starts: tuple[int, ...]  # stages from which games are noted, each as likely
    noted: float  # the share of other decisions that are noted as well
    thought: int  # iterations a decision of the games with thought
    files: tuple[int, int]  # of quick games and of games with thought, for every family
    steps: tuple[int, int]  # of learning from either
    style: SearchStyle  # of the first games, while no value is learned yet

    def apart(self, family: str) -> int:
        """Return the seat that plays by other rules in games of the family, else NOBODY."""

    def draw_options(self, family: str, luck: np.random.Generator) -> Options:
        """Return the set-up of one game of the family, drawn at random."""

    def observer(self, game: Game) -> Observer:
        """Return who reads the positions of a game."""
