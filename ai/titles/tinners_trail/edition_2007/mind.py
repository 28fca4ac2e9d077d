"""What computer players know of the edition of 2007. The levels of the edition of 2007: how
each of its characters thinks and errs."""

# interpreted: read once, when a player sits down
# interpreted: read once, when a game is analysed
# interpreted: asked once, when a player sits down
from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from ai.character import Character, Habits
from ai.levels import known_value
from ai.mind import Calibration, Mind
from ai.search.policy import Policy, Value
from ai.search.style import SearchStyle
from ai.titles.tinners_trail.edition_2007.learned_value import ClassicValue
from ai.titles.tinners_trail.edition_2007.learned_weights import learned_value
from ai.titles.tinners_trail.edition_2007.policy import ClassicPolicy
from ai.titles.tinners_trail.mind import TrailHabits
from game.engine.title import Game
from game.titles.tinners_trail.rules.edition_2007.rules import ClassicRules

if TYPE_CHECKING:
    from ai.mind import MoveExplainer
    from ai.search.trials import Playouts
    from ai.value.course import SelfPlayPlan


# The levels of the edition of 2007: how each of its characters thinks and errs.

SHORT: Final = SearchStyle(
    stages=1, value="plain", doubts=0
)  # to the end of the round, then a value
LONG: Final = SearchStyle(stages=1, value="learned", doubts=0)

# Iterations count, so that the same seed gives the same game on every machine; the steps are
# measured: see README.md.
LEVELS: Final = MappingProxyType(
    {
        "ai:1": Character(0, 13_000, 220, (("tin", 80),)),
        "ai:2": Character(0, 8_500, 140, (("improving", 60),)),
        "ai:3": Character(0, 5_000, 70, (("bidding", 35),)),
        "ai:4": Character(16, 52_000, 330, (("thrift", 10),), SHORT),
        "ai:5": Character(90, 27_000, 220, (("copper", 20),), LONG),
        "ai:6": Character(500, 12_000, 150, (("passing", 20),), LONG),
        "ai:7": Character(20_000, style=LONG),
    }
)


# Chances to win at the edition of 2007, fitted to games between searching players.
#
# Quick games are too sure of who is ahead: a searching player who is behind finds what they
# miss.

CALIBRATION: Final = Calibration(
    powers=MappingProxyType({3: (0.75, 0.6, 0.6, 0.6, 1.05), 4: (0.1, 1.0, 0.75, 0.8, 0.35)}),
    granted=MappingProxyType({3: 10.0, 4: 20.0}),
)


# What computer players know of the edition of 2007.


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

    def style(self, game: Game) -> SearchStyle:
        """Return the style that won: quick games to the end of the round, then the value."""
        return LONG

    def habits(self, habits: tuple[tuple[str, int], ...], misjudgement: int) -> Habits:
        """Return habits of these names, in pence; KeyError for one there is not."""
        return TrailHabits(habits, misjudgement)

    def explainer(self, game: Game, trials: Playouts) -> MoveExplainer:
        """Return reasons in pounds, cubes, water and boxes."""
        from ai.titles.tinners_trail.edition_2007.reasons import Edition2007Explainer

        return Edition2007Explainer(_rules(game))

    def course(self) -> SelfPlayPlan:
        """Return tables of three and of four."""
        from ai.titles.tinners_trail.edition_2007.course import Edition2007SelfPlay

        return Edition2007SelfPlay()


def _rules(game: Game) -> ClassicRules:
    rules = game.rules
    assert isinstance(rules, ClassicRules)
    return rules
