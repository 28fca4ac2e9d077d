"""The self-play games from which the value of Tiletum is learned."""

# interpreted: asked while training alone

from collections.abc import Mapping
from typing import Final

import numpy as np

from ai.search.value_factory import MIN_FAMILY_SEAT_COUNT
from ai.titles.tiletum.families import (
    FAMILIES_BY_SEAT_COUNT,
    FAMILY_NAMES,
    SILVER_FAMILIES_BY_SEAT_COUNT,
    SOLO_FAMILY_NAME,
    SOLO_SILVER_FAMILY_NAME,
)
from ai.titles.tiletum.feature_extractor import STAGE_COUNT, TiletumFeatureExtractor
from ai.titles.tiletum.learned_policy_weights import SHIPPED_WEIGHTS_FILE, WEIGHTS_LAYOUT
from ai.value.self_play_plan import NOBODY, PositionObserver, SelfPlayPlan
from game.engine.title import Game, Options
from game.titles.tiletum.rules.dice import count_dice_on_wheel
from game.titles.tiletum.rules.kinds import CORRUPTION_PHASE, DICE_PHASE, TURNS_PER_ROUND
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.tiletum_rules import TiletumRules

TITLE_NAME: Final = "tiletum"
SILVER_EXPANSION: Final = "silver"
SHARE_OF_GAMES_WITH_FIRST_GAME_SET_UP: Final = 0.1  # of the games are set up as a first game
LEVEL_NAMES: Final = ("easy", "normal", "hard")
CARDINAL_SEAT: Final = 1

# share of random moves before the first recorded stage
RANDOM_MOVE_SHARE_BEFORE_RECORDING: Final = 0.04
# share of random moves from the first recorded stage on
RANDOM_MOVE_SHARE_WHILE_RECORDING: Final = 0.01


def is_start_of_turn(st: TiletumState) -> bool:
    """Return whether a turn of all seats begins; for a new round, before its dice are rolled."""
    if st.turn > 1:
        return st.phase == CORRUPTION_PHASE
    return st.phase == DICE_PHASE and count_dice_on_wheel(st) == 0


class TiletumSelfPlayPlan(SelfPlayPlan):
    """Self-play with every number of seats and against the Cardinal, with and without silver."""

    title = TITLE_NAME
    edition = "standard"
    game_share_by_family: Mapping[str, int] = dict(
        zip(FAMILY_NAMES, (3, 2, 3, 3, 2, 2, 2, 3), strict=True)
    )
    jointly_trained_families: tuple[tuple[str, ...], ...] = (
        FAMILIES_BY_SEAT_COUNT[:1],
        FAMILIES_BY_SEAT_COUNT[1:],
        (SOLO_FAMILY_NAME,),
        SILVER_FAMILIES_BY_SEAT_COUNT[:1],
        SILVER_FAMILIES_BY_SEAT_COUNT[1:],
        (SOLO_SILVER_FAMILY_NAME,),
    )
    stage_count = STAGE_COUNT
    later_prediction_share = 0.8
    policy_weights = WEIGHTS_LAYOUT
    policy_weights_file = SHIPPED_WEIGHTS_FILE
    decided_lead_points = 50.0
    recording_start_stages: tuple[int, ...] = (
        0,
        0,
        TURNS_PER_ROUND,
        2 * TURNS_PER_ROUND,
        3 * TURNS_PER_ROUND,
    )
    recorded_share_of_other_decisions = 1 / 60
    iterations_per_decision = 12
    files_per_family: tuple[int, int] = (200, 96)
    training_step_counts = (1_500, 0)

    def automa_seat_of_family(self, family: str) -> int:
        """Return the Cardinal's seat in families of solo games, NOBODY in others."""
        return CARDINAL_SEAT if family in (SOLO_FAMILY_NAME, SOLO_SILVER_FAMILY_NAME) else NOBODY

    def make_observer(self, game: Game) -> PositionObserver:
        """Return the observer that reads a position at the start of each turn of all seats."""
        rules = game.rules
        assert isinstance(rules, TiletumRules)
        return PositionObserver(
            TiletumFeatureExtractor(rules.board),
            is_start_of_turn,
            RANDOM_MOVE_SHARE_BEFORE_RECORDING,
            RANDOM_MOVE_SHARE_WHILE_RECORDING,
        )

    def draw_options(self, family: str, luck: np.random.Generator) -> Options:
        """Return the options of one game of the family; the Cardinal's level, and whether it is
        set up as a first game, are drawn at random."""
        expansions: tuple[str, ...] = ()
        if family in (*SILVER_FAMILIES_BY_SEAT_COUNT, SOLO_SILVER_FAMILY_NAME):
            expansions = (SILVER_EXPANSION,)
        if luck.random() < SHARE_OF_GAMES_WITH_FIRST_GAME_SET_UP:
            expansions += ("first-game",)
        if family in (SOLO_FAMILY_NAME, SOLO_SILVER_FAMILY_NAME):
            level = LEVEL_NAMES[int(luck.integers(len(LEVEL_NAMES)))]
            return Options(
                TITLE_NAME, 2, expansions=expansions, automa=(level,), automa_seat=CARDINAL_SEAT
            )
        tables = (
            SILVER_FAMILIES_BY_SEAT_COUNT
            if family in SILVER_FAMILIES_BY_SEAT_COUNT
            else FAMILIES_BY_SEAT_COUNT
        )
        return Options(
            TITLE_NAME, tables.index(family) + MIN_FAMILY_SEAT_COUNT, expansions=expansions
        )
