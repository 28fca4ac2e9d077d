"""From which games the value of Brass is learned, and how they are played."""

# interpreted: asked while training alone

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, cast

import numpy as np

from ai.search.style import SearchStyle
from ai.titles.brass.features import ROUNDS_APART, STAGES, Features, stage_of_value
from ai.titles.brass.learned_weights import FEWEST, SHIPPED, TABLES
from ai.value.self_play_plan import NOBODY
from game.engine.rules import State
from game.engine.title import Game, Options
from game.titles.brass.notation.moves import EXPANSIONS
from game.titles.brass.rules.brass_rules import BrassRules
from game.titles.brass.rules.kinds import ACTIONS, DEBT_PHASE
from game.titles.brass.rules.state import BrassState

TITLE: Final = "brass"
WITH_OPTION: Final = 0.1  # of the games use one particular optional rule

RANDOM_MOVES: Final = 0.1  # of the moves that lead up to what is noted
EXPLORED_MOVES: Final = 0.02  # of those afterwards


class BrassObserver:
    """Reads positions of one board."""

    def __init__(self, game: Game) -> None:
        """Read as the learned value does."""
        rules = game.rules
        assert isinstance(rules, BrassRules)
        self._features = Features(rules.board)

    def numbers(self, state: State) -> list[int]:
        """Return the inputs named in inputs.py."""
        return self._features.numbers(cast("BrassState", state))

    def stage(self, state: State) -> int:
        """Return the stage: a round."""
        return int(stage_of_value(cast("BrassState", state)))

    def begins_stage(self, state: State) -> bool:
        """Return whether a round begins: the first turn, or a debt before it."""
        st = cast("BrassState", state)
        first_turn = st.phase == ACTIONS and st.turn == 0 and st.action == 1
        return st.phase == DEBT_PHASE or first_turn

    def plays_well(self, state: State, start: int) -> bool:
        """Return whether the first noted stage has come."""
        return self.stage(state) >= start

    def exploration(self, state: State, *, well: bool) -> float:
        """Return more before what is noted, so that all kinds of positions are met."""
        return EXPLORED_MOVES if well else RANDOM_MOVES


class BrassSelfPlay:
    """Games with every number of seats, now and then with an optional rule."""

    title = TITLE
    edition = "2007"
    weights = SHIPPED
    families: Mapping[str, int] = MappingProxyType(dict(zip(TABLES, (5, 5, 5), strict=True)))
    together: tuple[tuple[str, ...], ...] = tuple((table,) for table in TABLES)
    stages = STAGES
    starts: tuple[int, ...] = (0, 0, 4, 7, ROUNDS_APART, ROUNDS_APART + 4)
    noted = 0.0
    thought = 16
    files: tuple[int, int] = (40, 24)
    steps: tuple[int, int] = (800, 60)
    style = SearchStyle(value="plain", doubts=0)

    def apart(self, family: str) -> int:
        """Return nobody: all seats play by the same rules."""
        return NOBODY

    def observer(self, game: Game) -> BrassObserver:
        """Return who reads positions of a game."""
        return BrassObserver(game)

    def draw_options(self, family: str, luck: np.random.Generator) -> Options:
        """Return the set-up of one game of the family, drawn at random."""
        rules = tuple(word for word in EXPANSIONS if luck.random() < WITH_OPTION)
        return Options(TITLE, TABLES.index(family) + FEWEST, expansions=rules)
