"""Reasons about order and money: places of the investment column, who acts next, investing."""

from __future__ import annotations

from ai.titles.tinners_trail.both_editions.ore import MEAN_COPPER, MEAN_TIN
from ai.titles.tinners_trail.reasons.pounds import NOTEWORTHY, PENCE
from game.engine.moves import first_of
from game.engine.rules import Rules
from game.engine.title import Fact, Reason
from game.titles.tinners_trail.rules.both_editions.state import CountyState
from game.titles.tinners_trail.rules.kinds import ACTIONS, EMPTY, ROUNDS
from game.titles.tinners_trail.rules.state import TrailState, work_left

PEEKERS = 2
TEN = 10


def pass_reasons(view: TrailState) -> list[Reason]:
    """Return what passing now is worth: the place, in points for the cash that is coming."""
    seat, place = int(view.to_move), int(view.passed)
    reasons = []
    if place + 1 < view.seats:
        box = int(view.round) - 1
        here = int(view.board.per_ten[place * ROUNDS + box])
        later = int(view.board.per_ten[(place + 1) * ROUNDS + box])
        cash = coming_cash(view, seat)
        facts: dict[str, Fact] = {
            "place": place + 1,
            "points": here,
            "later": later,
            "cash": cash,
            "gain": (here - later) * (cash // TEN),
        }
        reasons.append(Reason("investment-place", facts))
        if place < PEEKERS and view.round < ROUNDS:
            reasons.append(Reason("passing-peek"))
    if place == 0 and view.round < ROUNDS:
        reasons.append(Reason("first-next-round"))
    reasons += ore_that_waits(view, seat)
    if work_left(view, seat) == 0:
        reasons.append(Reason("no-work-left"))
    return reasons


def ore_that_waits(view: CountyState, seat: int) -> list[Reason]:
    """Return that ore in the own ground gains by waiting, where its price is below its mean."""
    own = [area for area in range(view.county.areas) if view.owner[area] == seat]
    held = {
        ore
        for ore, cubes in (("tin", view.tin), ("copper", view.copper))
        if any(cubes[area] for area in own)
    }
    return [reason for reason in cheap_ore(view) if reason.facts["ore"] in held]


def cheap_ore(view: CountyState) -> list[Reason]:
    """Return which ore sells for less than its mean, while there are rounds to wait for."""
    if view.round == ROUNDS:
        return []
    reasons = []
    for ore, price, mean in (
        ("tin", int(view.tin_price), MEAN_TIN),
        ("copper", int(view.copper_price), MEAN_COPPER),
    ):
        if mean - price * PENCE >= NOTEWORTHY:
            facts: dict[str, Fact] = {"ore": ore, "pounds": price, "mean": f"{mean / PENCE:.1f}"}
            reasons.append(Reason("price-low", facts))
    return reasons


def coming_cash(view: CountyState, seat: int) -> int:
    """Return a seat's pounds when its ore of this round is sold (I-1)."""
    income = view.ore_tin[seat] * view.tin_price + view.ore_copper[seat] * view.copper_price
    return int(view.money[seat] + income)


def investment_reasons(view: TrailState, move: int) -> list[Reason]:
    """Return what an investment earns, and what is kept for mines (I-2, I-4)."""
    seat, invested = int(view.to_move), int(first_of(move))
    kept = int(view.money[seat]) - invested
    if invested == 0:
        return [Reason("money-kept", {"pounds": kept})]
    points = int(view.board.points_for(view.place[seat], view.round, invested))
    return [Reason("investment", {"pounds": invested, "points": points, "kept": kept})]


def next_actor_reasons(rules: Rules, view: CountyState, move: int) -> list[Reason]:
    """Return who acts after an action that nothing hidden decides (T-1)."""
    after = view.clone()
    rules.apply(after, move)
    assert isinstance(after, CountyState)
    if after.phase != ACTIONS or after.round != view.round:
        return []
    if after.to_move == view.to_move:
        return [Reason("act-again")]
    return [Reason("acts-next", {"seat": int(after.to_move)})]


def peek_reasons(view: TrailState, area: int) -> list[Reason]:
    """Return why to look at the tile of an area: own mines next to it, the coast (R-3)."""
    seat, board = int(view.to_move), view.board
    spots = range(int(board.neighbour_from[area]), int(board.neighbour_from[area + 1]))
    near = sum(view.owner[board.neighbour[spot]] == seat for spot in spots)
    name = board.area_names[area]
    reasons = []
    if near:
        reasons.append(Reason("peek-near", {"area": name, "mines": int(near)}))
    if board.coastal[area] and view.owner[area] == EMPTY:
        reasons.append(Reason("peek-coast", {"area": name}))
    return reasons
