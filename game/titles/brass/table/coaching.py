"""What a coach may go by in a position of Brass: named numbers from one seat's view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from game.engine.events import Event
from game.engine.rules import State
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import CounterView, TableView, table_view

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
