"""What a coach may go by in a position of Brass: named numbers from one seat's view."""

from collections.abc import Mapping
from typing import Final, cast

from game.engine.knowledge import Event
from game.engine.rules import State
from game.numerals import pounds, signed
from game.scene.input.hit import Extent
from game.table_protocol import Landmark
from game.tabletop.plain.factory import PlainGameFacts
from game.titles.brass.rules.kinds import RAIL
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import table_view
from game.titles.brass.table.panels.hand import StackNode
from game.titles.brass.table.parts import BrassParts
from game.titles.brass.table.targets import REACH, LineNode
from game.titles.brass.table.view_model import BrassModel

FLIPPED: Final = "flipped"
NEWS: Final = {FLIPPED: "flipped", "market-closed": "shut"}
MILL: Final = "cotton-mill"

CHARTS: Final[Mapping[str, bool]] = {"income": False, "money": False}  # what is held, no sums
SOURCES: Final[Mapping[str, tuple[str, int]]] = {
    "link-scored": ("links", 1),
    "counter-scored": ("works", 1),
    "money-scored": ("money", 1),
    "forfeited": ("forfeited", -1),
}
"""What brings or takes points (B-15, B-16.1), and its sign."""

OF_HAND: Final = "card:"
MAP_PARTS: Final = ("space", "line", "place")
"""What a bare name of the map may be: "bury.0", "bolton bury", "bury"."""


def brass_facts(view: State, seat: int) -> Mapping[str, int]:
    """Return facts about a seat's position; `coach.toml` names them in its conditions.

    `era` is 1 for canals, 2 for rails; `left` are the rounds of the era after this one. `unsold`
    are own mills with their bale, `old` own stacks with a counter on top that leaves with the
    canals, `counts` what would count if the era ended now.
    """
    state = cast("BrassState", view)
    table = table_view(state)
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
        "counts": own.to_count,
        "works": len(mine),
        "links": sum(link.owner == seat for link in table.links),
        "unsold": sum(each.kind.industry == MILL and not each.flipped for each in mine),
        "old": sum(level[:1] == (1,) for level in own.stacks.values()),
        "coal": table.coal_price,
        "iron": table.iron_price,
        "place": table.order.index(seat) + 1,
        "fallen": table.demand,
        "pounds-a-point": int(state.board.pounds_a_point),
        "loan": int(state.board.loan),
        "spent": own.spent,
        "least": min(each.spent for each in table.seats if each.seat != seat),
    }


def brass_news(event: Event, seat: int) -> Mapping[str, int]:
    """Return what an event brought a seat: a counter that `flipped`, in income spaces, a distant
    market that was `shut` to it.
    """
    name = NEWS.get(event.kind)
    if name is None or event.seat != seat:
        return {}
    return {name: event.amount("spaces") if event.kind == FLIPPED else 1}


class BrassGameFacts(PlainGameFacts):
    """Reads named facts from views; it computes no rule."""

    columns: tuple[str, ...] = ("income", "money")
    charts = CHARTS
    has_money = True

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
        """Return the seat's pounds, or its income a round."""
        return self.figures(view, seat)[chart]

    def to_count(self, view: State, seat: int) -> int:
        """Return what the end of the era would add now (B-15.1, B-15.2, B-16.1)."""
        return table_view(cast("BrassState", view)).seats[seat].to_count

    def scored(self, event: Event) -> tuple[str, int]:
        """Return whether links, counters or money brought points, or were too little to pay."""
        source, sign = SOURCES.get(event.kind, ("", 0))
        return source, sign * event.amount("points") if source else 0

    def tie_break(self, view: State, ahead: int, behind: int) -> str:
        """Return which tie-break decided between two seats with equal points (B-16.2)."""
        one = self.figures(view, ahead)
        other = self.figures(view, behind)
        for key in self.columns:
            if one[key] != other[key]:
                return key
        return "order"


# Landmarks: where the things lie that lessons and the coach point at.


def landmark(parts: BrassParts, model: BrassModel | None, name: str) -> Landmark | None:
    """Return a thing of the table by its name, None when it is not there.

    Beside the names of nodes there are "sheet" for prices, names of the map, "neatline", "hand",
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
    (x, y) = line.plan.counter
    (left, top) = line.plan.curve[0]
    x, y = x - left, y - top
    return (x - 1.6 * REACH, y - 1.4 * REACH, 3.2 * REACH, 2.8 * REACH)
