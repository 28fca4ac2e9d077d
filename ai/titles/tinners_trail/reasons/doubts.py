"""What speaks against a move: dear bids, work points left, water, cheap ore, idle developments."""

from __future__ import annotations

from ai.titles.tinners_trail.county.bidding import required_bid
from ai.titles.tinners_trail.reasons.auction_value import Appraiser
from ai.titles.tinners_trail.reasons.mining_reasons import development_reasons
from ai.titles.tinners_trail.reasons.order_reasons import cheap_ore
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.reasons import Reason
from game.engine.rules import Rules
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction import opening_minimum
from game.titles.tinners_trail.rules.county.developments import PASTY_POUNDS, rightmost_pump_group
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.track import work_left

DEVELOPMENTS = (kinds.MINER, kinds.PORT, kinds.TRAIN, kinds.ADIT)
FOR_OWN_MINES = ("water-removed", "capacity", "ore-found")


def doubts_about(rules: Rules, appraiser: Appraiser, view: TrailState, move: int) -> list[Reason]:
    """Return what speaks against a move of the seat to move, as far as that seat can know it."""
    kind = kind_of(move)
    found: list[Reason] = []
    if kind == kinds.EXTRACT:
        found = _about_a_load(view, move)
    elif kind == kinds.PASS and work_left(view, int(view.to_move)):
        found = [Reason("work-unused", {"work": int(work_left(view, int(view.to_move)))})]
    elif kind == kinds.PASTIES:
        found = [Reason("pasties-little", {"pounds": PASTY_POUNDS})]
    elif kind == kinds.PUMPS:
        found = _about_pumps(view)
    elif kind in DEVELOPMENTS:
        found = _about_a_development(rules, view, move)
    elif kind in (kinds.BID, kinds.DROP, kinds.BUILD):
        found = _about_a_price(appraiser, view, move)
    return found


def _about_a_load(view: TrailState, move: int) -> list[Reason]:
    """Return how much of a load the water eats, and that ore could have waited (X-3)."""
    area, tin, copper = int(first_of(move)), int(second_of(move)), int(third_of(move))
    income = tin * int(view.tin_price) + copper * int(view.copper_price)
    cost = (tin + copper) * int(view.water[area])
    found = []
    if 2 * cost >= income:
        found.append(Reason("water-eats", {"income": income, "cost": cost}))
    raised = {ore for ore, cubes in (("tin", tin), ("copper", copper)) if cubes}
    return found + [reason for reason in cheap_ore(view) if reason.facts["ore"] in raised]


def _about_a_development(rules: Rules, view: TrailState, move: int) -> list[Reason]:
    """Return that no own mine gains, and whose mines it drains (D-2 .. D-5)."""
    found = development_reasons(rules, view, move)
    rivals = [reason for reason in found if reason.key == "rival-drained"]
    if any(reason.key in FOR_OWN_MINES for reason in found):
        return rivals
    return [Reason("no-own-mine"), *rivals]


def _about_pumps(view: TrailState) -> list[Reason]:
    """Return that there is less water in the own mines than the pumps could take (D-6)."""
    seat, areas = view.to_move, range(view.board.areas)
    own = sum(int(view.water[area]) for area in areas if view.owner[area] == seat)
    taken = int(view.pumps[rightmost_pump_group(view)])
    return [Reason("pumps-idle", {"water": own})] if own < taken else []


def _about_a_price(appraiser: Appraiser, view: TrailState, move: int) -> list[Reason]:
    """Return that a mine is worth less than it costs, or more than the bid one drops out at."""
    kind = kind_of(move)
    area = int(first_of(move)) if kind == kinds.BUILD else int(view.area)
    worth = appraiser.appraise(view, area).value.mean
    if kind == kinds.DROP:
        facts: dict[str, int | str] = {"pounds": int(required_bid(view)), "worth": worth}
        return [Reason("dropped-early", facts)] if worth > required_bid(view) else []
    price = int(opening_minimum(view)) if kind == kinds.BUILD else int(first_of(move))
    if worth <= 0:
        return [Reason("mine-not-worth-it", {"area": view.board.area_names[area]})]
    return [Reason("bid-above-worth", {"pounds": price, "worth": worth})] if worth < price else []
