"""The sparring partners, which search a whole turn by a beam search and value it by a plan."""

from collections.abc import Callable
from typing import Final, NamedTuple, cast

from game.engine.luck import Luck
from game.engine.rules import CHANCE, Rules, State
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.state import TiletumState
from tools.titles.tiletum.sparring.deeds import worth_of_tasks
from tools.titles.tiletum.sparring.expected_points import fair_points, king_points
from tools.titles.tiletum.sparring.places import (
    worth_of_pieces,
    worth_of_spaces_near,
    worth_of_underground,
)
from tools.titles.tiletum.sparring.plans import PARTNERS
from tools.titles.tiletum.sparring.position import RivalsAround, SeatPosition
from tools.titles.tiletum.sparring.tiletum_plan import TiletumPlan

KEPT: Final = 8  # ways followed at each step
KEPT_OF_AN_ACTION: Final = 3  # at least
A_DIE: Final = 6.0  # points a die still to be taken promises
GOOD_TO_COME: Final = (0.55, 0.85, 0.85, 1.0, 0.85)


class TurnWay(NamedTuple):
    """A partial way through the turn: the points it promises, its state and its moves."""

    promise: float
    state: TiletumState
    moves: tuple[int, ...]
    action: int  # the die is used for, -1 before there is one


class TiletumPartner:
    """A player that searches its own turn by a beam search and plays the first move of the best
    way; it keeps nothing between moves."""

    def __init__(self, rules: Rules, plan: TiletumPlan) -> None:
        """Prepare to play by these rules and this plan."""
        self._rules = rules
        self._plan = plan
        self._luck = Luck()

    def choose(self, view: State, seat: int, seed: int, keep_thinking: Callable[[], bool]) -> int:
        """Return the code of the first move of the best way found, the only move if there is
        one."""
        moves = self._rules.legal_codes(view)
        return moves[0] if len(moves) == 1 else self.best_way(view, seat, seed)[0]

    def best_way(self, view: State, seat: int, seed: int) -> tuple[int, ...]:
        """Return the codes of the best way found to the end of the turn, in one determinization of
        the view by `seed`."""
        start = cast("TiletumState", view.clone())
        around = RivalsAround(start, seat, self._plan)
        self._luck.reset_from_seed(seed)
        self._rules.determinize(start, seat, self._luck)
        best = TurnWay(float("-inf"), start, (), -1)
        ways = [best]
        while ways:
            found: dict[tuple[float, int], TurnWay] = {}  # what is alike came in another order
            for way in ways:
                for move in self._rules.legal_codes(way.state):
                    after = self._after(way.state, move)
                    moves = (*way.moves, move)
                    points = expected_final_points(around, after)
                    if after.to_move != seat or after.phase == kinds.KING_TILE_PHASE:
                        if points > best.promise:
                            best = TurnWay(points, after, moves, -1)
                        continue
                    promise, action = self._pending(after, seat)
                    way_on = TurnWay(points + promise, after, moves, action)
                    found.setdefault((way_on.promise, action), way_on)
            ways = self._kept(sorted(found.values(), key=lambda way: -way.promise))
        return best.moves

    def _after(self, state: TiletumState, move: int) -> TiletumState:
        after = cast("TiletumState", state.clone())
        self._rules.apply(after, move)
        while after.to_move == CHANCE and after.phase == kinds.PLAY_PHASE:
            self._rules.apply(after, self._rules.draw_outcome(after))
        return after

    def _kept(self, best: list[TurnWay]) -> list[TurnWay]:
        """Return the most promising ways of each action; different actions are compared by points
        alone."""
        actions = {way.action for way in best}
        most = max(KEPT_OF_AN_ACTION, KEPT // max(1, len(actions)))
        return [way for each in actions for way in [w for w in best if w.action == each][:most]]

    def _pending(self, st: TiletumState, seat: int) -> tuple[float, int]:
        """Return the points that open questions promise, and the action that the die is used
        for."""
        promise = 0.0 if st.die_good != kinds.EMPTY else A_DIE
        action = -1
        stack = [int(cell) for cell in st.stack[: st.depth * kinds.CELLS_PER_QUESTION]]
        for at in range(0, len(stack), kinds.CELLS_PER_QUESTION):
            question, first, second, third, fourth = stack[at : at + 5]
            points = 0.0  # of action
            if question in (kinds.SPEND_ACTION_POINTS_QUESTION, kinds.ACTION_FOR_JOKER_QUESTION):
                points = (
                    float(second) if question == kinds.SPEND_ACTION_POINTS_QUESTION else 1.1 * first
                )
                of_die = (
                    first if question == kinds.SPEND_ACTION_POINTS_QUESTION else kinds.JOKER_ACTION
                )
                action = of_die if action < 0 else action
            elif question == kinds.TAKEN_DIE_QUESTION:
                action = second
                value = int(st.die_value)
                if first <= kinds.GOODS_STAGE_OF_TAKEN_DIE:
                    promise += GOOD_TO_COME[third] * value
                points = float(kinds.DIE_VALUE_AND_ACTION_POINTS_SUM - value + fourth)
                if action < kinds.CHARACTER_TYPE_COUNT:
                    points += int(st.markers[seat * kinds.CHARACTER_TYPE_COUNT + action])
            elif question == kinds.FREE_STEPS_AND_PIECES_QUESTION:
                promise += 0.6 * (first + second) + 2.0 * (third + fourth)
            elif question in (kinds.GAIN_ANY_GOODS_QUESTION, kinds.GAIN_SAME_GOODS_QUESTION):
                promise += 0.9 * first
            elif question != kinds.WHEEL_OR_EXPLORER_ACTION_QUESTION:
                promise += 4.0 if question == kinds.PIECE_ANYWHERE_QUESTION else 1.0
            promise += self._plan.step * points
        return promise, action


def expected_final_points(around: RivalsAround, st: TiletumState) -> float:
    """Return the points that the seat can expect at the end of the game from this state, by its
    plan."""
    total = float(st.points[around.seat])
    if st.phase == kinds.GAME_OVER_PHASE:
        return total
    position = SeatPosition(around, st)
    fairs, missing = fair_points(position)
    total += around.plan.fair * fairs + around.plan.king * king_points(position)
    total += (
        worth_of_pieces(position)
        + worth_of_tasks(position)
        + worth_of_spaces_near(position, missing)
    )
    return total + (worth_of_underground(position) if st.board.silver else 0.0)


def make_partner(name: str, rules: Rules) -> TiletumPartner:
    """Return the sparring partner with this name as a player of these rules."""
    return TiletumPartner(rules, PARTNERS[name])
