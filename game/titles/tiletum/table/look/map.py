"""What the map shows of a position, and what of it may be picked."""

from __future__ import annotations

from game.titles.tiletum.table.art.blocks import BlockFace, Shrine
from game.titles.tiletum.table.board.map_board import MapLook, UnderLook
from game.titles.tiletum.table.controller import EXPLORER, is_walk
from game.titles.tiletum.table.errand_enquiry import ErrandEnquiry
from game.titles.tiletum.table.exhibit import Studio
from game.titles.tiletum.table.view import NOBODY_THERE, FairView, TableView
from game.titles.tiletum.table.view_model import TiletumStand
from game.titles.tiletum.table.views import SpaceView


def map_look(
    studio: Studio, stand: TiletumStand, asking: ErrandEnquiry | None, *, below: bool = False
) -> MapLook:
    """Return Europe, or what lies below it; `asking` is what the person is doing about a
    question.
    """
    view = stand.view
    shown = {name: space for name, space in view.spaces.items() if bool(space.map) == below}
    blocks = {name: _block(studio, view, space) for name, space in shown.items()}
    people = {
        name: tuple((studio.colour(seat), kind) for seat, kind in space.people)
        for name, space in shown.items()
        if space.people
    }
    under = _under(studio, view) if below else None
    if asking is None:
        return MapLook(blocks, people, under=under)
    states = {name: "legal" for name in asking.lit if name in blocks}
    states |= {name: "chosen" for name in asking.picked if name in blocks}
    walks = is_walk(view.action) and view.question == "act" and not asking.task
    steps = {name: len(way) for name, way in asking.ways.items()}
    own = f"{studio.colour(stand.seat)} {view.action}" if walks and stand.seat >= 0 else ""
    return MapLook(blocks, people, states, steps, own, dim=bool(states), under=under)


def is_below(stand: TiletumStand, asking: ErrandEnquiry) -> bool | None:
    """Whether what is asked is about places below the ground, or about more there than above;
    None where it is about no places.
    """
    view = stand.view
    places = [view.spaces[name] for name in asking.lit if name in view.spaces]
    if places:
        return sum(bool(space.map) for space in places) > len(places) / 2
    if view.question == "act" and view.action == EXPLORER:
        return True
    return False if view.question == "turn" and not asking.picked else None


def _under(studio: Studio, view: TableView) -> UnderLook | None:
    below = view.below
    if below is None:
        return None
    return UnderLook(
        tuple((each.number, each.side, studio.area(each.name)) for each in below.maps),
        tuple((each.name, each.ends, each.covered) for each in below.tablets),
    )


def space_said(studio: Studio, view: TableView, name: str) -> tuple[str, ...]:
    """Return what a space holds, in short lines."""
    say, space = studio.say, view.spaces[name]
    lines = [
        say("fair-here", round=fair.round, kind=studio.area(fair.kind))
        for fair in view.fairs
        if fair.town == name
    ]
    free = [spot for spot in space.houses if spot.owner < 0]
    owners = [studio.name(spot.owner) for spot in space.houses if spot.owner >= 0]
    if owners:
        lines.append(say("houses-of", names=", ".join(owners)))
    if free:
        spot = free[0]
        key = "free-building" if spot.building else "free-house" if spot.points else "free-plain"
        lines.append(say(key, points=spot.points))
    lines += _mines_said(studio, space)
    if space.cathedral is not None and not space.cathedral.is_open:
        lines.append(say("cathedral-closed"))
    elif space.cathedral is not None:
        shrine = space.cathedral
        lines.append(say("cathedral-top", top=shrine.top, left=shrine.left))
        cost = studio.area(shrine.good)
        lines.append(say("cathedral-cost", number=shrine.cost, good=cost, points=shrine.points))
        pillars = [studio.name(owner) for owner in space.pillars if owner >= 0]
        if pillars:
            lines.append(say("pillars-of", names=", ".join(pillars)))
        if niches := space.pillars.count(NOBODY_THERE):
            lines.append(say("free-pillars", number=niches))
    if space.tile:
        lines.append(say("tile-here", tile=studio.area(space.tile)))
    for kind in dict.fromkeys(kind for _, kind in space.people):
        names = [studio.name(seat) for seat, which in space.people if which == kind]
        lines.append(say(f"{kind}-of", name=", ".join(names)))
    return tuple(lines)


def _mines_said(studio: Studio, space: SpaceView) -> list[str]:
    """Return whose mines are open, and what the next one brings."""
    owners = [studio.name(spot.owner) for spot in space.mines if spot.owner >= 0]
    lines = [studio.say("mines-of", names=", ".join(owners))] if owners else []
    free = [spot.gold for spot in space.mines if spot.owner < 0]
    if free:
        key = "free-mine" if free[0] else "free-mine-bare"
        lines.append(studio.say(key, gold=free[0]))
    return lines


def _block(studio: Studio, view: TableView, space: SpaceView) -> BlockFace:
    shrine = None
    if space.cathedral is not None:
        each = space.cathedral
        shape = "below" if space.map else space.name
        cost = each.good, each.cost
        shrine = Shrine(shape, each.is_open, each.top, each.left, cost, each.points)
    fair = next((fair for fair in view.fairs if fair.town == space.name), None)
    return BlockFace(
        space.name,
        studio.area(space.name),
        tuple((_owner(studio, spot.owner), spot.points, spot.building) for spot in space.houses),
        tuple(_owner(studio, owner) for owner in space.pillars),
        space.tile,
        space.takes_tile,
        shrine,
        (fair.round, fair_state(view, fair)) if fair is not None else None,
        space.name in view.fair_towns,
        tuple((_owner(studio, spot.owner), spot.gold) for spot in space.mines),
    )


def fair_state(view: TableView, fair: FairView) -> str:
    """Return whether a fair is "past", "now" or "to come"."""
    return "past" if fair.round < view.round else "now" if fair.round == view.round else "to come"


def _owner(studio: Studio, seat: int) -> str:
    return studio.colour(seat) if seat >= 0 else ""
