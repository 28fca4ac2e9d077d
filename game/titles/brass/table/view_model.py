"""The view model: what the table shows apart from the question, and for which viewer."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, Self, cast

from game.engine.move import Move
from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    second_field_of_move,
    third_field_of_move,
)
from game.engine.rules import State
from game.titles.brass.rules import action_previews, kinds, routes
from game.titles.brass.rules import table_view as views
from game.titles.brass.rules.action_previews import BuildCost, DebtRepayment, ExpectedDebt, RailCost
from game.titles.brass.rules.card_uses import card_kinds_least_useful_first
from game.titles.brass.rules.components import INDUSTRY_NAMES
from game.titles.brass.rules.kinds import BIT_BY_PLACE
from game.titles.brass.rules.own_network import (
    location_set_for_industry_card,
    own_touched_place_set,
)
from game.titles.brass.rules.routes import CubeSource
from game.titles.brass.rules.scoring import circle_count_of_place
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table.art.brass_art import TableContext
from game.titles.brass.table.art.counters import CounterFace

UNPLAYED_CARD_PHASES: Final = ("actions", "card")
"""Phases in which the card of an action is still in the hand."""
ACTION_WORD_BY_MOVE_KIND: Final = {
    kinds.BUILD_MOVE: "build",
    kinds.DIG_CANAL_MOVE: "canal",
    kinds.LAY_RAIL_MOVE: "rail",
    kinds.DEVELOP_MOVE: "develop",
    kinds.SELL_MOVE: "sell",
    kinds.TAKE_LOAN_MOVE: "loan",
    kinds.PASS_MOVE: "pass",
}


@dataclass(frozen=True)
class ValuesAfterEvents:
    """The demand, and money, pounds spent in this round, income space and points of every seat,
    after the events animated so far; `points_counted` are the points that these events have
    scored, `hands` the cards of every seat."""

    demand: int
    money: tuple[int, ...]
    pounds_spent: tuple[int, ...]
    income_spaces: tuple[int, ...]
    points: tuple[int, ...]
    points_counted: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class BuildInProgress:
    """A pending build: the industry, the place of its space, the number of cards, and how many of
    these are still to be played."""

    industry: str
    place: str
    card_count: int
    cards_left_to_play: int


@dataclass(frozen=True)  # without slots: the view is made once it is asked for
class BrassModel:
    """The view model of Brass: a seat's view with functions that return named values.

    `values_after_events` replaces values of the view during an animation; `known_hand` are the
    viewer's cards where the view is outdated. `shown_deciding_seat` replaces the seat that decides.
    """

    state: BrassState
    seat: int
    values_after_events: ValuesAfterEvents | None = None
    known_hand: tuple[str, ...] | None = None
    shown_deciding_seat: int | None = None

    @property
    def deciding_seat(self) -> int:
        """The seat that decides now, below 0 for none."""
        return (
            int(self.state.to_move)
            if self.shown_deciding_seat is None
            else self.shown_deciding_seat
        )

    def with_deciding_seat(self, deciding_seat: int) -> Self:
        """Return a copy of the model in which `deciding_seat` is shown as the one that decides."""
        return replace(self, shown_deciding_seat=deciding_seat)

    @cached_property
    def view(self) -> views.TableView:
        """The view as named values, with the values after events and the known hand."""
        view = views.make_table_view(self.state)
        told = self.values_after_events
        held = self.known_hand
        if told is not None:
            seats = tuple(_seat_view_with_event_values(seat, told) for seat in view.seats)
            view = replace(view, seats=seats, demand_marker_space=told.demand)
        if held is not None:
            own = replace(view.seats[self.seat], hand=held)
            seats = (*view.seats[: self.seat], own, *view.seats[self.seat + 1 :])
            view = replace(view, seats=seats)
        return view

    @property
    def cost_in_pounds_by_name(self) -> dict[str, int]:
        """The costs in pounds that texts use, by name: "canal", "rail", "second_rail", "loan" (a
        loan of one step) and "most" (the largest loan)."""
        board = self.state.board
        return {
            "canal": int(board.canal_cost),
            "rail": int(board.rail_cost),
            "second_rail": int(board.second_rail_cost),
            "loan": int(board.loan_pounds),
            "most": int(board.loan_pounds * board.max_loan_steps),
        }

    @property
    def action_in_progress(self) -> str:
        """The word for the pending action, such as "build", "canal", "rail" or "loan"; an action
        must be pending."""
        return ACTION_WORD_BY_MOVE_KIND[kind_of_move(self.state.pending)]

    @property
    def build_in_progress(self) -> BuildInProgress | None:
        """The pending build; None if another action is pending."""
        pending = self.state.pending
        if kind_of_move(pending) != kinds.BUILD_MOVE:
            return None
        board = self.state.board
        return BuildInProgress(
            INDUSTRY_NAMES[first_field_of_move(pending)],
            board.place_names[int(board.place_of_space[second_field_of_move(pending)])],
            int(third_field_of_move(pending)),
            int(self.state.pending_cards),
        )

    @property
    def line_in_progress(self) -> str:
        """The line of the pending canal or rail link; "" if another action is pending."""
        pending = self.state.pending
        if kind_of_move(pending) not in (kinds.DIG_CANAL_MOVE, kinds.LAY_RAIL_MOVE):
            return ""
        return self.state.board.line_names[first_field_of_move(pending)]

    @property
    def is_rail_era(self) -> bool:
        """Whether it is the rail era, which has the night map."""
        return self.view.era == "rail"

    @property
    def action_count_this_turn(self) -> int:
        """The number of actions in the current turn, 1 or 2 (B-2.3, B-2.4, B-2.8)."""
        view = self.view
        if view.action_number > 1:
            return view.action_number
        left = len(self.hand) - (view.phase in UNPLAYED_CARD_PHASES)
        return 1 if left < 1 or (view.era == "canal" and view.round == 1) else 2

    @property
    def hand(self) -> tuple[str, ...]:
        """The names of the cards in the viewing seat's hand, () for a viewer without a seat."""
        return self.view.seats[self.seat].hand if 0 <= self.seat < len(self.view.seats) else ()

    def own_card_kinds_least_useful_first(self, move: Move) -> tuple[str, ...]:
        """Return the kinds of the viewer's cards, from least to most useful once `move` has been
        made."""
        if self.seat < 0:
            return ()
        return card_kinds_least_useful_first(self.state, self.seat, move.code)

    def build_cost(self, industry: str, space: str) -> BuildCost | None:
        """Return what it costs the viewer to build an industry on a space; None if no counter is
        left or no coal can be had."""
        number = self.state.board.space_numbers[space]
        return action_previews.cost_of_build(
            self.state, self.seat, INDUSTRY_NAMES.index(industry), number
        )

    def rail_cost(self, line: str) -> RailCost | None:
        """Return the cost of a rail on the line, with the higher price while a second rail is asked
        for; None if no coal can be had."""
        number = self.state.board.line_numbers[line]
        return action_previews.cost_of_rail(self.state, number, is_second=self.view.phase == "rail")

    @property
    def possible_sources_of_next_iron(self) -> tuple[CubeSource, ...]:
        """The possible sources of the next iron cube."""
        return routes.possible_sources_of_next_iron(self.state)

    def possible_sources_of_coal(self, space_or_line: str) -> tuple[CubeSource, ...]:
        """Return the possible sources of coal for a space or line."""
        numbers = self.state.board.line_numbers
        if space_or_line in numbers:
            return routes.possible_sources_of_coal_for_line(self.state, numbers[space_or_line])
        return routes.possible_sources_of_coal_at(
            self.state, self._place_index_of_space(space_or_line)
        )

    def lines_on_shortest_path_of_links(self, start_place: str, end_place: str) -> tuple[str, ...]:
        """Return the names of the lines on a shortest path along links between two spaces, () if
        there is none."""
        goal = int(BIT_BY_PLACE[self._place_index_of_space(end_place)])
        return (
            routes.line_names_of_sale_route(
                self.state, self.state.board.space_numbers[start_place], goal
            )
            or ()
        )

    def income_space_and_pounds_after_loan(self, loan_pounds: int) -> tuple[int, int] | None:
        """Return the viewer's income space and income in pounds a round after a loan; None if
        the loan is too large."""
        steps = loan_pounds // int(self.state.board.loan_pounds)
        return action_previews.income_space_and_pounds_after_loan(self.state, self.seat, steps)

    @property
    def market_bonus_range(self) -> tuple[int, int] | None:
        """The least and the greatest bonus of a sale to the distant market, over the tiles that may
        be drawn; None if every tile closes the market."""
        return action_previews.market_bonus_range(self.state)

    def debt_repayment_by_counter_at(self, space: str) -> DebtRepayment:
        """Return what removing the counter on a space brings the seat that has to pay a debt."""
        number = self.state.board.space_numbers[space]
        return action_previews.debt_repayment(self.state, int(self.state.to_move), number)

    @property
    def expected_debt_next_round(self) -> ExpectedDebt | None:
        """The income payment that the viewer could not make in the next round; None if it can make
        it, or for a viewer without a seat."""
        return action_previews.expected_debt(self.state, self.seat) if self.seat >= 0 else None

    @property
    def pounds_by_income_space(self) -> tuple[int, ...]:
        """The income in pounds a round of every space of the income track."""
        return tuple(int(level) for level in self.state.board.income_pounds_of_space)

    @property
    def link_scores_by_place(self) -> dict[str, int]:
        """What each end of a link would score now, by the place of that end (B-15.1)."""
        names = enumerate(self.state.board.place_names)
        return {name: int(circle_count_of_place(self.state, at)) for at, name in names}

    @property
    def network_seats_by_place(self) -> dict[str, tuple[int, ...]]:
        """The seats whose network contains each place, by place; seats with nothing on the map
        are left out."""
        state = self.state
        seats = range(int(self.state.seats))
        own = {
            seat: int(location_set_for_industry_card(state, seat))
            for seat in seats
            if own_touched_place_set(state, seat)
        }
        return {
            name: tuple(seat for seat, places in own.items() if places & int(BIT_BY_PLACE[at]))
            for at, name in enumerate(state.board.place_names)
        }

    def _place_index_of_space(self, space: str) -> int:
        return int(self.state.board.place_of_space[self.state.board.space_numbers[space]])


def model_of_brass_view(view: State, seat: int) -> BrassModel:
    """Return the view model of a seat's view."""
    return BrassModel(cast("BrassState", view), seat)


def _seat_view_with_event_values(
    seat: views.SeatView, values_after_events: ValuesAfterEvents
) -> views.SeatView:
    number = seat.seat
    counts = (max(seat.points_at_era_end - values_after_events.points_counted[number], 0), 0, 0)
    seat = replace(
        seat,
        money=values_after_events.money[number],
        pounds_spent_this_round=values_after_events.pounds_spent[number],
        income_space=values_after_events.income_spaces[number],
    )
    seat = replace(seat, hand=values_after_events.hands[number])
    return replace(
        seat, points=values_after_events.points[number], points_by_source_at_era_end=counts
    )


def counter_face_on_space(context: TableContext, space: views.BrassSpaceView) -> CounterFace | None:
    """Return the look of the counter on a space, None if the space is empty."""
    counter = space.counter
    if counter is None:
        return None
    fresh = new_counter_face(context, counter.owner, counter.kind, is_flipped=counter.is_flipped)
    return fresh._replace(cube_count=counter.cubes)


def new_counter_face(
    context: TableContext, seat: int, kind: views.CounterKindView, *, is_flipped: bool = False
) -> CounterFace:
    """Return the look of a seat's new counter with all its cubes, or, with `is_flipped`, of one
    that was flipped."""
    return CounterFace(
        context.art_colour_name(seat),
        kind.industry,
        kind.level,
        is_flipped=is_flipped,
        cube_count=0 if is_flipped else kind.cubes,
        points_text=str(kind.points),
        shows_bale=kind.industry == "cotton-mill" and not is_flipped,
    )
