"""Which games are played to learn from: seats, expansions, Lord Wallace's options."""

from __future__ import annotations

from typing import Final

import numpy as np

from ai.titles.tinners_trail.learned_weights import FEWEST, SOLO, TABLES
from game.engine.options import Options

TITLE: Final = "tinners-trail"
EXPANSIONS: Final = ("arsenic", "emigration", "kickstarter-tiles", "kickstarter-cards")
WALLACE_OPTIONS: Final = (
    "better-mines",
    "cheap-labour",
    "deep-pockets",
    "friends-in-high-places",
    "financial-sabotage",
    "bailing-out",
    "shady-land-purchases",
)
MORE_MINES: Final = ((), ("more-mines",), ("more-mines-2",))

PLAIN: Final = 0.5  # of all games are played without any expansion
WITH_OPTION: Final = 0.4  # of solo games use one particular option of his


def draw_options(family: str, luck: np.random.Generator) -> Options:
    """Return the set-up of one game of the family, drawn at random."""
    expansions: tuple[str, ...] = ()
    if luck.random() >= PLAIN:
        expansions = tuple(name for name in EXPANSIONS if luck.random() < 0.5)
    seats = FEWEST if family == SOLO else TABLES.index(family) + FEWEST
    if seats == FEWEST:
        expansions = tuple(name for name in expansions if name != "kickstarter-cards")
    if family != SOLO:
        return Options(TITLE, seats, expansions=expansions)
    wallace = tuple(name for name in WALLACE_OPTIONS if luck.random() < WITH_OPTION)
    wallace += MORE_MINES[int(luck.integers(len(MORE_MINES)))]
    return Options(TITLE, 2, expansions=expansions, automa=wallace)
