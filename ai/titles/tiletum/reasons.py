"""Reasons for a die and for what a joker becomes: goods that are needed, points of action."""

# interpreted: asked once a hint
from typing import cast

from ai.plain import MoveReasons
from ai.search.trials import Playouts
from ai.titles.tiletum.clock import rounds_after
from ai.titles.tiletum.learned_leanings import plain_leanings
from ai.titles.tiletum.outlook import TiletumSeatOutlook
from ai.titles.tiletum.tables import Tables
from ai.titles.tiletum.tiles import space_left
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.rules import State
from game.engine.title import Fact, Reason
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.fairs import CONTRACTS, UPPER_PEOPLE, fair_points, takes_part
from game.titles.tiletum.rules.household import completed_buildings, people_in
from game.titles.tiletum.rules.pieces import slot_for
from game.titles.tiletum.rules.prices import price_of_change, price_of_contribution
from game.titles.tiletum.rules.questions import asked, cell
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import can_store, fulfilled, goods_of, marker_of
from game.titles.tiletum.rules.tasks import top_tile


def die_reasons(
    st: TiletumState, outlook: TiletumSeatOutlook, good: int, old: int, new: int
) -> list[Reason]:
    """Return why to take a die: what its goods and its action are good for."""
    board = st.board
    seat = int(st.to_move)
    action = int(st.wheel[new - 1])
    points = kinds.MOST_POINTS_OF_ACTION - new
    marker = int(marker_of(st, seat, action))
    name = board.action_names[action]
    found = [Reason("points-of-action", {"action": name, "points": points + marker})]
    if marker:
        found = [Reason("marker-adds", {"action": name, "points": points, "marker": marker})]
    lack = min(int(outlook.needs.lack[good]), new)
    if lack:
        facts: dict[str, Fact] = {"good": board.good_names[good], "number": new, "lack": lack}
        found.insert(0, Reason("goods-needed", facts))
    if action == kinds.KING:
        found += king_reasons(st, points + marker)
    tile = int(st.lying[board.action_spot + action])
    if tile != kinds.EMPTY and can_store(st, seat, tile):
        found.append(Reason("tile-beside", {"tile": board.tile_names[tile]}))
    return found


def die_doubts(
    st: TiletumState, outlook: TiletumSeatOutlook, good: int, old: int, new: int
) -> list[Reason]:
    """Return what speaks against a die: gold for its change, a marker below 0, a full store."""
    seat = int(st.to_move)
    found = []
    price = int(price_of_change(st, seat, old, new))
    if price:
        left = int(goods_of(st, seat, kinds.GOLD)) - price
        found.append(Reason("change-costs", {"gold": price, "left": left}))
    if not int(outlook.needs.lack[good] + outlook.needs.likely[good]) and st.round == kinds.ROUNDS:
        found.append(Reason("goods-idle", {"good": st.board.good_names[good]}))
    if st.king[seat] < 0 and int(st.wheel[new - 1]) != kinds.KING:
        found.append(Reason("marker-below", {"points": -int(st.king[seat])}))
    if not int(space_left(st, seat)):
        found.append(Reason("store-full", {"tiles": kinds.STORE}))
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


# Reasons on the own board: contracts, characters, crests, buildings, helpers and goods.


def tile_reasons(st: TiletumState, tile: int) -> list[Reason]:
    """Return why to take a tile into the storehouse."""
    board = st.board
    seat = int(st.to_move)
    kind = board.kind[tile]
    if kind == kinds.CREST_TILE:
        crests = st.crests[seat * kinds.BUILDINGS : (seat + 1) * kinds.BUILDINGS]
        placed = sum(crest != kinds.EMPTY for crest in crests)
        return [Reason("crest-new", {"crests": placed})]
    if kind == kinds.CONTRACT_TILE:
        return contract_reasons(st, tile)
    return [Reason("helper-kept", {"tile": board.tile_names[tile]})]


def contract_reasons(st: TiletumState, tile: int) -> list[Reason]:
    """Return what a contract counts, the pillar it frees, and whether its goods are at hand."""
    board = st.board
    seat = int(st.to_move)
    found = [Reason("contract-counts", {"points": int(board.points[tile])})]
    if fulfilled(st, seat) < board.contract_pillars:
        found.append(Reason("frees-pillar"))
    missing = _missing(st, seat, tile)
    key = "goods-missing" if missing else "goods-at-hand"
    found.append(Reason(key, {"number": missing} if missing else {}))
    return found


def _missing(st: TiletumState, seat: int, tile: int) -> int:
    board = st.board
    wool = int(goods_of(st, seat, kinds.WOOL) - board.wool[tile])
    iron = int(goods_of(st, seat, kinds.IRON) - board.iron[tile])
    held = [int(goods_of(st, seat, good)) for good in range(kinds.GOODS)]
    held[kinds.WOOL] = max(wool, 0)
    held[kinds.IRON] = max(iron, 0)
    same = max(int(board.same[tile]) - max(held), 0)
    return max(-wool, 0) + max(-iron, 0) + same


def fulfil_reasons(st: TiletumState, outlook: TiletumSeatOutlook, tile: int) -> list[Reason]:
    """Return why to fulfil a contract now."""
    found = contract_reasons(st, tile)[:-1]
    cents = int(outlook.fairs.more[CONTRACTS])
    if cents >= 100:
        found.append(Reason("fair-counts-more", {"points": cents // 100}))
    return found


def person_reasons(st: TiletumState, outlook: TiletumSeatOutlook, building: int) -> list[Reason]:
    """Return why to let a character move in: a full building, a completed one, the upper floor."""
    board = st.board
    seat = int(st.to_move)
    people = int(people_in(st, seat, building))
    missing = int(board.room_from[building + 1] - board.room_from[building]) - people - 1
    found = []
    if not missing and st.crests[seat * kinds.BUILDINGS + building] != kinds.EMPTY:
        found.append(completion_reason(st, seat, building))
    if not missing and building != kinds.LAST_BUILDING:
        found.append(Reason("frees-house"))
    if missing:
        found.append(Reason("rooms-left", {"rooms": missing}))
    cents = int(outlook.fairs.more[UPPER_PEOPLE]) if people else 0
    if cents >= 100:
        found.append(Reason("fair-counts-more", {"points": cents // 100}))
    return found


def crest_reasons(st: TiletumState, building: int) -> list[Reason]:
    """Return why to place a crest below this building."""
    board = st.board
    seat = int(st.to_move)
    found = [Reason("crest-costs", {"food": int(board.crest_food[building])})]
    rooms = int(board.room_from[building + 1] - board.room_from[building])
    missing = rooms - int(people_in(st, seat, building))
    if missing:
        found.append(Reason("rooms-left", {"rooms": missing}))
    else:
        found.insert(0, completion_reason(st, seat, building))
    return found


def completion_reason(st: TiletumState, seat: int, building: int) -> Reason:
    """Return that a building will be completed: points at the end, and its marker."""
    completed = int(completed_buildings(st, seat))
    points = int(st.board.completed[completed + 1] - st.board.completed[completed])
    marker = int(st.board.marker_of[building])
    facts: dict[str, Fact] = {"number": completed + 1, "points": points, "marker": marker}
    return Reason("completes", facts) if marker else Reason("completes-last", facts)


def buying_reasons(st: TiletumState, outlook: TiletumSeatOutlook, good: int) -> list[Reason]:
    """Return that a good completes something."""
    if not int(outlook.needs.wanted[good]):
        return []
    return [Reason("buys-missing", {"good": st.board.good_names[good]})]


# Reasons on the maps: what houses, pillars and mines count, which fairs they take part in.


def house_reasons(st: TiletumState, outlook: TiletumSeatOutlook, space: int) -> list[Reason]:
    """Return why to build a house there: fairs, what is printed, and the pillars it counts with."""
    board = st.board
    seat = int(st.to_move)
    found = fair_reasons(st, seat, space)
    slot = int(slot_for(st, seat, kinds.HOUSE_PIECE, space))
    if slot != kinds.EMPTY and board.printed[slot]:
        found.append(Reason("house-points", {"points": int(board.printed[slot])}))
    if slot != kinds.EMPTY and board.calls[slot]:
        found.append(Reason("house-calls"))
    found.append(Reason("house-counts", {"pillars": int(outlook.pillars)}))
    return found


def fair_reasons(st: TiletumState, seat: int, space: int) -> list[Reason]:
    """Return the fairs that are due there, with what each would bring by now."""
    found = []
    for number in range(int(st.round), kinds.ROUNDS + 1):
        if st.fair[kinds.ROUNDS + number - 1] == space and not takes_part(st, seat, number):
            points = int(fair_points(st, seat, number))
            found.append(Reason("joins-fair", {"round": number, "points": points}))
    return found


def pillar_reasons(st: TiletumState, outlook: TiletumSeatOutlook, space: int) -> list[Reason]:
    """Return why to set a pillar there: the cathedral that opens, and the houses it counts with."""
    board = st.board
    number = int(board.cathedral_at[space])
    found = []
    is_open = number != kinds.EMPTY and st.cost[number] != kinds.EMPTY
    if is_open and top_tile(st, number) != kinds.EMPTY:
        points = int(top_tile(st, number) + board.cost_points[st.cost[number]])
        price = int(price_of_contribution(st, st.to_move, number))
        found.append(Reason("cathedral-opens", {"points": points, "price": price}))
    found.append(Reason("pillar-counts", {"houses": int(outlook.houses)}))
    return found


def mine_reasons(st: TiletumState, space: int) -> list[Reason]:
    """Return why to dig a mine there: its silver, now and at each income, and its gold (S-405)."""
    slot = int(slot_for(st, st.to_move, kinds.MINE_PIECE, space))
    gold = int(st.board.printed[slot]) if slot != kinds.EMPTY else 0
    return [Reason("mine-brings", {"silver": 2 + int(rounds_after(st)), "gold": gold})]


def walk_reasons(st: TiletumState, action: int, space: int) -> list[Reason]:
    """Return why to go there: the fair of this round, or the tile that lies there."""
    board = st.board
    seat = int(st.to_move)
    found = []
    if action == kinds.MERCHANT:
        now = int(st.round)
        due = st.fair[kinds.ROUNDS + now - 1] == space and not takes_part(st, seat, now)
        points = int(fair_points(st, seat, now))
        if due and points > 0:
            found.append(Reason("at-the-fair", {"points": points}))
    if st.lying[space] != kinds.EMPTY:
        found.append(Reason("tile-there", {"tile": board.tile_names[st.lying[space]]}))
    return found


def walk_doubts(st: TiletumState, action: int, space: int) -> list[Reason]:
    """Return that the merchant would leave the fair of this round."""
    seat = int(st.to_move)
    now = int(st.round)
    here = int(st.people[seat * kinds.PEOPLE + action]) if action < kinds.PEOPLE else kinds.EMPTY
    points = int(fair_points(st, seat, now))
    leaves = action == kinds.MERCHANT and here == st.fair[kinds.ROUNDS + now - 1] and points > 0
    if not leaves or space == here:
        return []
    return [Reason("leaves-fair", {"points": points})]


def contribution_reasons(st: TiletumState, space: int) -> list[Reason]:
    """Return why to give to a cathedral now: its points, and that the next tile is lower."""
    board = st.board
    number = int(board.cathedral_at[space])
    top = int(top_tile(st, number))
    points = top + int(board.cost_points[st.cost[number]])
    found = [Reason("gift-counts", {"points": points})]
    tiles = board.sacred[board.sacred_from[number] : board.sacred_from[number + 1]]
    lower = [int(tile) for tile in tiles if tile < top]
    if lower:
        found.append(Reason("next-tile-lower", {"top": top, "next": max(lower)}))
    return found


class TiletumExplainer(MoveReasons):
    """Reasons for the moves of one set-up of Tiletum: what they bring, and how games went on."""

    def __init__(self, board: Board, trials: Playouts) -> None:
        """Know the board; play games with these trials."""
        super().__init__(trials)
        self._outlook = TiletumSeatOutlook(Tables(board), plain_leanings(board))

    def against(self, view: State, move: int) -> list[Reason]:
        """Return what speaks against a move of the deciding seat."""
        st = cast("TiletumState", view)
        kind = kind_of(move)
        first = int(first_of(move))
        second = int(second_of(move))
        self._outlook.look(st, st.to_move)
        if kind == kinds.TAKE_DIE:
            return die_doubts(st, self._outlook, first, second, int(third_of(move)))
        if asked(st) == kinds.ACT_Q:
            if kind == kinds.WALK:
                return walk_doubts(st, int(cell(st, 1)), first)
            if kind == kinds.END and int(cell(st, 2)):
                return [Reason("points-unused", {"points": int(cell(st, 2))})]
        return []

    def about(self, view: State, move: int) -> list[Reason]:
        """Return what the move brings."""
        st = cast("TiletumState", view)
        kind = kind_of(move)
        first = int(first_of(move))
        second = int(second_of(move))
        self._outlook.look(st, st.to_move)
        if kind == kinds.TAKE_DIE:
            return die_reasons(st, self._outlook, first, second, int(third_of(move)))
        if kind == kinds.AS and first == kinds.KING:
            return king_reasons(st, second or int(cell(st, 1)))
        if kind == kinds.HOUSE:
            return house_reasons(st, self._outlook, first)
        if kind == kinds.PILLAR:
            return pillar_reasons(st, self._outlook, first)
        if kind == kinds.MINE:
            return mine_reasons(st, first)
        if kind == kinds.CONTRIBUTE:
            return contribution_reasons(st, first)
        if kind == kinds.WALK:
            action = int(cell(st, 1))
            return walk_reasons(st, action, first) if asked(st) == kinds.ACT_Q else []
        if kind == kinds.PLACE:
            return person_reasons(st, self._outlook, second)
        if kind == kinds.FULFIL:
            return fulfil_reasons(st, self._outlook, first)
        if kind == kinds.CREST:
            return crest_reasons(st, second)
        if kind == kinds.BUY:
            return buying_reasons(st, self._outlook, first)
        return self._of_tile(st, kind, first)

    def _of_tile(self, st: TiletumState, kind: int, what: int) -> list[Reason]:
        """Return why to take a tile: from the map, beside an action or the track, of an offer."""
        spot = kinds.EMPTY
        if kind == kinds.TILE:
            spot = what
        elif kind == kinds.BONUS and what == 1:
            spot = int(st.board.action_spot + cell(st, 1))
        elif kind == kinds.CROWN and what == 1:
            spot = int(st.board.king_spot)
        tile = int(st.lying[spot]) if spot != kinds.EMPTY else kinds.EMPTY
        if kind == kinds.TAKE and st.board.kind[what] != kinds.CHARACTER_TILE:
            tile = what
        return tile_reasons(st, tile) if tile != kinds.EMPTY else []
