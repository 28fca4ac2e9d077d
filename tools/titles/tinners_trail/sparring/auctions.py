"""Auctions: which mine to put up, which card to play, how far to bid (A, A2)."""

from game.engine.moves import first_field_of_move, kind_of_move, make_move_code
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction import minimum_opening_bid
from tools.titles.tinners_trail.sparring.judge import Judge
from tools.titles.tinners_trail.sparring.prospect import (
    MineProspect,
    mean_prospect,
    possible_mines,
    prospect_with_card,
)

SHORT_LIST = 4
DECK_CARD_POUNDS = 3  # what a card from a deck costs on average


def best_auction(judge: Judge, moves: list[int]) -> tuple[float, int] | None:
    """Return the most promising auction to open as (points, move), None if none promises enough."""
    least = int(minimum_opening_bid(judge.view))
    if judge.board.is_two_player_game:
        least += DECK_CARD_POUNDS - 1
    if least > judge.company.money:
        return None
    wanted = judge.style.open_gain + (judge.style.patience if judge.rivals_in() else 0.0)
    best: tuple[float, int] | None = None
    for area in leading_areas(judge, moves, least)[:SHORT_LIST]:
        promise = _promise(judge, area, least)
        if promise > wanted and (best is None or promise > best[0]):
            best = (promise, make_move_code(kinds.BUILD_MINE_MOVE, area, 0, 0))
    return best


def leading_areas(judge: Judge, moves: list[int], least: int) -> list[int]:
    """Return the areas that can be auctioned, best first, by the gain of winning their mine for
    `least` pounds."""
    areas = [
        int(first_field_of_move(move))
        for move in moves
        if kind_of_move(move) == kinds.BUILD_MINE_MOVE
    ]
    view = judge.view
    return sorted(
        areas,
        key=lambda area: (-judge.gain([mean_prospect(possible_mines(view, area))], least), area),
    )


def _promise(judge: Judge, area: int, least: int) -> float:
    """Return the expected points of an auction in which rivals bid up to what the mine is worth to
    them."""
    rate = judge.forecast.rate[judge.company.round]
    price = least
    for rival in judge.rivals_in():
        gain = judge.rival_gain(rival, area, least)
        limit = min(int(judge.view.money[rival]), least + int(judge.style.push * gain / rate))
        if gain > 0:
            price = max(price, limit + 1)
    if price > _purse(judge):
        return 0.0
    found = possible_mines(judge.view, area)
    return judge.gain(found, price) - _margin(judge, price)


def _purse(judge: Judge) -> int:
    """Return the pounds available for a bid; some are kept for water while there is work left."""
    digs = judge.company.work - int(judge.board.build_work_cost)
    return judge.company.money - (judge.style.reserve if digs > 0 else 0)


def _margin(judge: Judge, pounds: int) -> float:
    """Return the points by which a mine must be worth more than this price."""
    share = judge.style.bid_share
    return (1 / share - 1) * pounds * judge.forecast.rate[judge.company.round]


def choose_bid(judge: Judge, moves: list[int]) -> int:
    """Return the lowest possible bid if the mine is worth it, else the move of dropping out."""
    bids = [first_field_of_move(move) for move in moves if kind_of_move(move) == kinds.BID_MOVE]
    drop = make_move_code(kinds.DROP_OUT_MOVE, 0, 0, 0)
    if drop not in moves:
        return make_move_code(kinds.BID_MOVE, min(bids), 0, 0)
    if not bids:
        return drop
    pounds = min(bids)
    if pounds > _purse(judge):
        return drop
    worth = judge.gain_over_others(_found(judge), pounds) - _margin(judge, pounds)
    view = judge.view
    if view.survey_from == kinds.HAND_CARD_SOURCE and int(view.opener) != judge.seat:
        rate = judge.forecast.rate[judge.company.round]  # half the bid goes to the opener
        worth -= judge.style.insured * (int(pounds) + 1) // 2 * rate / (int(view.seats) - 1)
    return make_move_code(kinds.BID_MOVE, pounds, 0, 0) if worth > _losing(judge) else drop


def _found(judge: Judge) -> list[MineProspect]:
    view = judge.view
    area = int(judge.view.area)
    found = possible_mines(view, area)
    if view.survey_card != kinds.EMPTY:
        return [prospect_with_card(view, area, each, int(view.survey_card)) for each in found]
    return found


def _losing(judge: Judge) -> float:
    """Return the points of dropping out: half the bid if insured, less what the rival gains."""
    view = judge.view
    points = 0.0
    rival = int(view.high_bidder)
    if rival == kinds.EMPTY:
        others = [seat for seat in judge.rivals_in() if view.bidding[seat]]
        if len(others) != 1:
            return points
        rival = others[0]
    pounds = max(int(view.high_bid), int(view.minimum))
    if view.survey_from == kinds.HAND_CARD_SOURCE and int(view.opener) == judge.seat:
        insured = judge.company._replace(money=judge.company.money + (pounds + 1) // 2)
        points += judge.season.points(insured) - judge.base
    share = judge.style.denial / (int(view.seats) - 1)
    if share:
        points -= share * max(0.0, judge.rival_gain(rival, int(view.area), pounds))
    return points


def choose_survey(judge: Judge, moves: list[int]) -> int:
    """Return the best move about the survey card before the bidding: one from hand, one from the
    deck, or none (A-4, A-5, A2-1)."""
    return max(moves, key=lambda move: (_survey_worth(judge, move), -move))


def _survey_worth(judge: Judge, move: int) -> float:
    what = first_field_of_move(move)
    view = judge.view
    area = int(judge.view.area)
    if what == kinds.NO_CARD_FIELD:
        return 0.0
    found = mean_prospect(possible_mines(view, area))
    two = bool(judge.board.is_two_player_game)
    if what == kinds.DECK_CARD_FIELD:
        return judge.gain([found], DECK_CARD_POUNDS + int(view.passed))
    card = what - kinds.FIRST_HAND_CARD_FIELD
    pounds = (int(judge.board.card_value[card]) if two else 1) + int(view.passed)
    gain = judge.gain([prospect_with_card(view, area, found, card)], pounds)
    return gain if two else gain - judge.gain([found], pounds) + 1.0


def choose_card_after(judge: Judge, moves: list[int]) -> int:
    """Return the best move about a survey card after winning: the one to pay for, or none (A-7)."""
    view = judge.view
    area = int(judge.view.area)
    found = possible_mines(view, area)[0]

    def worth(move: int) -> float:
        card = first_field_of_move(move) - kinds.FIRST_HAND_CARD_FIELD
        if card < 0:
            return judge.gain([found], 0)
        pounds = int(judge.board.card_value[card])
        return judge.gain([prospect_with_card(view, area, found, card)], pounds)

    return max(moves, key=lambda move: (worth(move), -move))
