"""How good each answer to the small questions of effects looks, in cents."""

from typing import Final

from ai.titles.tiletum import learned_numbers as known
from ai.titles.tiletum.dice_scores import ActionPromises
from ai.titles.tiletum.outlook import TiletumSeatOutlook
from ai.titles.tiletum.sites import Sites
from ai.titles.tiletum.tiles import space_left, tile_worth
from game.engine.cells import i64, vec
from game.engine.moves import first_of, kind_of, second_of
from game.engine.rows import row_of
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.fairs import LEVELS
from game.titles.tiletum.rules.questions import asked, cell
from game.titles.tiletum.rules.silver import explorer_on, path_between
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import marker_of

FAR_SIGHT: Final = 3  # points of action that are thought of after a step or a flight

A_SILVER: Final = 60  # cents of a silver that is kept
SYMBOL_POINTS: Final = 2
# Cents of each tablet, in the order of `expansion.TABLETS`.
TABLETS: Final[vec[i64]] = row_of([150, 420, 560, 260, 400, 150, 300, 350, 220])


def answer_score(st: TiletumState, promises: ActionPromises, move: i64) -> i64:
    """Return how good an answer looks; declining is 0."""
    kind: i64 = kind_of(move)
    what: i64 = first_of(move)
    outlook: TiletumSeatOutlook = promises.outlook
    if kind == kinds.GAIN:
        number: i64 = 1
        if asked(st) != kinds.GAIN_Q:
            number = cell(st, 1)
        return outlook.needs.worth(what, number)
    if kind in (kinds.BONUS, kinds.CROWN):
        if what == 0:
            return 0
        if kind == kinds.CROWN:
            return bonus_score(st, outlook, st.board.king_spot)
        return bonus_score(st, outlook, st.board.action_spot + cell(st, 1))
    if kind == kinds.COLOUR:
        return outlook.needs.worth(second_of(move), st.die_value) - outlook.leanings.number(
            known.OF_THE_DIE
        )
    if kind == kinds.COLOUR_NONE:
        return outlook.needs.worth(st.die_good, st.die_value)
    if kind in (kinds.AS, kinds.SWITCH):
        return become_score(st, promises, kind, what, second_of(move))
    if kind == kinds.DO:
        points: i64 = kinds.MOST_POINTS_OF_ACTION - st.die_value + marker_of(st, outlook.seat, what)
        return promises.promise(st, what, points)
    if kind in (kinds.STEP, kinds.HOUSE, kinds.PILLAR, kinds.MINE, kinds.FLY, kinds.WALK):
        return place_score(st, promises, kind, move)
    if kind == kinds.BUILDING:
        return building_score(st, outlook, what)
    if kind == kinds.CALL:
        return outlook.tables.gain[st.board.gain_of[what]]
    return answer_below(st, promises, kind, what)


def bonus_score(st: TiletumState, outlook: TiletumSeatOutlook, spot: i64) -> i64:
    """Return what a tile brings that is offered; the last free space should not go for little."""
    tile: i64 = st.lying[spot]
    if tile == kinds.EMPTY:
        return 0
    cents: i64 = tile_worth(st, outlook, tile)
    if space_left(st, outlook.seat) == 1:
        cents -= outlook.guess(known.OF_THE_DIE)
    return cents


def become_score(
    st: TiletumState, promises: ActionPromises, kind: i64, action: i64, share: i64
) -> i64:
    """Return what a joker brings as an action, with its marker in the main action."""
    points: i64 = cell(st, 1)
    main: i64 = cell(st, 2)
    if kind == kinds.SWITCH:
        points = cell(st, 2)
        main = 0
    if action == kinds.KING and share > 0:
        points = share
    if main == 1:
        points += marker_of(st, promises.outlook.seat, action)
    return promises.promise(st, action, points)


def place_score(st: TiletumState, promises: ActionPromises, kind: i64, move: i64) -> i64:
    """Return what a step, a flight or a piece brings where it goes."""
    outlook: TiletumSeatOutlook = promises.outlook
    if kind in (kinds.STEP, kinds.FLY):
        who: i64 = first_of(move)
        space: i64 = second_of(move)
        sites: Sites = promises.sites(st, who)
        if kind == kinds.FLY:
            gained: i64 = sites.promise(outlook, space, FAR_SIGHT)
            return gained - sites.from_here(st, outlook, FAR_SIGHT)
        left: i64 = 1
        if asked(st) == kinds.STEPS_Q:
            left = cell(st, 1) if who == kinds.MERCHANT else cell(st, 2)
            left += cell(st, 3) if who == kinds.MERCHANT else cell(st, 4)
        stays: i64 = sites.from_here(st, outlook, left)
        return sites.promise(outlook, space, left) - stays * 95 // 100
    if kind == kinds.WALK:
        return promises.sites(st, kinds.EXPLORER).promise(outlook, first_of(move), FAR_SIGHT)
    return piece_score(st, promises, kind, first_of(move))


def piece_score(st: TiletumState, promises: ActionPromises, kind: i64, space: i64) -> i64:
    """Return what a piece brings there."""
    sites: Sites = promises.sites(st, kinds.EXPLORER)
    if space < st.board.main_spaces:
        sites = promises.sites(st, kinds.ARCHITECT if kind == kinds.PILLAR else kinds.MERCHANT)
    if kind == kinds.HOUSE:
        return sites.house_at(st, promises.outlook, space)
    if kind == kinds.PILLAR:
        return sites.pillar_at(st, promises.outlook, space)
    return sites.mine_at(st, promises.outlook, space)


def building_score(st: TiletumState, outlook: TiletumSeatOutlook, building: i64) -> i64:
    """Return what the characters of a building bring when they are called."""
    cents: i64 = 0
    first: i64 = outlook.seat * kinds.ROOMS
    for room in range(st.board.room_from[building], st.board.room_from[building + 1]):
        tile: i64 = st.rooms[first + room]
        if tile != kinds.EMPTY:
            cents += outlook.tables.gain[st.board.gain_of[tile]]
    return cents


def answer_below(st: TiletumState, promises: ActionPromises, kind: i64, what: i64) -> i64:
    """Return how good an answer looks that only games with silver ask for."""
    outlook: TiletumSeatOutlook = promises.outlook
    if kind in (kinds.KEEP, kinds.TAKE):
        return tile_worth(st, outlook, what)
    if kind in (kinds.RAISE, kinds.HIRE):
        return outlook.guess(known.PAID)
    if kind in (kinds.DIG, kinds.PAY):
        return outlook.guess(known.PAID) if what == 1 else 0
    if kind == kinds.FOR_SILVER:
        return 20 if what == 1 else 0
    if kind == kinds.BONUSED:
        return outlook.needs.worth(what, 3)
    if kind == kinds.SPEND:
        return -what * outlook.needs.idle
    return 0


# What silver buys, and what lies underground: levels, explorers, tablets, in cents.


def task_below(st: TiletumState, promises: ActionPromises, move: i64) -> i64:
    """Return what a task brings that only games with silver have."""
    outlook: TiletumSeatOutlook = promises.outlook
    kind: i64 = kind_of(move)
    if kind == kinds.RAISE:
        # what a level brings more than the silver it costs
        return outlook.guess(known.A_LEVEL) * (1 + outlook.dice) + outlook.fairs.more[LEVELS]
    if kind == kinds.HIRE:
        number: i64 = st.board.depths.map_of[first_of(move)]
        cost: i64 = st.board.depths.explorer_cost[number] * A_SILVER
        return outlook.guess(known.A_MAP) * outlook.dice - cost
    if kind == kinds.SYMBOL:
        return symbol_worth(st, promises, first_of(move))
    if kind == kinds.SYMBOL_ACTION:
        return promises.promise(st, kinds.EXPLORER, SYMBOL_POINTS)
    return 0


def symbol_worth(st: TiletumState, promises: ActionPromises, town: i64) -> i64:
    """Return what a step more brings an explorer."""
    here: i64 = explorer_on(st, promises.outlook.seat, st.board.depths.map_of[town])
    nearer: i64 = promises.sites(st, kinds.EXPLORER).promise(promises.outlook, town, SYMBOL_POINTS)
    nearer -= promises.sites(st, kinds.EXPLORER).promise(promises.outlook, here, SYMBOL_POINTS)
    return nearer + tablet_worth(st, promises.outlook.seat, town)


def tablet_worth(st: TiletumState, seat: i64, town: i64) -> i64:
    """Return what the tablet on the way of an explorer to a neighbour town brings, 0 for none."""
    here: i64 = explorer_on(st, seat, st.board.depths.map_of[town])
    if here == kinds.EMPTY:
        return 0
    path: i64 = path_between(st, here, town)
    if path == kinds.EMPTY or st.covered[path] > 0:
        return 0
    return TABLETS[st.board.depths.tablet[path]]


def explorers_of(st: TiletumState, seat: i64) -> i64:
    """Return how many explorers a seat has on the maps."""
    count: i64 = 0
    for number in range(kinds.MAPS):
        if explorer_on(st, seat, number) != kinds.EMPTY:
            count += 1
    return count
