"""Investing by arithmetic: what the coming rounds cannot use earns its row's points now (I)."""

from game.engine.moves import first_field_of_move
from game.titles.tinners_trail.rules.kinds import ROUND_COUNT
from game.titles.tinners_trail.rules.state import TrailState
from tools.titles.tinners_trail.sparring.company import PUMP, WATER, read_company
from tools.titles.tinners_trail.sparring.price_forecast import (
    make_price_forecast,
    price_column_chances,
)
from tools.titles.tinners_trail.sparring.season import PartnerStyle, Season, cached_season

PLAIN_CHANCE = 0.02  # prices less likely are left out


def choose_investment(view: TrailState, seat: int, style: PartnerStyle, moves: list[int]) -> int:
    """Return the investment move with the most expected points at the end, averaged over likely
    prices of the next round; in round 4 the largest."""
    board = view.board
    if view.round == ROUND_COUNT:
        return max(moves)  # only there: what is kept buys nothing any more (C-24)
    now = read_company(view, seat)
    company = now._replace(
        round=now.round + 1,
        work=now.columns,
        money=now.money + now.pensions[now.round + 1],
        mines=tuple(
            (*mine[:WATER], max(0, mine[WATER] - mine[PUMP]), *mine[WATER + 1 :])
            for mine in now.mines
        ),
    )
    seasons = _seasons(view, style)
    best = float("-inf")
    chosen = moves[0]
    for move in moves:
        pounds = first_field_of_move(move)
        kept = company.money - pounds
        if kept < style.floor[company.round - 2] and pounds:
            continue
        if board.is_edition_2007:
            box = (int(view.round) - 1) * int(board.investment_box_row_count) + int(
                board.box_row_of_price(pounds)
            )
            earned = int(board.investment_box_points[box]) if pounds else 0
        else:
            earned = int(board.investment_points(view.place[seat], view.round, pounds))
        left = company._replace(money=kept)
        points = earned + sum(
            chance * season.points(left, whole_round=True) for chance, season in seasons
        )
        if points > best:
            best = points
            chosen = move
    return chosen


def _seasons(view: TrailState, style: PartnerStyle) -> list[tuple[float, Season]]:
    board = view.board
    later = int(view.round) + 1
    tin = _chances(list(map(int, board.tin_price)), int(view.tin_price), view)
    copper = _chances(list(map(int, board.copper_price)), int(view.copper_price), view)
    middle = (int(view.seats) - 1) // 2
    return [
        (
            a * b,
            cached_season(
                make_price_forecast(board, later, (tin_price, copper_price), middle), style
            ),
        )
        for tin_price, a in tin
        for copper_price, b in copper
        if a * b > PLAIN_CHANCE
    ]


def _chances(steps: list[int], price: int, view: TrailState) -> list[tuple[int, float]]:
    columns = price_column_chances(view.board, steps.index(price), int(view.round) + 1)
    return list(zip(steps, columns, strict=True))
