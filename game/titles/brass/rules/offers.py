"""What an action would take and bring, asked before it is chosen (B-5, B-10, B-11, B-13)."""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from dataclasses import dataclass

from game.titles.brass.rules.building import may_build_over
from game.titles.brass.rules.cards import kinds_for_build
from game.titles.brass.rules.counters import top_of_stack
from game.titles.brass.rules.hands import kinds_in_hand
from game.titles.brass.rules.kinds import BIT, EMPTY, LOWEST_LEVEL
from game.titles.brass.rules.routes import (
    Source,
    coal_sources_at,
    coal_sources_for_line,
    iron_sources,
)
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import KindView, kind_view


@dataclass(frozen=True, slots=True)
class BuildOffer:
    """What building would take: counter, pounds in all, sources of its coal and iron, cards.

    `cards` are the kinds of the seat's hand of which one allows it, in card order; none when only
    two cards together do. `over` is whether a counter is built over.
    """

    kind: KindView
    pounds: int
    coal: tuple[Source, ...]
    iron: tuple[Source, ...]
    cards: tuple[str, ...]
    over: bool


@dataclass(frozen=True, slots=True)
class RailOffer:
    """What a rail would take: pounds in all and where its coal may come from."""

    pounds: int
    coal: tuple[Source, ...]


def build_offer(view: BrassState, seat: int, industry: int, space: int) -> BuildOffer | None:
    """Return what building the top counter there takes; None when it has no counter or no coal.

    It asks neither for the era nor for money: `why_not` does.
    """
    board = view.board
    kind = int(top_of_stack(view, seat, industry))
    if kind == EMPTY:
        return None
    coal: tuple[Source, ...] = ()
    if board.needs_coal[kind]:
        coal = coal_sources_at(view, int(board.place_of[space]))
        if not coal:
            return None
    iron = iron_sources(view) if board.needs_iron[kind] else ()
    fitting = int(kinds_in_hand(view, seat)) & int(kinds_for_build(view, seat, industry, space))
    return BuildOffer(
        kind=kind_view(view, kind),
        pounds=int(board.cost[kind]) + sum(source.pounds for source in (*coal[:1], *iron[:1])),
        coal=coal,
        iron=iron,
        cards=tuple(
            name for number, name in enumerate(board.card_names) if fitting & int(BIT[number])
        ),
        over=view.owner[space] != EMPTY and may_build_over(view, seat, kind, space),
    )


def rail_offer(view: BrassState, line: int, *, second: bool) -> RailOffer | None:
    """Return what a rail takes, the second of an action more; None when its coal is not there."""
    coal = coal_sources_for_line(view, line)
    if not coal:
        return None
    pounds = int(view.board.second_rail_cost if second else view.board.rail_cost)
    return RailOffer(pounds + coal[0].pounds, coal)


def income_after_loan(view: BrassState, seat: int, steps: int) -> tuple[int, int] | None:
    """Return income space and pounds a round after a loan of so many steps, None if too deep."""
    board = view.board
    level = int(board.level[view.income[seat]]) - steps
    if level < LOWEST_LEVEL:
        return None
    return int(board.top_space[level - LOWEST_LEVEL]), level
