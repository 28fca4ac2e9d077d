"""What computer players know of Tiletum."""

# interpreted: asked once, when a player sits down

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.character import Habits
from ai.known_values import LEARNED, known_value
from ai.mind import Mind
from ai.search.policy import Policy
from ai.search.style import Style
from ai.search.value import Value
from ai.titles.tiletum.calibration import CALIBRATION
from ai.titles.tiletum.habits import TiletumHabits
from ai.titles.tiletum.learned_weights import learned_value
from ai.titles.tiletum.levels import LEVELS
from ai.titles.tiletum.policy import TiletumPolicy
from ai.titles.tiletum.value import TiletumValue
from game.engine.title import Game
from game.titles.tiletum.rules.tiletum_rules import TiletumRules

if TYPE_CHECKING:
    from ai.grounds import Grounds
    from ai.search.trials import Playouts
    from ai.value.course import ValueCourse


class TiletumMind(Mind):
    """Houses, pillars, fairs, contracts and steps by estimate."""

    levels = LEVELS
    calibration = CALIBRATION

    def policy(self, game: Game) -> Policy:
        """Return moves valued in cents, quick games among them."""
        rules = _rules(game)
        return TiletumPolicy(rules.board, rules.most_moves)

    def value(self, game: Game, name: str) -> Value | None:
        """Return the hand-written or the learned value, see `known_value`."""
        board = _rules(game).board
        return known_value(
            name, lambda: TiletumValue(board), lambda path: learned_value(board, path)
        )

    def style(self, game: Game) -> Style:
        """Return the style that won: quick games to the end of the round, then the value."""
        return Style(stages=1, value=LEARNED, doubts=0)

    def habits(self, habits: tuple[tuple[str, int], ...], misjudgement: int) -> Habits:
        """Return habits of these names, in cents; KeyError for one there is not."""
        return TiletumHabits(habits, misjudgement)

    def grounds(self, game: Game, trials: Playouts) -> Grounds:
        """Return reasons in points, fairs, goods and steps."""
        from ai.titles.tiletum.reasons.tiletum_grounds import TiletumGrounds

        return TiletumGrounds(_rules(game).board, trials)

    def course(self) -> ValueCourse:
        """Return every table, with silver and without it, and games against the Cardinal."""
        from ai.titles.tiletum.course import TiletumCourse

        return TiletumCourse()


def _rules(game: Game) -> TiletumRules:
    rules = game.rules
    assert isinstance(rules, TiletumRules)
    return rules
