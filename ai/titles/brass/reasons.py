"""Reasons on the map: what counters and links count, and what lets them (B-5 .. B-8, B-10)."""

# interpreted: asked once a hint
from typing import Final, cast

from ai.plain import MoveReasons
from ai.search.trials import Playouts
from ai.titles.brass.outlook import BrassSeatOutlook
from ai.titles.brass.sales import chance_of, fills_track, market_chance, open_ports
from ai.titles.brass.scores import card_worth, earned, opens_way
from game.engine.moves import first_of, kind_of, second_of
from game.engine.rules import State
from game.engine.title import Fact, Reason
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.building import is_of_era
from game.titles.brass.rules.counters import top_of_stack
from game.titles.brass.rules.developing import income_level
from game.titles.brass.rules.eras import link_points
from game.titles.brass.rules.links import touched
from game.titles.brass.rules.sources import iron_price
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import stack_of

INDUSTRY_NAMES: Final = ("cotton-mill", "port", "coal-mine", "ironworks", "shipyard")
UNLIKELY: Final = 50  # per cent

SURE = 100


def build_reasons(
    st: BrassState, outlook: BrassSeatOutlook, industry: int, space: int
) -> list[Reason]:
    """Return why to build a counter: what it counts, whether it flips, what it earns at once."""
    board = st.board
    seat = int(st.to_move)
    kind = int(top_of_stack(st, seat, industry))
    place = int(board.place_of[space])
    facts: dict[str, Fact] = {
        "counter": INDUSTRY_NAMES[industry],
        "points": int(board.points[kind]),
        "spaces": int(board.income[kind]),
    }
    found = [Reason("counter-counts", facts)]
    cubes = int(fills_track(st, kind, place))
    if cubes:
        pounds = int(earned(st, industry, cubes))
        whole = cubes == board.cubes[kind]
        key = "sold-out-at-once" if whole else "sold-at-once"
        found.append(Reason(key, {"cubes": cubes, "pounds": pounds}))
    elif industry == kinds.COTTON_MILL and open_ports(st, place):
        found.append(Reason("port-connected", {"place": board.place_names[place]}))
    else:
        chance = int(chance_of(st, outlook, kind, place))
        if chance > UNLIKELY:
            found.append(Reason("likely-to-flip", {"percent": chance}))
    if st.era == kinds.CANAL and kind % kinds.LEVELS > 1:
        found.append(Reason("counts-twice"))
    links = int(outlook.own_ends(st, place))
    if links:
        found.append(Reason("links-gain", {"links": links}))
    return found


def build_doubts(
    st: BrassState, outlook: BrassSeatOutlook, industry: int, space: int
) -> list[Reason]:
    """Return what speaks against a counter: it may never flip, or leaves soon."""
    kind = int(top_of_stack(st, st.to_move, industry))
    place = int(st.board.place_of[space])
    found = []
    if fills_track(st, kind, place) < max(1, int(st.board.cubes[kind])):
        chance = int(chance_of(st, outlook, kind, place))
        if chance <= UNLIKELY:
            found.append(Reason("unlikely-to-flip", {"percent": chance}))
    if st.era == kinds.CANAL and kind % kinds.LEVELS <= 1:
        found.append(Reason("leaves-with-the-era"))
    return found


def link_reasons(st: BrassState, outlook: BrassSeatOutlook, line: int) -> list[Reason]:
    """Return why to lay a link: what its ends count by now and may come to, where it leads."""
    board = st.board
    seat = int(st.to_move)
    ends = (int(board.end_a[line]), int(board.end_b[line]))
    found = [Reason("link-counts", {"points": int(link_points(st, line))})]
    hopes = sum(_unflipped(st, place) for place in ends)
    if hopes:
        found.append(Reason("link-hopes", {"counters": hopes}))
    if opens_way(st, outlook, *ends):
        found.append(Reason("opens-way"))
    own = int(touched(st, seat))
    for place in ends:
        if not own >> place & 1:
            found.append(Reason("reaches", {"place": board.place_names[place]}))
    return found


def _unflipped(st: BrassState, place: int) -> int:
    board = st.board
    if place >= board.locations:
        return 0
    spaces = range(int(board.first_space[place]), int(board.first_space[place + 1]))
    return sum(st.owner[space] != kinds.EMPTY and not st.flipped[space] for space in spaces)


# Reasons about means: stacks, loans, the order of turns, cards, cubes and debts.


def development_reasons(st: BrassState, industry: int) -> list[Reason]:
    """Return why to develop: the counter that comes up, and what the iron costs (B-11)."""
    top = int(top_of_stack(st, st.to_move, industry))
    levels = stack_of(st, int(st.to_move), industry)
    found = []
    better = next((level for level in levels if level > levels[0]), None)
    if better is not None:
        more = levels.index(better) - 1  # as good as the one that is thrown away
        facts: dict[str, Fact] = {
            "counter": INDUSTRY_NAMES[industry],
            "counters": more,
            "level": better,
            "points": int(st.board.points[industry * kinds.LEVELS + better]),
            "before": int(st.board.points[top]),
        }
        found.append(Reason("comes-later" if more else "comes-up", facts))
    if not is_of_era(st, top):
        found.append(Reason("of-no-use", {"level": top % kinds.LEVELS}))
    price = int(iron_price(st))
    found.append(Reason("iron-costs", {"pounds": price}) if price else Reason("iron-free"))
    return found


def loan_reasons(st: BrassState, outlook: BrassSeatOutlook, steps: int) -> list[Reason]:
    """Return why to borrow: what there is to spend it on (B-13)."""
    money = int(st.money[st.to_move])
    pounds = int(st.board.loan) * steps
    actions = int(outlook.actions)
    return [Reason("loan-for-actions", {"pounds": pounds, "kept": money, "actions": actions})]


def loan_doubts(st: BrassState, outlook: BrassSeatOutlook, steps: int) -> list[Reason]:
    """Return what a loan costs: income, in every round to come."""
    level = int(income_level(st, st.to_move))
    lost = steps * int(outlook.incomes)
    after = max(level - steps, kinds.LOWEST_LEVEL)
    return [Reason("loan-costs", {"before": level, "after": after, "pounds": lost})]


def order_reasons(st: BrassState) -> list[Reason]:
    """Return that the seat acts first in the next round if it spends nothing (B-13.5)."""
    seat = int(st.to_move)
    rivals = [int(st.spent[other]) for other in range(int(st.seats)) if other != seat]
    if int(st.spent[seat]) < min(rivals):
        return [Reason("acts-first")]
    return [] if int(st.spent[seat]) else [Reason("spends-nothing")]


def card_reasons(st: BrassState, card: int) -> list[Reason]:
    """Return why to give up this card: it is of no use, or of little."""
    key = "card-useless" if card_worth(st, st.to_move, card) == 0 else "card-least"
    return [Reason(key, {"card": st.board.card_names[card]})]


def source_reasons(st: BrassState, space: int) -> list[Reason]:
    """Return why to take the cube from here: whose it is, and how many are left."""
    left = int(st.cubes[space]) - 1
    if st.owner[space] != st.to_move:
        return [Reason("rival-cube", {"cubes": left})] if left else []
    return [Reason("own-cube", {"cubes": left}) if left else Reason("own-cube-flips")]


def removal_reasons(st: BrassState, space: int) -> list[Reason]:
    """Return what giving up this counter brings and loses (B-3.2)."""
    kind = int(st.counter[space])
    pounds = int(st.board.cost[kind]) // 2
    points = int(st.board.points[kind])
    return [Reason("counter-given-up", {"pounds": pounds, "points": points})]


# Reasons about cotton: what a sale flips, and whether the market lasts (B-12).


def sale_reasons(st: BrassState, mill: int, buyer: int) -> list[Reason]:
    """Return why to sell: what mill and port count, and how the market may go."""
    board = st.board
    sold = [int(st.counter[mill])]
    if buyer != kinds.MARKET and st.owner[buyer - 1] == st.to_move:
        sold.append(int(st.counter[buyer - 1]))
    points = sum(int(board.points[kind]) for kind in sold)
    spaces = sum(int(board.income[kind]) for kind in sold)
    key = "sale-counts-both" if len(sold) > 1 else "sale-counts"
    found = [Reason(key, {"points": points, "spaces": spaces})]
    chance = int(market_chance(st))
    if buyer == kinds.MARKET:
        found.append(Reason("market-takes", {"percent": chance}))
    elif chance < SURE:
        found.append(Reason("port-is-sure", {"percent": chance}))
    return found


def sale_doubts(st: BrassState, mill: int, buyer: int) -> list[Reason]:
    """Return what speaks against a sale: a rival's port flips, or the market may close."""
    if buyer == kinds.MARKET:
        chance = int(market_chance(st))
        return [Reason("market-may-close", {"percent": SURE - chance})] if chance < SURE else []
    owner = int(st.owner[buyer - 1])
    kind = int(st.counter[buyer - 1])
    if owner == st.to_move:
        return []
    points = int(st.board.points[kind])
    return [Reason("rival-port", {"seat": owner, "points": points})]


class BrassExplainer(MoveReasons):
    """Reasons for the moves of one set-up of Brass: what they bring, and how games went on."""

    def __init__(self, board: Board, trials: Playouts) -> None:
        """Know the board; play games with these trials."""
        super().__init__(trials)
        self._outlook = BrassSeatOutlook(board)

    def against(self, view: State, move: int) -> list[Reason]:
        """Return what speaks against a move of the deciding seat."""
        st = cast("BrassState", view)
        kind = kind_of(move)
        first = int(first_of(move))
        second = int(second_of(move))
        self._outlook.look(st, st.to_move)
        if kind == kinds.BUILD:
            return build_doubts(st, self._outlook, first, second)
        if kind == kinds.SELL:
            return sale_doubts(st, first, second)
        if kind == kinds.LOAN:
            return loan_doubts(st, self._outlook, first)
        return [Reason("action-unused")] if kind == kinds.PASS else []

    def about(self, view: State, move: int) -> list[Reason]:
        """Return what the move brings."""
        st = cast("BrassState", view)
        kind = kind_of(move)
        first = int(first_of(move))
        second = int(second_of(move))
        self._outlook.look(st, st.to_move)
        if kind == kinds.BUILD:
            return build_reasons(st, self._outlook, first, second)
        if kind in (kinds.DIG_CANAL, kinds.LAY_RAIL):
            return link_reasons(st, self._outlook, first)
        if kind == kinds.DEVELOP:
            return development_reasons(st, first)
        if kind == kinds.SELL:
            return sale_reasons(st, first, second)
        if kind == kinds.LOAN:
            return [*loan_reasons(st, self._outlook, first), *order_reasons(st)]
        if kind == kinds.CARD:
            return card_reasons(st, first)
        if kind in (kinds.COAL, kinds.IRON):
            return source_reasons(st, first)
        if kind == kinds.REMOVE:
            return removal_reasons(st, first)
        return order_reasons(st) if kind == kinds.PASS else []
