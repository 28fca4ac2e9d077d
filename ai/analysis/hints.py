"""Hints: the best moves of the seat to move, from nothing but its view."""

from collections.abc import Callable

from ai.analysis.comparison import CLEAR, Comparison
from ai.analysis.knowledge import Knowledge, Plan
from ai.analysis.worlds import HintDepth, Worlds
from ai.search.trials import NO_MOVE
from ai.search_player import SLICE
from game.engine.knowledge import common_view
from game.engine.rules import NOBODY, State
from game.match.analysis import Advice, Hint, Outlook, Prospect
from game.native import build_kind

CHUNK = 20 if build_kind() == "native" else 1  # worlds between two looks at whether to go on
SEARCH_SHARE = 0.5  # of the work, for the progress shown


class Stopped(Exception):
    """The question was taken back while it was being worked on."""


Report = Callable[[float], bool]  # is told how much is done; False means stop


def hint_for(knowledge: Knowledge, view: State, seed: int, depth: HintDepth, tell: Report) -> Hint:
    """Return the best moves of the seat to move; Stopped when `tell` says so."""
    seat = int(view.to_move)
    plans = _plans(knowledge, view, seed, depth, tell)
    codes = [plan.code for plan in plans]
    worlds = Worlds(knowledge.trials, view, seat, seed)
    comparison = Comparison(worlds, codes, knowledge.calibration, knowledge.game.progress(view))
    while comparison.count < depth.worlds:
        comparison.play(comparison.count, min(CHUNK, depth.worlds - comparison.count))
        _go_on(tell, SEARCH_SHARE + (1 - SEARCH_SHARE) * comparison.count / depth.worlds)
    ordered = in_order(comparison, plans)
    advice = tuple(
        _advice(knowledge, comparison, view, (place, ordered), seed)
        for place in range(len(ordered))
    )
    return Hint(seat, comparison.count, comparison.prospects(ordered[0].code), advice)


def in_order(comparison: Comparison, plans: list[Plan]) -> list[Plan]:
    """Return the plans best first.

    The search knows more of what follows than quick games, so its choice stays in front unless
    another one is clearly better in the same worlds.
    """
    best, first = comparison.best(), plans[0].code
    gap = comparison.gap(best, first)
    if gap.share <= CLEAR * gap.noise:
        best = first
    rest = sorted(plans, key=lambda plan: -comparison.share(plan.code))
    return sorted(rest, key=lambda plan: plan.code != best)


def _plans(
    knowledge: Knowledge, view: State, seed: int, depth: HintDepth, tell: Report
) -> list[Plan]:
    codes = knowledge.rules.legal_codes(view)
    if len(codes) == 1:
        return [Plan(codes[0], codes[0], 0)]
    search = knowledge.search
    search.begin(view, view.to_move, seed)
    done = 0
    while done < depth.iterations:
        step = min(SLICE, depth.iterations - done)
        search.run(step)
        done += step
        _go_on(tell, SEARCH_SHARE * done / depth.iterations)
    return knowledge.plans(depth.moves)


def _advice(
    knowledge: Knowledge,
    comparison: Comparison,
    view: State,
    ranked: tuple[int, list[Plan]],
    seed: int,
) -> Advice:
    place, ordered = ranked
    plan = ordered[place]
    gap = comparison.gap(ordered[0].code, plan.code)
    others = [other.move for other in ordered if other is not plan]
    reasons = () if place else knowledge.explainer.reasons(view, plan.code, others, seed)
    prospect = comparison.prospects(plan.code)[comparison.worlds.seat]
    return Advice(
        plan.move,
        plan.visits,
        prospect.share,
        prospect.points,
        round(gap.share) if place else 0,
        round(gap.noise) if place else 0,
        reasons,
    )


def _go_on(tell: Report, done: float) -> None:
    if not tell(done):
        raise Stopped


# Outlooks: what each seat may expect, as one seat or everybody together sees the position.


def outlook_of(
    knowledge: Knowledge, worlds: Worlds, progress: int, count: int, tell: Report
) -> Outlook:
    """Return everybody's prospects in that many worlds; Stopped when `tell` says so."""
    comparison = Comparison(worlds, (NO_MOVE,), knowledge.calibration, progress)
    while comparison.count < count:
        comparison.play(comparison.count, min(CHUNK, count - comparison.count))
        if not tell(comparison.count / count):
            raise Stopped
    return Outlook(worlds.seat, comparison.prospects(NO_MOVE))


def shares_after(
    knowledge: Knowledge, state: State, seed: int, worlds: int, *, is_open: bool
) -> tuple[int, ...]:
    """Return the shares of wins in a position of a finished game.

    As an onlooker sees it, who knows what everybody knows; open, the true position is played.
    """
    trials = knowledge.trials
    if is_open:
        played = Worlds(trials, state, NOBODY, seed, is_open=True)
    else:
        played = Worlds(trials, common_view(knowledge.rules, state), NOBODY, seed)
    progress = knowledge.game.progress(state)
    comparison = Comparison(played, (NO_MOVE,), knowledge.calibration, progress)
    comparison.play(0, worlds)
    return shares_of(comparison.prospects(NO_MOVE))


def shares_of(prospects: tuple[Prospect, ...]) -> tuple[int, ...]:
    """Return the shares alone."""
    return tuple(prospect.share for prospect in prospects)
