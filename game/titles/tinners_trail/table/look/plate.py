"""Plates: what the panel of each player shows."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.room import SeatCard
from game.titles.tinners_trail.rules.county.county_view import CountySeat, CountyView
from game.titles.tinners_trail.rules.table_view import SeatView, TableView
from game.titles.tinners_trail.table.look.wallace import Affairs
from game.words import Words


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
class PlateLook:
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
) -> tuple[PlateLook, ...]:
    """Return the plates in seat order; `affairs` are Lord Wallace's in a solo game."""
    return tuple(_plate(view, seat, words, affairs) for seat in seats)


def _plate(view: TableView, card: SeatCard, words: Words, affairs: Affairs | None) -> PlateLook:
    seat = view.seats[card.seat]
    his = affairs is not None and affairs.seat == card.seat
    return replace(
        plate_of(view, card, words, ("cards", len(seat.hand))),
        debt=affairs.owed if affairs is not None and his else 0,
        goods=_goods(view, seat) if view.has_arsenic or view.has_emigration else None,
    )


def plate_of(view: CountyView, card: SeatCard, words: Words, pile: tuple[str, int]) -> PlateLook:
    """Return what the panel of a seat shows in either edition; `pile` is what is counted beside
    the mines.
    """
    seat: CountySeat = view.seats[card.seat]
    chip, tone = turn_chip(view, card, words)
    return PlateLook(
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


def turn_chip(view: CountyView, card: SeatCard, words: Words) -> tuple[str, str]:
    """Return a word about a seat's turn, "" for none, and its look."""
    seat: CountySeat = view.seats[card.seat]
    if view.to_move == card.seat:
        yours = view.viewer == card.seat
        return words.say("table.your-turn" if yours else "table.acting"), "commit"
    if view.phase == "invest" and seat.declined:
        return words.say("table.declined"), "calm"
    if seat.place >= 0:
        return words.say(f"table.passed-{seat.place + 1}"), "calm"
    return "", "calm"
