"""Reasons about means: stacks, loans, the order of turns, cards, cubes and debts."""

# interpreted: asked once a hint

from __future__ import annotations

from ai.titles.brass.discards import card_worth
from ai.titles.brass.reasons.board_reasons import INDUSTRY_NAMES, stack_top
from ai.titles.brass.seat_outlook import SeatOutlook
from game.engine.reasons import Reason
from game.titles.brass.rules.building import is_of_era
from game.titles.brass.rules.counters import top_of_stack
from game.titles.brass.rules.kinds import EMPTY, LEVELS, LOWEST_LEVEL
from game.titles.brass.rules.lending import income_level
from game.titles.brass.rules.sources import iron_price
from game.titles.brass.rules.state import BrassState


def development_reasons(st: BrassState, industry: int) -> list[Reason]:
    """Return why to develop: the counter that comes up, and what the iron costs (B-11)."""
    top, below = int(top_of_stack(st, st.to_move, industry)), stack_top(st, industry)
    found = []
    if below != EMPTY:
        found.append(
            Reason(
                "comes-up",
                {
                    "counter": INDUSTRY_NAMES[industry],
                    "level": below % LEVELS,
                    "points": int(st.board.points[below]),
                    "before": int(st.board.points[top]),
                },
            )
        )
    if not is_of_era(st, top):
        found.append(Reason("of-no-use", {"level": top % LEVELS}))
    price = int(iron_price(st))
    found.append(Reason("iron-costs", {"pounds": price}) if price else Reason("iron-free"))
    return found


def loan_reasons(st: BrassState, outlook: SeatOutlook, steps: int) -> list[Reason]:
    """Return why to borrow: what there is to spend it on (B-13)."""
    money, pounds = int(st.money[st.to_move]), int(st.board.loan) * steps
    actions = int(outlook.actions)
    return [Reason("loan-for-actions", {"pounds": pounds, "kept": money, "actions": actions})]


def loan_doubts(st: BrassState, outlook: SeatOutlook, steps: int) -> list[Reason]:
    """Return what a loan costs: income, in every round to come."""
    level = int(income_level(st, st.to_move))
    lost = steps * int(outlook.incomes)
    after = max(level - steps, LOWEST_LEVEL)
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
    pounds, points = int(st.board.cost[kind]) // 2, int(st.board.points[kind])
    return [Reason("counter-given-up", {"pounds": pounds, "points": points})]
