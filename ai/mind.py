"""What computer players know of a title, in one place; the default for titles without their own.

It knows the rules only: random games, reasons from compared results, and levels by their number of
tries. A title's own class replaces what it knows better; `ai.titles.mind_for` finds it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from ai.character import Character, NamedHabits
from ai.plain import PLAIN_LEVELS, PlainExplainer
from ai.search.plain_policy import PlainPolicy
from ai.search.policy import Policy, Value
from ai.search.style import TO_THE_END, SearchStyle
from ai.search.weights import Values
from ai.thrift import NoThrift, Thrift
from game.engine.move import Move
from game.engine.reasons import Reason
from game.engine.rules import State
from game.engine.title import Game
from game.text.words import Words

if TYPE_CHECKING:
    from ai.search.trials import Playouts
from ai.calibration import Calibration

UNCALIBRATED: Final = Calibration({}, {})


class Mind:
    """The knowledge of a title. It keeps nothing: players ask it once, when they sit down."""

    levels: Mapping[str, Character] = PLAIN_LEVELS  # by name, from weakest to strongest
    calibration: Calibration = UNCALIBRATED
    habits: type[NamedHabits] = NamedHabits  # in pence
    usual_style = SearchStyle(stages=TO_THE_END, value="")
    values: Values | None = None  # none where playing to the end is better

    def policy(self, game: Game) -> Policy:
        """Return a policy of its own for one search or player."""
        return PlainPolicy(game)

    def value(self, game: Game, name: str) -> Value | None:
        """Return the value of that name, see `Values`; None for no name at all."""
        if self.values is not None:
            return self.values.named(name, cast("Any", game.rules).board)
        if name:
            raise KeyError(f"{game.options.title} {name}")
        return None

    def style(self, game: Game) -> SearchStyle:
        """Return the style of search that won."""
        return self.usual_style

    def calibration_of(self, game: Game) -> Calibration:
        """Return what was fitted to games set up like this one."""
        return self.calibration

    def thrift(self, game: Game) -> Thrift:
        """Return who knows which moves are a waste."""
        return NoThrift()

    def explainer(self, game: Game, trials: Playouts) -> MoveExplainer:
        """Return who says why a move is good."""
        return PlainExplainer(trials)

    def explained(self, before: State, move: Move, after: State, words: Words) -> tuple[str, ...]:
        """Return the automa's reasons for a step in sentences, () where no automa plays.

        The states are those of one observer before and after the step, `words` are the title's.
        """
        return ()


class MoveExplainer(Protocol):
    """A title's way of saying why. It is handed views only, and keeps nothing between them."""

    def reasons(
        self, view: State, move: int, others: Sequence[int], seed: int
    ) -> tuple[Reason, ...]:
        """Return why the deciding seat may want the move rather than the others, best first.

        The move may be a plan of the title's policy, such as a maximum bid.
        The keys are below `why` in the title's words; the seed settles what is imagined.
        """

    def objections(self, view: State, move: int, seed: int) -> tuple[Reason, ...]:
        """Return what speaks against a move of the deciding seat; keys are below `why` too."""

    def when_even(self, reasons: Sequence[Reason]) -> tuple[Reason, ...]:
        """Return reasons as they are told where another move does about as well: those that would
        claim more than was measured are put more carefully.
        """
