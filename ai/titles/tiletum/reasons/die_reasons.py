"""Reasons for a die and for what a joker becomes: goods that are needed, points of action."""

# interpreted: asked once a hint

from __future__ import annotations

from ai.titles.tiletum.seat_outlook import SeatOutlook
from ai.titles.tiletum.tiles import space_left
from game.engine.reasons import Fact, Reason
from game.titles.tiletum.rules.kinds import EMPTY, GOLD, KING, MOST_POINTS_OF_ACTION, ROUNDS, STORE
from game.titles.tiletum.rules.levels import marker_of
from game.titles.tiletum.rules.paying import price_of_change
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import can_store, goods_of


def die_reasons(
    st: TiletumState, outlook: SeatOutlook, good: int, old: int, new: int
) -> list[Reason]:
    """Return why to take a die: what its goods and its action are good for."""
    board, seat = st.board, int(st.to_move)
    action = int(st.wheel[new - 1])
    points = MOST_POINTS_OF_ACTION - new
    marker = int(marker_of(st, seat, action))
    name = board.action_names[action]
    found = [Reason("points-of-action", {"action": name, "points": points + marker})]
    if marker:
        found = [Reason("marker-adds", {"action": name, "points": points, "marker": marker})]
    lack = min(int(outlook.needs.lack[good]), new)
    if lack:
        facts: dict[str, Fact] = {"good": board.good_names[good], "number": new, "lack": lack}
        found.insert(0, Reason("goods-needed", facts))
    if action == KING:
        found += king_reasons(st, points + marker)
    tile = int(st.lying[board.action_spot + action])
    if tile != EMPTY and can_store(st, seat, tile):
        found.append(Reason("tile-beside", {"tile": board.tile_names[tile]}))
    return found


def die_doubts(
    st: TiletumState, outlook: SeatOutlook, good: int, old: int, new: int
) -> list[Reason]:
    """Return what speaks against a die: gold for its change, a marker below 0, a full store."""
    seat, found = int(st.to_move), []
    price = int(price_of_change(st, seat, old, new))
    if price:
        left = int(goods_of(st, seat, GOLD)) - price
        found.append(Reason("change-costs", {"gold": price, "left": left}))
    if not int(outlook.needs.lack[good] + outlook.needs.likely[good]) and st.round == ROUNDS:
        found.append(Reason("goods-idle", {"good": st.board.good_names[good]}))
    if st.king[seat] < 0 and int(st.wheel[new - 1]) != KING:
        found.append(Reason("marker-below", {"points": -int(st.king[seat])}))
    if not int(space_left(st, seat)):
        found.append(Reason("store-full", {"tiles": STORE}))
    return found


def king_reasons(st: TiletumState, steps: int) -> list[Reason]:
    """Return what steps on the king track bring: points in the king phase, and the lead."""
    seat = int(st.to_move)
    taken = min(steps, int(st.board.king_highest - st.king[seat]))
    if taken <= 0:
        return []
    to = int(st.king[seat]) + taken
    found = [Reason("king-points", {"space": to, "steps": taken})]
    ahead = int(st.king_order[0])
    if ahead != seat and to > st.king[ahead]:
        found.append(Reason("takes-the-lead", {"seat": ahead}))
    return found
