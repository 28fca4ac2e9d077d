"""The self-play games from which the value of Brass is learned."""

# interpreted: asked while training alone

from collections.abc import Mapping
from typing import Final, cast

import numpy as np

from ai.search.value_factory import FEWEST, TABLES
from ai.titles.brass.feature_extractor import ROUNDS_APART, STAGES, BrassFeatureExtractor
from ai.titles.brass.learned_policy_weights import FORM, SHIPPED
from ai.titles.brass.openings import OPENINGS
from ai.value.self_play_plan import PositionObserver, SelfPlayPlan
from game.engine.rules import State
from game.engine.title import Game, Options
from game.titles.brass.notation.game_options import EXPANSIONS
from game.titles.brass.rules.brass_rules import BrassRules
from game.titles.brass.rules.kinds import ACTIONS_PHASE, CANAL, DEBT_PHASE
from game.titles.brass.rules.state import BrassState

TITLE: Final = "brass"
WITH_OPTION: Final = 0.1  # of the games use one particular optional rule

RANDOM_MOVES: Final = 0.08  # of the moves that lead up to what is noted
EXPLORED_MOVES: Final = 0.01  # of those afterwards
FROM_THE_DEAL: Final = 12  # of 30 games are recorded from the first round on
CANAL_ROUNDS: Final = (3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9)  # the others from one of these stages
RAIL_ROUNDS: Final = tuple(range(ROUNDS_APART + 2, ROUNDS_APART + 8))


def is_start_of_round(st: BrassState) -> bool:
    """Return whether the state is at a round's first turn, or at a debt that is paid before it."""
    first_turn = st.phase == ACTIONS_PHASE and st.turn == 0 and st.action == 1
    return st.phase == DEBT_PHASE or first_turn


class BrassSelfPlay(SelfPlayPlan):
    """The self-play plan of Brass, with 2 to 4 seats and sometimes with optional rules."""

    title = TITLE
    edition = "2007"
    families: Mapping[str, int] = dict.fromkeys(TABLES[:3], 5)
    jointly_trained_families: tuple[tuple[str, ...], ...] = tuple((table,) for table in TABLES[:3])
    stages = STAGES
    policy_weights = FORM
    policy_weights_file = SHIPPED
    openings = OPENINGS
    clear = 40.0
    files: tuple[int, int] = (40, 256)
    recording_start_stages: tuple[int, ...] = (*(0,) * FROM_THE_DEAL, *CANAL_ROUNDS, *RAIL_ROUNDS)
    thought = 100
    trust = 0.7
    steps = (800, 300)
    hidden = 11

    def make_observer(self, game: Game) -> PositionObserver:
        """Return the observer that reads one position per round."""
        rules = game.rules
        assert isinstance(rules, BrassRules)
        return PositionObserver(
            BrassFeatureExtractor(rules.board), is_start_of_round, RANDOM_MOVES, EXPLORED_MOVES
        )

    def is_opening_phase(self, state: State) -> bool:
        """Return whether it is the canal era, in which alone openings are followed."""
        return int(cast("BrassState", state).era) == CANAL

    def draw_options(self, family: str, luck: np.random.Generator) -> Options:
        """Return the options of one game: the number of seats of the family, and each optional
        rule at random."""
        rules = tuple(word for word in EXPANSIONS if luck.random() < WITH_OPTION)
        return Options(TITLE, TABLES.index(family) + FEWEST, expansions=rules)
