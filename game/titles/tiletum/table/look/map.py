"""What the map shows of a position, and what of it may be picked."""

from __future__ import annotations

from game.titles.tiletum.table.art.blocks import BlockFace, Shrine
from game.titles.tiletum.table.board.map_board import MapLook
from game.titles.tiletum.table.errand_enquiry import ErrandEnquiry
from game.titles.tiletum.table.exhibit import Studio
from game.titles.tiletum.table.stand import TiletumStand
from game.titles.tiletum.table.view import FairView, SpaceView, TableView
from game.titles.tiletum.table.ways import WALKERS


def map_look(studio: Studio, stand: TiletumStand, asking: ErrandEnquiry | None) -> MapLook:
    """Return the map; `asking` is what the person is doing about a question."""
    view = stand.view
    blocks = {name: _block(studio, view, space) for name, space in view.spaces.items()}
    people = {
        name: tuple((studio.colour(seat), kind) for seat, kind in space.people)
        for name, space in view.spaces.items()
        if space.people
    }
    if asking is None:
        return MapLook(blocks, people)
    states = {name: "legal" for name in asking.lit if name in blocks}
    states |= {name: "chosen" for name in asking.picked if name in blocks}
    walks = view.action in WALKERS and view.question == "act" and not asking.task
    steps = {name: len(way) for name, way in asking.ways.items()}
    own = f"{studio.colour(stand.seat)} {view.action}" if walks and stand.seat >= 0 else ""
    return MapLook(blocks, people, states, steps, own, dim=bool(states))


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
    if space.cathedral is not None and not space.cathedral.is_open:
        lines.append(say("cathedral-closed"))
    elif space.cathedral is not None:
        shrine = space.cathedral
        lines.append(say("cathedral-top", top=shrine.top, left=shrine.left))
        lines.append(say("cathedral-cost", stone=shrine.stone, points=shrine.points))
        pillars = [studio.name(owner) for owner in space.pillars if owner >= 0]
        if pillars:
            lines.append(say("pillars-of", names=", ".join(pillars)))
    if space.tile:
        lines.append(say("tile-here", tile=studio.area(space.tile)))
    for seat, kind in space.people:
        lines.append(say(f"{kind}-of", name=studio.name(seat)))
    return tuple(lines)


def _block(studio: Studio, view: TableView, space: SpaceView) -> BlockFace:
    shrine = None
    if space.cathedral is not None:
        each = space.cathedral
        shrine = Shrine(space.name, each.is_open, each.top, each.left, each.stone, each.points)
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
    )


def fair_state(view: TableView, fair: FairView) -> str:
    """Return whether a fair is "past", "now" or "to come"."""
    return "past" if fair.round < view.round else "now" if fair.round == view.round else "to come"


def _owner(studio: Studio, seat: int) -> str:
    return studio.colour(seat) if seat >= 0 else ""
