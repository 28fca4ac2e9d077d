"""The facts on which the coach of Brass bases its notes, from one seat's view."""

from collections.abc import Mapping
from typing import Final, cast

from game.engine.events import Event
from game.engine.rules import State
from game.tabletop.plain.factory import PlainGameFacts
from game.text.numerals import pounds_text, signed_number_text
from game.titles.brass.rules.kinds import CUBE_TRACK_SPACE_COUNT, RAIL_ERA
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import make_table_view, points_by_source_if_era_ended
from game.titles.brass.table.move_lookahead import POUNDS_SIGN_BY_EVENT

FLIPPED_EVENT: Final = "flipped"
COACH_FACT_BY_EVENT: Final = {FLIPPED_EVENT: "flipped", "market-closed": "shut"}
MILL_INDUSTRY_NAME: Final = "cotton-mill"

IS_CUMULATIVE_BY_CHART: Final[Mapping[str, bool]] = {
    "income": False,
    "money": False,
}  # what is held, no sums
POINT_SOURCE_AND_SIGN_BY_EVENT: Final[Mapping[str, tuple[str, int]]] = {
    "link-scored": ("links", 1),
    "counter-scored": ("works", 1),
    "money-scored": ("money", 1),
    "forfeited": ("forfeited", -1),
}
"""What brings or takes points (B-15, B-16.1), and its sign."""


def brass_position_facts(view: State, seat: int) -> Mapping[str, int]:
    """Return facts about a seat's position by the names that `coach.toml` uses in its conditions.

    `era` is 1 for canals, 2 for rails; `left` are the rounds of the era after this one. `unsold`
    are the seat's mills not yet sold, `old` its stacks whose top counter is of level 1, `counts`
    the points that it would score if the era ended now; `coal-gaps` and `iron-gaps` the empty
    spaces of the markets, which a new mine or ironworks fills.
    """
    state = cast("BrassState", view)
    table = make_table_view(state)
    own = table.seats[seat]
    counters = [space.counter for space in table.spaces if space.counter is not None]
    mine = [counter for counter in counters if counter.owner == seat]
    return {
        "era": 2 if table.era == "rail" else 1,
        "round": table.round,
        "left": table.rounds_in_era - table.round,
        "action": table.action_number,
        "money": own.money,
        "income": max(own.income_pounds, 0),
        "below": max(-own.income_pounds, 0),
        "cards": len(own.hand),
        "deck": table.deck_size,
        "points": own.points,
        "counts": own.points_at_era_end,
        "works": len(mine),
        "links": sum(link.owner == seat for link in table.links),
        "unsold": sum(
            each.kind.industry == MILL_INDUSTRY_NAME and not each.is_flipped for each in mine
        ),
        "old": sum(level[:1] == (1,) for level in own.stack_levels.values()),
        "coal": table.coal_price,
        "iron": table.iron_price,
        "coal-gaps": CUBE_TRACK_SPACE_COUNT - table.coal_track_cubes,
        "iron-gaps": CUBE_TRACK_SPACE_COUNT - table.iron_track_cubes,
        "place": table.turn_order.index(seat) + 1,
        "fallen": table.demand_marker_space,
        "pounds-a-point": int(state.board.pounds_per_point),
        "loan": int(state.board.loan_pounds),
        "spent": own.pounds_spent_this_round,
        "least": min(each.pounds_spent_this_round for each in table.seats if each.seat != seat),
    }


def brass_event_facts(event: Event, seat: int) -> Mapping[str, int]:
    """Return the facts of an event for its seat: the income spaces of a counter that was
    flipped, or 1 for a distant market that closed; {} for all others."""
    name = COACH_FACT_BY_EVENT.get(event.kind)
    if name is None or event.seat != seat:
        return {}
    return {name: event.amount("spaces") if event.kind == FLIPPED_EVENT else 1}


class BrassGameFacts(PlainGameFacts):
    """Reads the facts that statistics and charts show from a view of Brass, without computing
    any rule."""

    end_score_column_keys: tuple[str, ...] = ("income", "money")
    is_cumulative_by_chart_key = IS_CUMULATIVE_BY_CHART
    has_money = True
    journal_icon_name = "book"

    def end_score_texts(self, view: State, seat: int) -> tuple[str, ...]:
        """Return a seat's income in pounds a round, with its sign, and its money as texts for the
        ledger; both break ties (B-16.2)."""
        figures = self.end_result_numbers_by_name(view, seat)
        return signed_number_text(figures["income"]), pounds_text(figures["money"])

    def end_result_numbers_by_name(self, view: State, seat: int) -> Mapping[str, int]:
        """Return points, income in pounds a round, and money of a seat by name."""
        state = cast("BrassState", view)
        return {
            "points": int(state.points[seat]),
            "income": int(state.board.income_pounds_of_space[state.income[seat]]),
            "money": self.money_of_seat(view, seat),
        }

    def round_of(self, view: State) -> int:
        """Return the number of the round in the game, from 1; rounds of the rail era follow
        those of the canal era."""
        state = cast("BrassState", view)
        return int(state.round + state.board.rounds_per_era * (state.era == RAIL_ERA))

    def payment_at_round_start(self, event: Event) -> int:
        """Return the pounds that the seat gets, or pays if negative, as income of a new round or
        to settle its debt (B-3.1, B-3.2, B-3.6)."""
        sign = POUNDS_SIGN_BY_EVENT.get(event.kind, 0)
        return sign * event.amount("pounds") if sign else 0

    def money_of_seat(self, view: State, seat: int) -> int:
        """Return the seat's pounds."""
        return int(cast("BrassState", view).money[seat])

    def amount_for_chart(self, view: State, seat: int, chart: str) -> int:
        """Return the number that a chart ("points", "income" or "money") shows of a seat."""
        return self.end_result_numbers_by_name(view, seat)[chart]

    def points_if_scored_now(self, view: State, seat: int) -> int:
        """Return the points that would be added to those of the seat if the era ended now (B-15.1,
        B-15.2, B-16.1)."""
        return sum(points_by_source_if_era_ended(cast("BrassState", view), seat))

    def source_and_points_of_event(self, event: Event) -> tuple[str, int]:
        """Return the source of an event's points (links, counters or money) and their number,
        negative for lost ones; ("", 0) for other events."""
        source, sign = POINT_SOURCE_AND_SIGN_BY_EVENT.get(event.kind, ("", 0))
        return source, sign * event.amount("points") if source else 0

    def tie_break_key(self, view: State, seat_ahead: int, seat_behind: int) -> str:
        """Return which tie-break decided between two seats with equal points: "income", "money"
        or "order" (B-16.2)."""
        one = self.end_result_numbers_by_name(view, seat_ahead)
        other = self.end_result_numbers_by_name(view, seat_behind)
        for key in self.end_score_column_keys:
            if one[key] != other[key]:
                return key
        return "order"
