"""What lies on the table, as named values for the screen: read off a view; whatever has to be
reckoned the rules are asked for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.components import EVERY_ACTION, GOODS
from game.titles.tiletum.rules.dice import more_of_action
from game.titles.tiletum.rules.fairs import fair_points, takes_part
from game.titles.tiletum.rules.household import price_of_change
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.reasons import QUESTIONS as ASKED
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import marker_of
from game.titles.tiletum.table.seat_view import FACES, SeatView, seat_view
from game.titles.tiletum.table.views import (
    BelowView,
    TiletumSpaceView,
    below_view,
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
        action = int(st.wheel[new - 1])
        own = int(marker_of(st, seat, action) + more_of_action(st, seat, action))
        ap = kinds.MOST_POINTS_OF_ACTION - new + own
        price = int(price_of_change(st, seat, value, new))
        found.append(DieValue(new, EVERY_ACTION[action], ap, price))
    return tuple(found)


def table_view(st: TiletumState) -> TableView:
    """Return a view as named values."""
    board = st.board
    seats = range(int(st.seats))
    act = _open_action(st)
    return TableView(
        round=int(st.round),
        turn=int(st.turn),
        acting=int(st.seat) if st.phase != kinds.OVER else NOBODY_THERE,
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
        die=(GOODS[int(st.die_good)], int(st.die_value)) if st.die_good != EMPTY else None,
        tokens=tuple(int(token) for token in st.tokens),
        fairs=tuple(_fair(st, number) for number in range(kinds.ROUNDS)),
        fair_towns=frozenset(board.space_names[int(town)] for town in board.fair_towns),
        spaces={space.name: space for space in space_views(st)},
        action_tiles={
            action: tile_on(st, int(board.action_spot) + at)
            for at, action in enumerate(board.action_names)
        },
        king_tile=tile_on(st, int(board.king_spot)),
        king_ends=(int(board.king_lowest), int(board.king_highest)),
        contracts=_offer(st, int(board.contract_spot)),
        prices=tuple(int(price) for price in board.price),
        characters=_offer(st, int(board.character_spot)),
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
    return QUESTIONS.get(int(st.stack[(st.depth - 1) * kinds.FRAME]), "")


def goods_asked(st: TiletumState) -> int:
    """Return how many goods are still to be chosen, where goods are asked about."""
    return int(st.stack[(int(st.depth) - 1) * kinds.FRAME + 1])


def paid_for(st: TiletumState) -> str:
    """Return what a silver would bring, where a tablet asks for it: "vp5" or "king3"."""
    return st.board.gain_names[int(st.stack[(int(st.depth) - 1) * kinds.FRAME + 2])]


def _open_action(st: TiletumState) -> tuple[str, int]:
    """Return the action that is asked about, or the main one below it, and its points left."""
    for depth in range(int(st.depth) - 1, -1, -1):
        at = depth * kinds.FRAME
        if st.stack[at] == kinds.ACT_Q:
            return EVERY_ACTION[int(st.stack[at + 1])], int(st.stack[at + 2])
    return "", 0


def _asked_bonus(st: TiletumState) -> str:
    """Return the action whose tile is asked about, "" while none is."""
    at = (int(st.depth) - 1) * kinds.FRAME
    if st.depth == 0 or st.stack[at] != kinds.BONUS_Q:
        return ""
    return EVERY_ACTION[int(st.stack[at + 1])]


def _places(st: TiletumState) -> tuple[tuple[int, str], ...]:
    """Return the places of the wheel: in round 1 the first has value 1 (T-703)."""
    values = [(place - int(st.round) + 1) % FACES + 1 for place in range(FACES)]
    return tuple((value, EVERY_ACTION[int(st.wheel[value - 1])]) for value in values)


def _offer(st: TiletumState, first: int) -> tuple[str, ...]:
    return tuple(tile_on(st, first + place) for place in range(kinds.OFFERED))


def _fair(st: TiletumState, number: int) -> FairView:
    board, seats = st.board, range(int(st.seats))
    kind = int(st.fair[number])
    return FairView(
        number + 1,
        board.space_names[int(st.fair[kinds.ROUNDS + number])],
        board.fair_names[kind],
        int(board.fair_worth[kind] + board.fair_board[number]),
        tuple(bool(takes_part(st, seat, number + 1)) for seat in seats),
        tuple(int(fair_points(st, seat, number + 1)) for seat in seats),
    )
