"""The interface of game analysis: the positions and games it takes, and the forms of its results.

Screens use only these forms; an `Analyst` does the work. Shares of wins are in thousandths, so 250
is one game in four; `noise` is one standard error in the same unit.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from math import ceil
from typing import Final, Protocol, TypeVar

from game.engine.reasons import Reason, Unreadable
from game.engine.title import Options, Title
from game.records.records import Chronicle
from game.records.replay_cursor import ReplayCursor

KNOWN_FACTS_MODE: Final = "known"  # judged by what the deciding seat could know
HIDDEN_FACTS_OPEN_MODE: Final = (
    "open"  # judged with every tile and card open, except future chance events
)
ANALYSIS_MODES: Final = (KNOWN_FACTS_MODE, HIDDEN_FACTS_OPEN_MODE)
WHOLE_WIN_THOUSANDTHS: Final = 1000
MAX_TURNING_POINTS: Final = 3
MIN_SHOWN_LOSS_THOUSANDTHS: Final = (
    20  # thousandths of a win: the smallest unmarked loss that is worth showing
)
MIN_LOSS_STANDARD_ERRORS: Final = 3  # standard errors that such a small loss must exceed

FINE_MARK: Final = ""
INACCURACY_MARK: Final = "inaccuracy"
MISTAKE_MARK: Final = "mistake"
BLUNDER_MARK: Final = "blunder"

THOUSANDTHS_PER_PERCENT: Final = 10  # thousandths: one percentage point of the chance to win
CONFIDENCE_STANDARD_ERRORS: Final = (
    2.0  # standard errors on either side that contain 19 of 20 measurements
)

Answer_co = TypeVar("Answer_co", covariant=True)


def thousandths_to_percent(thousandths: float) -> int:
    """Convert a share of wins, or a difference of two shares, from thousandths to a rounded
    number of percentage points."""
    return round(thousandths / THOUSANDTHS_PER_PERCENT)


def confidence_half_width_percent(standard_error_thousandths: float) -> int:
    """Return the half width of a 95 % confidence interval in percentage points, at least 1, since
    no measurement is shown as certain."""
    return max(
        ceil(CONFIDENCE_STANDARD_ERRORS * standard_error_thousandths / THOUSANDTHS_PER_PERCENT), 1
    )


@dataclass(frozen=True, slots=True)
class PositionToAnalyse:
    """A seat's view (as `Match.view_bytes` writes it) of a game with these options.

    `plan` is the unplayed rest of the earlier advice, if the player has followed it so far and
    nothing else has happened since; the search keeps it if no other line is clearly better.
    """

    options: Options
    seat: int
    view_bytes: bytes
    plan: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatProspect:
    """The expectation of one seat: its share of wins in thousandths, and its final points."""

    win_share_thousandths: int
    final_points: int


@dataclass(frozen=True, slots=True)
class RecommendedMove:
    """One recommended move: how often the search tried it, its expected result, and reasons in
    favour of the best move.

    `win_share_thousandths` is the deciding seat's share of wins after this move.
    `thousandths_behind_best` is how much greater the share is after the best move (0 for the best
    move itself), with the standard error `standard_error_thousandths`; all three are in
    thousandths. `final_points` are the seat's expected final points. `costs_more_than_best` is true
    when this move costs more of a limited resource than the best move.
    """

    code: int
    visit_count: int
    win_share_thousandths: int
    final_points: int
    thousandths_behind_best: int
    standard_error_thousandths: int
    reasons: tuple[Reason, ...]
    costs_more_than_best: bool = False


@dataclass(frozen=True, slots=True)
class Hint:
    """At most three best moves of the deciding seat, best first, and the prospects of all seats.

    `plan` is the best move, followed by the moves that the seat should play next as long as nothing
    else happens in between.
    """

    seat: int
    sampled_state_count: int  # number of sampled hidden states in which each move was played
    prospects: tuple[SeatProspect, ...]
    recommended_moves: tuple[RecommendedMove, ...]
    plan: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class WinForecast:
    """The prospects of all seats, as far as one seat knows the position."""

    seat: int
    prospects: tuple[SeatProspect, ...]


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """A decision of a finished game, and how much worse it was than the best move known at that
    time.

    `win_share_thousandths`, `loss_thousandths` and `standard_error_thousandths`, the standard error
    of `loss_thousandths`, are in thousandths of a win. `points_lost` is how many more points the
    best move brings at the end. `reasons` say why the best move is better, `objections` what speaks
    against the move that was played; both are empty when the loss is small.
    """

    step_number: int  # number of the step
    seat: int
    code: int
    best_code: int
    win_share_thousandths: int  # share of wins after the move that was played
    loss_thousandths: int
    standard_error_thousandths: int
    mark: str
    reasons: tuple[Reason, ...] = ()
    points_lost: int = 0
    objections: tuple[Reason, ...] = ()

    @property
    def is_instructive(self) -> bool:
        """Whether the move is worth showing: it has a mark, or a loss of at least
        MIN_SHOWN_LOSS_THOUSANDTHS that is larger than MIN_LOSS_STANDARD_ERRORS times its standard
        error."""
        small = (
            self.loss_thousandths >= MIN_SHOWN_LOSS_THOUSANDTHS
            and self.loss_thousandths > MIN_LOSS_STANDARD_ERRORS * self.standard_error_thousandths
        )
        return bool(self.mark) or small


@dataclass(frozen=True, slots=True)
class JudgedChanceEvent:
    """A chance event, such as dice or a drawn tile: by how many thousandths it changed each seat's
    share of wins."""

    step_number: int
    share_gain_by_seat: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class JudgedSeatTotals:
    """Totals of one seat: accuracy in per cent, loss per decision, marks and total luck.

    `share_at_start` and `share_at_end` are the seat's share of wins, in thousandths, at the start
    and at the end. Three changes lead from one to the other: `share_change_by_own_decisions` is
    what the seat's decisions lost against the best known moves (0 or less, apart from noise),
    `share_change_by_luck` is the effect of chance events, and `share_change_by_others` that of the
    decisions of the other seats, including all errors of the estimates.
    """

    accuracy_percent: int
    mean_loss_thousandths: int
    share_change_by_luck: int
    mark_counts: tuple[int, int, int]  # inaccuracies, mistakes, blunders
    share_at_start: int = 0
    share_change_by_own_decisions: int = 0
    share_change_by_others: int = 0
    share_at_end: int = 0


@dataclass(frozen=True, slots=True)
class JudgedGame:
    """The judgement of a finished game: the shares of wins after every step, the judged decisions,
    the chance events, and the totals of each seat (`totals_by_seat`).

    `win_shares_after_step[n][seat]` is the share of wins after step n, in thousandths; n = 0 is the
    start.
    """

    mode: str
    win_shares_after_step: tuple[tuple[int, ...], ...]
    moves: tuple[JudgedMove, ...]
    chance_events: tuple[JudgedChanceEvent, ...]
    totals_by_seat: tuple[JudgedSeatTotals, ...]

    def judged_move_of_step(self, step_number: int) -> JudgedMove | None:
        """Return the judged decision of that step, None for chance events and forced moves."""
        return next((move for move in self.moves if move.step_number == step_number), None)

    def turning_points(self, seats: Collection[int]) -> tuple[JudgedMove, ...]:
        """Return the decisions of these seats with the largest losses, at most three, in order of
        play.

        Only decisions that are instructive count (`JudgedMove.is_instructive`).
        """
        lessons = [move for move in self.moves if move.is_instructive and move.seat in seats]
        worst = sorted(lessons, key=lambda move: (-move.loss_thousandths, move.step_number))[
            :MAX_TURNING_POINTS
        ]
        return tuple(sorted(worst, key=lambda move: move.step_number))


@dataclass(frozen=True, slots=True)
class JudgementSoFar:
    """What a running analysis of a game has rated: the numbers of the steps, and the judged
    decisions in order of play."""

    judged_step_numbers: frozenset[int] = frozenset()
    moves: tuple[JudgedMove, ...] = ()


@dataclass(frozen=True, slots=True)
class GameToJudge:
    """A game whose steps are to be judged, with all hidden facts; an unfinished game can be judged
    only step by step.

    `first_state_rows` is the dealt position as `State.to_plain` writes it, `steps` are the (seat,
    move code) pairs that follow.
    """

    options: Options
    first_state_rows: list[list[int]]
    steps: tuple[tuple[int, int], ...]


class RunningAnalysis(Protocol[Answer_co]):
    """A running analysis. Its methods return at once, so that it never delays a frame."""

    @property
    def progress(self) -> float:
        """The completed fraction, 0 to 1."""

    @property
    def has_failed(self) -> bool:
        """Whether the analysis ended without a result."""

    def result_if_ready(self) -> Answer_co | None:
        """Return the result, None while it is not ready."""

    def close(self) -> None:
        """Cancel the analysis."""


class RunningJudgement(RunningAnalysis[JudgedGame], Protocol):
    """The running analysis of a whole game; `judgement_so_far` returns its results before it is
    complete.
    """

    @property
    def judgement_so_far(self) -> JudgementSoFar:
        """The numbers of the steps that are rated so far, and the judged decisions among them."""


class Analyst(Protocol):
    """Runs analyses in the background; `on_progress` may be called from any thread when there is
    progress.
    """

    def start_hint(
        self, position: PositionToAnalyse, on_progress: Callable[[], None]
    ) -> RunningAnalysis[Hint]:
        """Start the search for the seat's best moves; the seat must be to move."""

    def start_win_forecast(
        self, position: PositionToAnalyse, on_progress: Callable[[], None]
    ) -> RunningAnalysis[WinForecast]:
        """Start an estimate of every seat's prospects from one seat's view."""

    def start_judging_game(
        self, game: GameToJudge, judging_mode: str, on_progress: Callable[[], None]
    ) -> RunningJudgement:
        """Start the analysis of all decisions of a finished game. They are judged by what each seat
        could know if `judging_mode` is `KNOWN_FACTS_MODE`, and with open cards if it is
        `HIDDEN_FACTS_OPEN_MODE`. If an analysis of this game was closed before its end, it may be
        continued."""

    def start_judging_step(
        self, game: GameToJudge, step_number: int, on_progress: Callable[[], None]
    ) -> RunningAnalysis[JudgedGame]:
        """Start the analysis of step `step_number` alone, by what its seat could know; the result
        is a judged game that contains no other step."""

    def close(self) -> None:
        """Cancel all analyses and free their resources."""


def finished_game_from_chronicle(title: Title, chronicle: Chronicle) -> GameToJudge:
    """Return a chronicle's finished game, with all hidden facts, to be judged.

    Raise Unreadable for an unfinished game, and when its first position cannot be read.
    """
    if chronicle.closing is None:
        raise Unreadable("Only a finished game can be judged.")
    return game_so_far_from_chronicle(title, chronicle)


def game_so_far_from_chronicle(title: Title, chronicle: Chronicle) -> GameToJudge:
    """Return a chronicle's game up to its last step, with all hidden facts, to be judged by what
    the seats knew; it may be unfinished.

    Raise Unreadable when its first position cannot be read.
    """
    options = chronicle.opening.options
    first = ReplayCursor(title, title.make_game(options), chronicle).load_snapshot_state(
        chronicle.snapshots[0]
    )
    steps = tuple((step.seat, step.move_code) for step in chronicle.steps)
    return GameToJudge(options, first.to_plain(), steps)
