"""Previews of what an action would cost and bring (B-5, B-10, B-11, B-13)."""

# interpreted: for people, who are asked once a move
from __future__ import annotations

from dataclasses import dataclass

from game.titles.brass.rules import kinds
from game.titles.brass.rules.building import may_build_over
from game.titles.brass.rules.cards import card_kind_set_for_build
from game.titles.brass.rules.counter_placement import pay_for_and_place_counter
from game.titles.brass.rules.counters import top_counter_kind_of_stack
from game.titles.brass.rules.hands import card_kind_set_in_hand
from game.titles.brass.rules.kinds import member_count
from game.titles.brass.rules.loans import income_in_pounds
from game.titles.brass.rules.routes import (
    CubeSource,
    possible_sources_of_coal_at,
    possible_sources_of_coal_for_line,
    possible_sources_of_next_iron,
)
from game.titles.brass.rules.scoring import points_of_counters, points_of_links
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import CounterKindView, make_counter_kind_view
from game.titles.brass.rules.turns import counter_value_for_debt


@dataclass(frozen=True, slots=True)
class BuildCost:
    """What a build costs: its kind of counter, the total pounds, the possible sources of coal
    and iron, and the cards.

    `cards_allowing_build` are the kinds in the seat's hand each of which allows the build, in card
    order; () when only two cards together do. `builds_over_counter` says whether a counter is built
    over. `cube_count_moved_to_track` of the new counter's cubes go to their track at once and earn
    `pounds_earned` (B-8).
    """

    counter_kind: CounterKindView
    pounds: int
    possible_coal_sources: tuple[CubeSource, ...]
    possible_iron_sources: tuple[CubeSource, ...]
    cards_allowing_build: tuple[str, ...]
    builds_over_counter: bool
    cube_count_moved_to_track: int
    pounds_earned: int


@dataclass(frozen=True, slots=True)
class RailCost:
    """The cost of a rail: total pounds and possible sources of its coal."""

    pounds: int
    possible_coal_sources: tuple[CubeSource, ...]


@dataclass(frozen=True, slots=True)
class DebtRepayment:
    """What giving up a counter for a debt brings: the pounds, the money afterwards, the points
    lost with a flipped counter, and whether another counter must follow."""

    pounds: int
    pounds_left: int
    points_lost: int
    debt_continues: bool


@dataclass(frozen=True, slots=True)
class ExpectedDebt:
    """An income payment that a seat could not make in the current position (B-3, B-19.1).

    `payment_due` is the payment, `pounds_held` what the seat has, `missing_pounds` the difference,
    `removable_counter_count` how many counters it could give up, `points_lost` the points it would
    lose if it had no such counter (B-3.6); with `does_debt_remain` a debt remains instead.
    """

    payment_due: int
    pounds_held: int
    missing_pounds: int
    removable_counter_count: int
    points_lost: int
    does_debt_remain: bool


def cost_of_build(view: BrassState, seat: int, industry: int, space: int) -> BuildCost | None:
    """Return what building the top counter of an industry on a space costs; None if no counter is
    left or no coal can be had.

    Era and money are not checked; `why_not_build_industry_on_space` does that.
    """
    board = view.board
    kind = int(top_counter_kind_of_stack(view, seat, industry))
    if kind == kinds.EMPTY:
        return None
    coal: tuple[CubeSource, ...] = ()
    if board.needs_coal[kind]:
        coal = possible_sources_of_coal_at(view, int(board.place_of_space[space]))
        if not coal:
            return None
    iron = possible_sources_of_next_iron(view) if board.needs_iron[kind] else ()
    cubes = int(board.cubes_of_counter_kind[kind])
    cost = int(board.cost_of_counter_kind[kind])
    after = BrassState(board)
    after.copy_from(view)
    if cubes:
        pay_for_and_place_counter(after, seat, kind, space)
    fitting = int(card_kind_set_in_hand(view, seat)) & int(
        card_kind_set_for_build(view, seat, industry, space)
    )
    return BuildCost(
        counter_kind=make_counter_kind_view(view, kind),
        pounds=cost + sum(source.pounds for source in (*coal[:1], *iron[:1])),
        possible_coal_sources=coal,
        possible_iron_sources=iron,
        cards_allowing_build=tuple(
            name
            for number, name in enumerate(board.card_names)
            if fitting & int(kinds.BIT_BY_PLACE[number])
        ),
        builds_over_counter=view.owner[space] != kinds.EMPTY
        and may_build_over(view, seat, kind, space),
        cube_count_moved_to_track=cubes - int(after.cubes[space]) if cubes else 0,
        pounds_earned=int(after.money[seat]) + cost - int(view.money[seat]) if cubes else 0,
    )


def cost_of_rail(view: BrassState, line: int, *, is_second: bool) -> RailCost | None:
    """Return what a rail on the line costs, more if it is the second one of an action; None when
    no coal can be had."""
    coal = possible_sources_of_coal_for_line(view, line)
    if not coal:
        return None
    pounds = int(view.board.second_rail_cost if is_second else view.board.rail_cost)
    return RailCost(pounds + coal[0].pounds, coal)


def income_space_and_pounds_after_loan(
    view: BrassState, seat: int, income_levels: int
) -> tuple[int, int] | None:
    """Return the income space and the income in pounds a round after a loan of `income_levels`
    levels; None if the loan is too large."""
    board = view.board
    level = int(board.income_pounds_of_space[view.income[seat]]) - income_levels
    if level < kinds.LOWEST_INCOME_LEVEL:
        return None
    return int(board.highest_space_of_income_level[level - kinds.LOWEST_INCOME_LEVEL]), level


def market_bonus_range(view: BrassState) -> tuple[int, int] | None:
    """Return the lowest and the highest bonus of the next sale to the distant market, in income
    spaces or pounds, over the tiles that may be drawn; None if every tile closes the market (B-12.4
    .. B-12.7).
    """
    board = view.board
    unused = [steps for steps in range(kinds.DISTANT_TILE_KIND_COUNT) if view.distant[steps]]
    tiles = unused or [
        steps for steps in range(kinds.DISTANT_TILE_KIND_COUNT) if board.tile_copies_by_steps[steps]
    ]
    bonuses = [
        int(board.demand_income_spaces[view.demand + steps])
        for steps in tiles
        if view.demand + steps < kinds.LAST_DEMAND_SPACE
    ]
    return (min(bonuses), max(bonuses)) if bonuses else None


def debt_repayment(view: BrassState, seat: int, space: int) -> DebtRepayment:
    """Return what giving up a seat's counter on a space for its debt would bring (B-3.2, B-3.3)."""
    pounds = int(counter_value_for_debt(view, space))
    left = int(view.money[seat]) + pounds
    points = int(view.board.counter_points[view.counter[space]]) if view.flipped[space] else 0
    return DebtRepayment(
        pounds, left, points, debt_continues=left < 0 and member_count(view.own_space_set[seat]) > 1
    )


def expected_debt(view: BrassState, seat: int) -> ExpectedDebt | None:
    """Return what happens at the start of the next round if the seat cannot pay its negative income
    (B-3.1, B-3.2); None when it can pay, or when no round follows.
    """
    board = view.board
    level = int(income_in_pounds(view, seat))
    last = view.round == board.rounds_per_era
    money = int(view.money[seat])
    if level >= 0 or money + level >= 0 or (last and view.era == kinds.RAIL_ERA):
        return None
    stays = [space for space in range(int(board.space_count)) if view.owner[space] == seat]
    if last:  # of the canal era: counters of level 1 leave before the income is due
        stays = [space for space in stays if view.counter[space] % kinds.LEVEL_COUNT != 1]
    missing = -(money + level)
    points = int(view.points[seat])
    if last:  # the canals are scored first
        points += int(points_of_links(view, seat) + points_of_counters(view, seat))
    lost = min(missing, points)
    return ExpectedDebt(-level, money, missing, len(stays), lost, bool(board.may_debt_remain))
