"""What computer players know of a title, in one place; a title that says nothing gets this one.

It knows the rules and no more: games tried out at random, reasons from compared results, levels
told apart by how much they try. A title's own mind is a subclass that replaces what it knows
better; `ai.titles.mind_for` finds it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ai.calibration import UNCALIBRATED, Calibration
from ai.character import Character, Habits
from ai.plain.habits import NoHabits
from ai.plain.levels import PLAIN_LEVELS
from ai.search.plain_policy import PlainPolicy
from ai.search.policy import Policy
from ai.search.style import TO_THE_END, Style
from ai.search.value import Value
from game.engine.move import Move
from game.engine.rules import State
from game.engine.title import Game
from game.words import Words

if TYPE_CHECKING:
    from ai.grounds import Grounds
    from ai.search.trials import Playouts
    from ai.value.course import ValueCourse


class Mind:
    """The knowledge of a title. It keeps nothing: players ask it once, when they sit down."""

    levels: Mapping[str, Character] = PLAIN_LEVELS  # by name, from weakest to strongest
    calibration: Calibration = UNCALIBRATED

    def policy(self, game: Game) -> Policy:
        """Return a policy of its own for one search or player."""
        return PlainPolicy(game)

    def value(self, game: Game, name: str) -> Value | None:
        """Return the value of that name, None where playing to the end is better.

        KeyError if there is no value of that name.
        """
        if name:
            raise KeyError(f"{game.options.title} {name}")
        return None

    def style(self, game: Game) -> Style:
        """Return the style of search that won."""
        return Style(stages=TO_THE_END, value="")

    def habits(self, habits: tuple[tuple[str, int], ...], misjudgement: int) -> Habits:
        """Return habits of these names, in pence; KeyError for one there is not."""
        if habits:
            raise KeyError(str(habits))
        return NoHabits()

    def grounds(self, game: Game, trials: Playouts) -> Grounds:
        """Return who says why a move is good."""
        from ai.plain.grounds import PlainGrounds

        return PlainGrounds(trials)

    def course(self) -> ValueCourse | None:
        """Return how a value of this title is learned, None where none is."""
        return None

    def explained(self, before: State, move: Move, after: State, words: Words) -> tuple[str, ...]:
        """Return the automa's reasons for a step in sentences, () where no automa plays.

        The states are those of one observer before and after the step, `words` are the title's.
        """
        return ()
