"""Judge the decisions and steps of a finished game, and combine them to a judged game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from ai.analysis.accuracy import accuracy_of_seat
from ai.analysis.comparison import (
    MIN_LOSS_THOUSANDTHS_OF_MARKS,
    STANDARD_ERRORS_OF_CLEAR_LOSS,
    PlayoutComparison,
    PlayoutStart,
    mark_name_of_loss,
)
from ai.analysis.judge_depth import JudgingEffort
from ai.analysis.prepared_game import PlanCandidate, PreparedGame
from ai.analysis.worlds import Worlds, derived_seed
from ai.search.playouts import NO_MOVE
from game.engine.knowledge import make_view_for_seat
from game.engine.reasons import Unreadable
from game.engine.rules import CHANCE, State
from game.match import analysis
from game.match.analysis import (
    GameToJudge,
    JudgedChanceEvent,
    JudgedGame,
    JudgedMove,
    JudgedSeatTotals,
    JudgementSoFar,
)
from game.records.replay_cursor import is_legal_move_or_possible_outcome

# Judging one decision: the played move against the best one that could be known at the time.
#
# Separate sets of worlds keep the measurement unbiased: a search names candidates, a first set
# chooses the best of them, and its lead is measured in a second set.

CANDIDATE_COUNT = 3
MAX_SHOWN_STANDARD_ERROR_THOUSANDTHS = (
    20.0  # thousandths of noise: losses with more noise are not shown
)
SEARCH_SEED = 1
MAX_SEARCHED_OWN_MOVES_AFTER_JUDGED_ONE = 12  # own moves after the judged one that the search plays
# thousandths: a decision that cannot lose this much needs no closer analysis
MIN_MARKED_LOSS_THOUSANDTHS = MIN_LOSS_THOUSANDTHS_OF_MARKS[-1][0]


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a finished game: the true state before it, and the move."""

    number: int
    state: State
    code: int


def judge_decision(
    prepared_game: PreparedGame,
    decision: Decision,
    seed: int,
    effort: JudgingEffort,
    *,
    is_open: bool,
) -> JudgedMove | None:
    """Return the judgement of a decision; None if there was only one legal move.

    The worlds agree with the deciding seat's view, or with `is_open` with the true state, so that
    only future luck differs. Playouts choose the best of the played move and the search's
    candidates, then measure the loss of the played move against it until its mark is certain. A
    move that was itself the best has loss 0 and no mark. Reasons and objections are added only if
    the loss is instructive.
    """
    state = decision.state
    seat = int(state.to_move)
    view = make_view_for_seat(prepared_game.rules, state, seat)
    if len(prepared_game.rules.legal_codes(view)) < 2:
        return None
    seed = derived_seed(seed, decision.number)
    worlds = Worlds(prepared_game.playouts, state if is_open else view, seat, seed, is_open=is_open)
    plans = _played_and_searched_plans(prepared_game, view, seed, effort, decision.code)
    progress = prepared_game.game.progress(state)
    scouting = PlayoutComparison(
        worlds, [plan.code for plan in plans], prepared_game.calibration, progress
    )
    scouting.play_worlds(0, effort.worlds_to_choose_best)
    best = next(plan for plan in plans if plan.code == scouting.best_move())
    share = round(scouting.mover_win_share(decision.code))
    good = JudgedMove(decision.number, seat, decision.code, decision.code, share, 0, 0, "")
    if best.code == decision.code:
        return good
    measured = PlayoutComparison(
        worlds, (best.code, decision.code), prepared_game.calibration, progress
    )
    _play_both_moves_until_mark_certain(measured, effort)
    gap = measured.mean_advantage(best.code, decision.code)
    mark = mark_name_of_loss(gap.win_share_difference, gap.standard_error)
    # worth a closer analysis
    if (
        gap.win_share_difference >= analysis.MIN_SHOWN_LOSS_THOUSANDTHS
        and gap.win_share_difference > STANDARD_ERRORS_OF_CLEAR_LOSS * gap.standard_error
    ):
        lines = [
            find_playout_start(prepared_game, worlds, state, plan, effort)
            for plan in (best, plans[0])
        ]
        if any(line.worlds is not worlds for line in lines):
            measured = PlayoutComparison(
                worlds, measured.moves, prepared_game.calibration, progress, lines=lines
            )
            _play_both_moves_until_mark_certain(measured, effort)
            gap = measured.mean_advantage(best.code, decision.code)
            mark = mark_name_of_loss(gap.win_share_difference, gap.standard_error)
    share = round(measured.mover_win_share(decision.code))
    loss = round(gap.win_share_difference)
    noise = round(gap.standard_error)
    # all playouts had the same result: only the playout policy is being compared
    if mark and not noise:
        ends = [
            _final_rank_by_search(prepared_game, state, move, effort)
            for move in (best.first_legal_move, decision.code)
        ]
        if ends[0] >= ends[1] >= 0:
            return good
    points = [measured.prospects(code)[seat].final_points for code in measured.moves]
    move = JudgedMove(
        decision.number, seat, decision.code, best.first_legal_move, share, loss, noise, mark
    )
    move = replace(move, points_lost=points[0] - points[1])
    if not move.is_instructive:
        return move
    explainer = prepared_game.explainer
    objections = explainer.objections(view, decision.code, seed)
    reasons = explainer.reasons(view, best.code, (decision.code,), seed)
    also = explainer.reasons(view, decision.code, (best.code,), seed)
    alike = explainer.objections(view, best.first_legal_move, seed)
    return replace(
        move,
        reasons=tuple(one for one in reasons if one not in objections and one not in also),
        objections=tuple(one for one in objections if one not in alike),
    )


def find_playout_start(
    prepared_game: PreparedGame,
    worlds: Worlds,
    start_state: State,
    plan: PlanCandidate,
    effort: JudgingEffort,
) -> PlayoutStart:
    """Return the start from which a move's playouts measure its value: the position at the end of
    the seat's turn if the rest of the turn can be played now; otherwise an earlier position and the
    move to play in it.

    The search plays the rest of the turn, so that two moves which differ only in their order within
    the turn get equal values. It stops when another seat is to move or when a move reveals
    something hidden; the revealing move is played in every world separately.
    """
    rules = prepared_game.rules
    search = prepared_game.search
    seat = worlds.seat
    if plan.code != plan.first_legal_move:
        return PlayoutStart(worlds, plan.code)  # a plan that includes answers of other seats
    at = start_state
    start = worlds
    code = plan.first_legal_move
    for _number in range(MAX_SEARCHED_OWN_MOVES_AFTER_JUDGED_ONE):
        seen = make_view_for_seat(rules, at, seat)
        foreseen = seen.clone()
        after = at.clone()
        rules.apply(foreseen, code)
        rules.apply(after, code)
        reached = make_view_for_seat(rules, after, seat)
        if after.to_move == CHANCE or reached.to_plain() != foreseen.to_plain():
            break  # what is revealed is sampled in every world
        at = after
        start = worlds.worlds_from_later_state(after if worlds.is_open else reached)
        if at.to_move != seat:
            return PlayoutStart(start, NO_MOVE)
        search.begin(reached, seat, SEARCH_SEED)
        search.run_iterations(effort.iterations)
        code = int(search.best_move())
    return PlayoutStart(start, code)


def _final_rank_by_search(
    prepared_game: PreparedGame, state: State, move: int, effort: JudgingEffort
) -> int:
    """Return the final rank of the seat that makes the move if the search then plays all moves to
    the end of the game; -1 if a chance event is due before the end."""
    rules = prepared_game.rules
    search = prepared_game.search
    after = state.clone()
    rules.apply(after, move)
    while after.to_move >= 0:
        search.begin(make_view_for_seat(rules, after, int(after.to_move)), after.to_move, 1)
        search.run_iterations(effort.iterations)
        rules.apply(after, search.best_move())
    return -1 if after.to_move == CHANCE else rules.ranks(after)[state.to_move]


def _played_and_searched_plans(
    prepared_game: PreparedGame, view: State, seed: int, effort: JudgingEffort, played_move: int
) -> list[PlanCandidate]:
    """Return the played move as a plan, followed by the most visited plans of a search that begin
    with another move."""
    prepared_game.search.begin(view, view.to_move, seed)
    prepared_game.search.run_iterations(effort.iterations)
    plans = prepared_game.most_visited_plans(CANDIDATE_COUNT)
    return [
        PlanCandidate(played_move, played_move, 0),
        *(plan for plan in plans if plan.first_legal_move != played_move),
    ]


def _play_both_moves_until_mark_certain(
    comparison: PlayoutComparison, effort: JudgingEffort
) -> None:
    """Play both moves in worlds that were not used to choose the best move. As long as the mark is
    uncertain, play them in more worlds, up to about `effort.max_worlds_to_measure_loss`."""
    first = effort.worlds_to_choose_best
    comparison.play_worlds(first, effort.worlds_to_measure_loss)
    while comparison.count < effort.max_worlds_to_measure_loss and _is_mark_uncertain(comparison):
        comparison.play_worlds(first + comparison.count, effort.worlds_to_measure_loss)


def _is_mark_uncertain(comparison: PlayoutComparison) -> bool:
    gap = comparison.mean_advantage(*comparison.moves)
    may_be_marked = (
        gap.win_share_difference + STANDARD_ERRORS_OF_CLEAR_LOSS * gap.standard_error
        >= MIN_MARKED_LOSS_THOUSANDTHS
    )
    is_sure = (
        gap.win_share_difference - STANDARD_ERRORS_OF_CLEAR_LOSS * gap.standard_error
        >= MIN_MARKED_LOSS_THOUSANDTHS
    )
    return may_be_marked and (
        not is_sure or gap.standard_error > MAX_SHOWN_STANDARD_ERROR_THOUSANDTHS
    )


class GameHistory:
    """The positions of a finished game: number n is the one after step n, number 0 the dealt
    one."""

    def __init__(self, prepared_game: PreparedGame, game: GameToJudge) -> None:
        """Replay the game to get its positions; raise Unreadable if the rules do not allow its
        steps."""
        self._prepared_game = prepared_game
        self.game = game
        self.positions: list[State] = [prepared_game.state_from_rows(game.first_state_rows)]
        for number, (seat, code) in enumerate(game.steps, 1):
            self.positions.append(self._position_after_step(self.positions[-1], number, seat, code))

    @property
    def step_count(self) -> int:
        """The number of steps of the game."""
        return len(self.game.steps)

    def decision_of_step(self, step_number: int) -> Decision | None:
        """Return the decision of a step, None for a chance event."""
        seat, code = self.game.steps[step_number - 1]
        return (
            None if seat == CHANCE else Decision(step_number, self.positions[step_number - 1], code)
        )

    def is_chance_event(self, step_number: int) -> bool:
        """Return whether the step is a chance event; False for number 0, the start."""
        return step_number > 0 and self.game.steps[step_number - 1][0] == CHANCE

    def is_revealing_decision(self, step_number: int) -> bool:
        """Return whether the step is a decision after which fewer facts are hidden from the seats
        than before."""
        count = self._prepared_game.rules.count_unknown_facts
        before = self.positions[step_number - 1]
        after = self.positions[step_number]
        return not self.is_chance_event(step_number) and count(after) < count(before)

    def _position_after_step(self, before: State, step_number: int, seat: int, code: int) -> State:
        rules = self._prepared_game.rules
        after = before.clone()
        if after.to_move != seat or not is_legal_move_or_possible_outcome(rules, after, code):
            raise Unreadable(f"step {step_number} is not possible in this position")
        if seat == CHANCE:
            rules.draw_outcome(after)
        rules.apply(after, code)
        return after


def judged_game_of_steps(mode: str, steps: Iterable[JudgedStep]) -> JudgedGame:
    """Return the judged game of these steps, which may be in any order and repeated (as after a
    restart)."""
    ordered = [step for _, step in sorted({step.number: step for step in steps}.items())]
    moves = tuple(step.judged_move for step in ordered if step.judged_move is not None)
    chances = tuple(
        JudgedChanceEvent(step.number, step.gains_by_luck) for step in ordered if step.gains_by_luck
    )
    shares = tuple(step.win_shares_after for step in ordered)
    seats = range(len(shares[0]))
    accounts = tuple(_seat_totals(seat, shares, moves, chances) for seat in seats)
    return JudgedGame(mode, shares, moves, chances, accounts)


def judgement_so_far(steps: Iterable[JudgedStep]) -> JudgementSoFar:
    """Return the numbers and the judged moves of these steps, which may be only a part of a game,
    in any order and repeated."""
    ordered = [step for _, step in sorted({step.number: step for step in steps}.items())]
    moves = tuple(step.judged_move for step in ordered if step.judged_move is not None)
    return JudgementSoFar(frozenset(step.number for step in ordered), moves)


def _seat_totals(
    seat: int,
    win_shares_by_step: Sequence[tuple[int, ...]],
    moves: Sequence[JudgedMove],
    chance_events: Sequence[JudgedChanceEvent],
) -> JudgedSeatTotals:
    """Return the totals of one seat.

    Losses are summed with their signs, so that noise cancels out.
    """
    own = [move for move in moves if move.seat == seat]
    lost = sum(move.loss_thousandths for move in own)
    luck = sum(chance.share_gain_by_seat[seat] for chance in chance_events)
    began = win_shares_by_step[0][seat]
    ended = win_shares_by_step[-1][seat]
    return JudgedSeatTotals(
        accuracy_of_seat(own),
        max(round(lost / max(len(own), 1)), 0),
        luck,
        (
            sum(move.mark == analysis.INACCURACY_MARK for move in own),
            sum(move.mark == analysis.MISTAKE_MARK for move in own),
            sum(move.mark == analysis.BLUNDER_MARK for move in own),
        ),
        share_at_start=began,
        share_change_by_own_decisions=-lost,
        share_change_by_others=ended - began - luck + lost,
        share_at_end=ended,
    )


@dataclass(frozen=True, slots=True)
class JudgedStep:
    """The judgement of one step: each seat's share of wins after it in thousandths, the judged
    move if it was a decision, and each seat's gain by luck in thousandths (empty for most
    decisions)."""

    number: int
    win_shares_after: tuple[int, ...]
    judged_move: JudgedMove | None = None
    gains_by_luck: tuple[int, ...] = ()
