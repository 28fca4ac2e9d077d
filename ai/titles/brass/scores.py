"""How good every move looks at once, in cents: builds, developments, discards, links, and
what it costs."""

from typing import Final

from ai.titles.brass.outlook import POINT, BrassSeatOutlook
from ai.titles.brass.sales import chance_of, fills_track, sale_score
from game.engine.cells import i64, vec
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.rows import row_of
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.building import building_price, is_of_era
from game.titles.brass.rules.counters import has_cubes, top_of_stack
from game.titles.brass.rules.developing import income_level
from game.titles.brass.rules.links import network
from game.titles.brass.rules.sources import NOT_TO_BE_HAD, coal_price_of_line, iron_price
from game.titles.brass.rules.state import BrassState

# What building a counter is worth: points and income if it flips, a track it fills, its price.

FOOTHOLD: Final = 20  # cents for the first own counter of a location, by every ten actions left
HALF: Final = 16  # own actions that are half of a game
SPENDING_OWN_IRON: Final = 15  # cents for a cube off one's own ironworks

USE: Final = 20  # cents for a space where it could be used
IN_A_LOCATION: Final = 3  # spaces at most that are worth having a card for
MANY: Final = 5  # and spaces at most that are worth having an industry card for
AGAIN: Final = 30  # cents by which a second card of the kind is worth less
ANYWHERE: Final = 40  # cents that an industry card is worth before its spaces are counted

WAY_FOR_COTTON: Final = 350  # cents for opening the first way to a port for own cotton
REACH: Final = 12  # cents for a new place of the own network, by every ten actions left
STACKS_STUCK: Final = 200  # cents off for a top that can never be built any more

NEARLY_EMPTY: Final = 8  # the fewer cubes are left the sooner it flips

SECOND_ACTION: Final = 300  # cents an action given up for a card of choice is worth
LAST_ACTIONS: Final = 3
HARD_UP: Final = 8  # pounds below which there is not much to do
POOR: Final = 20  # below it a borrowed pound counts whole
RICH: Final = 40  # and from there on less than half
SOME_USE: Final = 75  # per cent
LITTLE_USE: Final = 45
RELIEF: Final = 60  # cents a step for having something to do with again


def build_score(st: BrassState, outlook: BrassSeatOutlook, industry: i64, space: i64) -> i64:
    """Return the cents the top counter of an industry on a space is likely to bring."""
    board: Board = st.board
    seat: i64 = outlook.seat
    place: i64 = board.place_of[space]
    kind: i64 = top_of_stack(st, seat, industry)
    filled: i64 = fills_track(st, kind, place)
    chance: i64 = chance_of(st, outlook, kind, place)
    gain: i64 = 0
    if filled > 0:
        gain = earned(st, industry, filled) * outlook.pound
        if filled == board.cubes[kind]:
            chance = 100
        else:
            chance += (100 - chance) * filled // (2 * board.cubes[kind])
    gain += chance * outlook.flip_worth(st, kind, place) // 100
    gain -= building_price(st, kind, place) * outlook.pound
    if st.sited[seat] & board.here[space] == 0:
        gain += FOOTHOLD * outlook.actions // 10
    if st.owner[space] == seat:
        gain -= loss_of(st, outlook, space)
    elif st.owner[space] != kinds.EMPTY:
        gain += board.points[st.counter[space]] * POINT // board.seats
    return gain


def earned(st: BrassState, industry: i64, cubes: i64) -> i64:
    """Return the pounds so many cubes for their track bring (B-8.4)."""
    on_track: i64 = st.iron if industry == kinds.IRONWORKS else st.coal
    pounds: i64 = 0
    for more in range(1, cubes + 1):
        pounds += st.board.price[on_track + more]
    return pounds


def loss_of(st: BrassState, outlook: BrassSeatOutlook, space: i64) -> i64:
    """Return what an own counter that is built over would still have brought."""
    kind: i64 = st.counter[space]
    place: i64 = st.board.place_of[space]
    if st.flipped[space] == 0:
        worth: i64 = outlook.flip_worth(st, kind, place)
        return chance_of(st, outlook, kind, place) * worth // 100
    worth = outlook.flip_worth(st, kind, place)
    return worth - outlook.income_worth(st, kind)


# What removing the top counter of a stack is worth: the better one below comes up.


def by_kind(
    mills: list[int], ports: list[int], mines: list[int], ironworks: list[int], shipyards: list[int]
) -> vec[i64]:
    """Return the row: five numbers an industry, from level 0 to level 4."""
    return row_of([*mills, *ports, *mines, *ironworks, *shipyards])


# Cents by industry and level of the counter on top, with half of the game left: first where it can
# be built now, then where it cannot.
BUILDABLE: Final[vec[i64]] = by_kind(
    mills=[0, 200, 90, 60, -300],
    ports=[0, 70, 60, 60, -200],
    mines=[0, 190, 20, 20, -200],
    ironworks=[0, 120, 80, 60, -300],
    shipyards=[160, 0, -500, 0, 0],
)
STUCK: Final[vec[i64]] = by_kind(
    mills=[0, 400, 0, 0, 0],
    ports=[0, 140, 0, 0, 0],
    mines=[0, 260, 0, 0, 0],
    ironworks=[0, 240, 0, 0, 0],
    shipyards=[160, 330, 0, 0, 0],
)


def development_score(st: BrassState, outlook: BrassSeatOutlook, industry: i64) -> i64:
    """Return the cents developing a stack is likely to bring, its iron paid."""
    kind: i64 = top_of_stack(st, outlook.seat, industry)
    if st.stack[outlook.seat * kinds.INDUSTRY_COUNT * kinds.LEVELS + kind] == 1 and is_last(
        st, outlook, kind
    ):
        return -1000
    worth: i64 = BUILDABLE[kind] if is_of_era(st, kind) else STUCK[kind]
    if worth > 0:
        worth = worth * min(outlook.actions, 2 * HALF) // HALF
    price: i64 = iron_price(st)
    if price == 0 and has_own_iron(st, outlook.seat):
        worth += SPENDING_OWN_IRON
    return worth - price * outlook.pound


def is_last(st: BrassState, outlook: BrassSeatOutlook, kind: i64) -> bool:
    """Return whether nothing lies below a kind of counter in its stack."""
    first: i64 = outlook.seat * kinds.INDUSTRY_COUNT * kinds.LEVELS
    for below in range(kind + 1, (kind // kinds.LEVELS + 1) * kinds.LEVELS):
        if st.stack[first + below] > 0:
            return False
    return True


def has_own_iron(st: BrassState, seat: i64) -> bool:
    """Return whether an ironworks of the seat has cubes."""
    rest: i64 = st.held[seat] & st.stocked & st.board.showing[kinds.IRONWORKS]
    while rest != 0:
        if has_cubes(st, kinds.lowest(rest), kinds.IRONWORKS):
            return True
        rest &= rest - 1
    return False


# Which card is missed least, in cents: what may still be built with it.


def discard_score(st: BrassState, outlook: BrassSeatOutlook, card: i64) -> i64:
    """Return how little a kind of card in the seat's hand would be missed: never above 0."""
    kept: i64 = card_worth(st, outlook.seat, card)
    copies: i64 = 0
    for slot in range(outlook.seat * kinds.HAND_SLOTS, (outlook.seat + 1) * kinds.HAND_SLOTS):
        if st.hand[slot] == card:
            copies += 1
    return -kept + AGAIN * min(kept // AGAIN, copies - 1)


def card_worth(st: BrassState, seat: i64, card: i64) -> i64:
    """Return what a card is worth to the seat for building."""
    board: Board = st.board
    if card < board.locations:
        if st.era == kinds.CANAL and st.sited[seat] & kinds.BIT[card]:
            return 0
        return min(kinds.size(board.spaces_at[card] & st.empty), IN_A_LOCATION) * USE
    industry: i64 = card - board.locations
    kind: i64 = top_of_stack(st, seat, industry)
    if kind == kinds.EMPTY or not is_of_era(st, kind):
        return 0
    own: i64 = network(st, seat)
    if st.era == kinds.CANAL:
        own &= ~st.sited[seat]
    spaces: i64 = 0
    rest: i64 = board.showing[industry] & st.empty
    while rest != 0 and spaces < MANY:
        if own & board.here[kinds.lowest(rest)]:
            spaces += 1
        rest &= rest - 1
    return ANYWHERE + spaces * USE


# What a link is worth: what its ends will count, the ways it opens, less its price.


def link_score(st: BrassState, outlook: BrassSeatOutlook, line: i64, pounds: i64) -> i64:
    """Return the cents a link on the line is likely to bring for so many pounds."""
    board: Board = st.board
    seat: i64 = outlook.seat
    one: i64 = board.end_a[line]
    other: i64 = board.end_b[line]
    price: i64 = pounds
    if st.era != kinds.CANAL:
        coal: i64 = coal_price_of_line(st, line)
        if coal != NOT_TO_BE_HAD:
            price += coal
    gain: i64 = outlook.end_worth(st, one) + outlook.end_worth(st, other) - price * outlook.pound
    if board.ends[line] & ~st.linked[seat]:
        gain += REACH * outlook.actions // 10
    if opens_way(st, outlook, one, other):
        gain += WAY_FOR_COTTON
    return gain


def opens_way(st: BrassState, outlook: BrassSeatOutlook, one: i64, other: i64) -> bool:
    """Return whether a link between the places gives own unsold cotton its first port."""
    near: i64 = st.reach[one]
    far: i64 = st.reach[other]
    if near & st.ports_at:
        return far & st.ports_at == 0 and far & outlook.waiting_cotton(st) != 0
    return far & st.ports_at != 0 and near & outlook.waiting_cotton(st) != 0


# Cents with half of the game left by industry and level of the counter on top.
READY: Final[vec[i64]] = by_kind(
    mills=[0, 0, 300, 500, 650],
    ports=[0, 0, 80, 160, 240],
    mines=[0, 0, 150, 130, 130],
    ironworks=[0, 0, 100, 150, 180],
    shipyards=[0, 250, 700, 0, 0],
)


def stacks_worth(st: BrassState, outlook: BrassSeatOutlook) -> i64:
    """Return what the tops of the seat's stacks promise."""
    cents: i64 = 0
    for industry in range(kinds.INDUSTRY_COUNT):
        kind: i64 = top_of_stack(st, outlook.seat, industry)
        if kind == kinds.EMPTY:
            continue
        cents += READY[kind]
        if not is_of_era(st, kind):
            cents -= STACKS_STUCK
    return cents * min(outlook.actions, HALF) // HALF


# Whose cubes are used, and which counter goes for a debt.


def source_score(st: BrassState, outlook: BrassSeatOutlook, space: i64) -> i64:
    """Return a number that puts own cubes first and those about to flip a rival's counter last."""
    nearness: i64 = NEARLY_EMPTY - st.cubes[space]
    if st.owner[space] == outlook.seat:
        return 100 + nearness
    return -nearness


def removal_score(st: BrassState, outlook: BrassSeatOutlook, space: i64) -> i64:
    """Return what giving up a counter brings: half its cost less what it would have brought."""
    refund: i64 = st.board.cost[st.counter[space]] // 2 * outlook.pound
    return refund - loss_of(st, outlook, space)


# How good every move looks at once, in cents: what it is likely to bring less what it costs.


def score_of(st: BrassState, outlook: BrassSeatOutlook, move: i64) -> i64:
    """Return how good a legal move of the seat the outlook is for looks."""
    kind: i64 = kind_of(move)
    if kind == kinds.BUILD:
        score: i64 = build_score(st, outlook, first_of(move), second_of(move))
        return score - SECOND_ACTION if third_of(move) == kinds.TWO_CARDS else score
    if kind in (kinds.DIG_CANAL, kinds.LAY_RAIL):
        return link_score(st, outlook, first_of(move), link_cost(st, kind))
    if kind == kinds.DEVELOP:
        return development_score(st, outlook, first_of(move))
    if kind == kinds.SELL:
        return sale_score(st, outlook, first_of(move), second_of(move))
    if kind == kinds.LOAN:
        return loan_score(st, outlook, first_of(move))
    if kind == kinds.CARD:
        return discard_score(st, outlook, first_of(move))
    if kind in (kinds.COAL, kinds.IRON):
        return source_score(st, outlook, first_of(move))
    if kind == kinds.REMOVE:
        return removal_score(st, outlook, first_of(move))
    return -1 if kind == kinds.DONE else 0


def link_cost(st: BrassState, kind: i64) -> i64:
    """Return the pounds of the next canal or rail, without its coal."""
    board: Board = st.board
    if kind == kinds.DIG_CANAL:
        return board.canal_cost
    return board.second_rail_cost if st.phase == kinds.RAIL_PHASE else board.rail_cost


def loan_score(st: BrassState, outlook: BrassSeatOutlook, steps: i64) -> i64:
    """Return what borrowing brings: more to the poor, less the income given up now and later."""
    board: Board = st.board
    seat: i64 = outlook.seat
    money: i64 = st.money[seat]
    gain: i64 = steps * board.loan * outlook.pound
    if money >= RICH:
        gain = gain * LITTLE_USE // 100
    elif money >= POOR:
        gain = gain * SOME_USE // 100
    to: i64 = board.top_space[income_level(st, seat) - steps - kinds.LOWEST_LEVEL]
    later: i64 = (st.income[seat] - to) * outlook.space
    now: i64 = steps * outlook.incomes * outlook.pound
    gain -= (2 * later + now) // 3
    hard_up: bool = money < HARD_UP and outlook.actions > LAST_ACTIONS
    return gain + RELIEF * steps if hard_up else gain
