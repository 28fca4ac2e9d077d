"""A sparring partner that searches its whole turn: both actions, and every question in them."""

from collections.abc import Callable
from typing import cast

from game.engine.moves import first_field_of_move
from game.engine.rules import CHANCE, Rules, State
from game.titles.brass.rules import kinds
from game.titles.brass.rules.own_network import location_set_for_industry_card
from game.titles.brass.rules.state import BrassState
from tools.titles.brass.sparring.brass_plan import BrassPlan
from tools.titles.brass.sparring.ledger import BrassLedger
from tools.titles.brass.sparring.plans import PARTNERS

Turn = tuple[int, int, int]
"""The era, the round and the seat of a turn."""

SETTLED_MOVE_COUNT = 8  # best-looking moves whose further questions are answered
FOLLOWED_MOVE_COUNT = 4  # of these whose second action is looked at
SECOND_ACTION_COUNT = 3  # best-looking second actions whose further questions are answered


class BrassPartner:
    """A deterministic player that searches its own turn and plays the first move of the turn after
    which its ledger's worth is highest.

    Hidden cards are treated as unknown.
    """

    def __init__(self, rules: Rules, plan: BrassPlan) -> None:
        """Prepare to play by these rules and this plan."""
        self._rules = rules
        self._ledger = BrassLedger(cast("BrassState", rules.new_state()).board, plan)

    def choose(self, view: State, seat: int, seed: int, keep_thinking: Callable[[], bool]) -> int:
        """Return the first move of the best turn found, of equal ones the first; `seed` and
        `keep_thinking` are not used."""
        moves = self._rules.legal_codes(view)
        if len(moves) == 1:
            return moves[0]
        st = cast("BrassState", view)
        turn = (int(st.era), int(st.round), seat)
        found = self._settled(st, moves, SETTLED_MOVE_COUNT, turn)
        _best, number = max(
            (worth + self._second(end, turn), -number)
            for number, (worth, _move, end) in enumerate(found[:FOLLOWED_MOVE_COUNT])
        )
        return found[-number][1]

    def _settled(
        self, state: BrassState, moves: list[int], most: int, turn: Turn
    ) -> list[tuple[float, int, BrassState]]:
        """Return at most `most` best moves as (worth, move, position after it), best first."""
        looked = []
        for move in moves:
            after = self._next(state, move)
            looked.append((-self._at_sight(after, turn), move, after))
        looked.sort(key=lambda each: each[:2])
        found = []
        for _sight, move, after in looked[:most]:
            worth, end = self._settle(after, turn)
            found.append((worth, move, end))
        return sorted(found, key=lambda each: (-each[0], each[1]))

    def _second(self, end: BrassState, turn: Turn) -> float:
        """Return the points that a second action of the same turn adds, 0 if there is none."""
        if not _is_asked(end, turn) or end.phase != kinds.ACTIONS_PHASE:
            return 0.0
        moves = self._rules.legal_codes(end)
        return self._settled(end, moves, SECOND_ACTION_COUNT, turn)[0][0] - self._ledger.worth(
            end, turn[2]
        )

    def _next(self, state: BrassState, move: int) -> BrassState:
        after = cast("BrassState", state.clone())
        self._rules.apply(after, move)
        while after.phase == kinds.CARD_PHASE:
            self._rules.apply(after, self._spare_card(after))
        return after

    def _at_sight(self, state: BrassState, turn: Turn) -> float:
        """Return the ledger's worth of this position, on average over luck that is due."""
        if state.to_move != CHANCE:
            return self._ledger.worth(state, turn[2])
        total = 0.0
        outcomes = self._rules.weighted_outcomes(state)
        for move, weight in outcomes:
            total += weight * self._ledger.worth(self._next(state, move), turn[2])
        return total / sum(weight for _move, weight in outcomes)

    def _settle(self, state: BrassState, turn: Turn) -> tuple[float, BrassState]:
        """Return the worth after the best answers to the questions of the turn, and the position
        then."""
        if state.to_move == CHANCE:
            outcomes = self._rules.weighted_outcomes(state)
            ends = [
                (weight, self._settle(self._next(state, move), turn)) for move, weight in outcomes
            ]
            mean = sum(weight * end[0] for weight, end in ends) / sum(weight for weight, _ in ends)
            return mean, max(ends, key=lambda each: each[0])[1][1]
        if not _is_asked(state, turn) or state.phase == kinds.ACTIONS_PHASE:
            return self._ledger.worth(state, turn[2]), state
        answers = [self._next(state, move) for move in self._rules.legal_codes(state)]
        return self._settle(max(answers, key=lambda after: self._at_sight(after, turn)), turn)

    def _spare_card(self, state: BrassState) -> int:
        """Return the card in hand that is least useful."""
        seat = int(state.to_move)
        own = int(location_set_for_industry_card(state, seat))
        tops = self._ledger.tops(state, seat)
        return min(
            self._rules.legal_codes(state),
            key=lambda move: self._ledger.card_use(
                state, seat, int(first_field_of_move(move)), own=own, tops=tops
            ),
        )


def _is_asked(state: BrassState, turn: Turn) -> bool:
    """Return whether it is still the seat's turn."""
    return (int(state.era), int(state.round), int(state.to_move)) == turn


def make_partner(name: str, rules: Rules) -> BrassPartner:
    """Return the sparring partner with this name as a player of these rules."""
    return BrassPartner(rules, PARTNERS[name])
