"""Reasons from playout results alone: a move compared with the others in the same
determinizations."""

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean
from typing import ClassVar, Final, NamedTuple

from ai.analysis.worlds import derived_seed
from ai.gain_reasons import gain_reasons_then_remarks
from ai.player_settings import PlayerSettings
from ai.search.playouts import THOUSANDTHS_OF_A_WIN, Playouts
from ai.search.search_settings import STAGES_TO_THE_END, SearchSettings
from game.compiled.native import running_build_kind
from game.engine.reasons import Reason
from game.engine.rules import State

PLAYOUTS_PER_MOVE = 120 if running_build_kind() == "native" else 10  # each move is played in
# a difference must exceed this many standard errors to be stated
STANDARD_ERRORS_OF_SIGNIFICANT_DIFFERENCE = 2.0
PERCENT_IN_WHOLE = 100

MAX_REASONS: Final = 4
MAX_OBJECTIONS: Final = 2

PLAYOUTS_TO_END_SETTINGS: Final = SearchSettings(playout_stages=STAGES_TO_THE_END, value_name="")

SETTINGS_BY_LEVEL_OF_ANY_TITLE: Final[Mapping[str, PlayerSettings]] = {
    "ai:1": PlayerSettings(8, 150_000, search_settings=PLAYOUTS_TO_END_SETTINGS),
    "ai:2": PlayerSettings(20, 100_000, search_settings=PLAYOUTS_TO_END_SETTINGS),
    "ai:3": PlayerSettings(50, 70_000, search_settings=PLAYOUTS_TO_END_SETTINGS),
    "ai:4": PlayerSettings(120, 45_000, search_settings=PLAYOUTS_TO_END_SETTINGS),
    "ai:5": PlayerSettings(300, 25_000, search_settings=PLAYOUTS_TO_END_SETTINGS),
    "ai:6": PlayerSettings(1_000, 10_000, search_settings=PLAYOUTS_TO_END_SETTINGS),
    "ai:7": PlayerSettings(10_000, search_settings=PLAYOUTS_TO_END_SETTINGS),
}


class PlayoutResult(NamedTuple):
    """The deciding seat's result of one playout: its share of the win in thousandths, and its
    points."""

    win_share: int
    points: int


class PlayoutExplainer:
    """Explains a move by playouts: whether it wins more often, or with how many more points it
    ends, than the next best move.
    """

    def __init__(self, playouts: Playouts) -> None:
        """Store the playouts."""
        self._playouts = playouts

    def reasons(
        self, view: State, move: int, other_moves: Sequence[int], seed: int
    ) -> tuple[Reason, ...]:
        """Return the reasons for a move from playouts, compared with the best of `other_moves`:
        that it wins more often, and how many more points it brings, each if the difference is
        significant. If neither is, return the reason that the moves are about even. If there are no
        other moves, return the reason that names its expected points."""
        own = self._playout_results(view, move, seed)
        if not other_moves:
            return (Reason("ends-with", {"points": round(fmean(one.points for one in own))}),)
        rivals = [self._playout_results(view, other, seed) for other in other_moves]
        best = max(rivals, key=lambda results: sum(one.win_share for one in results))
        found = []
        wins = _significant_mean(
            [a.win_share - b.win_share for a, b in zip(own, best, strict=True)]
        )
        if (
            wins * PERCENT_IN_WHOLE >= THOUSANDTHS_OF_A_WIN
        ):  # the amount is stated elsewhere, from calibrated shares
            found.append(Reason("wins-more"))
        points = _significant_mean([a.points - b.points for a, b in zip(own, best, strict=True)])
        if points >= 1:
            found.append(Reason("points-more", {"points": round(points)}))
        return tuple(found) or (Reason("about-even"),)

    def objections(self, view: State, move: int, seed: int) -> tuple[Reason, ...]:
        """Return (): playout results never speak against a move."""
        return ()

    def reasons_reworded_for_equal_moves(self, reasons: Sequence[Reason]) -> tuple[Reason, ...]:
        """Return the reasons unchanged, because they claim only what was measured."""
        return tuple(reasons)

    def _playout_results(self, view: State, move: int, seed: int) -> list[PlayoutResult]:
        playouts = self._playouts
        seat = int(view.to_move)
        found = []
        for number in range(PLAYOUTS_PER_MOVE):
            world = derived_seed(seed, number)
            playouts.start_from_determinization(view, seat, world)
            playouts.play_to_end(move, world)
            found.append(
                PlayoutResult(
                    int(playouts.win_share(seat)), int(playouts.final_points_of_seat(seat))
                )
            )
        return found


class KnowledgeExplainer(PlayoutExplainer):
    """Explains a move by the title's knowledge, and by playouts only if the title has no reason.

    `remark_keys` are the keys of reasons that are not enough to support a move, such as a reason
    about its price.
    """

    remark_keys: ClassVar[frozenset[str]] = frozenset()

    def title_reasons_for(self, view: State, move: int) -> list[Reason]:
        """Return the title's reasons for a move of the deciding seat, best first."""
        raise NotImplementedError("a title has its own reasons")

    def title_reasons_against(self, view: State, move: int) -> list[Reason]:
        """Return the title's reasons against a move of the deciding seat, the strongest first."""
        raise NotImplementedError("a title has its own objections")

    def reasons(
        self, view: State, move: int, other_moves: Sequence[int], seed: int
    ) -> tuple[Reason, ...]:
        """Return the title's best reasons for the move, with remarks after those that state a
        gain; if there are none, the best reason from playouts."""
        found = tuple(
            gain_reasons_then_remarks(self.title_reasons_for(view, move), self.remark_keys)[
                :MAX_REASONS
            ]
        )
        return found or super().reasons(view, move, other_moves, seed)[:1]

    def objections(self, view: State, move: int, seed: int) -> tuple[Reason, ...]:
        """Return the title's strongest reasons against a move of the deciding seat."""
        return tuple(self.title_reasons_against(view, move)[:MAX_OBJECTIONS])


def _significant_mean(differences: list[int]) -> float:
    """Return the mean of at least two paired differences if it is significantly above 0, otherwise
    0."""
    count = len(differences)
    mean = sum(differences) / count
    spread = sum((difference - mean) ** 2 for difference in differences) / (count - 1)
    return mean if mean > STANDARD_ERRORS_OF_SIGNIFICANT_DIFFERENCE * sqrt(spread / count) else 0.0
