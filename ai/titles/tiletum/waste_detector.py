"""Detects moves of Tiletum that cost gold and cannot bring anything, or that leave points
unused."""

# interpreted: asked once a move of one decision

from typing import Final, cast

from ai.last_turn import RestOfTurnSearch
from ai.titles.tiletum.game_time_left import count_dice_left_in_game
from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    second_field_of_move,
    third_field_of_move,
)
from game.engine.rules import Rules, State
from game.titles.tiletum.rules import fairs, kinds
from game.titles.tiletum.rules.possessions import count_good
from game.titles.tiletum.rules.prices import price_of_die_change
from game.titles.tiletum.rules.state import TiletumState

DICE_LEFT_IN_LAST_TURN: Final = 1  # dice left in the last turn, before its die is taken
ENDING_MOVE_KINDS: Final = (kinds.END_MOVE, kinds.STOP_MOVE)
STEP_MOVE_KINDS: Final = (kinds.STEP_TO_MOVE, kinds.WALK_MOVE)


class TiletumWasteDetector:
    """Detects wasteful moves in Tiletum: taking a die although an equal one costs less gold, and in
    a seat's last turn of the game buying goods without use or ending the turn although more points
    are possible."""

    def __init__(self, rules: Rules) -> None:
        """Store the rules and prepare searches that try the rest of a last turn, with and
        without buying goods."""
        self._rules = rules
        self._turn_search = RestOfTurnSearch(
            rules, points_if_game_ended_now, moves_with_endings_first_and_steps_last
        )
        self._turn_search_without_buying = RestOfTurnSearch(
            rules, points_if_game_ended_now, moves_without_buying_steps_last
        )

    def is_wasteful_move(self, view: State, move: int) -> bool:
        """Return whether a legal move takes a die that costs more gold than an equal one or, in
        the seat's last turn, buys goods without use or ends it although more points are
        possible."""
        st = cast("TiletumState", view)
        kind = kind_of_move(move)
        if kind == kinds.TAKE_DIE_MOVE:
            return has_cheaper_equal_die(st, move)
        if not is_last_turn(st):
            return False
        codes = moves_with_endings_first_and_steps_last(st, self._rules.legal_codes(st))
        if kind == kinds.BUY_GOOD_MOVE:
            ending = [code for code in codes if kind_of_move(code) in ENDING_MOVE_KINDS]
            return bool(ending) and self._is_useless_purchase(st, move, ending[0])
        if kind not in ENDING_MOVE_KINDS:
            return False
        return self._turn_search.can_exceed_points(
            st, codes, self._turn_search.best_reachable_points(st, move).points
        )

    def _is_useless_purchase(self, st: TiletumState, move: int, ending: int) -> bool:
        """Return whether buying a good cannot bring more points than ending the turn at once, or
        than the seat can reach without buying anything."""
        bought = self._turn_search.best_reachable_points(st, move)
        if bought.points <= self._turn_search.best_reachable_points(st, ending).points:
            return True
        codes = moves_without_buying_steps_last(st, self._rules.legal_codes(st))
        return self._turn_search_without_buying.can_exceed_points(st, codes, bought.points - 1)

    def pounds_or_goods_held(self, view: State, seat: int) -> int:
        """Return how many goods, gold included, the seat has."""
        st = cast("TiletumState", view)
        return sum(int(count_good(st, seat, good)) for good in range(kinds.GOOD_COUNT))


def is_last_turn(st: TiletumState) -> bool:
    """Return whether the seat whose turn it is has its last turn of the game."""
    before = DICE_LEFT_IN_LAST_TURN if st.phase == kinds.TURN_PHASE else 0
    return int(count_dice_left_in_game(st, st.seat)) <= before


def points_if_game_ended_now(state: State, seat: int) -> int:
    """Return a seat's score if the game ended now (T-801)."""
    st = cast("TiletumState", state)
    if st.phase == kinds.GAME_OVER_PHASE:
        return int(st.points[seat])
    return int(st.points[seat] + fairs.points_added_at_game_end(st, seat))


def moves_with_endings_first_and_steps_last(_state: State, legal_codes: list[int]) -> list[int]:
    """Return the moves in the order in which they are tried: those that end the turn first,
    steps last."""
    return sorted(
        legal_codes,
        key=lambda code: (
            kind_of_move(code) in STEP_MOVE_KINDS,
            kind_of_move(code) not in ENDING_MOVE_KINDS,
        ),
    )


def moves_without_buying_steps_last(state: State, legal_codes: list[int]) -> list[int]:
    """Return the moves in the order of `moves_with_endings_first_and_steps_last`, without those
    that buy goods."""
    return [
        code
        for code in moves_with_endings_first_and_steps_last(state, legal_codes)
        if kind_of_move(code) != kinds.BUY_GOOD_MOVE
    ]


def has_cheaper_equal_die(st: TiletumState, move: int) -> bool:
    """Return whether another die of this good reaches the value of the move for less gold
    (T-303)."""
    good = int(first_field_of_move(move))
    face = int(second_field_of_move(move)) - 1
    new = int(third_field_of_move(move)) - 1
    price = int(price_of_die_change(st, st.seat, face, new))
    return any(
        price_of_die_change(st, st.seat, other, new) < price
        for other in range(kinds.FACE_COUNT)
        if st.dice[good * kinds.FACE_COUNT + other] > 0
    )
