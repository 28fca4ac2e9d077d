"""Wasted actions in played games of Tiletum, by what the rules alone say of them.

Nothing here knows what computer players go by.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import cast

from game.engine.moves import first_field_of_move, second_field_of_move, third_field_of_move
from game.engine.rules import State
from game.engine.title import Game
from game.titles.tiletum.rules import fairs, kinds
from game.titles.tiletum.rules.state import TiletumState
from tools.contest.open_gains import OpenGains
from tools.contest.played_game import PlayedAction, WastedAction

ENDING = (kinds.END_MOVE, kinds.STOP_MOVE)


def wasted_actions(game: Game, actions: Sequence[PlayedAction]) -> Iterator[WastedAction]:
    """Yield wasted actions: gold to change a die to a value that another die shows, goods bought in
    the last turn and never spent, and points missed at the end."""
    for one in actions:
        st = cast("TiletumState", one.before)
        found = _dear_die(one)
        if not found and st.round == kinds.ROUND_COUNT and st.turn == kinds.TURNS_PER_ROUND:
            found = _goods_kept(one) or _points_left(game, one)
        if found:
            yield WastedAction(one.seat, found, st, in_hindsight=_may_bring_points(game, one))


def _dear_die(one: PlayedAction) -> str:
    """Return words if gold changed a die to a value that another die of its good shows, else ""."""
    if one.kind != kinds.TAKE_DIE_MOVE:
        return ""
    st = cast("TiletumState", one.before)
    shown = second_field_of_move(one.code)
    wanted = third_field_of_move(one.code)
    lies = st.dice[first_field_of_move(one.code) * kinds.FACE_COUNT + wanted - 1] > 0
    return "a die changed to what another shows" if shown != wanted and lies else ""


def _goods_kept(one: PlayedAction) -> str:
    """Return words if goods were bought in the last turn and never spent, else ""."""
    if one.kind != kinds.BUY_GOOD_MOVE:
        return ""
    good = int(first_field_of_move(one.code))
    held = [_goods(one.after, one.seat, good)]
    held += [_goods(each.after, one.seat, good) for each in one.later]
    is_kept = all(now >= before for before, now in pairwise(held))
    return "goods bought in the last turn and kept" if is_kept else ""


def _may_bring_points(game: Game, one: PlayedAction) -> bool:
    """Return whether goods that were bought could have led to points that went another way."""
    if one.kind != kinds.BUY_GOOD_MOVE:
        return False
    gains = OpenGains(game, one.seat, lambda state: points_if_game_ended_now(state, one.seat))
    return gains.max_points_after(one.before, one.code) > points_if_game_ended_now(
        one.before, one.seat
    )


def _goods(state: State, seat: int, good: int) -> int:
    return int(cast("TiletumState", state).goods[seat * kinds.GOOD_COUNT + good])


def _points_left(game: Game, one: PlayedAction) -> str:
    """Return words if a seat ended its last turn although a gain without luck was open, else ""."""
    st = cast("TiletumState", one.before)
    if one.kind not in ENDING or st.to_move != st.seat:
        return ""
    gains = OpenGains(game, one.seat, lambda state: points_if_game_ended_now(state, one.seat))
    ended = gains.max_points_after(st, one.code)
    for code in game.rules.legal_codes(st):
        if code != one.code and gains.max_points_after(st, code) > ended:
            return f"ends the last turn with points open: {game.readable_move(st, code).kind}"
    return ""


def points_if_game_ended_now(state: State, seat: int) -> int:
    """Return the points a seat would have if the game ended in this state (T-801)."""
    st = cast("TiletumState", state)
    points = int(st.points[seat])
    return (
        points
        if st.phase == kinds.GAME_OVER_PHASE
        else points + int(fairs.points_added_at_game_end(st, seat))
    )
