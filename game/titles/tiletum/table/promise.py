"""The immediate effects of a move for its seat, shown before it is played."""

from dataclasses import dataclass
from typing import Final

from game.engine.rules import CHANCE
from game.text.numerals import signed
from game.titles.tiletum.rules.components import WARES
from game.titles.tiletum.rules.promises import Foresight
from game.titles.tiletum.table.exhibit import TableContext
from game.titles.tiletum.table.seat_view import SeatView
from game.titles.tiletum.table.view import FairView, TableView, TiletumModel

PLAIN: Final = frozenset({"", "turn", "act", "king-tile", "anywhere", "fly"})
"""Questions that are no part of what a move brings, or that what is told of it names already."""
PIECES: Final = ("houses", "pillars", "mines")
NOT_KNOWN: Final = -1


@dataclass(frozen=True, slots=True)
class FairChange:
    """A change at a coming fair: whether the seat would take part, None if unchanged, and the
    additional points."""

    round: int
    takes_part: bool | None
    points: int


@dataclass(frozen=True, slots=True)
class MoveEffects:
    """The differences a move makes for its seat.

    `goods` are those gained or paid, silver last; `pieces` the additions to the supply: houses,
    pillars and mines. `at_end` are additional final points, `question` the next question, `ap_left`
    the action points left; -1 or "" if there is nothing to say. `luck` tells whether something is
    drawn then, so that it cannot be undone. `end_points` are set if the move ends the round, or the
    game.
    """

    goods: tuple[int, ...]
    points: int
    king: int
    pieces: tuple[int, ...]
    stored: int
    at_end: int
    fairs: tuple[FairChange, ...]
    question: str
    ap_left: int
    end_points: int
    ends_game: bool
    luck: bool


def effects_of_move(model: TiletumModel, foreseen: Foresight) -> MoveEffects:
    """Return the effects of a move for the seat to move."""
    seat = model.state.to_move
    before = model.view
    now = TiletumModel(foreseen.after, seat).view
    was = before.seats[seat]
    own = now.seats[seat]
    asks = now.question not in {*PLAIN, before.question} and now.acting == seat
    acts_on = before.question == "act" and now.action == before.action and now.ap != before.ap
    return MoveEffects(
        goods=tuple(
            new - old
            for old, new in zip(_goods_and_silver(was), _goods_and_silver(own), strict=True)
        ),
        points=own.points - was.points,
        king=own.king - was.king,
        pieces=tuple(
            max(0, new - old)
            for old, new in zip(_pieces_in_supply(was), _pieces_in_supply(own), strict=True)
        ),
        stored=own.stored_tile_count
        if own.stored_tile_count != was.stored_tile_count
        else NOT_KNOWN,
        at_end=own.at_end - was.at_end,
        fairs=tuple(_fair_changes(before, now, seat)),
        question=now.question if asks else "",
        ap_left=now.ap if acts_on else NOT_KNOWN,
        end_points=foreseen.end_points,
        ends_game=foreseen.ends_game,
        luck=foreseen.after.to_move == CHANCE,
    )


def effects_text(context: TableContext, promise: MoveEffects) -> str:
    """Return the effects in words, "" if there are none to tell."""
    say = context.say
    names = [*map(context.area_name, WARES), say("brings-points"), context.area_name("king")]
    names += [say(f"brings-{piece}") for piece in PIECES]
    counts = *promise.goods, promise.points, promise.king, *promise.pieces
    parts = [f"{name} {signed(count)}" for name, count in zip(names, counts, strict=True) if count]
    if promise.stored != NOT_KNOWN:
        parts.append(say("brings-store", store=promise.stored))
    if promise.at_end:
        parts.append(say("brings-end", points=signed(promise.at_end)))
    for fair in promise.fairs:
        if fair.takes_part is not None:
            key = "brings-there" if fair.takes_part else "brings-away"
            parts.append(say(key, round=fair.round))
        if fair.points:
            parts.append(say("brings-fair", round=fair.round, points=signed(fair.points)))
    if promise.question:
        parts.append(say("brings-then", asked=say(f"asked-{promise.question}")))
    if promise.ap_left != NOT_KNOWN:
        parts.append(say("brings-left", ap=promise.ap_left))
    if promise.end_points:
        key = "brings-game-ends" if promise.ends_game else "brings-round-ends"
        parts.append(say(key, points=signed(promise.end_points)))
    if promise.luck:
        parts.append(say("brings-luck"))
    return ", ".join(parts)


def _goods_and_silver(seat: SeatView) -> tuple[int, ...]:
    """Return the goods and the silver of a seat."""
    return *seat.goods, seat.silver


def _pieces_in_supply(seat: SeatView) -> tuple[int, ...]:
    """Return the houses, pillars and mines in a seat's own supply; no mines without Silver."""
    return *seat.supply, next(iter(seat.mine_supply), 0)


def _fair_changes(before: TableView, now: TableView, seat: int) -> list[FairChange]:
    """Return of each fair to come what changes for a seat, those with nothing left out."""
    changes = []
    for was, fair in zip(before.fairs, now.fairs, strict=True):
        if fair.round < before.round:
            continue
        takes_part = fair.parts[seat] if fair.parts[seat] != was.parts[seat] else None
        change = FairChange(
            fair.round, takes_part, _fair_payment(fair, seat) - _fair_payment(was, seat)
        )
        if takes_part is not None or change.points:
            changes.append(change)
    return changes


def _fair_payment(fair: FairView, seat: int) -> int:
    return fair.points[seat] if fair.parts[seat] else 0
