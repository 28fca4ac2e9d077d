"""What computer players know of the edition of 2007."""

# interpreted: asked once, when a player sits down

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.character import Habits
from ai.known_values import known_value
from ai.mind import Mind
from ai.search.policy import Policy
from ai.search.style import Style
from ai.search.value import Value
from ai.titles.tinners_trail.classic.calibration import CALIBRATION
from ai.titles.tinners_trail.classic.learned_weights import learned_value
from ai.titles.tinners_trail.classic.levels import LEVELS, LONG
from ai.titles.tinners_trail.classic.policy import ClassicPolicy
from ai.titles.tinners_trail.classic.value import ClassicValue
from ai.titles.tinners_trail.habits import TrailHabits
from game.engine.title import Game
from game.titles.tinners_trail.rules.classic.classic_rules import ClassicRules

if TYPE_CHECKING:
    from ai.grounds import Grounds
    from ai.search.trials import Playouts
    from ai.value.course import ValueCourse


class ClassicMind(Mind):
    """Mines, unknown ground, prices and boxes by estimate, and what was learned of positions."""

    levels = LEVELS
    calibration = CALIBRATION

    def policy(self, game: Game) -> Policy:
        """Return values in pence by plain estimates, auctions as maximum bids."""
        return ClassicPolicy(_rules(game))

    def value(self, game: Game, name: str) -> Value | None:
        """Return the hand-written or the learned value, see `known_value`."""
        board = _rules(game).board
        return known_value(
            name, lambda: ClassicValue(board), lambda path: learned_value(board, path)
        )

    def style(self, game: Game) -> Style:
        """Return the style that won: quick games to the end of the round, then the value."""
        return LONG

    def habits(self, habits: tuple[tuple[str, int], ...], misjudgement: int) -> Habits:
        """Return habits of these names, in pence; KeyError for one there is not."""
        return TrailHabits(habits, misjudgement)

    def grounds(self, game: Game, trials: Playouts) -> Grounds:
        """Return reasons in pounds, cubes, water and boxes."""
        from ai.titles.tinners_trail.classic.reasons.classic_grounds import ClassicGrounds

        return ClassicGrounds(_rules(game))

    def course(self) -> ValueCourse:
        """Return tables of three and of four."""
        from ai.titles.tinners_trail.classic.course import ClassicCourse

        return ClassicCourse()


def _rules(game: Game) -> ClassicRules:
    rules = game.rules
    assert isinstance(rules, ClassicRules)
    return rules
