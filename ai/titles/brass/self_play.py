"""The self-play games from which the value of Brass is learned."""

# interpreted: asked while training alone

from collections.abc import Mapping
from typing import Final, cast

import numpy as np

from ai.search.value_factory import FAMILY_NAMES_BY_SEAT_COUNT, MIN_FAMILY_SEAT_COUNT
from ai.titles.brass.feature_extractor import STAGE_COUNT, STAGES_PER_ERA, BrassFeatureExtractor
from ai.titles.brass.learned_policy_weights import SHIPPED_WEIGHTS_FILE, WEIGHTS_LAYOUT
from ai.titles.brass.openings import OPENING_CHANGES_BY_NAME
from ai.value.self_play_plan import PositionObserver, SelfPlayPlan
from game.engine.rules import State
from game.engine.title import Game, Options
from game.titles.brass.notation.game_options import EXPANSIONS
from game.titles.brass.rules.brass_rules import BrassRules
from game.titles.brass.rules.kinds import ACTIONS_PHASE, CANAL_ERA, DEBT_PHASE
from game.titles.brass.rules.state import BrassState

TITLE_NAME: Final = "brass"
SHARE_OF_GAMES_WITH_EACH_OPTIONAL_RULE: Final = 0.1  # of the games use one particular optional rule

# share of random moves before the first recorded stage
RANDOM_MOVE_SHARE_BEFORE_RECORDING: Final = 0.08
# share of random moves from the first recorded stage on
RANDOM_MOVE_SHARE_WHILE_RECORDING: Final = 0.01
GAMES_IN_30_RECORDED_FROM_START: Final = 12  # games of 30 that are recorded from the first round on
FIRST_RECORDED_STAGES_IN_CANAL_ERA: Final = (
    3,
    4,
    4,
    5,
    5,
    6,
    6,
    7,
    7,
    8,
    8,
    9,
)  # the first recorded stages of the other games
FIRST_RECORDED_STAGES_IN_RAIL_ERA: Final = tuple(range(STAGES_PER_ERA + 2, STAGES_PER_ERA + 8))


def is_start_of_round(st: BrassState) -> bool:
    """Return whether the state is at a round's first turn, or at a debt that is paid before it."""
    first_turn = st.phase == ACTIONS_PHASE and st.turn == 0 and st.action == 1
    return st.phase == DEBT_PHASE or first_turn


class BrassSelfPlayPlan(SelfPlayPlan):
    """The self-play plan of Brass, with 2 to 4 seats and sometimes with optional rules."""

    title = TITLE_NAME
    edition = "2007"
    game_share_by_family: Mapping[str, int] = dict.fromkeys(FAMILY_NAMES_BY_SEAT_COUNT[:3], 5)
    jointly_trained_families: tuple[tuple[str, ...], ...] = tuple(
        (table,) for table in FAMILY_NAMES_BY_SEAT_COUNT[:3]
    )
    stage_count = STAGE_COUNT
    policy_weights = WEIGHTS_LAYOUT
    policy_weights_file = SHIPPED_WEIGHTS_FILE
    weight_changes_by_opening = OPENING_CHANGES_BY_NAME
    decided_lead_points = 40.0
    files_per_family: tuple[int, int] = (40, 256)
    recording_start_stages: tuple[int, ...] = (
        *(0,) * GAMES_IN_30_RECORDED_FROM_START,
        *FIRST_RECORDED_STAGES_IN_CANAL_ERA,
        *FIRST_RECORDED_STAGES_IN_RAIL_ERA,
    )
    iterations_per_decision = 100
    later_prediction_share = 0.7
    training_step_counts = (800, 300)
    hidden_unit_count = 11

    def make_observer(self, game: Game) -> PositionObserver:
        """Return the observer that reads one position per round."""
        rules = game.rules
        assert isinstance(rules, BrassRules)
        return PositionObserver(
            BrassFeatureExtractor(rules.board),
            is_start_of_round,
            RANDOM_MOVE_SHARE_BEFORE_RECORDING,
            RANDOM_MOVE_SHARE_WHILE_RECORDING,
        )

    def are_openings_followed(self, state: State) -> bool:
        """Return whether it is the canal era; openings are followed only there."""
        return int(cast("BrassState", state).era) == CANAL_ERA

    def draw_options(self, family: str, luck: np.random.Generator) -> Options:
        """Return the options of one game: the number of seats of the family, and each optional
        rule at random."""
        rules = tuple(
            word for word in EXPANSIONS if luck.random() < SHARE_OF_GAMES_WITH_EACH_OPTIONAL_RULE
        )
        return Options(
            TITLE_NAME,
            FAMILY_NAMES_BY_SEAT_COUNT.index(family) + MIN_FAMILY_SEAT_COUNT,
            expansions=rules,
        )
