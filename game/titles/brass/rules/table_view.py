"""A seat's view of the table as named values, for the screen and the log.

It is made from a view, so it contains nothing the seat may not know.
"""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from dataclasses import dataclass

from game.engine.rules import NOBODY
from game.titles.brass.rules import kinds
from game.titles.brass.rules.components import INDUSTRY_NAMES
from game.titles.brass.rules.counters import top_counter_kind_of_stack
from game.titles.brass.rules.loans import income_in_pounds
from game.titles.brass.rules.scoring import (
    link_points,
    points_of_counters,
    points_of_links,
    points_of_money,
)
from game.titles.brass.rules.state import BrassState

HIDDEN_CARD_NAME = "?"


@dataclass(frozen=True, slots=True)
class CounterKindView:
    """What is printed on a kind of counter; `is_buildable_in_era` says whether it can be built in
    the current era (B-0.4, B-5.9)."""

    industry: str
    level: int
    cost: int
    needs_coal: bool
    needs_iron: bool
    income_spaces: int
    points: int
    cubes: int
    is_buildable_in_era: bool


@dataclass(frozen=True, slots=True)
class CounterView:
    """A counter on the board; `cubes` are those still on it."""

    owner: int
    kind: CounterKindView
    is_flipped: bool
    cubes: int


@dataclass(frozen=True, slots=True)
class BrassSpaceView:
    """A space of a location, and the counter on it, None while it is empty."""

    name: str
    place: str
    industries: tuple[str, ...]
    counter: CounterView | None


@dataclass(frozen=True, slots=True)
class LinkView:
    """A link on a line, a canal or a rail according to the era, and the points it would score
    now."""

    line: str
    places: tuple[str, str]
    owner: int
    points: int  # what it would count now (B-15.1)


@dataclass(frozen=True, slots=True)
class SeatView:
    """The values of one seat.

    `income_pounds` is in pounds a round, `income_space` is where the marker stands. A hidden card
    of the hand reads "?". `stack_levels` are the levels left by industry, top first; `top_counters`
    are the counters on top, None for an empty stack. `points_by_source_at_era_end` is what links,
    counters and money would add if the era ended now; money counts only at the end of the game
    (B-15, B-16.1).
    """

    seat: int
    money: int
    pounds_spent_this_round: int
    income_space: int
    income_pounds: int
    points: int
    links_left: int
    hand: tuple[str, ...]
    stack_levels: dict[str, tuple[int, ...]]
    top_counters: dict[str, CounterKindView | None]
    points_by_source_at_era_end: tuple[int, int, int]

    @property
    def points_at_era_end(self) -> int:
        """The points that links, counters and money together would add if the era ended now."""
        return sum(self.points_by_source_at_era_end)


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything on the table as the viewer sees it.

    `active_seat` is the seat whose turn it is, NOBODY after the end; `turn_order` has the seats
    from first to last. `coal_track_cubes` and `iron_track_cubes` are the cubes on the tracks,
    `coal_price` and `iron_price` the prices of the next cube from there. `printed_cube_prices` are
    the printed ones, from the cheap end; `empty_track_price` is that of an empty track (B-7.6).
    `demand_marker_space` is how far the demand marker is down, `demand_space_bonuses` are printed
    beside its track. `steps_of_unused_market_tiles` are the steps of the tiles not used in this
    era; with `is_market_bonus_money` the market pays its bonus in pounds (B-19.4).
    `played_card_counts` counts the cards played in this era by kind, `unseen_removed_card_count`
    those that left its deck unseen (B-1.6).
    """

    era: str
    round: int
    rounds_in_era: int
    phase: str
    to_move: int
    active_seat: int
    turn_order: tuple[int, ...]
    action_number: int
    coal_track_cubes: int
    iron_track_cubes: int
    coal_price: int
    iron_price: int
    printed_cube_prices: tuple[int, ...]
    empty_track_price: int
    demand_marker_space: int
    demand_space_bonuses: tuple[int, ...]
    steps_of_unused_market_tiles: tuple[int, ...]
    is_market_bonus_money: bool
    deck_size: int
    played_card_counts: dict[str, int]
    unseen_removed_card_count: int
    spaces: tuple[BrassSpaceView, ...]
    links: tuple[LinkView, ...]
    seats: tuple[SeatView, ...]

    def space_by_name(self, name: str) -> BrassSpaceView:
        """Return the space of a name such as "bury.0"; the name must be that of a space."""
        return next(space for space in self.spaces if space.name == name)

    def link_on_line(self, line: str) -> LinkView | None:
        """Return the link built on the line of that name, None while the line is free."""
        return next((link for link in self.links if link.line == line), None)


def make_table_view(view: BrassState) -> TableView:
    """Return everything on the table as named values, from a seat's view or, for open cards,
    from the state itself."""
    board = view.board
    printed = PrintedCounters(view)
    return TableView(
        era=kinds.ERA_NAMES[int(view.era)],
        round=int(view.round),
        rounds_in_era=int(board.rounds_per_era),
        phase=kinds.PHASE_NAMES[int(view.phase)],
        to_move=int(view.to_move),
        active_seat=NOBODY if view.to_move == NOBODY else int(view.order[view.turn]),
        turn_order=tuple(int(seat) for seat in view.order),
        action_number=int(view.action),
        coal_track_cubes=int(view.coal),
        iron_track_cubes=int(view.iron),
        coal_price=int(board.cube_price_by_track_count[view.coal]),
        iron_price=int(board.cube_price_by_track_count[view.iron]),
        printed_cube_prices=tuple(
            int(board.cube_price_by_track_count[left])
            for left in range(kinds.CUBE_TRACK_SPACE_COUNT, 0, -1)
        ),
        empty_track_price=int(board.cube_price_by_track_count[0]),
        demand_marker_space=int(view.demand),
        demand_space_bonuses=tuple(
            int(board.demand_income_spaces[space]) for space in range(kinds.LAST_DEMAND_SPACE)
        ),
        steps_of_unused_market_tiles=unused_market_tiles(view),
        is_market_bonus_money=bool(board.does_market_pay_money),
        deck_size=int(view.deck_size),
        played_card_counts=discard_counts_by_card(view),
        unseen_removed_card_count=int(
            board.rail_cards_removed if view.era else board.canal_cards_removed
        ),
        spaces=tuple(_space_view(view, space, printed) for space in range(int(board.space_count))),
        links=tuple(
            _link_view(view, line)
            for line in range(int(board.line_count))
            if view.link[line] != kinds.EMPTY
        ),
        seats=tuple(_seat_view(view, seat, printed) for seat in range(int(view.seats))),
    )


def unused_market_tiles(view: BrassState) -> tuple[int, ...]:
    """Return the steps of each distant market tile not used in this era, ascending."""
    return tuple(
        steps
        for steps in range(kinds.DISTANT_TILE_KIND_COUNT)
        for _tile in range(int(view.distant[steps]))
    )


def make_counter_kind_view(view: BrassState, kind: int) -> CounterKindView:
    """Return what is printed on a kind of counter."""
    board = view.board
    return CounterKindView(
        industry=INDUSTRY_NAMES[kind // kinds.LEVEL_COUNT],
        level=kind % kinds.LEVEL_COUNT,
        cost=int(board.cost_of_counter_kind[kind]),
        needs_coal=bool(board.needs_coal[kind]),
        needs_iron=bool(board.needs_iron[kind]),
        income_spaces=int(board.counter_income_spaces[kind]),
        points=int(board.counter_points[kind]),
        cubes=int(board.cubes_of_counter_kind[kind]),
        is_buildable_in_era=bool(
            int(board.eras_of_counter_kind[kind]) & int(kinds.BIT_BY_PLACE[view.era])
        ),
    )


class PrintedCounters:
    """What is printed on the kinds of counters of one view, each read once."""

    def __init__(self, view: BrassState) -> None:
        self._view = view
        self._views_by_kind: dict[int, CounterKindView] = {}

    def printed_counter_of_kind(self, kind: int) -> CounterKindView:
        """Return what is printed on a kind of counter."""
        if kind not in self._views_by_kind:
            self._views_by_kind[kind] = make_counter_kind_view(self._view, kind)
        return self._views_by_kind[kind]


def discard_counts_by_card(view: BrassState) -> dict[str, int]:
    """Return how many cards of each kind were played in this era, by name; kinds of which none was
    played are left out."""
    counts = zip(view.board.card_names, view.discards, strict=True)
    return {name: int(count) for name, count in counts if count}


def card_text(view: BrassState, card: int) -> str:
    """Return the name of a kind of card, "?" for a hidden card."""
    return view.board.card_names[card] if card >= 0 else HIDDEN_CARD_NAME


def hand_card_texts(view: BrassState, seat: int) -> tuple[str, ...]:
    """Return the names of the cards in a seat's hand, "?" for hidden ones."""
    slots = range(seat * kinds.HAND_SLOT_COUNT, (seat + 1) * kinds.HAND_SLOT_COUNT)
    return tuple(card_text(view, int(view.hand[s])) for s in slots if view.hand[s] != kinds.EMPTY)


def levels_left_in_stack(view: BrassState, seat: int, industry: int) -> tuple[int, ...]:
    """Return the level of each counter left in a seat's stack of an industry, top first; () for an
    empty stack."""
    first = (seat * kinds.INDUSTRY_COUNT + industry) * kinds.LEVEL_COUNT
    return tuple(
        level
        for level in range(kinds.LEVEL_COUNT)
        for _counter in range(int(view.stack[first + level]))
    )


def _space_view(view: BrassState, space: int, printed: PrintedCounters) -> BrassSpaceView:
    board = view.board
    shown = int(board.industry_set_of_space[space])
    counter = None
    if view.owner[space] != kinds.EMPTY:
        counter = CounterView(
            owner=int(view.owner[space]),
            kind=printed.printed_counter_of_kind(int(view.counter[space])),
            is_flipped=bool(view.flipped[space]),
            cubes=int(view.cubes[space]),
        )
    return BrassSpaceView(
        name=board.space_names[space],
        place=board.place_names[int(board.place_of_space[space])],
        industries=tuple(word for bit, word in enumerate(INDUSTRY_NAMES) if shown >> bit & 1),
        counter=counter,
    )


def _link_view(view: BrassState, line: int) -> LinkView:
    name = view.board.line_names[line]
    one, other = name.split()
    return LinkView(
        line=name,
        places=(one, other),
        owner=int(view.link[line]),
        points=int(link_points(view, line)),
    )


def _seat_view(view: BrassState, seat: int, printed: PrintedCounters) -> SeatView:
    tops = [
        int(top_counter_kind_of_stack(view, seat, industry))
        for industry in range(kinds.INDUSTRY_COUNT)
    ]
    return SeatView(
        seat=seat,
        money=int(view.money[seat]),
        pounds_spent_this_round=int(view.spent[seat]),
        income_space=int(view.income[seat]),
        income_pounds=int(income_in_pounds(view, seat)),
        points=int(view.points[seat]),
        links_left=int(view.links_left[seat]),
        hand=hand_card_texts(view, seat),
        stack_levels={
            word: levels_left_in_stack(view, seat, n) for n, word in enumerate(INDUSTRY_NAMES)
        },
        top_counters={
            word: None if tops[n] == kinds.EMPTY else printed.printed_counter_of_kind(tops[n])
            for n, word in enumerate(INDUSTRY_NAMES)
        },
        points_by_source_at_era_end=points_by_source_if_era_ended(view, seat),
    )


def points_by_source_if_era_ended(view: BrassState, seat: int) -> tuple[int, int, int]:
    """Return the points that links, counters and money would add if the era ended now; (0, 0, 0)
    after the game (B-15.1, B-16.1)."""
    if view.phase == kinds.GAME_OVER_PHASE:
        return 0, 0, 0
    money = int(points_of_money(view, seat)) if view.era == kinds.RAIL_ERA else 0
    return int(points_of_links(view, seat)), int(points_of_counters(view, seat)), money
