"""The computer players' knowledge of Tiletum: levels, calibration, habits, and its other parts."""

# interpreted: read once when a player sits down, and asked once a move of one decision
from collections.abc import Mapping
from typing import Final, cast

from ai.calibration import Calibration
from ai.player_settings import PlayerSettings
from ai.search.playouts import Playouts
from ai.search.policy import Policy
from ai.search.search_settings import SearchSettings
from ai.search.value_factory import LEARNED_VALUE_NAME, ValueFactory
from ai.title_ai import MoveExplainer, TitleAi
from ai.titles.tiletum.families import family_name_by_seat_count_solo_and_silver
from ai.titles.tiletum.habits import TiletumHabits
from ai.titles.tiletum.learned_policy_weights import learned_policy_weights
from ai.titles.tiletum.learned_value import HandWrittenTiletumValue, make_learned_tiletum_value
from ai.titles.tiletum.policy import TiletumPolicy
from ai.titles.tiletum.reasons import TiletumExplainer
from ai.titles.tiletum.waste_detector import TiletumWasteDetector
from ai.waste_detector import WasteDetector
from game.engine.title import Game
from game.titles.tiletum.rules.tiletum_rules import TiletumRules

# Iterations count, so that the same seed gives the same game on every machine.
SETTINGS_BY_LEVEL: Final[Mapping[str, PlayerSettings]] = {
    "ai:1": PlayerSettings(0, 27_000, 220, (("gold", 150),)),
    "ai:2": PlayerSettings(0, 18_000, 150, (("king", 150),)),
    "ai:3": PlayerSettings(0, 9_600, 90, (("contracts", 100),)),
    "ai:4": PlayerSettings(28, 45_000, 150, (("merchant", 80),)),
    "ai:5": PlayerSettings(80, 30_000, 120, (("characters", 60),), avoids_wasteful_moves=True),
    "ai:6": PlayerSettings(300, 15_000, 80, (("architect", 40),), avoids_wasteful_moves=True),
    "ai:7": PlayerSettings(6_000),
}

# Fitted to games between searching players: playouts are too certain, most of all early in a game.
CALIBRATION: Final = Calibration(
    powers_by_seat_count={
        2: (0.4, 0.6, 0.65, 0.35, 0.7),
        3: (0.5, 0.5, 0.55, 0.4, 0.75),
        4: (0.2, 0.45, 0.4, 0.3, 0.45),
    },
    added_thousandths_by_seat_count={2: 20.0, 3: 20.0, 4: 2.0},
)
SILVER_CALIBRATION: Final = Calibration(  # with silver
    powers_by_seat_count={
        2: (0.4, 0.5, 0.55, 0.3, 0.7),
        3: (0.3, 0.8, 0.8, 0.5, 0.6),
        4: (0.35, 0.7, 0.5, 0.3, 0.7),
    },
    added_thousandths_by_seat_count={2: 2.0, 3: 20.0, 4: 2.0},
)


class TiletumAi(TitleAi):
    """The computer players' knowledge of Tiletum, with values in cents."""

    levels = SETTINGS_BY_LEVEL
    calibration = CALIBRATION
    habits_class = TiletumHabits
    usual_search_settings = SearchSettings(
        playout_stages=1, value_name=LEARNED_VALUE_NAME, resamplings_per_determinization=0
    )  # playouts to the end of a turn of all seats, then the learned value
    value_factory = ValueFactory(
        HandWrittenTiletumValue,
        make_learned_tiletum_value,
        "tiletum/ai/value.msgpack",
        family_name_by_seat_count_solo_and_silver,
    )

    def make_policy(self, game: Game) -> Policy:
        """Return the policy that scores moves in cents, with the learned policy weights."""
        board = cast("TiletumRules", game.rules).board
        return TiletumPolicy(game.rules, board, learned_policy_weights(board))

    def make_waste_detector(self, game: Game) -> WasteDetector:
        """Return the detector of wasteful moves, such as gold paid without need."""
        return TiletumWasteDetector(game.rules)

    def calibration_of(self, game: Game) -> Calibration:
        """Return the calibration fitted to games with In Search of Silver, or to those without
        it."""
        board = cast("TiletumRules", game.rules).board
        return SILVER_CALIBRATION if board.silver else self.calibration

    def make_explainer(self, game: Game, playouts: Playouts) -> MoveExplainer:
        """Return the explainer of moves, which speaks of points, fairs, goods and steps."""
        return TiletumExplainer(cast("TiletumRules", game.rules).board, playouts)
