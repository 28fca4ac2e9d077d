"""The self-play games from which the value of Tinners' Trail is learned."""

# interpreted: asked while training alone

from collections.abc import Mapping
from typing import Final, cast

import numpy as np

from ai.search.search_settings import SearchSettings
from ai.search.value_factory import FAMILY_NAMES_BY_SEAT_COUNT, MIN_FAMILY_SEAT_COUNT
from ai.titles.tinners_trail.feature_extractor import (
    STAGE_COUNT,
    TrailFeatureExtractor,
    is_before_price_roll,
)
from ai.titles.tinners_trail.feature_extractor_2007 import (
    FeatureExtractor2007,
    is_before_price_roll_2007,
)
from ai.titles.tinners_trail.learned_policy_weights import SHIPPED_WEIGHTS_FILE as POLICY_WEIGHTS
from ai.titles.tinners_trail.learned_policy_weights import SOLO_FAMILY_NAME, WEIGHTS_LAYOUT
from ai.value.self_play_plan import NOBODY, PositionObserver, SelfPlayPlan
from game.engine.rules import State
from game.engine.title import Game, Options
from game.titles.tinners_trail.notation.game_options import EXPANSIONS, TITLE_NAME, WALLACE_OPTIONS
from game.titles.tinners_trail.rules.kinds import INVEST_PHASE, ROUND_COUNT
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.trail_rules import TrailRules

WALLACE_OPTIONS_WITHOUT_MORE_MINES: Final = tuple(
    word for word in WALLACE_OPTIONS if "more-mines" not in word
)
MORE_MINES_OPTION_CHOICES: Final = ((), ("more-mines",), ("more-mines-2",))

SHARE_OF_GAMES_WITHOUT_EXPANSION: Final = 0.5  # of all games are played without any expansion
SHARE_OF_SOLO_GAMES_WITH_EACH_OPTION: Final = 0.4  # of solo games use one particular option of his

WALLACE_SEAT: Final = 1

# Random moves of those that lead up to what is noted; of investments before it, so that companies
# with much and little money are met; and of investments afterwards.
USUAL_AND_TWO_INVESTMENT_RANDOM_SHARES: Final = (0.03, 0.5, 0.1)
USUAL_AND_TWO_INVESTMENT_RANDOM_SHARES_2007: Final = (0.05, 0.4, 0.05)

FAMILY_NAMES_2007: Final = FAMILY_NAMES_BY_SEAT_COUNT[1:3]


class TrailObserver(PositionObserver):
    """An observer that explores investments more often than other moves, because they decide the
    money at the start of the next round."""

    def is_searched_part(self, state: State, first_recorded_stage: int) -> bool:
        """Return whether the current round is at or after that of the first recorded stage,
        `first_recorded_stage`."""
        st = cast("TrailState", state)
        if st.board.is_edition_2007:
            return int(self.feature_extractor.stage_number(st)) >= first_recorded_stage
        return int(st.round) > first_recorded_stage // 2

    def exploration_share(self, state: State, *, is_searched: bool) -> float:
        """Return the probability, 0 to 1, that a random promising move is played in this state
        instead of the best one.

        It is higher for investments than for other moves. `is_searched` is the result of
        `is_searched_part`: from the first recorded stage on only investments are ever random.
        """
        st = cast("TrailState", state)
        plain, random, explored = (
            USUAL_AND_TWO_INVESTMENT_RANDOM_SHARES_2007
            if st.board.is_edition_2007
            else USUAL_AND_TWO_INVESTMENT_RANDOM_SHARES
        )
        if st.phase == INVEST_PHASE:
            return explored if is_searched else random
        return 0 if is_searched else plain


class SelfPlayPlanOfBothEditions(SelfPlayPlan):
    """The part of the self-play plan of Tinners' Trail that both editions share."""

    title = TITLE_NAME

    def make_observer(self, game: Game) -> PositionObserver:
        """Return the observer of positions for self-play: it reads two positions per round, in the
        2007 edition one."""
        rules = game.rules
        assert isinstance(rules, TrailRules)
        if rules.board.is_edition_2007:
            return TrailObserver(
                FeatureExtractor2007(rules.board),
                is_before_price_roll_2007,
                *USUAL_AND_TWO_INVESTMENT_RANDOM_SHARES_2007[::2],
            )
        return TrailObserver(
            TrailFeatureExtractor(rules.board),
            is_before_price_roll,
            *USUAL_AND_TWO_INVESTMENT_RANDOM_SHARES[::2],
        )


class TrailSelfPlayPlan(SelfPlayPlanOfBothEditions):
    """The self-play plan of the remastered edition, with every number of seats and against Lord
    Wallace, with and without expansions."""

    edition = "remastered"
    game_share_by_family: Mapping[str, int] = {
        **dict(zip(FAMILY_NAMES_BY_SEAT_COUNT, (6, 5, 4, 3), strict=True)),
        SOLO_FAMILY_NAME: 3,
    }
    jointly_trained_families: tuple[tuple[str, ...], ...] = (
        FAMILY_NAMES_BY_SEAT_COUNT[:1],
        FAMILY_NAMES_BY_SEAT_COUNT[1:],
        (SOLO_FAMILY_NAME,),
    )
    stage_count = STAGE_COUNT
    target_stages_ahead = 2
    recording_start_stages: tuple[int, ...] = (0, 2, 2, 4, 4, 6, 6)
    recorded_share_of_other_decisions = 1 / 30
    iterations_per_decision = 40
    files_per_family: tuple[int, int] = (200, 200)
    training_step_counts: tuple[int, int] = (3_000, 1_000)
    first_search_settings = SearchSettings(value_name="plain")
    policy_weights = WEIGHTS_LAYOUT
    policy_weights_file = POLICY_WEIGHTS

    def automa_seat_of_family(self, family: str) -> int:
        """Return Lord Wallace's seat in the family of solo games, NOBODY in others."""
        return WALLACE_SEAT if family == SOLO_FAMILY_NAME else NOBODY

    def draw_options(self, family: str, luck: np.random.Generator) -> Options:
        """Return the options of one game of the family, with random expansions, in solo games also
        with random options of Lord Wallace.
        """
        expansions: tuple[str, ...] = ()
        if luck.random() >= SHARE_OF_GAMES_WITHOUT_EXPANSION:
            expansions = tuple(name for name in EXPANSIONS if luck.random() < 0.5)
        seats = (
            MIN_FAMILY_SEAT_COUNT
            if family == SOLO_FAMILY_NAME
            else FAMILY_NAMES_BY_SEAT_COUNT.index(family) + MIN_FAMILY_SEAT_COUNT
        )
        if seats == MIN_FAMILY_SEAT_COUNT:
            expansions = tuple(name for name in expansions if name != "kickstarter-cards")
        if family != SOLO_FAMILY_NAME:
            return Options(TITLE_NAME, seats, expansions=expansions)
        wallace = tuple(
            name
            for name in WALLACE_OPTIONS_WITHOUT_MORE_MINES
            if luck.random() < SHARE_OF_SOLO_GAMES_WITH_EACH_OPTION
        )
        wallace += MORE_MINES_OPTION_CHOICES[int(luck.integers(len(MORE_MINES_OPTION_CHOICES)))]
        return Options(TITLE_NAME, 2, expansions=expansions, automa=wallace)


class Edition2007SelfPlayPlan(SelfPlayPlanOfBothEditions):
    """The self-play plan of the 2007 edition, with three and four seats."""

    edition = "2007"
    game_share_by_family: Mapping[str, int] = dict.fromkeys(FAMILY_NAMES_2007, 6)
    jointly_trained_families: tuple[tuple[str, ...], ...] = tuple(
        (table,) for table in FAMILY_NAMES_2007
    )
    stage_count = int(ROUND_COUNT)
    recording_start_stages: tuple[int, ...] = (0, 1, 1, 2, 2, 3)
    files_per_family = (40, 64)

    def draw_options(self, family: str, luck: np.random.Generator) -> Options:
        """Return the set-up of a game of the family."""
        return Options(
            self.title,
            FAMILY_NAMES_BY_SEAT_COUNT.index(family) + MIN_FAMILY_SEAT_COUNT,
            self.edition,
        )
