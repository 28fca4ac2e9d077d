"""What computer players know of a title, in one place; a title that says nothing gets this one."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from ai.character import Character, NamedHabits
from ai.plain import PLAIN_LEVELS, PlainExplainer
from ai.search.plain_policy import PlainPolicy
from ai.search.policy import Policy, Value
from ai.search.style import TO_THE_END, SearchStyle
from ai.search.weights import Values
from ai.thrift import NoThrift, Thrift
from game.engine.move import Move
from game.engine.rules import State
from game.engine.title import Game, Reason
from game.match.analysis import WHOLE
from game.words import Words

if TYPE_CHECKING:
    from ai.search.trials import Playouts


# Calibration: what quick games count is drawn together or apart before anybody is told.
#
# Each share is raised to a power, after a few wins are granted to everybody; that fades out
# towards the end of the game. Quick games are too sure of who is ahead: a searching player who is
# behind finds what they miss. So powers are fitted to games between searching players; how well
# they work is printed by `tools/calibration.py`.

PROGRESS: Final = (0, 35, 65, 90, 100)  # per cent of the game; powers belong to these
NEUTRAL: Final = (1.0, 1.0, 1.0, 1.0, 1.0)
USUALLY_GRANTED: Final = 0.5
END: Final = PROGRESS[-1]


@dataclass(frozen=True, slots=True)
class Calibration:
    """What was fitted for one title, by the number of seats; for others nothing is changed.

    `powers` at each `PROGRESS`; `granted` wins, in thousandths, at the start of the game.
    """

    powers: Mapping[int, tuple[float, ...]]
    granted: Mapping[int, float]

    def power_at(self, seats: int, progress: int) -> float:
        """Return the power at a progress of 0 to 100, straight between the fitted ones."""
        powers = self.powers.get(seats, NEUTRAL)
        after = min(bisect_right(PROGRESS, progress), len(PROGRESS) - 1)
        start = PROGRESS[after - 1]
        end = PROGRESS[after]
        low = powers[after - 1]
        high = powers[after]
        return low + (high - low) * (progress - start) / (end - start)

    def calibrated(self, shares: Sequence[float], progress: int) -> list[float]:
        """Return shares in thousandths as they come true, at a progress of 0 to 100."""
        power = self.power_at(len(shares), progress)
        granted = self.granted.get(len(shares), USUALLY_GRANTED) * (END - progress) / END
        weights = [(share + granted) ** power if share + granted > 0 else 0.0 for share in shares]
        total = sum(weights)
        return [WHOLE * weight / total for weight in weights]


UNCALIBRATED: Final = Calibration({}, {})


# What computer players know of a title, in one place; a title that says nothing gets this one.
#
# It knows the rules and no more: games tried out at random, reasons from compared results,
# levels told apart by how much they try. A title's own mind is a subclass that replaces what it
# knows better; `ai.titles.mind_for` finds it.


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

    def doubts(self, view: State, move: int, seed: int) -> tuple[Reason, ...]:
        """Return what speaks against a move of the deciding seat; keys are below `why` too."""
