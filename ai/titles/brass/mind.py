"""What computer players know of Brass."""

# interpreted: asked once, when a player sits down

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.character import Habits
from ai.known_values import LEARNED, known_value
from ai.mind import Mind
from ai.search.policy import Policy
from ai.search.style import Style
from ai.search.value import Value
from ai.titles.brass.calibration import CALIBRATION
from ai.titles.brass.habits import BrassHabits
from ai.titles.brass.learned_weights import learned_value
from ai.titles.brass.levels import LEVELS
from ai.titles.brass.policy import BrassPolicy
from ai.titles.brass.value import BrassValue
from game.engine.title import Game
from game.titles.brass.rules.brass_rules import BrassRules

if TYPE_CHECKING:
    from ai.grounds import Grounds
    from ai.search.trials import Playouts
    from ai.value.course import ValueCourse


class BrassMind(Mind):
    """Counters, links, money and income by estimate."""

    levels = LEVELS
    calibration = CALIBRATION

    def policy(self, game: Game) -> Policy:
        """Return moves valued in cents, quick games among them."""
        rules = _rules(game)
        return BrassPolicy(rules.board, rules.most_moves)

    def value(self, game: Game, name: str) -> Value | None:
        """Return the hand-written or the learned value, see `known_value`."""
        board = _rules(game).board
        return known_value(name, lambda: BrassValue(board), lambda path: learned_value(board, path))

    def style(self, game: Game) -> Style:
        """Return the style that won: quick games to the end of the round, then the value."""
        return Style(stages=1, value=LEARNED, doubts=0)

    def habits(self, habits: tuple[tuple[str, int], ...], misjudgement: int) -> Habits:
        """Return habits of these names, in cents; KeyError for one there is not."""
        return BrassHabits(habits, misjudgement)

    def grounds(self, game: Game, trials: Playouts) -> Grounds:
        """Return reasons in points, income, pounds and the likelihood that counters flip."""
        from ai.titles.brass.reasons.brass_grounds import BrassGrounds

        return BrassGrounds(_rules(game).board, trials)

    def course(self) -> ValueCourse:
        """Return every table, now and then with an optional rule."""
        from ai.titles.brass.course import BrassCourse

        return BrassCourse()


def _rules(game: Game) -> BrassRules:
    rules = game.rules
    assert isinstance(rules, BrassRules)
    return rules
