"""What lies on the table, as named values for the screen: read off a view; whatever has to be
reckoned the rules are asked for. And what the table shows now, apart from the question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from game.engine.knowledge import Event
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.components import EVERY_ACTION, GOODS
from game.titles.tiletum.rules.dice import FACES, more_of_action
from game.titles.tiletum.rules.fairs import fair_points, takes_part
from game.titles.tiletum.rules.household import price_of_change
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.reasons import QUESTIONS as ASKED
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import marker_of
from game.titles.tiletum.table.exhibit import TableContext
from game.titles.tiletum.table.views import (
    BelowView,
    SeatView,
    TiletumSpaceView,
    below_view,
    seat_view,
    space_views,
    tile_on,
)

NOBODY_THERE: Final = -1
QUESTIONS: Final = {question: word for question, (word, _) in ASKED.items()}
QUESTIONS[kinds.SAME_Q] = "same"
"""What can be asked, as words call it; with nothing open it is the "turn"."""


@dataclass(frozen=True, slots=True)
class FairView:
    """A fair: of each seat whether it would take part now, and what it would be paid."""

    round: int
    town: str
    kind: str
    worth: int
    parts: tuple[bool, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything on the table. `places` are the wheel's: value and action of each, clockwise.

    `dice` counts (good, value); `action` is the main action in progress, "" before, with `ap` left;
    `question` is what is asked, `bonus` the action whose tile is asked about, `below` what only
    games with silver have.
    """

    round: int
    turn: int
    acting: int
    question: str
    order: tuple[int, ...]
    king_order: tuple[int, ...]
    places: tuple[tuple[int, str], ...]
    dice: tuple[tuple[str, int, int], ...]
    action: str
    ap: int
    die: tuple[str, int] | None
    tokens: tuple[int, ...]
    fairs: tuple[FairView, ...]
    fair_towns: frozenset[str]
    spaces: dict[str, TiletumSpaceView]
    action_tiles: dict[str, str]
    king_tile: str
    king_ends: tuple[int, int]
    contracts: tuple[str, ...]
    prices: tuple[int, ...]
    characters: tuple[str, ...]
    seats: tuple[SeatView, ...]
    bonus: str = ""
    below: BelowView | None = None


@dataclass(frozen=True, slots=True)
class DieValue:
    """What a die would be with a value: the action there, its points with the own marker, and the
    gold of the change.
    """

    value: int
    action: str
    ap: int
    price: int


def die_values(st: TiletumState, seat: int, value: int) -> tuple[DieValue, ...]:
    """Return what a die of some value would be with each of the six (T-303, T-307)."""
    found = []
    for new in range(1, FACES + 1):
        action = st.wheel[new - 1]
        own = int(marker_of(st, seat, action) + more_of_action(st, seat, action))
        ap = kinds.MOST_POINTS_OF_ACTION - new + own
        price = int(price_of_change(st, seat, value, new))
        found.append(DieValue(new, EVERY_ACTION[action], ap, price))
    return tuple(found)


def table_view(st: TiletumState) -> TableView:
    """Return a view as named values."""
    board = st.board
    seats = range(st.seats)
    act = _open_action(st)
    return TableView(
        round=st.round,
        turn=st.turn,
        acting=st.seat if st.phase != kinds.OVER else NOBODY_THERE,
        question=question_of(st),
        order=tuple(int(seat) for seat in st.order),
        king_order=tuple(int(seat) for seat in st.king_order),
        places=_places(st),
        dice=tuple(
            (GOODS[at // FACES], at % FACES + 1, int(count))
            for at, count in enumerate(st.dice)
            if count
        ),
        action=act[0],
        ap=act[1],
        die=(GOODS[st.die_good], st.die_value) if st.die_good != EMPTY else None,
        tokens=tuple(int(token) for token in st.tokens),
        fairs=tuple(_fair(st, number) for number in range(kinds.ROUNDS)),
        fair_towns=frozenset(board.space_names[int(town)] for town in board.fair_towns),
        spaces={space.name: space for space in space_views(st)},
        action_tiles={
            action: tile_on(st, board.action_spot + at)
            for at, action in enumerate(board.action_names)
        },
        king_tile=tile_on(st, board.king_spot),
        king_ends=(board.king_lowest, board.king_highest),
        contracts=_offer(st, board.contract_spot),
        prices=tuple(int(price) for price in board.price),
        characters=_offer(st, board.character_spot),
        seats=tuple(seat_view(st, seat) for seat in seats),
        bonus=_asked_bonus(st),
        below=below_view(st) if board.silver else None,
    )


def question_of(st: TiletumState) -> str:
    """Return what is asked, as words call it."""
    if st.phase == kinds.KING_TILE:
        return "king-tile"
    if st.depth == 0:
        return "turn"
    return QUESTIONS.get(st.stack[(st.depth - 1) * kinds.FRAME], "")


def goods_asked(st: TiletumState) -> int:
    """Return how many goods are still to be chosen, where goods are asked about."""
    return st.stack[(st.depth - 1) * kinds.FRAME + 1]


def paid_for(st: TiletumState) -> str:
    """Return what a silver would bring, where a tablet asks for it: "vp5" or "king3"."""
    return st.board.gain_names[st.stack[(st.depth - 1) * kinds.FRAME + 2]]


def _open_action(st: TiletumState) -> tuple[str, int]:
    """Return the action that is asked about, or the main one below it, and its points left."""
    for depth in range(st.depth - 1, -1, -1):
        at = depth * kinds.FRAME
        if st.stack[at] == kinds.ACT_Q:
            return EVERY_ACTION[st.stack[at + 1]], st.stack[at + 2]
    return "", 0


def _asked_bonus(st: TiletumState) -> str:
    """Return the action whose tile is asked about, "" while none is."""
    at = (st.depth - 1) * kinds.FRAME
    if st.depth == 0 or st.stack[at] != kinds.BONUS_Q:
        return ""
    return EVERY_ACTION[st.stack[at + 1]]


def _places(st: TiletumState) -> tuple[tuple[int, str], ...]:
    """Return the places of the wheel: in round 1 the first has value 1 (T-703)."""
    values = [(place - st.round + 1) % FACES + 1 for place in range(FACES)]
    return tuple((value, EVERY_ACTION[st.wheel[value - 1]]) for value in values)


def _offer(st: TiletumState, first: int) -> tuple[str, ...]:
    return tuple(tile_on(st, first + place) for place in range(kinds.OFFERED))


def _fair(st: TiletumState, number: int) -> FairView:
    board, seats = st.board, range(st.seats)
    kind = st.fair[number]
    return FairView(
        number + 1,
        board.space_names[st.fair[kinds.ROUNDS + number]],
        board.fair_names[kind],
        int(board.fair_worth[kind] + board.fair_board[number]),
        tuple(bool(takes_part(st, seat, number + 1)) for seat in seats),
        tuple(int(fair_points(st, seat, number + 1)) for seat in seats),
    )


@dataclass(frozen=True)  # without slots: the view is made once it is asked for
class TiletumModel:
    """A seat's view as the rules hold it and as named values."""

    state: TiletumState
    seat: int

    @cached_property
    def view(self) -> TableView:
        """The view as named values."""
        return table_view(self.state)

    @property
    def own(self) -> SeatView:
        """The board of whoever looks on, of the first seat where nobody does."""
        return self.view.seats[max(self.seat, 0)]


class TiletumInterest:
    """Whose board is shown, None for the own one, what the Cardinal was heard to do, whether
    that is still being read, which sheet of maps lies on top: `below` the ground, or Europe, and
    which `document` is open over it, "" for none.
    """

    def __init__(self) -> None:
        """Begin with the own board."""
        self.seat: int | None = None
        self.told: tuple[Event, ...] = ()
        self.reading = False
        self.below = False
        self.document = ""
        self._asked: bool | None = None
        self.changed: Callable[[], None] = lambda: None

    def turn_sheet(self) -> None:
        """Show the other sheet of maps."""
        self.below = not self.below

    def turn_document(self, which: str) -> None:
        """Open a document; the one that is open is closed."""
        self.document = "" if which == self.document else which

    def sheet_of(self, asked: bool | None) -> bool:
        """Return whether the second sheet is shown; a question about another one than the last
        turns it, None says nothing.
        """
        if asked is not None and asked != self._asked:
            self.below, self._asked = asked, asked
        return self.below

    def happens(self, *, below: bool) -> None:
        """Show the sheet on which something happens; `changed` hears of another one."""
        turned, self.below, self._asked = below != self.below, below, None
        if turned:
            self.changed()

    def show_board(self, seat: int) -> None:
        """Show a seat's board, or the own one again."""
        self.seat = None if self.seat == seat else seat

    def next_board(self, own: int, seats: int) -> None:
        """Show the next seat's board; after the last the own one."""
        following = (own if self.seat is None else self.seat) + 1
        self.seat = None if following % seats == own else following % seats

    def hear(self, events: tuple[Event, ...]) -> None:
        """Take in what happened in a step: a decree and all that follows from it."""
        if any(event.kind == "decreed" for event in events):
            self.told, self.reading = events, True

    def forget(self) -> None:
        """Know of nothing that happened."""
        self.told, self.reading = (), False


# Brought: what a move would change at once for whoever plays it, said before it is played.

PLAIN: Final = frozenset({"", "turn", "act", "king-tile"})
"""Questions that are no part of what a move brings."""


def brought(context: TableContext, model: TiletumModel, after: TiletumState) -> str:
    """Return what is other after a move of the seat to move: goods, points, what fairs would pay
    and the end would count more, what is asked then, and the points of action left; "" where
    nothing changes that can be told.
    """
    seat = model.state.to_move
    before, now = model.view, TiletumModel(after, seat).view
    parts = [*_gains(context, before, now, seat), *_fairs(context, before, now, seat)]
    if now.question not in {*PLAIN, before.question} and now.acting == seat:
        parts.append(context.say("brings-then", asked=context.say(f"asked-{now.question}")))
    if before.question == "act" and now.action == before.action and now.ap != before.ap:
        parts.append(context.say("brings-left", ap=now.ap))
    return ", ".join(parts)


def _gains(context: TableContext, before: TableView, now: TableView, seat: int) -> list[str]:
    was, own = before.seats[seat], now.seats[seat]
    names = [context.area(good) for good in (*GOODS, "silver")]
    names += [context.say("brings-points"), context.area("king")]
    old = *was.goods, was.silver, was.points, was.king
    new = *own.goods, own.silver, own.points, own.king
    parts = [
        f"{name} {signed(count - had)}"
        for name, had, count in zip(names, old, new, strict=True)
        if count != had
    ]
    stored = sum(map(bool, own.store))
    if stored != sum(map(bool, was.store)):
        parts.append(context.say("brings-store", store=stored))
    if own.at_end != was.at_end:
        parts.append(context.say("brings-end", points=signed(own.at_end - was.at_end)))
    return parts


def _fairs(context: TableContext, before: TableView, now: TableView, seat: int) -> list[str]:
    """Return of each fair to come whether the seat takes part now and did not before, or the other
    way round, and how much more it would pay if it were held as things stand.
    """
    parts = []
    for was, fair in zip(before.fairs, now.fairs, strict=True):
        if fair.round < before.round:
            continue
        if fair.parts[seat] != was.parts[seat]:
            key = "brings-there" if fair.parts[seat] else "brings-away"
            parts.append(context.say(key, round=fair.round))
        if more := _pays(fair, seat) - _pays(was, seat):
            parts.append(context.say("brings-fair", round=fair.round, points=signed(more)))
    return parts


def _pays(fair: FairView, seat: int) -> int:
    return fair.points[seat] if fair.parts[seat] else 0


def signed(number: int) -> str:
    """Return a number with its sign."""
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}"
