"""Reasons about turn order and money: investments, who acts next, passing."""

# interpreted: asked once a hint

from ai.titles.tinners_trail.ore_worth import MEAN_COPPER_PENCE, MEAN_TIN_PENCE
from ai.titles.tinners_trail.reasons.mines import NOTEWORTHY_PRICE_DIFFERENCE_PENCE
from ai.titles.tinners_trail.reasons.pounds_text import PENCE_PER_POUND
from game.engine.moves import first_field_of_move
from game.engine.reasons import FactValue, Reason
from game.engine.rules import Rules
from game.titles.tinners_trail.rules.kinds import ACTIONS_PHASE, EMPTY, ROUND_COUNT
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points
from game.titles.tinners_trail.rules.wallace.difficulty import investment_row_of_place

COUNT_OF_FIRST_PASSERS_WHO_PEEK = 2
POUNDS_PER_INVESTMENT_TABLE_ENTRY = 10


def pass_reasons(view: TrailState) -> list[Reason]:
    """Return the reasons to pass now: the points gained by this investment place instead of the
    next one, the right to peek, and the reasons of `reasons_to_end_round_by_passing`.
    """
    seat = int(view.to_move)
    place = int(view.passed)
    reasons = []
    if place + 1 < view.seats:
        box = int(view.round) - 1
        here = int(
            view.board.points_per_ten_pounds[
                investment_row_of_place(view.board, seat, place) * ROUND_COUNT + box
            ]
        )
        later = int(
            view.board.points_per_ten_pounds[
                investment_row_of_place(view.board, seat, place + 1) * ROUND_COUNT + box
            ]
        )
        cash = pounds_after_sale(view, seat)
        facts: dict[str, FactValue] = {
            "place": place + 1,
            "points": here,
            "later": later,
            "cash": cash,
            "gain": (here - later) * (cash // POUNDS_PER_INVESTMENT_TABLE_ENTRY),
        }
        if facts["gain"]:
            reasons.append(Reason("investment-place", facts))
        if place < COUNT_OF_FIRST_PASSERS_WHO_PEEK and view.round < ROUND_COUNT:
            reasons.append(Reason("passing-peek"))
    return reasons + reasons_to_end_round_by_passing(view, seat, place)


def reasons_to_end_round_by_passing(
    st: TrailState, seat: int, investment_place: int
) -> list[Reason]:
    """Return the reasons to end the round by passing at this place of the investment column,
    counted from 0."""
    reasons = []
    if investment_place == 0 and st.round < ROUND_COUNT:
        reasons.append(Reason("first-next-round"))
    reasons += keep_ore_reasons(st, seat)
    if remaining_work_points(st, seat) == 0:
        reasons.append(Reason("no-work-left"))
    return reasons


def keep_ore_reasons(view: TrailState, seat: int) -> list[Reason]:
    """Return the reasons to keep ore for a later round: one for each kind of ore in the seat's
    mines whose price is clearly below its mean price; none in the last round."""
    own = [area for area in range(view.board.areas_in_play_count) if view.owner[area] == seat]
    held = {
        ore
        for ore, cubes in (("tin", view.tin), ("copper", view.copper))
        if any(cubes[area] for area in own)
    }
    return [reason for reason in cheap_ore_reasons(view) if reason.facts["ore"] in held]


def cheap_ore_reasons(view: TrailState) -> list[Reason]:
    """Return a reason for each kind of ore whose price is below its mean price by at least
    NOTEWORTHY_PRICE_DIFFERENCE_PENCE; none in the last round."""
    if view.round == ROUND_COUNT:
        return []
    reasons = []
    for ore, price, mean in (
        ("tin", int(view.tin_price), MEAN_TIN_PENCE),
        ("copper", int(view.copper_price), MEAN_COPPER_PENCE),
    ):
        if mean - price * PENCE_PER_POUND >= NOTEWORTHY_PRICE_DIFFERENCE_PENCE:
            facts: dict[str, FactValue] = {
                "ore": ore,
                "pounds": price,
                "mean": f"{mean / PENCE_PER_POUND:.1f}",
            }
            reasons.append(Reason("price-low", facts))
    return reasons


def pounds_after_sale(view: TrailState, seat: int) -> int:
    """Return the pounds the seat will have after selling this round's ore (I-1)."""
    income = view.ore_tin[seat] * view.tin_price + view.ore_copper[seat] * view.copper_price
    return int(view.money[seat] + income)


def investment_reasons(view: TrailState, move: int) -> list[Reason]:
    """Return the reason that states the points of an investment and the money kept. For declining
    return the reason that states the money kept, or [] in the last round (I-2, I-4)."""
    seat = int(view.to_move)
    invested = int(first_field_of_move(move))
    kept = int(view.money[seat]) - invested
    if invested == 0:
        return [Reason("money-kept", {"pounds": kept})] if view.round < ROUND_COUNT else []
    points = int(view.board.investment_points(view.place[seat], view.round, invested))
    return [investment_points_reason(view, invested, points, kept)]


def investment_points_reason(
    view: TrailState, pounds: int, points: int, pounds_kept: int
) -> Reason:
    """Return the reason that states the points of an investment of `pounds`; before the last
    round its wording says that the `pounds_kept` pounds are useful."""
    key = "investment" if view.round < ROUND_COUNT else "investment-last"
    return Reason(key, {"pounds": pounds, "points": points, "kept": pounds_kept})


def next_actor_reasons(rules: Rules, view: TrailState, move: int) -> list[Reason]:
    """Return the reason that states which seat acts after a move (T-1); [] if the round or the
    phase changes. The result of the move must not depend on hidden facts."""
    after = view.clone()
    rules.apply(after, move)
    assert isinstance(after, TrailState)
    if after.phase != ACTIONS_PHASE or after.round != view.round:
        return []
    if after.to_move == view.to_move:
        return [Reason("act-again")]
    return [Reason("acts-next", {"seat": int(after.to_move)})]


def peek_reasons(view: TrailState, area: int) -> list[Reason]:
    """Return the reasons to peek at the tile of an area: own mines beside it, the coast (R-3)."""
    seat = int(view.to_move)
    board = view.board
    spots = range(
        int(board.first_neighbour_of_area[area]), int(board.first_neighbour_of_area[area + 1])
    )
    near = sum(view.owner[board.neighbour_areas[spot]] == seat for spot in spots)
    name = board.area_names[area]
    reasons = []
    if near:
        reasons.append(Reason("peek-near", {"area": name, "mines": int(near)}))
    if board.is_area_coastal[area] and view.owner[area] == EMPTY:
        reasons.append(Reason("peek-coast", {"area": name}))
    return reasons
