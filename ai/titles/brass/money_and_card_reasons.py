"""Reasons for developments, loans, turn order, discards, sources of cubes, and counters removed for
debts."""

# interpreted: asked once a hint
from typing import Final

from ai.titles.brass.discard_scores import card_worth
from ai.titles.brass.seat_valuation import BrassSeatValuation
from game.engine.reasons import FactValue, Reason
from game.titles.brass.rules import kinds
from game.titles.brass.rules.building import is_buildable_in_era
from game.titles.brass.rules.counters import top_counter_kind_of_stack
from game.titles.brass.rules.loans import income_in_pounds
from game.titles.brass.rules.sources import pounds_of_next_iron_cube
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import levels_left_in_stack

INDUSTRY_NAMES: Final = ("cotton-mill", "port", "coal-mine", "ironworks", "shipyard")


def development_reasons(st: BrassState, industry: int) -> list[Reason]:
    """Return the reasons for a development: the better counter it leads to, and the price of the
    iron (B-11)."""
    top = int(top_counter_kind_of_stack(st, st.to_move, industry))
    levels = levels_left_in_stack(st, int(st.to_move), industry)
    found = []
    better = next((level for level in levels if level > levels[0]), None)
    if better is not None:
        more = levels.index(better) - 1  # counters above it that are no better than the removed one
        facts: dict[str, FactValue] = {
            "counter": INDUSTRY_NAMES[industry],
            "counters": more,
            "level": better,
            "points": int(st.board.counter_points[industry * kinds.LEVEL_COUNT + better]),
            "before": int(st.board.counter_points[top]),
        }
        found.append(Reason("comes-later" if more else "comes-up", facts))
    if not is_buildable_in_era(st, top):
        found.append(Reason("of-no-use", {"level": top % kinds.LEVEL_COUNT}))
    price = int(pounds_of_next_iron_cube(st))
    found.append(Reason("iron-costs", {"pounds": price}) if price else Reason("iron-free"))
    return found


def loan_reasons(st: BrassState, valuation: BrassSeatValuation, income_levels: int) -> list[Reason]:
    """Return the reason for a loan: its pounds, and the actions left to spend them in (B-13)."""
    money = int(st.money[st.to_move])
    pounds = int(st.board.loan_pounds) * income_levels
    actions = int(valuation.actions_left_in_game)
    return [Reason("loan-for-actions", {"pounds": pounds, "kept": money, "actions": actions})]


def loan_objections(
    st: BrassState, valuation: BrassSeatValuation, income_levels: int
) -> list[Reason]:
    """Return the reason against a loan: the lower income level, and the pounds lost in all coming
    incomes."""
    level = int(income_in_pounds(st, st.to_move))
    lost = income_levels * int(valuation.incomes_left)
    after = max(level - income_levels, kinds.LOWEST_INCOME_LEVEL)
    return [Reason("loan-costs", {"before": level, "after": after, "pounds": lost})]


def turn_order_reasons(st: BrassState) -> list[Reason]:
    """Return the reason that concerns the next turn order: "acts-first" if the seat has so far
    spent less than every rival; if not, "spends-nothing" if it has spent nothing; otherwise none
    (B-13.5)."""
    seat = int(st.to_move)
    rivals = [int(st.spent[other]) for other in range(int(st.seats)) if other != seat]
    if int(st.spent[seat]) < min(rivals):
        return [Reason("acts-first")]
    return [] if int(st.spent[seat]) else [Reason("spends-nothing")]


def discard_reasons(st: BrassState, card: int) -> list[Reason]:
    """Return the reason to discard a card: that it is useless if it has no worth to the seat,
    otherwise that it is the least useful one."""
    key = "card-useless" if card_worth(st, st.to_move, card) == 0 else "card-least"
    return [Reason(key, {"card": st.board.card_names[card]})]


def cube_source_reasons(st: BrassState, space: int) -> list[Reason]:
    """Return the reason to take a cube from a counter, with the number of cubes that are left on it
    afterwards: "own-cube" for a counter of the seat, or "own-cube-flips" if it has no cube left;
    "rival-cube" for a counter of another seat, or [] if it has no cube left."""
    left = int(st.cubes[space]) - 1
    if st.owner[space] != st.to_move:
        return [Reason("rival-cube", {"cubes": left})] if left else []
    return [Reason("own-cube", {"cubes": left}) if left else Reason("own-cube-flips")]


def debt_payment_reasons(st: BrassState, space: int) -> list[Reason]:
    """Return the reason to remove a counter to pay a debt, with the pounds gained and the points
    lost (B-3.2)."""
    kind = int(st.counter[space])
    pounds = int(st.board.cost_of_counter_kind[kind]) // 2
    points = int(st.board.counter_points[kind])
    return [Reason("counter-given-up", {"pounds": pounds, "points": points})]
