"""Brought: what a move would change at once for whoever plays it, said before it is played."""

from __future__ import annotations

from typing import Final

from game.titles.tiletum.rules.components import GOODS
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.exhibit import Studio
from game.titles.tiletum.table.stand import TiletumStand
from game.titles.tiletum.table.view import FairView, TableView

PLAIN: Final = frozenset({"", "turn", "act", "king-tile"})
"""Questions that are no part of what a move brings."""


def brought(studio: Studio, stand: TiletumStand, after: TiletumState) -> str:
    """Return what is other after a move of the seat to move: goods, points, what fairs would pay
    and the end would count more, what is asked then, and the points of action left; "" where
    nothing changes that can be told.
    """
    seat = int(stand.state.to_move)
    before, now = stand.view, TiletumStand(after, seat).view
    parts = [*_gains(studio, before, now, seat), *_fairs(studio, before, now, seat)]
    if now.question not in {*PLAIN, before.question} and now.acting == seat:
        parts.append(studio.say("brings-then", asked=studio.say(f"asked-{now.question}")))
    if before.question == "act" and now.action == before.action and now.ap != before.ap:
        parts.append(studio.say("brings-left", ap=now.ap))
    return ", ".join(parts)


def _gains(studio: Studio, before: TableView, now: TableView, seat: int) -> list[str]:
    was, own = before.seats[seat], now.seats[seat]
    names = [studio.area(good) for good in (*GOODS, "silver")]
    names += [studio.say("brings-points"), studio.area("king")]
    old = *was.goods, was.silver, was.points, was.king
    new = *own.goods, own.silver, own.points, own.king
    parts = [
        f"{name} {signed(count - had)}"
        for name, had, count in zip(names, old, new, strict=True)
        if count != had
    ]
    stored = sum(map(bool, own.store))
    if stored != sum(map(bool, was.store)):
        parts.append(studio.say("brings-store", store=stored))
    if own.at_end != was.at_end:
        parts.append(studio.say("brings-end", points=signed(own.at_end - was.at_end)))
    return parts


def _fairs(studio: Studio, before: TableView, now: TableView, seat: int) -> list[str]:
    """Return of each fair to come whether the seat takes part now and did not before, or the other
    way round, and how much more it would pay if it were held as things stand.
    """
    parts = []
    for was, fair in zip(before.fairs, now.fairs, strict=True):
        if fair.round < before.round:
            continue
        if fair.parts[seat] != was.parts[seat]:
            key = "brings-there" if fair.parts[seat] else "brings-away"
            parts.append(studio.say(key, round=fair.round))
        if more := _pays(fair, seat) - _pays(was, seat):
            parts.append(studio.say("brings-fair", round=fair.round, points=signed(more)))
    return parts


def _pays(fair: FairView, seat: int) -> int:
    return fair.points[seat] if fair.parts[seat] else 0


def signed(number: int) -> str:
    """Return a number with its sign."""
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}"
