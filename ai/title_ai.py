"""The computer players' knowledge of a title, and the default for titles without their own.

The default knows only the rules: random playouts, reasons from compared results, and levels by
their number of iterations. A title's class overrides what it knows better; `ai.titles.title_ai_for`
finds it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from ai.player_settings import NamedHabits, PlayerSettings
from ai.playout_explainer import SETTINGS_BY_LEVEL_OF_ANY_TITLE, PlayoutExplainer
from ai.search.plain_policy import PlainPolicy
from ai.search.policy import Policy, PositionValue
from ai.search.search_settings import STAGES_TO_THE_END, SearchSettings
from ai.search.value_factory import ValueFactory
from ai.waste_detector import NoWasteDetector, WasteDetector
from game.engine.move import Move
from game.engine.reasons import Reason
from game.engine.rules import State
from game.engine.title import Game
from game.text.words import Words
from game.titles import title_by_name

if TYPE_CHECKING:
    from ai.search.playouts import Playouts
from ai.calibration import Calibration

UNCALIBRATED: Final = Calibration({}, {})


class TitleAi:
    """Everything the AI knows about a title: levels, calibration, habits, and methods that make
    its policy, value and explainer. It has no state; players read it once, when they are made."""

    levels: Mapping[str, PlayerSettings] = (
        SETTINGS_BY_LEVEL_OF_ANY_TITLE  # by name, from weakest to strongest
    )
    calibration: Calibration = UNCALIBRATED
    habits_class: type[NamedHabits] = NamedHabits
    usual_search_settings = SearchSettings(playout_stages=STAGES_TO_THE_END, value_name="")
    value_factory: ValueFactory | None = None  # None if playing to the end is better

    def make_policy(self, game: Game) -> Policy:
        """Make a new policy for one search or player."""
        has_luck = bool(title_by_name(game.options.title).luck_kinds)
        return PlainPolicy(game, has_luck=has_luck)

    def make_named_value(self, game: Game, name: str) -> PositionValue | None:
        """Make the value with this name (see `ValueFactory`), or return None for an empty name;
        raise KeyError for an unknown name."""
        if self.value_factory is not None:
            return self.value_factory.make_named_value(name, cast("Any", game.rules).board)
        if name:
            raise KeyError(f"{game.options.title} {name}")
        return None

    def strongest_search_settings(self, game: Game) -> SearchSettings:
        """Return the search settings that play this game best."""
        return self.usual_search_settings

    def calibration_of(self, game: Game) -> Calibration:
        """Return the calibration for games with this game's set-up."""
        return self.calibration

    def make_waste_detector(self, game: Game) -> WasteDetector:
        """Make the detector of wasteful moves; in this base class it finds none."""
        return NoWasteDetector()

    def make_explainer(self, game: Game, playouts: Playouts) -> MoveExplainer:
        """Make the explainer of moves."""
        return PlayoutExplainer(playouts)

    def automa_reason_sentences(
        self, before: State, move: Move, after: State, words: Words
    ) -> tuple[str, ...]:
        """Return the automa's reasons for a step as sentences; () in this base class.

        `before` and `after` are one observer's views before and after the step; `words` are the
        title's texts.
        """
        return ()


class MoveExplainer(Protocol):
    """Explains the moves of a title from views only, without keeping state between calls."""

    def reasons(
        self, view: State, move: int, other_moves: Sequence[int], seed: int
    ) -> tuple[Reason, ...]:
        """Return the reasons to prefer the move to the others, best first.

        The move may be a macro move of the title's policy, such as a maximum bid. The keys are in
        the table `why` of the title's texts; the seed seeds all playouts.
        """

    def objections(self, view: State, move: int, seed: int) -> tuple[Reason, ...]:
        """Return the reasons against a move of the deciding seat; their keys are also in the
        table `why`."""

    def reasons_reworded_for_equal_moves(self, reasons: Sequence[Reason]) -> tuple[Reason, ...]:
        """Return the reasons in a weaker wording, for a move whose value is about that of
        another."""
