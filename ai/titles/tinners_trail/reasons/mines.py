"""Reasons about mines: ore, water removed, capacity gained (X, D)."""

# interpreted: asked once a hint

from ai.titles.tinners_trail.ore_worth import (
    MEAN_COPPER_PENCE,
    MEAN_TIN_PENCE,
    max_cubes_per_extraction,
)
from ai.titles.tinners_trail.reasons.pounds_text import PENCE_PER_POUND
from game.engine.moves import first_field_of_move, second_field_of_move, third_field_of_move
from game.engine.reasons import FactValue, Reason
from game.engine.rules import Rules
from game.titles.tinners_trail.rules.kinds import EMPTY, ROUND_COUNT
from game.titles.tinners_trail.rules.state import TrailState

NOTEWORTHY_PRICE_DIFFERENCE_PENCE = 100  # pence a price has to differ from its mean

MIN_REPORTED_EXTRACTION_GAIN_POUNDS = 4


def extraction_income_and_water_cost_pounds(view: TrailState, move: int) -> tuple[int, int]:
    """Return the income and the water cost of an extraction, in pounds."""
    area = int(first_field_of_move(move))
    tin = int(second_field_of_move(move))
    copper = int(third_field_of_move(move))
    income = tin * int(view.tin_price) + copper * int(view.copper_price)
    return income, (tin + copper) * int(view.water[area])


def extraction_reasons(view: TrailState, move: int, work_points_left: int) -> list[Reason]:
    """Return the reasons for an extraction: first its profit with income and water cost; then that
    it is the last round or that a price is high; then that `work_points_left`, the seat's work
    points, are almost used up.
    """
    tin = int(second_field_of_move(move))
    copper = int(third_field_of_move(move))
    income, cost = extraction_income_and_water_cost_pounds(view, move)
    facts: dict[str, FactValue] = {"cubes": tin + copper, "income": income, "cost": cost}
    facts["pounds"] = income - cost
    reasons = [Reason("ore-profit" if cost else "ore-profit-dry", facts)]
    if view.round == ROUND_COUNT:
        reasons.append(Reason("last-round"))
    elif (
        copper
        and int(view.copper_price) * PENCE_PER_POUND - MEAN_COPPER_PENCE
        >= NOTEWORTHY_PRICE_DIFFERENCE_PENCE
    ):
        reasons.append(_price_reason("copper", int(view.copper_price), MEAN_COPPER_PENCE))
    elif (
        tin
        and int(view.tin_price) * PENCE_PER_POUND - MEAN_TIN_PENCE
        >= NOTEWORTHY_PRICE_DIFFERENCE_PENCE
    ):
        reasons.append(_price_reason("tin", int(view.tin_price), MEAN_TIN_PENCE))
    if work_points_left <= 2 and view.round < ROUND_COUNT:
        reasons.append(Reason("last-chance", {"work": work_points_left}))
    return reasons


def best_extraction_reasons(view: TrailState, seat: int) -> list[Reason]:
    """Return the reason that states the profit of the seat's best extraction, [] if no ore is
    worth extracting."""
    gains: list[tuple[int, int]] = []
    for area in range(view.board.areas_in_play_count):
        if view.owner[area] != seat:
            continue
        prices = [int(view.tin_price)] * int(view.tin[area])
        prices += [int(view.copper_price)] * int(view.copper[area])
        water = int(view.water[area])
        money = int(view.money[seat])
        most = min(
            int(max_cubes_per_extraction(view, area)), money // water if water else len(prices)
        )
        gain = sum(max(price - water, 0) for price in sorted(prices, reverse=True)[:most])
        gains.append((gain, -area))
    gain, place = max(gains, default=(0, 0))
    if gain < MIN_REPORTED_EXTRACTION_GAIN_POUNDS:
        return []
    return [Reason("best-load", {"area": view.board.area_names[-place], "pounds": gain})]


def development_reasons(rules: Rules, view: TrailState, move: int) -> list[Reason]:
    """Return the effects of a development or a pump as reasons: on own mines first, then on
    rivals' mines."""
    after = view.clone()
    rules.apply(after, move)
    assert isinstance(after, TrailState)
    seat = int(view.to_move)
    areas = range(int(view.board.areas_in_play_count))
    own = [area for area in areas if view.owner[area] == seat]
    reasons = [reason for area in own for reason in _changed_mine_reasons(view, after, area)]
    for area in areas:
        owner = int(view.owner[area])
        if owner not in (seat, EMPTY) and after.water[area] < view.water[area]:
            facts: dict[str, FactValue] = {"area": view.board.area_names[area], "seat": owner}
            reasons.append(Reason("rival-drained", facts))
    return reasons


def _changed_mine_reasons(view: TrailState, after: TrailState, area: int) -> list[Reason]:
    name = view.board.area_names[area]
    reasons = []
    drained = int(view.water[area] - after.water[area])
    if drained > 0:
        load = _full_load_cubes(after, area)
        is_same_load = load > 0 and load == _full_load_cubes(view, area)
        facts: dict[str, FactValue] = {
            "area": name,
            "before": int(view.water[area]),
            "after": int(after.water[area]),
            "pounds": drained * load if is_same_load else drained,
        }
        reasons.append(Reason("water-removed" if is_same_load else "cube-cheaper", facts))
    before = int(max_cubes_per_extraction(view, area))
    now = int(max_cubes_per_extraction(after, area))
    if now > before:
        reasons.append(Reason("capacity", {"area": name, "before": before, "after": now}))
    ore = int(after.tin[area] + after.copper[area] - view.tin[area] - view.copper[area])
    if ore > 0:
        reasons.append(Reason("ore-found", {"area": name, "cubes": ore}))
    return reasons


def _full_load_cubes(view: TrailState, area: int) -> int:
    """Return the most cubes of ore that one extraction can take from the mine now."""
    ore = int(view.tin[area] + view.copper[area])
    return min(int(max_cubes_per_extraction(view, area)), ore)


def _price_reason(ore: str, price: int, mean_price: int) -> Reason:
    return Reason(
        "price-high", {"ore": ore, "pounds": price, "mean": f"{mean_price / PENCE_PER_POUND:.1f}"}
    )
