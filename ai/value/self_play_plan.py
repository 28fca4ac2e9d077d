"""What a title brings so that its value can be learned: which games, and how positions are read."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from ai.search.learned_value import PositionReader
from ai.search.policy_weight_tables import Changes, PolicyWeightForm
from ai.search.style import SearchStyle
from game.engine.rules import State
from game.engine.title import Game, Options

NOBODY = -1
NO_OPENINGS: Final[Mapping[str, Changes]] = {}


@dataclass(frozen=True, slots=True)
class Observer:
    """Reads the positions of one set-up as the value will; inputs begin with BIAS and POINTS."""

    features: PositionReader
    begins_stage: Callable[[Any], bool]
    """Whether searches stop here: such a position is noted, once a stage."""
    random: float
    """How often any promising move is played in what leads up to what is noted, so that all kinds
    of positions are met; and afterwards."""
    explored: float

    def plays_well(self, state: State, start: int) -> bool:
        """Return whether a game that is noted from the stage `start` on is played well here."""
        return int(self.features.stage(state)) >= start

    def exploration(self, state: State, *, well: bool) -> float:
        """Return how often any promising move is played instead of the best."""
        return self.explored if well else self.random


class SelfPlayPlan:
    """One title's plan of self-play."""

    title: str
    edition: str
    families: Mapping[str, int]  # games that share networks: how many are played for one another
    together: tuple[tuple[str, ...], ...]  # families that learn from each other's games at last
    stages: int
    stages_ahead = 1  # a stage's lessons are drawn towards what is expected so many stages later,
    trust = 0.5  # with so much trust in that
    starts: tuple[int, ...]  # stages from which games are noted, each as likely
    noted = 0.0  # the share of other decisions that are noted as well
    policy_weights: PolicyWeightForm | None = None  # what quick games teach, where a title has that
    policy_weights_file = ""  # path of the file that ships, below the assets
    openings: Mapping[str, Changes] = NO_OPENINGS  # policy weights of what a seat may be set on
    clear = 80.0  # points ahead of the mean in a quick game: more say no more
    thought = 16  # iterations a decision of the games with thought
    files = (40, 24)  # of quick games and of games with thought, for every family
    steps = (800, 60)  # of learning from either
    style = SearchStyle(value="plain", doubts=0)  # of the first games: no value is learned yet

    def opens(self, state: State) -> bool:
        """Return whether seats still follow their openings."""
        return False

    def apart(self, family: str) -> int:
        """Return the seat that plays by other rules in games of the family, else NOBODY."""
        return NOBODY

    def draw_options(self, family: str, luck: np.random.Generator) -> Options:
        """Return the set-up of one game of the family, drawn at random."""
        raise NotImplementedError("a title sets up its own games")

    def observer(self, game: Game) -> Observer:
        """Return who reads the positions of a game."""
        raise NotImplementedError("a title reads its own positions")
