"""Judging one decision: the move that was played against the best one seen at the time.

Three rows of imagined worlds keep the measurement honest: a search names candidates, a first
row chooses the best of them, and its lead is measured in a second row it was not chosen by.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ai.analysis.comparison import Comparison
from ai.analysis.depth import JudgeDepth
from ai.analysis.knowledge import Knowledge, Plan
from ai.analysis.marks import CLEAR, STEPS, mark_of
from ai.analysis.worlds import Worlds, seed_of
from game.engine.rules import State
from game.match.analysis import JudgedMove

CANDIDATES = 3
BLURRED = 20.0  # thousandths of noise: a loss as large as that is not known well enough to tell
LEAST_LOSS = STEPS[-1][0]  # thousandths: what cannot be as much as this needs no closer look


@dataclass(frozen=True, slots=True)
class Decision:
    """A step of a finished game in which somebody chose: the true state before, and the move."""

    number: int
    state: State
    code: int


def judge_decision(
    knowledge: Knowledge, decision: Decision, seed: int, depth: JudgeDepth, *, is_open: bool
) -> JudgedMove | None:
    """Return what the decision lost; None when there was nothing to decide.

    Judged by the deciding seat's view, or with everything open but the luck to come.
    """
    state = decision.state
    seat = int(state.to_move)
    view = knowledge.view_of(state, seat)
    if len(knowledge.rules.legal_codes(view)) < 2:
        return None
    seed = seed_of(seed, decision.number)
    worlds = Worlds(knowledge.trials, state if is_open else view, seat, seed, is_open=is_open)
    plans = _plans(knowledge, view, seed, depth, decision.code)
    progress = knowledge.game.progress(state)
    scouting = Comparison(worlds, [plan.code for plan in plans], knowledge.calibration, progress)
    scouting.play(0, depth.scouting)
    best = next(plan for plan in plans if plan.code == scouting.best())
    if best.code == decision.code:
        share = round(scouting.share(best.code))
        return JudgedMove(decision.number, seat, decision.code, decision.code, share, 0, 0, "")
    measured = Comparison(worlds, (best.code, decision.code), knowledge.calibration, progress)
    _measure(measured, depth)
    gap = measured.gap(best.code, decision.code)
    mark = mark_of(gap.share, gap.noise)
    share = round(measured.share(decision.code))
    loss, noise = round(gap.share), round(gap.noise)
    points = _points(measured, best.code) - _points(measured, decision.code)
    move = JudgedMove(
        decision.number, seat, decision.code, best.move, share, loss, noise, mark, points=points
    )
    if not move.teaches:
        return move
    doubts = knowledge.grounds.doubts(view, decision.code, seed)
    reasons = knowledge.grounds.reasons(view, best.code, (decision.code,), seed)
    new = tuple(reason for reason in reasons if reason not in doubts)  # nothing is said twice
    return replace(move, reasons=new, doubts=doubts)


def _points(comparison: Comparison, code: int) -> int:
    """Return the points the deciding seat may expect after a move."""
    return comparison.prospects(code)[comparison.worlds.seat].points


def _plans(
    knowledge: Knowledge, view: State, seed: int, depth: JudgeDepth, played: int
) -> list[Plan]:
    """Return the move that was played and plans that begin with another one."""
    knowledge.search.begin(view, view.to_move, seed)
    knowledge.search.run(depth.iterations)
    plans = knowledge.plans(CANDIDATES)
    return [Plan(played, played, 0), *(plan for plan in plans if plan.move != played)]


def _measure(comparison: Comparison, depth: JudgeDepth) -> None:
    """Play both moves in worlds the best was not chosen in, in more while a mark is doubtful."""
    first = depth.scouting
    comparison.play(first, depth.measuring)
    while comparison.count < depth.most and _is_in_doubt(comparison):
        comparison.play(first + comparison.count, depth.measuring)


def _is_in_doubt(comparison: Comparison) -> bool:
    gap = comparison.gap(*comparison.moves)
    may_be_marked = gap.share + CLEAR * gap.noise >= LEAST_LOSS
    is_sure = gap.share - CLEAR * gap.noise >= LEAST_LOSS
    return may_be_marked and (not is_sure or gap.noise > BLURRED)
