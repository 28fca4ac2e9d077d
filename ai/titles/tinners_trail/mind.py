"""What computer players know of Tinners' Trail."""

# interpreted: asked once, when a player sits down

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.character import Habits
from ai.known_values import LEARNED, PLAIN, known_value
from ai.mind import Mind
from ai.search.policy import Policy
from ai.search.style import Style
from ai.search.value import Value
from ai.titles.tinners_trail.calibration import CALIBRATION
from ai.titles.tinners_trail.habits import TrailHabits
from ai.titles.tinners_trail.learned_leanings import learned_leanings
from ai.titles.tinners_trail.learned_weights import learned_value
from ai.titles.tinners_trail.levels import LEVELS
from ai.titles.tinners_trail.policy import TrailPolicy
from ai.titles.tinners_trail.value import TrailValue
from game.engine.move import Move
from game.engine.rules import State
from game.engine.title import Game
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.trail_rules import TrailRules
from game.titles.tinners_trail.rules.wallace.trace import explain
from game.words import Words

if TYPE_CHECKING:
    from ai.grounds import Grounds
    from ai.search.trials import Playouts
    from ai.value.course import ValueCourse


class TrailMind(Mind):
    """Mines, prices and investments by estimate, and what was learned of positions."""

    levels = LEVELS
    calibration = CALIBRATION

    def policy(self, game: Game) -> Policy:
        """Return values in pence by plain estimates, auctions as maximum bids."""
        rules = _rules(game)
        return TrailPolicy(rules, rules.board, learned_leanings(rules.board))

    def value(self, game: Game, name: str) -> Value | None:
        """Return the hand-written or the learned value, see `known_value`.

        The plain one knows nothing of Lord Wallace, so against him the learned one takes its
        place.
        """
        board = _rules(game).board
        if name == PLAIN and board.solo:
            name = LEARNED
        return known_value(name, lambda: TrailValue(board), lambda path: learned_value(board, path))

    def style(self, game: Game) -> Style:
        """Return the style that won: against Lord Wallace it looks a round further."""
        return Style() if game.options.automa is None else Style(stages=2)

    def habits(self, habits: tuple[tuple[str, int], ...], misjudgement: int) -> Habits:
        """Return habits of these names, in pence; KeyError for one there is not."""
        return TrailHabits(habits, misjudgement)

    def grounds(self, game: Game, trials: Playouts) -> Grounds:
        """Return reasons in pounds, cubes, water and points."""
        from ai.titles.tinners_trail.reasons.trail_grounds import TrailGrounds

        return TrailGrounds(_rules(game), trials)

    def course(self) -> ValueCourse:
        """Return every table and the games against Lord Wallace."""
        from ai.titles.tinners_trail.course import TrailCourse

        return TrailCourse()

    def explained(self, before: State, move: Move, after: State, words: Words) -> tuple[str, ...]:
        """Return Lord Wallace's reasons for a step in sentences."""
        from ai.titles.tinners_trail.lord_wallace import explained

        assert isinstance(before, TrailState)
        assert isinstance(after, TrailState)
        bands = tuple(int(column) for column in before.board.wallace.band_from)
        return explained(explain(before, move, after), words, bands)


def _rules(game: Game) -> TrailRules:
    rules = game.rules
    assert isinstance(rules, TrailRules)
    return rules
