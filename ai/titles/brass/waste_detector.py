"""Detects moves of Brass that cost money and cannot bring anything, or that leave a gain unused."""

# interpreted: asked once a move of one decision

from typing import Final, cast

from ai.last_turn import RestOfTurnSearch
from ai.titles.brass.game_time_left import count_later_rounds_of_era
from game.engine.moves import first_field_of_move, kind_of_move, second_field_of_move
from game.engine.rules import Rules, State
from game.titles.brass.rules import kinds, scoring
from game.titles.brass.rules.state import BrassState

ACTIONS_PER_TURN: Final = 2  # actions
IDLE_MOVE_BY_PHASE: Final = {
    kinds.ACTIONS_PHASE: kinds.PASS_MOVE,
    kinds.RAIL_PHASE: kinds.DONE_MOVE,
    kinds.DEVELOP_PHASE: kinds.DONE_MOVE,
    kinds.SELL_PHASE: kinds.DONE_MOVE,
}
"""For each phase, the kind of move that ends the action without doing anything."""
COSTLY_MOVE_KINDS: Final = (kinds.BUILD_MOVE, kinds.LAY_RAIL_MOVE, kinds.DEVELOP_MOVE)
INDUSTRIES_FLIPPED_BY_OTHERS: Final = (
    kinds.PORT_INDUSTRY,
    kinds.COAL_MINE_INDUSTRY,
    kinds.IRONWORKS_INDUSTRY,
)


class BrassWasteDetector:
    """Detects wasteful moves in Brass: useless moves in a last turn, canals that score nothing,
    and passing although cotton can be sold."""

    def __init__(self, rules: Rules) -> None:
        """Store the rules, and make the search that tries ways to finish a seat's last turn of the
        game, with the moves of `moves_tried_in_last_turn_search`."""
        self._rules = rules
        self._turn_search = RestOfTurnSearch(
            rules, points_if_game_ended_now, moves_tried_in_last_turn_search, assumes_best_luck=True
        )

    def is_wasteful_move(self, view: State, move: int) -> bool:
        """Return whether a legal move is useless in a last turn, digs a canal in the era's last
        action that scores nothing, or passes although a gainful sale is possible.
        """
        st = cast("BrassState", view)
        kind = kind_of_move(move)
        if is_last_turn(st):
            return self._is_wasteful_last_turn_move(st, move)
        if kind == kinds.PASS_MOVE:
            return any(is_gainful_sale_to_port(st, code) for code in self._rules.legal_codes(st))
        if kind == kinds.DIG_CANAL_MOVE:
            return is_last_action_of_all_seats_in_era(st) and not scoring.link_points(
                st, first_field_of_move(move)
            )
        return False

    def pounds_or_goods_held(self, view: State, seat: int) -> int:
        """Return the seat's pounds."""
        return int(cast("BrassState", view).money[seat])

    def _is_wasteful_last_turn_move(self, st: BrassState, move: int) -> bool:
        """Return whether a move in a seat's last turn is wasteful, compared with the idle move,
        which ends the action without doing anything (`IDLE_MOVE_BY_PHASE`).

        A move that costs pounds is wasteful if all its continuations were tried and none leads to
        more points than the idle move; not if it builds a counter that later seats may still flip.
        The idle move is wasteful if another move can lead to more points. False if no idle move is
        legal.
        """
        codes = self._rules.legal_codes(st)
        idle = next(
            (code for code in codes if kind_of_move(code) == IDLE_MOVE_BY_PHASE.get(int(st.phase))),
            None,
        )
        if idle is None:
            return False
        without = self._turn_search.best_reachable_points(st, idle).points
        if move == idle:
            return self._turn_search.can_exceed_points(st, codes, without)
        if kind_of_move(move) not in COSTLY_MOVE_KINDS or can_others_flip_built_counter(st, move):
            return False
        found = self._turn_search.best_reachable_points(st, move)
        return found.is_exhaustive and found.points <= without


def is_last_turn(st: BrassState) -> bool:
    """Return whether it is the last round of the rail era, in which each seat has its last turn."""
    return bool(st.era == kinds.RAIL_ERA) and int(count_later_rounds_of_era(st)) == 0


def is_last_action_of_all_seats_in_era(st: BrassState) -> bool:
    """Return whether no seat has another action after this one in the era."""
    is_last_seat = st.order[st.seats - 1] == st.to_move
    return (
        bool(is_last_seat and st.action == ACTIONS_PER_TURN)
        and int(count_later_rounds_of_era(st)) == 0
    )


def can_others_flip_built_counter(st: BrassState, move: int) -> bool:
    """Return whether the move builds a counter that seats acting later may still flip (B-8,
    B-12)."""
    if kind_of_move(move) != kinds.BUILD_MOVE or st.order[st.seats - 1] == st.to_move:
        return False
    return int(first_field_of_move(move)) in INDUSTRIES_FLIPPED_BY_OTHERS


def is_gainful_sale_to_port(st: BrassState, move: int) -> bool:
    """Return whether the move sells to a port of the seat, or to a rival's port whose points are at
    most the mill's points times the number of rivals; False for other moves and the distant
    market."""
    if (
        kind_of_move(move) != kinds.SELL_MOVE
        or second_field_of_move(move) == kinds.DISTANT_MARKET_BUYER
    ):
        return False
    port = int(second_field_of_move(move)) - 1
    points = st.board.counter_points
    gain = points[st.counter[first_field_of_move(move)]] * (st.seats - 1)
    return bool(st.owner[port] == st.to_move or gain >= points[st.counter[port]])


def points_if_game_ended_now(state: State, seat: int) -> int:
    """Return a seat's score if the game ended now (B-15, B-16.1)."""
    st = cast("BrassState", state)
    if st.phase == kinds.GAME_OVER_PHASE:
        return int(st.points[seat])
    points = st.points[seat] + scoring.points_of_links(st, seat)
    return int(points + scoring.points_of_counters(st, seat) + scoring.points_of_money(st, seat))


def moves_tried_in_last_turn_search(state: State, legal_codes: list[int]) -> list[int]:
    """Return those of the legal moves that the search tries in a last turn.

    Only the first source of a cube is tried, and in the turn's last action only the first card to
    discard. If the action can be ended, nothing but ending it is tried, so that a second rail or
    counter is declined.
    """
    st = cast("BrassState", state)
    if st.phase in (kinds.COAL_PHASE, kinds.IRON_PHASE):
        return legal_codes[:1]
    if st.phase == kinds.CARD_PHASE:
        return legal_codes[:1] if st.action == ACTIONS_PER_TURN else legal_codes
    done = [code for code in legal_codes if kind_of_move(code) == kinds.DONE_MOVE]
    return done or legal_codes
