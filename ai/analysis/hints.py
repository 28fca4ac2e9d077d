"""Hints: the best moves of the seat to move, based on its view only."""

from collections.abc import Callable, Iterator, Mapping

from ai.analysis.comparison import STANDARD_ERRORS_OF_CLEAR_LOSS, PlayoutComparison
from ai.analysis.hint_depth import HintDepth
from ai.analysis.prepared_game import PlanCandidate, PreparedGame
from ai.analysis.worlds import Worlds
from ai.search_player import ITERATIONS_BETWEEN_CLOCK_CHECKS
from game.compiled.native import running_build_kind
from game.engine.moves import kind_of_move
from game.engine.rules import State
from game.match.analysis import CONFIDENCE_STANDARD_ERRORS, Hint, RecommendedMove

WORLDS_BETWEEN_PROGRESS_REPORTS = (
    20 if running_build_kind() == "native" else 1
)  # worlds between two progress reports
SEARCH_PROGRESS_SHARE = 0.3  # share of the search in the progress of a hint
COMPARISON_PROGRESS_SHARE = 0.3  # share of the playouts that compare the plans
LATER_MOVES_PROGRESS_SHARE = 0.4  # share of the search for the moves that should follow
MIN_GAIN_TO_REPLACE_PLAN_THOUSANDTHS = (
    50.0  # thousandths of a win by which another move must be better to replace the plan
)
MAX_OWN_MOVES_AHEAD = 6  # own moves that a plan looks ahead
LATER_MOVES_ITERATION_DIVISOR = (
    4  # each of them is searched with a hint's iterations divided by this
)


class RequestCancelled(Exception):
    """Raised when a request is cancelled during its work."""


ProgressCallback = Callable[[float], bool]  # gets the completed fraction; False means stop


def compute_hint(
    prepared_game: PreparedGame,
    view: State,
    seed: int,
    hint_depth: HintDepth,
    report_progress: ProgressCallback,
) -> Hint:
    """Return the best moves of the seat to move; raise RequestCancelled when `report_progress`
    returns False."""
    return HintSearch(prepared_game, view, seed, hint_depth).hint(report_progress)


class HintSearch:
    """The work on one hint, for one view of the seat to move."""

    def __init__(
        self, prepared_game: PreparedGame, view: State, seed: int, hint_depth: HintDepth
    ) -> None:
        """Store the view, the seed and the depth."""
        self._prepared_game = prepared_game
        self._view = view
        self._seat = int(view.to_move)
        self._seed = seed
        self._hint_depth = hint_depth
        worlds = Worlds(prepared_game.playouts, view, self._seat, seed)
        self._comparison = PlayoutComparison(worlds, (), prepared_game.calibration, 0)
        self._spending_by_first_move: Mapping[int, int] = {}

    def hint(self, report_progress: ProgressCallback, plan: tuple[int, ...] = ()) -> Hint:
        """Return the best moves; raise RequestCancelled when `report_progress` returns False.

        The moves of `plan`, from an earlier hint, are kept if no other move is clearly better.
        """
        knowledge = self._prepared_game
        view = self._view
        depth = self._hint_depth
        plans = self._search_most_visited_plans(report_progress)
        if plan and plan[0] in knowledge.rules.legal_codes(view):
            plans = _plans_with_move_first(plans, plan[0])[: depth.moves]
        else:
            plan = ()
        comparison = self._compare_plans([each.code for each in plans], report_progress)
        self._spending_by_first_move = {
            each.first_legal_move: pounds_or_goods_spent_by_move(
                knowledge, view, each.first_legal_move
            )
            for each in plans
        }
        ordered = plans_with_clearly_best_first(
            comparison, plans, min_lead=MIN_GAIN_TO_REPLACE_PLAN_THOUSANDTHS if plan else 0
        )
        if ordered[0].first_legal_move not in plan[:1]:
            ordered = plans_with_cheapest_equal_first(
                comparison, ordered, self._spending_by_first_move
            )
            plan = (
                ordered[0].first_legal_move,
                *self._find_following_own_moves(ordered[0].first_legal_move, report_progress),
            )
        advice = tuple(self._make_advice_for_plan(place, ordered) for place in range(len(ordered)))
        prospects = comparison.prospects(ordered[0].code)
        return Hint(self._seat, comparison.count, prospects, advice, plan)

    def _compare_plans(
        self, codes: list[int], report_progress: ProgressCallback
    ) -> PlayoutComparison:
        """Play all plans in equal worlds and return the comparison."""
        knowledge = self._prepared_game
        worlds = self._hint_depth.world_count
        progress = knowledge.game.progress(self._view)
        own = Worlds(knowledge.playouts, self._view, self._seat, self._seed)
        comparison = PlayoutComparison(own, codes, knowledge.calibration, progress)
        while comparison.count < worlds:
            comparison.play_worlds(
                comparison.count, min(WORLDS_BETWEEN_PROGRESS_REPORTS, worlds - comparison.count)
            )
            _report_progress_or_stop(
                report_progress,
                SEARCH_PROGRESS_SHARE + COMPARISON_PROGRESS_SHARE * comparison.count / worlds,
            )
        self._comparison = comparison
        return comparison

    def _search_most_visited_plans(self, report_progress: ProgressCallback) -> list[PlanCandidate]:
        """Search, reporting the progress, and return the most visited moves as plans; a single
        legal move needs no search."""
        knowledge = self._prepared_game
        view = self._view
        depth = self._hint_depth
        codes = knowledge.rules.legal_codes(view)
        if len(codes) == 1:
            return [PlanCandidate(codes[0], codes[0], 0)]
        knowledge.search.begin(view, view.to_move, self._seed)
        self._search(
            depth.iterations,
            report_progress,
            progress_before=0.0,
            progress_share=SEARCH_PROGRESS_SHARE,
        )
        return knowledge.most_visited_plans(depth.moves)

    def _search(
        self,
        iterations: int,
        report_progress: ProgressCallback,
        *,
        progress_before: float,
        progress_share: float,
    ) -> None:
        """Run the iterations in slices and report the progress after each. The iterations are the
        fraction `progress_share` of the whole work; the fraction `progress_before` is done before
        them."""
        done = 0
        while done < iterations:
            step = min(ITERATIONS_BETWEEN_CLOCK_CHECKS, iterations - done)
            self._prepared_game.search.run_iterations(step)
            done += step
            _report_progress_or_stop(
                report_progress, progress_before + progress_share * done / iterations
            )

    def _find_following_own_moves(
        self, move: int, report_progress: ProgressCallback
    ) -> Iterator[int]:
        """Yield at most MAX_OWN_MOVES_AHEAD moves with which the deciding seat should follow a
        move, until another seat or chance is to move or a hidden fact is revealed. Each is found by
        a search, unless it is the only legal move."""
        rules = self._prepared_game.rules
        search = self._prepared_game.search
        known = rules.count_unknown_facts(self._view)
        after = self._view.clone()
        rules.apply(after, move)
        for number in range(MAX_OWN_MOVES_AHEAD):
            if int(after.to_move) != self._seat or rules.count_unknown_facts(after) != known:
                return
            codes = rules.legal_codes(after)
            following = codes[0]
            if len(codes) > 1:
                search.begin(after, self._seat, self._seed + number + 1)
                self._search(
                    self._hint_depth.iterations // LATER_MOVES_ITERATION_DIVISOR,
                    report_progress,
                    progress_before=SEARCH_PROGRESS_SHARE
                    + COMPARISON_PROGRESS_SHARE
                    + LATER_MOVES_PROGRESS_SHARE * number / MAX_OWN_MOVES_AHEAD,
                    progress_share=LATER_MOVES_PROGRESS_SHARE / MAX_OWN_MOVES_AHEAD,
                )
                following = int(search.best_move())
            yield following
            rules.apply(after, following)

    def _has_equally_good_plan(self, ordered_plans: list[PlanCandidate]) -> bool:
        """Return whether the measured advantage of the first plan over any other one may be mere
        noise."""
        best, *others = ordered_plans
        gaps = [self._comparison.mean_advantage(best.code, other.code) for other in others]
        return any(
            gap.win_share_difference <= CONFIDENCE_STANDARD_ERRORS * gap.standard_error
            for gap in gaps
        )

    def _make_advice_for_plan(
        self, plan_index: int, ordered_plans: list[PlanCandidate]
    ) -> RecommendedMove:
        """Return the advice for the plan with index `plan_index` in the ordered plans. Only the
        first plan has reasons, in a weaker wording if another plan is equally good."""
        comparison = self._comparison
        plan = ordered_plans[plan_index]
        best = ordered_plans[0]
        gap = comparison.mean_advantage(best.code, plan.code)
        others = [other.first_legal_move for other in ordered_plans if other is not plan]
        explainer = self._prepared_game.explainer
        reasons = () if plan_index else explainer.reasons(self._view, plan.code, others, self._seed)
        if self._has_equally_good_plan(ordered_plans):
            reasons = explainer.reasons_reworded_for_equal_moves(reasons)
        prospect = comparison.prospects(plan.code)[self._seat]
        return RecommendedMove(
            plan.first_legal_move,
            plan.visit_count,
            prospect.win_share_thousandths,
            prospect.final_points,
            round(gap.win_share_difference) if plan_index else 0,
            round(gap.standard_error) if plan_index else 0,
            reasons,
            costs_more_than_best=self._spending_by_first_move[plan.first_legal_move]
            > self._spending_by_first_move[best.first_legal_move],
        )


def plans_with_clearly_best_first(
    comparison: PlayoutComparison, plans: list[PlanCandidate], *, min_lead: float = 0
) -> list[PlanCandidate]:
    """Return the plans, best first.

    The plan that the search prefers, `plans[0]`, stays first if no other plan is clearly better in
    the worlds where both were played: by more than the noise and `min_lead` thousandths.
    """
    best = comparison.best_move()
    first = plans[0].code
    gap = comparison.mean_advantage(best, first)
    if gap.win_share_difference <= max(
        STANDARD_ERRORS_OF_CLEAR_LOSS * gap.standard_error, min_lead
    ):
        best = first
    rest = sorted(plans, key=lambda plan: -comparison.mover_win_share(plan.code))
    return sorted(rest, key=lambda plan: plan.code != best)


def pounds_or_goods_spent_by_move(prepared_game: PreparedGame, view: State, move: int) -> int:
    """Return how much less the seat to move can spend right after a move than before it; negative
    when the move earns. The view is not changed."""
    seat = int(view.to_move)
    after = view.clone()
    prepared_game.rules.apply(after, move)
    return prepared_game.thrift.pounds_or_goods_held(
        view, seat
    ) - prepared_game.thrift.pounds_or_goods_held(after, seat)


def plans_with_cheapest_equal_first(
    comparison: PlayoutComparison,
    ordered_plans: list[PlanCandidate],
    cost_by_first_move: Mapping[int, int],
) -> list[PlanCandidate]:
    """Return the plans with the cheapest of the best ones moved to the front.

    The best ones are `ordered_plans[0]` and the plans that are equal to it: their first move is of
    the same kind, they win as often within the noise, and they end with at least as many points.
    """
    first = ordered_plans[0]
    seat = comparison.worlds.seat
    points = comparison.prospects(first.code)[seat].final_points

    def is_equally_good(other_plan: PlanCandidate) -> bool:
        gap = comparison.mean_advantage(first.code, other_plan.code)
        ends_as_high = comparison.prospects(other_plan.code)[seat].final_points >= points
        is_alike = kind_of_move(other_plan.first_legal_move) == kind_of_move(first.first_legal_move)
        return (
            is_alike
            and ends_as_high
            and gap.win_share_difference <= STANDARD_ERRORS_OF_CLEAR_LOSS * gap.standard_error
        )

    level = [first, *(other for other in ordered_plans[1:] if is_equally_good(other))]
    best = min(level, key=lambda plan: cost_by_first_move[plan.first_legal_move])
    return sorted(ordered_plans, key=lambda plan: plan is not best)


def _plans_with_move_first(plans: list[PlanCandidate], move: int) -> list[PlanCandidate]:
    """Return the plans, with those that begin with `move` in front. If there is none, a new plan of
    this move alone is put there."""
    own = [plan for plan in plans if plan.first_legal_move == move]
    rest = [plan for plan in plans if plan.first_legal_move != move]
    return [*(own or [PlanCandidate(move, move, 0)]), *rest]


def _report_progress_or_stop(report_progress: ProgressCallback, done_share: float) -> None:
    """Report the completed fraction to `report_progress`; raise RequestCancelled if it returns
    False."""
    if not report_progress(done_share):
        raise RequestCancelled
