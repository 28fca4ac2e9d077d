"""Reasons on the maps: what houses, pillars and mines score, and the fairs they take part in."""

# interpreted: asked once a hint

from ai.titles.tiletum.game_time_left import count_rounds_after_current
from ai.titles.tiletum.seat_valuation import TiletumSeatValuation
from game.engine.reasons import Reason
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.cathedrals import highest_tile_left_at_cathedral
from game.titles.tiletum.rules.fairs import fair_points, takes_part_in_fair
from game.titles.tiletum.rules.houses_and_pillars import free_slot_for_piece, has_piece_in_town
from game.titles.tiletum.rules.prices import price_of_contribution
from game.titles.tiletum.rules.state import TiletumState


def build_house_reasons(
    st: TiletumState, valuation: TiletumSeatValuation, space: int
) -> list[Reason]:
    """Return the reasons to build a house on a space: coming fairs there, the printed points,
    the characters of a building that it calls, and the pillars that score with it."""
    board = st.board
    seat = int(st.to_move)
    found = coming_fair_reasons(st, seat, space)
    slot = int(free_slot_for_piece(st, seat, kinds.HOUSE_PIECE, space))
    if slot != kinds.EMPTY and board.points_or_gold_of_slot[slot]:
        found.append(Reason("house-points", {"points": int(board.points_or_gold_of_slot[slot])}))
    if slot != kinds.EMPTY and board.is_building_gain_slot[slot]:
        found.append(Reason("house-calls"))
    if not board.silver:  # with silver, mines may count in place of houses or pillars (S-802)
        found.append(Reason("house-counts", {"pillars": int(valuation.pillars_on_maps)}))
    return found


def coming_fair_reasons(st: TiletumState, seat: int, space: int) -> list[Reason]:
    """Return a reason for each coming fair at a space in which the seat does not take part yet,
    with the points it would bring now."""
    found = []
    for number in range(int(st.round), kinds.ROUND_COUNT + 1):
        if st.fair[kinds.ROUND_COUNT + number - 1] == space and not takes_part_in_fair(
            st, seat, number
        ):
            points = int(fair_points(st, seat, number))
            found.append(Reason("joins-fair", {"round": f"round:{number}", "points": points}))
    return found


def place_pillar_reasons(
    st: TiletumState, valuation: TiletumSeatValuation, space: int
) -> list[Reason]:
    """Return the reasons to place a pillar on a space: the cathedral it opens, and the houses
    that score with it."""
    board = st.board
    number = int(board.cathedral_of_space[space])
    found = []
    is_open = number != kinds.EMPTY and st.cost[number] != kinds.EMPTY
    if is_open and highest_tile_left_at_cathedral(st, number) != kinds.EMPTY:
        points = int(
            highest_tile_left_at_cathedral(st, number) + board.cost_tile_points[st.cost[number]]
        )
        price = int(price_of_contribution(st, st.to_move, number))
        found.append(Reason("cathedral-opens", {"points": points, "price": price}))
    if not st.board.silver:
        found.append(Reason("pillar-counts", {"houses": int(valuation.houses_on_maps)}))
    return found


def mine_reasons(st: TiletumState, space: int) -> list[Reason]:
    """Return the reasons to dig a mine: its silver now and at each income, and its gold (S-405)."""
    slot = int(free_slot_for_piece(st, st.to_move, kinds.MINE_PIECE, space))
    gold = int(st.board.points_or_gold_of_slot[slot]) if slot != kinds.EMPTY else 0
    return [
        Reason("mine-brings", {"silver": 2 + int(count_rounds_after_current(st)), "gold": gold})
    ]


def move_meeple_reasons(st: TiletumState, meeple: int, space: int) -> list[Reason]:
    """Return the reasons to move a meeple to a space: this round's fair for the merchant, or the
    tile on the space."""
    board = st.board
    seat = int(st.to_move)
    found = []
    if meeple == kinds.MERCHANT:
        now = int(st.round)
        due = st.fair[kinds.ROUND_COUNT + now - 1] == space and not takes_part_in_fair(
            st, seat, now
        )
        points = int(fair_points(st, seat, now))
        if due and points > 0:
            found.append(Reason("at-the-fair", {"points": points}))
    if st.lying[space] != kinds.EMPTY:
        found.append(Reason("tile-there", {"tile": board.tile_names[st.lying[space]]}))
    return found


def leave_fair_objections(st: TiletumState, action: int, space: int) -> list[Reason]:
    """Return the reason against a step with which the merchant leaves this round's fair; [] for
    other steps, and if a house of the seat takes part in the fair anyway (T-708)."""
    seat = int(st.to_move)
    now = int(st.round)
    town = int(st.fair[kinds.ROUND_COUNT + now - 1])
    points = int(fair_points(st, seat, now))
    is_at_fair = st.people[seat * kinds.MEEPLES_PER_SEAT_COUNT + kinds.MERCHANT] == town
    leaves = action == kinds.MERCHANT and is_at_fair and space != town
    if not leaves or points <= 0 or has_piece_in_town(st, seat, kinds.HOUSE_PIECE, town):
        return []
    return [Reason("leaves-fair", {"points": points})]


def contribution_reasons(st: TiletumState, space: int) -> list[Reason]:
    """Return the reasons to contribute to the cathedral on a space now: its points, and that the
    next contribution scores less."""
    board = st.board
    number = int(board.cathedral_of_space[space])
    top = int(highest_tile_left_at_cathedral(st, number))
    points = top + int(board.cost_tile_points[st.cost[number]])
    found = [Reason("gift-counts", {"points": points})]
    tiles = board.cathedral_tiles[
        board.first_tile_of_cathedral[number] : board.first_tile_of_cathedral[number + 1]
    ]
    lower = [int(tile) for tile in tiles if tile < top]
    if lower:
        found.append(Reason("next-tile-lower", {"top": top, "next": max(lower)}))
    return found
