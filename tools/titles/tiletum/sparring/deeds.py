"""Estimates of the points that goods, tiles and buildings will bring (T-5, T-6)."""

from typing import Final

from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.cathedrals import highest_tile_left_at_cathedral
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.possessions import count_fulfilled_contracts
from game.titles.tiletum.rules.prices import price_of_contribution
from tools.titles.tiletum.sparring import expected_points
from tools.titles.tiletum.sparring.position import SeatPosition, cells_of_seat

GOODS_A_TURN: Final = 4.0  # that a turn may add to what deeds still lack
PAYABLE_DEED_SHARE: Final = 0.97  # of what a deed brings that can be done at once
FULL_STORE: Final = (0.0, 0.0, 0.12, 0.5, 1.45)  # points less, by tiles in the storehouse
MARKED_TURNS: Final = 0.22  # share of turns in which a marker counts
CREST_UNITS: Final = 2.0  # what it takes to come by a crest
USEFUL_GOOD_COUNTS: Final = (6.0, 4.0, 3.0, 4.0, 3.0)  # how many of each good are soon of use


def worth_of_tasks(position: SeatPosition) -> float:
    """Return the points expected from contributions, contracts, crests, stored tiles and buildings,
    and from the goods left after them."""
    plan = position.plan
    done = plan.contract * int(count_fulfilled_contracts(position.st, position.seat))
    done += plan.crest * sum(position.crests)
    done += plan.cathedral * sum(tile != EMPTY for tile in position.taken)
    if position.time.left:
        done += _contributions(position) + _contracts(position) + _crests(position)
        done += _tiles(position)
    return done + _buildings(position) + _goods(position)


def _price(position: SeatPosition, good: int, number: float) -> float:
    """Take `number` goods for a deed from the position; return the points that missing goods
    cost."""
    held = min(position.goods[good], number)
    left = position.time.left
    position.goods[good] -= held
    lacks = number - held
    if lacks <= 0.0:
        return 0.0
    crowd = 1.0 + (position.lacking + 0.5 * lacks) / (GOODS_A_TURN * left)
    position.lacking += lacks
    return lacks * position.plan.missing * (1.0 + 0.9 / left) * crowd


def contribution_worth(position: SeatPosition, number: int, later: float) -> float:
    """Return the expected points of a contribution at cathedral `number`, reduced by the chance
    that rivals take its top tile first.

    `later` is the number of further rivals expected by then.
    """
    best = int(highest_tile_left_at_cathedral(position.st, number))
    around = position.around
    if best == EMPTY:
        return 0.0
    key = (number, best, later)
    if key not in around.memory:
        board = position.st.board
        tiles = board.cathedral_tiles[
            board.first_tile_of_cathedral[number] : board.first_tile_of_cathedral[number + 1]
        ]
        points = around.cost_points[number]
        rush = around.rush[number] + later
        tile = best
        gain = float(best + points)
        for lower in (*(int(tile) for tile in tiles if tile < best), -points):
            gain -= (tile - lower) * min(1.0, rush)
            tile, rush = lower, max(0.0, rush - 1.0)
        around.memory[key] = gain
    unit = position.unit(expected_points.CATHEDRALS, expected_points.CONTRACTS_CATHEDRALS)
    return around.memory[key] + unit + position.plan.cathedral


def _contributions(position: SeatPosition) -> float:
    st = position.st
    waiting = []
    points = 0.0
    for number, _town, paid in position.around.cathedrals:
        if number in position.pillared and position.taken[number] == EMPTY:
            price = int(price_of_contribution(st, position.seat, number))
            gain = contribution_worth(position, number, 0.0)
            waiting.append((-gain / (price + 1.0), gain, price, paid))
    for _density, gain, price, paid in sorted(waiting):
        if paid == kinds.SILVER_PAYMENT:
            cost = max(0, price - int(st.silver[position.seat])) * 1.5
        else:
            cost = _price(position, paid, price) * (0.6 if paid == kinds.GOLD else 1.0)
        points += max(0.0, gain * (position.plan.sure if cost else PAYABLE_DEED_SHARE) - cost)
    return points


def _contracts(position: SeatPosition) -> float:
    board = position.st.board
    atlas = position.atlas
    points = 0.0
    more = position.plan.freed + position.plan.contract
    pairs = (expected_points.CONTRACTS_CATHEDRALS, expected_points.CONTRACTS_CRESTS)
    more += position.unit(expected_points.CONTRACTS, *pairs)
    for tile in position.store:
        if atlas.kind[tile] == kinds.CONTRACT_TILE:
            gain = (
                more
                + int(board.contract_points[tile])
                + atlas.gain_worth[int(board.gain_of_tile[tile])]
            )
            cost = _price(position, kinds.WOOL, int(board.contract_wool_cost[tile]))
            cost += _price(position, kinds.IRON, int(board.contract_iron_cost[tile]))
            held = position.goods[kinds.FOOD :]
            cost += _price(
                position,
                kinds.FOOD + held.index(max(held)),
                int(board.contract_equal_goods_cost[tile]),
            )
            points += max(0.1, gain * (position.plan.sure if cost else PAYABLE_DEED_SHARE) - cost)
    return points


def _crests(position: SeatPosition) -> float:
    atlas = position.atlas
    goods = position.goods
    points = 0.0
    more = (
        position.unit(expected_points.CRESTS, expected_points.CONTRACTS_CRESTS)
        + position.plan.crest
    )
    price = position.plan.missing * (1.0 + 0.9 / position.time.left)
    free = [building for building in range(kinds.BUILDING_COUNT) if not position.crests[building]]
    for _crest in range(min(position.waiting_crests, len(free))):
        nets = []
        for building in free:
            food = int(position.st.board.crest_food_cost_of_building[building])
            used = min(goods[kinds.FOOD], food)
            gain = atlas.crest_gain[building] * (0.5 + 0.5 * position.late) + more
            gain += 0.5 * position.filled(building) - price * (food - used)
            nets.append((gain - 0.7 * used, used, building))
        best, used, building = max(nets)
        if best > 0.0:
            free.remove(building)
            goods[kinds.FOOD] -= used
            points += 0.9 * best + 0.7 * used
    return points


def _tiles(position: SeatPosition) -> float:
    """Return the points that helpers and characters in the storehouse will bring."""
    atlas = position.atlas
    plan = position.plan
    points = -FULL_STORE[len(position.store)] * position.late
    keep = plan.helper * (1.0 if position.time.left > 1 else 0.87)
    for tile in position.store:
        kind = atlas.kind[tile]
        if kind == kinds.CHARACTER_TILE:
            points += position.late * (0.9 + plan.character * atlas.tile_worth[tile])
        elif kind not in (kinds.CREST_TILE, kinds.CONTRACT_TILE):
            points += keep * atlas.tile_worth[tile]
    return points


def _buildings(position: SeatPosition) -> float:
    """Return the points that completed buildings, rooms and markers will bring."""
    known = position.around.memory
    key = (*position.rooms, *position.crests, position.waiting_crests, position.time.left)
    if key not in known:
        known[key] = _completing(position)
    markers = sum(cells_of_seat(position.st.markers, position.seat, kinds.CHARACTER_TYPE_COUNT))
    return known[key] + MARKED_TURNS * markers * position.time.left


def _completing(position: SeatPosition) -> float:
    """Return the worth of buildings by the points of action and food they still take."""
    plan = position.plan
    atlas = position.atlas
    left = position.time.left
    need = []
    points = 0.0
    for building, (first, end) in enumerate(atlas.rooms):
        filled = position.filled(building)
        rooms = end - first
        units = sum(1.0 + floor for floor in range(filled + 1, rooms + 1))
        if not position.crests[building]:
            units += (
                0.8 * int(position.st.board.crest_food_cost_of_building[building]) + CREST_UNITS
            )
        need.append(units)
        if building < kinds.LAST_BUILDING and filled < rooms:
            points += plan.roof * position.late * filled / rooms
    chances = [1.0]
    spent = -CREST_UNITS * min(position.waiting_crests, 2)
    for units in sorted(need):
        spent += units
        chance = 1.0 if units == 0.0 else 0.0
        if units and left:
            chance = max(0.0, min(0.95, 1.3 - spent / (plan.units * left)))
        more = [0.0, *chances]
        fewer = [*chances, 0.0]
        chances = [m * chance + f * (1.0 - chance) for m, f in zip(more, fewer, strict=True)]
    done = sum(
        p * int(worth)
        for p, worth in zip(chances, position.st.board.completed_building_points, strict=True)
    )
    return points + plan.building * done


def _goods(position: SeatPosition) -> float:
    """Return the points of the goods that no deed needs."""
    plan = position.plan
    goods = position.goods
    points = 0.25 * sum(goods)
    if position.time.left:
        points += 0.6 * min(goods[kinds.GOLD] // 2, position.lacking)
    each = (plan.good - 0.25) * position.late
    for good, held in enumerate(goods):
        soon = min(held, USEFUL_GOOD_COUNTS[good])
        points += each * (0.85 * soon if good == kinds.GOLD else soon + 0.4 * (held - soon))
    return points
