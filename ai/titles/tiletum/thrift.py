"""Moves of Tiletum that cost gold and can bring nothing, by rules to read."""

# interpreted: asked once a move of one decision

from typing import Final, cast

from ai.search.policy_weights import PolicyWeights
from ai.titles.tiletum.clock import dice_left
from ai.titles.tiletum.needs import Needs
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.rules import State
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.prices import price_of_change
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import goods_of

BEFORE_A_DIE: Final = 1  # dice left in the last turn, before its die is taken


class TiletumThrift:
    """Gold for what a die shows for less, and in the last turn for goods nothing asks for."""

    def __init__(self, policy_weights: PolicyWeights) -> None:
        """Count needs as players of these policy weights do."""
        self._policy_weights = policy_weights
        self._needs = Needs()

    def wastes(self, view: State, move: int) -> bool:
        """Return whether a legal move costs something and can bring nothing."""
        st = cast("TiletumState", view)
        kind = kind_of(move)
        if kind == kinds.TAKE_DIE:
            return is_dearer_than_another(st, move)
        if kind == kinds.BUY:
            return is_last_turn(st) and not self._is_needed(st, int(first_of(move)))
        return False

    def held(self, view: State, seat: int) -> int:
        """Return the seat's goods, gold among them."""
        st = cast("TiletumState", view)
        return sum(int(goods_of(st, seat, good)) for good in range(kinds.GOODS))

    def _is_needed(self, st: TiletumState, good: int) -> bool:
        """Return whether a stored tile or a cathedral asks for more of a good than is there."""
        seat = st.seat
        self._needs.look(st, seat, dice_left(st, seat), self._policy_weights)
        return bool(self._needs.needed[good] > goods_of(st, seat, good))


def is_last_turn(st: TiletumState) -> bool:
    """Return whether the seat takes no other turn in the game."""
    before = BEFORE_A_DIE if st.phase == kinds.TURN else 0
    return int(dice_left(st, st.seat)) <= before


def is_dearer_than_another(st: TiletumState, move: int) -> bool:
    """Return whether another die of the good comes to the same value for less gold (T-303)."""
    good = int(first_of(move))
    face = int(second_of(move)) - 1
    new = int(third_of(move)) - 1
    price = int(price_of_change(st, st.seat, face, new))
    return any(
        price_of_change(st, st.seat, other, new) < price
        for other in range(kinds.FACES)
        if st.dice[good * kinds.FACES + other] > 0
    )
