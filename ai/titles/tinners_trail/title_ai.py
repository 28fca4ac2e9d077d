"""The computer players' knowledge of Tinners' Trail: levels,
calibration, habits, and other parts.
"""

# interpreted: read once when a player sits down, and asked once a move of one decision
from collections.abc import Mapping
from typing import Final, cast

from ai.calibration import Calibration
from ai.player_settings import PlayerSettings
from ai.search.playouts import Playouts
from ai.search.policy import Policy, PositionValue
from ai.search.search_settings import SearchSettings
from ai.search.value_factory import LEARNED_VALUE_NAME, PLAIN_VALUE_NAME, ValueFactory
from ai.title_ai import MoveExplainer, TitleAi
from ai.titles.tinners_trail.habits import TrailHabits
from ai.titles.tinners_trail.learned_policy_weights import (
    family_name_by_seat_count_or_solo,
    learned_policy_weights,
)
from ai.titles.tinners_trail.learned_value import make_learned_trail_value, make_learned_value_2007
from ai.titles.tinners_trail.lord_wallace import fact_sentences
from ai.titles.tinners_trail.policy import TrailPolicy
from ai.titles.tinners_trail.reasons.explainer import TrailExplainer
from ai.titles.tinners_trail.value import HandWrittenTrailValue, HandWrittenValue2007
from ai.titles.tinners_trail.waste_detector import TrailWasteDetector
from ai.waste_detector import WasteDetector
from game.engine.move import Move
from game.engine.rules import State
from game.engine.title import Game
from game.text.words import Words
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.trail_rules import TrailRules
from game.titles.tinners_trail.rules.wallace.reconstruction import wallace_facts_of_step

PLAIN_VALUE_SEARCH_SETTINGS: Final = SearchSettings(
    playout_stages=1, value_name="plain"
)  # to the end of the round, then a value

# Iterations count, so that the same seed gives the same game on every machine; the steps are
# measured: see README.md.
SETTINGS_BY_LEVEL: Final[Mapping[str, PlayerSettings]] = {
    "ai:1": PlayerSettings(0, 40_000, 300, (("tin", 80), ("reserve", 400))),
    "ai:2": PlayerSettings(0, 20_000, 300, (("improving", 60), ("reserve", 400))),
    "ai:3": PlayerSettings(0, 10_000, 150, (("bidding", 60),)),
    "ai:4": PlayerSettings(
        16,
        65_000,
        350,
        (("thrift", 10), ("selling", 200)),
        PLAIN_VALUE_SEARCH_SETTINGS,
        avoids_wasteful_moves=True,
    ),
    "ai:5": PlayerSettings(90, 28_000, 250, (("copper", 20),), avoids_wasteful_moves=True),
    "ai:6": PlayerSettings(500, 8_000, 150, (("passing", 20),), avoids_wasteful_moves=True),
    "ai:7": PlayerSettings(30_000),
}

# Fitted and smoothed to games between searching players: quick ones are too sure, late most of all.
CALIBRATION: Final = Calibration(
    powers_by_seat_count={
        2: (0.55, 0.65, 0.6, 0.4, 0.6),
        3: (0.55, 0.7, 0.6, 0.5, 1.0),
        4: (0.4, 0.8, 0.75, 0.6, 0.9),
        5: (0.6, 0.45, 0.55, 0.45, 0.95),
    },
    added_thousandths_by_seat_count={2: 2.0, 3: 5.0, 4: 20.0, 5: 2.0},
)


# The same of the edition of 2007.

PLAIN_VALUE_SEARCH_SETTINGS_2007: Final = SearchSettings(
    playout_stages=1, value_name="plain", resamplings_per_determinization=0
)
LEARNED_VALUE_SEARCH_SETTINGS_2007: Final = SearchSettings(
    playout_stages=1, value_name="learned", resamplings_per_determinization=0
)
# Of three seats, those that mostly play for their own points win as often as those that play for
# the lead, and a table of them scores 7 points a seat more; of four, they win no more.
SEAT_COUNT_PLAYING_FOR_OWN_POINTS_2007: Final = 3
OWN_POINTS_SEARCH_SETTINGS_2007: Final = SearchSettings(
    playout_stages=1, value_name="learned", resamplings_per_determinization=0, own_points_percent=90
)

SETTINGS_BY_LEVEL_2007: Final[Mapping[str, PlayerSettings]] = {
    "ai:1": PlayerSettings(0, 13_000, 220, (("tin", 80), ("reserve", 300))),
    "ai:2": PlayerSettings(0, 8_500, 140, (("improving", 60), ("reserve", 300))),
    "ai:3": PlayerSettings(0, 5_000, 70, (("bidding", 35),)),
    "ai:4": PlayerSettings(
        16,
        52_000,
        330,
        (("thrift", 10), ("selling", 200)),
        PLAIN_VALUE_SEARCH_SETTINGS_2007,
        avoids_wasteful_moves=True,
    ),
    "ai:5": PlayerSettings(
        90,
        27_000,
        220,
        (("copper", 20),),
        LEARNED_VALUE_SEARCH_SETTINGS_2007,
        avoids_wasteful_moves=True,
    ),
    "ai:6": PlayerSettings(
        500,
        12_000,
        150,
        (("passing", 20),),
        LEARNED_VALUE_SEARCH_SETTINGS_2007,
        avoids_wasteful_moves=True,
    ),
    "ai:7": PlayerSettings(20_000),
}

# Fitted to games between searching players.
CALIBRATION_2007: Final = Calibration(
    powers_by_seat_count={3: (0.5, 0.75, 0.7, 0.7, 0.75), 4: (0.5, 0.7, 0.6, 0.6, 0.45)},
    added_thousandths_by_seat_count={3: 20.0, 4: 5.0},
)


class TrailAi(TitleAi):
    """The computer players' knowledge of Tinners' Trail, with values in pence."""

    levels = SETTINGS_BY_LEVEL
    calibration = CALIBRATION
    habits_class = TrailHabits
    usual_search_settings = SearchSettings()
    value_factory = ValueFactory(
        HandWrittenTrailValue,
        make_learned_trail_value,
        "tinners_trail/ai/value.msgpack",
        family_name_by_seat_count_or_solo,
    )

    def make_policy(self, game: Game) -> Policy:
        """Return the policy that scores moves in pence and bids by maximum bids."""
        rules = cast("TrailRules", game.rules)
        return TrailPolicy(rules, rules.board, learned_policy_weights(rules.board))

    def make_named_value(self, game: Game, name: str) -> PositionValue | None:
        """Return the value with this name; in games against Lord Wallace the learned value takes
        the place of the plain one."""
        wallace = name == PLAIN_VALUE_NAME and game.options.automa is not None
        return super().make_named_value(game, LEARNED_VALUE_NAME if wallace else name)

    def strongest_search_settings(self, game: Game) -> SearchSettings:
        """Return the search settings that play this game best; against Lord Wallace a playout
        passes two stages instead of one.
        """
        return (
            self.usual_search_settings
            if game.options.automa is None
            else SearchSettings(playout_stages=2)
        )

    def make_waste_detector(self, game: Game) -> WasteDetector:
        """Return the detector of wasteful moves, such as extractions at a loss and moves that
        come too late."""
        return TrailWasteDetector(game.rules)

    def make_explainer(self, game: Game, playouts: Playouts) -> MoveExplainer:
        """Return the explainer of moves, which speaks of pounds, cubes, water and points."""
        return TrailExplainer(cast("TrailRules", game.rules), playouts)

    def automa_reason_sentences(
        self, before: State, move: Move, after: State, words: Words
    ) -> tuple[str, ...]:
        """Return Lord Wallace's reasons for a step as sentences; () in games without him."""
        assert isinstance(before, TrailState)
        assert isinstance(after, TrailState)
        if not before.board.is_solo_game:
            return ()
        bands = tuple(int(column) for column in before.board.wallace.first_columns_of_bands)
        return fact_sentences(wallace_facts_of_step(before, move, after), words, bands)


class TrailAi2007(TrailAi):
    """The computer players' knowledge of the 2007 edition."""

    levels = SETTINGS_BY_LEVEL_2007
    calibration = CALIBRATION_2007
    usual_search_settings = LEARNED_VALUE_SEARCH_SETTINGS_2007
    value_factory = ValueFactory(
        HandWrittenValue2007, make_learned_value_2007, "tinners_trail/ai/value_2007.msgpack"
    )

    def strongest_search_settings(self, game: Game) -> SearchSettings:
        """Return the settings of the strongest search; with three seats, a seat's own points have
        more weight in its reward."""
        if game.options.seats != SEAT_COUNT_PLAYING_FOR_OWN_POINTS_2007:
            return self.usual_search_settings
        return OWN_POINTS_SEARCH_SETTINGS_2007
