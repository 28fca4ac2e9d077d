"""What plates, work track, areas and action buttons show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from game.table_protocol import SeatCard
from game.tabletop.panel.action_bar import ActionLook
from game.tabletop.question.question_input import QuestionInput
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.rules.views import AreaView, SeatView, TableView
from game.titles.tinners_trail.table.look.cards import Affairs
from game.titles.tinners_trail.table.move_kinds import ActionKind, CountyFacts
from game.words import Words

# Plates: what the panel of each player shows.


@dataclass(frozen=True, slots=True)
class Goods:
    """What expansions add: -1 where the expansion is not in play.

    `arsenic` is held, `calciners` are still to be built, `own_miners` not on the map; `waiting`
    are Michigan's pieces.
    """

    arsenic: int = -1
    calciners: int = -1
    own_miners: int = -1
    waiting: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TrailPlateLook:
    """One player: `chip` is a word about the turn, `tone` its look, `active` the lit panel.

    `pile` is what is counted beside the mines: "cards" in hand, or "investment-cubes" left. `goods`
    is a third row while expansions are in play, None without any; `debt` is what Lord Wallace owes
    in place of money.
    """

    name: str
    caption: str
    money: int
    points: int
    mines_left: int
    pile: str
    in_pile: int
    tin: int
    copper: int
    chip: str
    tone: str
    active: bool
    goods: Goods | None = None
    debt: int = 0


def plates(
    view: TableView, seats: tuple[SeatCard, ...], words: Words, affairs: Affairs | None = None
) -> tuple[TrailPlateLook, ...]:
    """Return the plates in seat order; `affairs` are Lord Wallace's in a solo game."""
    return tuple(_plate(view, seat, words, affairs) for seat in seats)


def _plate(
    view: TableView, card: SeatCard, words: Words, affairs: Affairs | None
) -> TrailPlateLook:
    seat = view.seats[card.seat]
    his = affairs is not None and affairs.seat == card.seat
    return replace(
        plate_of(view, card, words, ("cards", len(seat.hand))),
        debt=affairs.owed if affairs is not None and his else 0,
        goods=_goods(view, seat) if view.has_arsenic or view.has_emigration else None,
    )


def plate_of(
    view: TableView, card: SeatCard, words: Words, pile: tuple[str, int]
) -> TrailPlateLook:
    """Return what the panel of a seat shows in either edition; `pile` is what is counted beside
    the mines.
    """
    seat: SeatView = view.seats[card.seat]
    chip, tone = turn_chip(view, card, words)
    return TrailPlateLook(
        name=card.name,
        caption=card.caption,
        money=seat.money,
        points=seat.points,
        mines_left=seat.mines_left,
        pile=pile[0],
        in_pile=pile[1],
        tin=seat.tin,
        copper=seat.copper,
        chip=chip,
        tone=tone,
        active=view.to_move == card.seat,
    )


def _goods(view: TableView, seat: SeatView) -> Goods:
    return Goods(
        arsenic=seat.arsenic if view.has_arsenic else -1,
        calciners=int(seat.calciner_left) if view.has_arsenic else -1,
        own_miners=seat.own_miners if view.has_emigration else -1,
        waiting=seat.waiting,
    )


def turn_chip(view: TableView, card: SeatCard, words: Words) -> tuple[str, str]:
    """Return a word about a seat's turn, "" for none, and its look."""
    seat: SeatView = view.seats[card.seat]
    if view.to_move == card.seat:
        yours = view.viewer == card.seat
        return words.say("table.your-turn" if yours else "table.acting"), "commit"
    if view.phase == "invest" and seat.declined:
        return words.say("table.declined"), "calm"
    if seat.place >= 0:
        return words.say(f"table.passed-{seat.place + 1}"), "calm"
    return "", "calm"


# The working day: what the work track and the investment column show.

FEWEST_ROWS = 4
PEEKING_PLACES = {2: 1}  # the first place only with two players, else the first two


@dataclass(frozen=True, slots=True)
class Landing:
    """Where a seat's marker would come to lie: a column and row of the track, or a place."""

    seat: int
    column: int
    row: int
    place: int = -1


@dataclass(frozen=True, slots=True)
class InvestmentSpace:
    """A space of the investment column; `seat` is -1 while empty, `next` the one to be taken."""

    per_ten: int
    per_five: int
    seat: int
    next: bool


@dataclass(frozen=True, slots=True)
class WorkTrack:
    """The markers by column, top to bottom, the active column, a ghost marker, and the seats that
    have passed, in order.
    """

    columns: tuple[tuple[int, ...], ...]
    rows: int
    active_column: int
    passed: tuple[int, ...]
    ghost: Landing | None


@dataclass(frozen=True, slots=True)
class WorkingDay(WorkTrack):
    """`limiters` is, by seat, the column its work limiter covers, 0 while that is not there."""

    peeking_rows: int
    investment: tuple[InvestmentSpace, ...]
    limiters: tuple[int, ...]


def working_day(view: TableView, board: Board, ghost: Landing | None) -> WorkingDay:
    """Return the inset for a view and, perhaps, a pending action's landing."""
    seats = len(view.seats)
    return WorkingDay(
        columns=view.track,
        rows=max(seats, FEWEST_ROWS),
        active_column=active_column(view),
        passed=view.invested,
        peeking_rows=PEEKING_PLACES.get(seats, 2),
        investment=tuple(_row(view, board, place) for place in range(max(seats, 2))),
        ghost=ghost,
        limiters=tuple(seat.limiter for seat in view.seats),
    )


def active_column(view: TableView) -> int:
    """Return the column whose first marker acts, -1 while nobody does."""
    column = next((n for n, markers in enumerate(view.track) if markers), -1)
    return column if view.phase in ("actions", "pumps") else -1


def landing(before: TableView, after: TableView, seat: int) -> Landing | None:
    """Return where a seat's marker lies after a move, None when it has not moved."""
    if after.seats[seat].place >= 0 > before.seats[seat].place:
        return Landing(seat, -1, -1, after.seats[seat].place)
    column = after.seats[seat].column
    if column == before.seats[seat].column or seat not in after.track[column]:
        return None
    return Landing(seat, column, after.track[column].index(seat))


def landing_after_work(view: TableView, seat: int, work: int) -> Landing:
    """Return where a seat's marker comes after so many work points (T-2)."""
    column = min(view.seats[seat].column + work, len(view.track) - 1)
    return Landing(seat, column, len(view.track[column]))


def _row(view: TableView, board: Board, place: int) -> InvestmentSpace:
    box = place * ROUNDS + view.round - 1
    taken = view.invested[place] if place < len(view.invested) else -1
    return InvestmentSpace(
        per_ten=int(board.per_ten[box]),
        per_five=int(board.per_five[box]),
        seat=taken,
        next=view.phase != "over" and place == len(view.invested),
    )


# What lies in the areas of the map, as whoever looks on may see it.

Counts = tuple[int, int, int]
MOST_SINGLE = 5

AnyArea = TypeVar("AnyArea", bound=AreaView)


def areas_seen(view: TableView, *, concealed: bool) -> tuple[AreaView, ...]:
    """Return every area; concealed, the tiles a seat has peeked at show their backs only."""
    return tuple(as_all_see_it(area) for area in view.areas) if concealed else view.areas


def as_all_see_it(area: AreaView) -> AreaView:
    """Return an area without what its viewer alone knows of its tile."""
    if area.tile is None or area.tile.face_up:
        return area
    back = replace(area.tile, known=False, tin=0, copper=0, water=0, bonus="")
    return replace(area, tile=back)


def lies_open(area: AreaView) -> bool:
    """Return whether an area's tile lies face up."""
    return area.tile is not None and area.tile.face_up


def cubes_of(area: AreaView) -> Counts:
    """Return the tin, copper and water in an area."""
    return area.tin, area.copper, area.water


def row_of_cubes(count: int) -> tuple[int, str]:
    """Return how many cubes of a row are drawn and the chip behind them, "" for none."""
    if count <= MOST_SINGLE:
        return count, ""
    return MOST_SINGLE - 1, f"×{count}"


# Action buttons: what each shows: whether it is possible, its cost and its note.

AnyFacts = TypeVar("AnyFacts", bound=CountyFacts)


def action_buttons(
    actions: Sequence[ActionKind[AnyFacts]],
    facts: AnyFacts,
    question_input: QuestionInput,
    words: Words,
) -> tuple[ActionLook, ...]:
    """Return every action in reading order; `question_input` asks for one of them, or none."""
    possible, chosen = (
        question_input.actions,
        question_input.action,
    )  # asked for once: every move takes part
    return tuple(
        ActionLook(
            action=action.kind,
            cost=action.work(facts),
            note=_note(action, action.count(facts), words),
            possible=action.kind in possible,
            chosen=action.kind == chosen,
            aside=words.say("table.free"),
        )
        for action in actions
    )


def _note(action: ActionKind[AnyFacts], count: int, words: Words) -> str:
    if action.stocked:
        return words.say("table.left" if count else "table.none-left", count=count)
    return words.say(f"table.note-{action.note or action.kind}", count=count)
