"""Reasons anybody can see on the table: mines, order and money, boxes of 2007."""

# interpreted: asked once a hint

from typing import Final

from ai.titles.tinners_trail.ore import MEAN_COPPER, MEAN_TIN, room
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.rules import Rules
from game.engine.title import Fact, Reason
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.developments import is_empty
from game.titles.tinners_trail.rules.edition_2007 import box_place, drained_before
from game.titles.tinners_trail.rules.kinds import ACTIONS, EMPTY, ROUNDS
from game.titles.tinners_trail.rules.state import TrailState, work_left
from game.titles.tinners_trail.rules.wallace.rounds import counted_row

PENCE = 100
NOTEWORTHY = 100  # pence a price has to differ from its mean

WORTH_TELLING = 4  # pounds

PEEKERS = 2
TEN = 10

FEW_CUBES: Final = 3  # a round


def pounds(pence: int) -> str:
    """Return an amount for a sentence: "4" or "4.5", rounded to half a pound."""
    halves = round(pence / (PENCE / 2))
    whole, half = divmod(abs(halves), 2)
    sign = "−" if halves < 0 else ""
    return f"{sign}{whole}.5" if half else f"{sign}{whole}"


# Mines: what ore brings, water removed, capacity gained (X, D).


def load_of(view: TrailState, move: int) -> tuple[int, int]:
    """Return the pounds a load sells for and the pounds its water costs."""
    area = int(first_of(move))
    tin = int(second_of(move))
    copper = int(third_of(move))
    income = tin * int(view.tin_price) + copper * int(view.copper_price)
    return income, (tin + copper) * int(view.water[area])


def extraction_reasons(view: TrailState, move: int, left: int) -> list[Reason]:
    """Return why to raise this load: what it sells for, what the water costs, the prices.

    `left` are the work points the seat still has.
    """
    tin = int(second_of(move))
    copper = int(third_of(move))
    income, cost = load_of(view, move)
    facts: dict[str, Fact] = {"cubes": tin + copper, "income": income, "cost": cost}
    facts["pounds"] = income - cost
    reasons = [Reason("ore-profit" if cost else "ore-profit-dry", facts)]
    if view.round == ROUNDS:
        reasons.append(Reason("last-round"))
    elif copper and int(view.copper_price) * PENCE - MEAN_COPPER >= NOTEWORTHY:
        reasons.append(_price("copper", int(view.copper_price), MEAN_COPPER))
    elif tin and int(view.tin_price) * PENCE - MEAN_TIN >= NOTEWORTHY:
        reasons.append(_price("tin", int(view.tin_price), MEAN_TIN))
    if left <= 2 and view.round < ROUNDS:
        reasons.append(Reason("last-chance", {"work": left}))
    return reasons


def best_load(view: TrailState, seat: int) -> list[Reason]:
    """Return what the best load of a seat brings now; nothing when it has no ore worth raising."""
    gains: list[tuple[int, int]] = []
    for area in range(view.board.areas):
        if view.owner[area] != seat:
            continue
        prices = [int(view.tin_price)] * int(view.tin[area])
        prices += [int(view.copper_price)] * int(view.copper[area])
        water = int(view.water[area])
        money = int(view.money[seat])
        most = min(int(room(view, area)), money // water if water else len(prices))
        gain = sum(max(price - water, 0) for price in sorted(prices, reverse=True)[:most])
        gains.append((gain, -area))
    gain, place = max(gains, default=(0, 0))
    if gain < WORTH_TELLING:
        return []
    return [Reason("best-load", {"area": view.board.area_names[-place], "pounds": gain})]


def development_reasons(rules: Rules, view: TrailState, move: int) -> list[Reason]:
    """Return what a development or a pump changes: own mines first, then what it gives rivals."""
    after = view.clone()
    rules.apply(after, move)
    assert isinstance(after, TrailState)
    seat = int(view.to_move)
    areas = range(int(view.board.areas))
    own = [area for area in areas if view.owner[area] == seat]
    reasons = [reason for area in own for reason in _changes(view, after, area)]
    for area in areas:
        owner = int(view.owner[area])
        if owner not in (seat, EMPTY) and after.water[area] < view.water[area]:
            facts: dict[str, Fact] = {"area": view.board.area_names[area], "seat": owner}
            reasons.append(Reason("rival-drained", facts))
    return reasons


def _changes(view: TrailState, after: TrailState, area: int) -> list[Reason]:
    name = view.board.area_names[area]
    reasons = []
    load = min(int(room(after, area)), int(after.tin[area] + after.copper[area]))
    drained = int(view.water[area] - after.water[area])
    if drained > 0:
        facts: dict[str, Fact] = {
            "area": name,
            "before": int(view.water[area]),
            "after": int(after.water[area]),
            "pounds": drained * load,
        }
        reasons.append(Reason("water-removed", facts))
    before = int(room(view, area))
    now = int(room(after, area))
    if now > before:
        reasons.append(Reason("capacity", {"area": name, "before": before, "after": now}))
    ore = int(after.tin[area] + after.copper[area] - view.tin[area] - view.copper[area])
    if ore > 0:
        reasons.append(Reason("ore-found", {"area": name, "cubes": ore}))
    return reasons


def _price(ore: str, price: int, mean: int) -> Reason:
    return Reason("price-high", {"ore": ore, "pounds": price, "mean": f"{mean / PENCE:.1f}"})


# Order and money: places of the investment column, who acts next, investing.


def pass_reasons(view: TrailState) -> list[Reason]:
    """Return what passing now is worth: the place, in points for the cash that is coming."""
    seat = int(view.to_move)
    place = int(view.passed)
    reasons = []
    if place + 1 < view.seats:
        box = int(view.round) - 1
        here = int(view.board.per_ten[counted_row(view.board, seat, place) * ROUNDS + box])
        later = int(view.board.per_ten[counted_row(view.board, seat, place + 1) * ROUNDS + box])
        cash = coming_cash(view, seat)
        facts: dict[str, Fact] = {
            "place": place + 1,
            "points": here,
            "later": later,
            "cash": cash,
            "gain": (here - later) * (cash // TEN),
        }
        if facts["gain"]:
            reasons.append(Reason("investment-place", facts))
        if place < PEEKERS and view.round < ROUNDS:
            reasons.append(Reason("passing-peek"))
    return reasons + end_reasons(view, seat, place)


def end_reasons(st: TrailState, seat: int, place: int) -> list[Reason]:
    """Return why to be done with a round as the one who passes at that place, from 0."""
    reasons = []
    if place == 0 and st.round < ROUNDS:
        reasons.append(Reason("first-next-round"))
    reasons += ore_that_waits(st, seat)
    if work_left(st, seat) == 0:
        reasons.append(Reason("no-work-left"))
    return reasons


def ore_that_waits(view: TrailState, seat: int) -> list[Reason]:
    """Return that ore in the own ground gains by waiting, where its price is below its mean."""
    own = [area for area in range(view.board.areas) if view.owner[area] == seat]
    held = {
        ore
        for ore, cubes in (("tin", view.tin), ("copper", view.copper))
        if any(cubes[area] for area in own)
    }
    return [reason for reason in cheap_ore(view) if reason.facts["ore"] in held]


def cheap_ore(view: TrailState) -> list[Reason]:
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


def coming_cash(view: TrailState, seat: int) -> int:
    """Return a seat's pounds when its ore of this round is sold (I-1)."""
    income = view.ore_tin[seat] * view.tin_price + view.ore_copper[seat] * view.copper_price
    return int(view.money[seat] + income)


def investment_reasons(view: TrailState, move: int) -> list[Reason]:
    """Return what an investment earns, and what is kept for mines (I-2, I-4)."""
    seat = int(view.to_move)
    invested = int(first_of(move))
    kept = int(view.money[seat]) - invested
    if invested == 0:
        return [Reason("money-kept", {"pounds": kept})] if view.round < ROUNDS else []
    points = int(view.board.points_for(view.place[seat], view.round, invested))
    return [invested_reason(view, invested, points, kept)]


def invested_reason(view: TrailState, pounds: int, points: int, kept: int) -> Reason:
    """Return what pounds earn; what is kept is of use as long as a round follows."""
    key = "investment" if view.round < ROUNDS else "investment-last"
    return Reason(key, {"pounds": pounds, "points": points, "kept": kept})


def next_actor_reasons(rules: Rules, view: TrailState, move: int) -> list[Reason]:
    """Return who acts after an action that nothing hidden decides (T-1)."""
    after = view.clone()
    rules.apply(after, move)
    assert isinstance(after, TrailState)
    if after.phase != ACTIONS or after.round != view.round:
        return []
    if after.to_move == view.to_move:
        return [Reason("act-again")]
    return [Reason("acts-next", {"seat": int(after.to_move)})]


def peek_reasons(view: TrailState, area: int) -> list[Reason]:
    """Return why to look at the tile of an area: own mines next to it, the coast (R-3)."""
    seat = int(view.to_move)
    board = view.board
    spots = range(int(board.neighbour_from[area]), int(board.neighbour_from[area + 1]))
    near = sum(view.owner[board.neighbour[spot]] == seat for spot in spots)
    name = board.area_names[area]
    reasons = []
    if near:
        reasons.append(Reason("peek-near", {"area": name, "mines": int(near)}))
    if board.coastal[area] and view.owner[area] == EMPTY:
        reasons.append(Reason("peek-coast", {"area": name}))
    return reasons


# Reasons about boxes, cubes, passing and prospecting (C-14, C-15, C-21).


def box_reasons(st: TrailState, pounds: int) -> list[Reason]:
    """Return what a box earns, whether it is the last place in it, and what is left."""
    seat = int(st.to_move)
    board = st.board
    money = int(st.money[seat])
    cubes = int(st.cubes_left[seat])
    rounds = int(kinds.ROUNDS - st.round)
    if pounds == 0:
        return [Reason("money-kept", {"pounds": money})] if rounds else []
    row = int(board.row_of_price(pounds))
    points = int(board.box_points[(st.round - 1) * board.rows + row])
    found = [invested_reason(st, pounds, points, money - pounds)]
    if st.boxes[box_place(st.round, row, board.rows)] != kinds.EMPTY:
        found.append(Reason("last-place", {"pounds": pounds}))
    if rounds and cubes - 1 < FEW_CUBES * rounds:
        found.append(Reason("cubes-left", {"cubes": cubes - 1, "rounds": rounds}))
    return found


def pass_reasons_2007(st: TrailState) -> list[Reason]:
    """Return what passing now is worth: boxes first, ground to prospect, the first turn."""
    place = int(st.passed)
    seat = int(st.to_move)
    found = []
    if place + 1 < st.seats:
        found.append(Reason("invests-as", {"place": place + 1}))
    if place < kinds.PROSPECTORS and st.round < kinds.ROUNDS:
        found.append(Reason("passing-prospects"))
    return found + end_reasons(st, seat, place)


def prospect_reasons(st: TrailState, area: int) -> list[Reason]:
    """Return why to prospect an area: own mines beside it, pieces that help its dice, the coast."""
    name = st.board.area_names[area]
    found = []
    near = _mines_beside(st, area, own=True)
    if near:
        found.append(Reason("prospect-near", {"area": name, "mines": near}))
    water = int(drained_before(st, area))
    if water:
        found.append(Reason("prospect-drained", {"area": name, "water": water}))
    if st.board.coastal[area] and not st.port[area]:
        found.append(Reason("peek-coast", {"area": name}))
    return found


def prospect_doubts(st: TrailState, area: int) -> list[Reason]:
    """Return that what is found lies beside mines of others, who bid for it too."""
    others = _mines_beside(st, area, own=False)
    if not others:
        return []
    return [Reason("prospect-for-others", {"area": st.board.area_names[area], "mines": others})]


def _mines_beside(st: TrailState, area: int, *, own: bool) -> int:
    county = st.board
    spots = range(int(county.neighbour_from[area]), int(county.neighbour_from[area + 1]))
    owners = [int(st.owner[county.neighbour[spot]]) for spot in spots]
    return sum(owner != kinds.EMPTY and (owner == st.to_move) == own for owner in owners)


def later_reasons(st: TrailState, move: int) -> list[Reason]:
    """Return that a piece waits in empty ground for its dice (C-12)."""
    where = int(first_of(move))
    places = [where]
    if kind_of(move) == kinds.ADIT:
        places = [int(st.board.border_west[where]), int(st.board.border_east[where])]
    return [
        Reason("counts-later", {"area": st.board.area_names[place]})
        for place in places
        if is_empty(st, place)
    ]
