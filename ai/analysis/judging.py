"""Judged decisions and steps of a finished game, and the judged game put together from them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from ai.analysis.accuracy import accuracy_of_game
from ai.analysis.comparison import CLEAR, STEPS, Comparison, PlayedOn, mark_of
from ai.analysis.judge_depth import JudgeDepth
from ai.analysis.knowledge import Knowledge, Plan
from ai.analysis.worlds import Worlds, seed_of
from ai.search.trials import NO_MOVE
from game.engine.knowledge import view_of
from game.engine.reasons import Unreadable
from game.engine.rules import CHANCE, State
from game.match import analysis
from game.match.analysis import Account, Chance, FinishedGame, JudgedGame, JudgedMove
from game.records.retracing import is_possible

# Judging one decision: the move that was played against the best one seen at the time.
#
# Three rows of imagined worlds keep the measurement honest: a search names candidates, a first
# row chooses the best of them, and its lead is measured in a second row it was not chosen by.

CANDIDATES = 3
BLURRED = 20.0  # thousandths of noise: a loss as large as that is not known well enough to tell
SEARCH_SEED = 1
MOST_IN_ONE_GO = 12  # own moves after the judged one that are played on with thought
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
    view = view_of(knowledge.rules, state, seat)
    if len(knowledge.rules.legal_codes(view)) < 2:
        return None
    seed = seed_of(seed, decision.number)
    worlds = Worlds(knowledge.trials, state if is_open else view, seat, seed, is_open=is_open)
    plans = _plans(knowledge, view, seed, depth, decision.code)
    progress = knowledge.game.progress(state)
    scouting = Comparison(worlds, [plan.code for plan in plans], knowledge.calibration, progress)
    scouting.play(0, depth.scouting)
    best = next(plan for plan in plans if plan.code == scouting.best())
    share = round(scouting.share(decision.code))
    good = JudgedMove(decision.number, seat, decision.code, decision.code, share, 0, 0, "")
    if best.code == decision.code:
        return good
    measured = Comparison(worlds, (best.code, decision.code), knowledge.calibration, progress)
    _measure(measured, depth)
    gap = measured.gap(best.code, decision.code)
    mark = mark_of(gap.share, gap.noise)
    if gap.share >= analysis.SMALL_LOSS and gap.share > CLEAR * gap.noise:  # worth a closer look
        lines = [played_on(knowledge, worlds, state, plan, depth) for plan in (best, plans[0])]
        if any(line.worlds is not worlds for line in lines):
            measured = Comparison(
                worlds, measured.moves, knowledge.calibration, progress, lines=lines
            )
            _measure(measured, depth)
            gap = measured.gap(best.code, decision.code)
            mark = mark_of(gap.share, gap.noise)
    share = round(measured.share(decision.code))
    loss = round(gap.share)
    noise = round(gap.noise)
    if mark and not noise:  # every trial went the same way: nothing but how all play on decides
        ends = [_place(knowledge, state, move, depth) for move in (best.move, decision.code)]
        if ends[0] >= ends[1] >= 0:
            return good
    points = [measured.prospects(code)[seat].points for code in measured.moves]
    move = JudgedMove(decision.number, seat, decision.code, best.move, share, loss, noise, mark)
    move = replace(move, points=points[0] - points[1])
    if not move.teaches:
        return move
    explainer = knowledge.explainer
    objections = explainer.objections(view, decision.code, seed)
    reasons = explainer.reasons(view, best.code, (decision.code,), seed)
    also = explainer.reasons(view, decision.code, (best.code,), seed)
    alike = explainer.objections(view, best.move, seed)
    return replace(
        move,
        reasons=tuple(one for one in reasons if one not in objections and one not in also),
        objections=tuple(one for one in objections if one not in alike),
    )


def played_on(
    knowledge: Knowledge, worlds: Worlds, begun: State, plan: Plan, depth: JudgeDepth
) -> PlayedOn:
    """Return where the games of a move begin: at the end of what its seat does in one go.

    Quick games would go on better with one move than with another where nothing but the order of
    a turn tells them apart. So the search plays both on, until another seat is to move or a move
    brings out what was not known: that one is played in the worlds of the position before it.
    """
    rules = knowledge.rules
    search = knowledge.search
    seat = worlds.seat
    if plan.code != plan.move:
        return PlayedOn(worlds, plan.code)  # a plan that takes others' answers
    at = begun
    start = worlds
    code = plan.move
    for _number in range(MOST_IN_ONE_GO):
        seen = view_of(rules, at, seat)
        foreseen = seen.clone()
        after = at.clone()
        rules.apply(foreseen, code)
        rules.apply(after, code)
        reached = view_of(rules, after, seat)
        if after.to_move == CHANCE or reached.to_plain() != foreseen.to_plain():
            break  # what comes out is imagined anew in every world
        at = after
        start = worlds.further_on(after if worlds.is_open else reached)
        if at.to_move != seat:
            return PlayedOn(start, NO_MOVE)
        search.begin(reached, seat, SEARCH_SEED)
        search.run(depth.iterations)
        code = int(search.best_move())
    return PlayedOn(start, code)


def _place(knowledge: Knowledge, state: State, move: int, depth: JudgeDepth) -> int:
    """Return where the mover stands when all think from a move to the end; -1 if luck decides."""
    rules = knowledge.rules
    search = knowledge.search
    after = state.clone()
    rules.apply(after, move)
    while after.to_move >= 0:
        search.begin(view_of(rules, after, int(after.to_move)), after.to_move, 1)
        search.run(depth.iterations)
        rules.apply(after, search.best_move())
    return -1 if after.to_move == CHANCE else rules.places(after)[state.to_move]


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
    while comparison.count < depth.most and _is_uncertain(comparison):
        comparison.play(first + comparison.count, depth.measuring)


def _is_uncertain(comparison: Comparison) -> bool:
    gap = comparison.gap(*comparison.moves)
    may_be_marked = gap.share + CLEAR * gap.noise >= LEAST_LOSS
    is_sure = gap.share - CLEAR * gap.noise >= LEAST_LOSS
    return may_be_marked and (not is_sure or gap.noise > BLURRED)


class History:
    """The positions of a finished game, number 0 is the dealt one."""

    def __init__(self, knowledge: Knowledge, game: FinishedGame) -> None:
        """Play the game again; Unreadable when the rules do not lead through it."""
        self._knowledge = knowledge
        self.game = game
        self.positions: list[State] = [knowledge.state_of(game.rows)]
        for number, (seat, code) in enumerate(game.steps, 1):
            self.positions.append(self._after(self.positions[-1], number, seat, code))

    @property
    def steps(self) -> int:
        """How many steps the game had."""
        return len(self.game.steps)

    def decision(self, number: int) -> Decision | None:
        """Return the decision of a step, None when luck made it."""
        seat, code = self.game.steps[number - 1]
        return None if seat == CHANCE else Decision(number, self.positions[number - 1], code)

    def is_luck(self, number: int) -> bool:
        """Whether dice or a deck made the step."""
        return number > 0 and self.game.steps[number - 1][0] == CHANCE

    def reveals(self, number: int) -> bool:
        """Whether a decision showed somebody what was hidden before."""
        count = self._knowledge.rules.unknown_facts
        before = self.positions[number - 1]
        after = self.positions[number]
        return not self.is_luck(number) and count(after) < count(before)

    def _after(self, before: State, number: int, seat: int, code: int) -> State:
        rules = self._knowledge.rules
        after = before.clone()
        if after.to_move != seat or not is_possible(rules, after, code):
            raise Unreadable(f"step {number} is not possible in its position")
        if seat == CHANCE:
            rules.draw_outcome(after)
        rules.apply(after, code)
        return after


def judged_game(mode: str, steps: Iterable[JudgedStep]) -> JudgedGame:
    """Return the whole judgement; steps come in any order, and twice after a worker's restart."""
    ordered = [step for _, step in sorted({step.number: step for step in steps}.items())]
    moves = tuple(step.move for step in ordered if step.move is not None)
    chances = tuple(Chance(step.number, step.gains) for step in ordered if step.gains)
    shares = tuple(step.shares for step in ordered)
    seats = range(len(shares[0]))
    accounts = tuple(_account(seat, shares, moves, chances) for seat in seats)
    return JudgedGame(mode, shares, moves, chances, accounts)


def _account(
    seat: int,
    shares: Sequence[tuple[int, ...]],
    moves: Sequence[JudgedMove],
    chances: Sequence[Chance],
) -> Account:
    """Return one seat's account.

    The sum of the losses keeps their signs: noise then cancels out instead of adding up.
    """
    own = [move for move in moves if move.seat == seat]
    lost = sum(move.loss for move in own)
    luck = sum(chance.gains[seat] for chance in chances)
    began = shares[0][seat]
    ended = shares[-1][seat]
    return Account(
        accuracy_of_game(own),
        max(round(lost / max(len(own), 1)), 0),
        luck,
        (
            sum(move.mark == analysis.INACCURACY for move in own),
            sum(move.mark == analysis.MISTAKE for move in own),
            sum(move.mark == analysis.BLUNDER for move in own),
        ),
        began=began,
        decided=-lost,
        others=ended - began - luck + lost,
        ended=ended,
    )


@dataclass(frozen=True, slots=True)
class JudgedStep:
    """One step: the shares after it, the decision if it was one, what luck gave each seat."""

    number: int
    shares: tuple[int, ...]
    move: JudgedMove | None = None
    gains: tuple[int, ...] = ()
