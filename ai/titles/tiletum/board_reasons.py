"""Reasons on the own player board: contracts, characters, crests, buildings, helpers and goods."""

# interpreted: asked once a hint

from ai.titles.tiletum.seat_valuation import TiletumSeatValuation
from game.engine.reasons import FactValue, Reason
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.buildings import count_completed_buildings, count_filled_rooms
from game.titles.tiletum.rules.fairs import FAIR_COUNTS_CONTRACTS, FAIR_COUNTS_UPPER_PEOPLE
from game.titles.tiletum.rules.possessions import count_fulfilled_contracts, count_good
from game.titles.tiletum.rules.state import TiletumState


def take_tile_reasons(st: TiletumState, tile: int) -> list[Reason]:
    """Return the reasons to take a tile into the storehouse: for a crest "crest-new" with the
    number of crests placed so far, for a contract its `contract_reasons`, for other tiles
    "helper-kept"."""
    board = st.board
    seat = int(st.to_move)
    kind = board.tile_kind[tile]
    if kind == kinds.CREST_TILE:
        crests = st.crests[seat * kinds.BUILDING_COUNT : (seat + 1) * kinds.BUILDING_COUNT]
        placed = sum(crest != kinds.EMPTY for crest in crests)
        return [Reason("crest-new", {"crests": placed})]
    if kind == kinds.CONTRACT_TILE:
        return contract_reasons(st, tile)
    return [Reason("helper-kept", {"tile": board.tile_names[tile]})]


def contract_reasons(st: TiletumState, tile: int) -> list[Reason]:
    """Return the reasons to take a contract: its points, the pillar it frees, and whether the seat
    has its goods.
    """
    board = st.board
    seat = int(st.to_move)
    found = [Reason("contract-counts", {"points": int(board.contract_points[tile])})]
    if count_fulfilled_contracts(st, seat) < board.contract_pillar_spaces:
        found.append(Reason("frees-pillar"))
    missing = _count_missing_goods(st, seat, tile)
    key = "goods-missing" if missing else "goods-at-hand"
    found.append(Reason(key, {"number": missing} if missing else {}))
    return found


def _count_missing_goods(st: TiletumState, seat: int, tile: int) -> int:
    board = st.board
    wool = int(count_good(st, seat, kinds.WOOL) - board.contract_wool_cost[tile])
    iron = int(count_good(st, seat, kinds.IRON) - board.contract_iron_cost[tile])
    held = [int(count_good(st, seat, good)) for good in range(kinds.GOOD_COUNT)]
    held[kinds.WOOL] = max(wool, 0)
    held[kinds.IRON] = max(iron, 0)
    same = max(int(board.contract_equal_goods_cost[tile]) - max(held), 0)
    return max(-wool, 0) + max(-iron, 0) + same


def fulfil_contract_reasons(
    st: TiletumState, valuation: TiletumSeatValuation, tile: int
) -> list[Reason]:
    """Return the reasons to fulfil a contract now: its points, the pillar it frees, and the points
    that it gains at the fair."""
    found = contract_reasons(st, tile)[:-1]
    cents = int(valuation.fair_values.worth_of_one_more[FAIR_COUNTS_CONTRACTS])
    if cents >= 100:
        found.append(Reason("fair-counts-more", {"points": cents // 100}))
    return found


def move_character_in_reasons(
    st: TiletumState, valuation: TiletumSeatValuation, building: int
) -> list[Reason]:
    """Return the reasons to move a character into a building: the building it completes, the
    house it frees or the rooms left, and what an upper floor counts at fairs."""
    board = st.board
    seat = int(st.to_move)
    people = int(count_filled_rooms(st, seat, building))
    missing = (
        int(board.first_room_of_building[building + 1] - board.first_room_of_building[building])
        - people
        - 1
    )
    found = []
    if not missing and st.crests[seat * kinds.BUILDING_COUNT + building] != kinds.EMPTY:
        found.append(building_completion_reason(st, seat, building))
    if not missing and building != kinds.LAST_BUILDING:
        found.append(Reason("frees-house"))
    if missing:
        found.append(Reason("rooms-left", {"rooms": missing}))
    cents = int(valuation.fair_values.worth_of_one_more[FAIR_COUNTS_UPPER_PEOPLE]) if people else 0
    if cents >= 100:
        found.append(Reason("fair-counts-more", {"points": cents // 100}))
    return found


def place_crest_reasons(st: TiletumState, building: int) -> list[Reason]:
    """Return the reasons to place a crest at a building: its food, and the rooms left or the
    points for completing it."""
    board = st.board
    seat = int(st.to_move)
    found = [Reason("crest-costs", {"food": int(board.crest_food_cost_of_building[building])})]
    rooms = int(board.first_room_of_building[building + 1] - board.first_room_of_building[building])
    missing = rooms - int(count_filled_rooms(st, seat, building))
    if missing:
        found.append(Reason("rooms-left", {"rooms": missing}))
    else:
        found.insert(0, building_completion_reason(st, seat, building))
    return found


def building_completion_reason(st: TiletumState, seat: int, building: int) -> Reason:
    """Return the reason that a building is completed by the move, with its points and its
    marker's points."""
    completed = int(count_completed_buildings(st, seat))
    points = int(
        st.board.completed_building_points[completed + 1]
        - st.board.completed_building_points[completed]
    )
    marker = int(st.board.marker_points_of_building[building])
    facts: dict[str, FactValue] = {"number": completed + 1, "points": points, "marker": marker}
    return Reason("completes", facts) if marker else Reason("completes-last", facts)


def buy_good_reasons(st: TiletumState, valuation: TiletumSeatValuation, good: int) -> list[Reason]:
    """Return the reason that a bought good completes a cost, or no reason."""
    if not int(valuation.goods_needs.goods_to_complete_cost[good]):
        return []
    return [Reason("buys-missing", {"good": st.board.good_names[good]})]
