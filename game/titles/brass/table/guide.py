"""Guide: the rules' own answers about a view, so that the screen computes none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from game.engine.reasons import Reason
from game.engine.rules import State
from game.engine.title import Game
from game.titles.brass.rules import offers, routes
from game.titles.brass.rules.components import INDUSTRIES
from game.titles.brass.rules.kinds import BIT, RAIL
from game.titles.brass.rules.network import network, touched
from game.titles.brass.rules.offers import BuildOffer, RailOffer
from game.titles.brass.rules.routes import Source
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table.options import LINK


@dataclass(frozen=True, slots=True)
class Guide:
    """What the table asks beyond a view: the rules of a game answer."""

    game: Game

    def why_not(self, view: State, action: str) -> Reason | None:
        """Return why the deciding seat cannot take an action, or None."""
        return self.game.why_not(view, action)

    def build(self, view: State, seat: int, industry: str, space: str) -> BuildOffer | None:
        """Return what a build takes; None without a counter or without coal."""
        state = cast("BrassState", view)
        number = state.board.space_numbers[space]
        return offers.build_offer(state, seat, INDUSTRIES.index(industry), number)

    def rail(self, view: State, line: str, *, second: bool) -> RailOffer | None:
        """Return what a rail takes; None without coal."""
        state = cast("BrassState", view)
        return offers.rail_offer(state, state.board.line_names.index(line), second=second)

    def canal_pounds(self, view: State) -> int:
        """Return what a canal costs."""
        return int(cast("BrassState", view).board.canal_cost)

    def iron(self, view: State) -> tuple[Source, ...]:
        """Return where the next cube of iron may come from."""
        return routes.iron_sources(cast("BrassState", view))

    def coal(self, view: State, where: str) -> tuple[Source, ...]:
        """Return where coal for a space or line may come from."""
        state = cast("BrassState", view)
        if where in state.board.line_names:
            return routes.coal_sources_for_line(state, state.board.line_names.index(where))
        return routes.coal_sources_at(state, _place_of(state, where))

    def way(self, view: State, start: str, end: str) -> tuple[str, ...]:
        """Return the links of a shortest way between two spaces, none without one."""
        state = cast("BrassState", view)
        goal = int(BIT[_place_of(state, end)])
        found = routes.route(state, _place_of(state, start), goal)
        return routes.route_names(state, found[0]) if found is not None else ()

    def loan(self, view: State, seat: int, pounds: int) -> tuple[int, int] | None:
        """Return income space and pounds a round after a loan, None if too deep."""
        state = cast("BrassState", view)
        return offers.income_after_loan(state, seat, pounds // int(state.board.loan))

    def empty_price(self, view: State) -> int:
        """Return the pounds of a cube once a track is empty (B-7.6)."""
        return int(cast("BrassState", view).board.price[0])

    def kind_of(self, view: State, action: str) -> str:
        """Return the kind of move an action button stands for in this era."""
        if action != LINK:
            return action
        return "rail" if cast("BrassState", view).era == RAIL else "canal"

    def income_levels(self, view: State) -> tuple[int, ...]:
        """Return the pounds of every space of the income track."""
        return tuple(int(level) for level in cast("BrassState", view).board.level)

    def circles(self, view: State) -> dict[str, int]:
        """Return what a link counts at each place now (B-15.1)."""
        state = cast("BrassState", view)
        board = state.board
        found = {name: int(board.circles[at]) for at, name in enumerate(board.place_names)}
        for space in range(int(board.spaces)):
            if state.flipped[space] == 1:
                found[board.place_names[int(board.place_of[space])]] += 1
        return found

    def networks(self, view: State) -> dict[str, tuple[int, ...]]:
        """Return the seats in whose network each place is; who has built nothing is left out."""
        state = cast("BrassState", view)
        own = {
            seat: int(network(state, seat))
            for seat in range(int(state.seats))
            if touched(state, seat)
        }
        return {
            name: tuple(seat for seat, places in own.items() if places & int(BIT[at]))
            for at, name in enumerate(state.board.place_names)
        }


def _place_of(state: BrassState, space: str) -> int:
    return int(state.board.place_of[state.board.space_numbers[space]])
