"""Reasons about boxes, cubes, passing and prospecting (C-14, C-15, C-21)."""

# interpreted: asked once a hint
from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from ai.titles.tinners_trail.both_editions.auctions import UP_TO, maximum_of, required_bid
from ai.titles.tinners_trail.edition_2007.boxes import mine_worth
from ai.titles.tinners_trail.edition_2007.policy import seeming_worth
from ai.titles.tinners_trail.edition_2007.scores import action_score
from ai.titles.tinners_trail.reasons.explainer import cheap_ore, next_actor_reasons, ore_that_waits
from ai.titles.tinners_trail.reasons.mines import (
    development_reasons,
    extraction_reasons,
    pumps_reasons,
)
from ai.titles.tinners_trail.reasons.pounds import pounds
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.rules import Rules, State
from game.engine.title import Fact, Reason
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.both_editions.developments import (
    PASTY_POUNDS,
    rightmost_pump_group,
)
from game.titles.tinners_trail.rules.edition_2007.actions import (
    LEAST_BID,
    is_last,
    may_take_part,
    work_left,
)
from game.titles.tinners_trail.rules.edition_2007.ground import adits_of, drained_before, is_empty
from game.titles.tinners_trail.rules.edition_2007.kinds import PROSPECT, PROSPECTORS, box_place
from game.titles.tinners_trail.rules.edition_2007.state import ClassicState
from game.titles.tinners_trail.rules.kinds import ADIT, BID, BUILD, DROP, EMPTY, ROUNDS

# Reasons about boxes, cubes, passing and prospecting (C-14, C-15, C-21).

FEW_CUBES: Final = 3  # a round


def investment_reasons(st: ClassicState, pounds: int) -> list[Reason]:
    """Return what a box earns, whether it is the last place in it, and what is left."""
    seat, board = int(st.to_move), st.board
    money, cubes = int(st.money[seat]), int(st.cubes_left[seat])
    rounds = int(ROUNDS - st.round)
    if pounds == 0:
        return [Reason("money-kept", {"pounds": money})] if rounds else []
    row = int(board.row_of_price(pounds))
    points = int(board.box_points[(st.round - 1) * board.rows + row])
    found = [Reason("investment", {"pounds": pounds, "points": points, "kept": money - pounds})]
    if st.boxes[box_place(st.round, row, board.rows)] != EMPTY:
        found.append(Reason("last-place", {"pounds": pounds}))
    if rounds and cubes - 1 < FEW_CUBES * rounds:
        found.append(Reason("cubes-left", {"cubes": cubes - 1, "rounds": rounds}))
    return found


def pass_reasons(st: ClassicState) -> list[Reason]:
    """Return what passing now is worth: boxes first, ground to prospect, the first turn."""
    place, seat = int(st.passed), int(st.to_move)
    found = []
    if place + 1 < st.seats:
        found.append(Reason("invests-as", {"place": place + 1}))
    if place < PROSPECTORS and st.round < ROUNDS:
        found.append(Reason("passing-prospects"))
    if place == 0 and st.round < ROUNDS:
        found.append(Reason("first-next-round"))
    found += ore_that_waits(st, seat)
    if work_left(st, seat) == 0:
        found.append(Reason("no-work-left"))
    return found


def prospect_reasons(st: ClassicState, area: int) -> list[Reason]:
    """Return why to prospect an area: own mines beside it, pieces that help its dice, the coast."""
    name = st.county.area_names[area]
    found = []
    near = _mines_beside(st, area, own=True)
    if near:
        found.append(Reason("prospect-near", {"area": name, "mines": near}))
    water = int(drained_before(st, area))
    if water:
        found.append(Reason("prospect-drained", {"area": name, "water": water}))
    if st.county.coastal[area] and not st.port[area]:
        found.append(Reason("peek-coast", {"area": name}))
    return found


def prospect_doubts(st: ClassicState, area: int) -> list[Reason]:
    """Return that what is found lies beside mines of others, who bid for it too."""
    others = _mines_beside(st, area, own=False)
    if not others:
        return []
    return [Reason("prospect-for-others", {"area": st.county.area_names[area], "mines": others})]


def _mines_beside(st: ClassicState, area: int, *, own: bool) -> int:
    county = st.county
    spots = range(int(county.neighbour_from[area]), int(county.neighbour_from[area + 1]))
    owners = [int(st.owner[county.neighbour[spot]]) for spot in spots]
    return sum(owner != EMPTY and (owner == st.to_move) == own for owner in owners)


# Reasons about new mines: what open ore or unknown ground is worth, who may bid (C-9, C-12).

PENCE: Final = 100
MEAN_ORE: Final = 3.5  # cubes in unknown ground
MEAN_WATER: Final = 2.8


def build_reasons(st: ClassicState, area: int) -> list[Reason]:
    """Return why to put an area up: what it is worth, who else can pay."""
    worth = int(mine_worth(st, st.to_move, area)) // PENCE
    found = [*_first_mine(st), *_ground(st, area)]
    if worth > LEAST_BID:
        found.append(_value(st, area, worth))
    return [*found, _rival(st)]


def bid_reasons(st: ClassicState, code: int) -> list[Reason]:
    """Return why to bid, up to a limit in pounds if that is the plan, or to drop out."""
    worth, required = int(seeming_worth(st)), int(required_bid(st))
    area = int(st.area)
    limit = 0
    if kind_of(code) == UP_TO:
        limit = int(min(maximum_of(st, worth, code), st.money[st.to_move]))
    if kind_of(code) == DROP or (kind_of(code) == UP_TO and limit < required):
        if worth >= required:
            return []
        if worth <= 0:
            return [Reason("mine-not-worth-it", {"area": st.county.area_names[area]})]
        return [_value(st, area, worth), Reason("bid-too-dear", {"pounds": required})]
    price = int(first_of(code)) if kind_of(code) == BID else required
    found = [*_first_mine(st), *_ground(st, area)]
    if worth >= price:
        found.append(_value(st, area, worth))
    if limit >= required:
        found.append(Reason("bid-limit", {"pounds": limit}))
    elif worth > price:
        found.append(Reason("bid-leaves", {"pounds": worth - price}))
    return [*found, _rival(st)]


def price_doubts(st: ClassicState, move: int) -> list[Reason]:
    """Return that a mine is worth less than it costs, or more than the bid one drops out at."""
    kind = kind_of(move)
    area = int(first_of(move)) if kind == BUILD else int(st.area)
    worth = int(mine_worth(st, st.to_move, area)) // PENCE
    if kind == DROP:
        required = int(required_bid(st))
        facts: dict[str, Fact] = {"pounds": required, "worth": worth}
        return [Reason("dropped-early", facts)] if worth > required else []
    if worth <= 0:
        return [Reason("mine-not-worth-it", {"area": st.county.area_names[area]})]
    price = LEAST_BID if kind == BUILD else int(first_of(move))
    return [Reason("bid-above-worth", {"pounds": price, "worth": worth})] if worth < price else []


def later_reasons(st: ClassicState, move: int) -> list[Reason]:
    """Return that a piece waits in empty ground for its dice (C-12)."""
    where = int(first_of(move))
    places = [where]
    if kind_of(move) == ADIT:
        places = [int(st.county.border_west[where]), int(st.county.border_east[where])]
    return [
        Reason("counts-later", {"area": st.county.area_names[place]})
        for place in places
        if is_empty(st, place)
    ]


def _ground(st: ClassicState, area: int) -> list[Reason]:
    """Return what the dice of empty ground bring on average (C-12)."""
    if not is_empty(st, area):
        return []
    ore = MEAN_ORE + 2 * int(adits_of(st, area))
    water = max(0.0, MEAN_WATER - int(drained_before(st, area)))
    return [Reason("unknown-ground", {"ore": f"{ore:.1f}", "water": f"{water:.1f}"})]


def _first_mine(st: ClassicState) -> list[Reason]:
    """Return that the seat has no mine yet."""
    return [Reason("first-mine")] if st.mines_left[st.to_move] == st.county.mines else []


def _value(st: ClassicState, area: int, worth: int) -> Reason:
    return Reason("fair-value-known", {"area": st.county.area_names[area], "pounds": worth})


def _rival(st: ClassicState) -> Reason:
    """Return who else can bid, and how much at most."""
    rivals = [
        (int(st.money[seat]), -seat)
        for seat in range(int(st.seats))
        if seat != st.to_move and may_take_part(st, seat) and st.money[seat] >= LEAST_BID
    ]
    if not rivals:
        return Reason("no-rival")
    money, seat = max(rivals)
    return Reason("rival-can-pay", {"seat": -seat, "pounds": money})


# Why a move may be good or not: facts of the position for the words of the table `why`.

MOST_REASONS: Final = 4
MOST_DOUBTS: Final = 2
DEVELOPMENTS: Final = (kinds.MINER, kinds.PORT, kinds.TRAIN, kinds.ADIT)
FOR_OWN_MINES: Final = ("water-removed", "capacity", "ore-found", "counts-later")


class Edition2007Explainer:
    """Reasons for the moves of one set-up of the edition of 2007."""

    def __init__(self, rules: Rules) -> None:
        """Play moves by these rules, to see what they change."""
        self._rules = rules

    def reasons(
        self, view: State, move: int, others: Sequence[int], seed: int
    ) -> tuple[Reason, ...]:
        """Return why the deciding seat may want the move rather than the others, best first."""
        st, kind = cast("ClassicState", view), kind_of(move)
        if st.phase == kinds.ACTIONS:
            found = self._of_action(st, move, tuple(others))
        elif kind in (kinds.BID, kinds.DROP, UP_TO):
            found = bid_reasons(st, move)
        elif kind == kinds.INVEST:
            found = investment_reasons(st, int(first_of(move)))
        elif kind == PROSPECT:
            found = prospect_reasons(st, int(first_of(move)))
        else:
            found = development_reasons(self._rules, st, move) if first_of(move) else []
        return tuple(found[:MOST_REASONS])

    def doubts(self, view: State, move: int, seed: int) -> tuple[Reason, ...]:
        """Return what speaks against a move of the deciding seat."""
        st, kind = cast("ClassicState", view), kind_of(move)
        found: list[Reason] = []
        work = int(work_left(st, st.to_move))
        if kind == kinds.EXTRACT:
            found = self._about_a_load(st, move)
        elif kind == kinds.PASS and work:
            found = [Reason("work-unused", {"work": work})]
        elif kind == kinds.PASTIES:
            found = [Reason("pasties-little", {"pounds": PASTY_POUNDS})]
        elif kind == kinds.PUMPS:
            found = _about_pumps(st)
        elif kind in DEVELOPMENTS:
            told = [*development_reasons(self._rules, st, move), *later_reasons(st, move)]
            found = [one for one in told if one.key == "rival-drained"]
            if not any(one.key in FOR_OWN_MINES for one in told):
                found.insert(0, Reason("no-own-mine"))
        elif kind in (kinds.BID, kinds.DROP, kinds.BUILD):
            found = price_doubts(st, move)
        elif kind == PROSPECT:
            found = prospect_doubts(st, int(first_of(move)))
        return tuple(found[:MOST_DOUBTS])

    def _of_action(self, st: ClassicState, move: int, others: tuple[int, ...]) -> list[Reason]:
        kind = kind_of(move)
        last = [Reason("one-action-left")] if is_last(st) else []
        if kind == kinds.BUILD:
            return [*build_reasons(st, int(first_of(move))), *last]
        if kind == kinds.PASS:
            return pass_reasons(st)
        found: list[Reason] = []
        if kind == kinds.EXTRACT:
            found = extraction_reasons(st, move, int(work_left(st, st.to_move)))
        elif kind == kinds.PUMPS:
            found = pumps_reasons(st)
        elif kind in DEVELOPMENTS:
            found = [*development_reasons(self._rules, st, move), *later_reasons(st, move)]
        rate = self._rate(st, move, others)
        return [*found[:1], *rate, *found[1:], *last, *next_actor_reasons(self._rules, st, move)]

    def _rate(self, st: ClassicState, move: int, others: tuple[int, ...]) -> list[Reason]:
        """Return pounds for each time point beside the best of the others, if it is no less."""
        rate = _pence_per_time_point(st, move)
        rivals = [other for other in others if kind_of(other) != kinds.PASS]
        best = max((_pence_per_time_point(st, other) for other in rivals), default=0)
        if rate <= 0 or best > rate:
            return []
        if best <= 0 or pounds(best) == pounds(rate):
            return [Reason("work-point-alone", {"pounds": pounds(rate)})]
        return [Reason("work-point", {"pounds": pounds(rate), "other": pounds(best)})]

    def _about_a_load(self, st: ClassicState, move: int) -> list[Reason]:
        area, tin, copper = int(first_of(move)), int(second_of(move)), int(third_of(move))
        income = tin * int(st.tin_price) + copper * int(st.copper_price)
        cost = (tin + copper) * int(st.water[area])
        found = []
        if 2 * cost >= income:
            found.append(Reason("water-eats", {"income": income, "cost": cost}))
        raised = {ore for ore, cubes in (("tin", tin), ("copper", copper)) if cubes}
        return found + [reason for reason in cheap_ore(st) if reason.facts["ore"] in raised]


def _pence_per_time_point(st: ClassicState, move: int) -> int:
    """Return what an action brings for each time point; of an extraction, its profit."""
    if kind_of(move) != kinds.EXTRACT:
        return int(action_score(st, move))
    area, tin, copper = int(first_of(move)), int(second_of(move)), int(third_of(move))
    income = tin * int(st.tin_price) + copper * int(st.copper_price)
    return (income - (tin + copper) * int(st.water[area])) * PENCE


def _about_pumps(st: ClassicState) -> list[Reason]:
    """Return that there is less water in the own mines than the pumps could take (C-23)."""
    areas = range(int(st.county.areas))
    own = sum(int(st.water[area]) for area in areas if st.owner[area] == st.to_move)
    taken = int(st.pumps[rightmost_pump_group(st)])
    return [Reason("pumps-idle", {"water": own})] if own < taken else []
