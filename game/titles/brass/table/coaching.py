"""What a coach may go by in a position of Brass: named numbers from one seat's view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, cast

from game.engine.knowledge import Event
from game.engine.rules import State
from game.engine.title import Game
from game.numerals import signed
from game.scene.input.hit import Extent
from game.table_protocol import Landmark
from game.tabletop.plain.factory import PlainGameFacts
from game.titles.brass.rules import offers, routes
from game.titles.brass.rules.components import INDUSTRIES
from game.titles.brass.rules.kinds import BIT, RAIL
from game.titles.brass.rules.links import network, touched
from game.titles.brass.rules.offers import BuildOffer, RailOffer
from game.titles.brass.rules.routes import Source
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import CounterView, TableView, table_view
from game.titles.brass.table.draft import LINK
from game.titles.brass.table.look.panels import pounds
from game.titles.brass.table.panels.hand import StackNode
from game.titles.brass.table.parts import BrassParts
from game.titles.brass.table.targets import REACH, LineNode
from game.titles.brass.table.view_model import BrassModel

FLIPPED: Final = "flipped"
NEWS: Final = {FLIPPED: "flipped", "market-closed": "shut"}
MILL: Final = "cotton-mill"


def brass_facts(view: State, seat: int) -> Mapping[str, int]:
    """Return facts about a seat's position; `coach.toml` names them in its conditions.

    `era` is 1 for canals, 2 for rails; `left` are the rounds of the era after this one. `unsold`
    are own mills with their bale, `old` own stacks with a counter on top that leaves with the
    canals, `counts` what would count if the era ended now.
    """
    state = cast("BrassState", view)
    table = table_view(state, seat)
    own = table.seats[seat]
    counters = [space.counter for space in table.spaces if space.counter is not None]
    mine = [counter for counter in counters if counter.owner == seat]
    return {
        "era": 2 if table.era == "rail" else 1,
        "round": table.round,
        "left": table.rounds - table.round,
        "action": table.action,
        "money": own.money,
        "income": max(own.income, 0),
        "below": max(-own.income, 0),
        "cards": len(own.hand),
        "deck": table.deck_size,
        "points": own.points,
        "counts": sum(own.counts_now[:2]),
        "works": len(mine),
        "links": sum(link.owner == seat for link in table.links),
        "unsold": sum(_waits(counter) for counter in mine),
        "old": sum(level[:1] == (1,) for level in own.stacks.values()),
        "coal": table.coal_price,
        "iron": table.iron_price,
        "place": table.order.index(seat) + 1,
        "fallen": table.demand,
        "pounds-a-point": int(state.board.pounds_a_point),
        "loan": int(state.board.loan),
        **_spent(table, seat),
    }


def brass_news(event: Event, seat: int) -> Mapping[str, int]:
    """Return what an event brought a seat: a counter that `flipped`, in income spaces, a distant
    market that was `shut` to it.
    """
    name = NEWS.get(event.kind)
    if name is None or event.seat != seat:
        return {}
    return {name: event.amount("spaces") if event.kind == FLIPPED else 1}


def _waits(counter: CounterView) -> bool:
    return counter.kind.industry == MILL and not counter.flipped


def _spent(table: TableView, seat: int) -> dict[str, int]:
    others = [each.spent for each in table.seats if each.seat != seat]
    return {"spent": table.seats[seat].spent, "least": min(others)}


COLUMNS: Final = ("income", "money")
CHARTS: Final[Mapping[str, bool]] = {"money": False}  # whether all is added up that came in


class BrassGameFacts(PlainGameFacts):
    """Reads named facts from views; it computes no rule."""

    columns: tuple[str, ...] = COLUMNS
    charts = CHARTS

    def entries(self, view: State, seat: int) -> tuple[str, ...]:
        """Return income and money, as the tie-breaks count (B-16.2)."""
        figures = self.figures(view, seat)
        return signed(figures["income"]), pounds(figures["money"])

    def figures(self, view: State, seat: int) -> Mapping[str, int]:
        """Return points, income a round and money."""
        state = cast("BrassState", view)
        return {
            "points": int(state.points[seat]),
            "income": int(state.board.level[state.income[seat]]),
            "money": self.money(view, seat),
        }

    def round_of(self, view: State) -> int:
        """Return the round, from 1; those of the rail era follow those of the canals."""
        state = cast("BrassState", view)
        return int(state.round + state.board.rounds * (state.era == RAIL))

    def money(self, view: State, seat: int) -> int:
        """Return the seat's pounds."""
        return int(cast("BrassState", view).money[seat])

    def charted(self, view: State, seat: int, chart: str) -> int:
        """Return the seat's pounds."""
        return self.money(view, seat)

    def tie_break(self, view: State, ahead: int, behind: int) -> str:
        """Return which tie-break decided between two seats with equal points (B-16.2)."""
        one, other = self.figures(view, ahead), self.figures(view, behind)
        for key in COLUMNS:
            if one[key] != other[key]:
                return key
        return "order"


# Landmarks: where the things lie that lessons and the coach point at.

OF_HAND: Final = "card:"
MAP_PARTS: Final = ("space", "line", "place")
"""What a bare name of the map may be: "bury.0", "bolton bury", "bury"."""


def landmark(parts: BrassParts, model: BrassModel | None, name: str) -> Landmark | None:
    """Return a thing of the table by its name, None when it is not there.

    Beside the names of nodes there are "sheet" for the deed, names of the map, "neatline", "hand",
    "card:oldham" for a card of the hand, and of the bar above "eras", "rounds", "deck" and
    "order".
    """
    hand = model.hand if model is not None else ()
    box = parts.top_bar.part_box(name)
    if box is not None:
        return Landmark(parts.top_bar, box)
    if name == "hand":
        return Landmark(parts.hand, parts.hand.covered()) if parts.hand.visible else None
    if name.startswith(OF_HAND) and name.removeprefix(OF_HAND) in hand:
        name = f"{OF_HAND}{hand.index(name.removeprefix(OF_HAND))}"
    names = ("deed" if name == "sheet" else name, *(f"{part}:{name}" for part in MAP_PARTS))
    node = next((found for each in names if (found := parts.root.find(each)) is not None), None)
    if isinstance(node, StackNode) and node.visible:
        return Landmark(node, node.top_extent, node.extent())
    return parts.landmark(node, name, _round_counter(node) if isinstance(node, LineNode) else None)


def _round_counter(line: LineNode) -> Extent:
    """Return a box round the middle of a line, where its link lies."""
    (x, y), (left, top) = line.plan.counter, line.plan.curve[0]
    x, y = x - left, y - top
    return (x - 1.6 * REACH, y - 1.4 * REACH, 3.2 * REACH, 2.8 * REACH)


# Guide: the rules' own answers about a view, so that the screen computes none.


@dataclass(frozen=True, slots=True)
class Guide:
    """What the table asks beyond a view: the rules of a game answer."""

    game: Game

    def build(self, view: State, seat: int, industry: str, space: str) -> BuildOffer | None:
        """Return what a build takes; None without a counter or without coal."""
        state = cast("BrassState", view)
        number = state.board.space_numbers[space]
        return offers.build_offer(state, seat, INDUSTRIES.index(industry), number)

    def rail(self, view: State, line: str, *, second: bool) -> RailOffer | None:
        """Return what a rail takes; None without coal."""
        state = cast("BrassState", view)
        return offers.rail_offer(state, state.board.line_names.index(line), second=second)

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
        return routes.sale_route(state, state.board.space_numbers[start], goal) or ()

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
