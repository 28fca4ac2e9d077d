"""A heuristic player: every question of the rules answered by its chapter."""

from collections.abc import Callable

from game.engine.moves import first_field_of_move, make_move_code
from game.engine.rules import Rules, State
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.adelaide import COPPER_ANSWER, TIN_ANSWER
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.edition_2007 import count_adits, water_roll_reduction
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points
from tools.titles.tinners_trail.sparring import auctions, developing
from tools.titles.tinners_trail.sparring.investing import choose_investment
from tools.titles.tinners_trail.sparring.judge import Judge
from tools.titles.tinners_trail.sparring.price_forecast import price_forecast_of_table
from tools.titles.tinners_trail.sparring.season import PartnerStyle, cached_season

# Cards kept at the draft and tiles looked at between rounds (S-4, R-3).

# What a benefit is worth in pounds to a mine, one cube or piece of it.
BENEFIT_POUNDS = {
    kinds.TIN_BENEFIT: 3.0,
    kinds.COPPER_BENEFIT: 3.2,
    kinds.LESS_WATER_BENEFIT: 2.4,
    kinds.MINER_BENEFIT: 4.0,
    kinds.PORT_BENEFIT: 5.0,
    kinds.PUMP_BENEFIT: 4.5,
}


def card_worth(board: Board, card: int) -> float:
    """Return the value of holding a card in pounds: its benefit minus half its price."""
    benefit = BENEFIT_POUNDS[int(board.card_benefit[card])] * int(board.card_benefit_amount[card])
    return benefit - 0.5 * int(board.card_value[card])


def count_own_neighbour_mines(view: TrailState, seat: int, area: int) -> int:
    """Return the number of neighbouring areas with a mine of the seat."""
    board = view.board
    near = range(
        int(board.first_neighbour_of_area[area]), int(board.first_neighbour_of_area[area + 1])
    )
    return sum(bool(view.owner[int(board.neighbour_areas[spot])] == seat) for spot in near)


def choose_peek(view: TrailState, seat: int, moves: list[int]) -> int:
    """Return the move of peeking at the most interesting tile: near own mines, with drainage and
    ore, at the coast."""

    def interest(move: int) -> float:
        area = first_field_of_move(move) - 1
        if area < 0:
            return -1.0
        lying = int(view.tin[area] + view.copper[area] + view.drainage[area])
        return (
            count_own_neighbour_mines(view, seat, area)
            + 2.0 * lying
            + 0.5 * int(view.board.is_area_coastal[area])
        )

    return max(moves, key=lambda move: (interest(move), -move))


def choose_ground(view: TrailState, seat: int, moves: list[int]) -> int:
    """Return the move of prospecting the most interesting area: near own mines, with adits and
    drainage (C-15)."""

    def interest(move: int) -> float:
        area = first_field_of_move(move)
        own = count_own_neighbour_mines(view, seat, area)
        return (
            own + 2.0 * int(count_adits(view, area)) + 0.5 * int(water_roll_reduction(view, area))
        )

    return max(moves, key=lambda move: (interest(move), -move))


class HeuristicPlayer:
    """Plays by fixed formulas: the same view gives the same move, and nothing is kept between
    moves."""

    def __init__(self, rules: Rules, style: PartnerStyle) -> None:
        """Prepare to play by these rules in this style."""
        self._rules = rules
        self._style = style

    def choose(self, view: State, seat: int, seed: int, keep_thinking: Callable[[], bool]) -> int:
        """Return the code of the seat's legal move by the formulas for the phase; `seed` and
        `keep_thinking` are not used."""
        assert isinstance(view, TrailState)
        moves = self._rules.legal_codes(view)
        if len(moves) == 1:
            return moves[0]
        phase = int(view.phase)
        if phase == kinds.DRAFT_PHASE:
            return min(
                moves, key=lambda move: (card_worth(view.board, first_field_of_move(move)), move)
            )
        if phase == kinds.INVEST_PHASE:
            return choose_investment(view, seat, self._style, moves)
        if phase in (kinds.PEEK_PHASE, kinds.PROSPECT_PHASE):
            choose_area = choose_peek if phase == kinds.PEEK_PHASE else choose_ground
            return choose_area(view, seat, moves)
        if phase == kinds.ADELAIDE_PHASE:
            more_tin = view.ore_tin[seat] >= view.ore_copper[seat]
            return int(
                make_move_code(
                    kinds.CHOOSE_ADELAIDE_ORE_MOVE, TIN_ANSWER if more_tin else COPPER_ANSWER, 0, 0
                )
            )
        return self._act(Judge(view, seat, self._style), phase, moves)

    def _act(self, judge: Judge, phase: int, moves: list[int]) -> int:
        answers: dict[int, Callable[[], int]] = {
            kinds.ACTIONS_PHASE: lambda: self._action(judge, moves),
            kinds.AUCTION_PHASE: lambda: auctions.choose_bid(judge, moves),
            kinds.CHOOSE_SURVEY_CARD_PHASE: lambda: auctions.choose_survey(judge, moves),
            kinds.PLAY_CARD_AFTER_AUCTION_PHASE: lambda: auctions.choose_card_after(judge, moves),
            kinds.PUMPS_PHASE: lambda: developing.choose_pump(judge, self._rules, judge.view),
            kinds.PLACE_WAITING_PIECES_PHASE: lambda: developing.choose_place(
                judge, self._rules, moves
            ),
            kinds.CALCINER_PHASE: lambda: self._calciner(judge),
            kinds.LOOK_AT_AUCTIONED_TILE_PHASE: lambda: moves[-1],  # who may look looks
        }
        answer = answers.get(phase)
        return answer() if answer else moves[0]

    def _action(self, judge: Judge, moves: list[int]) -> int:
        """Return the action: mines and developments first if they gain, then extraction, then
        passing."""
        passing = int(make_move_code(kinds.PASS_MOVE, 0, 0, 0))
        auction = auctions.best_auction(judge, moves)
        development = developing.best_development(judge, self._rules, moves)
        contested = [best for best in (auction, development) if best]
        gain = max(contested)[0] if contested else 0.0
        if self._passes(judge, gain):
            return passing
        if contested:
            return max(contested)[1]
        selling = int(make_move_code(kinds.SELL_ARSENIC_MOVE, 0, 0, 0))
        if judge.company.arsenic and selling in moves:
            return selling
        load = judge.season.next_load(judge.company)
        if load is not None:
            return extraction(judge, load)
        pasties = int(make_move_code(kinds.SELL_PASTIES_MOVE, 0, 0, 0))
        return pasties if pasties in moves else passing

    def _passes(self, judge: Judge, gain: float) -> bool:
        """Return whether passing now for a better row beats an action with this gain."""
        view = judge.view
        if remaining_work_points(view, judge.seat) > self._style.pass_from:
            return False
        now = cached_season(price_forecast_of_table(view, int(view.passed)), self._style)
        idle = judge.company._replace(work=0)
        early = self._style.early if view.passed == 0 else 0.0
        return now.points(idle) + early >= judge.base + gain

    def _calciner(self, judge: Judge) -> int:
        """Return the answer to building a calciner: yes beside an own mine or from round 2 on, else
        no."""
        own = count_own_neighbour_mines(judge.view, judge.seat, int(judge.view.area))
        answer = kinds.ANSWER_YES if own >= 1 or judge.view.round >= 2 else kinds.ANSWER_NO
        return int(make_move_code(kinds.ANSWER_CALCINER_MOVE, answer, 0, 0))


def extraction(judge: Judge, load: tuple[int, int, int]) -> int:
    """Return the move that extracts `load`: the index of the own mine, tin and copper."""
    number, tin, copper = load
    own = [
        a for a in range(int(judge.board.areas_in_play_count)) if judge.view.owner[a] == judge.seat
    ]
    return int(make_move_code(kinds.EXTRACT_ORE_MOVE, own[number], tin, copper))
