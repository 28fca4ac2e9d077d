"""From which games the value of Tiletum is learned, and how they are played."""

# interpreted: asked while training alone

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, cast

import numpy as np

from ai.search.style import SearchStyle
from ai.titles.tiletum.features import STAGES, Features, stage_of_value
from ai.titles.tiletum.learned_weights import (
    BELOW,
    FAMILIES,
    FEWEST,
    SHIPPED,
    SOLO,
    SOLO_BELOW,
    TABLES,
)
from ai.value.self_play_plan import NOBODY
from game.engine.rules import State
from game.engine.title import Game, Options
from game.titles.tiletum.rules.dice import dice_on_wheel
from game.titles.tiletum.rules.kinds import DICE
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.tiletum_rules import TiletumRules

TITLE: Final = "tiletum"
SILVER: Final = "silver"
FIRST_GAME: Final = 0.1  # of the games are set up as a first game
LEVELS: Final = ("easy", "normal", "hard")
CARDINALS_SEAT: Final = 1

RANDOM_MOVES: Final = 0.04  # of the moves that lead up to what is noted
EXPLORED_MOVES: Final = 0.01  # of those afterwards


class TiletumObserver:
    """Reads positions of one board."""

    def __init__(self, game: Game) -> None:
        """Read as the learned value does."""
        rules = game.rules
        assert isinstance(rules, TiletumRules)
        self._features = Features(rules.board)

    def numbers(self, state: State) -> list[int]:
        """Return the inputs named in inputs.py."""
        return self._features.numbers(cast("TiletumState", state))

    def stage(self, state: State) -> int:
        """Return the stage: a round."""
        return int(stage_of_value(cast("TiletumState", state)))

    def begins_stage(self, state: State) -> bool:
        """Return whether a round begins: no die is rolled yet."""
        st = cast("TiletumState", state)
        return st.phase == DICE and dice_on_wheel(st) == 0

    def plays_well(self, state: State, start: int) -> bool:
        """Return whether the first noted stage has come."""
        return self.stage(state) >= start

    def exploration(self, state: State, *, well: bool) -> float:
        """Return more before what is noted, so that all kinds of positions are met."""
        return EXPLORED_MOVES if well else RANDOM_MOVES


class TiletumSelfPlay:
    """Games with every number of seats and against the Cardinal, without silver and with it."""

    title = TITLE
    edition = "standard"
    weights = SHIPPED
    families: Mapping[str, int] = MappingProxyType(
        dict(zip(FAMILIES, (3, 2, 3, 3, 2, 2, 2, 3), strict=True))
    )
    together: tuple[tuple[str, ...], ...] = (
        TABLES[:1],
        TABLES[1:],
        (SOLO,),
        BELOW[:1],
        BELOW[1:],
        (SOLO_BELOW,),
    )
    stages = STAGES
    starts: tuple[int, ...] = (0, 0, 1, 2, 3)
    noted = 1 / 60
    thought = 12
    files: tuple[int, int] = (40, 24)
    steps: tuple[int, int] = (800, 60)
    style = SearchStyle(value="plain", doubts=0)

    def apart(self, family: str) -> int:
        """Return the Cardinal's seat in solo games."""
        return CARDINALS_SEAT if family in (SOLO, SOLO_BELOW) else NOBODY

    def observer(self, game: Game) -> TiletumObserver:
        """Return who reads positions of a game."""
        return TiletumObserver(game)

    def draw_options(self, family: str, luck: np.random.Generator) -> Options:
        """Return the set-up of one game of the family, drawn at random."""
        expansions: tuple[str, ...] = ()
        if family in (*BELOW, SOLO_BELOW):
            expansions = (SILVER,)
        if luck.random() < FIRST_GAME:
            expansions += ("first-game",)
        if family in (SOLO, SOLO_BELOW):
            level = LEVELS[int(luck.integers(len(LEVELS)))]
            return Options(
                TITLE, 2, expansions=expansions, automa=(level,), automa_seat=CARDINALS_SEAT
            )
        tables = BELOW if family in BELOW else TABLES
        return Options(TITLE, tables.index(family) + FEWEST, expansions=expansions)
