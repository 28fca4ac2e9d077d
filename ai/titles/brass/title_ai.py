"""The computer players' knowledge of Brass: levels, calibration, habits, and its other parts."""

# interpreted: read once when a player sits down, and asked once a move of one decision
from collections.abc import Mapping
from dataclasses import replace
from typing import Final, cast

from ai.calibration import Calibration
from ai.player_settings import PlayerSettings
from ai.search.playouts import Playouts
from ai.search.policy import Policy
from ai.search.search_settings import SearchSettings
from ai.search.value_factory import LEARNED_VALUE_NAME, ValueFactory
from ai.title_ai import MoveExplainer, TitleAi
from ai.titles.brass.habits import BrassHabits
from ai.titles.brass.learned_policy_weights import learned_policy_weights
from ai.titles.brass.learned_value import HandWrittenBrassValue, make_learned_brass_value
from ai.titles.brass.policy import BrassPolicy
from ai.titles.brass.reasons import BrassExplainer
from ai.titles.brass.waste_detector import BrassWasteDetector
from ai.waste_detector import WasteDetector
from game.engine.title import Game
from game.titles.brass.rules.brass_rules import BrassRules

# Playouts to the end of the round, then the learned value.
LEARNED_VALUE_SEARCH_SETTINGS: Final = SearchSettings(
    playout_stages=1, value_name=LEARNED_VALUE_NAME, resamplings_per_determinization=0
)
# Three or four players who hinder each other score less and win no more: with so many own points
# count most. Of two players, one that plays for its own points loses.
MIN_SEATS_PLAYING_FOR_OWN_POINTS: Final = 3
OWN_POINTS_PERCENT_FROM_THREE_SEATS: Final = 90

# Between two turns of a seat lie six actions of three others: one tree for all seldom reaches the
# next turn.
MIN_SEATS_WITH_TREES_OF_THEIR_OWN: Final = 4

# Iterations count, so that the same seed gives the same game on every machine. Those who err do so
# by shares of a reward in which chances to win count, with any number of players.
SETTINGS_BY_LEVEL: Final[Mapping[str, PlayerSettings]] = {
    "ai:1": PlayerSettings(0, 60_000, 250, (("coal", 60),)),
    "ai:2": PlayerSettings(0, 24_000, 200, (("links", 60),)),
    "ai:3": PlayerSettings(0, 11_500, 105, (("loans", 60),)),
    "ai:4": PlayerSettings(
        16, 61_500, 155, (("cotton", 40),), search_settings=LEARNED_VALUE_SEARCH_SETTINGS
    ),
    "ai:5": PlayerSettings(
        40,
        43_000,
        135,
        (("ports", 40),),
        search_settings=LEARNED_VALUE_SEARCH_SETTINGS,
        avoids_wasteful_moves=True,
    ),
    "ai:6": PlayerSettings(
        300,
        22_000,
        120,
        (("iron", 30),),
        search_settings=LEARNED_VALUE_SEARCH_SETTINGS,
        avoids_wasteful_moves=True,
    ),
    "ai:7": PlayerSettings(30_000),
}

# Fitted to games between searching players.
CALIBRATION: Final = Calibration(
    powers_by_seat_count={
        2: (0.35, 0.7, 0.9, 0.55, 0.5),
        3: (0.3, 0.9, 1.1, 0.75, 0.75),
        4: (0.2, 0.95, 0.95, 0.65, 0.55),
    },
    added_thousandths_by_seat_count={2: 20.0, 3: 20.0, 4: 20.0},
)


class BrassAi(TitleAi):
    """The computer players' knowledge of Brass, with values in cents."""

    levels = SETTINGS_BY_LEVEL
    calibration = CALIBRATION
    habits_class = BrassHabits
    usual_search_settings = LEARNED_VALUE_SEARCH_SETTINGS
    value_factory = ValueFactory(
        HandWrittenBrassValue, make_learned_brass_value, "brass/ai/value.msgpack"
    )

    def make_policy(self, game: Game) -> Policy:
        """Return the policy that scores moves in cents, with the learned policy weights."""
        board = cast("BrassRules", game.rules).board
        return BrassPolicy(game.rules, board, learned_policy_weights(board))

    def strongest_search_settings(self, game: Game) -> SearchSettings:
        """Return the settings of the strongest search: with three or four seats, a seat's own
        points have more weight in its reward, and with four each seat has a separate tree."""
        if game.options.seats < MIN_SEATS_PLAYING_FOR_OWN_POINTS:
            return self.usual_search_settings
        return replace(
            self.usual_search_settings,
            own_points_percent=OWN_POINTS_PERCENT_FROM_THREE_SEATS,
            has_tree_per_seat=game.options.seats >= MIN_SEATS_WITH_TREES_OF_THEIR_OWN,
        )

    def make_waste_detector(self, game: Game) -> WasteDetector:
        """Return the detector of wasteful moves, most of which are in the last turn of a game."""
        return BrassWasteDetector(game.rules)

    def make_explainer(self, game: Game, playouts: Playouts) -> MoveExplainer:
        """Return the explainer of moves, which speaks of points, income, pounds and the chance
        that counters flip."""
        return BrassExplainer(cast("BrassRules", game.rules).board, playouts)
