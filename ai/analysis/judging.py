"""Putting a judged game together from its judged steps. One judged step of a finished game,
as the workers report it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import exp
from typing import Final

from ai.analysis.comparison import CLEAR, STEPS, Comparison, PlayedOn, mark_of
from ai.analysis.hints import shares_after, shares_of
from ai.analysis.knowledge import Knowledge, Plan
from ai.analysis.worlds import JudgeDepth, Worlds, seed_of
from ai.search.trials import NO_MOVE
from game.engine.knowledge import view_of
from game.engine.rules import CHANCE, State
from game.engine.title import Unreadable
from game.match import analysis
from game.match.analysis import Account, Chance, FinishedGame, JudgedGame, JudgedMove
from game.records.replay import is_possible

# Judging one decision: the move that was played against the best one seen at the time.
#
# Three rows of imagined worlds keep the measurement honest: a search names candidates, a first
# row chooses the best of them, and its lead is measured in a second row it was not chosen by.

CANDIDATES = 3
BLURRED = 20.0  # thousandths of noise: a loss as large as that is not known well enough to tell
SEARCH_SEED = 1
MOST_IN_ONE_GO = 12  # own moves after the judged one that are played on with thought
LEAST_LOSS = STEPS[-1][0]  # thousandths: what cannot be as much as this needs no closer look

PERFECT: Final = 100
LEAST: Final = 1.0  # per cent: the harmonic mean knows no zero
SURE: Final = 5  # thousandths of a win from either end, where next to nothing is at stake


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
    doubts = explainer.doubts(view, decision.code, seed)
    reasons = explainer.reasons(view, best.code, (decision.code,), seed)
    also = explainer.reasons(view, decision.code, (best.code,), seed)
    alike = explainer.doubts(view, best.move, seed)
    return replace(
        move,
        reasons=tuple(one for one in reasons if one not in doubts and one not in also),
        doubts=tuple(one for one in doubts if one not in alike),
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
    while comparison.count < depth.most and _is_in_doubt(comparison):
        comparison.play(first + comparison.count, depth.measuring)


def _is_in_doubt(comparison: Comparison) -> bool:
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


# The judge of single steps: steps do not depend on one another, so processes can share them.


class StepJudge:
    """Judges the steps of one finished game, number 0 standing for its beginning."""

    def __init__(
        self, knowledge: Knowledge, game: FinishedGame, mode: str, seed: int, depth: JudgeDepth
    ) -> None:
        """Play the game again; Unreadable when the rules do not lead through it."""
        self._knowledge = knowledge
        self._history = History(knowledge, game)
        self._is_open = mode == analysis.OPEN
        self._seed = seed
        self._depth = depth
        self._known: dict[int, tuple[int, ...]] = {}

    @property
    def steps(self) -> int:
        """How many steps there are."""
        return self._history.steps

    def judge(self, number: int) -> JudgedStep:
        """Return all about one step."""
        shares = self._shares(number)
        if number == 0:
            return JudgedStep(number, shares)
        if self._history.is_luck(number):
            return JudgedStep(number, shares, None, _changes(self._shares(number - 1), shares))
        decision = self._history.decision(number)
        assert decision is not None
        move = judge_decision(
            self._knowledge, decision, self._seed, self._depth, is_open=self._is_open
        )
        return JudgedStep(number, shares, move, self._surprise(number))

    def _shares(self, number: int) -> tuple[int, ...]:
        """Return the shares after a step, from more worlds beside luck, whose gain is small.

        All positions of a game are played with the same seeds, so that their differences are
        less noisy than each share alone.
        """
        if number not in self._known:
            history = self._history
            depth = self._depth
            following = number < history.steps and history.is_luck(number + 1)
            worlds = depth.luck if following or history.is_luck(number) else depth.strip
            position = history.positions[number]
            self._known[number] = shares_after(
                self._knowledge, position, self._seed, worlds, is_open=self._is_open
            )
        return self._known[number]

    def _surprise(self, number: int) -> tuple[int, ...]:
        """Return what a revealed tile gave each seat, against what the mover had to expect."""
        if self._is_open or not self._history.reveals(number):
            return ()
        knowledge = self._knowledge
        history = self._history
        seat, code = history.game.steps[number - 1]
        progress = knowledge.game.progress(history.positions[number])
        found = []
        for position, move in ((number - 1, code), (number, NO_MOVE)):
            view = view_of(knowledge.rules, history.positions[position], seat)
            worlds = Worlds(knowledge.trials, view, seat, self._seed)
            comparison = Comparison(worlds, (move,), knowledge.calibration, progress)
            comparison.play(0, self._depth.luck)
            found.append(shares_of(comparison.prospects(move)))
        return _changes(*found)


def _changes(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[int, ...]:
    changes = tuple(now - then for then, now in zip(before, after, strict=True))
    return changes if any(changes) else ()


# Accuracy: how well a seat decided while something was at stake, in per cent.
#
# The curve from what a decision lost to its accuracy, and the middle of the plain and the harmonic
# mean, are those of lichess.org (its "accuracy" page), but a loss is a share of the chance that was
# there, not of a whole win (a tenth of a win halves one chance in five), and decisions weigh as
# much as was at stake: 4q(1-q) for a chance of q, the variance of a result of yes or no. Who has
# lost or won already can err no more, and would call every move of a lost game a perfect one;
# backgammon leaves such decisions out too (GNU Backgammon counts "unforced" ones only).


def accuracy_of_game(moves: Sequence[JudgedMove]) -> int:
    """Return a seat's accuracy from all its decisions; 100 when it had none.

    The harmonic mean keeps one blunder from being hidden among many easy moves.
    """
    if not moves:
        return PERFECT
    weights = [at_stake(_chance(move)) for move in moves]
    every = [max(accuracy_of_loss(share_given_away(move)), LEAST) for move in moves]
    pairs = list(zip(weights, every, strict=True))
    plain = sum(weight * one for weight, one in pairs) / sum(weights)
    harmonic = sum(weights) / sum(weight / one for weight, one in pairs)
    return round((plain + harmonic) / 2)


def accuracy_of_loss(share: float) -> float:
    """Return the accuracy of one decision that gave away this share, 0 to 1, of its chance."""
    curve = 103.1668 * exp(-0.04354 * share * 100) - 3.1669
    return min(max(curve, 0.0), float(PERFECT))


def at_stake(chance: float) -> float:
    """Return how open a game is to whoever wins it with this chance, 0 to 1."""
    return 4 * chance * (1 - chance)


def share_given_away(move: JudgedMove) -> float:
    """Return how much of its chance a decision gave away, as far as that is beyond the noise."""
    return min(max(move.loss - move.noise, 0) / analysis.WHOLE / _chance(move), 1.0)


def _chance(move: JudgedMove) -> float:
    """Return the chance the best move had, 0 to 1, as certain as a measured one can be."""
    best = move.share + max(move.loss, 0)
    return min(max(best, SURE), analysis.WHOLE - SURE) / analysis.WHOLE
